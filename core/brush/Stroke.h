#pragma once

#include <optional>
#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/brush/Dab.h"
#include "core/geometry/Vec.h"

namespace scarp {

/// A place that the brush came by. Pressure 0 lifts the brush: the way there changes nothing.
struct StrokeSample {
  double x, y;            ///< Local frame, metres.
  double pressure = 1.0;  ///< 0…1.
  double time = 0.0;      ///< Seconds, never falling within a stroke.

  bool operator==(const StrokeSample&) const = default;
};

/// Turns samples into dabs: equal spacing along the path, whatever the rate of the samples, and flow in
/// time where the brush is held still. A dab stands at the middle of the stretch of path that it answers
/// for, by pressure, and weighs as much as that stretch is long, so that a pass adds up to the brush's
/// strength under its centre for any spacing. The press itself counts as a stretch of a quarter radius.
/// A stamp is pressed once, at the whole strength, wherever the stroke goes then.
class Stroke {
 public:
  explicit Stroke(const BrushSettings& settings);  ///< settings are valid

  /// The dabs that this sample completes. Contract: finite numbers, time not before the last one's.
  [[nodiscard]] std::vector<Dab> add(const StrokeSample& sample);
  /// The dab for the rest of the path. Call once, at the end.
  [[nodiscard]] std::vector<Dab> finish();

 private:
  /// No dab at all where there is nothing to change.
  [[nodiscard]] std::vector<Dab> dab(const Vec2& centre, double amount) const;
  /// The dab for the stretch under way; begins the next one.
  [[nodiscard]] std::vector<Dab> closeStretch();

  double radius_;    ///< Metres.
  double spacing_;   ///< Metres.
  double perMetre_;  ///< Strength per metre of path.
  double flow_;
  double press_;    ///< Metres of change that the press makes.
  bool pressOnly_;  ///< The press is all there is.
  std::optional<StrokeSample> last_;
  // The stretch of path under way:
  double length_ = 0.0;         ///< Metres, < spacing_.
  double pressed_ = 0.0;        ///< ∫ pressure ds.
  Vec2 placed_ = Vec2::Zero();  ///< ∫ pressure · position ds; over pressed_ it is where the dab stands.
};

}  // namespace scarp
