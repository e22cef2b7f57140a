#include "core/view/ViewLimits.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numbers>
#include <queue>

#include "core/document/TerrainDocument.h"
#include "core/objects/AssetMesh.h"
#include "core/schema/MakeSetting.h"
#include "core/terrain/Surface.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr double kFarthestView = 1e12;  ///< Metres; no view of a terrain is from as far.

template <int axis>
NumberSetting position(std::string_view key) {
  return {{key},
          {std::string(key), " m", -kFarthestView, kFarthestView},
          [](ConstStructRef c) { return c.as<Camera>().position[axis]; },
          [](StructRef c, double v) { c.as<Camera>().position[axis] = v; }};
}

}  // namespace

const Schema<Camera>& cameraSchema() {
  using Make = MakeSetting<Camera>;
  constexpr double half = 0.5 * std::numbers::pi;
  static const Schema<Camera> schema{
      {position<0>("x"), position<1>("y"), position<2>("z"), Make::number<&Camera::yaw>("yaw", "", -1e6, 1e6),
       Make::number<&Camera::pitch>("pitch", "", -half, half),
       Make::choice<&Camera::projection>("projection", EnumNames({{"perspective"}, {"orthographic"}})),
       Make::number<&Camera::fieldOfView>("fieldOfView", "", 0.01, 3.1),
       Make::number<&Camera::orthoHeight>("orthoHeight", " m", kSmallestCell * 1e-3, kFarthestView),
       Make::number<&Camera::exaggeration>("exaggeration", "", 1e-3, 1e3)},
      RangeWording::Bare};
  return schema;
}

namespace {

constexpr double kClearance = 0.5;  ///< Metres.

double lowestEye(const Camera& camera, const TerrainDocument& document) {
  return groundBeneath(document, camera.position.x(), camera.position.y()) + groundClearance(document);
}

}  // namespace

double groundClearance(const TerrainDocument& document) {
  return std::min(kClearance, 0.05 * sceneSize(document));
}

double groundBeneath(const TerrainDocument& document, double x, double y) {
  const GridFrame& frame = document.frame();
  const double height = heightAt(document.heights(), frame.column(x), frame.row(y));
  return std::isnan(height) ? document.box().min.z() : height;
}

Vec3 groundPoint(const TerrainDocument& document, const Vec2& place) {
  return {place.x(), place.y(), groundBeneath(document, place.x(), place.y())};
}

std::optional<Vec2> groundPixel(const TerrainDocument& document, const Vec2& place, const Camera& camera,
                                ViewSize view) {
  return camera.project(groundPoint(document, place), view);
}

bool keepsClear(const Camera& camera, const TerrainDocument& document) {
  if (camera.projection == Camera::Projection::Orthographic) return camera.pitch <= 0.0;
  return camera.position.z() >= lowestEye(camera, document);
}

Camera keptClear(Camera camera, const TerrainDocument& document) {
  if (camera.projection == Camera::Projection::Orthographic)
    camera.pitch = std::min(camera.pitch, 0.0);
  else
    camera.position.z() = std::max(camera.position.z(), lowestEye(camera, document));
  return camera;
}

namespace {

constexpr double kInfinity = std::numeric_limits<double>::infinity();
/// The horizon grid reaches this many terrain diagonals beyond the terrain.
constexpr double kGridMargin = 3.0;
/// How far the camera may go, in terrain diagonals from the terrain's middle.
constexpr double kFarthestCamera = 20.0;
constexpr double kNearestPlane = 0.02;        ///< Metres.
constexpr double kNearestPlaneObjects = 0.1;  ///< Metres; one may stand within a tree.
/// The widest view that near planes are made for, as width to height.
constexpr double kWidestView = 4.0;

double distance(const Box& box, const Vec3& point) {
  return (point - point.cwiseMax(box.min).cwiseMin(box.max)).norm();
}

/// A cell's or a node's box, from its cells' and samples' indices.
Box boxOver(const GridFrame& frame, const GridRect& cells, double low, double high) {
  return {Vec3(frame.x(cells.column0), frame.y(cells.row1), low),
          Vec3(frame.x(cells.column1), frame.y(cells.row0), high)};
}

double distanceToCells(const TerrainDocument& document, const GridRect& cells, const Vec3& point) {
  double nearest = kInfinity;
  for (int row = cells.row0; row < cells.row1; ++row)
    for (int column = cells.column0; column < cells.column1; ++column) {
      const CellHeights cell = cellHeights(document.heights(), column, row);
      if (cell.hole()) continue;
      const auto [low, high] = std::minmax({cell.a, cell.b, cell.c, cell.d});
      nearest = std::min(
          nearest, distance(boxOver(document.frame(), {column, row, column + 1, row + 1}, low, high), point));
    }
  return nearest;
}

double distanceToObjects(const TerrainDocument& document, const Vec3& point, double within) {
  double nearest = within;
  for (const auto& [id, object] : document.objects().all()) {
    const double radius = object.scale * document.objects().assets().shape(object.asset).reach;
    if ((point.head<2>() - Vec2(object.x, object.y)).norm() - radius >= nearest) continue;
    const auto transform = objectTransform(object, document.heights(), document.frame());
    if (transform) nearest = std::min(nearest, (point - transform->block<3, 1>(0, 3)).norm() - radius);
  }
  return nearest;
}

Box boxWithObjects(const TerrainDocument& document) {
  Box box = document.box();
  double above = 0.0, below = 0.0;
  double highest = box.max.z(), lowest = box.min.z();  // Of those that do not go by the ground.
  for (const auto& [id, object] : document.objects().all()) {
    const double size = object.scale * document.objects().assets().shape(object.asset).bounds.diagonal();
    if (object.elevation) {
      highest = std::max(highest, *object.elevation + size);
      lowest = std::min(lowest, *object.elevation - size);
    } else {
      above = std::max(above, object.heightOffset + size);
      below = std::min(below, object.heightOffset - size);
    }
  }
  box.max.z() = std::max(box.max.z() + above, highest);
  box.min.z() = std::min(box.min.z() + below, lowest);
  return box;
}

}  // namespace

