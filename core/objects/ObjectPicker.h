#pragma once

#include <optional>
#include <set>
#include <unordered_map>
#include <vector>

#include "core/geometry/Bvh.h"
#include "core/geometry/Ray.h"
#include "core/model/MeshPicker.h"
#include "core/objects/Asset.h"
#include "core/objects/Object.h"
#include "core/objects/ObjectLayer.h"
#include "core/objects/ObjectMarkers.h"
#include "core/objects/ObjectSelection.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

struct ModelSpace {};  ///< Metres before scaling, z up, the model's foot at the origin.
using ModelRay = Ray<ModelSpace>;

/// An object at its place on the ground. A pick reads the first two cache lines.
struct alignas(64) PlacedObject {
  Vec3 foot = Vec3::Zero();                           ///< Local frame.
  Eigen::Matrix3d toModel = Eigen::Matrix3d::Zero();  ///< Point of the model = toModel · (point − foot).
  const MeshPicker* mesh = nullptr;                   ///< Of its asset, as long as the layer has that.
  Object object;                                      ///< As it was when it was placed.

  /// The same ray, in the model's frame: same t.
  [[nodiscard]] ModelRay inModel(const LocalRay& ray) const;
  bool operator==(const PlacedObject&) const = default;
};

/// An object at its place, and an upright box in the local frame that holds it there.
struct ObjectPlace {
  PlacedObject placed;
  Box box;
};

/// Nothing where an object is not hit: hidden, off the ground that it needs, or of a size beyond all measure.
[[nodiscard]] std::optional<ObjectPlace> placeOf(const Object& object, const AssetTable& assets,
                                                 const HeightRaster& heights, const GridFrame& frame);

/// The same ray, its direction's largest component brought to 1…2 by a power of two, so that nothing can
/// overflow or underflow on the way. Contract: a finite direction other than zero.
struct UnitRay {
  LocalRay ray;
  int exponent;  ///< t · 2^exponent is that of `ray`.

  explicit UnitRay(const LocalRay& original);
  [[nodiscard]] double originalT(double t) const;
};

/// Where a ray first meets an object.
struct ObjectHit {
  ObjectId id;
  double t;    ///< Along the ray.
  Vec3 point;  ///< Local frame.
  /// Where the ray came into the object's box, which is turned with it: the face as the model has it. None
  /// for a start inside.
  BoxFace entryFace;
  int triangle = 0;  ///< Of the model's (MeshPicker::triangles()).
};

/// Finds the object that a ray meets first: the objects' boxes by the slab test in a Bvh, then the exact
/// triangles of the model in its own frame. Objects that stand on no ground, and hidden ones, are not hit.
///
/// Keeps the place of every object, and is told of what changes. That is only noted, so that a stroke over a
/// forest costs nothing here; refresh() then moves each object once. Must not outlive what it is given.
/// Concurrent const use is safe.
class ObjectPicker {
 public:
  ObjectPicker(const ObjectLayer& objects, const HeightRaster& heights, const GridFrame& frame);

  /// An object was added, changed or removed.
  void objectChanged(ObjectId id) { changedObjects_.insert(id); }
  /// The layer has other assets.
  void assetsChanged();
  /// These samples of the ground changed.
  void groundChanged(const GridRect& samples) { changedGround_ = changedGround_.united(samples); }
  /// Brings the places in step with all that was told; costs what moved.
  void refresh();

  /// The smallest t in [tMin, tMax] at which the ray meets an object; of several there, the one with the
  /// lowest id. A NaN never hits. Contract: a finite direction other than zero, of any length; refreshed
  /// since it was told of a change.
  [[nodiscard]] std::optional<ObjectHit> pick(const LocalRay& ray, PickTests* tests = nullptr) const;

  /// Calls visit(placed, tMax) for the objects whose upright boxes in the tree a ray meets, from front to
  /// back as far as a tree can; visit returns the tMax to go on with. Contract: as pick().
  template <class Visit>
  void walk(const LocalRay& ray, PickTests* tests, Visit&& visit) const {
    EXPECTS(changedObjects_.empty() && changedGround_.empty());
    const auto visitItem = [&](Bvh::Item item, double tMax) { return visit(standing_[item], tMax); };
    bvh_.walk(ray.origin, ray.direction, ray.tMin, ray.tMax, CountingVisit{visitItem, tests});
  }

  /// The objects that stand on ground.
  [[nodiscard]] std::size_t size() const { return bvh_.size(); }
  /// All of them, by id. Contract: as pick().
  [[nodiscard]] std::vector<PlacedObject> placed() const;
  /// One of them; null for others. Contract: as pick(). Valid until the next change.
  [[nodiscard]] const PlacedObject* find(ObjectId id) const;

  /// Those of the objects that stand so small in a view that a marker shows where they are. Contract: as
  /// pick().
  [[nodiscard]] std::vector<ObjectMarker> markers(const Camera& camera, ViewSize size,
                                                  const ObjectSelection& selection) const;

  /// What the boxes' tree and the objects' places take.
  [[nodiscard]] std::size_t bytes() const;

 private:
  void place(Bvh::Item item, const Object& object);
  void follow(ObjectId id);
  void followGround(const GridRect& samples);

  const ObjectLayer& objects_;
  const HeightRaster& heights_;
  const GridFrame& frame_;
  std::vector<PlacedObject> standing_;  ///< By item.
  std::vector<Bvh::Item> free_;
  std::set<Bvh::Item> groundless_;  ///< In no box, but the ground may return.
  std::unordered_map<ObjectId, Bvh::Item> items_;
  Bvh bvh_;
  std::set<ObjectId> changedObjects_;
  GridRect changedGround_;
};

}  // namespace scarp
