#pragma once

#include "core/material/Material.h"
#include "core/material/MeasureHistogram.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// Rules over the default materials that suit most terrains: grass, drier upwards; forest on the gentle lower
/// half; soil, scree and rock by slope; gravel where much ground drains through; sand and the bed of the sea
/// where the ground goes below height 0; snow above, where the ground rises far. `lowest`, `highest`: of its
/// heights, metres. Ranges follow from these and from the size. Pure.
[[nodiscard]] RuleStack defaultRules(double lowest, double highest, const GridFrame& frame);

/// A condition to begin with: the higher ground, steep slopes, what faces north, crests, hollows, beds of
/// streams, half of a noise, a selection by its weights, in round numbers. `like`: its measure, its noise's
/// shape and its mask.
[[nodiscard]] RuleCondition startingCondition(const RuleCondition& like, const RuleInputs& inputs,
                                              const GridFrame& frame);

}  // namespace scarp
