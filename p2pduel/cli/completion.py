"""`p2pduel completion`: a script that lets the shell finish commands, options and names."""

from __future__ import annotations

import argparse

from p2pduel.catalogue import cli_commands as helps
from p2pduel.cli.common import EXIT_OK, Choice

__all__ = ["EXAMPLE", "arguments", "run"]

EXAMPLE = """
eval "$(p2pduel completion bash)"
p2pduel completion fish > ~/.config/fish/completions/p2pduel.fish
"""
SHELLS = ("bash", "zsh", "fish")

_ZSH = """(( $+functions[compdef] )) || { autoload -U compinit && compinit }
autoload -U +X bashcompinit && bashcompinit
"""
"""zsh takes the script for bash once this is loaded."""

Words = dict[str, list[str]]
"""Command, or command and option, → what may follow."""


def arguments(parser: argparse.ArgumentParser) -> None:
    """The shell to write for."""
    parser.add_argument("shell", type=Choice("shell", SHELLS), metavar="bash|zsh|fish")


def run(args: argparse.Namespace) -> int:
    """Print the script."""
    options, values = _words()
    print(_fish(options, values) if args.shell == "fish" else _bash(options, values, args.shell == "zsh"))
    return EXIT_OK


def _words() -> tuple[Words, Words]:
    """Every command with its options and first words, and every option with the names it takes."""
    from p2pduel.cli.dispatch import COMMANDS, command_parser

    options: Words = {}
    values: Words = {}
    for name in COMMANDS:
        options[name] = []
        for action in command_parser(name)._actions:
            long = [option for option in action.option_strings if option.startswith("--")]
            if not action.option_strings:
                options[name] += _names(action)
            elif _names(action):
                values |= {f"{name} {option}": _names(action) for option in long}
            options[name] += sorted(long)
    return options, values


def _names(action: argparse.Action) -> list[str]:
    """The names an argument takes, where these can be listed."""
    from p2pduel import bots, decks

    if action.choices is not None:
        return [str(choice) for choice in action.choices]
    if isinstance(action.type, Choice):
        return list(action.type.names)
    return {"bot": list(bots.names()), "deck": list(decks.ready())}.get(action.dest, [])


def _bash(options: Words, values: Words, zsh: bool) -> str:
    after = "\n".join(f'        "{words}") words="{" ".join(names)}" ;;' for words, names in values.items())
    cases = "\n".join(f'            {name}) words="{" ".join(found)}" ;;' for name, found in options.items())
    head = _ZSH if zsh else ""
    return f"""{head}_p2pduel() {{
    local words="{" ".join(options)} --help --version"
    local current="${{COMP_WORDS[COMP_CWORD]}}"
    local before="${{COMP_WORDS[COMP_CWORD - 1]}}"
    case "${{COMP_WORDS[1]}} $before" in
{after}
        *) if [ "$COMP_CWORD" -gt 1 ]; then
            case "${{COMP_WORDS[1]}}" in
{cases}
            esac
        fi ;;
    esac
    COMPREPLY=($(compgen -W "$words" -- "$current"))
}}
complete -o default -F _p2pduel p2pduel"""


def _fish(options: Words, values: Words) -> str:
    about = {name: helps.OVERVIEW[name].replace("'", "\\'") for name in options}
    lines = [
        f"complete -c p2pduel -f -n __fish_use_subcommand -a {name} -d '{about[name]}'" for name in options
    ]
    for name, found in options.items():
        begin = f"complete -c p2pduel -n '__fish_seen_subcommand_from {name}'"
        for word in found:
            names = values.get(f"{name} {word}")
            files = "-r" if word == "--deck" else "-x"
            listed = f" {files} -a '{' '.join(names)}'" if names else ""
            lines.append(f"{begin} -l {word[2:]}{listed}" if word.startswith("--") else f"{begin} -a {word}")
    return "\n".join(lines)
