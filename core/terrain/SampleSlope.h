#pragma once

#include <cmath>

namespace scarp {

/// Rise over run at a sample from both sides, or from one where the other has no ground (NaN); 0 without
/// either.
[[nodiscard]] inline double slopeBetween(float before, float here, float after, double runBefore,
                                         double runAfter) {
  const bool hasBefore = !std::isnan(before), hasAfter = !std::isnan(after);
  if (hasBefore && hasAfter) return (after - before) / (runBefore + runAfter);
  return hasAfter ? (after - here) / runAfter : hasBefore ? (here - before) / runBefore : 0.0;
}

}  // namespace scarp
