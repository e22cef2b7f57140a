#pragma once

#include <functional>
#include <optional>

#include "core/base/Progress.h"
#include "core/operation/Filter.h"
#include "core/operation/HeightPlane.h"

namespace scarp {

/// What runoff has done to a terrain.
struct ErodedGround {
  HeightPlane change;       ///< Metres that each sample has gained; 0 in holes.
  double carriedOff = 0.0;  ///< m³ of ground that left with the water over the border.
};

/// Is handed the change as it stands.
using ChangeWatcher = std::function<void(const HeightPlane& change)>;

/// Runoff over a whole terrain wears valleys into it, and lays down as fans and flats what it carries (Mei,
/// Decaudin & Hu 2007, by the water of Runoff.h). Rain falls everywhere; water, and what is in it, leaves
/// over the border, whose level is the ground's as it was, and nothing crosses a hole. What the water can carry
/// grows with the power 1.5 of its flow (Smith & Bretherton 1972), so that streams gather in branching
/// valleys with graded floors. It works on grids of twice, four times … the cells first, where water gets from
/// crest to border in a few steps, and hands on what they did, water and load as well, to the next finer one.
/// A step digs no pit and piles up no peak. Ground lost = ground gained + carriedOff. Works in double the
/// memory of ten heights a sample. Nothing where `progress` says stop. Same bits for any number of threads.
[[nodiscard]] std::optional<ErodedGround> hydraulicErosion(const Terrain& terrain,
                                                           const HydraulicErosionFilter& settings,
                                                           const Progress& progress = {},
                                                           const ChangeWatcher& watcher = {});

}  // namespace scarp
