"""What is in `deploy/` fits together and to the program: it cannot be run here, but it can be read."""

import configparser
import ipaddress
import re
import shlex
from pathlib import Path
from typing import Any

import pytest

from fifthcolony.cli.main import parser
from fifthcolony.server.settings import Settings
from fifthcolony.server.watching.census import Census
from fifthcolony.server.watching.metrics import Metrics, Standing, registry_of, written
from tests.plain_yaml import NotPlain, read

ROOT = Path(__file__).resolve().parent.parent
DEPLOY = ROOT / "deploy"
VARIABLE = re.compile(r"\$\{(\w+)(?::[?-]([^}]*))?\}|\{\$(\w+)\}")
ANSWERS = {"SITE_HOST": "table.example.org", "POSTGRES_PASSWORD": "x", "SERVERS": "2"}


def text_of(name: str) -> str:
    return (DEPLOY / name).read_text(encoding="utf-8")


def compose() -> dict[str, Any]:
    found: dict[str, Any] = read(text_of("compose.yaml"))
    return found


def filled(text: str) -> str:
    """With what somebody may have answered in `.env`."""
    return VARIABLE.sub(lambda found: ANSWERS[found[1] or found[3]], text)


def serve(*arguments: str) -> Any:
    """The options as the command itself reads them; what it does not know ends the test."""
    return parser().parse_args(["serve", *map(filled, arguments)])


def container() -> dict[str, str]:
    """The last of each instruction in the Containerfile."""
    return dict(re.findall(r"^(\w+) (.+)$", text_of("Containerfile").replace("\\\n", ""), re.MULTILINE))


# --- files that can be read -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["compose.yaml", "prometheus.yml", "alerts.yml"])
def test_yaml_is_plain(name: str) -> None:
    assert read(text_of(name))


def test_the_reader_knows_lists_mappings_and_words() -> None:
    text = 'a:\n  - b: 1\n    c: ["x", "y"]\n  - "80:80"\n  - --d=e\nf: # no word\ng: true\n'
    with pytest.raises(NotPlain):
        read(text)
    assert read(text.replace(" # no word", "")) == {"a": [{"b": 1, "c": ["x", "y"]}, "80:80", "--d=e"], "f": None, "g": True}


@pytest.mark.parametrize("wrong", ["a: b\na: c", "a: b\n  c: d", "a: b: c", "a:\n\t- b", "a: &b c", "a\n", "- a\nb: c"])
def test_the_reader_refuses_what_it_does_not_know(wrong: str) -> None:
    with pytest.raises(NotPlain):
        read(wrong)


# --- the program ------------------------------------------------------------------------------------------------------------------------


def test_servers_are_started_with_options_that_exist() -> None:
    service = compose()["services"]["server"]
    given = serve(*service["command"])
    assert given.database == "postgresql://fifthcolony@database/fifthcolony"
    assert given.public_host == (ANSWERS["SITE_HOST"],)
    assert "PGPASSWORD" in service["environment"]


def test_the_container_serves_by_itself() -> None:
    start = [read(f"a: {container()[word]}")["a"] for word in ("ENTRYPOINT", "CMD")]
    assert start[0] == ["fifthcolony", "serve"]
    given = serve(*start[1])
    assert (str(given.data), container()["VOLUME"], container()["WORKDIR"]) == ("/data", "/data", "/data")
    assert container()["USER"] == "fifthcolony"
    assert given.host == "0.0.0.0"


def test_the_unit_starts_the_server_and_shuts_it_in() -> None:
    unit = configparser.RawConfigParser(strict=False)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(text_of("fifthcolony.service"))
    service = unit["Service"]
    program, command, *arguments = shlex.split(service["ExecStart"])
    given = serve(*arguments)
    assert (Path(program).name, command) == ("fifthcolony", "serve")
    assert (given.host, given.proxy) == ("127.0.0.1", ("127.0.0.1",))
    assert str(given.data) == f"/var/lib/{service['StateDirectory']}"
    assert service["NoNewPrivileges"] == service["ProtectHome"] == service["PrivateTmp"] == "yes"
    assert (service["ProtectSystem"], service["CapabilityBoundingSet"], service["User"]) == ("strict", "", "fifthcolony")
    assert int(service["TimeoutStopSec"]) >= 2 * Settings().drain_within


def test_commands_on_the_page_exist() -> None:
    page = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    commands = re.findall(r"(?<![\w/.-])fifthcolony ((?:serve|data) [^`\n]+)", page)
    assert len(commands) >= 3
    for command in commands:
        parser().parse_args(shlex.split(command))


# --- what has to agree ------------------------------------------------------------------------------------------------------------------


