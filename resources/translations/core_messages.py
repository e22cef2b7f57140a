#!/usr/bin/env python3
"""core_messages.py OUT: writes the patterns of the messages of core and of scarp-reader as C++ that lupdate reads.
core_messages.py --check: lists the messages that would not be translated in full; fails if there are any.

A pattern is a literal, or a choice of literals, that is the first argument of Message or Error, or the second of
messageIn() or errorIn(). What has no literal is a message that was made elsewhere, or a term of a table.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
TRANSLATED = ("core", "app/reader", "ui")  # The command line and Python are in English.
CHECKED = ("core", "app", "python", "ui")
OWNERS = ("core/base/Message.h", "core/base/Message.cpp", "core/base/Result.h")
STRING = r'"(?:\\.|[^"\\])*"'
CHARACTER = r"'(?:\\[0-7]+|\\x[0-9a-fA-F]+|\\.|[^'\\])'"
RAW = re.compile(r'R"(\w*)\(.*?\)\1"', re.S)
COMMENTS = re.compile(rf"{STRING}|{CHARACTER}|(//[^\n]*|/\*.*?\*/)", re.S)
CALL = re.compile(r"\b(?:(Message|Error)(?: +\w+)?|(messageIn|errorIn|verbatim))[({]")
TOKEN = re.compile(rf"{STRING}|{CHARACTER}|::|[][(){{}},?:]")
LITERAL = re.compile(r'"((?:\\.|[^"\\])*)"')
LITERALS = re.compile(rf"\s*(?:{STRING}\s*)+")
GLUED = re.compile(r"[A-Za-z]%[1-9]|%[1-9](?!st|nd|rd|th)[A-Za-z]|%[1-9]%[1-9].*[A-Za-z]")
PLACE = re.compile(r"%([1-9])")
MADE = re.compile(r"(?:scarp::|Message::)*(?:Message|Error|messageIn|errorIn|verbatim|joined|Length)[({]")
WINDOW = re.compile(r"\b(tr|translate|messageOf)\(")  # Texts that the window has translated.
METRES = re.compile(r"%[1-9] k?m\b(?![²³])")


def source(path):
    """The text of a source without comments and raw literals; lines stay where they are."""
    blank = lambda found: "\n" * found[0].count("\n")
    text = RAW.sub(lambda found: '""' + blank(found), path.read_text(encoding="utf-8"))
    text = re.sub(r"(?<=\w)'(?=\d)", "", text)
    return COMMENTS.sub(lambda found: blank(found) if found[1] else found[0], text)


def arguments(text, begin):
    """The arguments of the call whose bracket opens before begin; each is a list of (part, mark that ends it)."""
    parts, depth, start = [[]], 0, begin
    for token in TOKEN.finditer(text, begin):
        mark = token[0]
        if mark in ("(", "[", "{"):
            depth += 1
        elif mark in (")", "]", "}"):
            depth -= 1
        if depth < 0 or (depth == 0 and mark in (",", "?", ":")):
            parts[-1].append((text[start : token.start()], mark))
            start = token.end()
            if depth < 0:
                break
            if mark == ",":
                parts.append([])
    return parts


def calls(text):
    """Each call as its name, where it is, the parts of its pattern, and its values."""
    for call in CALL.finditer(text):
        name = call[1] or call[2]
        place = 1 if name.endswith("In") else 0
        found = arguments(text, call.end())
        if place < len(found):
            chosen = [part for part, mark in found[place] if mark != "?"]
            yield name, call.start(), chosen, found[place + 1 :]


def joined(part):
    return "".join(LITERAL.findall(part)) if LITERALS.fullmatch(part) else None


def words(literal):
    return re.search("[A-Za-z]{2}", literal)


def fault(name, chosen, values):
    """Why a message cannot be translated; None if it can."""
    literals = [joined(part) for part in chosen]
    if name == "verbatim":
        composed = any(" " in one.strip() and words(one) for part in chosen for one in LITERAL.findall(part))
        return "has words, but is verbatim" if composed else None
    for part, literal in zip(chosen, literals):
        if literal is None and not WINDOW.search(part) and not MADE.match(part.strip()):
            if LITERAL.search(part):
                return "composes its pattern"
            if re.search(r"[^+]\+[^+]", part):
                return "adds texts"
    for part in (part for value in values for part, mark in value if mark != "?"):
        if any(words(one) for one in LITERAL.findall(part)) and not MADE.match(part.strip()) and not WINDOW.search(part):
            return "has words in a value"
        if "error().text()" in part:
            return "has an error in English as a value"
    patterns = [literal for literal in literals if literal is not None]
    if not patterns or any("..." in part for value in values for part, _ in value):
        return None
    places = max(max(map(int, PLACE.findall(one)), default=0) for one in patterns)
    if places != len(values):
        return f"has {places} places for {len(values)} values"
    for one in patterns:
        if words(one) and one != one.strip():
            return "begins or ends with a space"
        if METRES.search(one):
            return "has a unit of length; metres() adds it"
        if GLUED.search(re.sub(r"(?<=%[1-9])x(?=%)", " x ", one)):
            return "glues values to words"
    return None


def sources(folders):
    for folder in folders:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.suffix in (".cpp", ".h") and str(path.relative_to(ROOT)) not in OWNERS:
                yield path


def check():
    faults = []
    for path in sources(CHECKED):
        text = source(path)
        for name, at, chosen, values in calls(text):
            if why := fault(name, chosen, values):
                shown = " ".join(":".join(chosen).split())
                faults.append(f"{path.relative_to(ROOT)}:{text.count(chr(10), 0, at) + 1}: {why}: {name}({shown[:90]}")
    for line in faults:
        print(line)
    return 1 if faults else 0


def write(out):
    found = set()
    for path in sources(TRANSLATED):
        for name, _, chosen, _ in calls(source(path)):
            if name != "verbatim":
                found.update(joined(part) for part in chosen)
    found.discard(None)
    lines = "".join(f'  QT_TRANSLATE_NOOP("core", "{one}"),\n' for one in sorted(found) if words(one))
    Path(out).write_text("const char* const patterns[] = {\n" + lines + "};\n", encoding="utf-8")
    return 0


sys.exit(check() if sys.argv[1] == "--check" else write(sys.argv[1]))
