#include "app/reader/ModelLevels.h"

#include <meshoptimizer.h>

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>
#include <numeric>

namespace scarp {

namespace {

constexpr std::size_t kFewTriangles = 96;  ///< A level of so few is coarse enough.
constexpr std::size_t kMostMade = 5;       ///< Levels beside the finest.
constexpr double kShare = 0.3;             ///< Of the triangles from one level to the next.
constexpr double kStuck = 0.75;            ///< A level with more of the last one's triangles is none.
constexpr float kMostError = 0.15F;        ///< Of the model's size.
/// Of the length of a triangle's side, what a level that somebody else made is taken to be wrong by.
constexpr double kSideError = 0.2;

using Indices = std::vector<std::uint32_t>;

void weld(Model& model) {
  std::vector<unsigned> remap(model.vertices.size());
  const std::size_t unique =
      meshopt_generateVertexRemap(remap.data(), model.indices.data(), model.indices.size(),
                                  model.vertices.data(), model.vertices.size(), sizeof(ModelVertex));
  std::vector<ModelVertex> vertices(unique);
  meshopt_remapVertexBuffer(vertices.data(), model.vertices.data(), model.vertices.size(),
                            sizeof(ModelVertex), remap.data());
  meshopt_remapIndexBuffer(model.indices.data(), model.indices.data(), model.indices.size(), remap.data());
  model.vertices = std::move(vertices);
}

double sizeOf(const Model& model) {
  const Box box = boundsOf(model);
  return std::max((box.max - box.min).maxCoeff(), 1e-30);
}

/// Vertices that triangles lead to from one another, as the number of one of them.
std::vector<std::uint32_t> components(const Indices& indices, std::size_t vertices) {
  std::vector<std::uint32_t> parent(vertices);
  std::iota(parent.begin(), parent.end(), 0U);
  const auto root = [&](std::uint32_t i) {
    while (parent[i] != i) i = parent[i] = parent[parent[i]];
    return i;
  };
  for (std::size_t i = 0; i < indices.size(); i += 3)
    for (const std::size_t j : {i + 1, i + 2}) {
      const std::uint32_t a = root(indices[i]), b = root(indices[j]);
      parent[std::max(a, b)] = std::min(a, b);
    }
  for (std::uint32_t i = 0; i < vertices; ++i) parent[i] = root(i);
  return parent;
}

struct Made {
  Indices indices;
  double error = 0.0;
};

/// Leaves a share of the pieces out and makes the others larger, so that they cover as much.
Made thinned(Model& model, const Indices& indices) {
  const std::vector<std::uint32_t> piece = components(indices, model.vertices.size());
  struct Piece {
    Eigen::Vector3f sum = Eigen::Vector3f::Zero();
    float count = 0.0F;
    bool kept = false;
    Eigen::AlignedBox3f box;
  };
  std::map<std::uint32_t, Piece> pieces;
  for (const std::uint32_t index : indices) {
    Piece& one = pieces[piece[index]];
    one.sum += model.vertices[index].position;
    one.count += 1.0F;
    one.box.extend(model.vertices[index].position);
  }
  double diameter = 0.0, turn = 0.0;
  for (auto& [root, one] : pieces) {
    // Evenly, in the order of the file.
    turn += kShare;
    one.kept = turn >= 1.0;
    if (one.kept) turn -= 1.0;
    diameter += one.box.diagonal().norm();
  }
  const auto larger = static_cast<float>(std::sqrt(1.0 / kShare));
  std::map<std::uint32_t, std::uint32_t> copies;
  Made made;
  for (const std::uint32_t index : indices) {
    const Piece& one = pieces.at(piece[index]);
    if (!one.kept) continue;
    const auto [copy, first] = copies.try_emplace(index, static_cast<std::uint32_t>(model.vertices.size()));
    if (first) {
      ModelVertex vertex = model.vertices[index];
      const Eigen::Vector3f middle = one.sum / one.count;
      vertex.position = middle + larger * (vertex.position - middle);
      model.vertices.push_back(vertex);
    }
    made.indices.push_back(copy->second);
  }
  made.error = pieces.empty() ? 0.0 : 0.5 * diameter / static_cast<double>(pieces.size());
  return made;
}

Made simplified(const Model& model, const Indices& indices) {
  const std::size_t target = static_cast<std::size_t>(kShare * static_cast<double>(indices.size() / 3)) * 3;
  const float* const positions = model.vertices.front().position.data();
  Made made;
  made.indices.resize(indices.size());
  float error = 0.0F;
  const auto finish = [&](std::size_t count) {
    made.indices.resize(count);
    made.error =
        double(error) * double(meshopt_simplifyScale(positions, model.vertices.size(), sizeof(ModelVertex)));
    return made;
  };
  std::size_t count =
      meshopt_simplify(made.indices.data(), indices.data(), indices.size(), positions, model.vertices.size(),
                       sizeof(ModelVertex), target, kMostError, 0, &error);
  if (double(count) <= kStuck * double(indices.size())) return finish(count);
  // Seams and facets hold it: without regard to what hangs together.
  made.indices.resize(indices.size());
  count = meshopt_simplifySloppy(made.indices.data(), indices.data(), indices.size(), positions,
                                 model.vertices.size(), sizeof(ModelVertex), target, kMostError, &error);
  return finish(count);
}

Indices indicesOf(const Model& model, const ModelPart& part) {
  const auto first = model.indices.begin() + part.first;
  return {first, first + part.count};
}

/// Adds a level that is coarser than the last one. Whether there was one.
bool addCoarser(Model& model) {
  const ModelLevel last = model.levels.back();
  const std::size_t vertices = model.vertices.size();
  std::vector<std::pair<std::uint32_t, Indices>> made;
  double error = last.error;
  std::size_t count = 0;
  for (const ModelPart& part : last.parts) {
    const Indices indices = indicesOf(model, part);
    const bool leaves = model.materials[part.material].alpha != ModelAlpha::Opaque;
    Made coarser = leaves ? thinned(model, indices) : simplified(model, indices);
    if (coarser.indices.empty() || coarser.indices.size() > indices.size()) coarser = {indices, 0.0};
    error = std::max(error, last.error + coarser.error);
    count += coarser.indices.size();
    made.emplace_back(part.material, std::move(coarser.indices));
  }
  if (double(count / 3) > kStuck * double(last.triangles()) || model.vertices.size() > kMostModelVertices ||
      model.indices.size() + count > 6 * kMostModelTriangles) {
    model.vertices.resize(vertices);
    return false;
  }
  ModelLevel level;
  level.error = static_cast<float>(error);
  for (const auto& [material, indices] : made) {
    level.parts.push_back({material, static_cast<std::uint32_t>(model.indices.size()),
                           static_cast<std::uint32_t>(indices.size())});
    model.indices.insert(model.indices.end(), indices.begin(), indices.end());
  }
  model.levels.push_back(std::move(level));
  return true;
}

void setErrors(Model& model) {
  const double size = sizeOf(model);
  double before = 0.0;
  for (std::size_t i = 1; i < model.levels.size(); ++i) {
    ModelLevel& level = model.levels[i];
    before = std::max(before, kSideError * size / std::sqrt(double(level.triangles())));
    level.error = static_cast<float>(before);
  }
}

void order(Model& model) {
  for (const ModelLevel& level : model.levels)
    for (const ModelPart& part : level.parts) {
      unsigned* const at = model.indices.data() + part.first;
      meshopt_optimizeVertexCache(at, at, part.count, model.vertices.size());
    }
  std::vector<unsigned> remap(model.vertices.size());
  const std::size_t used = meshopt_optimizeVertexFetchRemap(remap.data(), model.indices.data(),
                                                            model.indices.size(), model.vertices.size());
  std::vector<ModelVertex> vertices(used);
  for (std::size_t i = 0; i < remap.size(); ++i)
    if (remap[i] < used) vertices[remap[i]] = model.vertices[i];
  meshopt_remapIndexBuffer(model.indices.data(), model.indices.data(), model.indices.size(), remap.data());
  model.vertices = std::move(vertices);
}

}  // namespace

void makeLevels(Model& model, const Progress& told) {
  weld(model);
  if (model.levels.size() > 1) {
    setErrors(model);
  } else {
    for (std::size_t i = 0; i < kMostMade && model.levels.back().triangles() > kFewTriangles; ++i) {
      (void)keepGoing(told, double(i) / double(kMostMade + 1));
      if (!addCoarser(model)) break;
    }
  }
  order(model);
}

}  // namespace scarp
