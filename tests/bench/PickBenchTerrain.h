#pragma once

#include <cstdint>
#include <string>

#include "core/terrain/Terrain.h"

namespace scarp::bench {

struct NamedTerrain {
  std::string name;
  bool fractal;  ///< Made here, rather than read from a file.
  Terrain terrain;
};

/// Fractal ground of n × n samples, cells of one metre and heights of 0…n/8 metres, rough down to the
/// single cell: midpoint displacement (Fournier, Fussell & Carpenter 1982), the displacement halved with the
/// spacing. n ≥ 2. The same bits for any number of threads.
[[nodiscard]] NamedTerrain fractalSquare(int n, std::uint32_t seed);

}  // namespace scarp::bench
