"""The proxies of deploy/ that put TLS in front of a server, for a while: nginx and Caddy.

They run the files that are deployed. Only names, ports and certificates are replaced by those of this machine.
"""

from __future__ import annotations

import re
import socket
import ssl
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Final

from tools.cluster.service import HOST, Service, found, free_port

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
NAME: Final = "localhost"
CADDY_ALONE: Final = """{{
    admin off
    auto_https disable_redirects
    http_port {plain}
    https_port {port}
    skip_install_trust
}}
"""
"""Without it Caddy would take the ports 80 and 443, and add its certificate to those that this machine believes."""

NGINX_ALONE: Final = """
daemon off;
master_process off;
pid {folder}/nginx.pid;
error_log {folder}/log;
events {{}}
http {{
    access_log off;
    client_body_temp_path {folder}/body;
    proxy_temp_path {folder}/proxy;
    fastcgi_temp_path {folder}/fastcgi;
    uwsgi_temp_path {folder}/uwsgi;
    scgi_temp_path {folder}/scgi;
    include {folder}/sixgun.conf;
}}
"""


def shakes_hands(port: int, certificate: Path) -> bool:
    """Whether somebody there proves with TLS to be called `localhost`, by this certificate."""
    with suppress(OSError):
        trust = ssl.create_default_context(cafile=str(certificate))
        with socket.create_connection((HOST, port), timeout=1) as door, trust.wrap_socket(door, server_hostname=NAME):
            return True
    return False


class TlsProxy(Service):
    """A proxy in front of one server, at `localhost`, with a certificate that only its clients believe."""

    certificate: Path  # whom its clients have to believe

    def __init__(self, server: str) -> None:
        self.server = server  # host:port
        self.plain = free_port()  # where it would listen without TLS
        super().__init__()

    @property
    def url(self) -> str:
        return f"https://{NAME}:{self.port}"

    def ready(self) -> bool:
        """Whether it shakes hands; Caddy listens before it has its certificate."""
        return self.running and self.certificate.exists() and shakes_hands(self.port, self.certificate)


class Caddy(TlsProxy):
    name = "caddy"

    def __init__(self, server: str) -> None:
        self.program = found("caddy", "caddy")
        super().__init__(server)
        self.certificate = self.folder / "caddy" / "pki" / "authorities" / "local" / "root.crt"

    def environment(self) -> dict[str, str]:
        mine = {"SITE": f"{NAME}:{self.port}", "SERVER": self.server}
        folders = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME"), str(self.folder))
        return {**super().environment(), **folders, **mine}

    def command(self) -> list[str]:
        path = self.folder / "Caddyfile"
        alone = CADDY_ALONE.format(port=self.port, plain=self.plain)
        path.write_text(alone + (DEPLOY / "Caddyfile").read_text(encoding="utf-8"), encoding="utf-8")
        return [self.program, "run", "--config", str(path), "--adapter", "caddyfile"]


class Nginx(TlsProxy):
    name = "nginx"

    def __init__(self, server: str) -> None:
        self.program, self.openssl = found("nginx", "nginx"), found("openssl", "openssl")
        super().__init__(server)
        self.certificate = self.folder / "fullchain.pem"

    def site(self) -> str:
        """The file that is deployed, with our places."""
        text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
        text = re.sub(r"listen \[::\].*\n", "", text)
        text = text.replace("listen 443", f"listen {HOST}:{self.port}").replace(
            "listen 80", f"listen {HOST}:{self.plain}"
        )
        text = re.sub(r"/etc/letsencrypt/live/[^/]+", str(self.folder), text)
        return text.replace("bang.example.org", NAME).replace("127.0.0.1:8470", self.server)

    def command(self) -> list[str]:
        if not self.certificate.exists():
            self.certify()
        (self.folder / "sixgun.conf").write_text(self.site(), encoding="utf-8")
        path = self.folder / "nginx.conf"
        path.write_text(NGINX_ALONE.format(folder=self.folder), encoding="utf-8")
        return [self.program, "-c", str(path), "-e", str(self.folder / "log")]

    def certify(self) -> None:
        """Writes a certificate for this machine's own name."""
        words = ["req", "-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
        names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME},IP:{HOST}"]
        files = ["-keyout", str(self.folder / "privkey.pem"), "-out", str(self.certificate)]
        subprocess.run([self.openssl, *words, *names, *files], check=True, capture_output=True)
