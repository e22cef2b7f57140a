#include "core/materialio/GltfTextures.h"

#include <Eigen/Geometry>
#include <Eigen/LU>
#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/materialio/GroundMaps.h"
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

namespace {

/// Samples along an axis that a texel mixes; the weights' sum is 1.
struct Taps {
  int first = 0;
  std::vector<double> weights;
};

/// Linear between samples, by area where a texel covers more than one.
Taps tapsOf(double centre, double width, int count) {
  if (width <= 1.0) {
    const int first = std::clamp(static_cast<int>(std::floor(centre)), 0, count - 2);
    const double share = std::clamp(centre - first, 0.0, 1.0);
    return {first, {1.0 - share, share}};
  }
  const double low = centre - 0.5 * width, high = centre + 0.5 * width;
  const int first = std::clamp(static_cast<int>(std::floor(low + 0.5)), 0, count - 1);
  const int last = std::clamp(static_cast<int>(std::ceil(high - 0.5)), first, count - 1);
  Taps taps{first, {}};
  double sum = 0.0;
  for (int i = first; i <= last; ++i) {
    taps.weights.push_back(std::max(0.0, std::min(high, i + 0.5) - std::max(low, i - 0.5)));
    sum += taps.weights.back();
  }
  if (sum == 0.0) taps.weights.assign(1, sum = 1.0);
  for (double& weight : taps.weights) weight /= sum;
  return taps;
}

/// For the texels along an axis of so many samples.
std::vector<Taps> axisTaps(int texels, int samples) {
  std::vector<Taps> taps;
  const double width = static_cast<double>(samples - 1) / texels;
  for (int i = 0; i < texels; ++i) taps.push_back(tapsOf((i + 0.5) * width, width, samples));
  return taps;
}

/// Red, green, blue, roughness, and how much of it is ground.
using Mixed = std::array<double, 5>;

class LookBaker {
 public:
  LookBaker(const ExportJob& job, int columns, int rows)
      : looks_(job), across_(axisTaps(columns, job.columns())), down_(axisTaps(rows, job.rows())) {}

  /// A texel row; rows are asked for in order.
  [[nodiscard]] std::vector<Mixed> row(int row) {
    const Taps& taps = down_[static_cast<std::size_t>(row)];
    lines_.erase(lines_.begin(), lines_.lower_bound(taps.first));
    std::vector<Mixed> sum(across_.size(), Mixed{});
    for (std::size_t k = 0; k < taps.weights.size(); ++k) {
      const std::vector<Mixed>& line = lineOf(taps.first + static_cast<int>(k));
      for (std::size_t i = 0; i < sum.size(); ++i)
        for (std::size_t c = 0; c < 5; ++c) sum[i][c] += taps.weights[k] * line[i][c];
    }
    return sum;
  }

 private:
  /// A row of samples, mixed along it.
  const std::vector<Mixed>& lineOf(int row) {
    const auto found = lines_.find(row);
    if (found != lines_.end()) return found->second;
    const auto looks = looks_.row(row);
    std::vector<Mixed> line(across_.size(), Mixed{});
    for (std::size_t i = 0; i < line.size(); ++i)
      for (std::size_t k = 0; k < across_[i].weights.size(); ++k) {
        const GroundTexel& look = looks[static_cast<std::size_t>(across_[i].first) + k];
        if (!look.ground) continue;
        const double weight = across_[i].weights[k];
        for (std::size_t c = 0; c < 3; ++c) line[i][c] += weight * look.light[c];
        line[i][3] += weight * look.roughness;
        line[i][4] += weight;
      }
    return lines_.emplace(row, std::move(line)).first->second;
  }

