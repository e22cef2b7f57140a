#include "core/scatter/BentRows.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <map>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/objects/SeededRandom.h"
#include "core/scatter/BentPath.h"
#include "core/scatter/ScatterRuleSchema.h"

namespace scarp {

namespace {

constexpr std::size_t kPiecesTogether = 32;  ///< In one mesh.
constexpr double kLeastPiece = 0.01;         ///< Metres.

/// How a model's axes lie on the path: x and y of the model to forwards and left.
struct Laid {
  Vec2 forward, left;  ///< What each makes of x and y.

  [[nodiscard]] static Laid of(const ScatterRule& rule, bool onRight) {
    const double side = onRight ? -1.0 : 1.0;
    switch (rule.facing) {
      case ScatterFacing::Along:
        break;
      case ScatterFacing::Outward:
        return {{0.0, -side}, {side, 0.0}};
      case ScatterFacing::Inward:
        return {{0.0, side}, {-side, 0.0}};
    }
    return {{side, 0.0}, {0.0, side}};
  }
  /// From where to where a box reaches forwards.
  [[nodiscard]] std::pair<double, double> extent(const Box& box) const {
    const double a = forward.dot(box.min.head<2>()), b = forward.dot(box.max.head<2>());
    return std::minmax({a, b});
  }
};

/// A model at its place along a path.
struct BentPiece {
  AssetKind asset;
  const BendableModels::Bendable* model;
  double from, to;     ///< Along the path, metres.
  double share = 1.0;  ///< Of it that is there.
};

ModelVertex vertexBetween(const ModelVertex& a, const ModelVertex& b, float share) {
  ModelVertex vertex;
  vertex.position = a.position + share * (b.position - a.position);
  vertex.normal = (a.normal + share * (b.normal - a.normal)).normalized();
  vertex.uv = a.uv + share * (b.uv - a.uv);
  for (std::size_t c = 0; c < 4; ++c)
    vertex.colour[c] = static_cast<std::uint8_t>(
        std::lround(float(a.colour[c]) + share * (float(b.colour[c]) - float(a.colour[c]))));
  return vertex;
}

/// What of a model lies before a place forwards (Sutherland & Hodgman 1974).
Model cutOff(const Model& model, const Laid& laid, double limit) {
  Model kept;
  kept.materials = model.materials;
  kept.levels.emplace_back();
  const auto forward = [&](const ModelVertex& vertex) {
    return laid.forward.x() * double(vertex.position.x()) + laid.forward.y() * double(vertex.position.y());
  };
  for (const ModelPart& part : model.levels.front().parts) {
    const auto first = static_cast<std::uint32_t>(kept.indices.size());
    for (std::uint32_t i = part.first; i < part.first + part.count; i += 3) {
      std::vector<ModelVertex> polygon;
      for (std::uint32_t k = 0; k < 3; ++k) {
        const ModelVertex &a = model.vertices[model.indices[i + k]],
                          &b = model.vertices[model.indices[i + (k + 1) % 3]];
        const double fa = forward(a), fb = forward(b);
        if (fa <= limit) polygon.push_back(a);
        if ((fa <= limit) != (fb <= limit))
          polygon.push_back(vertexBetween(a, b, static_cast<float>((limit - fa) / (fb - fa))));
      }
      if (polygon.size() < 3) continue;
      const auto corner = static_cast<std::uint32_t>(kept.vertices.size());
      kept.vertices.insert(kept.vertices.end(), polygon.begin(), polygon.end());
      for (std::uint32_t k = 1; k + 1 < polygon.size(); ++k)
        for (const std::uint32_t one : {0U, k, k + 1}) kept.indices.push_back(corner + one);
    }
    const auto count = static_cast<std::uint32_t>(kept.indices.size()) - first;
    if (count > 0) kept.levels.front().parts.push_back({part.material, first, count});
  }
  return kept;
}

/// Adds the vertices of a piece to those of a mesh; its triangles by their materials.
void addPiece(const BentPiece& piece, const Laid& laid, double scale, const BentPath& path, BentMesh& to,
              std::map<std::uint32_t, std::vector<std::uint32_t>>& triangles) {
  const auto [low, high] = laid.extent(piece.model->bounds);
  Model cut;
  const Model* model = &piece.model->model;
  if (piece.share < 1.0) {
    cut = cutOff(*model, laid, low + piece.share * (high - low));
    model = &cut;
  }
  const auto first = static_cast<std::uint32_t>(to.mesh.vertices.size());
  const double stretch = (piece.to - piece.from) / (high - low);
  for (const ModelVertex& vertex : model->vertices) {
    const Vec3 position = vertex.position.cast<double>(), normal = vertex.normal.cast<double>();
    const double share = std::clamp((laid.forward.dot(position.head<2>()) - low) / (high - low), 0.0, 1.0);
    // Exact at both ends, so that pieces meet.
    const BentFrame frame = path.at(std::lerp(piece.from, piece.to, share));
    const Vec3 across = scale * frame.across, up = scale * frame.up, along = stretch * frame.along;
    const Vec3 place = frame.place + laid.left.dot(position.head<2>()) * across + position.z() * up;
    const Vec3 turned = laid.forward.dot(normal.head<2>()) * across.cross(up) +
                        laid.left.dot(normal.head<2>()) * up.cross(along) + normal.z() * along.cross(across);
    ModelVertex bent = vertex;
    bent.position = (place - to.origin).cast<float>();
    bent.normal = turned.normalized().cast<float>();
    to.mesh.vertices.push_back(bent);
  }
  for (const ModelPart& part : model->levels.front().parts)
    for (std::uint32_t i = part.first; i < part.first + part.count; ++i)
      triangles[part.material].push_back(first + model->indices[i]);
}

/// Pieces that follow each other, a mesh for each asset.
std::vector<BentMesh> meshesOf(std::span<const BentPiece> pieces, const Laid& laid, double scale,
                               const BentPath& path) {
  std::vector<BentMesh> meshes;
  std::vector<std::map<std::uint32_t, std::vector<std::uint32_t>>> triangles;
  const Vec3 start = path.at(pieces.front().from).place;
  for (const BentPiece& piece : pieces) {
    std::size_t i = 0;
    while (i < meshes.size() && meshes[i].asset != piece.asset) ++i;
    if (i == meshes.size()) {
      BentMesh& made = meshes.emplace_back();
      made.asset = piece.asset;
      made.origin = start.array().round();
      made.source = piece.model->source;
      made.mesh.materials = piece.model->model.materials;
      triangles.emplace_back();
    }
    addPiece(piece, laid, scale, path, meshes[i], triangles[i]);
  }
  for (std::size_t i = 0; i < meshes.size(); ++i) {
    Model& mesh = meshes[i].mesh;
    mesh.levels.emplace_back();
    for (const auto& [material, corners] : triangles[i]) {
      mesh.levels.front().parts.push_back({material, static_cast<std::uint32_t>(mesh.indices.size()),
                                           static_cast<std::uint32_t>(corners.size())});
      mesh.indices.insert(mesh.indices.end(), corners.begin(), corners.end());
    }
    if (!mesh.indices.empty()) mesh.bounds = boundsOf(mesh);
  }
  std::erase_if(meshes, [](const BentMesh& mesh) { return mesh.mesh.indices.empty(); });
  return meshes;
}

Error tooManyVertices() { return Error{"the bent models have more than %1 vertices", kMostBentVertices}; }

/// Lays pieces from the beginning of a path to its end.
Result<std::vector<BentPiece>> piecesAlong(const ScatterRule& rule, LineId line, bool onRight, double length,
                                           const Laid& laid, BendableModels& models, std::size_t& left) {
  std::vector<BentPiece> pieces;
  SeededRandom random((std::uint64_t{rule.seed} << 32) ^ (std::uint64_t{line} * 0x9e3779b97f4a7c15U) ^
                      (onRight ? 0xc2b2ae3d27d4eb4fU : 0U));
  double way = 0.0;
  while (way < length) {
    const AssetKind asset = assetBy(random.next(), rule);
    const BendableModels::Bendable* const model = models.find(asset);
    if (!model) return std::vector<BentPiece>();
    const auto [low, high] = laid.extent(model->bounds);
    const double own = (high - low) * rule.scale;
    if (!(own >= kLeastPiece))
      return Error{"\"%1\" is too short along the line to be bent", assetName(asset)};
    const double over = way + own - length;
    const bool fits = over <= 1e-9 * length;
    if (rule.bent == ScatterBend::Whole && !fits) break;
    if (rule.bent == ScatterBend::Stretched && over > 0.5 * own && !pieces.empty()) break;
    const std::size_t vertices = model->model.vertices.size();
    if (vertices > left) return tooManyVertices();
    left -= vertices;
    pieces.push_back({asset, model, way, way + own});
    if (rule.bent == ScatterBend::Cut && !fits) pieces.back().share = (length - way) / own;
    way += own;
  }
  if (rule.bent == ScatterBend::Stretched && way > 0.0) {
    for (BentPiece& piece : pieces) {
      piece.from = piece.from / way * length;
      piece.to = piece.to / way * length;
    }
    if (!pieces.empty()) pieces.back().to = length;
  }
  return pieces;
}

}  // namespace

bool BentMesh::operator==(const BentMesh& other) const {
  const auto alike = [](const auto& one, const auto& two) {
    return one.size() == two.size() &&
           std::memcmp(one.data(), two.data(), one.size() * sizeof(one.front())) == 0;
  };
  return asset == other.asset && origin == other.origin && source == other.source &&
         alike(mesh.vertices, other.mesh.vertices) && mesh.indices == other.mesh.indices;
}

Result<BentMeshes> bentAlong(const ScatterRule& rule, const LineDesign& design, BendableModels& models,
                             std::size_t most) {
  EXPECTS(bendsModels(rule));
  BentMeshes all;
  const bool leftToo = rule.along != ScatterAlong::Right,
             rightToo = rule.along != ScatterAlong::Left && rule.along != ScatterAlong::Middle;
  std::size_t left = most;
  for (const auto& [nodes, ring] : stretchesOf(design, rule.skipSpans))
    for (const bool onRight : {false, true}) {
      if (!(onRight ? rightToo : leftToo)) continue;
      const BentPath path(design, nodes, ring, rule, onRight);
      if (!(path.length() > 0.0)) continue;
      const Laid laid = Laid::of(rule, onRight);
      const auto pieces = piecesAlong(rule, design.line.id, onRight, path.length(), laid, models, left);
      if (!pieces) return pieces.error();
      const std::size_t count = (pieces->size() + kPiecesTogether - 1) / kPiecesTogether;
      std::vector<std::vector<BentMesh>> made(count);
      parallelFor(count, [&](std::size_t i) {
        const std::size_t first = i * kPiecesTogether;
        made[i] =
            meshesOf(std::span(*pieces).subspan(first, std::min(kPiecesTogether, pieces->size() - first)),
                     laid, rule.scale, path);
      });
      for (std::vector<BentMesh>& some : made)
        for (BentMesh& mesh : some) all.push_back(std::make_shared<const BentMesh>(std::move(mesh)));
    }
  return all;
}

Error tooManyBent(std::size_t place, const ScatterRule& rule) {
  return errorIn(inWords(place, rule), tooManyVertices());
}

std::size_t verticesOf(const BentMeshes& meshes) {
  return std::accumulate(meshes.begin(), meshes.end(), std::size_t{0},
                         [](std::size_t sum, const auto& mesh) { return sum + mesh->mesh.vertices.size(); });
}

}  // namespace scarp
