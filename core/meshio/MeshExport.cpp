#include "core/meshio/MeshExport.h"

#include <algorithm>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <limits>

#include "core/base/ShortNumber.h"
#include "core/io/CrsInfo.h"
#include "core/mesh/TerrainMesh.h"
#include "core/meshio/MeshFormat.h"
#include "core/schema/MakeSetting.h"
#include "core/terrain/ReadWatch.h"
#include "core/terrain/SampleSlope.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

/// Beyond these a mesh is not begun: memory, and programs that read it.
constexpr std::size_t kMostMeshTriangles = 40'000'000;
constexpr double kFinestError = 1e-6;  ///< Metres; what meshSchema() allows.

/// The lowest and the highest of some samples that are no holes; nothing where there is none.
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

/// Tiles of ground by the error or the number of triangles that the settings name. The error is the reason
/// alone.
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

/// Adds places, x east, y north, z up, times `scale`, as single precision. How far that takes one at most, in
/// the file's unit.
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

/// The ground's normals at a mesh's vertices, from the samples beside each, of length 1: so they are the same
/// for all tiles that share a vertex, and a coarse mesh is lit like a fine one. z up, or y up and z south.
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

/// Texture coordinates of the vertices in a picture of the whole terrain: 0…1 from the north-west.
std::vector<std::array<float, 2>> texturePlaces(const TerrainMesh& mesh, const GridFrame& frame) {
  std::vector<std::array<float, 2>> places;
  places.reserve(mesh.points.size());
  for (const auto& [c, r] : mesh.points)
    places.push_back({static_cast<float>(c) / static_cast<float>(frame.columns - 1),
                      static_cast<float>(r) / static_cast<float>(frame.rows - 1)});
  return places;
}

constexpr double kDecimated = 0.6;  ///< Of the progress.
constexpr std::size_t kManyForSlicers = 3'000'000;

/// Where a mesh goes and what it is made of.
struct MeshJob {
  const Terrain& terrain;
  MeshFormat format;
  MeshSettings settings;
  GridRect samples;
  std::vector<GridRect> tiles;
  std::string folder, stem;
  SolidShape shape;  ///< Of a solid.

  [[nodiscard]] std::string fileOf(std::size_t tile) const {
    std::string name = stem;
    if (tiles.size() > 1) {
      const auto columns = static_cast<std::size_t>(settings.tileColumns);
      name += "-" + std::to_string(tile / columns) + "-" + std::to_string(tile % columns);
    }
    return name + "." + infoOf(format).extension;
  }
  /// Whether the file's unit is the millimetre.
  [[nodiscard]] bool millimetres() const { return settings.solid && !infoOf(format).solidsInMetres; }
  /// File units in a unit of what placed() and solidOf() give.
  [[nodiscard]] double fileScale() const { return settings.solid && !millimetres() ? 1e-3 : 1.0; }
  /// Metres on the ground in a unit of the file.
  [[nodiscard]] double unit() const { return settings.solid ? 1.0 / (shape.scale * fileScale()) : 1.0; }
};

Result<MeshJob> jobOf(const Terrain& terrain, const std::string& path, const MeshExportOptions& options) {
  if (auto good = meshSchema().check(options.settings); !good) return good.error();
  const auto format = options.format ? Result<MeshFormat>(*options.format) : meshFormatOf(path);
  if (!format) return format.error();
  const MeshSettings& settings = options.settings;
  const GridRect all = terrain.frame.samples(), samples = options.crop.value_or(all);
  if (auto good = checkPart(samples, all); !good) return good.error();
  if (settings.tileColumns >= samples.width() || settings.tileRows >= samples.height())
    return Error{"%1 x %2 tiles are more than %3 x %4 cells", settings.tileColumns, settings.tileRows,
                 samples.width() - 1, samples.height() - 1};
  if (*format == MeshFormat::ThreeMf && !settings.solid)
    return Error{"a 3MF file holds solids, and this is a surface"};
  auto target = exportTarget(path);
  if (!target) return target.error();
  MeshJob job{terrain,
              *format,
              settings,
              samples,
              meshTiles(samples, settings.tileColumns, settings.tileRows),
              std::move(target->folder),
              std::filesystem::path(target->name).stem().string(),
              {}};
  return job;
}

Result<BudgetedDecimation> decimatedFor(const MeshJob& job, double heightRange, const Progress& progress) {
  const MeshSettings& settings = job.settings;
  const auto count = [&](const Decimation& made) {
    if (!settings.solid) return made.triangles();
    std::size_t all = 0;
    for (std::size_t i = 0; i < job.tiles.size(); ++i) all += solidTriangles(made.mesh(i));
    return all;
  };
  return decimatedGround(job.terrain.heights, job.tiles, settings, heightRange, count, progress);
}