  GroundLookRows looks_;
  std::vector<Taps> across_, down_;
  std::map<int, std::vector<Mixed>> lines_;
};

std::uint8_t byteOf(double share) {
  return static_cast<std::uint8_t>(std::lround(std::clamp(share, 0.0, 1.0) * 255.0));
}

/// The terrain's mean goes where nothing is known: filters of renderers reach into holes.
void fillHoles(BakedTexture& colour, BakedTexture& roughness, const std::vector<std::size_t>& holes,
               const Mixed& sum) {
  if (sum[4] == 0.0) return;
  for (const std::size_t i : holes) {
    for (std::size_t c = 0; c < 3; ++c) colour.bytes[3 * i + c] = codeOf(sum[c] / sum[4]);
    roughness.bytes[3 * i + 1] = byteOf(sum[3] / sum[4]);
  }
}

bool bakeLooks(const ExportJob& job, BakedTexture& colour, BakedTexture& roughness,
               const Progress& progress) {
  constexpr int kRowsTogether = 32;
  const auto wide = static_cast<std::size_t>(colour.columns);
  LookBaker baker(job, colour.columns, colour.rows);
  for (BakedTexture* texture : {&colour, &roughness})
    texture->bytes.resize(wide * static_cast<std::size_t>(texture->rows) * 3);
  std::vector<std::size_t> holes;
  std::vector<std::vector<Mixed>> rows;
  Mixed sum{};
  for (int first = 0; first < colour.rows; first += kRowsTogether) {
    if (!keepGoing(progress, static_cast<double>(first) / colour.rows)) return false;
    rows.clear();
    for (int row = first; row < std::min(first + kRowsTogether, colour.rows); ++row)
      rows.push_back(baker.row(row));
    parallelFor(rows.size(), [&](std::size_t row) {
      std::size_t to = (static_cast<std::size_t>(first) + row) * wide * 3;
      for (const Mixed& mixed : rows[row]) {
        for (std::size_t c = 0; mixed[4] > 0.0 && c < 3; ++c)
          colour.bytes[to + c] = codeOf(mixed[c] / mixed[4]);
        if (mixed[4] > 0.0) roughness.bytes[to + 1] = byteOf(mixed[3] / mixed[4]);
        to += 3;
      }
    });
    std::size_t at = static_cast<std::size_t>(first) * wide;
    for (const std::vector<Mixed>& row : rows)
      for (const Mixed& mixed : row) {
        if (mixed[4] == 0.0) holes.push_back(at);
        for (std::size_t c = 0; c < 5; ++c) sum[c] += mixed[c];
        ++at;
      }
  }
  fillHoles(colour, roughness, holes, sum);
  return true;
}

/// The ground's normal over a texel; 0 where all is holes.
Vec3 meanNormal(const NormalMap& normals, int columns, const Taps& across, const Taps& down) {
  Vec3 sum = Vec3::Zero();
  for (std::size_t r = 0; r < down.weights.size(); ++r)
    for (std::size_t c = 0; c < across.weights.size(); ++c) {
      const std::size_t at = (static_cast<std::size_t>(down.first) + r) * static_cast<std::size_t>(columns) +
                             static_cast<std::size_t>(across.first) + c;
      if (std::isnan(normals.z[at])) continue;
      sum += down.weights[r] * across.weights[c] * Vec3(normals.x[at], normals.y[at], normals.z[at]);
    }
  return sum;
}

/// A normal by what a renderer makes of a mesh's frame: tangent, bitangent and normal, each of length 1.
Vec3 inFrame(const SurfaceFrame& frame, const Vec3& normal) {
  const Vec3 up = frame.normal.normalized(), east = frame.tangent.normalized();
  Eigen::Matrix3d axes;
  axes << east, up.cross(east), up;
  const Vec3 within = axes.inverse() * normal;
  return within.allFinite() && within.z() > 0.0 ? Vec3(within.normalized()) : Vec3::UnitZ();
}

bool bakeNormals(const ExportJob& job, const GltfMesh& mesh, BakedTexture& texture,
                 const Progress& progress) {
  const NormalMap normals = normalMap(job.terrain);
  const std::vector<Taps> across = axisTaps(texture.columns, job.columns()),
                          down = axisTaps(texture.rows, job.rows());
  texture.bytes.resize(static_cast<std::size_t>(texture.columns) * static_cast<std::size_t>(texture.rows) *
                       3);
  const auto wide = static_cast<std::size_t>(texture.columns);
  return parallelFor(static_cast<std::size_t>(texture.rows), progress, [&](std::size_t row) {
    const double atRow = (static_cast<double>(row) + 0.5) * (job.rows() - 1) / texture.rows;
    for (std::size_t i = 0; i < wide; ++i) {
      const double atColumn = (static_cast<double>(i) + 0.5) * (job.columns() - 1) / texture.columns;
      const Vec3 ground = meanNormal(normals, job.columns(), across[i], down[row]);
      const Vec3 within = inFrame(mesh.frameAt(atColumn, atRow), ground);
      for (int c = 0; c < 3; ++c)
        texture.bytes[(row * wide + i) * 3 + static_cast<std::size_t>(c)] = byteOf(0.5 + 0.5 * within[c]);
    }
  });
}

SampleSize texelsOver(const ExportJob& job) {
  const GridFrame& frame = job.terrain.frame;
  const double longer = std::max(frame.width(), frame.depth());
  const auto texels = [&](double metres) {
    return std::max(1, static_cast<int>(std::lround(metres / longer * job.options.textureSide)));
  };
  return {texels(frame.width()), texels(frame.depth())};
}

}  // namespace

Result<BakedTexture> bakedColour(const MaterialGround& ground, int side, const Progress& progress) {
  MaterialExportOptions options;
  options.textureSide = side;
  const auto job = ownSizeJob(ground, options);
  if (!job) return job.error();
  const auto [columns, rows] = texelsOver(*job);
  BakedTexture colour{"colour", columns, rows, {}}, roughness{"roughness", columns, rows, {}};
  if (!bakeLooks(*job, colour, roughness, progress)) return Error::cancel();
  return colour;
}

Result<std::vector<BakedTexture>> bakeTextures(const ExportJob& job, const GltfMesh& mesh,
                                               const Progress& progress) {
  const auto [columns, rows] = texelsOver(job);
  std::vector<BakedTexture> all{
      {"colour", columns, rows, {}}, {"roughness", columns, rows, {}}, {"normal", columns, rows, {}}};
  if (!bakeLooks(job, all[0], all[1], partOf(progress, 0.0, 0.6)) ||
      !bakeNormals(job, mesh, all[2], partOf(progress, 0.6, 1.0)))
    return Error::cancel();
  return all;
}

}  // namespace scarp
