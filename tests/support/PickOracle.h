#pragma once

#include <optional>
#include <vector>

#include "core/geometry/Ray.h"
#include "core/terrain/Terrain.h"

namespace scarp::test {

/// The truth about a pick, found without any of the picker's means: every triangle of the terrain is
/// tried, in double to rule it out and in extended precision to be sure; edges belong to both of their
/// triangles, and a ray that lies in a triangle's plane meets it where it first reaches it.
class PickOracle {
 public:
  explicit PickOracle(const Terrain& terrain);

  struct Hit {
    double t;
    int column, row, triangle;  ///< One of those that share the point.
  };
  [[nodiscard]] std::optional<Hit> pick(const LocalRay& ray) const;

 private:
  struct Facet {
    Vec3 a, b, c;
    int column, row, triangle;
  };
  std::vector<Facet> facets_;
};

}  // namespace scarp::test
