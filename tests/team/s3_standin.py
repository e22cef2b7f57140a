"""An object store that speaks S3, for tests: python3 s3_standin.py FOLDER PORT (0: any; FOLDER/port says which).

Objects are files of FOLDER/objects. FOLDER/behaviour, JSON that is read before each request, says what goes wrong:
{"put": FAULT, "get": FAULT, "delete": FAULT, "if-none-match": FAULT, "delay": SECONDS}; a FAULT is an HTTP status, "cut" (half of an answer; of a PUT, which is
done, none) or "hang". FOLDER/log has a line of JSON for each request. Signatures (AWS Signature Version 4, in a header
or in the address) are checked against AKIATEST and hunter2.
"""

import datetime
import hashlib
import hmac
import http.server
import json
import os
import socket
import sys
import threading
import time
import urllib.parse

KEY, SECRET = "AKIATEST", "hunter2"
FOLDER = sys.argv[1]
LOCK = threading.Lock()


def digest(key, text):
    return hmac.new(key, text.encode(), hashlib.sha256).digest()


def signature(day, region, when, canonical):
    key = digest(digest(digest(digest(b"AWS4" + SECRET.encode(), day), region), "s3"), "aws4_request")
    scope = f"{day}/{region}/s3/aws4_request"
    text = "\n".join(["AWS4-HMAC-SHA256", when, scope, hashlib.sha256(canonical.encode()).hexdigest()])
    return hmac.new(key, text.encode(), hashlib.sha256).hexdigest()


def seconds_since(when):
    then = datetime.datetime.strptime(when, "%Y%m%dT%H%M%SZ").replace(tzinfo=datetime.timezone.utc)
    return (datetime.datetime.now(datetime.timezone.utc) - then).total_seconds()


