#pragma once

#include <cstdint>
#include <optional>
#include <vector>

#include "core/brush/BrushKinds.h"
#include "core/brush/BrushSettings.h"
#include "core/brush/Dab.h"
#include "core/brush/StrokePath.h"
#include "core/brush/StrokeSample.h"
#include "core/geometry/Vec.h"

namespace scarp {

/// Turns samples into dabs: equal spacing along the path (spacingOf), whatever the rate of the samples, and
/// flow in time where the brush is held still. A dab stands at the middle of the stretch of path that it
/// answers for, by pressure, and weighs as much as that stretch is long, so that a pass adds up to the
/// brush's strength under its centre for any spacing and radius. The press itself counts as a stretch of a
/// quarter radius. A stamp is pressed once, at the whole strength, wherever the stroke goes then.
class Stroke {
 public:
  explicit Stroke(const BrushSettings& settings);  ///< settings are valid

  /// The dabs that this sample completes. Contract: finite numbers, time not before the last one's.
  [[nodiscard]] std::vector<Dab> add(const StrokeSample& sample);
  /// The dabs for the rest of the path. Call once, at the end.
  [[nodiscard]] std::vector<Dab> finish();

 private:
  // All of these append the dabs that they complete to dabs_.
  void goTo(const StrokeSample& corner);
  void travel(const StrokeSample& from, const StrokeSample& to, double length);
  void hold(const StrokeSample& from, const StrokeSample& to);
  void press(const StrokeSample& at, const Vec2& direction);
  /// The dab for the stretch under way; begins the next one.
  void closeStretch(const Vec2& direction);
  /// The dab for the time under way.
  void closeHold(const StrokeSample& at);
  /// radius: of the brush at that pressure. Nothing where there is nothing to change.
  void put(const Vec2& centre, double amount, double radius, const Vec2& direction);
  [[nodiscard]] std::vector<Dab> taken();

  [[nodiscard]] bool stamps() const {
    return brushKindInfo(settings_.kind).traits.dabs == StrokeDabs::Single;
  }
  // What pressure does; 0 lifts the brush whatever the curve says.
  [[nodiscard]] double strengthAt(double pressure) const;
  [[nodiscard]] double flowAt(double pressure) const;

  BrushSettings settings_;
  StrokePath path_;
  double perMetre_;  ///< Strength per metre of path.
  std::vector<Dab> dabs_;
  std::uint32_t count_ = 0;  ///< Dabs so far.
  Vec2 lastCentre_ = Vec2::Zero();
  std::optional<double> lastTime_;    ///< Of the samples.
  std::optional<StrokeSample> last_;  ///< Of the path.
  bool pressing_ = false;             ///< The press waits to know which way the stroke goes.
  // The stretch of path under way:
  double target_ = 0.0;    ///< Metres at which it is complete.
  double length_ = 0.0;    ///< Metres, < target_.
  double pressed_ = 0.0;   ///< ∫ strength by pressure ds.
  double pressure_ = 0.0;  ///< ∫ pressure ds.
  Vec2 placed_ =
      Vec2::Zero();  ///< ∫ strength by pressure · position ds; over pressed_ it is where the dab stands.
  Vec2 heading_ = Vec2::Zero();
  // The time under way of a brush held still:
  double held_ = 0.0;    ///< Seconds.
  double flowed_ = 0.0;  ///< ∫ flow by pressure dt.
};

}  // namespace scarp
