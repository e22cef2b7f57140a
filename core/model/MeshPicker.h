#pragma once

#include <array>
#include <optional>
#include <span>
#include <vector>

#include "core/geometry/Bvh.h"

namespace scarp {

/// How much a pick of objects tested.
struct PickTests {
  long long boxes = 0, triangles = 0;
};

/// A visitor of a Bvh that counts the boxes on the way. `tests` may be null.
template <class Visit>
struct CountingVisit {
  Visit visit;
  PickTests* tests;

  template <class Item>
  double operator()(Item item, double tMax) const {
    return visit(item, tMax);
  }
  void boxesTested(int count) const {
    if (tests) tests->boxes += count;
  }
};
template <class Visit>
CountingVisit(Visit, PickTests*) -> CountingVisit<Visit>;

struct MeshHit {
  double t;
  BoxFace entryFace;  ///< Of the model's box, where the ray came in; None for a start inside.
  int triangle;       ///< Of triangles().
};

/// Finds the nearest triangle of a model that a ray meets, from either side: the model's box by the slab
/// test, then a Bvh of its triangles. Concurrent const use is safe.
class MeshPicker {
 public:
  using Triangle = std::array<Eigen::Vector3f, 3>;  ///< Anticlockwise from outside.

  /// Contract: the box holds the triangles.
  MeshPicker(std::vector<Triangle> triangles, const Box& bounds);

  /// In the model's own frame; the smallest t in [tMin, tMax]. Contract: a finite direction other than zero.
  [[nodiscard]] std::optional<MeshHit> pick(const Vec3& origin, const Vec3& direction, double tMin,
                                            double tMax, PickTests* tests = nullptr) const;
  /// A box, in the local frame, around the model where a transform puts it (objectTransform()). It leaves
  /// room for the rounding of picks from as far as 10⁶ km.
  [[nodiscard]] Box boxAt(const Mat4& transform) const;

  /// In the model's own frame.
  [[nodiscard]] const Box& bounds() const { return bounds_; }
  [[nodiscard]] std::span<const Triangle> triangles() const { return triangles_; }

 private:
  Box bounds_;
  double radius_ = 0.0;  ///< Of the upright cylinder about the foot that holds the model.
  std::vector<Triangle> triangles_;
  Bvh bvh_;
};

}  // namespace scarp
