#include "core/objects/ObjectMarkers.h"

#include <algorithm>
#include <cmath>

#include "core/base/ReproducibleMath.h"
#include "core/objects/AssetMesh.h"

namespace scarp {

namespace {

/// Objects that appear larger than this have no marker; from the smaller size on it is opaque. Logical
/// pixels; alone and in a crowd.
constexpr double kLargest = 9.0, kOpaque = 6.0, kCrowdedLargest = 3.0, kCrowdedOpaque = 1.5;
/// The least side of a cell of ground whose objects share a marker, logical pixels.
constexpr double kSpacing = 7.0;
/// Cells by which it is told what a crowd is are so many powers of two larger; and how many make one.
constexpr int kDistrictLevels = 3;
constexpr int kCrowd = 6;
/// Objects that appear larger than this are no part of a crowd of small ones, logical pixels.
constexpr double kLargestInCrowd = 4.0 * kLargest;
constexpr double kCrowdedOpacity = 0.85;
constexpr std::size_t kMostMarkers = 4000;
/// A hand that aims at a marker may miss it by so much, logical pixels.
constexpr double kSlack = 2.0, kCrowdedSlack = 1.0;
/// Objects beyond this are no objects that one could see.
constexpr double kFarthestCell = 1e15;

/// How much there is of a marker of an object that appears so high.
double opacityAt(double pixels, double largest, double opaque) {
  return std::clamp((largest - pixels) / (largest - opaque), 0.0, 1.0);
}

}  // namespace

std::size_t ObjectMarkers::CellHash::operator()(const Cell& cell) const {
  std::uint64_t hash = 0;
  for (const std::int64_t part : cell)
    hash = (hash ^ static_cast<std::uint64_t>(part)) * 0x9e3779b97f4a7c15U + (hash >> 29);
  return static_cast<std::size_t>(hash ^ (hash >> 32));
}

void ObjectMarkers::add(ObjectId id, AssetKind asset, const Vec3& foot, double radius) {
  if (camera_.depth(foot) <= camera_.nearPlane) return;
  const double metresPerPixel = camera_.metresPerPixel(foot, size_), pixels = radius / metresPerPixel;
  if (!(pixels < kLargestInCrowd)) return;
  const ObjectMarker marker{
      id, asset, foot, opacityAt(pixels, kLargest, kOpaque), false, selection_.contains(id)};
  const int level = static_cast<int>(std::ceil(reproducible::log2(kSpacing * metresPerPixel)));
  const double column = std::floor(std::ldexp(foot.x(), -level)),
               row = std::floor(std::ldexp(foot.y(), -level));
  if (!(std::abs(column) < kFarthestCell && std::abs(row) < kFarthestCell)) return;
  const Cell cell{level, static_cast<std::int64_t>(column), static_cast<std::int64_t>(row)};
  Entry& entry = cells_[cell];
  ++entry.objects;
  if (marker.selected && pixels < kLargest) {
    ObjectMarker& shared = selected_.try_emplace(cell, marker).first->second;
    if (id < shared.id) shared = marker;
  }
  if (marker.selected || (entry.marker.id != 0 && entry.marker.id < id)) return;
  entry.marker = marker;
  entry.pixels = pixels;
}

std::vector<ObjectMarker> ObjectMarkers::all() const {
  const auto districtOf = [](const Cell& cell, int levels) {
    return Cell{cell[0] + levels, cell[1] >> levels, cell[2] >> levels};
  };
  std::unordered_map<Cell, int, CellHash> districts;
  // Those a little nearer or farther, whose cells are of another size, count as well.
  for (const auto& [cell, entry] : cells_)
    for (const int side : {-1, 0, 1}) districts[districtOf(cell, kDistrictLevels + side)] += entry.objects;
  std::vector<ObjectMarker> markers;
  const auto byId = [](std::vector<ObjectMarker> some) {
    std::ranges::sort(some, {}, &ObjectMarker::id);
    if (some.size() > kMostMarkers) some.resize(kMostMarkers);
    return some;
  };
  for (const auto& [cell, entry] : cells_) {
    ObjectMarker marker = entry.marker;
    if (marker.id == 0) continue;
    marker.crowded = districts.at(districtOf(cell, kDistrictLevels)) >= kCrowd;
    if (marker.crowded)
      marker.opacity = kCrowdedOpacity * opacityAt(entry.pixels, kCrowdedLargest, kCrowdedOpaque);
    if (marker.opacity <= 0.0) continue;
    const auto place = camera_.project(marker.foot, size_);
    if (place && place->x() > -kMarkerLift && place->x() < size_.width + kMarkerLift &&
        place->y() > -kMarkerLift && place->y() < size_.height + 2.0 * kMarkerLift)
      markers.push_back(marker);
  }
  markers = byId(std::move(markers));
  std::vector<ObjectMarker> selected;
  for (const auto& [cell, marker] : selected_) selected.push_back(marker);
  selected = byId(std::move(selected));
  markers.insert(markers.end(), selected.begin(), selected.end());
  return markers;
}

const ObjectMarker* markerAt(const std::vector<ObjectMarker>& markers, const Camera& camera, ViewSize size,
                             const Vec2& pixel) {
  const ObjectMarker* nearest = nullptr;
  double depth = 0.0;
  for (const ObjectMarker& marker : markers) {
    const auto foot = camera.project(marker.foot, size);
    if (!foot) continue;
    const Vec2 middle = *foot - Vec2(0.0, marker.crowded ? kCrowdedMarkerLift : kMarkerLift);
    const double reach = marker.crowded ? kCrowdedMarkerRadius + kCrowdedSlack : kMarkerRadius + kSlack;
    const bool onPoint = !marker.crowded && std::abs(pixel.x() - foot->x()) <= kSlack &&
                         pixel.y() >= middle.y() && pixel.y() <= foot->y() + kSlack;
    if (!onPoint && (pixel - middle).norm() > reach) continue;
    const double away = camera.depth(marker.foot);
    if (nearest && away >= depth) continue;
    nearest = &marker;
    depth = away;
  }
  return nearest;
}

}  // namespace scarp
