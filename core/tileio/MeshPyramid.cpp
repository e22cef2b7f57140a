#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/base/Json.h"
#include "core/base/Parallel.h"
#include "core/base/ShortNumber.h"
#include "core/io/AtomicFolder.h"
#include "core/io/CrsInfo.h"
#include "core/io/HeightDatum.h"
#include "core/io/ImportProjection.h"
#include "core/mesh/Decimation.h"
#include "core/mesh/TerrainMesh.h"
#include "core/terrain/Surface.h"
#include "core/tileio/QuantizedMesh.h"
#include "core/tileio/WebTiles.h"
#include "core/tileio/WorldSampler.h"

namespace scarp {

namespace {

constexpr double kMetresPerDegree = 111'319.49;  ///< Along the equator.
constexpr long long kMostLattice = 400'000'000;
constexpr std::size_t kMostTriangles = 60'000'000;
constexpr double kSampled = 0.4;  ///< Of the progress.
constexpr float kNone = std::numeric_limits<float>::quiet_NaN();

/// Tiles of a zoom that are written: x from the west, y from the north, both ends included.
struct Level {
  int zoom = 0, x0 = 0, y0 = 0, x1 = 0, y1 = 0;

  [[nodiscard]] double tileSide() const { return 180.0 / std::exp2(zoom); }  ///< Degrees.
  [[nodiscard]] double step() const { return tileSide() / kLatticeCells; }
  [[nodiscard]] double west() const { return -180.0 + x0 * tileSide(); }
  [[nodiscard]] double north() const { return 90.0 - y0 * tileSide(); }
  [[nodiscard]] int columns() const { return (x1 - x0 + 1) * kLatticeCells + 1; }
  [[nodiscard]] int rows() const { return (y1 - y0 + 1) * kLatticeCells + 1; }
  [[nodiscard]] Level above() const { return {zoom - 1, x0 / 2, y0 / 2, x1 / 2, y1 / 2}; }
};

Level levelOver(const std::array<double, 4>& bounds, int zoom) {
  Level level;
  level.zoom = zoom;
  const double side = level.tileSide();
  const int last = 1 << zoom;
  const auto tile = [&](double degrees, int count) {
    return std::clamp(static_cast<int>(std::floor(degrees / side)), 0, count - 1);
  };
  level.x0 = tile(bounds[0] + 180.0, 2 * last), level.x1 = tile(bounds[2] + 180.0, 2 * last);
  level.y0 = tile(90.0 - bounds[3], last), level.y1 = tile(90.0 - bounds[1], last);
  return level;
}

class MeshPyramid {
 public:
  MeshPyramid(const Terrain& terrain, const WebSettings& settings) : terrain_(terrain), settings_(settings) {}

  Result<WebReport> write(const std::string& path, const Progress& progress);

 private:
  Result<void> plan();
  /// Heights at the lattice of the finest zoom; NaN where there is no ground.
  Result<HeightRaster> lattice(const Level& level, const Progress& progress);
  /// How far the surface over the lattice is from the terrain's samples at most.
  Result<double> latticeError(const Level& level, const HeightRaster& heights, const Progress& progress);
  Result<void> writeLevel(const Level& level, const HeightRaster& ground, AtomicFolder& folder,
                          const Progress& progress);
  [[nodiscard]] std::string layerJson(const std::vector<Level>& levels) const;

