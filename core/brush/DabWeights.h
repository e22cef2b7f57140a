#pragma once

#include <utility>
#include <vector>

#include "core/brush/BrushSettings.h"
#include "core/brush/Dab.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

struct WeightRun;

/// Half the width and half the depth of a stamp with this footprint and aspect, as fractions of its radius.
/// Pure.
struct StampHalves {
  double width = 1.0, depth = 1.0;
};
[[nodiscard]] StampHalves stampHalves(const BrushSettings& settings);

/// How much a dab may change each sample, a row at a time, in float: its amount times falloff and alpha.
/// What a sample gets does not depend on where a run begins. Concurrent const use is safe; the settings must
/// outlive it.
class DabWeights {
 public:
  DabWeights(const Dab& dab, const BrushSettings& settings, const GridFrame& frame);

  /// Those of the columns from…to of a row that the brush can reach; empty if from ≥ to.
  [[nodiscard]] std::pair<int, int> reach(int row, int from, int to) const;
  /// Metres for `count` samples from a column on; 0 from the rim on.
  void amounts(int row, int column, int count, float* out) const;
  /// The alpha alone, 0…1; 1 throughout where there is none.
  void alphas(int row, int column, int count, float* out) const;

 private:
  [[nodiscard]] double northing(int row) const;  ///< Of a row from the centre, in radii.
  /// The columns of a row, first and behind the last, that the brush can reach.
  [[nodiscard]] std::pair<int, int> reachOf(int row) const;
  void shapeByAlpha(int row, int column, int count, float* amounts) const;
  /// The falloff of a stamp that is not a circle; without alpha.
  void stampAmounts(const WeightRun& run, double northing, float* out) const;

  const BrushSettings& settings_;
  const GridFrame& frame_;
  Vec2 centre_;
  double radius_, centreColumn_;
  int anchor_;           ///< The column from which columns are counted in float.
  float step_, offset_;  ///< Radii from column to column, and of the anchor from the centre.
  float amount_, inner_, perOuter_;
  double east_;  ///< −1 where the alpha is mirrored.
  double cosine_, sine_;
  bool stretched_;                            ///< The footprint is not a circle.
  double perWidth_, perDepth_;                ///< 1 over its halves, see stampHalves().
  int firstRow_;                              ///< That it reaches,
  std::vector<std::pair<int, int>> reaches_;  ///< and the columns there and in the rows that follow.
  std::vector<float> table_;                  ///< Falloff::Curve: weights over 0…1.
};

}  // namespace scarp
