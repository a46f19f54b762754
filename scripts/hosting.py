"""Check what hosts use, with the tools of those who made it: `make lint-hosting`.

Container, compose file and workflows are checked by tools that pip brings; service and proxies by
systemd, Caddy and nginx themselves, where they are installed.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from shutil import which
from tempfile import TemporaryDirectory
from typing import Final

_ROOT: Final = Path(__file__).parents[1]
_DEPLOY: Final = _ROOT / "deploy"
_WORKFLOWS: Final = sorted(map(str, (_ROOT / ".github" / "workflows").glob("*.yml")))
_COMPOSED: Final = [str(_ROOT / name) for name in ("compose.yaml", "compose.small.yaml")]
_CERTIFICATE: Final = "openssl req -x509 -newkey rsa:2048 -nodes -subj /CN=play.example.org -days 1"


def main() -> None:
    """Check everything; fail if anything is wrong."""
    with TemporaryDirectory() as folder:
        checks = _checks(Path(folder))
        failed = [check[0] for check in checks if not _passes(check)]
    if failed:
        sys.exit(f"wrong: {', '.join(failed)}")


def _checks(folder: Path) -> list[list[str]]:
    return [
        ["hadolint", str(_ROOT / "Dockerfile")],
        ["check-jsonschema", "--builtin-schema", "vendor.compose-spec", *_COMPOSED],
        ["check-jsonschema", "--builtin-schema", "vendor.github-workflows", *_WORKFLOWS],
        ["zizmor", "--offline", "--quiet", str(_ROOT / ".github")],
        ["systemd-analyze", "verify", str(_service(folder))],
        ["caddy", "validate", "--adapter", "caddyfile", "--config", str(_DEPLOY / "Caddyfile")],
        ["nginx", "-t", "-p", str(folder), "-c", str(_nginx(folder))],
    ]


def _passes(check: list[str]) -> bool:
    beside = Path(sys.executable).parent  # what pip has brought
    tool = which(check[0], path=os.pathsep.join([str(beside), os.environ.get("PATH", ""), "/usr/sbin"]))
    if tool is None:
        print(f"{check[0]}: not here")
        return True
    done = subprocess.run([tool, *check[1:]], capture_output=True, text=True)
    print(f"{check[0]}: {'fine' if done.returncode == 0 else done.stdout + done.stderr}", flush=True)
    return done.returncode == 0


def _service(folder: Path) -> Path:
    """Copy the unit with a program that is there."""
    text = (_DEPLOY / "witchtable.service").read_text("utf-8")
    copy = folder / "witchtable.service"
    copy.write_text(text.replace("/opt/witchtable/bin/witchtable", "/bin/true"), "utf-8")
    return copy


def _nginx(folder: Path) -> Path:
    """Put what stands between others' settings into settings of its own, with a certificate."""
    text = (_DEPLOY / "nginx.conf").read_text("utf-8")
    if which("openssl"):
        key = ["-keyout", str(folder / "privkey.pem"), "-out", str(folder / "fullchain.pem")]
        subprocess.run([*_CERTIFICATE.split(), *key], check=True, capture_output=True)
    text = text.replace("/etc/letsencrypt/live/play.example.org", str(folder))
    text = text.replace("/var/log/nginx", str(folder))
    whole = folder / "nginx.conf"
    places = "".join(
        f"{kind}_temp_path {folder}/{kind};\n"
        for kind in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    whole.write_text(
        f"pid {folder}/pid;\nerror_log stderr;\nevents {{}}\nhttp {{\n{places}{text}}}\n", "utf-8"
    )
    return whole


if __name__ == "__main__":
    main()
