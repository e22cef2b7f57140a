#include "core/meshio/GroundMesh.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <limits>

#include "core/base/ShortNumber.h"
#include "core/io/CrsInfo.h"
#include "core/mesh/MeshSolid.h"
#include "core/terrain/SampleSlope.h"

namespace scarp {

namespace {

constexpr double kFinestError = 1e-6;  ///< Metres; what meshSchema() allows.

}  // namespace

std::optional<std::array<double, 2>> heightsWithin(const HeightRaster& heights, const GridRect& samples) {
  std::vector<float> row(static_cast<std::size_t>(samples.width()));
  double low = HUGE_VAL, high = -HUGE_VAL;
  for (int r = samples.row0; r < samples.row1; ++r) {
    heights.read({samples.column0, r, samples.column1, r + 1}, row);
    for (const float h : row)
      if (!std::isnan(h)) low = std::min<double>(low, h), high = std::max<double>(high, h);
  }
  if (!(low <= high)) return std::nullopt;
  return std::array{low, high};
}

std::optional<MiddleInCrs> middleInCrs(const Terrain& terrain) {
  const GeoReference& place = terrain.georeference;
  if (!place.hasGeoTransform) return std::nullopt;
  const GridFrame& frame = terrain.frame;
  const Vec2 middle = toWorld(place, frame, 0.5 * (frame.columns - 1), 0.5 * (frame.rows - 1));
  const auto text = [](double number) {
    std::array<char, 32> digits{};
    std::snprintf(digits.data(), digits.size(), "%.10g", number);
    return std::string(digits.data());
  };
  const auto crs = describeCrs(place.crsWkt);
  return MiddleInCrs{text(middle.x()), text(middle.y()), crs && crs->name != "unnamed" ? crs->name : ""};
}

Result<void> checkPart(const GridRect& samples, const GridRect& all) {
  if (samples.width() >= 2 && samples.height() >= 2 && samples.intersected(all) == samples) return {};
  return Error{"the part from column %1, row %2 of %3 x %4 samples is not one of a terrain of %5 x %6",
               samples.column0,
               samples.row0,
               samples.column1 - samples.column0,
               samples.row1 - samples.row0,
               all.column1,
               all.row1};
}

Result<BudgetedDecimation> decimatedGround(const HeightRaster& heights, const std::vector<GridRect>& tiles,
                                           const MeshSettings& settings, double heightRange,
                                           const TriangleCount& count, const Progress& progress) {
  if (settings.detail == MeshDetail::Triangles)
    return decimateTo(static_cast<std::size_t>(settings.triangles), heights, tiles, kFinestError, heightRange,
                      count, progress);
  auto made =
      Decimation::of(heights, tiles, settings.error, Decimation::kUsualBlock, progress, kMostMeshTriangles);
  if (!made) return Error::cancel();
  if (made->givenUp())
    return Error{
        "an error of %1 takes more than %2 triangles; a greater error or a part of the terrain takes fewer",
        metres(settings.error), groupedCount(kMostMeshTriangles)};
  return BudgetedDecimation{std::move(*made), settings.error};
}

double roundPlaces(const std::vector<std::array<double, 3>>& places, bool yUp, double scale,
                   MeshContent& content) {
  content.places.reserve(places.size());
  double off = 0.0;
  for (const auto& [x, y, z] : places) {
    const std::array<double, 3> exact =
        yUp ? std::array{x * scale, z * scale, -y * scale} : std::array{x * scale, y * scale, z * scale};
    auto& place = content.places.emplace_back();
    double square = 0.0;
    for (std::size_t k = 0; k < 3; ++k) {
      place[k] = static_cast<float>(exact[k]);
      square += (place[k] - exact[k]) * (place[k] - exact[k]);
    }
    off = std::max(off, square);
  }
  return std::sqrt(off);
}

std::vector<std::array<float, 3>> vertexNormals(const TerrainMesh& mesh, const Terrain& terrain, bool yUp) {
  const GridFrame& frame = terrain.frame;
  constexpr float kNoHeight = std::numeric_limits<float>::quiet_NaN();
  const auto height = [&](int column, int row) {
    return frame.samples().contains(column, row) ? terrain.heights.at(column, row) : kNoHeight;
  };
  std::vector<std::array<float, 3>> normals;
  normals.reserve(mesh.points.size());
  for (const auto& [c, r] : mesh.points) {
    const float here = height(c, r);
    const double east = slopeBetween(height(c - 1, r), here, height(c + 1, r), frame.dx, frame.dx);
    // Rows run southward.
    const double north = -slopeBetween(height(c, r - 1), here, height(c, r + 1), frame.dy, frame.dy);
    const Vec3 normal = Vec3(0.0 - east, 0.0 - north, 1.0).normalized();
    const auto x = static_cast<float>(normal.x()), y = static_cast<float>(normal.y()),
               z = static_cast<float>(normal.z());
    normals.push_back(yUp ? std::array{x, z, -y} : std::array{x, y, z});
  }
  return normals;
}

std::vector<std::array<float, 2>> texturePlaces(const TerrainMesh& mesh, const GridFrame& frame) {
  std::vector<std::array<float, 2>> places;
  places.reserve(mesh.points.size());
  for (const auto& [c, r] : mesh.points)
    places.push_back({static_cast<float>(c) / static_cast<float>(frame.columns - 1),
                      static_cast<float>(r) / static_cast<float>(frame.rows - 1)});
  return places;
}

Result<GroundMesh> groundMesh(const Terrain& terrain, const GridRect& samples, const MeshSettings& settings,
                              const Progress& progress) {
  const auto heights = heightsWithin(terrain.heights, samples);
  if (!heights) return Error{"there is no ground, only holes"};
  const auto made = decimatedGround(
      terrain.heights, {samples}, settings, (*heights)[1] - (*heights)[0],
      [](const Decimation& all) { return all.triangles(); }, partOf(progress, 0.0, 0.8));
  if (!made) return made.error();
  if (made->mesh.triangles() == 0) return Error{"there is no ground: no cell whose corners are no holes"};
  const TerrainMesh mesh = made->mesh.mesh(0);
  const auto error = measure(mesh, terrain.heights, [&](double) { return keepGoing(progress, 0.8); });
  if (!error) return Error::cancel();
  if (!error->coversGround) return Error{"the mesh does not cover the ground"};
  GroundMesh ground{{}, *error, 0.0};
  PlacedMesh places = placed(mesh, terrain);
  ground.content.name = "Terrain";
  ground.content.largestError = error->largest;
  ground.content.triangles = std::move(places.triangles);
  ground.placeError = roundPlaces(places.places, true, 1.0, ground.content);
  ground.content.normals = vertexNormals(mesh, terrain, true);
  ground.content.texturePlaces = texturePlaces(mesh, terrain.frame);
  return ground;
}

}  // namespace scarp
