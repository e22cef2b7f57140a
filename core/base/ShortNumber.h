#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace scarp {

/// A number as a message shows it: six digits at most, "0.1", "1e+06".
[[nodiscard]] std::string shortNumber(double value);

/// A number as notes and messages show it: nine significant digits at the most, which tell any two float32
/// heights apart.
[[nodiscard]] std::string nineDigits(double value);

/// Returns a count with its thousands separated: "1 234 567".
[[nodiscard]] std::string groupedCount(std::size_t count);

/// Returns 16 hexadecimal digits.
[[nodiscard]] std::string hexadecimal(std::uint64_t number);
/// Reads 1 to 16 hexadecimal digits; nothing where the text is something else.
[[nodiscard]] std::optional<std::uint64_t> readHexadecimal(std::string_view text);

/// Returns a colour 0xrrggbb as "#rrggbb".
[[nodiscard]] std::string colourText(std::uint32_t colour);
[[nodiscard]] std::string colourText(const std::array<std::uint8_t, 3>& channels);
/// Reads "#rrggbb"; nothing where the text is something else.
[[nodiscard]] std::optional<std::uint32_t> readColour(std::string_view text);
/// Returns red, green and blue of 0xrrggbb.
[[nodiscard]] std::array<std::uint8_t, 3> colourChannels(std::uint32_t colour);

}  // namespace scarp
