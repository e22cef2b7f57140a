#pragma once

#include <limits>
#include <span>
#include <vector>

#include "core/geometry/Ray.h"
#include "core/terrain/Terrain.h"

namespace scarp::bench {

/// The answer for a ray that misses.
inline constexpr double kMiss = std::numeric_limits<double>::infinity();

/// The truth about picks on large terrains, found without the picker's means: along the ray's major axis,
/// every cell that it comes within a millionth of a cell of has both its triangles tested in extended
/// precision, but for whole blocks of cells that the ray clears. Edges belong to both of their triangles. Of
/// a ray that lies in the plane of a triangle it sees only where the ray comes over that triangle's
/// neighbours. Must not outlive the terrain, and knows the heights as they were when it was made.
/// Concurrent use is safe.
class PickTruth {
 public:
  explicit PickTruth(const Terrain& terrain);

  /// The first t at which a ray meets the surface, or kMiss. Its coordinates: near the terrain.
  [[nodiscard]] double pick(const LocalRay& ray) const;
  /// One answer a ray, on several threads.
  [[nodiscard]] std::vector<double> pickMany(std::span<const LocalRay> rays) const;

 private:
  class Search;
  struct Range {
    float low, high;
    static constexpr Range empty() { return {kInfinity, -kInfinity}; }
    static constexpr float kInfinity = std::numeric_limits<float>::infinity();
  };
  const Terrain& terrain_;
  int blockColumns_, blockRows_;
  std::vector<Range> blocks_;
  Range whole_;
};

}  // namespace scarp::bench
