#!/usr/bin/env python3
"""Checks the AppStream metadata: check-metainfo.py FILE

Its id is that of its file, its screenshots are pictures of the source with the size that they state, and `appstreamcli`
accepts it, if that is installed.
"""

import shutil
import subprocess
import sys
import xml.etree.ElementTree as xml
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def picture_size(path):
    """Columns and rows of a PNG or JPEG file, from its header."""
    data = path.read_bytes()
    if data[:8] == b"\x89PNG\r\n\x1a\n":
        return int.from_bytes(data[16:20], "big"), int.from_bytes(data[20:24], "big")
    at = 2
    while data[at + 1] not in (0xC0, 0xC1, 0xC2):
        at += 2 + int.from_bytes(data[at + 2 : at + 4], "big")
    return int.from_bytes(data[at + 7 : at + 9], "big"), int.from_bytes(data[at + 5 : at + 7], "big")


def main():
    file = Path(sys.argv[1])
    component = xml.parse(file).getroot()
    name = component.findtext("id")
    assert file.name == name + ".metainfo.xml", f"the id {name} is not that of {file.name}"
    assert name.count(".") >= 2 and "example" not in name, f"{name} is not a name of a domain that can be owned"
    images = component.findall("screenshots/screenshot/image")
    assert len(images) >= 3, "there are fewer than three screenshots"
    for image in images:
        folder, found, path = image.text.partition("/main/")
        assert found, f"{image.text} is not in the main branch"
        stated = int(image.get("width")), int(image.get("height"))
        actual = picture_size(ROOT / path)
        assert stated == actual, f"{path} has {actual} pixels, not {stated}"
        assert actual[0] >= 620, f"{path} is too small for software centres"
    if shutil.which("appstreamcli"):
        subprocess.run(["appstreamcli", "validate", "--no-net", str(file)], check=True)


main()
