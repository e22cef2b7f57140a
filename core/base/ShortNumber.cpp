#include "core/base/ShortNumber.h"

#include <charconv>
#include <cstdio>

namespace scarp {

std::string shortNumber(double value) {
  char digits[32];
  std::snprintf(digits, sizeof digits, "%g", value);
  return digits;
}

std::string nineDigits(double value) {
  char digits[32];
  std::snprintf(digits, sizeof digits, "%.9g", value);
  return digits;
}

std::string groupedCount(std::size_t count) {
  std::string text = std::to_string(count);
  for (std::size_t at = text.size(); at > 3; at -= 3) text.insert(at - 3, " ");
  return text;
}

std::string hexadecimal(std::uint64_t number) {
  char digits[17];
  std::snprintf(digits, sizeof digits, "%016llx", static_cast<unsigned long long>(number));
  return digits;
}

std::optional<std::uint64_t> readHexadecimal(std::string_view text) {
  std::uint64_t number = 0;
  const char* const last = text.data() + text.size();
  const auto [end, failure] = std::from_chars(text.data(), last, number, 16);
  return failure == std::errc() && end == last ? std::optional(number) : std::nullopt;
}

std::string colourText(std::uint32_t colour) { return '#' + hexadecimal(colour).substr(10); }

std::string colourText(const std::array<std::uint8_t, 3>& channels) {
  return colourText(std::uint32_t{channels[0]} << 16 | std::uint32_t{channels[1]} << 8 | channels[2]);
}

std::optional<std::uint32_t> readColour(std::string_view text) {
  if (text.size() != 7 || text[0] != '#') return std::nullopt;
  const auto number = readHexadecimal(text.substr(1));
  return number ? std::optional(static_cast<std::uint32_t>(*number)) : std::nullopt;
}

std::array<std::uint8_t, 3> colourChannels(std::uint32_t colour) {
  return {static_cast<std::uint8_t>(colour >> 16), static_cast<std::uint8_t>(colour >> 8),
          static_cast<std::uint8_t>(colour)};
}

}  // namespace scarp
