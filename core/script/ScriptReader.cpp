#include <cmath>
#include <nlohmann/json.hpp>

#include "core/script/BrushJson.h"
#include "core/script/JsonReader.h"
#include "core/script/LayerJson.h"
#include "core/script/ObjectReader.h"
#include "core/script/Script.h"
#include "core/script/ScriptNames.h"

namespace scarp {

namespace {

using nlohmann::json;

constexpr int kVersion = 1;
constexpr double kMostScale = 1e4;
constexpr double kMostOffset = 1e6;  ///< Metres.
constexpr double kMostSeconds = 1e9;

/// One [x, y, pressure?, seconds?]; without seconds it is the same moment as the sample before.
Result<StrokeSample> readSample(const json& value, const std::string& path, double secondsBefore,
                                bool first) {
  if (!value.is_array() || value.size() < 2 || value.size() > 4)
    return Error{path + ": must be [x, y, pressure, seconds], of which the last two may be left out"};
  for (std::size_t i = 0; i < value.size(); ++i)
    if (!value[i].is_number())
      return Error{path + "[" + std::to_string(i) + "]: must be a number, not " +
                   ObjectReader::describe(value[i])};
  StrokeSample sample{value[0].get<double>(), value[1].get<double>(), 1.0, secondsBefore};
  if (value.size() > 2) sample.pressure = value[2].get<double>();
  if (value.size() > 3) sample.time = value[3].get<double>();
  if (!(sample.pressure >= 0.0 && sample.pressure <= 1.0))
    return Error{path + "[2]: pressure " + value[2].dump() + " is out of range (0 to 1)"};
  if (!(std::abs(sample.time) <= kMostSeconds))
    return Error{path + "[3]: seconds " + value[3].dump() + " are out of range (-1e+09 to 1e+09)"};
  if (!first && sample.time < secondsBefore)
    return Error{path + "[3]: seconds fall from " + json(secondsBefore).dump() + " to " + value[3].dump()};
  return sample;
}

void readSamples(ObjectReader& reader, std::vector<StrokeSample>& samples) {
  const json* list = reader.value("samples", true);
  if (!list) return;
  if (!list->is_array() || list->empty())
    return reader.fail("samples", "must be an array of at least one sample, not " +
                                      (list->is_array() ? "an empty one" : ObjectReader::describe(*list)));
  samples.reserve(list->size());
  for (std::size_t i = 0; i < list->size(); ++i) {
    const auto sample = readSample((*list)[i], reader.pathOf("samples") + "[" + std::to_string(i) + "]",
                                   samples.empty() ? 0.0 : samples.back().time, samples.empty());
    if (!sample) return reader.fail(sample.error());
    samples.push_back(*sample);
  }
}

StrokeOperation readStroke(ObjectReader& reader, const std::string& folder) {
  StrokeOperation stroke;
  if (const json* brush = reader.value("brush", true)) {
    ObjectReader within(*brush, reader.pathOf("brush"));
    readBrush(within, stroke.brush, folder);
    if (const auto done = within.done(); !done) reader.fail(done.error());
  }
  readSamples(reader, stroke.samples);
  return stroke;
}

Object readObject(ObjectReader& reader) {
  Object object;
  double yaw = 0.0;
  reader.read("asset", object.asset, assetNames(), true);
  reader.read("x", object.x, true);
  reader.read("y", object.y, true);
  if (reader.read("yaw", yaw)) object.yaw = radiansOf(yaw);
  if (reader.read("scale", object.scale) && !(object.scale > 0.0 && object.scale <= kMostScale))
    reader.fail("scale", json(object.scale).dump() + " is out of range (above 0 to 10000)");
  if (reader.read("height-offset", object.heightOffset) && !(std::abs(object.heightOffset) <= kMostOffset))
    reader.fail("height-offset", json(object.heightOffset).dump() + " m is out of range (-1e+06 to 1e+06)");
  reader.read("align", object.alignToGround);
  return object;
}

/// Ids are given in the order in which objects are placed, from 1.
ObjectId readId(ObjectReader& reader) {
  ObjectId id = 0;
  if (reader.value("id", true)) reader.readWhole("id", id, ObjectId{1}, ObjectId{1'000'000'000'000});
  return id;
}

std::optional<Operation> readByName(const std::string& name, ObjectReader& reader,
                                    const std::string& folder) {
  if (name == "stroke") return readStroke(reader, folder);
  if (name == "place") return PlaceOperation{readObject(reader)};
  if (name == "change-object") {
    Object object = readObject(reader);
    object.id = readId(reader);
    return ChangeObjectOperation{object};
  }
  if (name == "remove-object") return RemoveObjectOperation{readId(reader)};
  if (name == "undo") return UndoOperation{};
  if (name == "redo") return RedoOperation{};
  return readLayerOperation(name, reader, folder);
}

Result<Operation> readOperation(const json& value, const std::string& path, const std::string& folder) {
  ObjectReader reader(value, path);
  std::string name;
  std::optional<Operation> operation;
  if (reader.read("op", name, true)) {
    operation = readByName(name, reader, folder);
    if (!operation) reader.fail("op", "unknown operation \"" + shown(name) + "\"");
  }
  if (const auto done = reader.done(); !done) return done.error();
  return std::move(*operation);
}

}  // namespace

Result<Script> parseScript(std::string_view text, const std::string& folder) {
  const auto root = readJson(text);
  if (!root) return root.error();
  Script script;
  ObjectReader reader(*root, "");
  // The version first: a script of another one may well have keys that this one does not know.
  if (const json* version = reader.value("scarp", true); version && *version != kVersion)
    reader.fail("scarp", "must be the version 1, not " + ObjectReader::describe(*version));
  const json* list = reader.value("operations", true);
  if (list && !list->is_array())
    reader.fail("operations", "must be an array, not " + ObjectReader::describe(*list));
  if (const auto done = reader.done(); !done) return done.error();
  script.operations.reserve(list->size());
  for (std::size_t i = 0; i < list->size(); ++i) {
    auto operation = readOperation((*list)[i], "operations[" + std::to_string(i) + "]", folder);
    if (!operation) return operation.error();
    script.operations.push_back(std::move(*operation));
  }
  return script;
}

}  // namespace scarp
