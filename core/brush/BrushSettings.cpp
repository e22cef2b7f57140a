#include "core/brush/BrushSettings.h"

#include <cstdio>
#include <string>

namespace scarp {

namespace {

std::string number(double value) {
  char text[32];
  std::snprintf(text, sizeof text, "%g", value);
  return text;
}

}  // namespace

Result<void> validate(const BrushSettings& s) {
  struct Range {
    const char* name;
    const char* unit;
    double value, low, high;
    bool lowAllowed, highAllowed;
  };
  const Range ranges[] = {
      {"radius", " m", s.radius, 0.0, 1e7, false, true},
      {"strength", " m", s.strength, 0.0, 1e6, true, true},
      {"flow", " m/s", s.flow, 0.0, 1e6, true, true},
      {"inner radius", "", s.innerRadius, 0.0, 1.0, true, false},
      {"spacing", "", s.spacing, 0.01, 1.0, true, true},
      {"target height", " m", s.targetHeight, -1e6, 1e6, true, true},
      {"noise scale", " m", s.noiseScale, 0.0, 1e7, false, true},
      {"noise octaves", "", double(s.noiseOctaves), 1.0, 12.0, true, true},
  };
  for (const Range& r : ranges) {
    const bool aboveLow = r.lowAllowed ? r.value >= r.low : r.value > r.low;
    const bool belowHigh = r.highAllowed ? r.value <= r.high : r.value < r.high;
    if (aboveLow && belowHigh) continue;  // a NaN is neither
    return Error{std::string(r.name) + " " + number(r.value) + r.unit + " is out of range (" +
                 (r.lowAllowed ? "" : "above ") + number(r.low) + (r.highAllowed ? " to " : " to below ") +
                 number(r.high) + ")"};
  }
  return {};
}

}  // namespace scarp
