#include "core/lineio/LineImport.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "core/base/Json.h"
#include "core/base/ShortNumber.h"
#include "core/io/CrsInfo.h"
#include "core/io/WorldPlaces.h"
#include "core/line/LinePath.h"
#include "core/line/LineSchema.h"
#include "core/schema/MakeSetting.h"
#include "core/schema/SchemaJson.h"

namespace scarp {

namespace {

constexpr std::size_t kMostClasses = 10'000;

/// A number at the beginning of a text, which it is taken off.
std::optional<double> takeNumber(std::string_view& text) {
  double number = 0.0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (failure != std::errc{} || !std::isfinite(number)) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

void trim(std::string_view& text) {
  while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
  while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
}

Result<void> checkClass(ConstStructRef read) {
  const auto& made = read.as<LineClass>();
  if (made.key.empty() || made.value.empty()) return Error{"key and value must not be empty"};
  LineSettings settings;
  settings.width = made.width.value_or(settings.width);
  settings.shoulder = made.shoulder.value_or(settings.shoulder);
  settings.grade = made.grade.value_or(settings.grade);
  settings.offset = made.depth.value_or(0.0);
  return lineSchema().check(settings);
}

const Schema<LineClass>& lineClassSchema() {
  using C = LineClass;
  using Make = MakeSetting<C>;
  static const Schema<C> schema = Schema<C>{required(Make::text<&C::key>("key")),
                                            required(Make::text<&C::value>("value")),
                                            required(Make::choice<&C::kind>("kind", lineKindNames())),
                                            Make::exact<&C::width>("width"),
                                            Make::exact<&C::shoulder>("shoulder"),
                                            Make::exact<&C::grade>("grade"),
                                            Make::exact<&C::depth>("depth"),
                                            Make::unlessDefault<&C::taken>(Make::flag<&C::taken>("import"))}
                                      .with(checkClass);
  return schema;
}

constexpr std::size_t kMostFoundClasses = 500;

/// The class of such a field's value; nothing: none is known.
std::optional<LineClass> knownAs(const std::string& key, const std::string& value,
                                 const std::vector<LineClass>& known) {
  const LineClass* const found = classOf({{key, value}}, known);
  if (!found || found->key == "*") return std::nullopt;
  LineClass made = *found;
  made.value = value;
  return made;
}

std::string nameOf(const LineFields& fields, const std::string& layer) {
  for (const char* key : {"name", "Name", "NAME", "ref"})
    if (const auto found = fields.find(key); found != fields.end() && !found->second.empty())
      return found->second;
  return layer;
}

void apply(const LineClass& by, LineSettings& settings) {
  settings.width = by.width.value_or(settings.width);
  settings.shoulder = by.shoulder.value_or(settings.shoulder);
  settings.grade = by.grade.value_or(settings.grade);
  if (!by.depth) return;
  settings.offset = -*by.depth;
  if (settings.water > 0.0) settings.water = 2.0 / 3.0 * *by.depth;
}

/// Lanes are 3.5 m where no width is written.
void applyFields(const LineFields& fields, Line& line) {
  const auto found = fields.find("width");
  const auto written = found == fields.end() ? std::nullopt : widthOf(found->second);
  if (written) line.settings.width = *written;
  const auto lanes = fields.find("lanes");
  const bool road = line.kind == LineKind::Road;
  if (written || !road || lanes == fields.end()) return;
  if (const auto count = widthOf(lanes->second); count && *count >= 1.0 && *count <= 20.0)
    line.settings.width = 3.5 * *count;
}

bool taken(const VectorFile::Layer& layer, const std::vector<std::string>& wanted) {
  return wanted.empty() || std::ranges::find(wanted, layer.name) != wanted.end();
}

bool touches(const Line& line, const GridFrame& frame) {
  Vec2 low(line.points[0].x, line.points[0].y), high = low;
  for (const LinePoint& point : line.points) {
    low = low.cwiseMin(Vec2(point.x, point.y));
    high = high.cwiseMax(Vec2(point.x, point.y));
  }
  const double x = 0.5 * frame.width(), y = 0.5 * frame.depth();
  return low.x() <= x && high.x() >= -x && low.y() <= y && high.y() >= -y;
}

/// The unit of z where the format defines it.
std::optional<HeightUnit> heightsOf(const VectorFile& file, const std::string& crs) {
  static constexpr std::array kMetric{"GPX", "GeoJSON", "GeoJSONSeq", "TopoJSON", "KML", "LIBKML", "OSM"};
  if (heightUnitOf(crs) || std::ranges::find(kMetric, file.driver) == kMetric.end()) return std::nullopt;
  return HeightUnit{"m", 1.0};
}

/// Returns a note that the unit of the heights of a layer is uncertain; empty if it is known.
Message heightNote(const VectorFile::Layer& layer, const std::string& crs, const HeightUnit& heights) {
  const auto info = describeCrs(crs);
  if (!info || info->geographic || heightUnitOf(crs) ||
      std::abs(info->metresPerUnit / std::abs(heights.metres) - 1.0) < 1e-6)
    return {};
  return Message(
      "the heights of the layer \"%1\" are taken as %2, the terrain's unit: its CRS has another unit and "
      "says "
      "nothing about heights",
      layer.name, heights.name);
}

}  // namespace

Result<std::vector<LineClass>> readLineClasses(const std::string& text) {
  const Json table = Json::parseOrNull(text);
  if (!table.isObject() || !table["classes"].isArray()) return Error{"is no table of classes of lines"};
  std::vector<LineClass> classes;
  const ValueType list = listType<std::vector<LineClass>>(structureType(lineClassSchema()), kMostClasses);
  if (const auto read = list.read(list, table["classes"], "classes", &classes); !read) return read.error();
  return classes;
}

std::string writeLineClasses(const std::vector<LineClass>& classes) {
  std::string text = "{\n  \"classes\": [";
  for (std::size_t i = 0; i < classes.size(); ++i)
    text += (i > 0 ? ",\n    " : "\n    ") + writeAll(lineClassSchema(), classes[i]).dump({.replace = true});
  return text + "\n  ]\n}\n";
}

const std::vector<LineClass>& usualLineClasses() {
  static const std::vector<LineClass> classes = [] {
    auto read = readLineClasses(kLineClassTable);
    EXPECTS(read.ok());
    return std::move(*read);
  }();
  return classes;
}

const LineClass* classOf(const LineFields& fields, const std::vector<LineClass>& classes) {
  for (const LineClass& one : classes) {
    if (one.key == "*") return &one;
    const auto found = fields.find(one.key);
    if (found == fields.end() || found->second.empty() || found->second == "no") continue;
    if (one.value == "*" || one.value == found->second) return &one;
  }
  return nullptr;
}

std::optional<double> widthOf(const std::string& written) {
  std::string text = written;
  // A comma before decimals.
  if (const auto comma = text.find(','); comma != std::string::npos) text[comma] = '.';
  std::string_view rest = text;
  trim(rest);
  auto number = takeNumber(rest);
  if (!number) return std::nullopt;
  trim(rest);
  constexpr double kFoot = 0.3048;
  if (rest.empty() || rest == "m" || rest == "metres" || rest == "meters") {
  } else if (rest == "ft" || rest == "feet") {
    *number *= kFoot;
  } else if (rest == "km") {
    *number *= 1000.0;
  } else if (rest.front() == '\'') {
    rest.remove_prefix(1);
    trim(rest);
    double inches = 0.0;
    if (!rest.empty()) {
      const auto more = takeNumber(rest);
      if (!more || rest != "\"") return std::nullopt;
      inches = *more;
    }
    *number = (*number + inches / 12.0) * kFoot;
  } else {
    return std::nullopt;
  }
  return *number > 0.0 && *number <= 1e4 ? number : std::nullopt;
}

LineSpan spanOf(const LineFields& fields) {
  const auto set = [&](const char* key) {
    const auto found = fields.find(key);
    return found != fields.end() && !found->second.empty() && found->second != "no" && found->second != "0";
  };
  if (set("bridge")) return LineSpan::Bridge;
  if (set("tunnel")) return LineSpan::Tunnel;
  return LineSpan::Ground;
}

std::vector<FoundLineClass> lineClassesIn(const VectorFile& file, const std::vector<std::string>& layers,
                                          const std::vector<LineClass>& known, const std::string& field) {
  std::map<std::pair<std::string, std::string>, std::size_t> counts;
  std::size_t lines = 0, rings = 0;
  for (const VectorFile::Feature& feature : file.features) {
    const std::string& layer = file.layers[feature.layer].name;
    if (!layers.empty() && std::ranges::find(layers, layer) == layers.end()) continue;
    std::pair<std::string, std::string> is;
    if (!field.empty()) {
      const auto value = feature.fields.find(field);
      if (value != feature.fields.end() && !value->second.empty()) is = *value;
    } else if (const LineClass* const found = classOf(feature.fields, known); found && found->key != "*") {
      is = *feature.fields.find(found->key);
    }
    ++counts[is];
    ++lines;
    rings += feature.ring && is.first.empty() ? 1 : 0;
  }
  std::size_t others = 0;
  if (const auto none = counts.find(std::pair<std::string, std::string>()); none != counts.end()) {
    others = none->second;
    counts.erase(none);
  }
  std::vector<FoundLineClass> classes;
  for (const auto& [is, count] : counts) {
    FoundLineClass made{knownAs(is.first, is.second, known).value_or(LineClass{is.first, is.second}), count};
    classes.push_back(std::move(made));
  }
  if (classes.size() > kMostFoundClasses) {
    std::ranges::stable_sort(classes, std::ranges::greater{}, &FoundLineClass::lines);
    for (std::size_t i = kMostFoundClasses; i < classes.size(); ++i) others += classes[i].lines;
    classes.resize(kMostFoundClasses);
  }
  const auto placeOf = [&known](const FoundLineClass& one) {
    return std::ranges::find_if(known,
                                [&](const LineClass& each) {
                                  return each.key == one.is.key &&
                                         (each.value == "*" || each.value == one.is.value);
                                }) -
           known.begin();
  };
  std::ranges::stable_sort(classes, {}, placeOf);
  if (others == 0) return classes;
  // Of a file with classes what has none is not meant, as power lines of OpenStreetMap.
  LineClass rest{"*", "*", 2 * rings > others ? LineKind::Pad : LineKind::Road};
  rest.taken = others == lines;
  classes.push_back({std::move(rest), others});
  return classes;
}

std::vector<std::string> lineFieldsOf(const VectorFile& file) {
  std::set<std::string> names;
  for (const VectorFile::Feature& feature : file.features)
    for (const auto& [name, value] : feature.fields) names.insert(name);
  return {names.begin(), names.end()};
}

Message geometryText(const VectorFile& file, std::size_t layer) {
  std::size_t lines = 0, areas = 0;
  for (const VectorFile::Feature& feature : file.features)
    if (feature.layer == layer) ++(feature.ring ? areas : lines);
  const std::size_t points = file.layers[layer].points;
  std::vector<Message> texts;
  if (lines > 0) texts.push_back(Message(lines == 1 ? "%1 line" : "%1 lines", lines));
  if (areas > 0) texts.push_back(Message(areas == 1 ? "%1 area" : "%1 areas", areas));
  if (points > 0) texts.push_back(Message(points == 1 ? "%1 point" : "%1 points", points));
  return texts.empty() ? Message("nothing") : joined(texts, ", ");
}

Result<ImportedLines> linesOf(const VectorFile& file, const GridFrame& frame, const GeoReference& reference,
                              const LineImportOptions& options) {
  if (options.others == LineKind::Stamp ||
      std::ranges::any_of(options.classes, [](const LineClass& one) { return one.kind == LineKind::Stamp; }))
    return Error{"lines of a file cannot become height stamps, which have one point"};
  ImportedLines imported;
  std::vector<std::optional<WorldPlaces>> places;
  std::optional<Error> nowhere;
  bool anyPlaced = false;
  for (const std::string& name : options.layers)
    if (std::ranges::find(file.layers, name, &VectorFile::Layer::name) == file.layers.end())
      return Error{"it has no layer \"%1\"", name};
  for (const VectorFile::Layer& layer : file.layers) {
    const std::string& crs = layer.crsWkt.empty() ? options.crs : layer.crsWkt;
    const auto heights = heightsOf(file, crs);
    auto way = WorldPlaces::create(frame, reference, crs, heights);
    if (way && taken(layer, options.layers)) {
      if (Message note = heightNote(layer, crs, way->heights()); options.heights && !heights && !note.empty())
        imported.notes.push_back(std::move(note));
      places.emplace_back(std::move(*way));
      imported.points += layer.points;
      anyPlaced = anyPlaced || layer.features > 0;
      continue;
    }
    places.emplace_back();
    if (!taken(layer, options.layers)) continue;
    if (layer.features == 0) continue;
    if (!nowhere) nowhere = way.error();
    imported.notes.push_back(Message("the layer \"%1\" left out: %2", layer.name, way.error().message));
  }
  if (nowhere && !anyPlaced) return *nowhere;
  const bool anyClass = std::ranges::any_of(file.features, [&](const VectorFile::Feature& feature) {
    return classOf(feature.fields, options.classes) != nullptr;
  });
  std::size_t unplaced = 0, lengthless = 0, tooMany = 0;
  for (const VectorFile::Feature& feature : file.features) {
    if (!places[feature.layer]) continue;  // Said already, or not wanted.
    const LineClass* const found = classOf(feature.fields, options.classes);
    if (!found && anyClass && !options.others) {
      ++imported.classless;
      continue;
    }
    if (found && !found->taken) {
      ++imported.unwanted;
      continue;
    }
    Line line;
    line.kind = found ? found->kind : options.others.value_or(feature.ring ? LineKind::Pad : LineKind::Road);
    line.name = nameOf(feature.fields, file.layers[feature.layer].name);
    line.settings = usualSettings(line.kind);
    line.brush = usualBrush(line.kind);
    if (found) apply(*found, line.settings);
    applyFields(feature.fields, line);
    line.closed = feature.ring;
    const LineSpan span = options.spans ? spanOf(feature.fields) : LineSpan::Ground;
    bool placed = true;
    for (const Vec3& point : feature.points) {
      const auto local = places[feature.layer]->toLocal(point.head<2>());
      placed = placed && local.has_value();
      if (!local) break;
      LinePoint made{local->x(), local->y()};
      if (options.heights && std::isfinite(point.z()))
        made.height = places[feature.layer]->toLocalHeight(point.z());
      made.onward = span;
      line.points.push_back(made);
    }
    // A way that ends where it began.
    if (!line.closed && line.points.size() > 3 && line.points.front().x == line.points.back().x &&
        line.points.front().y == line.points.back().y) {
      line.closed = true;
      line.points.pop_back();
    }
    if (!placed || !validate(line)) {
      ++imported.unusable;
      ++(!placed || line.points.empty()         ? unplaced
         : line.points.size() > kMostLinePoints ? tooMany
                                                : lengthless);
    } else if (options.clip && !touches(line, frame)) {
      ++imported.off;
    } else if (imported.lines.size() == kMostLines) {
      return Error{
          "has more than %1 lines for the terrain, which is the limit of a layer. Select layers or classes, "
          "or clip the file",
          groupedCount(kMostLines)};
    } else {
      imported.lines.push_back(std::move(line));
    }
  }
  const auto note = [&](std::size_t count, Message message) {
    if (count > 0) imported.notes.push_back(std::move(message));
  };
  const std::size_t classless = imported.classless, unwanted = imported.unwanted, off = imported.off,
                    inner = file.innerRings;
  note(classless,
       Message(classless == 1 ? "%1 line of no known class left out" : "%1 lines of no known class left out",
               classless));
  note(unwanted, Message(unwanted == 1 ? "%1 line of classes that are not to be imported left out"
                                       : "%1 lines of classes that are not to be imported left out",
                         unwanted));
  note(off,
       Message(off == 1 ? "%1 line off the terrain left out" : "%1 lines off the terrain left out", off));
  note(unplaced, Message(unplaced == 1 ? "%1 line with places that are none on the terrain's map left out"
                                       : "%1 lines with places that are none on the terrain's map left out",
                         unplaced));
  note(lengthless, Message(lengthless == 1 ? "%1 line without length, or of unusable numbers, left out"
                                           : "%1 lines without length, or of unusable numbers, left out",
                           lengthless));
  note(tooMany, Message(tooMany == 1 ? "%1 line of more than %2 points left out"
                                     : "%1 lines of more than %2 points left out",
                        tooMany, kMostLinePoints));
  note(imported.points, Message(imported.points == 1 ? "%1 point left out: it is not a line"
                                                     : "%1 points left out: they are not lines",
                                groupedCount(imported.points)));
  note(inner, Message(inner == 1 ? "%1 line within areas left out: areas have no islands"
                                 : "%1 lines within areas left out: areas have no islands",
                      inner));
  return imported;
}

}  // namespace scarp
