#pragma once

#include <cmath>
#include <limits>

#include "core/schema/Setting.h"

namespace scarp {

/// Degrees to radians as files have them: one multiplication, which degreesOf() inverts exactly.
[[nodiscard]] inline double radiansOf(double degrees) { return degrees * 0.017453292519943295; }

/// The degrees that read back as these radians, where there are any: every angle that came out of a file
/// has some, and other angles are met to the last bit but one.
[[nodiscard]] inline double degreesOf(double radians) {
  const double about = radians * 57.29577951308232;
  double candidate = about;
  for (const double toward :
       {-std::numeric_limits<double>::infinity(), std::numeric_limits<double>::infinity()}) {
    candidate = about;
    for (int step = 0; step < 4; ++step, candidate = std::nextafter(candidate, toward))
      if (radiansOf(candidate) == radians) return candidate;
  }
  return about;
}

/// A number that is radians in the program, as degrees in files and panels.
template <auto member, class Settings>
NumberSetting<Settings> inDegrees(NumberSetting<Settings> number) {
  number.get = [](const Settings& s) { return degreesOf(s.*member); };
  number.store = [](Settings& s, double degrees) { s.*member = radiansOf(degrees); };
  return number;
}

}  // namespace scarp
