#include "core/scatter/BentRows.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <map>
#include <numeric>
#include <string>
#include <utility>
#include <vector>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/line/LineSurface.h"
#include "core/material/Srgb.h"
#include "core/objects/AssetMesh.h"
#include "core/objects/SeededRandom.h"
#include "core/scatter/ScatterRows.h"
#include "core/scatter/ScatterRuleSchema.h"

namespace scarp {

namespace {

Model modelOfBuiltIn(AssetKind asset) {
  Model model;
  ModelMaterial material;
  material.name = assetName(asset);
  material.roughness = 0.9F;
  model.materials.push_back(std::move(material));
  for (const AssetMesh::Vertex& vertex : assetMesh(asset).vertices) {
    ModelVertex made{vertex.position, vertex.normal, Eigen::Vector2f::Zero()};
    for (std::size_t c = 0; c < 3; ++c)
      made.colour[c] = static_cast<std::uint8_t>(std::lround(
          255.0 * std::clamp(toSrgb(double(vertex.colour[static_cast<Eigen::Index>(c)])), 0.0, 1.0)));
    model.indices.push_back(static_cast<std::uint32_t>(model.vertices.size()));
    model.vertices.push_back(made);
  }
  model.levels.push_back({{{0, 0, static_cast<std::uint32_t>(model.indices.size())}}, 0.0F});
  return model;
}

Model finestOf(const Model& from) {
  constexpr std::uint32_t kUnused = std::numeric_limits<std::uint32_t>::max();
  Model model;
  model.materials = from.materials;
  model.levels.emplace_back();
  std::vector<std::uint32_t> numbers(from.vertices.size(), kUnused);
  for (const ModelPart& part : from.levels.front().parts) {
    if (part.count == 0) continue;
    model.levels.front().parts.push_back(
        {part.material, static_cast<std::uint32_t>(model.indices.size()), part.count});
    for (std::uint32_t i = part.first; i < part.first + part.count; ++i) {
      std::uint32_t& number = numbers[from.indices[i]];
      if (number == kUnused) {
        number = static_cast<std::uint32_t>(model.vertices.size());
        model.vertices.push_back(from.vertices[from.indices[i]]);
      }
      model.indices.push_back(number);
    }
  }
  return model;
}

}  // namespace

const BendableModels::Bendable* BendableModels::find(AssetKind asset) {
  auto& known = known_[asset];
  if (!known) {
    const AssetShape& shape = assets_.shape(asset);
    if (!isBuiltIn(asset) && !shape.model) return nullptr;
    auto made = std::make_unique<Bendable>(
        Bendable{isBuiltIn(asset) ? modelOfBuiltIn(asset) : finestOf(*shape.model), shape.model});
    if (made->model.indices.empty()) return nullptr;
    made->bounds = boundsOf(made->model);
    known = std::move(made);
  }
  return known.get();
}

namespace {

constexpr double kMostMitre = 2.0;

Vec2 leftOf(const Vec2& way) {
  const double length = way.norm();
  return length > 0.0 ? Vec2(-way.y() / length, way.x() / length) : Vec2(Vec2::Zero());
}

}  // namespace

BentPath::BentPath(const LineDesign& design, const std::vector<LineNode>& nodes, bool ring,
                   const ScatterRule& rule, bool onRight) {
  const std::size_t count = nodes.size();
  if (count < 2) return;
  const bool area = isArea(design.line.kind);
  for (std::size_t k = 0; k < count; ++k) {
    const LineNode& node = nodes[k];
    const bool first = !ring && k == 0, last = !ring && k + 1 == count;
    const LineNode &before = first ? node : nodes[(k + count - 1) % count],
                   &after = last ? node : nodes[(k + 1) % count];
    const Vec2 in = leftOf(node.place - before.place), out = leftOf(after.place - node.place);
    const Vec2 one = first ? out : in, other = last ? in : out;
    Vec2 left = one + other;
    left = left.norm() > 1e-9 ? Vec2(left.normalized()) : other;
    left *= std::min(kMostMitre, 1.0 / std::max(left.dot(other), 1e-9));
    const double half = area ? 0.0 : node.half;
    const double aside = rule.along == ScatterAlong::Middle ? rule.rowOffset
                         : onRight                          ? -(half + rule.rowOffset)
                                                            : half + rule.rowOffset;
    const double beside = area ? 0.0
                               : besideMiddle(design.line.settings, design.section, half, node.tilt,
                                              std::clamp(aside, -half, half));
    const Vec2 at = node.place + aside * left;
    BentFrame frame{{at.x(), at.y(), node.height + beside + rule.heightOffset},
                    {left.x(), left.y(), 0.0},
                    Vec3::UnitZ(),
                    Vec3::Zero()};
    if (rule.stand == ObjectRule::Align) frame.across.z() = node.tilt * left.norm();
    // Inside of bends places may fall together.
    if (!frames_.empty() && !((frame.place - frames_.back().place).norm() > 1e-6)) continue;
    frames_.push_back(frame);
  }
  if (frames_.size() < 2) {
    frames_.clear();
    return;
  }
  const std::size_t kept = frames_.size();
  for (std::size_t k = 0; k < kept; ++k) {
    const Vec3 in = !ring && k == 0
                        ? Vec3(Vec3::Zero())
                        : Vec3((frames_[k].place - frames_[(k + kept - 1) % kept].place).normalized());
    const Vec3 out = !ring && k + 1 == kept
                         ? Vec3(Vec3::Zero())
                         : Vec3((frames_[(k + 1) % kept].place - frames_[k].place).normalized());
    const Vec3 way = in + out;
    frames_[k].along = way.norm() > 1e-9 ? Vec3(way.normalized()) : out;
    if (rule.stand == ObjectRule::Align)
      frames_[k].up = frames_[k].along.cross(frames_[k].across).normalized();
  }
  if (ring) frames_.push_back(frames_.front());
  ways_.push_back(0.0);
  for (std::size_t k = 1; k < frames_.size(); ++k)
    ways_.push_back(ways_.back() + (frames_[k].place - frames_[k - 1].place).norm());
}

BentFrame BentPath::at(double way) const {
  const auto above = std::ranges::upper_bound(ways_, way);
  const std::size_t i =
      std::clamp<std::size_t>(static_cast<std::size_t>(above - ways_.begin()), 1, ways_.size() - 1) - 1;
  const double share = std::clamp((way - ways_[i]) / (ways_[i + 1] - ways_[i]), 0.0, 1.0);
  const BentFrame &a = frames_[i], &b = frames_[i + 1];
  const auto between = [share](const Vec3& from, const Vec3& to) {
    return Vec3((1.0 - share) * from + share * to);
  };
  return {between(a.place, b.place), between(a.across, b.across), between(a.up, b.up),
          between(a.along, b.along).normalized()};
}

std::vector<std::pair<std::vector<LineNode>, bool>> stretchesOf(const LineDesign& design, bool skipSpans) {
  std::vector<std::pair<std::vector<LineNode>, bool>> stretches;
  const std::vector<LineNode>& nodes = design.nodes;
  const bool area = isArea(design.line.kind), closed = design.line.closed || area;
  if (nodes.size() < 2) return stretches;
  if (!skipSpans || area) {
    stretches.emplace_back(nodes, closed);
    double twiceArea = 0.0;
    for (std::size_t i = 0; i < nodes.size(); ++i) {
      const Vec2 &a = nodes[i].place, &b = nodes[(i + 1) % nodes.size()].place;
      twiceArea += a.x() * b.y() - b.x() * a.y();
    }
    // The left of an area is its outside.
    if (area && twiceArea > 0.0) std::ranges::reverse(stretches.front().first);
    return stretches;
  }
  for (const LineStretch& stretch : stretchesOnGround(nodes, closed)) {
    auto& [part, ring] = stretches.emplace_back();
    ring = stretch.ring;
    for (std::size_t i = 0; i < stretch.count; ++i) part.push_back(nodes[(stretch.first + i) % nodes.size()]);
  }
  return stretches;
}

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
