#include "core/script/LineJson.h"

#include <limits>
#include <nlohmann/json.hpp>

#include "core/brush/AlphaLibrary.h"
#include "core/line/LineSchema.h"
#include "core/script/BrushJson.h"
#include "core/script/OperationReaders.h"
#include "core/script/SchemaJson.h"

namespace scarp {

namespace {

using nlohmann::json;
using nlohmann::ordered_json;

constexpr LineId kMostLineId = std::numeric_limits<LineId>::max() - 1 - kMostLines;

ordered_json writePoint(const LinePoint& point) {
  if (!point.width && point.onward == LineSpan::Ground) {
    ordered_json plain = ordered_json::array({point.x, point.y});
    if (point.height) plain.push_back(*point.height);
    return plain;
  }
  ordered_json full{{"x", point.x}, {"y", point.y}};
  if (point.height) full["height"] = *point.height;
  if (point.width) full["width"] = *point.width;
  if (point.onward != LineSpan::Ground) full["onward"] = lineSpanNames().key(point.onward);
  return full;
}

Result<LinePoint> readPoint(const json& value, const std::string& path) {
  LinePoint point;
  if (value.is_array()) {
    const bool numbers = (value.size() == 2 || value.size() == 3) &&
                         std::ranges::all_of(value, [](const json& one) { return one.is_number(); });
    if (!numbers)
      return Error{path + ": must be a point, [x, y] or [x, y, height], not " +
                   ObjectReader::describe(value)};
    point.x = value[0].get<double>();
    point.y = value[1].get<double>();
    if (value.size() == 3) point.height = value[2].get<double>();
    return point;
  }
  ObjectReader reader(value, path);
  reader.read("x", point.x, true);
  reader.read("y", point.y, true);
  if (double height = 0.0; reader.read("height", height)) point.height = height;
  if (double width = 0.0; reader.read("width", width)) point.width = width;
  reader.read("onward", point.onward, lineSpanNames());
  if (const auto done = reader.done(); !done) return done.error();
  return point;
}

/// What is as a brush of its kind begins is left out.
ordered_json writeLineBrush(const BrushSettings& brush) {
  BrushSettings usual;
  usual.kind = brush.kind;
  const ordered_json all = writeBrush(brush), none = writeBrush(usual);
  ordered_json written;
  for (const auto& [key, value] : all.items())
    if (key == "kind" || !none.contains(key) || value != none[key]) written[key] = value;
  return written;
}

ordered_json writeLine(const Line& line) {
  ordered_json written;
  if (line.id != 0) written["id"] = line.id;
  if (!line.name.empty()) written["name"] = line.name;
  written["kind"] = lineKindNames().key(line.kind);
  if (!line.visible) written["visible"] = false;
  if (line.closed) written["closed"] = true;
  const ordered_json all = writeAll(lineSchema(), line.settings),
                     usual = writeAll(lineSchema(), usualSettings(line.kind));
  for (const auto& [key, value] : all.items())
    if (value != usual[key]) written["settings"][key] = value;
  if (line.brush) written["brush"] = writeLineBrush(line.brush.settings());
  ordered_json points = ordered_json::array();
  for (const LinePoint& point : line.points) points.push_back(writePoint(point));
  written["points"] = std::move(points);
  return written;
}

/// A document refers to no picture of a file, and what another one wrote opens none.
LineBrush readLineBrush(ObjectReader& reader, const json& value) {
  ObjectReader within(value, reader.pathOf("brush"));
  BrushSettings brush;
  if (const json* alpha = within.value("alpha");
      alpha && alpha->is_string() && !alpha->get_ref<const std::string&>().empty() &&
      !builtInAlpha(alpha->get<std::string>()))
    within.fail("alpha", "a line's is one of the project's own or holds its picture, not " +
                             ObjectReader::describe(*alpha));
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

Line readLine(ObjectReader& reader) {
  Line line;
  if (reader.value("id")) reader.readWhole("id", line.id, LineId{1}, kMostLineId);
  reader.read("name", line.name);
  reader.read("kind", line.kind, lineKindNames(), true);
  reader.read("visible", line.visible);
  reader.read("closed", line.closed);
  line.settings = usualSettings(line.kind);
  if (const json* settings = reader.value("settings")) {
    ObjectReader within(*settings, reader.pathOf("settings"));
    readFields(within, lineSchema(), line.settings);
    if (const auto done = within.done(); !done) reader.fail(done.error());
  }
  line.brush = usualBrush(line.kind);
  if (const json* brush = reader.value("brush")) line.brush = readLineBrush(reader, *brush);
  reader.value("points", true);
  forEachIn(reader, "points", kMostLinePoints, [&](const json& value, const std::string& path) {
    const auto point = readPoint(value, path);
    point ? line.points.push_back(*point) : reader.fail(point.error());
  });
  return line;
}

}  // namespace

ordered_json writeLines(const std::vector<Line>& lines) {
  ordered_json list = ordered_json::array();
  for (const Line& line : lines) list.push_back(writeLine(line));
  return list;
}

std::vector<Line> readLines(ObjectReader& reader, std::string_view key) {
  std::vector<Line> lines;
  forEachIn(reader, key, kMostLines, [&](const json& value, const std::string& path) {
    ObjectReader within(value, path);
    Line line = readLine(within);
    if (const auto done = within.done(); !done) return reader.fail(done.error());
    if (const auto good = validate(line); !good)
      return reader.fail(Error{path + ": " + good.error().message});
    lines.push_back(std::move(line));
  });
  return lines;
}

LinesOperation readLinesOperation(ObjectReader& reader) {
  LinesOperation operation;
  std::size_t place = 0;
  if (reader.value("layer", true)) reader.readWhole("layer", place, std::size_t{0}, kMostLayerPlace);
  operation.layer = place;
  operation.lines = readLines(reader, "lines");
  forEachIn(reader, "remove", kMostLines, [&](const json& value, const std::string& path) {
    if (!value.is_number_unsigned() || value.get<std::uint64_t>() > kMostLineId)
      return reader.fail(Error{path + ": must be the id of a line, not " + ObjectReader::describe(value)});
    operation.removed.push_back(value.get<LineId>());
  });
  return operation;
}

ordered_json writeOperation(const LinesOperation& operation) {
  ordered_json written{{"op", "lines"}, {"layer", operation.layer.place}};
  if (!operation.lines.empty()) written["lines"] = writeLines(operation.lines);
  if (!operation.removed.empty()) written["remove"] = operation.removed;
  return written;
}

}  // namespace scarp
