#pragma once

#include <cmath>
#include <cstddef>

#include "core/erosion/Runoff.h"

namespace scarp::erosion {

// Terms of one sample that erosion of whole terrains and erosion under a dab have in common.

constexpr float kLeastWater = 1e-12F;  ///< Metres; less is none.

[[gnu::always_inline]] inline float positive(float x) { return x > 0.0F ? x : 0.0F; }

[[gnu::always_inline]] inline float lower(float a, float b) { return a < b ? a : b; }

[[gnu::always_inline]] inline float higher(float a, float b) { return a > b ? a : b; }

/// What a sample loses of its load through one pipe; seen from the other end the same with the other sign.
[[gnu::always_inline]] inline float lost(float flow, const float* density, std::ptrdiff_t to) {
  const float here = density[0], there = density[to];
  return flow * (flow > 0.0F ? here : there);
}

/// The load of a sample after a step in which it goes with the water.
[[gnu::always_inline]] inline float carriedOn(const Flows& flow, float load, const float* density,
                                              std::ptrdiff_t width) {
  const float gone = (lost(flow.east, density, 1) + lost(flow.west, density, -1)) +
                     (lost(flow.south, density, width) + lost(flow.north, density, -width));
  return positive(load - gone);
}

/// Metres of water that flow through a sample in a step.
[[gnu::always_inline]] inline float throughFlow(const Flows& flow) {
  return 0.5F * ((std::abs(flow.east) + std::abs(flow.west)) + (std::abs(flow.south) + std::abs(flow.north)));
}

/// An amount times the sine of a slope, which is rise over run.
[[gnu::always_inline]] inline float timesSine(float amount, float slope) {
  return amount * slope / std::sqrt(1.0F + slope * slope);
}

/// The sum over four neighbours: in(to) is what comes from the one that is `to` samples further.
template <class In>
[[gnu::always_inline]] inline float fromFour(std::ptrdiff_t width, const In& in) {
  return (in(std::ptrdiff_t{-1}) + in(std::ptrdiff_t{1})) + (in(-width) + in(width));
}

}  // namespace scarp::erosion
