#include "core/lineio/LineExport.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <cmath>
#include <string_view>

#include "core/base/DecimalNumber.h"
#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/document/DocumentState.h"
#include "core/edit/LayerComposer.h"
#include "core/io/AtomicFile.h"
#include "core/io/CrsInfo.h"
#include "core/io/GeoPackage.h"
#include "core/io/ObjectRows.h"
#include "core/io/VectorFile.h"
#include "core/io/WorldPlaces.h"
#include "core/line/LineFigures.h"
#include "core/line/LineNetwork.h"
#include "core/line/LineWater.h"
#include "core/schema/MakeSetting.h"

namespace scarp {

/// A line in the coordinates of a file.
struct PlacedLine {
  std::string name, kind;
  double width = 0.0;  ///< Metres.
  bool ring = false;
  std::vector<Vec3> points;
};

namespace {

constexpr double kSamePlace = 1e-9;  ///< Of a coordinate above 1; of others this much.

std::string quotedText(const std::string& text) { return Json(text).dump({.replace = true}); }

bool isPlaced(const GeoReference& reference) {
  return reference.hasGeoTransform && !reference.crsWkt.empty();
}

/// WGS 84 where the terrain has a CRS.
Result<void> writeGeoJson(OutputFile& file, const std::vector<PlacedLine>& lines,
                          const GeoReference& reference) {
  const std::string note = isPlaced(reference) ? ""
                           : reference.hasGeoTransform
                               ? "coordinates are those of the terrain, which has no CRS"
                               : "coordinates are metres from the middle of the terrain, x east, y north";
  file.write("{\"type\": \"FeatureCollection\", \"name\": \"lines\",\n");
  if (!note.empty()) file.write("\"note\": " + quotedText(note) + ",\n");
  file.write("\"features\": [\n");
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const PlacedLine& line = lines[i];
    std::string text = R"({"type": "Feature", "properties": {"name": )" + quotedText(line.name) +
                       ", \"kind\": \"" + line.kind + "\", \"width\": ";
    appendDecimal(text, line.width);
    text += line.ring ? R"(}, "geometry": {"type": "Polygon", "coordinates": [[)"
                      : R"(}, "geometry": {"type": "LineString", "coordinates": [)";
    const std::size_t count = line.points.size() + (line.ring ? 1 : 0);
    for (std::size_t k = 0; k < count; ++k) {
      const Vec3& point = line.points[k % line.points.size()];
      text += k > 0 ? ", [" : "[";
      for (int axis = 0; axis < 3; ++axis) {
        if (axis > 0) text += ", ";
        appendDecimal(text, point[axis]);
      }
      text += "]";
    }
    text += line.ring ? "]]}}" : "]}}";
    file.write(text);
    file.write(i + 1 < lines.size() ? ",\n" : "\n");
  }
  file.write("]}\n");
  return {};
}

/// Without what would end a line of the file.
std::string layerName(const std::string& name) {
  std::string plain;
  for (const char c : name)
    plain += std::isalnum(static_cast<unsigned char>(c)) || c == '-' || c == '_' ? c : '_';
  return plain.empty() ? "0" : plain.substr(0, 31);
}

/// Release 12, which every program reads: 3-D polylines, on a layer for each kind.
Result<void> writeDxf(OutputFile& file, const std::vector<PlacedLine>& lines, const GeoReference&) {
  const auto pair = [&file](int code, const std::string& value) {
    file.write(std::to_string(code) + "\n" + value + "\n");
  };
  const auto number = [&](int code, double value) {
    std::string text;
    appendDecimal(text, value);
    pair(code, text);
  };
  pair(0, "SECTION");
  pair(2, "HEADER");
  pair(9, "$ACADVER");
  pair(1, "AC1009");
  pair(0, "ENDSEC");
  pair(0, "SECTION");
  pair(2, "ENTITIES");
  for (const PlacedLine& line : lines) {
    const std::string layer = layerName(line.kind);
    pair(0, "POLYLINE");
    pair(8, layer);
    pair(66, "1");
    pair(70, line.ring ? "9" : "8");
    number(10, 0.0);
    number(20, 0.0);
    number(30, 0.0);
    for (const Vec3& point : line.points) {
      pair(0, "VERTEX");
      pair(8, layer);
      number(10, point.x());
      number(20, point.y());
      number(30, point.z());
      pair(70, "32");
    }
    pair(0, "SEQEND");
    pair(8, layer);
  }
  pair(0, "ENDSEC");
  pair(0, "EOF");
  return {};
}

bool fillLine(OGRFeature& feature, const PlacedLine& line) {
  feature.SetField(0, line.name.c_str());
  feature.SetField(1, line.kind.c_str());
  feature.SetField(2, line.width);
  OGRLinearRing way;
  for (const Vec3& point : line.points) way.addPoint(point.x(), point.y(), point.z());
  if (!line.ring) {
    OGRLineString open;
    open.addSubLineString(&way);
    return feature.SetGeometry(&open) == OGRERR_NONE;
  }
  way.closeRings();
  OGRPolygon polygon;
  polygon.addRing(&way);
  return feature.SetGeometry(&polygon) == OGRERR_NONE;
}

/// One layer, "lines".
Result<void> writeLinePackage(OutputFile& file, const std::vector<PlacedLine>& lines,
                              const GeoReference& reference) {
  const PackageLayer layer{"lines",
                           isPlaced(reference) ? reference.crsWkt : std::string(),
                           wkbUnknown,
                           {{"name", OFTString}, {"kind", OFTString}, {"width", OFTReal}},
                           lines.size()};
  return writeGeoPackage(
      file, layer,
      [&lines](OGRFeature& feature, std::size_t index) { return fillLine(feature, lines[index]); }, {});
}

bool same(double one, double other) {
  return std::abs(one - other) <= kSamePlace * std::max(1.0, std::abs(one));
}

/// Reads a file by the reader of all such files, and compares its lines.
Result<void> readBack(const std::string& path, const std::vector<PlacedLine>& lines) {
  const auto file = readVectorFile(path);
  if (!file) return Error{"cannot be read back: %1", file.error().message};
  if (file->features.size() != lines.size()) return readsBackDifferently();
  for (std::size_t i = 0; i < lines.size(); ++i) {
    // A closed polyline of DXF comes with its first point again.
    const auto& read = file->features[i].points;
    const auto& wrote = lines[i].points;
    if (read.size() != wrote.size() && !(lines[i].ring && read.size() == wrote.size() + 1))
      return readsBackDifferently();
    for (std::size_t k = 0; k < wrote.size(); ++k)
      for (int axis = 0; axis < 3; ++axis)
        if (!same(wrote[k][axis], read[k][axis])) return readsBackDifferently();
  }
  return {};
}

/// A row of the formats. The error of a writer is the reason alone.
struct LineFormat {
  std::string_view extension;
  Result<void> (*write)(OutputFile& file, const std::vector<PlacedLine>& lines,
                        const GeoReference& reference);
  bool wgs84 = false;  ///< Longitude and latitude where the terrain has a CRS, and heights in metres.
};

const LineFormat* lineFormatOf(const std::string& path) {
  static constexpr std::array<LineFormat, 4> formats{{{".geojson", writeGeoJson, true},
                                                      {".json", writeGeoJson, true},
                                                      {".gpkg", writeLinePackage},
                                                      {".dxf", writeDxf}}};
  const auto found = std::ranges::find(formats, lowerExtension(path), &LineFormat::extension);
  return found == formats.end() ? nullptr : &*found;
}

}  // namespace

