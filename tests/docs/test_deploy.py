"""The files in deploy/ fit the server: the commands, options and metrics that they name exist."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from sixgun.cli import command_named
from sixgun.server.metrics import REGISTRY
from sixgun.server.routes import admin, health
from tests.docs.pages import ROOT, text
from tests.services import NOT_TESTED
from tools.cluster.service import Missing, found

DEPLOY = ROOT / "deploy"
ALERTS, DASHBOARD = DEPLOY / "monitoring/alerts.yml", DEPLOY / "monitoring/grafana/dashboards/sixgun.json"
UNITS = sorted(DEPLOY.glob("*.service"))
ENDINGS = {"counter": ("_total",), "histogram": ("_bucket", "_sum", "_count"), "gauge": ("",)}
HOUSEKEEPING = {"up", "le"}  # of Prometheus itself
COMMAND = re.compile(r"(?:bin/|while )sixgun ([^;\n]+)")


def metrics() -> dict[str, set[str]]:
    """Every metric as Prometheus names it, with its labels."""
    known: dict[str, set[str]] = {}
    for each in list(REGISTRY._collector_to_names):
        kind, name = getattr(each, "_type", ""), getattr(each, "_name", "")
        known |= {f"{name}{ending}": {*each._labelnames} for ending in ENDINGS.get(kind, ())}  # type: ignore[attr-defined]
    return known


def questions() -> list[str]:
    """What the alerts and the dashboard ask Prometheus."""
    panels = json.loads(text(DASHBOARD))["panels"]
    asked = [target["expr"] for panel in panels for target in panel.get("targets", ())]
    return asked + re.findall(r"^ +expr: (.+)$", text(ALERTS), re.MULTILINE)


def test_every_metric_that_is_asked_for_exists() -> None:
    known, asked = metrics(), " ".join(questions())
    named = set(re.findall(r"\bsixgun_\w+", asked))
    assert len(named) > 15
    assert named <= {*known}


def test_every_label_that_is_asked_for_exists() -> None:
    known = metrics()
    for question in questions():
        labels = {label for name in re.findall(r"\bsixgun_\w+", question) for label in known[name]} | HOUSEKEEPING
        grouped = re.findall(r"\bby \(([\w, ]+)\)", question)
        chosen = re.findall(r"\b(\w+)=~?\"", question.replace('job="sixgun"', ""))
        assert {label for each in grouped for label in each.split(", ")} | {*chosen} <= labels, question


def test_the_page_for_operators_lists_every_metric_with_its_labels() -> None:
    rows = re.findall(r"^\| `(sixgun_\w+)`(?: by ([^|]+))? \|", text(ROOT / "docs/hosting.md"), re.MULTILINE)
    told = {name: set(re.findall(r"`(\w+)`", labels)) for name, labels in rows}
    assert told == {name.removesuffix("_bucket"): labels for name, labels in metrics().items() if counts(name)}


def counts(name: str) -> bool:
    return not name.endswith(("_sum", "_count"))


def test_every_alert_says_what_to_do() -> None:
    alerts = text(ALERTS).split("- alert: ")[1:]
    assert len(alerts) > 8
    assert all("summary: " in alert and "action: " in alert and "severity: " in alert for alert in alerts)


def test_every_setting_by_environment_exists() -> None:
    known = {each.envvar for each in command_named("serve").params}
    named = {name for path in DEPLOY.rglob("*") if path.is_file() for name in settings(text(path))}
    assert len(named) > 4
    assert named <= known


def settings(said: str) -> Iterator[str]:
    yield from re.findall(r"\b(SIXGUN_[A-Z_]+)\b(?=[=:])", said)


def test_every_command_exists() -> None:
    found = [line.split() for path in DEPLOY.rglob("*") if path.is_file() for line in COMMAND.findall(text(path))]
    assert sorted({line[0] for line in found}) == ["admin", "serve"]
    for name, *rest in found:
        command = command_named(name)
        inner = [command.commands[word] for word in rest if word in getattr(command, "commands", {})]
        known = {option for each in (command, *inner) for parameter in each.params for option in parameter.opts}
        assert {word for word in rest if word.startswith("--")} <= known, rest
        assert bool(inner) == (name == "admin"), rest


@pytest.mark.parametrize("path", UNITS, ids=lambda path: path.name)
def test_units_are_shut_in(path: Any) -> None:
    unit = text(path).splitlines()
    wanted = ["DynamicUser=yes", "NoNewPrivileges=yes", "ProtectSystem=strict", "ProtectHome=yes", "PrivateTmp=yes",
              "CapabilityBoundingSet=", "SystemCallFilter=@system-service", "UMask=0077"]  # fmt: skip
    assert [each for each in wanted if each not in unit] == []


def caddy() -> list[re.Pattern[str]]:
    (hidden,) = re.findall(r"@inside path (.+)", text(DEPLOY / "Caddyfile"))
    return [re.compile(re.escape(each).replace(r"\*", ".*")) for each in hidden.split()]


def nginx() -> list[re.Pattern[str]]:
    return [re.compile(each) for each in re.findall(r"location ~ (\^.+\$) \{", text(DEPLOY / "nginx.conf"))]


def haproxy() -> list[re.Pattern[str]]:
    hidden = re.findall(r"http-request deny .*if \{ path_reg (\S+) \}", text(DEPLOY / "cluster/haproxy.cfg"))
    return [re.compile(each) for each in hidden]


@pytest.mark.parametrize("proxy", [caddy, nginx, haproxy], ids=lambda proxy: proxy.__name__)
def test_every_proxy_hides_what_only_the_operator_needs(proxy: Callable[[], list[re.Pattern[str]]]) -> None:
    inside = [path for route in (health.metrics, health.livez, health.healthz) for path in route.paths]
    inside += [route.path for route in admin.routes.routes]
    assert [path for path in inside if not any(each.fullmatch(path) for each in proxy())] == []


def test_the_image_looks_whether_the_server_lives() -> None:
    assert all(path in text(DEPLOY / "Dockerfile") for path in health.livez.paths)


def test_the_files_for_docker_are_there() -> None:
    mounted = re.findall(r"^ +- \./([\w/.-]+):", text(DEPLOY / "compose.yaml"), re.MULTILINE)
    built = re.findall(r"dockerfile: (\S+)", text(DEPLOY / "compose.yaml"))
    copied = re.findall(r"^COPY (?!--from)(\S+) ", text(DEPLOY / "Dockerfile"), re.MULTILINE)
    assert all((DEPLOY / each).exists() for each in mounted)
    assert all((ROOT / each).exists() for each in (*built, *copied))
    assert (len(mounted), len(built), len(copied)) == (3, 2, 3)


def test_the_image_is_built_from_sources_alone() -> None:
    left_out = text(ROOT / ".dockerignore").splitlines()
    assert {".git", ".venv", "**/node_modules", "deploy/.env"} <= {*left_out}


# With the programs that read these files, where they are installed


@pytest.mark.parametrize(
    ("kind", "path"), [("rules", ALERTS), ("config", DEPLOY / "monitoring/prometheus.yml")], ids=["rules", "config"]
)
def test_prometheus_understands_its_files(kind: str, path: Path) -> None:
    done = subprocess.run(
        [installed("promtool", "prometheus"), "check", kind, str(path)], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def test_the_page_for_operators_says_how_shut_in_the_server_is() -> None:
    (told,) = re.findall(r"deploy/sixgun.service` says ([\d.]+) of 10", text(ROOT / "docs/hosting.md"))
    words = [installed("systemd-analyze", "systemd"), "security", "--offline=yes", str(DEPLOY / "sixgun.service")]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    assert f"Overall exposure level for sixgun.service: {told} " in done.stdout, done.stderr


def installed(program: str, package: str) -> str:
    """A program that only these tests need, so that a machine without it leaves them out, and says so."""
    try:
        return found(program, package)
    except Missing as missing:
        pytest.skip(f"{NOT_TESTED}{missing}")
