#include "ui/render/PlacedObjects.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace scarp {

const PosedObject* PlacedObjects::find(ObjectId id) const {
  const auto found = placed_.find(id);
  return found == placed_.end() ? nullptr : &found->second;
}

int PlacedObjects::tileOf(const Object& object) const {
  const auto along = [](double sample, int samples) {
    const double tile = std::floor(kTilesASide * sample / std::max(samples - 1, 1));
    return static_cast<int>(std::clamp(tile, 0.0, kTilesASide - 1.0));
  };
  return along(frame_.row(object.y), frame_.rows) * kTilesASide +
         along(frame_.column(object.x), frame_.columns);
}

void PlacedObjects::leaveTile(const PosedObject& placed) {
  std::erase(tiles_[static_cast<std::size_t>(placed.tile)], &placed);
}

std::vector<int> PlacedObjects::refresh(const ObjectLayer& objects, const HeightRaster& heights,
                                        const GridFrame& frame) {
  std::array<bool, kTiles> changed{};
  const auto markChanged = [&](int tile) { changed[static_cast<std::size_t>(tile)] = true; };
  if (frame != frame_) {
    frame_ = frame;
    placed_.clear();
    tiles_ = {};
    changed.fill(true);
    outdated_ = true;
  }
  if (std::exchange(outdated_, false)) {
    std::erase_if(placed_, [&](const auto& entry) {
      if (objects.find(entry.first)) return false;
      markChanged(entry.second.tile);
      leaveTile(entry.second);
      return true;
    });
    auto known = placed_.begin();
    for (const auto& [id, object] : objects.all()) {
      while (known != placed_.end() && known->first < id) ++known;
      const bool exists = known != placed_.end() && known->first == id;
      if (exists && known->second.object == object) continue;
      if (exists) {
        markChanged(known->second.tile);
        leaveTile(known->second);
      } else {
        known = placed_.emplace_hint(known, id, PosedObject{});
      }
      known->second = {object, objectPose(object, heights, frame), tileOf(object)};
      markChanged(known->second.tile);
      tiles_[static_cast<std::size_t>(known->second.tile)].push_back(&known->second);
    }
  }
  if (const GridRect ground = std::exchange(ground_, {}); !ground.empty()) {
    // A sample shapes the cells on all its sides.
    const GridRect cells = ground.grownTowardOrigin(1);
    const auto isOver = [&](const PosedObject& placed) {
      const double column = frame.column(placed.object.x), row = frame.row(placed.object.y);
      return column >= cells.column0 && column <= cells.column1 && row >= cells.row0 && row <= cells.row1;
    };
    for (auto& [id, placed] : placed_) {
      if (!isOver(placed)) continue;
      placed.pose = objectPose(placed.object, heights, frame);
      markChanged(placed.tile);
    }
  }
  std::vector<int> tiles;
  for (int tile = 0; tile < kTiles; ++tile)
    if (changed[static_cast<std::size_t>(tile)]) tiles.push_back(tile);
  return tiles;
}

}  // namespace scarp