  const Terrain& terrain_;
  const WebSettings& settings_;
  std::vector<WorldSampler> samplers_;  ///< One for each row that is made at once.
  Level finest_;
  double error_ = 0.0;  ///< Metres, at the finest zoom.
  WebReport report_;
};

Result<void> MeshPyramid::plan() {
  if (settings_.minZoom.value_or(0) != 0) return Error{"a globe's tiles begin at zoom 0"};
  constexpr int kRowsAtOnce = 64;
  for (int i = 0; i < kRowsAtOnce; ++i) {
    auto sampler = WorldSampler::create(terrain_, wgs84Wkt(), WorldSampler::Between::Surface);
    if (!sampler) return sampler.error();
    samplers_.push_back(std::move(*sampler));
  }
  const auto bounds = samplers_.front().bounds();
  if (!bounds) return bounds.error();
  report_.bounds = *bounds;
  constexpr double kHardlyLarger = 0.1;
  const double coarsest = 180.0 / kLatticeCells * kMetresPerDegree;
  const int natural =
      std::clamp(static_cast<int>(std::ceil(std::log2(coarsest / terrain_.frame.cellSize()) - kHardlyLarger)),
                 0, kMostZoom);
  report_.maxZoom = settings_.maxZoom.value_or(natural);
  finest_ = levelOver(*bounds, report_.maxZoom);
  const double points =
      (finest_.x1 - finest_.x0 + 1.0) * kLatticeCells * (finest_.y1 - finest_.y0 + 1.0) * kLatticeCells;
  if (points > static_cast<double>(kMostLattice))
    return Error{"zoom %1 takes %2 million heights, more than %3 million; a coarser one takes fewer",
                 report_.maxZoom, shortNumber(points / 1e6), kMostLattice / 1'000'000};
  error_ = settings_.error.value_or(0.1 * terrain_.frame.cellSize());
  // The cells on the border need heights a step beyond it.
  const double margin = 1.5 * finest_.step() * kMetresPerDegree / terrain_.frame.cellSize();
  for (WorldSampler& sampler : samplers_) sampler.goOn(margin);
  return {};
}

Result<HeightRaster> MeshPyramid::lattice(const Level& level, const Progress& progress) {
  HeightRaster heights(level.columns(), level.rows(), kNone);
  const auto columns = static_cast<std::size_t>(level.columns());
  const int together = static_cast<int>(samplers_.size());
  std::vector<float> strip(columns * samplers_.size());
  for (int row = 0; row < level.rows(); row += together) {
    const int count = std::min(together, level.rows() - row);
    const Progress still = [&](double) {
      return keepGoing(progress, static_cast<double>(row) / level.rows());
    };
    const bool all = parallelFor(static_cast<std::size_t>(count), still, [&](std::size_t r) {
      std::vector<double> x(columns), y(columns, level.north() - (row + static_cast<int>(r)) * level.step());
      for (std::size_t c = 0; c < columns; ++c) x[c] = level.west() + static_cast<double>(c) * level.step();
      samplers_[r].sample(x, y, std::span(strip).subspan(r * columns, columns));
    });
    if (!all) return Error::cancel();
    heights.write({0, row, level.columns(), row + count},
                  std::span(strip).first(columns * static_cast<std::size_t>(count)));
  }
  return heights;
}

Result<double> MeshPyramid::latticeError(const Level& level, const HeightRaster& heights,
                                         const Progress& progress) {
  const GridFrame& frame = terrain_.frame;
  const auto columns = static_cast<std::size_t>(frame.columns);
  const int together = static_cast<int>(samplers_.size());
  std::vector<double> largest(samplers_.size(), 0.0);
  for (int first = 0; first < frame.rows; first += together) {
    const int count = std::min(together, frame.rows - first);
    const Progress still = [&](double) {
      return keepGoing(progress, static_cast<double>(first) / frame.rows);
    };
    const bool all = parallelFor(static_cast<std::size_t>(count), still, [&](std::size_t r) {
      const int row = first + static_cast<int>(r);
      std::vector<double> x(columns), y(columns, row);
      for (std::size_t c = 0; c < columns; ++c) x[c] = static_cast<double>(c);
      std::vector<float> was(columns);
      terrain_.heights.read({0, row, frame.columns, row + 1}, was);
      if (!samplers_[r].toCrs(x, y)) return;
      for (std::size_t c = 0; c < columns; ++c) {
        const double is =
            heightAt(heights, (x[c] - level.west()) / level.step(), (level.north() - y[c]) / level.step());
        const double error = std::abs(is - static_cast<double>(was[c]));
        if (error > largest[r]) largest[r] = error;  // Not beside holes, where it is no number.
      }
    });
    if (!all) return Error::cancel();
  }
  return *std::ranges::max_element(largest);
}

/// Every second point of a finer level, where it has them.
HeightRaster coarser(const Level& from, const HeightRaster& heights, const Level& level) {
  HeightRaster made(level.columns(), level.rows(), kNone);
  const int left = (2 * level.x0 - from.x0) * kLatticeCells, top = (2 * level.y0 - from.y0) * kLatticeCells;
  std::vector<float> fine(static_cast<std::size_t>(from.columns()));
  for (int row = 0; row < level.rows(); ++row) {
    const int fineRow = top + 2 * row;
    if (fineRow < 0 || fineRow >= from.rows()) continue;
    heights.read({0, fineRow, from.columns(), fineRow + 1}, fine);
    const int first = std::max(0, (-left + 1) / 2);
    std::vector<float> line;
    for (int column = first; column < level.columns() && left + 2 * column < from.columns(); ++column)
      line.push_back(fine[static_cast<std::size_t>(left + 2 * column)]);
    if (!line.empty()) made.write({first, row, first + static_cast<int>(line.size()), row + 1}, line);
  }
  return made;
}

/// The same with height 0 where there is no ground.
HeightRaster filled(const HeightRaster& ground) {
  HeightRaster made(ground.columns(), ground.rows(), 0.0F);
  std::vector<float> line(static_cast<std::size_t>(ground.columns()));
  for (int row = 0; row < ground.rows(); ++row) {
    const GridRect rect{0, row, ground.columns(), row + 1};
    ground.read(rect, line);
    if (std::ranges::all_of(line, [](float h) { return std::isnan(h); })) continue;
    std::ranges::replace_if(
        line, [](float h) { return std::isnan(h); }, 0.0F);
    made.write(rect, line);
  }
  return made;
}

Result<void> MeshPyramid::writeLevel(const Level& level, const HeightRaster& ground, AtomicFolder& folder,
                                     const Progress& progress) {
  const HeightRaster heights = filled(ground);
  std::vector<GridRect> tiles;
  for (int y = level.y0; y <= level.y1; ++y)
    for (int x = level.x0; x <= level.x1; ++x) {
      const int column = (x - level.x0) * kLatticeCells, row = (y - level.y0) * kLatticeCells;
      tiles.push_back({column, row, column + kLatticeCells + 1, row + kLatticeCells + 1});
    }
  const double tolerance = error_ * std::exp2(finest_.zoom - level.zoom);
  constexpr double kMade = 0.6;
  const auto made = Decimation::of(heights, tiles, tolerance, Decimation::kUsualBlock,
                                   partOf(progress, 0.0, kMade), kMostTriangles);
  if (!made) return Error::cancel();
  if (made->givenUp())
    return Error{"an error of %1 takes too many triangles; a greater one takes fewer", metres(tolerance)};
  const int across = level.x1 - level.x0 + 1, last = (1 << level.zoom) - 1;
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    if (!keepGoing(progress,
                   kMade + (1.0 - kMade) * static_cast<double>(i) / static_cast<double>(tiles.size())))
      return Error::cancel();
    const int x = level.x0 + static_cast<int>(i) % across, y = level.y0 + static_cast<int>(i) / across;
    GlobeTile tile{-180.0 + x * level.tileSide(), 90.0 - (y + 1) * level.tileSide(),
                   -180.0 + (x + 1) * level.tileSide(), 90.0 - y * level.tileSide(), made->mesh(i)};
    const auto error = measure(tile.mesh, heights);
    if (!error || !error->coversGround) return Error{"a tile's mesh does not cover its ground"};
    const QuantizedTile quantized = quantizedMesh(tile, heights);
    if (auto same = proveQuantizedMesh(quantized.bytes, tile, heights, quantized.heightError); !same)
      return same;
    if (level.zoom == finest_.zoom)
      report_.largestError = std::max(report_.largestError, error->largest + quantized.heightError);
    const std::string name =
        std::to_string(level.zoom) + "/" + std::to_string(x) + "/" + std::to_string(last - y) + ".terrain";
    if (auto wrote = folder.write(name, quantized.bytes.data(), quantized.bytes.size()); !wrote) return wrote;
    ++report_.tiles;
  }
  return {};
}

std::string MeshPyramid::layerJson(const std::vector<Level>& levels) const {
  Json available = Json::array();
  for (const Level& level : levels) {
    const int last = (1 << level.zoom) - 1;
    available.push_back(Json::array({{{"startX", level.x0},
                                      {"startY", last - level.y1},
                                      {"endX", level.x1},
                                      {"endY", last - level.y0}}}));
  }
  const Json json{{"tilejson", "2.1.0"},
                  {"name", "terrain"},
                  {"version", "1.0.0"},
                  {"format", "quantized-mesh-1.0"},
                  {"scheme", "tms"},
                  {"projection", "EPSG:4326"},
                  {"extensions", {"octvertexnormals"}},
                  {"tiles", {"{z}/{x}/{y}.terrain?v={version}"}},
                  {"minzoom", 0},
                  {"maxzoom", report_.maxZoom},
                  {"bounds", {-180.0, -90.0, 180.0, 90.0}},
                  {"available", available},
                  {"scarp",
                   {{"bounds", report_.bounds},
                    {"largestError", report_.largestError},
                    {"latticeError", report_.latticeError}}}};
  return json.dump(2) + "\n";
}

Result<WebReport> MeshPyramid::write(const std::string& path, const Progress& progress) {
  if (path.ends_with(".mbtiles") || path.ends_with(".pmtiles"))
    return Error{"quantized meshes go into a folder"};
  if (auto planned = plan(); !planned) return planned.error();
  auto folder = AtomicFolder::create(path, {infoOf(WebKind::Mesh).index, ".terrain"});
  if (!folder) return folder.error();
  auto ground = lattice(finest_, partOf(progress, 0.0, 0.6 * kSampled));
  if (!ground) return ground.error();
  const auto off = latticeError(finest_, *ground, partOf(progress, 0.6 * kSampled, kSampled));
  if (!off) return off.error();
  report_.latticeError = *off;
  std::vector<Level> levels{finest_};
  double start = kSampled;
  while (true) {
    const Level level = levels.front();
    const double end = start + 0.7 * (1.0 - start);
    if (auto wrote = writeLevel(level, *ground, *folder, partOf(progress, start, end)); !wrote)
      return wrote.error();
    start = end;
    if (level.zoom == 0) break;
    Level above = level.above();
    if (above.zoom == 0) above.x0 = 0, above.x1 = 1;  // A globe has both of its roots.
    *ground = coarser(level, *ground, above);
    levels.insert(levels.begin(), above);
  }
  const std::string json = layerJson(levels);
  if (auto wrote = folder->write(infoOf(WebKind::Mesh).index, json.data(), json.size()); !wrote)
    return wrote.error();
  if (auto placed = folder->commit(); !placed) return placed.error();
  report_.path = path;
  report_.notes.push_back(Message("where there is no ground the height is 0"));
  report_.notes.push_back(Message("the tiles are not packed, so any web server can give them as they are"));
  return report_;
}

}  // namespace

Result<WebReport> exportMeshPyramid(const Terrain& terrain, const std::string& path,
                                    const WebSettings& settings, const Progress& progress) {
  const Message datum = heightDatumOf(terrain.georeference.crsWkt);
  const bool other = !datum.empty() && !datum.text().starts_with("WGS 84 ellipsoidal height");
  constexpr double kConverted = 0.05;
  Terrain globe = terrain;
  Message note = Message("heights are taken as above the ellipsoid WGS 84, as globes have them");
  if (other) {
    auto heights = heightsAboveWgs84(terrain, partOf(progress, 0.0, kConverted));
    if (!heights) return heights.error();
    note = Message("heights are converted from %1 to above the ellipsoid WGS 84, as globes have them", datum);
    if (!*heights)
      note = Message(
          "globes take heights as above the ellipsoid WGS 84; these stay %1, as PROJ lacks a grid that "
          "converts all of them",
          datum);
    if (*heights) globe.heights = **std::move(heights);
  }
  auto report = MeshPyramid(globe, settings).write(path, partOf(progress, other ? kConverted : 0.0, 1.0));
  if (report) report->notes.insert(report->notes.begin(), std::move(note));
  return report;
}

}  // namespace scarp
