#include "core/script/LineJson.h"

#include <map>
#include <optional>

#include "core/base/Json.h"
#include "core/brush/Alpha.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/LineLimits.h"
#include "core/line/LineSchema.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/ObjectReader.h"
#include "core/schema/SchemaJson.h"
#include "core/script/BrushJson.h"

namespace scarp {

namespace {

constexpr std::string_view kAlignment = "alignment";
constexpr std::string_view kSharedImage = "line";
constexpr LineId kMaxLineId = maxId<LineId> - kMostLines;

const Schema<LinePoint>& pointSchema() {
  using P = LinePoint;
  using Make = MakeSetting<P>;
  static const Schema<P> schema{
      required(Make::finite<&P::x>("x", " m")), required(Make::finite<&P::y>("y", " m")),
      Make::finite<&P::height>("height", " m"), Make::finite<&P::width>("width", " m"),
      Make::unlessDefault<&P::onward>(Make::choice<&P::onward>("onward", lineSpanNames()))};
  return schema;
}

/// [x, y], [x, y, height] or an object.
Json writePoint(const LinePoint& point) {
  if (point.width || point.onward != LineSpan::Ground) return writeAll(pointSchema(), point);
  Json plain = Json::array({point.x, point.y});
  if (point.height) plain.push_back(*point.height);
  return plain;
}

Result<LinePoint> readPoint(const Json& value, const std::string& path) {
  LinePoint point;
  if (!value.isArray()) return readAll(value, path, pointSchema(), point);
  const bool numbers = (value.size() == 2 || value.size() == 3) &&
                       std::ranges::all_of(value, [](const Json& one) { return one.isNumber(); });
  if (!numbers) return wrongValue(path, Message("a point, [x, y] or [x, y, height]"), value);
  point.x = value[0].get<double>();
  point.y = value[1].get<double>();
  if (value.size() == 3) point.height = value[2].get<double>();
  return point;
}

const Schema<Line>& lineFields() {
  using L = Line;
  using Make = MakeSetting<L>;
  static const Schema<L> schema({Make::unlessDefault<&L::id>(Make::number<&L::id>("id", "", 1, kMaxLineId)),
                                 Make::unlessDefault<&L::name>(Make::text<&L::name>("name")),
                                 required(Make::choice<&L::kind>("kind", lineKindNames())),
                                 Make::unlessDefault<&L::visible>(Make::flag<&L::visible>("visible")),
                                 writtenIfTrue(Make::flag<&L::closed>("closed"))},
                                RangeWording::Value);
  return schema;
}

const ValueType& pointListType() {
  static const ValueType type =
      listType<std::vector<LinePoint>>(typeWith<writePoint, readPoint>(), kMostLinePoints);
  return type;
}

/// What is as a brush of its kind begins is left out.
Json writeLineBrush(BrushSettings brush, std::optional<std::size_t> imageOf) {
  if (imageOf) brush.alpha = nullptr;
  BrushSettings usual;
  usual.kind = brush.kind;
  const Json all = writeBrush(brush), none = writeBrush(usual);
  Json written;
  for (const auto& [key, value] : all.members())
    if (key == "kind" || !none.contains(key) || value != none[key]) written[key] = value;
  if (imageOf) written["alpha"] = Json{{kSharedImage, *imageOf}};
  return written;
}

/// imageOf: the place of an earlier line with the same image.
Json writeLine(const Line& line, std::optional<std::size_t> imageOf) {
  Json written = writeAll(lineFields(), line);
  const Json all = writeAll(lineSchema(), line.settings),
                     usual = writeAll(lineSchema(), usualSettings(line.kind));
  // The alignment is always stated: lines that are stored without it are of earlier versions.
  for (const auto& [key, value] : all.members())
    if (value != usual[key] || (key == kAlignment && !line.brush)) written["settings"][key] = value;
  if (line.brush) written["brush"] = writeLineBrush(line.brush.settings(), imageOf);
  written["points"] = writeValue(pointListType(), &line.points);
  return written;
}

/// The image of an earlier stamp of the list, {"line": place}; null: `value` does not refer to one.
const LineBrush* referredBrush(const Json* value, const std::vector<Line>& earlier) {
  if (!value || !value->isObject() || value->size() != 1 || !value->contains(kSharedImage)) return nullptr;
  const Json& place = (*value)[kSharedImage];
  if (!place.isUnsigned() || place.get<std::uint64_t>() >= earlier.size()) return nullptr;
  const LineBrush& brush = earlier[place.get<std::size_t>()].brush;
  return brush && brush.settings().alpha ? &brush : nullptr;
}

/// A document refers to no picture of a file, and what another one wrote opens none.
LineBrush readLineBrush(ObjectReader& reader, const Json& stored, const std::vector<Line>& earlier) {
  std::optional<Json> others;
  BrushSettings brush;
  if (stored.isObject() && stored.contains("alpha"))
    if (const LineBrush* const other = referredBrush(&stored["alpha"], earlier)) {
      brush.alpha = other->settings().alpha;
      others = stored;
      others->erase("alpha");
    }
  ObjectReader within(others ? *others : stored, reader.pathOf("brush"));
  if (const Json* alpha = within.value("alpha"); alpha && alpha->isObject() && alpha->contains(kSharedImage))
    within.fail("alpha",
                Message("\"line\" must be the place of an earlier line of the list that has an image"));
  if (const Json* alpha = within.value("alpha");
      alpha && alpha->isText() && !alpha->text().empty() &&
      !builtInAlpha(alpha->get<std::string>()))
    within.fail("alpha", Message("a line's is one of the project's own or holds its picture, not %1",
                                 ObjectReader::describe(*alpha)));
  readBrush(within, brush);
  if (const auto done = within.done(); !done) {
    reader.fail(done.error());
    return {};
  }
  auto usable = lineBrushOf(std::move(brush));
  if (!usable) {
    reader.fail("brush", usable.error().message);
    return {};
  }
  return *std::move(usable);
}

Line readLine(ObjectReader& reader, LineAlignmentRule unstated, const std::vector<Line>& earlier) {
  Line line;
  readFields(reader, lineFields(), line);
  line.settings = usualSettings(line.kind);
  if (!hasBrush(line.kind)) line.settings.alignment = unstated;
  readWithin(reader, "settings",
             [&](ObjectReader& within) { readFields(within, lineSchema(), line.settings); });
  line.brush = usualBrush(line.kind);
  if (const Json* brush = reader.value("brush")) line.brush = readLineBrush(reader, *brush, earlier);
  reader.value("points", true);
  readValue(reader, "points", pointListType(), &line.points);
  return line;
}

const Schema<SurfaceNames>& surfaceSchema() {
  using Make = MakeSetting<SurfaceNames>;
  static const Schema<SurfaceNames> schema{Make::text<&SurfaceNames::asphalt>("asphalt"),
                                           Make::text<&SurfaceNames::gravel>("gravel")};
  return schema;
}

}  // namespace

Json writeLines(const std::vector<Line>& lines) {
  Json list = Json::array();
  std::map<const Alpha*, std::size_t> images;  // Of stamps that hold theirs, the first place of each.
  for (std::size_t i = 0; i < lines.size(); ++i) {
    const Alpha* const image = lines[i].kind == LineKind::Stamp ? lines[i].brush.settings().alpha.get() : nullptr;
    const bool held = image && image->embedded;
    const auto first = held ? images.try_emplace(image, i).first->second : i;
    list.push_back(writeLine(lines[i], first == i ? std::nullopt : std::optional(first)));
  }
  return list;
}

std::vector<Line> readLines(ObjectReader& reader, std::string_view key, LineAlignmentRule unstated) {
  std::vector<Line> lines;
  forEachIn(reader, key, kMostLines, [&](const Json& value, const std::string& path) {
    ObjectReader within(value, path);
    Line line = readLine(within, unstated, lines);
    if (const auto done = within.done(); !done) return reader.fail(done.error());
    if (const auto good = validate(line); !good) return reader.fail(errorIn(path, good.error()));
    lines.push_back(std::move(line));
  });
  return lines;
}

void stateAlignmentOfLines(Json& operation) {
  if (!operation.isObject() || !operation.contains("lines") || !operation["lines"].isArray()) return;
  for (Json& line : operation["lines"]) {
    if (!line.isObject()) continue;
    if (line.contains("brush")) continue;  // Lines with a brush use no alignment.
    Json& settings = line["settings"];
    if ((settings.isNull() || settings.isObject()) && !settings.contains(kAlignment))
      settings[kAlignment] = "envelope";
  }
}

const SettingList& LinesOperation::schema() {
  using L = LinesOperation;
  using Make = MakeSetting<L>;
  using MakeOrder = MakeSetting<LineOrder>;
  const ValueType ids = listType<std::vector<LineId>>(wholeType<LineId>(0, kMaxLineId), kMostLines);
  static const Schema<LineOrder> order(
      {required(MakeOrder::value<&LineOrder::lines>("move", ids)),
       MakeOrder::unlessDefault<&LineOrder::before>(
           MakeOrder::number<&LineOrder::before>("before", "", 1, kMaxLineId))},
      RangeWording::Value);
  static const Schema<L> schema(
      {required(Make::number<&L::layer, &LayerName::place>("layer", "", 0, kMaxLayerPlace)),
       CustomSetting{{.key = "lines", .present = [](ConstStructRef s) { return !s.as<L>().lines.empty(); }},
                     [](Json& json, ConstStructRef s) { json["lines"] = writeLines(s.as<L>().lines); },
                     [](ObjectReader& reader, StructRef s) { s.as<L>().lines = readLines(reader, "lines"); }},
       Make::unlessDefault<&L::removed>(Make::value<&L::removed>("remove", ids)),
       CustomSetting{
           {.key = "surface", .present = [](ConstStructRef s) { return s.as<L>().surface; }},
           [](Json& json, ConstStructRef s) { json["surface"] = writeSurface(s.as<L>().surfaceNames); },
           [](ObjectReader& reader, StructRef s) {
             readSurface(reader, s.as<L>().surface, s.as<L>().surfaceNames);
           }},
       Make::unlessDefault<&L::order>(Make::structure<&L::order>("order", order))},
      RangeWording::Value);
  return schema;
}

void readSurface(ObjectReader& reader, bool& surface, SurfaceNames& names) {
  const Json* const value = reader.value("surface");
  if (!value || !value->isObject()) return void(reader.read("surface", surface));
  surface = true;
  readWithin(reader, "surface", [&](ObjectReader& within) { readFields(within, surfaceSchema(), names); });
}

Json writeSurface(const SurfaceNames& names) {
  return names == SurfaceNames() ? Json(true) : writeAll(surfaceSchema(), names);
}

void LinesOperation::addNotes(const TerrainDocument& document, OperationNotes& notes) const {
  for (Message& line : linesWithoutEffect(document, layer.place, lines)) notes.push_back(std::move(line));
}

}  // namespace scarp
