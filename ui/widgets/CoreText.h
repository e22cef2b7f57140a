#pragma once

#include <QString>
#include <span>
#include <string_view>

#include "ui/widgets/CoreText.h"

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

/// All texts that coreText() translates, in UTF-8 and English. tests/language compares them with those of core.
[[nodiscard]] std::span<const char* const> coreTextList();

/// The patterns of lines, in the order in which they are tried. "%1" and "%2" stand for any text, "%n" for a
/// whole number.
[[nodiscard]] std::span<const char* const> coreLinePatterns();

}  // namespace scarp
