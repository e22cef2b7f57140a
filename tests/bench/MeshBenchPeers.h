#pragma once

#include <algorithm>
#include <optional>
#include <queue>
#include <vector>

#include "core/mesh/BlockTriangulation.h"
#include "core/mesh/TerrainMesh.h"
#include "core/mesh/TriangleError.h"
#include "core/terrain/HeightPlane.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// Greedy insertion as Garland & Heckbert 1995 have it, and hmm and Delatin do it: one triangulation, one
/// heap, the sample that is furthest from its triangle first. It knows no holes, and no error but that at
/// samples. It has the same triangulation and the same scan as Decimation, so what differs is the way.
class PlainGreedy {
 public:
  /// Without holes, up to 8193 samples along a side.
  explicit PlainGreedy(const Terrain& terrain);
  /// Goes on until no sample is further off than this.
  void refine(double tolerance);
  [[nodiscard]] std::size_t triangles() const { return mesh_.triangles(); }
  [[nodiscard]] TerrainMesh mesh() const;

 private:
  struct Candidate {
    float error;
    std::uint32_t triangle, version;
    int x, y;
    bool operator<(const Candidate& other) const { return error < other.error; }
  };
  void scanTouched();

  GridRect samples_;
  HeightPlane heights_;
  BlockTriangulation mesh_;
  std::vector<std::uint32_t> touched_, versions_;
  std::priority_queue<Candidate> heap_;
};

/// Right triangles that are halved while the error of a half's new vertex, or of one below it, is above a
/// tolerance (Evans, Kirkpatrick & Townsend 2001; Lindstrom & Pascucci 2001). The errors are those at the new
/// vertices.
class RightTriangles {
 public:
  /// Without holes, 2^k + 1 samples along a side.
  explicit RightTriangles(const Terrain& terrain);
  [[nodiscard]] TerrainMesh mesh(double tolerance) const;

 private:
  [[nodiscard]] float& error(int x, int y) { return errors_[static_cast<std::size_t>(y) * side_ + x]; }
  void raise(int x, int y, int dx, int dy, int childX, int childY, bool hasChildren);

  std::size_t side_;
  HeightPlane heights_;
  std::vector<float> errors_;
};

struct Simplified {
  std::size_t triangles;
  double seconds;  ///< Of the last run.
  double error;    ///< True, metres.
};
/// meshoptimizer's simplification of all triangles of the surface, to as few as keep the true error about at
/// the tolerance: found by trying. Nothing where it was not installed.
[[nodiscard]] std::optional<Simplified> simplifiedTo(const Terrain& terrain, double tolerance, int tries);

}  // namespace scarp