class Handler(http.server.BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    disable_nagle_algorithm = True

    def log_message(self, *_):
        pass

    def behaviour(self, *whats):
        try:
            with open(os.path.join(FOLDER, "behaviour")) as file:
                all_of_it = json.load(file)
        except (OSError, ValueError):
            return None
        time.sleep(all_of_it.get("delay", 0))
        return next((all_of_it[what] for what in whats if what in all_of_it), None)

    def wrong(self, body):
        """Why the request is not signed by who it says; empty where it is. Python's own hmac, nothing of the tested."""
        path, _, query = self.path.partition("?")
        pairs = sorted(p.partition("=")[::2] for p in query.split("&") if p)
        said = {name: urllib.parse.unquote(value) for name, value in pairs}
        if "X-Amz-Signature" in said:
            credential, names = said["X-Amz-Credential"], said["X-Amz-SignedHeaders"]
            when, given, payload = said["X-Amz-Date"], said["X-Amz-Signature"], "UNSIGNED-PAYLOAD"
            if said["X-Amz-Algorithm"] != "AWS4-HMAC-SHA256" or seconds_since(when) > int(said["X-Amz-Expires"]):
                return "expired"
            pairs = [pair for pair in pairs if pair[0] != "X-Amz-Signature"]
        else:
            algorithm, _, rest = self.headers.get("Authorization", "").partition(" ")
            if algorithm != "AWS4-HMAC-SHA256":
                return "unsigned"
            parts = dict(part.strip().partition("=")[::2] for part in rest.split(","))
            credential, names, given = parts["Credential"], parts["SignedHeaders"], parts["Signature"]
            when, payload = self.headers["x-amz-date"], self.headers["x-amz-content-sha256"]
            if abs(seconds_since(when)) > 900:
                return "expired"
            if payload != hashlib.sha256(body).hexdigest():
                return "another body"
        key, day, region = credential.split("/")[:3]
        if key != KEY or "host" not in names.split(";"):
            return "another key"
        headers = "".join(f"{name}:{self.headers[name].strip()}\n" for name in names.split(";"))
        canonical = "\n".join([self.command, path, "&".join("=".join(p) for p in pairs), headers, names, payload])
        return "" if hmac.compare_digest(given, signature(day, region, when, canonical)) else "another signature"

    def answer(self, status, body=b"", headers=None, cut=False):
        with LOCK, open(os.path.join(FOLDER, "log"), "a") as log:
            log.write(json.dumps({"method": self.command, "path": self.path.partition("?")[0], "status": status,
                                  "header": "Authorization" in self.headers, "port": self.client_address[1]}) + "\n")
        lines = [f"HTTP/1.1 {status} X", f"Content-Length: {len(body)}"]
        lines += [f"{name}: {value}" for name, value in (headers or {}).items()]
        data = ("\r\n".join(lines) + "\r\n\r\n").encode() + (b"" if self.command == "HEAD" else body)
        if cut:
            data = data[: len(data) // 2]
            self.close_connection = True
        self.wfile.write(data)
        if cut:
            self.connection.shutdown(socket.SHUT_RDWR)

    def refuse(self, status, code):
        text = f"<?xml version=\"1.0\" encoding=\"UTF-8\"?><Error><Code>{code}</Code><Message>{code}</Message></Error>"
        self.answer(status, text.encode(), {"Content-Type": "application/xml"})

    def faulty(self, fault):
        if fault == "hang":
            time.sleep(60)
            return True
        if isinstance(fault, int):
            self.refuse(fault, {403: "AccessDenied", 500: "InternalError", 503: "SlowDown"}.get(fault, "Wrong"))
            return True
        return False

    def file(self):
        return os.path.join(FOLDER, "objects", urllib.parse.quote(urllib.parse.unquote(self.path.partition("?")[0]), safe=""))

    def do_PUT(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        fault = self.behaviour("put", *(["if-none-match"] if "If-None-Match" in self.headers else []))
        if self.faulty(fault):
            return
        if why := self.wrong(body):
            self.refuse(403, "SignatureDoesNotMatch" if why == "another signature" else "AccessDenied")
            return
        with LOCK:
            there = os.path.exists(self.file())
            if not there:
                with open(self.file() + "~", "wb") as file:
                    file.write(body)
                os.rename(self.file() + "~", self.file())
        if there and self.headers.get("If-None-Match") == "*":
            self.refuse(412, "PreconditionFailed")
        else:
            self.answer(200, b"", {"ETag": '"' + hashlib.md5(body).hexdigest() + '"'}, cut=fault == "cut")

    def do_GET(self):
        fault = self.behaviour("get")
        if self.faulty(fault):
            return
        if why := self.wrong(b""):
            self.refuse(403, "SignatureDoesNotMatch" if why == "another signature" else "AccessDenied")
            return
        path, _, query = self.path.partition("?")
        if path.count("/") < 2 or path.endswith("/"):
            self.list(path.strip("/"), urllib.parse.parse_qs(query).get("prefix", [""])[0])
            return
        try:
            with open(self.file(), "rb") as file:
                data = file.read()
        except OSError:
            self.refuse(404, "NoSuchKey")
            return
        tag = {"ETag": '"' + hashlib.md5(data).hexdigest() + '"', "Content-Type": "application/octet-stream"}
        if "Range" in self.headers:
            first, last = self.headers["Range"].partition("=")[2].split("-")
            if int(first) >= len(data):
                self.refuse(416, "InvalidRange")
                return
            part = data[int(first): int(last) + 1]
            tag["Content-Range"] = f"bytes {first}-{int(first) + len(part) - 1}/{len(data)}"
            self.answer(206, part, tag, cut=fault == "cut")
        else:
            self.answer(200, data, tag, cut=fault == "cut")

    do_HEAD = do_GET

    def list(self, bucket, prefix):
        """Up to 1000 objects of a bucket; later ones are not asked for in the tests."""
        rows = []
        for name in sorted(os.listdir(os.path.join(FOLDER, "objects"))):
            path = urllib.parse.unquote(name)
            if name.endswith("~") or not path.startswith(f"/{bucket}/{prefix}"):
                continue
            there = os.stat(os.path.join(FOLDER, "objects", name))
            when = datetime.datetime.fromtimestamp(there.st_mtime, datetime.timezone.utc).strftime("%Y-%m-%dT%H:%M:%S.000Z")
            rows.append(f"<Contents><Key>{path[len(bucket) + 2:]}</Key><LastModified>{when}</LastModified>"
                        f"<ETag>&quot;x&quot;</ETag><Size>{there.st_size}</Size><StorageClass>STANDARD</StorageClass></Contents>")
        text = ('<?xml version="1.0" encoding="UTF-8"?><ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">'
                f"<Name>{bucket}</Name><Prefix>{prefix}</Prefix><Marker></Marker><MaxKeys>1000</MaxKeys>"
                f"<IsTruncated>false</IsTruncated>{''.join(rows)}</ListBucketResult>")
        self.answer(200, text.encode(), {"Content-Type": "application/xml"})

    def do_DELETE(self):
        if self.faulty(self.behaviour("delete")):
            return
        if self.wrong(b""):
            self.refuse(403, "AccessDenied")
            return
        with LOCK:
            if os.path.exists(self.file()):
                os.remove(self.file())
        self.answer(204)


class Server(http.server.ThreadingHTTPServer):
    daemon_threads = True
    allow_reuse_address = True
    request_queue_size = 64


os.makedirs(os.path.join(FOLDER, "objects"), exist_ok=True)
server = Server(("127.0.0.1", int(sys.argv[2])), Handler)
with open(os.path.join(FOLDER, "port~"), "w") as port_file:
    port_file.write(str(server.server_address[1]))
os.rename(os.path.join(FOLDER, "port~"), os.path.join(FOLDER, "port"))
server.serve_forever()
