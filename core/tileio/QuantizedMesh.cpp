#include "core/tileio/QuantizedMesh.h"

#include <Eigen/Geometry>
#include <algorithm>
#include <cmath>
#include <cstring>
#include <limits>
#include <numbers>
#include <span>

#include "core/geometry/Vec.h"

namespace scarp {

namespace {

// quantized-mesh-1.0 (CesiumGS/quantized-mesh). WGS 84.
constexpr double kMajor = 6378137.0, kMinor = 6356752.3142451793;
constexpr int kLast = 32767;
constexpr double kRadians = std::numbers::pi / 180.0;

using Bytes = std::vector<std::uint8_t>;

template <class Number>
void add(Bytes& bytes, Number number) {
  const auto* from = reinterpret_cast<const std::uint8_t*>(&number);
  bytes.insert(bytes.end(), from, from + sizeof number);
}

void add(Bytes& bytes, const Vec3& v) {
  for (int k = 0; k < 3; ++k) add(bytes, v[k]);
}

/// From the earth's middle, metres.
Vec3 cartesian(double longitude, double latitude, double height) {
  const double lon = longitude * kRadians, lat = latitude * kRadians;
  const double e2 = 1.0 - kMinor * kMinor / (kMajor * kMajor);
  const double n = kMajor / std::sqrt(1.0 - e2 * std::sin(lat) * std::sin(lat));
  return {(n + height) * std::cos(lat) * std::cos(lon), (n + height) * std::cos(lat) * std::sin(lon),
          (n * (1.0 - e2) + height) * std::sin(lat)};
}

std::uint16_t zigZag(int delta) {
  return static_cast<std::uint16_t>((static_cast<unsigned>(delta) << 1) ^ static_cast<unsigned>(delta >> 31));
}

/// Meyer et al., On floating-point normal vectors, 2010.
std::array<std::uint8_t, 2> octahedral(const Vec3& normal) {
  const double sum = std::abs(normal.x()) + std::abs(normal.y()) + std::abs(normal.z());
  double x = normal.x() / sum, y = normal.y() / sum;
  if (normal.z() < 0.0) {
    const double was = x;
    x = (1.0 - std::abs(y)) * (was < 0.0 ? -1.0 : 1.0);
    y = (1.0 - std::abs(was)) * (y < 0.0 ? -1.0 : 1.0);
  }
  const auto byte = [](double v) {
    return static_cast<std::uint8_t>(std::lround((std::clamp(v, -1.0, 1.0) * 0.5 + 0.5) * 255.0));
  };
  return {byte(x), byte(y)};
}

/// The mesh's points in the order in which its triangles first name them, as the format wants it.
struct Ordered {
  std::vector<MeshPoint> points;
  std::vector<std::uint32_t> indices;
};

Ordered ordered(const TerrainMesh& mesh) {
  constexpr std::uint32_t kNotUsed = std::numeric_limits<std::uint32_t>::max();
  std::vector<std::uint32_t> renamed(mesh.points.size(), kNotUsed);
  Ordered made;
  made.indices.reserve(3 * mesh.triangles.size());
  for (const auto& triangle : mesh.triangles)
    for (const std::uint32_t old : triangle) {
      if (renamed[old] == kNotUsed) {
        renamed[old] = static_cast<std::uint32_t>(made.points.size());
        made.points.push_back(mesh.points[old]);
      }
      made.indices.push_back(renamed[old]);
    }
  return made;
}

/// The ground's normal at a lattice point, from the points beside it, in the earth's frame.
Vec3 normalAt(const HeightRaster& heights, const MeshPoint& p, double longitude, double latitude, double dx,
              double dy) {
  const auto at = [&](int column, int row) {
    return static_cast<double>(
        heights.at(std::clamp(column, 0, heights.columns() - 1), std::clamp(row, 0, heights.rows() - 1)));
  };
  const auto across = [](int at0, int count) { return at0 > 0 && at0 + 1 < count ? 2.0 : 1.0; };
  const double east =
      (at(p.column + 1, p.row) - at(p.column - 1, p.row)) / (across(p.column, heights.columns()) * dx);
  const double north =
      (at(p.column, p.row - 1) - at(p.column, p.row + 1)) / (across(p.row, heights.rows()) * dy);
  const double lon = longitude * kRadians, lat = latitude * kRadians;
  const Vec3 e(-std::sin(lon), std::cos(lon), 0.0);
  const Vec3 n(-std::sin(lat) * std::cos(lon), -std::sin(lat) * std::sin(lon), std::cos(lat));
  const Vec3 u(std::cos(lat) * std::cos(lon), std::cos(lat) * std::sin(lon), std::sin(lat));
  return (u - east * e - north * n).normalized();
}

/// Where a viewer below the horizon of it sees nothing of the tile (Cesium's horizon culling): in units of
/// the ellipsoid's radii.
Vec3 occlusionPoint(const std::vector<Vec3>& places, const Vec3& centre) {
  const auto scaled = [](const Vec3& v) { return Vec3(v.x() / kMajor, v.y() / kMajor, v.z() / kMinor); };
  const Vec3 direction = scaled(centre).normalized();
  double furthest = 1.0;
  for (const Vec3& place : places) {
    const Vec3 v = scaled(place);
    const double square = std::max(1.0, v.squaredNorm()), length = std::sqrt(square);
    const Vec3 way = v.normalized();
    const double cosAlpha = std::clamp(way.dot(direction), -1.0, 1.0), sinAlpha = way.cross(direction).norm();
    const double cosBeta = 1.0 / length, sinBeta = std::sqrt(square - 1.0) * cosBeta;
    const double below = cosAlpha * cosBeta - sinAlpha * sinBeta;
    // A tile that reaches round the earth is never hidden.
    constexpr double kBeyond = 1e3;
    furthest = std::max(furthest, below > 1.0 / kBeyond ? 1.0 / below : kBeyond);
  }
  return furthest * direction;
}

/// Reads numbers one after the other; past the end they are 0 and good() is false.
class ByteReader {
 public:
  explicit ByteReader(std::span<const std::uint8_t> bytes) : bytes_(bytes) {}

