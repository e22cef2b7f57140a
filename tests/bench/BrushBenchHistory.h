#pragma once

#include "core/terrain/Terrain.h"
#include "tests/bench/BrushBenchFigures.h"

namespace scarp::bench {

/// Undoes and redoes a raising stroke of so many dabs across the map, again and again.
[[nodiscard]] UndoFigures measureUndo(const Terrain& terrain, int radius, int dabs);

/// The same stroke on the base, and on the topmost of so many visible layers that all hold something there.
[[nodiscard]] LayerFigures measureLayers(const Terrain& terrain, int radius, int dabs, int layers);

/// Strokes of ten dabs all over the map, all of them kept.
[[nodiscard]] MemoryFigures measureMemory(Terrain terrain, int radius, int strokes, std::size_t budget);

}  // namespace scarp::bench