double distanceToGround(const TerrainDocument& document, const Vec3& point) {
  const HeightPyramid& pyramid = document.pyramid();
  const GridFrame& frame = document.frame();
  struct Node {
    double distance;
    int level, column, row;
    bool operator<(const Node& other) const { return distance > other.distance; }
  };
  const auto cellsOf = [&](int level, int column, int row) {
    const int span = HeightPyramid::nodeSpan(level);
    return GridRect{column * span, row * span, (column + 1) * span, (row + 1) * span}.intersected(
        frame.cells());
  };
  // Best first: what is left in the queue is farther than what was taken out.
  std::priority_queue<Node> queue;
  const auto offer = [&](int level, int column, int row) {
    const HeightRange range = pyramid.range(level, column, row);
    if (range.empty()) return;
    queue.push({distance(boxOver(frame, cellsOf(level, column, row), range.low, range.high), point), level,
                column, row});
  };
  offer(pyramid.levels() - 1, 0, 0);
  double nearest = kInfinity;
  while (!queue.empty() && queue.top().distance < nearest) {
    const Node node = queue.top();
    queue.pop();
    if (node.level == 0) {
      nearest = std::min(nearest, distanceToCells(document, cellsOf(0, node.column, node.row), point));
      continue;
    }
    const int below = node.level - 1;
    for (int row = 2 * node.row; row < std::min(2 * node.row + 2, pyramid.nodeRows(below)); ++row)
      for (int column = 2 * node.column; column < std::min(2 * node.column + 2, pyramid.nodeColumns(below));
           ++column)
        offer(below, column, row);
  }
  return nearest;
}

double sceneSize(const TerrainDocument& document) { return document.box().diagonal(); }

Camera openingCamera(const TerrainDocument& document, ViewSize view) {
  Camera camera;
  camera.yaw = 0.45;
  camera.pitch = -0.6;
  camera.frame(document.box(), view);
  return withClipPlanes(camera, document);
}

Camera withinReason(const Camera& camera, const Camera& before, const TerrainDocument& document) {
  const bool numbers = camera.position.allFinite() && std::isfinite(camera.yaw) &&
                       std::isfinite(camera.pitch) && std::isfinite(camera.orthoHeight) &&
                       camera.orthoHeight > 0.0 && camera.fieldOfView > 0.0 &&
                       camera.fieldOfView < std::numbers::pi && std::isfinite(camera.exaggeration) &&
                       camera.exaggeration > 0.0;
  if (!numbers) return before;
  Camera result = camera;
  result.pitch = std::clamp(result.pitch, -std::numbers::pi / 2.0, std::numbers::pi / 2.0);
  const double size = sceneSize(document);
  result.orthoHeight = std::clamp(result.orthoHeight, 1e-3 * size, kFarthestCamera * size);
  const Vec3 centre = document.box().centre(), away = result.position - centre;
  // A horizon's worth of room even about a terrain of a few metres.
  const double farthest = std::max(kFarthestCamera * size, 1000.0);
  if (away.norm() > farthest) result.position = centre + farthest * away.normalized();
  return result;
}

Camera withClipPlanes(Camera camera, const TerrainDocument& document) {
  Box box = boxWithObjects(document);
  const double size = sceneSize(document);
  const bool perspective = camera.projection == Camera::Projection::Perspective;
  if (!perspective) {
    // As the farthest corner is half a diagonal from the middle, all of it is before the eye then.
    const double radius = 0.5 * camera.stretched(box.max - box.min).norm();
    const double wanted = std::max(0.0, radius + 1.0 - camera.depth(box.centre()));
    camera.position -= camera.unstretched(wanted * camera.forward());
  }
  const Vec3 margin(kGridMargin * size, kGridMargin * size, 0.0);
  box.min -= margin;
  box.max += margin;
  camera.fitClipPlanes(box);
  if (perspective) {
    // Depth along the axis of what is at a distance, at the least, in the corner of a wide view.
    const double tangent = std::tan(0.5 * camera.fieldOfView);
    const double corner = 1.0 / std::sqrt(1.0 + tangent * tangent * (1.0 + kWidestView * kWidestView));
    // A distance is seen no shorter than where all of it is height.
    const double least = 0.9 * corner * std::min(1.0, camera.exaggeration);
    const double ground = least * distanceToGround(document, camera.position);
    camera.nearPlane = std::min(camera.nearPlane, std::max(kNearestPlane, ground));
    const double objects = least * distanceToObjects(document, camera.position, camera.nearPlane / least);
    camera.nearPlane = std::min(camera.nearPlane, std::max(kNearestPlaneObjects, objects));
  } else {
    camera.nearPlane = std::min(camera.nearPlane, 0.5);
  }
  return camera;
}

Vec3 pointBeyondGround(const LocalRay& ray, const TerrainDocument& document) {
  const double distance = std::max((document.box().centre() - ray.origin).norm(), 1.0);
  return ray.origin + distance * ray.direction.normalized();
}

}  // namespace scarp
