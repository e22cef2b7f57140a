#pragma once

#include <cstdint>
#include <vector>

#include "core/geometry/Vec.h"
#include "core/terrain/TiledRaster.h"

namespace scarp::test {

/// The truth about lines of sight, found without any of the means of core/pick: every triangle of the
/// ground is clipped to the line, in whole numbers. All coordinates are multiples of 1/64, not beyond a
/// few thousand.
class SightOracle {
 public:
  explicit SightOracle(const HeightRaster& heights);

  /// Whether no ground stands above the straight line between two points of the grid frame, ends left out.
  [[nodiscard]] bool sees(const Vec3& from, const Vec3& to) const;

 private:
  struct Corner {
    std::int64_t x, y, z;  ///< In 64ths.
  };
  struct Triangle {
    Corner a, b, c;
  };
  [[nodiscard]] static Corner whole(const Vec3& p);
  [[nodiscard]] static bool blocks(const Triangle& triangle, const Corner& from, const Corner& to);

  std::vector<Triangle> triangles_;
};

}  // namespace scarp::test
