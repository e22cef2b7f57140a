#!/usr/bin/env python3
"""Finds the lines that core composes (errors, warnings, findings, notes of exports) and writes them as patterns
into ui/widgets/CoreLineList.cpp, where lupdate finds them. core_lines.py --check fails where that file is not
what the sources of core say now.

A line is read from its expression: literals that are added to values, "its rows need " + size + " at once", make
the pattern "its rows need %1 at once"; both sides of a condition make a pattern each. The parts of a line before
and behind ": " and "; " are patterns of their own, as coreProblem() translates them one by one.
"""

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LIST = ROOT / "ui/widgets/CoreLineList.cpp"
MOST_ALTERNATIVES = 64

# What is written into files of other programs, and SQL.
SKIPPED = re.compile(
    r"core/(sceneio/(Godot|Unreal|Unity|Blender)|materialio/(Unity|Unreal|Godot|Blender)|meshio/PlyMesh|team/TeamSchema|"
    r"store/Sqlite(Schema|Store)|recovery/CrashHandler|remote/HttpPart)")
SQL = re.compile(r"\b(SELECT|INSERT|UPDATE|DELETE|CREATE|ALTER|DROP|WHERE|FROM|VALUES|SET|GRANT|BEGIN|COMMIT|PRAGMA|LISTEN)\b")

OPEN = {"(": ")", "{": "}", "[": "]"}
BRACKETS = re.compile(r"""["'(){}\[\]]""")
STOPS = re.compile(r"""["'({[,;]|<<|\+=|(?<![=!<>+\-*/|&])=(?!=)|\breturn\b""")
CHARACTER = re.compile(r"'(\\.[0-7]*|[^\\'])'")
LITERALS = re.compile(r'(?:"((?:\\.|[^"\\])*)"\s*)+')
LITERAL = re.compile(r'"((?:\\.|[^"\\])*)"')


def past_literal(text, at):
    """The end of the literal that begins here, or None."""
    if text[at] == '"':
        end = at + 1
        while text[end] != '"':
            end += 2 if text[end] == "\\" else 1
        return end + 1
    if text[at] == "'":
        found = CHARACTER.match(text, at)
        return found.end() if found else None
    return None


def past_brackets(text, at):
    """The end of the brackets that begin here."""
    depth = 0
    while stop := BRACKETS.search(text, at):
        at = past_literal(text, stop.start()) or stop.end()
        depth += (stop[0] in "([{") - (stop[0] in ")]}")
        if depth == 0:
            return at
    raise ValueError("brackets are not closed")


def without_comments(text):
    text = re.sub(r'R"(\w*)\(.*?\)\1"', '"RAW"', text, flags=re.S)
    text = re.sub(r"(?<=\w)'(?=\d)", "", text)
    text = re.sub(r"^\s*#.*$", "", text, flags=re.M)
    text = re.sub(r"\bstatic_assert\(.*?\);", "", text, flags=re.S)
    return re.sub(r'''("(?:\\.|[^"\\])*"|'(?:\\.[0-7]*|[^\\'])')|//[^\n]*''', lambda found: found[1] or "", text)


def split(text, separators):
    """Parts and separators by turns, outside brackets and literals."""
    parts, begin, at = [], 0, 0
    while at < len(text):
        end = past_literal(text, at) or (past_brackets(text, at) if text[at] in OPEN else None)
        if end:
            at = end
        elif text.startswith("::", at):
            at += 2
        elif text[at] in separators:
            parts += [text[begin:at], text[at]]
            at += 1
            begin = at
        else:
            at += 1
    return parts + [text[begin:]]


def literal(text):
    if not LITERALS.fullmatch(text):
        return None
    joined = "".join(LITERAL.findall(text))
    return re.sub(r'\\(["\\n])', lambda found: "\n" if found[1] == "n" else found[1], joined)


def alternatives(text):
    """What an expression may be: lists of literals and None, which stands for a value."""
    text = text.strip()
    while True:
        found = re.match(r"(?:std::)?(?:move|string|string_view|QString)?\s*[({]", text)
        if not found or past_brackets(text, found.end() - 1) != len(text):
            break
        text = text[found.end() : -1].strip()
    whole = literal(text)
    if whole is not None:
        return [[whole]]
    parts = split(text, "?:")
    if "?" in parts:
        begin = parts.index("?") + 1
        depth = 0
        for middle in range(begin, len(parts)):
            depth += (parts[middle] == "?") - (parts[middle] == ":")
            if depth < 0:
                break
        return alternatives("".join(parts[begin:middle])) + alternatives("".join(parts[middle + 1 :]))
    added = split(text, "+")[::2]
    if len(added) == 1:
        return [[None]]
    made = [[]]
    for part in added:
        made = [one + more for one in made for more in alternatives(part)][:MOST_ALTERNATIVES]
    return made


