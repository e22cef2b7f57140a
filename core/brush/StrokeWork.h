#pragma once

#include <optional>
#include <span>

#include "core/base/Result.h"
#include "core/brush/BrushSettings.h"
#include "core/brush/StrokeSample.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

// Estimates of the work of a stroke, made from its settings and samples before it is made. Functions without
// state; any thread. Contract: the settings are valid.

/// Number of dabs that each dab becomes by symmetry, itself included.
[[nodiscard]] double dabCopies(const BrushSettings& brush);
/// Work of a dab with its copies: the samples around it, weighted by the cost of the brush's kernel relative
/// to raising ground.
[[nodiscard]] double dabWork(const BrushSettings& brush, const GridFrame& frame);

/// Adds up the work of a stroke, sample by sample. The limits are numbers of dabs, with their copies by
/// symmetry, and of samples that dabs visit, weighted by the cost of the brush. A stroke below both takes
/// minutes at most. The second limit also counts slope limits, `steepest` and alphas, which dabWork() does
/// not.
class StrokeLimit {
 public:
  StrokeLimit(const BrushSettings& brush, const GridFrame& frame);
  /// Counts the path to a sample. Returns an error of one line with the number that exceeds a limit; the
  /// sample is not counted then.
  [[nodiscard]] Result<void> add(const StrokeSample& sample);

 private:
  /// Dabs, without copies, and work from the last sample to another one.
  struct Added {
    double dabs, work;
  };
  [[nodiscard]] Added addedBy(const StrokeSample& sample) const;
  /// Work of a dab of a radius in metres, with its copies.
  [[nodiscard]] double workOfDab(double radius) const;

  BrushSettings brush_;
  GridFrame frame_;
  double copies_, sampleCost_;
  double dabs_ = 0.0, work_ = 0.0;
  std::optional<StrokeSample> first_, last_;
};

/// Checks a stroke from outside the program: settings and samples in range, within the limits.
[[nodiscard]] Result<void> checkStroke(const BrushSettings& brush, std::span<const StrokeSample> samples,
                                       const GridFrame& frame);

/// Whether the path between two pointer events takes too many dabs to be painted while a person waits: a
/// brush much smaller than a cell, moved across the map.
[[nodiscard]] bool isLeapTooLong(const BrushSettings& brush, const StrokeSample& from,
                                 const StrokeSample& to);

}  // namespace scarp
