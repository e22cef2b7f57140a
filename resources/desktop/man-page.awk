# Makes the manual page scarp(1) of docs/command-line.md:
#   awk -v version=0.1.0 -v date=2026-11-26 -f man-page.awk command-line.md
# Knows what that page uses: headings, paragraphs, lists of one level, tables, fenced code, code, bold, links.

function replaced(text, what, by,    at, out) {
  out = ""
  while ((at = index(text, what)) > 0) {
    out = out substr(text, 1, at - 1) by
    text = substr(text, at + length(what))
  }
  return out text
}

# Text as troff has it. In code a hyphen is the one that shells take.
function plain(text) { return replaced(text, "\\", "\\e") }
function code(text) { return replaced(plain(text), "-", "\\-") }

function unlinked(text,    label) {
  while (match(text, /\[[^]]*\]\([^)]*\)/)) {
    label = substr(text, RSTART + 1, index(substr(text, RSTART), "]") - 2)
    text = substr(text, 1, RSTART - 1) label substr(text, RSTART + RLENGTH)
  }
  return text
}

function inline(text,    parts, count, i, out) {
  count = split(unlinked(text), parts, "`")
  out = ""
  for (i = 1; i <= count; ++i) {
    if (i % 2 == 0) {
      out = out "\\fB" code(parts[i]) "\\fR"
    } else {
      bold = plain(parts[i])
      while (match(bold, /\*\*[^*]+\*\*/))
        bold = substr(bold, 1, RSTART - 1) "\\fB" substr(bold, RSTART + 2, RLENGTH - 4) "\\fR" \
               substr(bold, RSTART + RLENGTH)
      out = out bold
    }
  }
  return out
}

# A line that troff does not take for one of its own.
function line(text) { print (text ~ /^[.']/ ? "\\&" : "") text }

function flush(    at) {
  if (held == "") return
  if (kind == "item") {
    # "`--json`: what it does": the option, and what it does below it.
    if (match(held, /^(`[^`]+`(, )?)+: /)) {
      at = RLENGTH
      print ".TP"
      line(inline(substr(held, 1, at - 2)))
      line(inline(substr(held, at + 1)))
    } else {
      print ".IP \\(bu 2"
      line(inline(held))
    }
  } else {
    print ".PP"
    line(inline(held))
  }
  held = ""
}

function tableRow(text,    cells, count, i, rest) {
  # A bar that stands for itself has a backslash before it.
  text = replaced(text, "\\|", "\001")
  sub(/^\| */, "", text)
  sub(/ *\| *$/, "", text)
  count = split(text, cells, / *\| */)
  rest = ""
  for (i = 2; i <= count; ++i) if (cells[i] != "") rest = rest (rest == "" ? "" : "; ") cells[i]
  print ".TP"
  line(inline(replaced(cells[1] == "" ? "—" : cells[1], "\001", "|")))
  line(inline(replaced(rest == "" ? "—" : rest, "\001", "|")))
}

BEGIN {
  print ".TH SCARP 1 \"" date "\" \"Scarp " version "\" \"User Commands\""
  print ".SH NAME"
  print "scarp \\- editor for heightmap terrain"
  print ".SH SYNOPSIS"
  print ".B scarp"
  print "[\\fB\\-\\-memory\\fR \\fISIZE\\fR] [\\fIFILE\\fR]"
  print ".br"
  print ".B scarp"
  print "[\\fB\\-\\-memory\\fR \\fISIZE\\fR] \\fICOMMAND\\fR [\\fIoptions\\fR] \\fI...\\fR"
  print ".SH DESCRIPTION"
}

/^```/ {
  flush()
  if (fenced) print ".fi\n.RE"
  else print ".PP\n.RS 4\n.nf"
  fenced = !fenced
  next
}
fenced { line(code($0)); next }

# HTML comments control how tests run the commands.
/^<!-- .* -->$/ { next }

# What stands before the first section, but the title, the table of contents and the pages beside this one.
/^# / { next }
!section && (/^- / || /^  / || /^Related:/) { flush(); next }

/^## / { flush(); section = 1; print ".SH \"" toupper(plain(unlinked(substr($0, 4)))) "\""; next }
/^### / { flush(); print ".SS \"" plain(unlinked(substr($0, 5))) "\""; next }

/^\|/ {
  flush()
  # The first row is the heading, the second the line under it.
  if (++row > 2) tableRow($0)
  else if (row == 1) print ".PP"
  next
}
{ row = 0 }

/^$/ { flush(); next }
/^- / { flush(); kind = "item"; held = substr($0, 3); next }
{
  if (held == "") kind = "text"
  sub(/^ +/, "")
  held = held (held == "" ? "" : " ") $0
}

END {
  flush()
  print ".SH SEE ALSO"
  print "The manual, the scripts and what is read from files: \\fI/usr/share/doc/scarp\\fR"
}
