#pragma once

#include "tests/bench/PickBenchFigures.h"

namespace scarp::bench {

/// Prints how to read the tables.
void printLegend();

/// Prints the tables of one terrain to the standard output.
void printTerrain(const TerrainFigures& terrain);

/// Prints how we compare with the fastest peer that is right, and how the cost of a ray grows from the first
/// terrain to the last.
void printSummary(const std::vector<TerrainFigures>& terrains);

}  // namespace scarp::bench
