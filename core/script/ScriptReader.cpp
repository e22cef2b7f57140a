
#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/HistoryOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/StrokeOperations.h"
#include "core/io/CrsWay.h"
#include "core/script/AssetJson.h"
#include "core/script/BrushJson.h"
#include "core/script/DrapeJson.h"
#include "core/script/FilterJson.h"
#include "core/script/LayerJson.h"
#include "core/script/MaskJson.h"
#include "core/script/MaterialJson.h"
#include "core/script/ObjectJson.h"
#include "core/script/ObjectReader.h"
#include "core/script/PaintImportJson.h"
#include "core/script/SampleJson.h"
#include "core/script/ScatterRuleJson.h"
#include "core/script/Script.h"
#include "core/script/SelectionJson.h"

namespace scarp {

namespace {

constexpr int kScriptVersion = 1;
constexpr std::size_t kMostStep = 1'000'000'000;

StrokeOperation readStroke(ObjectReader& reader, const FileScope& files) {
  StrokeOperation stroke;
  if (const Json* brush = reader.value("brush", true)) {
    ObjectReader within(*brush, reader.pathOf("brush"));
    readBrush(within, stroke.brush, files);
    if (const auto done = within.done(); !done) reader.fail(done.error());
  }
  readSamples(reader, stroke.samples);
  return stroke;
}

PlaceOperation readPlace(ObjectReader& reader) {
  Object object = readObject(reader);
  readObjectId(reader, object.id);
  return {object};
}

ChangeObjectOperation readChangeObject(ObjectReader& reader) {
  Object object = readObject(reader);
  readObjectId(reader, object.id, true);
  return {object};
}

RemoveObjectOperation readRemoveObject(ObjectReader& reader) {
  RemoveObjectOperation operation;
  readObjectId(reader, operation.id, true);
  return operation;
}

AdjustOperation readAdjust(ObjectReader& reader, const FileScope& files) {
  std::size_t step = 0;
  if (reader.value("step", true)) reader.readWhole("step", step, std::size_t{0}, kMostStep);
  return {step, readStroke(reader, files)};
}

RevertOperation readRevert(ObjectReader& reader) {
  RevertOperation operation;
  if (reader.value("step", true)) reader.readWhole("step", operation.step.place, std::size_t{0}, kMostStep);
  return operation;
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
                         {"remove-object", withoutFiles(readRemoveObject)},
                         {"adjust", readAdjust},
                         {"revert", withoutFiles(readRevert)},
                         {"scatter", withoutFiles(readScatter)},
                         {"filter", withoutFiles(readFilterOperation)},
                         {"reshape", withoutFiles(readReshapeOperation)},
                         {"undo", withoutFiles([](ObjectReader&) { return UndoOperation{}; })},
                         {"redo", withoutFiles([](ObjectReader&) { return RedoOperation{}; })}};
    all.insert(objectReaders().begin(), objectReaders().end());
    all.insert(layerReaders().begin(), layerReaders().end());
    all.insert(selectionReaders().begin(), selectionReaders().end());
    all.insert(maskReaders().begin(), maskReaders().end());
    all.insert(assetReaders().begin(), assetReaders().end());
    all.insert(drapeReaders().begin(), drapeReaders().end());
    all.insert(materialReaders().begin(), materialReaders().end());
    all.insert(paintImportReaders().begin(), paintImportReaders().end());
    all.insert(scatterRuleReaders().begin(), scatterRuleReaders().end());
    return all;
  }();
  return readers;
}

std::string knownOperations() {
  std::string all;
  for (const auto& [name, reader] : allReaders()) all += (all.empty() ? "" : ", ") + name;
  return all;
}

Result<Operation> readOperation(const Json& value, const std::string& path, const FileScope& files) {
  ObjectReader reader(value, path);
  std::string name;
  std::optional<Operation> operation;
  if (reader.read("op", name, true)) {
    if (const auto found = allReaders().find(name); found != allReaders().end())
      operation = found->second(reader, files);
    else
      reader.fail("op", "unknown operation \"" + shown(name) + "\" (known are " + knownOperations() + ")");
  }
  if (const auto done = reader.done(); !done) return done.error();
  return std::move(*operation);
}

}  // namespace

Result<Script> parseScript(std::string_view text, const FileScope& files) {
  const auto root = readJson(text);
  if (!root) return root.error();
  Script script;
  ObjectReader reader(*root, "");
  // The version first: a script of another one may well have keys that this one does not know.
  if (const Json* version = reader.value("scarp", true); version && *version != kScriptVersion)
    reader.fail("scarp", "must be the version 1, not " + ObjectReader::describe(*version));
  std::string frame = "local", crs;
  reader.read("frame", frame);
  if (frame == "world")
    script.world.emplace();
  else if (frame != "local")
    reader.fail("frame", "unknown value \"" + shown(frame) + "\" (known are local, world)");
  if (reader.read("crs", crs)) {
    if (!script.world) reader.fail("crs", "is for scripts in the frame \"world\"");
    if (script.world && (*script.world = wktOfCode(crs)).empty())
      reader.fail("crs", "\"" + shown(crs) + "\" is no CRS");
  }
  const Json* list = reader.value("operations", true);
  if (list && !list->isArray())
    reader.fail("operations", "must be an array, not " + ObjectReader::describe(*list));
  if (const auto done = reader.done(); !done) return done.error();
  script.operations.reserve(list->size());
  for (std::size_t i = 0; i < list->size(); ++i) {
    auto operation = readOperation((*list)[i], "operations[" + std::to_string(i) + "]", files);
    if (!operation) return operation.error();
    script.operations.push_back(std::move(*operation));
  }
  return script;
}

}  // namespace scarp
