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

/// All texts that coreText() translates, in UTF-8 and English. tests/language compares them with those of core.
[[nodiscard]] std::span<const char* const> coreTextList();

}  // namespace scarp
