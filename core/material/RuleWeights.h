#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/base/Progress.h"
#include "core/material/ConditionWeight.h"
#include "core/material/Material.h"
#include "core/material/MaterialMap.h"
#include "core/material/TileMeasures.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// The weights of materials that rules give to ground: a rule covers what lies below it by its opacity times
/// its conditions' weights, in 1/32768 of a byte, and what is left at the bottom is the base. Rounded to
/// bytes whose sum is 255 by largest remainders, of equal ones to the material that comes first in the stack,
/// from the base upward. A sample's weights depend on the rules, the frame and what lies within reach(), to
/// the bit: not on threads, instruction sets or what else is asked for. Concurrent const use is safe.
class RuleWeights {
 public:
  /// Contract: the stack is valid (MaterialSchema.h).
  RuleWeights(const RuleStack& stack, const GridFrame& frame);

  /// How many samples around a changed height weights may change.
  [[nodiscard]] int reach() const;
  /// Metres from lines within which weights may change where these become others; nothing: no rule looks at them.
  [[nodiscard]] std::optional<double> lineReach() const;

  /// All of a terrain; nothing where `progress` says stop.
  [[nodiscard]] std::optional<MaterialMap> map(const RuleInputs& inputs, const Progress& progress = {}) const;
  /// Makes anew the weights of samples in a map that these rules made: after a change of heights, those in
  /// its rectangle grown by reach(); of lines, those within lineReach(). Keeps noise that it has made, some 64 MiB of it, as the next dab is by
  /// the same samples. One thread at a time.
  void refresh(MaterialMap& map, const RuleInputs& inputs, const GridRect& samples);
  /// The same of several: of each tile what encloses all of them in it.
  void refresh(MaterialMap& map, const RuleInputs& inputs, std::span<const GridRect> samples);

 private:
  struct Term {
    std::size_t source;  ///< In sources_.
    ConditionWeight weight;
  };
  struct Layer {
    std::size_t place;  ///< Of its material.
    float opacity;
    std::vector<Term> terms;
  };
  /// A tile, the samples of a rectangle within it made anew.
  [[nodiscard]] MaterialTile tile(const std::vector<MeasureSource>& sources, const RuleInputs& inputs,
                                  int index, const GridRect& samples, const MaterialTile& before) const;
  void keepSomeNoise();

  [[nodiscard]] static bool weigh(const Layer& layer, TileMeasures& measures, int row, float* weights);

  GridFrame frame_;
  std::vector<MaterialId> materials_;  ///< By place, the base first.
  std::vector<MeasureSource> sources_;
  std::vector<MeasureSource> keeping_;  ///< The same, with noise that refresh() keeps.
  std::vector<Layer> layers_;           ///< The highest first.
};

/// Returns the weights of one condition as a mask, 0 in holes; empty where `progress` stops it. The result
/// does not depend on the number of threads. Contract: the condition is valid (MaterialSchema.h).
[[nodiscard]] std::optional<MaskRaster> conditionMask(const RuleCondition& condition,
                                                      const RuleInputs& inputs, const GridFrame& frame,
                                                      const Progress& progress = {});

}  // namespace scarp