def test_everybody_names_the_same_port() -> None:
    services = compose()["services"]
    given = serve(*services["server"]["command"])
    [discovery] = read(text_of("prometheus.yml"))["scrape_configs"][0]["dns_sd_configs"]
    [upstream] = re.findall(r"dynamic a (\w+) (\d+)", text_of("Caddyfile"))
    assert (discovery["names"], upstream[0]) == (["server"], "server")
    assert given.port == discovery["port"] == int(upstream[1]) == int(container()["EXPOSE"])
    assert f"http://127.0.0.1:{given.port}/readyz" in text_of("Containerfile")
    assert int(given.peer.rpartition(":")[2]) not in (0, given.port)


def test_only_the_proxy_is_believed_and_only_it_is_open_to_all() -> None:
    whole = compose()
    address = whole["services"]["proxy"]["networks"]["inside"]["ipv4_address"]
    [network] = whole["networks"]["inside"]["ipam"]["config"]
    assert serve(*whole["services"]["server"]["command"]).proxy == (address,)
    assert ipaddress.ip_address(address) in ipaddress.ip_network(network["subnet"])
    assert ipaddress.ip_address(address) not in ipaddress.ip_network(network["ip_range"]), "nobody else gets it"
    open_ports = {name: service.get("ports", []) for name, service in whole["services"].items()}
    assert [name for name, ports in open_ports.items() if any(not port.startswith("127.0.0.1:") for port in ports)] == ["proxy"]


def test_figures_are_kept_from_outside_and_tables_go_to_one_server() -> None:
    caddy = text_of("Caddyfile")
    assert "@inside path /metrics /metrics/* /peer /peer/*\n\thandle @inside {\n\t\trespond" in caddy
    found = re.search(r"path_regexp table (\S+)", caddy)
    assert found is not None
    table = re.compile(found[1])
    paths = ("/api/tables/BCDFG", "/api/tables/BCDFG/socket", "/api/tables/BCDFG/join", "/t/BCDFG")
    assert {match[1] for match in map(table.match, paths) if match is not None} == {"BCDFG"}
    assert [path for path in ("/api/tables", "/api/tables/", "/api/replays/BCDFG", "/texts") if table.match(path)] == []
    assert caddy.count("{") == caddy.count("}")


def test_files_and_volumes_that_are_mounted_exist() -> None:
    whole = compose()
    mounted = [mount.partition(":")[0] for service in whole["services"].values() for mount in service.get("volumes", [])]
    assert {name for name in mounted if not name.startswith("./")} == set(whole["volumes"])
    assert [name for name in mounted if name.startswith("./") and not (DEPLOY / name).is_file()] == []
    build = whole["services"]["server"]["build"]
    assert (DEPLOY / build["context"] / build["dockerfile"]).resolve() == DEPLOY / "Containerfile"


def test_who_is_told_to_end_has_time_to() -> None:
    assert int(compose()["services"]["server"]["stop_grace_period"].rstrip("s")) >= 2 * Settings().drain_within


# --- what must not be there -------------------------------------------------------------------------------------------------------------


def test_images_are_pinned_by_their_version() -> None:
    images = [service["image"] for service in compose()["services"].values() if "build" not in service]
    images += re.findall(r"^FROM (\S+)", text_of("Containerfile"), re.MULTILINE)
    assert len(images) == 5
    assert [image for image in images if not re.fullmatch(r"[a-z/]+:v?\d+(\.\d+)?(-slim)?", image)] == []


def test_no_secret_is_written_down() -> None:
    asked = {found[0] or found[2] for name in ("compose.yaml", "Caddyfile") for found in VARIABLE.findall(text_of(name))}
    offered = dict(re.findall(r"^(\w+)=(.*)$", text_of(".env.example"), re.MULTILINE))
    assert asked == set(offered) == set(ANSWERS)
    assert offered["POSTGRES_PASSWORD"] == ""
    for service in compose()["services"].values():
        words = [value for name, value in service.get("environment", {}).items() if "PASSWORD" in name]
        assert [word for word in words if not word.startswith("${")] == []
    ignored = (ROOT / ".gitignore").read_text(encoding="utf-8").splitlines()
    assert "deploy/.env" in ignored


def test_alerts_are_about_figures_that_exist() -> None:
    registry = registry_of(Metrics(), Standing(Census, lambda: False, lambda: (0, 0)))
    known = {"up", *re.findall(r"^(\w+)", written(registry).decode(), re.MULTILINE)}
    known |= set(re.findall(r"^# TYPE (\w+) counter", written(registry).decode(), re.MULTILINE))
    rules = read(text_of("alerts.yml"))["groups"][0]["rules"]
    named = {name for rule in rules for name in re.findall(r"\b(?:fifthcolony|process)_\w+|\bup\b", rule["expr"])}
    assert len(named) >= 8
    assert named - known == set()
    assert all({"alert", "expr", "labels", "annotations"} <= set(rule) for rule in rules)
