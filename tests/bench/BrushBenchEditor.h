#pragma once

#include "core/terrain/Terrain.h"
#include "tests/bench/BrushBenchFigures.h"

namespace scarp::bench {

/// Draws a stroke of a raising brush with a mouse, over a terrain as the editor has it open, and times what
/// the processor does for each event: the ViewController picks and sculpts, and everybody who listens to the
/// document is told; then, what the renderer does before it can draw: it asks for the ground's detail and the
/// patches in sight, and reads what has changed of their pages out of the tiles. In place of the graphics
/// driver, which takes a copy, is a copy. Events are one dab apart.
[[nodiscard]] EventFigures measureEvents(const Terrain& terrain, int radius, int threads, int events);

}  // namespace scarp::bench
