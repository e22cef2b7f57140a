#include "core/sceneio/SceneShapes.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <map>
#include <tuple>

#include "core/sceneio/SceneFrames.h"

namespace scarp {

namespace {

/// A part of the terrain, local frame, metres.
struct PartBox {
  Vec2 low, high;

  PartBox(const GridFrame& frame, const GridRect& part)
      : low(frame.x(part.column0), frame.y(part.row1 - 1)),
        high(frame.x(part.column1 - 1), frame.y(part.row0)) {}
  [[nodiscard]] bool holds(const Vec2& place) const {
    return (place.array() >= low.array()).all() && (place.array() <= high.array()).all();
  }
};

std::array<float, 3> gltfPlace(const Vec3& local) {
  const Vec3 place = GltfFrame::place(local);
  return {static_cast<float>(place.x()), static_cast<float>(place.y()), static_cast<float>(place.z())};
}

Vec3 localPlace(const std::array<float, 3>& place) {
  return GltfFrame::local({double(place[0]), double(place[1]), double(place[2])});
}

struct WaterCorner {
  Vec3 place;
  double depth;
};

/// A polygon within a box (Sutherland & Hodgman 1974).
std::vector<WaterCorner> within(std::vector<WaterCorner> polygon, const PartBox& box) {
  for (int axis = 0; axis < 2; ++axis)
    for (const bool above : {true, false}) {
      const double limit = above ? box.low[axis] : box.high[axis];
      const auto inside = [&](const WaterCorner& corner) {
        return above ? corner.place[axis] >= limit : corner.place[axis] <= limit;
      };
      std::vector<WaterCorner> kept;
      for (std::size_t i = 0; i < polygon.size(); ++i) {
        const WaterCorner &a = polygon[i], &b = polygon[(i + 1) % polygon.size()];
        if (inside(a)) kept.push_back(a);
        if (inside(a) == inside(b)) continue;
        const double t = (limit - a.place[axis]) / (b.place[axis] - a.place[axis]);
        WaterCorner cut{a.place + t * (b.place - a.place), a.depth + t * (b.depth - a.depth)};
        cut.place[axis] = limit;
        kept.push_back(cut);
      }
      polygon = std::move(kept);
    }
  return polygon;
}

/// How much is seen of water of a depth, 0…1: nearly nothing at the shore.
double waterOpacity(double depth) { return 0.1 + 0.9 * (1.0 - std::exp(-1.5 * depth)); }

ModelMaterial waterMaterial() {
  ModelMaterial material;
  material.name = "water";
  material.colour = {0.03F, 0.11F, 0.13F, 0.85F};
  material.roughness = 0.08F;
  material.alpha = ModelAlpha::Blend;
  return material;
}

/// Puts the surface together, a corner once for all that share it.
class WaterSurface {
 public:
  explicit WaterSurface(SceneModel& model) : model_(model) {}

  void add(const std::vector<WaterCorner>& polygon) {
    for (std::size_t k = 1; k + 1 < polygon.size(); ++k)
      for (const std::size_t i : {std::size_t{0}, k, k + 1})
        model_.parts[0].indices.push_back(numberOf(polygon[i]));
  }
  /// By the areas of the triangles about each corner.
  void finishNormals() {
    std::vector<Vec3> sums(model_.places.size(), Vec3::Zero());
    const std::vector<std::uint32_t>& corners = model_.parts[0].indices;
    for (std::size_t i = 0; i < corners.size(); i += 3) {
      const auto at = [&](std::size_t k) { return localPlace(model_.places[corners[i + k]]); };
      const Vec3 area = (at(1) - at(0)).cross(at(2) - at(0));
      for (std::size_t k = 0; k < 3; ++k) sums[corners[i + k]] += area;
    }
    for (const Vec3& sum : sums)
      model_.normals.push_back(gltfPlace(sum.z() > 0.0 ? Vec3(sum.normalized()) : Vec3(Vec3::UnitZ())));
  }

 private:
  std::uint32_t numberOf(const WaterCorner& corner) {
    const std::array<float, 3> place = gltfPlace(corner.place);
    const auto opacity =
        static_cast<std::uint16_t>(std::lround(65535.0 * std::clamp(waterOpacity(corner.depth), 0.0, 1.0)));
    const auto [known, fresh] =
        numbers_.try_emplace({place, opacity}, static_cast<std::uint32_t>(model_.places.size()));
    if (fresh) {
      model_.places.push_back(place);
      model_.colours.push_back({65535, 65535, 65535, opacity});
    }
    return known->second;
  }

  SceneModel& model_;
  std::map<std::pair<std::array<float, 3>, std::uint16_t>, std::uint32_t> numbers_;
};

}  // namespace

std::vector<SceneShape> bentShapes(const BentMeshes& meshes, const GridFrame& frame, const GridRect& part) {
  const bool whole = part == frame.samples();
  const PartBox box(frame, part);
  std::vector<SceneShape> shapes;
  for (const auto& mesh : meshes) {
    Model kept = mesh->mesh;
    if (!whole) {
      std::vector<std::uint32_t> indices;
      for (ModelPart& run : kept.levels.front().parts) {
        const auto first = static_cast<std::uint32_t>(indices.size());
        for (std::uint32_t i = run.first; i < run.first + run.count; i += 3) {
          Vec3 middle = Vec3::Zero();
          for (std::uint32_t k = 0; k < 3; ++k)
            middle += kept.vertices[kept.indices[i + k]].position.cast<double>() / 3.0;
          if (!box.holds((mesh->origin + middle).head<2>())) continue;
          for (std::uint32_t k = 0; k < 3; ++k) indices.push_back(kept.indices[i + k]);
        }
        run.first = first;
        run.count = static_cast<std::uint32_t>(indices.size()) - first;
      }
      kept.indices = std::move(indices);
    }
    if (!kept.indices.empty()) shapes.push_back({sceneModel(kept, assetName(mesh->asset)), mesh->origin});
  }
  return shapes;
}

std::vector<SceneShape> waterShapes(const WaterTiles& water, const GridRect& part) {
  const bool whole = part == water.frame.samples();
  const PartBox box(water.frame, part);
  SceneShape shape;
  shape.model.asset = shape.model.name = "Water";
  shape.model.materials = {waterMaterial()};
  shape.model.parts.resize(1);
  WaterSurface surface(shape.model);
  for (const auto& [slot, mesh] : water.meshes)
    for (const auto& triangle : mesh->triangles) {
      std::vector<WaterCorner> polygon;
      for (const std::uint32_t i : triangle)
        polygon.push_back({mesh->place(mesh->vertices[i], water.frame), double(mesh->vertices[i].depth)});
      surface.add(whole ? polygon : within(std::move(polygon), box));
    }
  std::vector<SceneShape> shapes;
  if (shape.model.parts[0].indices.empty()) return shapes;
  surface.finishNormals();
  shapes.push_back(std::move(shape));
  return shapes;
}

}  // namespace scarp
