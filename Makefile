# Everything needs only python3 and make: the first call builds .venv, later ones start at once.
PYTHON ?= python3
PY := .venv/bin/python
WORKERS ?= 2

.PHONY: play test lint types check soak bench clean

play: .venv/.ready
	@if [ -t 0 ] && [ -t 1 ]; then $(PY) -m p2pduel; else \
		echo "No terminal here: showing a game between two bots instead."; $(PY) -m p2pduel demo; fi

test: .venv/.ready
	$(PY) -m pytest -n $(WORKERS) --dist worksteal -m "not slow" $(ARGS)

lint: .venv/.ready
	$(PY) -m ruff format --check .
	$(PY) -m ruff check .

types: .venv/.ready
	$(PY) -m mypy

check: lint types test

soak: .venv/.ready
	P2PDUEL_SOAK=full $(PY) -m pytest -m slow -s $(ARGS)

bench: .venv/.ready
	@if command -v uv >/dev/null 2>&1; then uv pip install --quiet --python $(PY) --group bench; \
	else $(PY) -m pip install --quiet --disable-pip-version-check --group bench; fi
	$(PY) -m benchmarks.report

# Rebuilt only when pyproject changed; uv is used where it is installed.
.venv/.ready: pyproject.toml
	@echo "Setting up .venv: once, from the package index; about a minute."
	@if command -v uv >/dev/null 2>&1; then \
		uv venv --quiet --allow-existing --python $(PYTHON) .venv && uv pip install --quiet --python $(PY) --group dev -e . ; \
	else \
		$(PYTHON) -c 'import venv, ensurepip' 2>/dev/null || { echo "python3 lacks the venv module: install the package python3-venv, then run make again."; exit 1; }; \
		echo "  1 of 3  an empty environment"; $(PYTHON) -m venv .venv && \
		echo "  2 of 3  a pip that knows dependency groups"; \
		$(PY) -m pip install --quiet --disable-pip-version-check --upgrade "pip>=25.1" && \
		echo "  3 of 3  the program and what it needs" && \
		$(PY) -m pip install --quiet --disable-pip-version-check --group dev -e . ; \
	fi
	@touch $@ && echo "Ready."

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis dist build
