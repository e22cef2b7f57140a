#pragma once

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <optional>
#include <vector>

#include "core/base/ReproducibleMath.h"
#include "core/brush/BrushKinds.h"
#include "core/brush/BrushSettings.h"
#include "core/brush/Dab.h"
#include "core/brush/StrokeSample.h"
#include "core/geometry/Vec.h"

namespace scarp {

/// Draws the brush behind the pointer as on a string: it stands still until the string is taut. Steadies the
/// hand, whatever the rate of the samples.
class StringPull {
 public:
  /// Metres, both; string ≥ 0, where 0 lets everything through as it is; step > 0.
  StringPull(double string, double step);
  [[nodiscard]] std::vector<StrokeSample> add(const StrokeSample& sample);

 private:
  /// The pointer is at a place on the way; true if the brush moved.
  bool pull(double x, double y);

  double string_, step_;
  std::optional<StrokeSample> last_;  ///< Of the pointer.
  double walked_ = 0.0;               ///< Since the last pull, metres.
  double x_ = 0.0, y_ = 0.0;          ///< The brush.
};

/// Leads the path round through the samples (centripetal Catmull–Rom, Yuksel, Schaefer & Keyser 2011), one
/// sample behind the pointer. Held still or lifted, the brush comes up to it.
class RoundPath {
 public:
  explicit RoundPath(double step);  ///< Metres, > 0: about as long are the straight pieces.
  [[nodiscard]] std::vector<StrokeSample> add(const StrokeSample& sample);
  [[nodiscard]] std::vector<StrokeSample> finish();

 private:
  /// From from_ to pending_, which becomes the new from_.
  void lead(const std::optional<StrokeSample>& next, std::vector<StrokeSample>& path);

  double step_;
  std::optional<StrokeSample> before_, from_, pending_;
};

/// The way that a brush takes between the samples of its stroke.
class StrokePath {
 public:
  explicit StrokePath(const BrushSettings& settings);
  /// The corners of the way that this sample completes, in order; straight between them.
  [[nodiscard]] std::vector<StrokeSample> add(const StrokeSample& sample);
  [[nodiscard]] std::vector<StrokeSample> finish();

 private:
  StringPull pull_;
  std::optional<RoundPath> round_;
};

/// A brush that pressure makes smaller keeps this share of its radius: its dabs stand as much closer.
inline constexpr double kLeastPressedRadius = 0.05;

/// The brush's radius at a pressure, metres.
[[nodiscard]] inline double radiusAt(const BrushSettings& settings, double pressure) {
  if (!settings.pressure.radius) return settings.radius;
  return settings.radius * std::max(settings.pressure.curve.at(pressure), kLeastPressedRadius);
}

/// From dab to dab along the path, as a share of the radius. Brushes that carry ground about go by moves of
/// their own length, as many short moves do not leave it quite where a few long ones do; forms that are
/// steeper than any falloff take twice the dabs as long as they are to run into one another.
[[nodiscard]] inline double spacingOf(const BrushSettings& settings) {
  constexpr double kMove = 0.1, kMostApart = 0.25, kClose = 0.5 * kMostApart;
  const StrokeDabs dabs = brushKindInfo(settings.kind).traits.dabs;
  if (dabs == StrokeDabs::Moves) return kMove;
  if (dabs == StrokeDabs::Close && settings.spacing <= kMostApart) return std::min(settings.spacing, kClose);
  return settings.spacing;
}

/// Returns the distance of two samples, metres.
[[nodiscard]] inline double sampleDistance(const StrokeSample& a, const StrokeSample& b) {
  return reproducible::hypot(b.x - a.x, b.y - a.y);
}

/// About how many dabs the way between two samples takes; infinite where it is too long for a number.
/// Whoever takes samples from outside asks this first, as Stroke itself takes the time that the way needs.
[[nodiscard]] inline double dabsBetween(const BrushSettings& settings, const StrokeSample& from,
                                        const StrokeSample& to) {
  const double radius = std::min(radiusAt(settings, from.pressure), radiusAt(settings, to.pressure));
  return sampleDistance(from, to) / (spacingOf(settings) * radius);
}

/// The index-th dab of a stroke, turned as the brush's alpha is and jittered: place, size, amount and angle
/// come from the stroke's seed and the index alone. A smaller dab weighs as much more as it is smaller, so
/// that a pass adds up to the same under its centre. direction: of the path, any length, 0 for none. Pure.
[[nodiscard]] Dab varied(Dab dab, const BrushSettings& settings, std::uint32_t index, const Vec2& direction);

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
