#include "core/scatter/ScatterPicker.h"

#include <algorithm>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/geometry/BoxTree-inl.h"

namespace scarp {

ScatterPicker::ScatterPicker(const ScatterField& field, const AssetTable& assets, const HeightRaster& heights,
                             const GridFrame& frame)
    : field_(field), assets_(assets), heights_(heights), frame_(frame) {}

std::vector<int> ScatterPicker::touchedTiles() const {
  std::vector<int> tiles = changedTiles_;
  if (!changedGround_.empty()) {
    // A sample shapes the cells on all its sides, and an object belongs to the nearest sample.
    const GridRect samples = changedGround_.grown(1);
    for (int tile = 0; tile < field_.tileCount(); ++tile)
      if (!field_.tileRect(tile).intersected(samples).empty()) tiles.push_back(tile);
  }
  std::ranges::sort(tiles);
  tiles.erase(std::ranges::unique(tiles).begin(), tiles.end());
  return tiles;
}

void ScatterPicker::refresh() {
  std::vector<int> tiles;
  if (all_) {
    tiles_.clear();
    tiles_.resize(static_cast<std::size_t>(field_.tileCount()));
    bvh_ = {};
    for (int tile = 0; tile < field_.tileCount(); ++tile) tiles.push_back(tile);
  } else {
    tiles = touchedTiles();
  }
  all_ = false;
  changedTiles_.clear();
  changedGround_ = {};
  parallelFor(tiles.size(),
              [&](std::size_t i) { tiles_[static_cast<std::size_t>(tiles[i])] = made(tiles[i]); });
  for (const int tile : tiles) {
    const PackedBvh& tree = tiles_[static_cast<std::size_t>(tile)].tree;
    if (tree.size() > 0)
      bvh_.set(tile, tree.bounds());
    else if (bvh_.contains(tile))
      bvh_.remove(tile);
  }
}

ScatterPicker::Tile ScatterPicker::made(int tile) const {
  Tile made;
  std::vector<Box> boxes;
  std::uint32_t place = 0;
  for (std::size_t rule = 0; rule < field_.rules().size(); ++rule)
    for (const ScatteredObject& object : field_.objects(rule, tile)) {
      const auto at = placeOf(objectOf(object, field_.rules()[rule]), assets_, heights_, frame_);
      if (at) {
        boxes.push_back(at->box);
        made.objects.push_back(place);
      }
      ++place;
    }
  if (made.objects.size() == place) made.objects = {};
  made.objects.shrink_to_fit();
  made.tree = PackedBvh(boxes);
  return made;
}

ScatterPicker::Found ScatterPicker::objectAt(int tile, PackedBvh::Item item) const {
  const std::vector<std::uint32_t>& objects = tiles_[static_cast<std::size_t>(tile)].objects;
  auto place = static_cast<std::size_t>(item);
  if (!objects.empty()) place = objects[place];
  std::size_t rule = 0;
  for (; place >= field_.objects(rule, tile).size(); ++rule) place -= field_.objects(rule, tile).size();
  return {rule, &field_.objects(rule, tile)[place]};
}

std::optional<ScatteredHit> ScatterPicker::pick(const LocalRay& ray, PickTests* tests) const {
  EXPECTS(!all_ && changedTiles_.empty() && changedGround_.empty());
  const UnitRay scaled(ray);
  const LocalRay& unit = scaled.ray;
  if (!(unit.tMin <= unit.tMax)) return std::nullopt;
  std::optional<ScatteredHit> nearest;
  std::size_t nearestRule = 0;
  const auto isBefore = [&](const Found& found) {
    return std::pair(found.rule, found.object->key) < std::pair(nearestRule, nearest->object.key);
  };
  const auto visitTile = [&](Bvh::Item tile, double tMax) {
    const auto visitObject = [&](PackedBvh::Item item, double until) {
      const Found found = objectAt(tile, item);
      const ScatterRule& rule = field_.rules()[found.rule];
      const auto at = placeOf(objectOf(*found.object, rule), assets_, heights_, frame_);
      if (!at) return until;
      const ModelRay own = at->placed.inModel(unit);
      const auto hit = at->placed.mesh->pick(own.origin, own.direction, own.tMin, until, tests);
      if (!hit || (nearest && hit->t == nearest->t && !isBefore(found))) return until;
      nearest = ScatteredHit{rule.id, *found.object, hit->t, unit.at(hit->t), hit->entryFace, hit->triangle};
      nearestRule = found.rule;
      tMax = hit->t;
      return hit->t;
    };
    tiles_[static_cast<std::size_t>(tile)].tree.walk(unit.origin, unit.direction, unit.tMin, tMax,
                                                     CountingVisit{visitObject, tests});
    return tMax;
  };
  bvh_.walk(unit.origin, unit.direction, unit.tMin, unit.tMax, CountingVisit{visitTile, tests});
  if (nearest) nearest->t = scaled.originalT(nearest->t);
  return nearest;
}

std::size_t ScatterPicker::size() const {
  std::size_t sum = 0;
  for (const Tile& tile : tiles_) sum += tile.tree.size();
  return sum;
}

std::size_t ScatterPicker::bytes() const {
  std::size_t sum = bvh_.bytes() + tiles_.capacity() * sizeof(Tile);
  for (const Tile& tile : tiles_) sum += tile.objects.capacity() * sizeof(std::uint32_t) + tile.tree.bytes();
  return sum;
}

LocalRay rayBefore(LocalRay ray, const std::optional<SurfaceHit>& ground) {
  if (ground) ray.tMax = ground->t;
  return ray;
}

SceneHit pickScene(const LocalRay& ray, const SurfacePicker& ground, const ObjectPicker& objects,
                   const ScatterPicker* scattered) {
  SceneHit hit{ground.pick(ray), std::nullopt};
  LocalRay before = rayBefore(ray, hit.ground);
  hit.object = objects.pick(before);
  if (!scattered) return hit;
  if (hit.object) before.tMax = hit.object->t;
  hit.scattered = scattered->pick(before);
  if (hit.object && hit.scattered && hit.scattered->t >= hit.object->t) hit.scattered.reset();
  if (hit.scattered) hit.object.reset();
  return hit;
}

}  // namespace scarp
