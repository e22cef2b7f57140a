#pragma once

#include <QString>
#include <span>
#include <string_view>

namespace scarp {

/// A text of core that is a whole, in the window's language: the title of a brush, an operation, a setting, a
/// value of an enumeration. As it is where there is no translation.
[[nodiscard]] QString coreText(std::string_view text);

/// The unit behind a number of core's settings, " m", without its space: words are translated.
[[nodiscard]] QString coreUnit(std::string_view unit);

/// A line that core composes of a pattern of coreLinePatterns(), "Move layer "Roads"", in the window's
/// language. What stands in quotes stays; other parts are translated as coreText() does. As it is where no
/// pattern fits.
[[nodiscard]] QString coreLine(std::string_view line);

/// An error, a warning, a finding or another line of core in the window's language: its parts before and behind
/// ": " and "; " one by one, each by the pattern of coreProblemPatterns() that says the most of it. What stands
/// in quotes, paths and what no pattern fits stay as they are. Lengths are in the units of the window.
[[nodiscard]] QString coreProblem(std::string_view line);

/// coreProblem() that begins with a capital, for a line of its own.
[[nodiscard]] QString coreHeading(std::string_view line);

/// coreHeading() with a full stop, which is not there twice.
[[nodiscard]] QString coreSentence(std::string_view line);

/// All texts that coreText() translates, in UTF-8 and English. tests/language compares them with those of core.
[[nodiscard]] std::span<const char* const> coreTextList();

/// The patterns of lines, in the order in which they are tried. "%1" and "%2" stand for any text, "%n" for a
/// whole number.
[[nodiscard]] std::span<const char* const> coreLinePatterns();

/// The patterns of coreProblem(), as resources/translations/core_lines.py finds them in the sources of core: "%1"
/// to "%9" stand for any text.
[[nodiscard]] std::span<const char* const> coreProblemPatterns();

}  // namespace scarp