/// A tile as its file holds it. Adds to the report how far rounding takes vertices.
MeshContent contentOf(const MeshJob& job, const TerrainMesh& mesh, MeshExportReport& report) {
  const MeshFormatInfo& info = infoOf(job.format);
  MeshContent content;
  content.name = "Terrain";
  content.millimetres = job.millimetres();
  PlacedMesh placedMesh =
      job.settings.solid ? solidOf(mesh, job.terrain, job.shape) : placed(mesh, job.terrain);
  const double scale = job.fileScale();
  content.triangles = std::move(placedMesh.triangles);
  const double off = roundPlaces(placedMesh.places, info.yUp, scale, content);
  report.placeError = std::max(report.placeError, (off + placedMesh.moved * scale) * job.unit());
  if (job.settings.solid) return content;
  content.normals = vertexNormals(mesh, job.terrain, info.yUp);
  if (info.yUp) content.texturePlaces = texturePlaces(mesh, job.terrain.frame);
  return content;
}

void include(std::array<double, 6>& box, const MeshContent& content) {
  for (const auto& place : content.places)
    for (std::size_t k = 0; k < 3; ++k) {
      box[k] = std::min<double>(box[k], place[k]);
      box[k + 3] = std::max<double>(box[k + 3], place[k]);
    }
}

/// What is to be known of the files, and what they do not hold.
void addNotes(const MeshJob& job, MeshExportReport& report) {
  const MeshFormatInfo& info = infoOf(job.format);
  std::vector<Message>& notes = report.notes;
  notes.push_back(Message(info.yUp ? "axes: x east, y up, z south" : "axes: x east, y north, z up"));
  if (job.settings.solid) {
    notes.push_back(Message(info.solidsInMetres ? "in metres, as the format has it" : "in millimetres"));
  } else {
    const auto middle = middleInCrs(job.terrain);
    if (!middle)
      notes.push_back(Message("in metres from the middle of the terrain"));
    else if (middle->crs.empty())
      notes.push_back(
          Message("in metres from the middle of the terrain, which is at %1, %2; the file does not say so",
                  middle->x, middle->y));
    else
      notes.push_back(Message(
          "in metres from the middle of the terrain, which is at %1, %2 of %3; the file does not say so",
          middle->x, middle->y, middle->crs));
    if (job.format == MeshFormat::Stl)
      notes.push_back(Message("STL says no unit: slicers take it for millimetres"));
  }
  if (report.tilesWithoutGround > 0)
    notes.push_back(Message(report.tilesWithoutGround == 1 ? "%1 tile has no ground and no file"
                                                           : "%1 tiles have no ground and no file",
                            report.tilesWithoutGround));
  if (job.settings.solid && report.triangles > kManyForSlicers)
    notes.push_back(Message("many slicers are slow beyond some million triangles"));
}

Result<MeshExportReport> writeTiles(const MeshJob& job, const Decimation& made, const ReadWatch& read,
                                    const Progress& progress) {
  MeshExportReport report;
  MeshError error;
  std::array<double, 6> box{HUGE_VAL, HUGE_VAL, HUGE_VAL, -HUGE_VAL, -HUGE_VAL, -HUGE_VAL};
  const Progress writing = partOf(progress, kDecimated, 1.0);
  ExportSet set(job.folder, static_cast<int>(job.tiles.size()), writing,
                job.tiles.size() > 1 ? ExportSet::Names::Generated : ExportSet::Names::Given);
  for (std::size_t i = 0; i < job.tiles.size(); ++i) {
    const TerrainMesh mesh = made.mesh(i);
    if (mesh.triangles.empty()) {
      ++report.tilesWithoutGround;
      continue;
    }
    // On the thread that watches, so that a stop comes through.
    const auto measured =
        measure(mesh, job.terrain.heights, [&](double) { return keepGoing(progress, kDecimated); });
    if (!measured) return Error::cancel();
    if (!measured->coversGround) return errorIn(job.fileOf(i), "the mesh does not cover the ground");
    error.include(*measured);
    MeshContent content = contentOf(job, mesh, report);
    content.largestError = measured->largest;
    include(box, content);
    report.triangles += content.triangles.size();
    report.vertices += content.places.size();
    if (auto written = set.file(
            job.fileOf(i),
            Message("%1 triangles, %2 vertices", groupedCount(content.triangles.size()),
                    groupedCount(content.places.size())),
            [&](const std::string& path, const Progress& part) {
              return infoOf(job.format).write(content, path, part);
            },
            [&](const std::string& path, const Progress& part) -> Result<void> {
              const auto off = infoOf(job.format).prove(content, path, part);
              if (!off) return off.error();
              report.placeError = std::max(report.placeError, *off * job.unit());
              return {};
            });
        !written)
      return written.error();
  }
  report.largestError = error.largest;
  report.errorColumn = error.column;
  report.errorRow = error.row;
  if (job.settings.solid) {
    report.solidScale = job.shape.scale;
    std::array<double, 3> size{};
    for (std::size_t k = 0; k < 3; ++k) size[k] = (box[k + 3] - box[k]) / job.fileScale();
    if (infoOf(job.format).yUp) std::swap(size[1], size[2]);
    report.solidSize = size;
  }
  if (auto whole = read.whole(); !whole) return whole.error();
  auto files = set.commit();
  if (!files) return files.error();
  report.files = std::move(*files);
  if (job.folder == ".") shortenPaths(report.files);
  addNotes(job, report);
  return report;
}

