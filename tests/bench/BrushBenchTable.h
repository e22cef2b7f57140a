#pragma once

#include "tests/bench/BrushBenchFigures.h"

namespace scarp::bench {

/// As a person reads it, on stdout.
void printDabs(const BrushFigures& figures);
void printEvents(const BrushFigures& figures);
/// What a dab costs as the terrain grows, undo, memory.
void printRest(const BrushFigures& figures);

/// Milliseconds that a further dab of Blender 3.4's sculpt brush Draw took on a mesh of 2049 × 2049 vertices
/// with two threads, undo and normals included, redraw excluded, on the machine of the figures in docs/benchmarks.md; 0
/// where it was not measured.
[[nodiscard]] double blenderDab(int side, int radius, int threads);

}  // namespace scarp::bench
