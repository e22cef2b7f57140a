#pragma once

namespace scarp {

/// A place that the brush came by. Pressure 0 lifts the brush: the way there changes nothing.
struct StrokeSample {
  double x, y;            ///< Local frame, metres.
  double pressure = 1.0;  ///< 0…1.
  double time = 0.0;      ///< Seconds, never falling within a stroke.

  bool operator==(const StrokeSample&) const = default;
};

}  // namespace scarp