Result<MeshExportReport> exported(const Terrain& terrain, const std::string& path,
                                  const MeshExportOptions& options, const Progress& progress) {
  const ReadWatch read(terrain.heights);
  auto job = jobOf(terrain, path, options);
  if (!job) return job.error();
  const auto heights = heightsWithin(terrain.heights, job->samples);
  if (!heights) return Error{"there is no ground, only holes"};
  const auto& [low, high] = *heights;
  if (job->settings.solid) {
    const double longer = std::max((job->samples.width() - 1) * terrain.frame.dx,
                                   (job->samples.height() - 1) * terrain.frame.dy);
    job->shape = {job->settings.size / longer, job->settings.exaggeration, job->settings.base, low};
  }
  const auto made = decimatedFor(*job, high - low, partOf(progress, 0.0, kDecimated));
  if (!made) return made.error();
  if (made->mesh.triangles() == 0) return Error{"there is no ground: no cell whose corners are no holes"};
  return writeTiles(*job, made->mesh, read, progress);
}

}  // namespace

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

Result<ExportTarget> exportTarget(const std::string& path) {
  const std::filesystem::path target(path), folder = target.parent_path();
  std::error_code failure;
  if (!folder.empty() && !std::filesystem::is_directory(folder, failure))
    return Error{"there is no such folder"};
  return ExportTarget{folder.empty() ? "." : folder.string(), target.filename().string()};
}

void shortenPaths(std::vector<WrittenFile>& files) {
  for (WrittenFile& file : files)
    if (file.path.starts_with("./")) file.path.erase(0, 2);
}

Result<void> checkPart(const GridRect& samples, const GridRect& all) {
  if (samples.width() >= 2 && samples.height() >= 2 && samples.intersected(all) == samples) return {};
  return Error{"the part from column %1, row %2 of %3 x %4 samples is not one of a terrain of %5 x %6",
               samples.column0,
               samples.row0,
               samples.width(),
               samples.height(),
               all.column1,
               all.row1};
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

const EnumNames& meshDetailNames() {
  static const EnumNames names({{"error", "Greatest error"}, {"triangles", "Number of triangles"}});
  return names;
}

const Schema<MeshSettings>& meshSchema() {
  using M = MeshSettings;
  using Make = MakeSetting<M>;
  static const Schema<M> schema{
      Make::choice<&M::detail>("detail", meshDetailNames(), "Detail by"),
      Make::number<&M::error>("error", "Error", " m", 1e-6, kHighest),
      Make::number<&M::triangles>("triangles", "Triangles", "", 2, 40e6),
      Make::flag<&M::solid>("solid"),
      Make::number<&M::size>("size", "Size", " mm", 1, 10000),
      Make::number<&M::base>("base", "Base", " mm", 0.1, 1000),
      Make::number<&M::exaggeration>("exaggeration", "Exaggeration", "", 0.01, 100),
      Make::number<&M::tileColumns>("tile-columns", "Tiles west to east", "", 1, 256),
      Make::number<&M::tileRows>("tile-rows", "Tiles north to south", "", 1, 256)};
  return schema;
}

Result<MeshExportReport> exportMesh(const Terrain& terrain, const std::string& path,
                                    const MeshExportOptions& options, const Progress& progress) {
  if (const auto whole = checkWhole(terrain.frame); !whole) return errorIn(path, whole.error());
  auto report = exported(terrain, path, options, progress);
  if (!report) return errorInFolderOf(path, report.error());
  return report;
}

}  // namespace scarp
