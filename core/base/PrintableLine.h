#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace scarp {

struct Utf8Character {
  std::uint32_t code;
  std::size_t bytes;  ///< 0: the text does not begin with a character of UTF-8; the code is its first byte.
};
/// Returns the first character of a text that is not empty.
[[nodiscard]] Utf8Character firstCharacter(std::string_view text);

/// Text of unknown origin (a file's name, what a file says of itself, a library's message) as one line that a
/// terminal shows and does not obey: each control character, line or paragraph separator and change of the
/// writing direction becomes a space, each byte that is no UTF-8 a question mark.
[[nodiscard]] std::string printableLine(std::string_view text);

/// The same, of no more than `longest` bytes of the text; what is left out is told by "...".
[[nodiscard]] std::string printableLine(std::string_view text, std::size_t longest);

/// A text out of a file, for a line about something else.
[[nodiscard]] inline std::string shown(std::string_view text) { return printableLine(text, 60); }

/// Returns a text with the capitals A to Z in lower case.
[[nodiscard]] std::string lowerCase(std::string_view text);
/// Returns the extension of a path in lower case, with its dot; empty: there is none.
[[nodiscard]] std::string lowerExtension(const std::string& path);

/// A name within a line.
[[nodiscard]] inline std::string inQuotes(const std::string& name) { return '"' + name + '"'; }

}  // namespace scarp