  template <class Number>
  Number next() {
    Number number{};
    if (at_ + sizeof number > bytes_.size()) {
      good_ = false;
      return number;
    }
    std::memcpy(&number, bytes_.data() + at_, sizeof number);
    at_ += sizeof number;
    return number;
  }
  void align(std::size_t to) { at_ = (at_ + to - 1) / to * to; }
  [[nodiscard]] bool good() const { return good_; }
  [[nodiscard]] bool atEnd() const { return at_ == bytes_.size(); }

 private:
  std::span<const std::uint8_t> bytes_;
  std::size_t at_ = 0;
  bool good_ = true;
};

}  // namespace

QuantizedTile quantizedMesh(const GlobeTile& tile, const HeightRaster& heights) {
  const Ordered mesh = ordered(tile.mesh);
  const GridRect& lattice = tile.mesh.samples;
  const std::size_t count = mesh.points.size();
  const double stepX = (tile.east - tile.west) / kLatticeCells,
               stepY = (tile.north - tile.south) / kLatticeCells;
  std::vector<double> height(count);
  std::vector<Vec3> places(count);
  Bytes normals;
  constexpr double kDegree = kMajor * kRadians;
  double low = std::numeric_limits<double>::infinity(), high = -low;
  for (std::size_t i = 0; i < count; ++i) {
    const MeshPoint& p = mesh.points[i];
    height[i] = static_cast<double>(heights.at(p.column, p.row));
    low = std::min(low, height[i]), high = std::max(high, height[i]);
    const double longitude = tile.west + (p.column - lattice.column0) * stepX;
    const double latitude = tile.north - (p.row - lattice.row0) * stepY;
    places[i] = cartesian(longitude, latitude, height[i]);
    const double wide = std::max(1e-6, kDegree * stepX * std::cos(latitude * kRadians));
    for (const std::uint8_t byte :
         octahedral(normalAt(heights, p, longitude, latitude, wide, kDegree * stepY)))
      normals.push_back(byte);
  }
  // The header has single precision, and what a reader makes of it must hold all heights.
  const auto below = std::nextafter(static_cast<float>(low), -std::numeric_limits<float>::infinity());
  const auto above = std::nextafter(static_cast<float>(high), std::numeric_limits<float>::infinity());
  const double range = static_cast<double>(above) - static_cast<double>(below);

  Vec3 lowest = places.front(), highest = places.front();
  for (const Vec3& place : places) lowest = lowest.cwiseMin(place), highest = highest.cwiseMax(place);
  const Vec3 centre = 0.5 * (lowest + highest);
  double radius = 0.0;
  for (const Vec3& place : places) radius = std::max(radius, (place - centre).norm());

  QuantizedTile made;
  Bytes& bytes = made.bytes;
  add(bytes, centre);
  add(bytes, below);
  add(bytes, above);
  add(bytes, centre);
  add(bytes, radius);
  add(bytes, occlusionPoint(places, centre));
  add(bytes, static_cast<std::uint32_t>(count));
  std::array<std::vector<int>, 3> coordinates;
  for (std::size_t i = 0; i < count; ++i) {
    const MeshPoint& p = mesh.points[i];
    constexpr int kStep = kLast / kLatticeCells;
    coordinates[0].push_back((p.column - lattice.column0) * kStep);
    coordinates[1].push_back((kLatticeCells - (p.row - lattice.row0)) * kStep);
    const double share = (height[i] - static_cast<double>(below)) / range;
    coordinates[2].push_back(static_cast<int>(std::lround(share * kLast)));
    const double back = static_cast<double>(below) + coordinates[2].back() * range / kLast;
    made.heightError = std::max(made.heightError, std::abs(back - height[i]));
  }
  for (const std::vector<int>& along : coordinates) {
    int last = 0;
    for (const int value : along) add(bytes, zigZag(value - last)), last = value;
  }
  const bool wideIndices = count > 65536;
  const auto addIndex = [&](std::uint32_t index) {
    if (wideIndices)
      add(bytes, index);
    else
      add(bytes, static_cast<std::uint16_t>(index));
  };
  while (bytes.size() % (wideIndices ? 4 : 2) != 0) bytes.push_back(0);
  add(bytes, static_cast<std::uint32_t>(mesh.indices.size() / 3));
  std::uint32_t highWater = 0;
  for (const std::uint32_t index : mesh.indices) {
    addIndex(highWater - index);
    if (index == highWater) ++highWater;
  }
  const auto addEdge = [&](auto&& on, auto&& along) {
    std::vector<std::uint32_t> edge;
    for (std::uint32_t i = 0; i < count; ++i)
      if (on(mesh.points[i])) edge.push_back(i);
    std::ranges::sort(edge, {}, [&](std::uint32_t i) { return along(mesh.points[i]); });
    add(bytes, static_cast<std::uint32_t>(edge.size()));
    for (const std::uint32_t index : edge) addIndex(index);
  };
  const auto byRow = [](const MeshPoint& p) { return p.row; };
  const auto byColumn = [](const MeshPoint& p) { return p.column; };
  addEdge([&](const MeshPoint& p) { return p.column == lattice.column0; }, byRow);      // West
  addEdge([&](const MeshPoint& p) { return p.row == lattice.row1 - 1; }, byColumn);     // South
  addEdge([&](const MeshPoint& p) { return p.column == lattice.column1 - 1; }, byRow);  // East
  addEdge([&](const MeshPoint& p) { return p.row == lattice.row0; }, byColumn);         // North
  constexpr std::uint8_t kNormals = 1;
  bytes.push_back(kNormals);
  add(bytes, static_cast<std::uint32_t>(normals.size()));
  bytes.insert(bytes.end(), normals.begin(), normals.end());
  return made;
}

Result<void> proveQuantizedMesh(const std::vector<std::uint8_t>& bytes, const GlobeTile& tile,
                                const HeightRaster& heights, double heightError) {
  const Error wrong = Error{"a tile reads back differently"};
  ByteReader reader(bytes);
  for (int k = 0; k < 3; ++k) (void)reader.next<double>();
  const double low = static_cast<double>(reader.next<float>()),
               high = static_cast<double>(reader.next<float>());
  for (int k = 0; k < 7; ++k) (void)reader.next<double>();
  const auto count = reader.next<std::uint32_t>();
  if (!reader.good() || count > bytes.size()) return wrong;
  std::array<std::vector<int>, 3> coordinates;
  for (std::vector<int>& along : coordinates) {
    int value = 0;
    for (std::uint32_t i = 0; i < count; ++i) {
      const int code = reader.next<std::uint16_t>();
      along.push_back(value += (code >> 1) ^ -(code & 1));
    }
  }
  const GridRect& lattice = tile.mesh.samples;
  std::vector<MeshPoint> points;
  for (std::uint32_t i = 0; i < count; ++i) {
    constexpr int kStep = kLast / kLatticeCells;
    if (coordinates[0][i] % kStep != 0 || coordinates[1][i] % kStep != 0) return wrong;
    points.push_back({lattice.column0 + coordinates[0][i] / kStep,
                      lattice.row0 + kLatticeCells - coordinates[1][i] / kStep});
    if (!lattice.contains(points.back().column, points.back().row)) return wrong;
    const double height = low + coordinates[2][i] * (high - low) / kLast;
    const auto was = static_cast<double>(heights.at(points.back().column, points.back().row));
    if (!(std::abs(height - was) <= heightError)) return wrong;
  }
  const bool wideIndices = count > 65536;
  reader.align(wideIndices ? 4 : 2);
  const auto index = [&] {
    return wideIndices ? reader.next<std::uint32_t>() : reader.next<std::uint16_t>();
  };
  if (reader.next<std::uint32_t>() != tile.mesh.triangles.size()) return wrong;
  std::uint32_t highWater = 0;
  for (const auto& triangle : tile.mesh.triangles)
    for (const std::uint32_t corner : triangle) {
      const std::uint32_t code = index(), at = highWater - code;
      if (code == 0) ++highWater;
      if (at >= count || points[at] != tile.mesh.points[corner]) return wrong;
    }
  for (int side = 0; side < 4; ++side) {
    const auto onEdge = [&](const MeshPoint& p) {
      return side == 0   ? p.column == lattice.column0
             : side == 1 ? p.row == lattice.row1 - 1
             : side == 2 ? p.column == lattice.column1 - 1
                         : p.row == lattice.row0;
    };
    const auto length = reader.next<std::uint32_t>();
    if (length != static_cast<std::size_t>(std::ranges::count_if(points, onEdge))) return wrong;
    for (std::uint32_t i = 0; i < length; ++i)
      if (const std::uint32_t at = index(); at >= count || !onEdge(points[at])) return wrong;
  }
  if (reader.next<std::uint8_t>() != 1 || reader.next<std::uint32_t>() != 2 * count) return wrong;
  for (std::uint32_t i = 0; i < count; ++i) (void)reader.next<std::uint16_t>();
  if (!reader.good() || !reader.atEnd()) return wrong;
  return {};
}

}  // namespace scarp
