#pragma once

#include <map>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/brush/Stroke.h"
#include "core/brush/StrokeWork.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class DabWeights;

/// Checks a stroke from outside the program that MaskStroke is to paint: see checkStroke().
[[nodiscard]] Result<void> checkMaskStroke(const BrushSettings& settings, std::span<const StrokeSample> samples,
                                           const GridFrame& frame);

/// A mask painted with a brush: what its dabs reach, by falloff and alpha; where they overlap, the strongest.
class MaskStroke {
 public:
  /// settings are valid; of them size, spacing, falloff, alpha and symmetry count.
  MaskStroke(const GridFrame& frame, const BrushSettings& settings);

  /// Whether anything more is painted. Samples that would exceed the limits of a stroke are left out; see
  /// truncation().
  bool add(const StrokeSample& sample);
  bool finish();

  /// Which limit was reached, as one line; empty if the stroke contains all samples.
  [[nodiscard]] const Message& truncation() const { return truncation_; }

  [[nodiscard]] const MaskRaster& weights() const { return weights_; }
  /// The samples that were painted since the last call.
  [[nodiscard]] GridRect takePainted() { return std::exchange(painted_, {}); }
  [[nodiscard]] const BrushSettings& settings() const { return settings_; }
  [[nodiscard]] const std::vector<StrokeSample>& samples() const { return samples_; }

 private:
  bool paint(const std::vector<Dab>& dabs);
  void lay(const DabWeights& dab, const GridRect& samples);

  GridFrame frame_;
  BrushSettings settings_, path_;  ///< As it was given, and as it paints.
  Stroke stroke_;
  StrokeLimit limit_;
  Message truncation_;
  MaskRaster weights_;
  std::map<int, std::shared_ptr<MaskRaster::Tile>>
      own_;  ///< Of weights_; written to while nobody shares them.
  GridRect painted_;
  std::vector<StrokeSample> samples_;
};

}  // namespace scarp
