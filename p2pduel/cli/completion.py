"""`p2pduel completion`: a script that lets the shell finish commands and options."""

from __future__ import annotations

import argparse

from p2pduel.cli.common import EXIT_OK, choice_of

__all__ = ["EXAMPLE", "SUMMARY", "arguments", "run"]

SUMMARY = "Print a completion script for bash, zsh or fish."
EXAMPLE = """
eval "$(p2pduel completion bash)"
p2pduel completion fish > ~/.config/fish/completions/p2pduel.fish
"""
SHELLS = ("bash", "zsh", "fish")


def arguments(parser: argparse.ArgumentParser) -> None:
    """The shell to write for."""
    parser.add_argument("shell", type=choice_of("shell", SHELLS), metavar="bash|zsh|fish")


def run(args: argparse.Namespace) -> int:
    """Print the script."""
    options = _options()
    print(_fish(options) if args.shell == "fish" else _bash(options, zsh=args.shell == "zsh"))
    return EXIT_OK


def _options() -> dict[str, list[str]]:
    """Command → its long options."""
    from p2pduel.cli.dispatch import COMMANDS, command_parser

    found: dict[str, list[str]] = {}
    for name in COMMANDS:
        strings = command_parser(name)._option_string_actions
        found[name] = sorted(option for option in strings if option.startswith("--"))
    return found


def _bash(options: dict[str, list[str]], zsh: bool) -> str:
    cases = "\n".join(f'        {name}) words="{" ".join(found)}" ;;' for name, found in options.items())
    head = "autoload -U +X bashcompinit && bashcompinit\n" if zsh else ""
    return f"""{head}_p2pduel() {{
    local words="{" ".join(options)} --help --version"
    local current="${{COMP_WORDS[COMP_CWORD]}}"
    if [ "$COMP_CWORD" -gt 1 ]; then
        case "${{COMP_WORDS[1]}}" in
{cases}
        esac
    fi
    COMPREPLY=($(compgen -W "$words" -- "$current"))
}}
complete -o default -F _p2pduel p2pduel"""


def _fish(options: dict[str, list[str]]) -> str:
    lines = [f"complete -c p2pduel -n __fish_use_subcommand -a '{' '.join(options)}'"]
    for name, found in options.items():
        lines += [
            f"complete -c p2pduel -n '__fish_seen_subcommand_from {name}' -l {option[2:]}" for option in found
        ]
    return "\n".join(lines)
