#include "tests/bench/PickBenchBullet.h"

#include <BulletCollision/CollisionShapes/btHeightfieldTerrainShape.h>
#include <BulletCollision/NarrowPhaseCollision/btRaycastCallback.h>

#include "core/geometry/Box.h"
#include "core/terrain/HeightPyramid.h"

namespace scarp::bench {

namespace {

class Shape final : public btHeightfieldTerrainShape {
 public:
  using btHeightfieldTerrainShape::btHeightfieldTerrainShape;
  [[nodiscard]] std::size_t acceleratorBytes() const {
    return static_cast<std::size_t>(m_vboundsGrid.size()) * sizeof(Range);
  }
};

class Nearest final : public btTriangleRaycastCallback {
 public:
  using btTriangleRaycastCallback::btTriangleRaycastCallback;
  btScalar reportHit(const btVector3&, btScalar fraction, int, int) override { return fraction; }
};

/// Bullet's own frame: x as ours, y up from the middle of the height band, z with the rows, so southward.
/// (With z up Bullet 3.24 was measured to be ten times as slow.)
class Bullet final : public PickEngine {
 public:
  explicit Bullet(const Terrain& terrain)
      : terrain_(terrain),
        heights_(static_cast<std::size_t>(terrain.frame.samples().area())),
        band_(HeightPyramid(terrain.heights).range()) {
    band_.low -= kRoom;
    band_.high += kRoom;
    terrain.heights.read(terrain.frame.samples(), heights_);
    shape_ = std::make_unique<Shape>(terrain.frame.columns, terrain.frame.rows, heights_.data(), band_.low,
                                     band_.high, 1, true);
    shape_->setLocalScaling(
        btVector3(static_cast<btScalar>(terrain.frame.dx), 1, static_cast<btScalar>(terrain.frame.dy)));
    shape_->buildAccelerator();
  }

  void cast(std::span<const LocalRay> rays, std::span<double> t) const override {
    const Box box = terrain_.frame.box(band_.low, band_.high);
    for (std::size_t i = 0; i < rays.size(); ++i) {
      const LocalRay& ray = rays[i];
      t[i] = kMiss;
      const auto span = slabTest(box, ray.origin, ray.direction, ray.tMin, ray.tMax);
      if (!span) continue;
      const btVector3 from = toBullet(ray.at(span->tEntry)), to = toBullet(ray.at(span->tExit));
      Nearest nearest(from, to);
      shape_->performRaycast(&nearest, from, to);
      if (nearest.m_hitFraction < 1)
        t[i] = span->tEntry + double(nearest.m_hitFraction) * (span->tExit - span->tEntry);
    }
  }
  std::size_t bytes() const override { return shape_->acceleratorBytes(); }
  void update(const GridRect& changed) override {
    const auto columns = static_cast<std::size_t>(terrain_.frame.columns);
    for (int r = changed.row0; r < changed.row1; ++r)
      terrain_.heights.read({changed.column0, r, changed.column1, r + 1},
                            std::span(heights_).subspan(
                                static_cast<std::size_t>(r) * columns + changed.column0, changed.width()));
    shape_->buildAccelerator();
  }

 private:
  /// Metres over and under the band, for edits: heights must stay within what the shape was told at first.
  static constexpr float kRoom = 150.0f;

  [[nodiscard]] btVector3 toBullet(const Vec3& at) const {
    const double middle = 0.5 * (double(band_.low) + double(band_.high));
    return {static_cast<btScalar>(at.x()), static_cast<btScalar>(at.z() - middle),
            static_cast<btScalar>(-at.y())};
  }

  const Terrain& terrain_;
  std::vector<float> heights_;
  HeightRange band_;
  std::unique_ptr<Shape> shape_;
};

}  // namespace

std::vector<EngineKind> bulletKinds() {
  return {{"Bullet height field", "bullet", EngineRole::Peer, kInFloat, false, 20'000, kNoLimit, 5.0,
           [](const Terrain& terrain) { return std::make_unique<Bullet>(terrain); }}};
}

}  // namespace scarp::bench
