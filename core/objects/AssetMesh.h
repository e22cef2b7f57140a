#pragma once

#include <cstdint>
#include <vector>

#include "core/geometry/Box.h"
#include "core/objects/Object.h"

namespace scarp {

/// A low-poly model, metres, z up, its foot at the origin; a little of it lies below z = 0, rooted in the
/// ground, so that it stands on slopes without a gap. Triangles are anticlockwise from outside and do
/// not share vertices, so that every facet has its own normal and colour.
struct AssetMesh {
  struct Vertex {
    Eigen::Vector3f position;
    Eigen::Vector3f normal;
    Eigen::Vector3f colour;  ///< Linear RGB, 0…1.
  };
  std::vector<Vertex> vertices;  ///< Three a triangle.
  Box bounds;
};

/// The model of a built-in kind; made once, shared. Any thread.
[[nodiscard]] const AssetMesh& assetMesh(AssetKind kind);

}  // namespace scarp
