"""Pages about what the code says of itself: what Python programs import, and the commands."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from types import ModuleType
from typing import Any, Final

import typer

import witchtable
from witchtable import client
from witchtable.cli import app

__all__ = ["pages"]

_WIDTH: Final = 90  # characters of a signature on one line
_PYTHON: Final = (
    "What `import witchtable` brings. [Your first bot](../tutorials/first-bot.md) "
    "and [bots](../bots.md) show it at work."
)


def pages() -> dict[str, str]:
    """Write all pages of the reference, by name."""
    return {
        "python.md": "\n".join(_module("Python", _PYTHON, witchtable)),
        "client.md": "\n".join(_module("The client", "", client)),
        "commands.md": "\n".join(_commands()),
    }


# -- Python -------------------------------------------------------------------------------------------


def _module(title: str, about: str, module: ModuleType) -> Iterator[str]:
    yield f"# {title}\n\n{about or _doc(module)}\n"
    for name in module.__all__:
        thing = getattr(module, name)
        if inspect.isclass(thing):
            yield from _class(name, thing)
        elif callable(thing):
            yield f"## `{name}`\n\n{_code(name, thing)}\n{_doc(thing)}\n"
        else:
            kind = type(thing)
            yield f"## `{name}`\n\nA `{kind.__name__}`: {_doc(kind)}\n"


def _class(name: str, kind: type) -> Iterator[str]:
    yield f"## `{name}`\n\n{_code(name, kind)}\n{_doc(kind)}\n"
    for member, thing in vars(kind).items():
        inner = getattr(thing, "__func__", thing)
        if member.startswith("_") or not (callable(inner) or isinstance(inner, property)):
            continue
        if inspect.isclass(inner) or not inspect.getdoc(inner):
            continue
        if isinstance(inner, property):
            yield f"### `{name}.{member}`\n\n{_doc(inner)}\n"
        else:
            yield f"### `{name}.{member}()`\n\n{_code(member, inner)}\n{_doc(inner)}\n"


def _code(name: str, thing: Any) -> str:
    """Show how something is called; nothing where Python itself does not know."""
    try:
        signature = inspect.signature(thing)
    except (TypeError, ValueError):
        return ""
    parameters = [_plain(p) for p in signature.parameters.values() if p.name != "self"]
    text = name + str(signature.replace(parameters=parameters)).replace("'", "")
    if len(text) > _WIDTH and parameters:
        # As a formatter would write it: an argument on each line.
        lines = "".join(f"    {parameter},\n" for parameter in parameters)
        text = f"{name}(\n{lines}){text[text.rindex(')') + 1 :]}".replace("'", "")
    return f"```py\n{text}\n```\n"


class _Something:
    """Stands for a default that has no short name."""

    def __repr__(self) -> str:
        return "..."


def _plain(parameter: inspect.Parameter) -> inspect.Parameter:
    if parameter.default is parameter.empty or "<" not in repr(parameter.default):
        return parameter
    return parameter.replace(default=_Something())


def _doc(thing: Any) -> str:
    """Read a docstring; what is indented there is code."""
    paragraphs = (inspect.getdoc(thing) or "").split("\n\n")
    return "\n\n".join(
        f"```py\n{inspect.cleandoc(paragraph)}\n```" if paragraph.startswith("    ") else paragraph
        for paragraph in paragraphs
    )


# -- commands -----------------------------------------------------------------------------------------


def _commands() -> Iterator[str]:
    group = typer.main.get_command(app)
    yield f"# Commands\n\n{group.help}\n"
    yield from _below(group, "witchtable")


def _below(group: Any, name: str) -> Iterator[str]:
    for command in group.commands.values():
        if hasattr(command, "commands"):
            yield from _below(command, f"{name} {command.name}")
        else:
            yield from _command(command, f"{name} {command.name}")


def _command(command: Any, name: str) -> Iterator[str]:
    arguments = [p for p in command.params if p.param_type_name == "argument"]
    usage = " ".join(_called(p) if p.required else f"[{_called(p)}]" for p in arguments)
    call = " ".join(filter(None, (name, usage, "[OPTIONS]")))
    yield f"## `{name}`\n\n```sh\n{call}\n```\n\n{_line(command.help)}\n"
    rows = [row for parameter in command.params if (row := _row(parameter))]
    if rows:
        yield "| | what for |\n|---|---|\n" + "\n".join(rows) + "\n"


def _row(parameter: Any) -> str | None:
    if parameter.name == "help":
        return None
    if parameter.param_type_name == "argument":
        return f"| `{_called(parameter)}` | {_line(getattr(parameter, 'help', ''))} |"
    names = ", ".join(f"`{name}`" for name in (*parameter.opts, *parameter.secondary_opts))
    variable = f" (`{parameter.envvar}`)" if parameter.envvar else ""
    return f"| {names} | {_line(parameter.help)}{variable} |"


def _called(argument: Any) -> str:
    return str(argument.metavar or argument.name.upper())


def _line(text: str | None) -> str:
    return " ".join((text or "").split()).replace("|", "\\|")
