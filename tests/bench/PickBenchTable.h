#pragma once

#include "tests/bench/PickBenchMeasure.h"

namespace scarp::bench {

/// What was measured on one terrain.
struct TerrainFigures {
  std::string name;
  int columns, rows;
  std::size_t heightBytes;
  std::vector<EngineFigures> engines;
};

/// Prints the tables of one terrain to the standard output.
void printTerrain(const TerrainFigures& terrain);

}  // namespace scarp::bench
