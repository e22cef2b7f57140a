#include "core/sceneio/SceneModel.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "core/material/Srgb.h"
#include "core/model/MeshPicker.h"
#include "core/objects/AssetMesh.h"
#include "core/sceneio/SceneFrames.h"

namespace scarp {

namespace {

using Colour = std::array<std::uint16_t, 4>;

std::uint16_t shareCode(double share) {
  return static_cast<std::uint16_t>(std::lround(std::clamp(share, 0.0, 1.0) * 65535.0));
}

std::array<float, 3> upright(const Eigen::Vector3f& v) { return gltfFloats(v.cast<double>()); }

ModelMaterial plainMaterial(std::string name) {
  ModelMaterial material;
  material.name = std::move(name);
  material.roughness = 0.9F;
  return material;
}

SceneModel builtIn(AssetKind asset) {
  const AssetMesh& mesh = assetMesh(asset);
  SceneModel model;
  model.materials = {plainMaterial(assetName(asset))};
  model.parts.resize(1);
  for (const AssetMesh::Vertex& vertex : mesh.vertices) {
    model.parts[0].indices.push_back(static_cast<std::uint32_t>(model.places.size()));
    model.places.push_back(upright(vertex.position));
    model.normals.push_back(upright(vertex.normal.normalized()));
    model.colours.push_back(
        {shareCode(vertex.colour.x()), shareCode(vertex.colour.y()), shareCode(vertex.colour.z()), 65535});
  }
  return model;
}

SceneModel boxOf(const Box& box) {
  SceneModel model;
  model.missing = true;
  model.materials = {plainMaterial("missing")};
  model.parts.resize(1);
  // Anticlockwise from outside; bit i of a corner: max on axis i.
  constexpr std::array<std::array<unsigned, 4>, 6> faces{
      {{0, 4, 6, 2}, {1, 3, 7, 5}, {0, 1, 5, 4}, {2, 6, 7, 3}, {0, 2, 3, 1}, {4, 5, 7, 6}}};
  const std::array<Eigen::Vector3f, 6> normals{-Eigen::Vector3f::UnitX(), Eigen::Vector3f::UnitX(),
                                               -Eigen::Vector3f::UnitY(), Eigen::Vector3f::UnitY(),
                                               -Eigen::Vector3f::UnitZ(), Eigen::Vector3f::UnitZ()};
  for (std::size_t face = 0; face < faces.size(); ++face) {
    const auto first = static_cast<std::uint32_t>(model.places.size());
    for (const unsigned i : faces[face]) {
      const Vec3 corner((i & 1U) != 0 ? box.max.x() : box.min.x(), (i & 2U) != 0 ? box.max.y() : box.min.y(),
                        (i & 4U) != 0 ? box.max.z() : box.min.z());
      model.places.push_back(upright(corner.cast<float>()));
      model.normals.push_back(upright(normals[face]));
    }
    for (const std::uint32_t i : {0U, 1U, 2U, 0U, 2U, 3U}) model.parts[0].indices.push_back(first + i);
  }
  return model;
}

SceneModel ownModel(const Model& from, const ModelLevel& level) {
  constexpr std::uint32_t kUnused = std::numeric_limits<std::uint32_t>::max();
  SceneModel model;
  model.materials = from.materials;
  model.error = double{level.error};
  const bool pictures = std::ranges::any_of(
      from.materials, [](const ModelMaterial& m) { return m.albedo || m.opacity || m.normal || m.surface; });
  for (const ModelMaterial& material : from.materials)
    material.eachPicture([&](const PicturePtr& picture, std::uint64_t sum, int) {
      model.missingPictures = model.missingPictures || (sum != 0 && !picture);
    });
  std::array<double, 256> linear{};
  for (std::size_t i = 0; i < linear.size(); ++i) linear[i] = toLinear(static_cast<double>(i) / 255.0);
  std::vector<std::uint32_t> numbers(from.vertices.size(), kUnused);
  bool coloured = false;
  for (const ModelPart& part : level.parts) {
    if (part.count == 0) continue;
    SceneModel::Part& to = model.parts.emplace_back();
    to.material = part.material;
    for (std::uint32_t i = part.first; i < part.first + part.count; ++i) {
      std::uint32_t& number = numbers[from.indices[i]];
      if (number == kUnused) {
        const ModelVertex& vertex = from.vertices[from.indices[i]];
        number = static_cast<std::uint32_t>(model.places.size());
        model.places.push_back(upright(vertex.position));
        model.normals.push_back(upright(vertex.normal.normalized()));
        if (pictures) model.texturePlaces.push_back({vertex.uv.x(), vertex.uv.y()});
        const auto& c = vertex.colour;
        coloured = coloured || c != std::array<std::uint8_t, 4>{255, 255, 255, 255};
        model.colours.push_back({shareCode(linear[c[0]]), shareCode(linear[c[1]]), shareCode(linear[c[2]]),
                                 shareCode(c[3] / 255.0)});
      }
      to.indices.push_back(number);
    }
  }
  if (!coloured) model.colours.clear();
  return model;
}

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
      model_.normals.push_back(gltfFloats(sum.z() > 0.0 ? Vec3(sum.normalized()) : Vec3(Vec3::UnitZ())));
  }

 private:
  std::uint32_t numberOf(const WaterCorner& corner) {
    const std::array<float, 3> place = gltfFloats(corner.place);
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

/// Returns the finest level of a model; its origin is the foot. Contract: it has triangles.
SceneModel sceneModel(const Model& model, std::string name) {
  SceneModel made = ownModel(model, model.levels.front());
  made.asset = made.name = std::move(name);
  return made;
}

}  // namespace

std::size_t SceneModel::triangles() const {
  std::size_t corners = 0;
  for (const Part& part : parts) corners += part.indices.size();
  return corners / 3;
}

double SceneModel::longestSide() const {
  Eigen::AlignedBox3f box;
  for (const auto& [x, y, z] : places) box.extend(Eigen::Vector3f(x, y, z));
  return places.empty() ? 0.0 : double{box.sizes().maxCoeff()};
}

std::vector<SceneModel> sceneLevels(AssetKind asset, const AssetTable& assets) {
  const AssetShape& shape = assets.shape(asset);
  std::vector<SceneModel> levels;
  if (isBuiltIn(asset)) {
    levels.push_back(builtIn(asset));
  } else if (shape.model) {
    for (const ModelLevel& level : shape.model->levels) levels.push_back(ownModel(*shape.model, level));
  } else {
    levels.push_back(boxOf(shape.bounds));
  }
  for (std::size_t i = 0; i < levels.size(); ++i) {
    levels[i].asset = levels[i].name = assetName(asset);
    if (levels.size() > 1) levels[i].name += "_LOD" + std::to_string(i);
  }
  return levels;
}

std::vector<double> levelCoverages(const std::vector<SceneModel>& levels) {
  constexpr double kRows = 1080.0, kLargest = 0.9, kFall = 0.8;
  std::vector<double> coverages;
  const double size = levels.front().longestSide();
  double most = kLargest;
  for (std::size_t i = 1; i < levels.size(); ++i) {
    const double error = levels[i].error;
    coverages.push_back(std::min(most, error > 0.0 ? size / (kRows * error) : most));
    most = kFall * coverages.back();
  }
  coverages.push_back(0.0);
  return coverages;
}

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
