# Everything needs only python3 and make: the first call builds .venv, later ones start at once.
PYTHON ?= python3
PY := .venv/bin/python
PIP := $(PY) -m pip install --quiet --disable-pip-version-check --constraint constraints.txt
UV := uv pip install --quiet --python $(PY) --constraint constraints.txt
OFFLINE := { echo "That did not work. The first run needs the package index: is this machine online?"; exit 1; }
WORKERS ?= 3

.PHONY: play test quick format lint types check pictures soak bench dist release clean

play: .venv/.playable
	@if [ -t 0 ] && [ -t 1 ]; then $(PY) -m p2pduel; else \
		echo "No terminal here: showing a game between two bots instead."; $(PY) -m p2pduel demo; fi

test: .venv/.ready
	$(PY) -m pytest -n $(WORKERS) --dist worksteal -m "not slow" $(ARGS)

quick: .venv/.ready
	$(PY) -m pytest -n $(WORKERS) --dist worksteal -m "not slow" tests/rules tests/kernel tests/toy/test_rules.py tests/protocol $(ARGS)

format: .venv/.ready
	$(PY) -m ruff format .
	$(PY) -m ruff check --fix .

lint: .venv/.ready
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .

types: .venv/.ready
	$(PY) -m mypy
	$(PY) -m mypy --platform win32 p2pduel protocol
	$(PY) -m mypy --platform darwin p2pduel protocol

check: lint types test

# Every screen as text for the tests, and the pictures of the documentation: look at what changed before you commit it.
pictures: .venv/.ready
	P2PDUEL_PICTURES=write $(PY) -m pytest -n $(WORKERS) -q tests/tui/test_pictures.py tests/tui/test_deck_builder.py tests/tui/test_hints.py tests/tui/test_looks.py \
		tests/island/test_map.py tests/island/test_pictures.py tests/classic/test_pictures.py
	@command -v rsvg-convert >/dev/null || { echo "docs/pictures stay as they are: rsvg-convert (package librsvg2-bin) draws them."; exit 1; }
	$(PY) -m tests.tui.draw docs/pictures

soak: .venv/.ready
	P2PDUEL_SOAK=full $(PY) -m pytest -m slow -s $(ARGS)

bench: .venv/.ready
	@if command -v uv >/dev/null 2>&1; then $(UV) --group bench; \
	else $(PIP) --group bench; fi
	$(PY) -m benchmarks.report

# Everything that is given away, into dist/: sdist, wheel, one file for people without Python; each is tried first.
dist:
	.ci/dist

# Rebuilt only when pyproject or the tested versions changed; uv is used where it is installed. To play, the program alone is enough;
# everything else adds the tools that test it.
.venv/.playable: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { \
		echo "This needs Python 3.11 or later, and $(PYTHON) is $$($(PYTHON) --version 2>&1). Another one: make play PYTHON=python3.12"; exit 1; }
	@echo "Setting up .venv: once, from the package index; less than a minute."
	@if command -v uv >/dev/null 2>&1; then \
		uv venv --quiet --allow-existing --python $(PYTHON) .venv && $(UV) -e . ; \
	else \
		$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { \
			echo "python3 lacks the venv module: install the package python3-venv, then run make again."; exit 1; }; \
		echo "  1 of 2  an empty environment" && $(PYTHON) -m venv .venv && \
		echo "  2 of 2  the program and what it needs" && $(PIP) -e . ; \
	fi || $(OFFLINE)
	@touch $@ && echo "Ready."

.venv/.ready: .venv/.playable
	@echo "Adding the tools for tests to .venv: once, from the package index; about a minute."
	@if command -v uv >/dev/null 2>&1; then \
		$(UV) --group dev ; \
	else \
		echo "  1 of 2  a pip that knows dependency groups" && $(PIP) --upgrade "pip>=25.1" && \
		echo "  2 of 2  the tools" && $(PIP) --group dev ; \
	fi || $(OFFLINE)
	@touch $@ && echo "Ready."

# Refuses what should not be released, builds both archives and tags; pushing them is up to a person.
release: .venv/.ready
	$(PY) .ci/release.py

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis dist build