def expressions(text):
    """All arguments, elements, operands of return, = and <<, at every depth. Brackets that only group stay with
    what they are added to."""
    waiting = [text]
    while waiting:
        text = waiting.pop()
        begin, at = 0, 0
        while stop := STOPS.search(text, at):
            at, what = stop.start(), stop[0]
            if what in "\"'":
                at = past_literal(text, at) or at + 1
            elif what in OPEN:
                end = past_brackets(text, at)
                before = text[begin:at].rstrip()
                if what != "(" or (before and (before[-1].isalnum() or before[-1] in "_>])")):
                    waiting.append(text[at + 1 : end - 1])
                at = end
                # A block ends a statement.
                if what == "{" and re.match(r"\s*([A-Za-z_}]|$)", text[end : end + 80]):
                    begin = at
            else:
                if what in ",;<<":
                    yield text[begin:at]
                begin = at = stop.end()
        yield text[begin:]


def segments(line):
    """The parts of a line before and behind ": " and "; ", outside round brackets."""
    parts, depth, begin = [], 0, 0
    for at, character in enumerate(line):
        depth += (character == "(") - (character == ")")
        if depth <= 0 and line[at : at + 2] in (": ", "; "):
            parts.append(line[begin:at])
            begin = at + 2
    return parts + [line[begin:]]


def numbered(pattern):
    """Placeholders from %1 on."""
    count = iter(range(1, 100))
    return re.sub(r"%\d", lambda _: f"%{next(count)}", pattern)


def said(pattern):
    """Whether it is a sentence or a part of one."""
    if SQL.search(pattern) or re.search(r"[\n{}<>\[\]=|$\\_]|RAW", pattern):
        return False
    if pattern.count("(") != pattern.count(")") or pattern.count('"') % 2:
        return False
    if len(re.sub(r"%\d|[^A-Za-z]", "", pattern)) < 5 or pattern.count("%") > 9:
        return False
    return re.search(r"[a-z]{2}[,)]? \(?[a-z]|%\d \(?[a-z]{2}|[a-z]{2} \W?%\d|[A-Za-z] [a-z]{2}", pattern) is not None


def patterns_of(text):
    for expression in expressions(text):
        if '"' not in expression:
            continue
        for parts in alternatives(expression):
            line, value = "", False
            for part in parts:
                line += part if part is not None else "" if value else "%1"
                value = part is None
            for segment in segments(line):
                segment = segment.strip(" \n").rstrip(";:,").lstrip(",;")
                # What a place is put in front of.
                segment = re.sub(r"^%\d(?=[A-Za-z])", "", segment).strip()
                segment = numbered(segment)
                if said(segment):
                    yield segment


def known_elsewhere():
    """What the lists of whole texts and of steps have already, without quotes."""
    known = set()
    for name in ("CoreText.cpp", "CoreTextList.cpp"):
        text = (ROOT / "ui/widgets" / name).read_text(encoding="utf-8")
        known |= {literal(f'"{found}"').replace('"', "") for found in re.findall(r'NOOP\("core",\s*"((?:\\.|[^"\\])*)"\)', text)}
    return known


def core_lines():
    found = set()
    for path in sorted((ROOT / "core").rglob("*")):
        if path.suffix not in (".cpp", ".h") or SKIPPED.match(str(path.relative_to(ROOT))):
            continue
        found.update(patterns_of(without_comments(path.read_text(encoding="utf-8"))))
    known = known_elsewhere()
    return sorted(pattern for pattern in found if pattern.replace('"', "") not in known)


def source_of(patterns):
    entries = "".join('    QT_TRANSLATE_NOOP("core", "%s"),\n' % p.replace("\\", "\\\\").replace('"', '\\"') for p in patterns)
    return (
        "// Written by resources/translations/core_lines.py: the lines that core composes, where lupdate finds them.\n"
        "#include <QCoreApplication>\n#include <array>\n\n#include \"ui/widgets/CoreText.h\"\n\n"
        "namespace scarp {\nnamespace {\n\nconstexpr std::array kLines{\n" + entries + "};\n\n}  // namespace\n\n"
        "std::span<const char* const> coreProblemPatterns() { return kLines; }\n\n}  // namespace scarp\n")


def main():
    source = source_of(core_lines())
    if "--check" not in sys.argv[1:]:
        LIST.write_text(source, encoding="utf-8")
        return
    there = LIST.read_text(encoding="utf-8") if LIST.exists() else ""
    if there == source:
        return
    new = sorted(set(source.splitlines()) - set(there.splitlines()))
    old = sorted(set(there.splitlines()) - set(source.splitlines()))
    sys.exit("\n".join([f"{LIST.relative_to(ROOT)} is not what core says now (resources/translations/update.sh):"]
                       + ["+" + line for line in new] + ["-" + line for line in old]))


main()
