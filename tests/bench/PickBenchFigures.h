#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "tests/bench/PickBenchEngine.h"

namespace scarp::bench {

struct SetFigures {
  std::string set;
  int rays;
  double nanoseconds;  ///< A ray, the median over the passes.
  double wrong;        ///< Share of the rays that it gets wrong, 0…1.
};

struct UpdateFigures {
  int side;             ///< Samples along a side of the edited square.
  double microseconds;  ///< Until it answers rightly again, the median over the edits.
  double wrong;         ///< Share of the rays straight down onto the square that it gets wrong afterwards.
};

struct SnapFigures {
  std::string set;
  double missed;  ///< Share of the rays, 0…1; every one has a hit.
};

struct EngineFigures {
  std::string name;
  EngineRole role;
  bool incremental;
  std::string skipped;  ///< Why it was not measured; empty where it was.
  double buildMilliseconds = 0.0;
  std::size_t bytes = 0;
  std::vector<SetFigures> sets;
  std::vector<UpdateFigures> updates;
  std::vector<SnapFigures> snapped;
};

/// pickMany, nanoseconds a ray by the clock on the wall.
struct ManyFigures {
  double oneThread = 0.0, twoThreads = 0.0;
};

/// What a random access costs in memory of some size.
struct LatencyFigures {
  std::string of;
  std::size_t bytes;
  double ordinaryPages, hugePages;  ///< Nanoseconds.
};

/// All of one terrain.
struct TerrainFigures {
  std::string name;
  bool fractal = false;  ///< Made, rather than read from a file.
  int columns = 0, rows = 0;
  std::size_t heightBytes = 0;
  std::vector<EngineFigures> engines;
  ManyFigures many;
  std::vector<LatencyFigures> latencies;
};

}  // namespace scarp::bench
