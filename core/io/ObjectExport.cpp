#include "core/io/ObjectExport.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <numbers>

#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/io/AtomicFile.h"
#include "core/io/CrsInfo.h"
#include "core/io/ObjectRows.h"
#include "core/io/Sidecar.h"
#include "core/io/WorldPlaces.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/Schema.h"

namespace scarp {

namespace {

constexpr double kDegrees = 180.0 / std::numbers::pi;

/// Between the local frame and the coordinates of a file. The error is the reason alone.
Result<WorldPlaces> placesOf(const Terrain& terrain, ObjectCoordinates coordinates) {
  switch (coordinates) {
    case ObjectCoordinates::Local:
      return WorldPlaces::create(terrain.frame, {}, {});
    case ObjectCoordinates::Data:
      return WorldPlaces::create(terrain.frame, terrain.georeference, {});
    case ObjectCoordinates::Wgs84:
      break;
  }
  return WorldPlaces::create(terrain.frame, terrain.georeference, wgs84Wkt(), HeightUnit{"m", 1.0});
}

Result<ObjectTable> makeTable(const Terrain& terrain, const ObjectList& objects, const WorldPlaces& places,
                              ObjectFormat format, ObjectCoordinates coordinates, const Progress& progress) {
  ObjectTable table{terrain, coordinates, places.heights()};
  for (std::size_t i = 0; i < objects.all.size(); ++i) {
    if (i % kRowsBetweenLooks == 0 && !keepGoing(progress, 0.0)) return Error::cancel();
    const Object& object = objects.all[i];
    const auto pose = objectPose(object, terrain.heights, terrain.frame);
    if (!pose) continue;
    const auto place = places.fromLocal(pose->foot.head<2>());
    if (!place || (coordinates == ObjectCoordinates::Wgs84 && !(std::abs(place->y()) <= 90.0)))
      return Error{"object %1 has no place on the earth by the terrain's CRS", object.id};
    const Vec3 written(place->x(), place->y(), places.fromLocalHeight(pose->foot.z()));
    ObjectRow& row = table.rows.emplace_back(objectRow(object, *pose, written, objects.scatteredBy(i)));
    table.feet.push_back(pose->foot);
    if (format == ObjectFormat::Csv) continue;
    row.foot = {pose->foot.x(), pose->foot.y(), pose->foot.z()};
    row.heightOffset = object.heightOffset;
  }
  return table;
}

/// Reads the file back; the largest distance between where an object stands and where the file puts it,
/// metres. The error is the reason alone.
Result<double> readBack(const std::string& path, ObjectFormat format, const ObjectTable& table,
                        const WorldPlaces& places, const Progress& progress) {
  std::size_t read = 0;
  double largest = 0.0;
  std::optional<Error> failure;
  const auto compare = [&](const ObjectRow& row) {
    const auto count = static_cast<double>(table.rows.size());
    if (read % kRowsBetweenLooks == 0 && !keepGoing(progress, static_cast<double>(read) / count))
      failure = Error::cancel();
    else if (read == table.rows.size() || row != table.rows[read])
      failure = readsBackDifferently();
    if (failure) return false;
    const Vec3& foot = table.feet[read++];
    const auto place = places.toLocal({row.place[0], row.place[1]});
    const double error =
        place ? (Vec3(place->x(), place->y(), places.toLocalHeight(row.place[2])) - foot).norm()
              : std::numeric_limits<double>::infinity();
    largest = std::max(largest, error);
    return true;
  };
  const auto done = readObjectRows(format, path, compare);
  if (failure) return *failure;
  if (!done) return done.error();
  if (read != table.rows.size() || !std::isfinite(largest)) return readsBackDifferently();
  return largest;
}

std::vector<Message> notesOf(const ObjectTable& table, ObjectFormat format, std::size_t leftOut) {
  std::vector<Message> notes;
  if (leftOut == 1)
    notes.push_back(Message("1 object stands over a hole or off the terrain and is left out"));
  if (leftOut > 1)
    notes.push_back(Message("%1 objects stand over holes or off the terrain and are left out", leftOut));
  if (format == ObjectFormat::GeoPackage && table.coordinates == ObjectCoordinates::Local)
    notes.push_back(
        Message("coordinates are metres from the middle of the terrain, and the file says no place"));
  if (table.heights.metres != 1.0)
    notes.push_back(
        Message("heights are in %1, the vertical unit of the terrain's data", table.heights.name));
  if (format != ObjectFormat::GeoJson) return notes;
  switch (table.coordinates) {
    case ObjectCoordinates::Local:
      notes.push_back(
          Message("coordinates are metres from the middle of the terrain, not longitude and latitude"));
      break;
    case ObjectCoordinates::Data:
      notes.push_back(
          Message("GeoJSON (RFC 7946) knows only longitude and latitude; GDAL and QGIS read the CRS that is "
                  "named in it, other programs may not"));
      break;
    case ObjectCoordinates::Wgs84:
      notes.push_back(Message("heights are the terrain's own, in metres, not above the WGS 84 ellipsoid"));
      break;
  }
  return notes;
}

}  // namespace

ObjectRow objectRow(const Object& object, const ObjectPose& pose, const Vec3& place,
                    const std::string& scatter) {
  // Of the two quaternions that mean one turn, that with w ≥ 0; + 0.0 makes no zero negative.
  const double sign = std::signbit(pose.turn.w()) ? -1.0 : 1.0;
  const auto& q = pose.turn;
  return {object.id,
          std::string(assetName(object.asset)),
          {place.x(), place.y(), place.z()},
          {sign * q.x() + 0.0, sign * q.y() + 0.0, sign * q.z() + 0.0, sign * q.w() + 0.0},
          {pose.scale, pose.scale, pose.scale},
          object.yaw * kDegrees,
          std::acos(std::clamp((q * Vec3::UnitZ()).z(), -1.0, 1.0)) * kDegrees,
          std::string(ruleName(object.rule)),
          scatter,
          object.tint == kNoTint ? std::string() : colourText(object.tint),
          {}};
}

const std::vector<ObjectFormatInfo>& objectFormats() {
  static const std::vector<ObjectFormatInfo> formats{{ObjectFormat::Csv, "CSV table", "csv"},
                                                     {ObjectFormat::GeoJson, "GeoJSON", "geojson"},
                                                     {ObjectFormat::GeoPackage, "GeoPackage", "gpkg"}};
  return formats;
}

Result<ObjectFormat> objectFormatOf(const std::string& path) {
  const std::string ending = lowerExtension(path);
  for (const ObjectFormatInfo& info : objectFormats())
    if (ending == std::string(".") + info.extension) return info.format;
  return errorIn(path, "its ending names no format for objects; use .csv, .geojson or .gpkg");
}

const EnumNames& objectCoordinatesNames() {
  static const EnumNames names({{"local"}, {"data"}, {"wgs84"}});
  return names;
}

const Schema<ObjectExportOptions>& objectExportSchema() {
  using O = ObjectExportOptions;
  using Make = MakeSetting<O>;
  static const Schema<O> schema{Make::choice<&O::coordinates>("coordinates", objectCoordinatesNames()),
                                writtenIfTrue(Make::flag<&O::fullPrecision>("fullPrecision"))};
  return schema;
}

Result<void> canWriteObjects(const GeoReference& reference, ObjectFormat format,
                             ObjectCoordinates coordinates) {
  if (coordinates == ObjectCoordinates::Local) return {};
  if (!reference.hasGeoTransform || reference.crsWkt.empty())
    return Error{"the terrain has no CRS; its objects can be written in local metres"};
  const auto crs = describeCrs(reference.crsWkt);
  if (coordinates == ObjectCoordinates::Data && format == ObjectFormat::GeoJson &&
      (!crs || crs->code.empty()))
    return Error{"the terrain's CRS has no code by which GeoJSON could name it"};
  return {};
}

ObjectCoordinates usualCoordinates(const GeoReference& reference, ObjectFormat format) {
  if (format == ObjectFormat::Csv) return ObjectCoordinates::Local;
  const auto usual = format == ObjectFormat::GeoJson ? ObjectCoordinates::Wgs84 : ObjectCoordinates::Data;
  return canWriteObjects(reference, format, usual) ? usual : ObjectCoordinates::Local;
}

Result<ObjectExportReport> exportObjects(const Terrain& terrain, const ObjectList& objects,
                                         const std::string& path, const ObjectExportOptions& options,
                                         const Progress& progress) {
  const auto format = options.format ? Result<ObjectFormat>(*options.format) : objectFormatOf(path);
  if (!format) return format.error();
  const ObjectCoordinates coordinates =
      options.coordinates.value_or(usualCoordinates(terrain.georeference, *format));
  if (const auto can = canWriteObjects(terrain.georeference, *format, coordinates); !can)
    return errorIn(path, can.error());
  const auto places = placesOf(terrain, coordinates);
  if (!places) return errorIn(path, places.error());
  auto table = makeTable(terrain, objects, *places, *format, coordinates, progress);
  if (!table) return errorIn(path, table.error());
  if (*format == ObjectFormat::Csv && !options.fullPrecision)
    std::ranges::for_each(table->rows, roundNumbers);

  auto file = AtomicFile::create(path);
  if (!file) return file.error();
  if (const auto written =
          writeObjectRows(*format, file->temporaryPath(), *table, partOf(progress, 0.1, 0.5));
      !written)
    return writeFailure(*file, written.error());
  if (auto synced = file->sync(); !synced) return synced.error();
  const auto error = readBack(file->temporaryPath(), *format, *table, *places, partOf(progress, 0.5, 1.0));
  if (!error) return writeFailure(*file, error.error());
  if (!keepGoing(progress, 1.0)) return Error::cancel();

  ObjectExportReport report{path, {}, table->rows.size(), 0, 0, *error, {}};
  report.scattered = static_cast<std::size_t>(
      std::ranges::count_if(table->rows, [](const ObjectRow& row) { return !row.scatter.empty(); }));
  report.leftOut = objects.all.size() - report.written;
  report.notes = notesOf(*table, *format, report.leftOut);
  if (*format != ObjectFormat::Csv) {
    if (auto committed = file->commit(); !committed) return committed.error();
    return report;
  }
  report.header = objectHeaderPath(path);
  auto header = createSidecar(
      report.header, objectHeaderText(std::filesystem::path(path).filename().string(), *table, *error));
  if (!header) return header.error();
  if (const auto free = checkSidecarName(report.header); !free) return free.error();
  const std::array<AtomicFile*, 2> pair{&*file, &*header};
  if (auto committed = AtomicFile::commit(pair); !committed) return committed.error();
  return report;
}

Message objectsLeftOut(std::size_t count) {
  if (count == 0) return {};
  if (count == 1) return Message("1 placed object is not in this file");
  return Message("%1 placed objects are not in this file", count);
}

}  // namespace scarp
