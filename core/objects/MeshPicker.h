#pragma once

#include <array>
#include <optional>
#include <vector>

#include "core/geometry/Bvh.h"
#include "core/objects/AssetMesh.h"

namespace scarp {

struct MeshHit {
  double t;
  BoxFace entryFace;  ///< Of the model's box, where the ray came in; None for a start inside.
};

/// Finds the nearest triangle of a model that a ray meets, from either side: the model's box by the slab
/// test, then a Bvh of its triangles. Concurrent const use is safe.
class MeshPicker {
 public:
  explicit MeshPicker(const AssetMesh& mesh);

  /// In the model's own frame; the smallest t in [tMin, tMax]. Contract: a finite direction other than zero.
  [[nodiscard]] std::optional<MeshHit> pick(const Vec3& origin, const Vec3& direction, double tMin,
                                            double tMax) const;
  /// A box, in the local frame, around the model where a transform puts it (objectTransform()). It leaves
  /// room for the rounding of picks from as far as 10⁶ km.
  [[nodiscard]] Box boxAt(const Mat4& transform) const;

 private:
  Box bounds_;
  double radius_ = 0.0;  ///< Of the upright cylinder about the foot that holds the model.
  std::vector<std::array<Eigen::Vector3f, 3>> triangles_;
  Bvh bvh_;
};

/// For the model of a kind; made once, shared. Any thread.
[[nodiscard]] const MeshPicker& meshPicker(AssetKind kind);

}  // namespace scarp
