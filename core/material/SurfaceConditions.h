#pragma once

#include <span>
#include <vector>

#include "core/material/ConditionWeight.h"
#include "core/material/TileMeasures.h"
#include "core/terrain/Surface.h"

namespace scarp {

/// Evaluates conditions at positions between samples. The height is that of the surface (CellHeights); the
/// gradient, from which slope and aspect follow, and all other measures are interpolated like heights,
/// linearly over the triangle of the cell. Noise and the distance from lines are evaluated at the position.
/// On a sample each measure is that of the sample. Results depend on the conditions, the frame, the inputs within
/// RuleWeights::reach() of the cell's corners and the lines within RuleWeights::lineReach() of the position,
/// to the bit, and not on the rectangle. Concurrent const use is
/// safe.
class SurfaceConditions {
 public:
  /// For cells whose corners are within a rectangle of the frame's samples. inputs.lines must outlive it.
  SurfaceConditions(std::span<const RuleCondition> conditions, const RuleInputs& inputs,
                    const GridFrame& frame, const GridRect& samples);

  /// The product of the weights of all conditions, 0…1.
  [[nodiscard]] double weight(const GroundCell& cell) const;

 private:
  struct Term {
    std::size_t source;  ///< In sources_.
    ConditionWeight weight;
  };
  void measureGradients(const RuleInputs& inputs);
  void measureOthers(const RuleInputs& inputs);
  [[nodiscard]] float measure(std::size_t source, const GroundCell& cell) const;
  [[nodiscard]] double between(const std::vector<float>& plane, const GroundCell& cell) const;

  GridFrame frame_;
  GridRect samples_;
  const NearLines* lines_;
  std::vector<MeasureSource> sources_;
  std::vector<Term> terms_;
  std::vector<float> east_, south_;         ///< Rise per metre; empty: no condition needs it.
  std::vector<std::vector<float>> planes_;  ///< By source; empty: evaluated at the position.
};

}  // namespace scarp
