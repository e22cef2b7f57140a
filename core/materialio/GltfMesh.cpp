#include "core/materialio/GltfMesh.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/Contract.h"
#include "core/terrain/SampleSlope.h"

namespace scarp {

namespace {

constexpr std::uint32_t kNone = std::numeric_limits<std::uint32_t>::max();

std::vector<int> everySo(int count, int step) {
  std::vector<int> places;
  for (int i = 0; i < count - 1; i += step) places.push_back(i);
  places.push_back(count - 1);
  return places;
}

/// glTF's axes: y up, z south.
std::array<float, 3> inGltf(const Vec3& local) {
  return {static_cast<float>(local.x()), static_cast<float>(local.z()), static_cast<float>(-local.y())};
}

/// Which of ascending places begins the interval that holds a value; the last one begins none.
std::size_t intervalOf(const std::vector<int>& places, double value) {
  const auto after = std::upper_bound(places.begin(), places.end(), value);
  const auto before = static_cast<std::size_t>(std::max<std::ptrdiff_t>(1, after - places.begin())) - 1;
  return std::min(before, places.size() - 2);
}

}  // namespace

GltfMesh::GltfMesh(const Terrain& terrain, int step)
    : frame_(terrain.frame),
      ground_(planeOf(terrain.heights)),
      columns_(everySo(terrain.frame.columns, step)),
      rows_(everySo(terrain.frame.rows, step)),
      numbers_(columns_.size() * rows_.size(), kNone) {
  EXPECTS(step >= 1);
  number();
}

float GltfMesh::heightAt(std::size_t c, std::size_t r) const {
  return ground_.values[ground_.at(columns_[c], rows_[r])];
}

bool GltfMesh::hasGround(std::size_t c, std::size_t r) const { return !std::isnan(heightAt(c, r)); }

std::array<bool, 2> GltfMesh::trianglesOf(std::size_t c, std::size_t r) const {
  const bool diagonal = hasGround(c, r) && hasGround(c + 1, r + 1);
  return {diagonal && hasGround(c + 1, r), diagonal && hasGround(c, r + 1)};
}

void GltfMesh::number() {
  const std::size_t wide = columns_.size(), high = rows_.size();
  const auto use = [&](std::size_t c, std::size_t r) { numbers_[r * wide + c] = 0; };
  for (std::size_t r = 0; r + 1 < high; ++r)
    for (std::size_t c = 0; c + 1 < wide; ++c) {
      const auto [upper, lower] = trianglesOf(c, r);
      triangles_ += (upper ? 1U : 0U) + (lower ? 1U : 0U);
      if (upper || lower) use(c, r), use(c + 1, r + 1);
      if (upper) use(c + 1, r);
      if (lower) use(c, r + 1);
    }
  least_.fill(std::numeric_limits<float>::max());
  most_.fill(std::numeric_limits<float>::lowest());
  for (std::size_t r = 0; r < high; ++r)
    for (std::size_t c = 0; c < wide; ++c) {
      if (numbers_[r * wide + c] == kNone) continue;
      numbers_[r * wide + c] = static_cast<std::uint32_t>(vertices_++);
      const auto at = position(c, r);
      for (std::size_t k = 0; k < 3; ++k) {
        least_[k] = std::min(least_[k], at[k]);
        most_[k] = std::max(most_[k], at[k]);
      }
    }
}

std::array<float, 3> GltfMesh::position(std::size_t c, std::size_t r) const {
  return inGltf({frame_.x(columns_[c]), frame_.y(rows_[r]), heightAt(c, r)});
}

SurfaceFrame GltfMesh::vertexFrame(std::size_t c, std::size_t r) const {
  const float here = heightAt(c, r), none = std::numeric_limits<float>::quiet_NaN();
  const bool hasWest = c > 0, hasEast = c + 1 < columns_.size(), hasNorth = r > 0,
             hasSouth = r + 1 < rows_.size();
  const double east =
      slopeBetween(hasWest ? heightAt(c - 1, r) : none, here, hasEast ? heightAt(c + 1, r) : none,
                   hasWest ? (columns_[c] - columns_[c - 1]) * frame_.dx : 1.0,
                   hasEast ? (columns_[c + 1] - columns_[c]) * frame_.dx : 1.0);
  // Rows run southward.
  const double north =
      -slopeBetween(hasNorth ? heightAt(c, r - 1) : none, here, hasSouth ? heightAt(c, r + 1) : none,
                    hasNorth ? (rows_[r] - rows_[r - 1]) * frame_.dy : 1.0,
                    hasSouth ? (rows_[r + 1] - rows_[r]) * frame_.dy : 1.0);
  return {Vec3(-east, -north, 1.0).normalized(), Vec3(1.0, 0.0, east).normalized()};
}

template <std::size_t N, class Of>
bool GltfMesh::perVertex(const ByteSink& sink, Of&& of) const {
  std::vector<std::array<float, N>> line;
  for (std::size_t r = 0; r < rows_.size(); ++r) {
    line.clear();
    for (std::size_t c = 0; c < columns_.size(); ++c)
      if (numbers_[r * columns_.size() + c] != kNone) line.push_back(of(c, r));
    if (!sink(line.data(), line.size() * sizeof(line[0]))) return false;
  }
  return true;
}

bool GltfMesh::positions(const ByteSink& sink) const {
  return perVertex<3>(sink, [this](std::size_t c, std::size_t r) { return position(c, r); });
}

bool GltfMesh::normals(const ByteSink& sink) const {
  return perVertex<3>(sink,
                      [this](std::size_t c, std::size_t r) { return inGltf(vertexFrame(c, r).normal); });
}

bool GltfMesh::tangents(const ByteSink& sink) const {
  return perVertex<4>(sink, [this](std::size_t c, std::size_t r) {
    const auto east = inGltf(vertexFrame(c, r).tangent);
    // The bitangent, normal × tangent, runs north, where the texture's upper rim is.
    return std::array<float, 4>{east[0], east[1], east[2], 1.0F};
  });
}

bool GltfMesh::texturePlaces(const ByteSink& sink) const {
  return perVertex<2>(sink, [this](std::size_t c, std::size_t r) {
    return std::array<float, 2>{static_cast<float>(columns_[c]) / static_cast<float>(frame_.columns - 1),
                                static_cast<float>(rows_[r]) / static_cast<float>(frame_.rows - 1)};
  });
}

bool GltfMesh::indices(const ByteSink& sink) const {
  std::vector<std::uint32_t> line;
  const std::size_t wide = columns_.size();
  for (std::size_t r = 0; r + 1 < rows_.size(); ++r) {
    line.clear();
    for (std::size_t c = 0; c + 1 < wide; ++c) {
      const auto [upper, lower] = trianglesOf(c, r);
      const std::size_t a = r * wide + c;
      if (upper) line.insert(line.end(), {numbers_[a], numbers_[a + wide + 1], numbers_[a + 1]});
      if (lower) line.insert(line.end(), {numbers_[a], numbers_[a + wide], numbers_[a + wide + 1]});
    }
    if (!sink(line.data(), line.size() * sizeof(line[0]))) return false;
  }
  return true;
}

SurfaceFrame GltfMesh::frameAt(double column, double row) const {
  const std::size_t c = intervalOf(columns_, column), r = intervalOf(rows_, row);
  const double u = (column - columns_[c]) / (columns_[c + 1] - columns_[c]),
               v = (row - rows_[r]) / (rows_[r + 1] - rows_[r]);
  const bool upper = u >= v;
  // A, D and the third corner: B or C.
  const SurfaceFrame a = vertexFrame(c, r), d = vertexFrame(c + 1, r + 1),
                     third = upper ? vertexFrame(c + 1, r) : vertexFrame(c, r + 1);
  const double ofD = std::min(u, v), ofThird = std::abs(u - v), ofA = 1.0 - ofD - ofThird;
  return {ofA * a.normal + ofD * d.normal + ofThird * third.normal,
          ofA * a.tangent + ofD * d.tangent + ofThird * third.tangent};
}

}  // namespace scarp
