#pragma once

#include "core/base/UtcTime.h"

namespace scarp {

/// A place on the earth, degrees: north and east positive.
struct EarthPlace {
  double latitude = 0.0, longitude = 0.0;
  bool operator==(const EarthPlace&) const = default;
};

/// Where the sun is seen, degrees: from true north clockwise, 0…360, and above the horizon.
struct SunPosition {
  double azimuth, elevation;
};

/// The sun as seen from a place at sea level, lifted by the air where it is up (at 1010 hPa and 10 °C). After
/// Meeus, Astronomical Algorithms (2nd ed. 1998), chapters 12, 13, 16 and 25 (low accuracy): within 0.01° of
/// NREL's Solar Position Algorithm from 1910 to 2110. Any thread.
[[nodiscard]] SunPosition sunPosition(UtcTime time, const EarthPlace& place);

}  // namespace scarp
