#include <cmath>
#include <nlohmann/json.hpp>

#include "core/script/BrushJson.h"
#include "core/script/FilterJson.h"
#include "core/script/JsonReader.h"
#include "core/script/LayerJson.h"
#include "core/script/MaskJson.h"
#include "core/script/ObjectReader.h"
#include "core/script/SampleJson.h"
#include "core/script/Script.h"
#include "core/script/ScriptNames.h"
#include "core/script/SelectionJson.h"

namespace scarp {

namespace {

using nlohmann::json;

constexpr int kVersion = 1;
constexpr double kMostScale = 1e4;
constexpr double kMostOffset = 1e6;  ///< Metres.
constexpr ObjectId kMostId = 1'000'000'000'000;
constexpr std::size_t kMostStep = 1'000'000'000;

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
  if (reader.value("id", true)) reader.readWhole("id", id, ObjectId{1}, kMostId);
  return id;
}

PlaceOperation readPlace(ObjectReader& reader) {
  Object object = readObject(reader);
  reader.readWhole("id", object.id, ObjectId{1}, kMostId);
  return {object};
}

ChangeObjectOperation readChangeObject(ObjectReader& reader) {
  Object object = readObject(reader);
  object.id = readId(reader);
  return {object};
}

AdjustOperation readAdjust(ObjectReader& reader, const std::string& folder) {
  std::size_t step = 0;
  if (reader.value("step", true)) reader.readWhole("step", step, std::size_t{0}, kMostStep);
  return {step, readStroke(reader, folder)};
}

FilterOperation readFilterOperation(ObjectReader& reader) {
  FilterOperation operation;
  readFilter(reader, operation.filter);
  return operation;
}

ReshapeOperation readReshapeOperation(ObjectReader& reader) {
  ReshapeOperation operation;
  readReshape(reader, operation.reshape);
  return operation;
}

const OperationReaders& allReaders() {
  static const OperationReaders readers = [] {
    OperationReaders all{{"stroke", readStroke},
                         {"place", withoutFiles(readPlace)},
                         {"change-object", withoutFiles(readChangeObject)},
                         {"remove-object", withoutFiles([](ObjectReader& reader) {
                            return RemoveObjectOperation{readId(reader)};
                          })},
                         {"adjust", readAdjust},
                         {"filter", withoutFiles(readFilterOperation)},
                         {"reshape", withoutFiles(readReshapeOperation)},
                         {"undo", withoutFiles([](ObjectReader&) { return UndoOperation{}; })},
                         {"redo", withoutFiles([](ObjectReader&) { return RedoOperation{}; })}};
    all.insert(layerReaders().begin(), layerReaders().end());
    all.insert(selectionReaders().begin(), selectionReaders().end());
    all.insert(maskReaders().begin(), maskReaders().end());
    return all;
  }();
  return readers;
}

std::string knownOperations() {
  std::string all;
  for (const auto& [name, reader] : allReaders()) all += (all.empty() ? "" : ", ") + name;
  return all;
}

Result<Operation> readOperation(const json& value, const std::string& path, const std::string& folder) {
  ObjectReader reader(value, path);
  std::string name;
  std::optional<Operation> operation;
  if (reader.read("op", name, true)) {
    if (const auto found = allReaders().find(name); found != allReaders().end())
      operation = found->second(reader, folder);
    else
      reader.fail("op", "unknown operation \"" + shown(name) + "\" (known are " + knownOperations() + ")");
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
