#pragma once

#include <array>
#include <charconv>
#include <cmath>
#include <concepts>
#include <string>

namespace scarp {

/// Appends the fewest digits that read back as the same bits. Numbers from 1e-9 up to 1e21 have no exponent, as
/// programs that expect digits (atoi, "%d") read 2e+05 as 2. Any thread.
template <std::floating_point Number>
void appendDecimal(std::string& text, Number number) {
  const Number size = std::abs(number);
  const bool plain = size == Number{0} || (size >= Number(1e-9) && size < Number(1e21));
  std::array<char, 64> digits{};
  const auto end = plain ? std::to_chars(digits.data(), digits.data() + digits.size(), number, std::chars_format::fixed)
                         : std::to_chars(digits.data(), digits.data() + digits.size(), number);
  text.append(digits.data(), end.ptr);
}

template <std::floating_point Number>
[[nodiscard]] std::string decimalNumber(Number number) {
  std::string text;
  appendDecimal(text, number);
  return text;
}

}  // namespace scarp
