#include "core/io/RawNumbers.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numeric>

namespace scarp {

namespace {

using Sample = RawLayout::Sample;

int exponentOf(double value) { return value == 0.0 ? 0 : std::ilogb(value); }

/// The power of two that a number other than 0 is an odd multiple of.
int lowestBit(double value) {
  int exponent = 0;
  const auto mantissa = static_cast<std::uint64_t>(std::ldexp(std::abs(std::frexp(value, &exponent)), 53));
  return exponent - 53 + std::countr_zero(mantissa);
}

std::int64_t bitsOf(double value, bool wide) {
  return wide ? std::bit_cast<std::int64_t>(value) : std::bit_cast<std::int32_t>(static_cast<float>(value));
}

}  // namespace

std::int64_t RawNumbers::numberOf(double value) const {
  if (!ordered) return static_cast<std::int64_t>(std::clamp((value - origin) / step, -9e18, 9e18));
  const std::int64_t bits = bitsOf(value, wide);
  const std::int64_t least =
      wide ? std::numeric_limits<std::int64_t>::min() : std::numeric_limits<std::int32_t>::min();
  return (bits < 0 ? least - bits : bits) >> shift;
}

std::int64_t RawNumbers::nearest(double value) const {
  return ordered ? numberOf(value) : std::llround(std::clamp((value - origin) / step, -9e18, 9e18));
}

double RawNumbers::fineness(double value) const {
  return ordered ? 1.0 / std::max(std::abs(value) * 1e-7, 1e-30) : 1.0 / step;
}

double RawNumbers::lostBits(double value) const {
  constexpr double told = 6.0;
  if (ordered)
    return shift > 0 && (bitsOf(value, wide) & ((std::int64_t{1} << shift) - 1)) != 0 ? told + shift : 0.0;
  return step > 1.0 && std::fmod(value - origin, step) != 0.0 ? told + std::log2(step) : 0.0;
}

int RawNumbers::fixedBits(double value, double foretold) const {
  constexpr int none = 64;
  if (!ordered) return none;
  const double steps = std::abs(value - foretold) / step;
  if (!(steps < 1e18)) return none;
  const int finer = value == 0.0 ? 0 : std::max(0, top - std::ilogb(value));
  return static_cast<int>(std::bit_width(static_cast<std::uint64_t>(steps))) + finer;
}

RawNumbers numbersFor(std::span<const double> values, Sample sample) {
  RawNumbers numbers;
  const bool floating = sample == Sample::F32 || sample == Sample::F64;
  if (!floating) {
    std::uint64_t divisor = 0;
    const auto known = std::ranges::find_if(values, [](double value) { return !std::isnan(value); });
    if (known == values.end()) return numbers;
    numbers.origin = *known;
    for (const double value : values)
      if (!std::isnan(value))
        divisor = std::gcd(divisor, static_cast<std::uint64_t>(std::abs(value - numbers.origin)));
    numbers.step = divisor > 1 ? static_cast<double>(divisor) : 1.0;
    return numbers;
  }
  numbers.wide = sample == Sample::F64;
  const int mantissa = numbers.wide ? 52 : 23;
  int lowest = std::numeric_limits<int>::max(), shift = mantissa;
  int top = -2000;
  double last = 0.0;
  long long count = 0;
  for (const double value : values) {
    if (std::isnan(value) || value == 0.0) continue;
    const int bit = lowestBit(value),
              own = std::max(exponentOf(value), numbers.wide ? -1022 : -126) - mantissa;
    lowest = std::min(lowest, bit);
    shift = std::min(shift, bit - own);
    top = std::max(top, own + mantissa);
    last += own;
    ++count;
  }
  if (count == 0) return numbers;
  numbers.shift = std::max(shift, 0);
  numbers.ordered = last / static_cast<double>(count) + numbers.shift >= lowest || lowest < -300;
  numbers.step = std::exp2(numbers.ordered ? top - mantissa + numbers.shift : lowest);
  numbers.top = top;
  return numbers;
}

}  // namespace scarp
