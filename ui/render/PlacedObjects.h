#pragma once

#include <array>
#include <map>
#include <optional>
#include <vector>

#include "core/base/GridRect.h"
#include "core/objects/ObjectLayer.h"

namespace scarp {

/// An object of an ObjectLayer with its pose, which is recomputed only when the object or the ground below it
/// changes.
struct PosedObject {
  Object object;
  std::optional<ObjectPose> pose;  ///< Nothing where objectPose() returns nothing.
  int tile = 0;
};

/// The objects of a document by tiles, kTilesASide in each direction over the terrain. Used on one thread.
class PlacedObjects {
 public:
  static constexpr int kTilesASide = 16, kTiles = kTilesASide * kTilesASide;

  void objectsChanged() { outdated_ = true; }
  void groundChanged(const GridRect& samples) { ground_ = ground_.united(samples); }
  /// Updates objects and poses. Returns the tiles on which an object was added, changed, moved or removed, in
  /// order.
  std::vector<int> refresh(const ObjectLayer& objects, const HeightRaster& heights, const GridFrame& frame);

  [[nodiscard]] const std::map<ObjectId, PosedObject>& all() const { return placed_; }
  [[nodiscard]] const std::vector<const PosedObject*>& on(int tile) const {
    return tiles_[static_cast<std::size_t>(tile)];
  }
  /// Null: there is no such object.
  [[nodiscard]] const PosedObject* find(ObjectId id) const;

 private:
  [[nodiscard]] int tileOf(const Object& object) const;
  void leaveTile(const PosedObject& placed);

  std::map<ObjectId, PosedObject> placed_;
  std::array<std::vector<const PosedObject*>, kTiles> tiles_;
  GridFrame frame_{};
  bool outdated_ = true;
  GridRect ground_;  ///< Samples that changed since the last refresh().
};

}  // namespace scarp
