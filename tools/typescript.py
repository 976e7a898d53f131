"""Write the client's TypeScript types from the server's messages: `make typescript`, or `python tools/typescript.py [--check]`."""

import sys
from pathlib import Path
from typing import Any

import msgspec

from fifthcolony.server.messages.http import HTTP_TYPES
from fifthcolony.server.messages.socket import ClientMessage, ServerMessage
from fifthcolony.server.messages.views import VIEWS

GOAL = Path(__file__).resolve().parent.parent / "web" / "src" / "lib" / "protocol.ts"
REQUESTS = ("NewTable", "QuickGame", "JoinTable")
HEAD = "// Made by tools/typescript.py from src/fifthcolony/server/messages/socket.py. Do not edit.\n"
Schema = dict[str, Any]


def type_of(schema: Schema, optional: frozenset[str] = frozenset()) -> str:
    """One schema as a TypeScript type; `optional` names the types of which a part will do."""
    match schema:
        case {"$ref": str(ref)}:
            name = ref.rpartition("/")[2]
            return f"Partial<{name}>" if name in optional else name
        case {"anyOf": list(parts)}:
            return " | ".join(dict.fromkeys(type_of(part, optional) for part in parts))
        case {"enum": list(words)}:
            return " | ".join(f'"{word}"' if isinstance(word, str) else str(word) for word in words)
        case {"prefixItems": list(parts)}:
            return f"[{', '.join(type_of(part, optional) for part in parts)}]"
        case {"type": "array", "items": dict(item)}:
            inner = type_of(item, optional)
            return f"({inner})[]" if isinstance(item.get("anyOf", item.get("enum")), list) else f"{inner}[]"
        case {"type": "object", "additionalProperties": dict(item)}:
            return f"Record<string, {type_of(item, optional)}>"
        case {"type": "integer" | "number"}:
            return "number"
        case {"type": "string" | "boolean" | "null" as plain}:
            return str(plain)
    raise ValueError(f"no TypeScript for {schema}")


def names_in(schema: Any) -> set[str]:
    """The types a schema refers to."""
    if isinstance(schema, dict):
        found = {schema["$ref"].rpartition("/")[2]} if "$ref" in schema else set()
        return found.union(*map(names_in, schema.values()))
    return set().union(*map(names_in, schema)) if isinstance(schema, list) else set()


def reachable(start: set[str], parts: dict[str, Schema]) -> set[str]:
    """These types and all they are made of."""
    found: set[str] = set()
    while start:
        found |= start
        start = set().union(*(names_in(parts[name]) for name in start)) - found
    return found


def interface(name: str, schema: Schema, lists: dict[str, Schema], complete: bool, optional: frozenset[str]) -> str:
    """One message as an interface; a complete one is always sent with all its fields."""
    required = set(schema["required"])
    lines = [f"/** {schema['description']} */"] if "description" in schema else []
    lines.append(f"export interface {name} {{")
    for field, inner in schema["properties"].items():
        mark = "" if complete or field in required else "?"
        known = (list_name for list_name, words in lists.items() if inner == words)
        kind = next(known, None) or type_of(inner, frozenset() if complete else optional)
        lines.append(f"  {field}{mark}: {kind};")
    return "\n".join([*lines, "}"])


def typescript() -> str:
    """The whole file."""
    (client, server, *http), parts = msgspec.json.schema_components(
        [ClientMessage, ServerMessage, *HTTP_TYPES, *VIEWS], ref_template="{name}"
    )
    asked = {name for schema in (client, *http) for name in names_in(schema) if name in REQUESTS or name in names_in(client)}
    complete = reachable(set(parts) - asked - {"Wishes"}, parts)
    optional = frozenset(name for name in complete if set(parts[name]["properties"]) != set(parts[name].get("required", ())))
    problem = parts["Problem"]["properties"]
    lists = {"ErrorCode": problem["code"], "Reason": problem["reason"]}
    blocks = [
        HEAD,
        f"export type ClientMessage = {type_of(client)};",
        f"export type ServerMessage = {type_of(server)};",
        *("\n  | ".join([f"export type {name} =", *type_of(words).split(" | ")]) + ";" for name, words in lists.items()),
    ]
    for name, schema in parts.items():
        blocks.append(interface(name, schema, lists, name in complete, optional))
    return "\n\n".join(blocks).replace("\n\n\n", "\n\n") + "\n"


def main() -> int:
    """Write the file, or say that it is out of date."""
    text = typescript()
    if "--check" in sys.argv[1:]:
        fresh = GOAL.exists() and GOAL.read_text(encoding="utf-8") == text
        if not fresh:
            print(f"{GOAL.name} is out of date: run make typescript", file=sys.stderr)
        return 0 if fresh else 1
    GOAL.parent.mkdir(parents=True, exist_ok=True)
    GOAL.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