Result<void> checkLineFormat(const std::string& path) {
  return lineFormatOf(path) ? Result<void>() : errorIn(path, "lines are written as .geojson, .gpkg or .dxf");
}

DrapedLine drapedLine(const LineDesign& design) {
  DrapedLine draped{design.line, {}};
  for (const LineNode& node : design.nodes)
    draped.points.push_back({node.place.x(), node.place.y(), node.height});
  return draped;
}

DrapedLine drapedWater(const LineDesign& design) {
  DrapedLine draped{design.line, {}};
  const std::vector<double> levels = waterLevels(design);
  for (std::size_t i = 0; i < levels.size(); ++i)
    draped.points.push_back({design.nodes[i].place.x(), design.nodes[i].place.y(), levels[i]});
  return draped;
}

const Schema<LineExportOptions>& lineExportSchema() {
  using L = LineExportOptions;
  using Make = MakeSetting<L>;
  static const Schema<L> schema{Make::unlessDefault<&L::layer>(Make::text<&L::layer>("layer")),
                                writtenIfTrue(Make::flag<&L::water>("water"))};
  return schema;
}

Result<void> forEachLine(const DocumentContent& content, const LineExportOptions& which,
                         const std::function<void(const LineOnGround&, const HeightRaster&)>& call) {
  bool any = false;
  const auto isNamed = [&](const std::string& text) {
    return std::ranges::find(which.lines, text) != which.lines.end();
  };
  const std::vector<Layer>& layers = content.state.layers;
  for (std::size_t place = 0; place < layers.size(); ++place) {
    const Layer& layer = layers[place];
    if (!layer.lines || (!which.layer.empty() && layer.name != which.layer)) continue;
    const std::vector<Line>& lines = layer.lines.lines();
    std::vector<char> asked(lines.size());
    for (std::size_t i = 0; i < lines.size(); ++i) {
      const bool named =
          which.lines.empty() || isNamed(lines[i].name) || isNamed(std::to_string(lines[i].id));
      asked[i] = lines[i].visible && named ? 1 : 0;
    }
    if (std::ranges::none_of(asked, [](char one) { return one != 0; })) continue;
    any = true;
    const HeightRaster ground = groundBeneath(content, place);
    const auto designs = lineDesignsOf(lines, asked, ground, content.state.frame);
    for (std::size_t i = 0; i < lines.size(); ++i)
      if (asked[i]) call({&layer, &lines[i], designs[i]}, ground);
  }
  if (any) return {};
  return which.lines.empty() ? Error{"it has no lines"} : Error{"it has no line \"%1\"", which.lines.front()};
}

