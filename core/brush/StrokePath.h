#pragma once

#include <optional>
#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/brush/StrokeSample.h"

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

}  // namespace scarp
