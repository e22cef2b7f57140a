#pragma once

#include <array>

#include "core/geometry/Box.h"

namespace scarp {

/// The six clip planes of a view. A value.
class Frustum {
 public:
  explicit Frustum(const Mat4& viewClip);

  /// False only where the box is certainly outside (Gribb & Hartmann 2001 planes, p-vertex test).
  [[nodiscard]] bool mayMeet(const Box& box) const;

 private:
  std::array<Eigen::Vector4d, 6> planes_;  ///< Inside where plane · (x, y, z, 1) ≥ 0.
};

}  // namespace scarp