Result<std::vector<DrapedLine>> drapedLines(const DocumentContent& content,
                                            const LineExportOptions& options) {
  std::vector<DrapedLine> lines;
  const auto all = forEachLine(content, options, [&](const LineOnGround& one, const HeightRaster&) {
    DrapedLine line = options.water ? drapedWater(*one.design) : drapedLine(*one.design);
    if (!options.water || !line.points.empty()) lines.push_back(std::move(line));
  });
  if (!all) return all.error();
  return lines;
}

Result<LineExportReport> exportLines(const std::vector<DrapedLine>& lines, const GridFrame& frame,
                                     const GeoReference& reference, const std::string& path,
                                     const Progress& progress) {
  if (const auto good = checkLineFormat(path); !good) return good.error();
  const LineFormat* const format = lineFormatOf(path);
  const bool placed = isPlaced(reference);
  const bool earth = format->wgs84 && placed;
  const std::string crs = earth ? wgs84Wkt() : std::string();
  const std::optional<HeightUnit> metres = format->wgs84 ? std::optional(HeightUnit{"m", 1.0}) : std::nullopt;
  const auto places = WorldPlaces::create(frame, reference, crs, metres);
  if (!places) return errorIn(path, places.error());
  LineExportReport report;
  report.crs = earth    ? Message::verbatim("EPSG:4326")
               : placed ? Message::verbatim(describeCrs(reference.crsWkt)->name)
                        : Message(reference.hasGeoTransform ? "the terrain's coordinates" : "local metres");
  if (places->heights().metres != 1.0)
    report.crs = Message("%1, heights in %2", std::move(report.crs), places->heights().name);
  std::vector<PlacedLine> rows;
  for (const DrapedLine& draped : lines) {
    report.stamps += draped.line.kind == LineKind::Stamp ? 1 : 0;
    if (draped.points.size() < 2) continue;
    PlacedLine row{draped.line.name,
                   std::string(lineKindNames().key(draped.line.kind)),
                   draped.line.settings.width,
                   draped.line.closed || isArea(draped.line.kind),
                   {}};
    for (const Vec3& point : draped.points) {
      const auto place = places->fromLocal(point.head<2>());
      if (!place) return errorIn(path, "a line has no place on the earth by the terrain's CRS");
      row.points.push_back({place->x(), place->y(), places->fromLocalHeight(point.z())});
    }
    report.points += row.points.size();
    rows.push_back(std::move(row));
  }
  report.lines = rows.size();
  auto target = AtomicFile::create(path);
  if (!target) return target.error();
  const auto failed = [&](const Error& reason) { return writeFailure(*target, reason); };
  if (!keepGoing(progress, 0.2)) return Error::cancel();
  OutputFile file(target->temporaryPath());
  if (auto made = format->write(file, rows, reference); !made) return failed(made.error());
  if (auto closed = file.close(); !closed) return failed(closed.error());
  if (!keepGoing(progress, 0.6)) return Error::cancel();
  if (auto good = readBack(target->temporaryPath(), rows); !good) return failed(good.error());
  if (auto synced = target->sync(); !synced) return synced.error();
  if (auto done = target->commit(); !done) return done.error();
  return report;
}

}  // namespace scarp
