"""A web server of a live page and of a journal that grows when somebody says so."""

from __future__ import annotations

import re
import threading
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

__all__ = ["Served"]


class Served:
    """A web server of two files: the page, and a journal that grows when a test says so."""

    def __init__(self, page: bytes) -> None:
        served = self
        self.files = {"/live.html": page}

        class Handler(BaseHTTPRequestHandler):
            """Knows ranges."""

            def do_GET(self) -> None:
                """A file, or a part of it."""
                data = served.files.get(self.path)
                wanted = re.match(r"bytes=(\d+)-(\d+)", self.headers.get("Range") or "")
                if data is None:
                    self.send_error(404)
                    return
                first, last = (int(wanted[1]), int(wanted[2])) if wanted else (0, len(data))
                if wanted and first >= len(data):
                    self.send_error(416)
                    return
                part = data[first : last + 1]
                self.send_response(206 if wanted else 200)
                if wanted:
                    self.send_header("Content-Range", f"bytes {first}-{first + len(part) - 1}/{len(data)}")
                self.send_header("Content-Type", "text/html" if self.path.endswith(".html") else "x/y")
                self.send_header("Content-Length", str(len(part)))
                self.end_headers()
                self.wfile.write(part)

            def log_message(self, *args: object) -> None:
                """Nobody reads it."""

        self._server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        self.url = f"http://127.0.0.1:{self._server.server_port}/live.html"
        threading.Thread(target=self._server.serve_forever, daemon=True).start()

    def close(self) -> None:
        """Nobody is served any more."""
        self._server.shutdown()
        self._server.server_close()
