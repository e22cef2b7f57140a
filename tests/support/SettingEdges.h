#pragma once

#include <cmath>
#include <optional>
#include <vector>

#include "core/schema/Schema.h"

namespace scarp::test {

/// The outermost numbers that limits take; very large ones where there is no end.
inline std::vector<double> edgesWithin(const NumberLimits& limits) {
  constexpr double huge = 1e300;
  const double step = limits.whole ? 1.0 : 0.0;
  const double low = std::isinf(limits.low) ? -huge : limits.low;
  const double high = std::isinf(limits.high) ? huge : limits.high;
  return {limits.lowAllowed || std::isinf(limits.low) ? low
          : step > 0.0                                ? low + step
                                                      : std::nextafter(low, high),
          limits.highAllowed || std::isinf(limits.high) ? high
          : step > 0.0                                  ? high - step
                                                        : std::nextafter(high, low)};
}

/// Numbers just beyond them, where there is an end.
inline std::vector<double> edgesBeyond(const NumberLimits& limits) {
  std::vector<double> beyond;
  const double step = limits.whole ? 1.0 : 0.0;
  if (!std::isinf(limits.low))
    beyond.push_back(!limits.lowAllowed ? limits.low
                     : step > 0.0       ? limits.low - step
                                        : std::nextafter(limits.low, -INFINITY));
  if (!std::isinf(limits.high))
    beyond.push_back(!limits.highAllowed ? limits.high
                     : step > 0.0        ? limits.high + step
                                         : std::nextafter(limits.high, INFINITY));
  return beyond;
}

}  // namespace scarp::test
