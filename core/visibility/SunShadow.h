#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/HeightPyramid.h"
#include "core/visibility/FractionMap.h"

namespace scarp {

/// No azimuth of a sun is further from 0, degrees; any beyond ±360 is the same as one within.
inline constexpr double kMostAzimuth = 1e6;

/// Where the sun stands. All angles are degrees; GroundAnalysis.h has the ranges.
struct SunSettings {
  double azimuth = 315.0;   ///< From the local frame's north (y), clockwise.
  double elevation = 45.0;  ///< Above the horizon.
  double softness = 0.0;    ///< Half the sun's breadth: 0.27 for the real one; 0: sharp shadows.

  bool operator==(const SunSettings&) const = default;
};

/// Points of the sun that a soft shadow is made of.
inline constexpr int kSunPoints = 32;

/// The fraction of the sun that each sample of the ground sees: 1 in the light, 0 in the shadow of other
/// ground or of the slope that it is on. Each of the sun's points is as exact as a sight line of its own
/// would be (SightLine). `samples`: only these, clipped to the terrain; the ground around throws its
/// shadow all the same. The error says in one line what is wrong with the settings. Any thread, parallel
/// inside, the same bits for any number of threads; may be cancelled through progress.
[[nodiscard]] Result<FractionRaster> sunShadow(const HeightRaster& heights, const HeightPyramid& pyramid,
                                               const GridFrame& frame, const SunSettings& settings,
                                               const GridRect& samples, const Progress& progress = {});

/// The samples whose light may change when the heights of a rectangle change: those in it and those that
/// its shadow can reach. `relief`: metres from the lowest ground to the highest, of before or after the
/// change, whichever is more. A rectangle around them, clipped to the terrain.
[[nodiscard]] GridRect shadowReach(const GridFrame& frame, const SunSettings& settings, double relief,
                                   const GridRect& changed);

}  // namespace scarp
