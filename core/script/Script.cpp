#include "core/script/Script.h"

#include <algorithm>
#include <optional>
#include <set>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditReach.h"
#include "core/edit/OperationInfo.h"
#include "core/edit/Replay.h"
#include "core/edit/StrokeOperations.h"
#include "core/io/CrsInfo.h"
#include "core/io/WorldPlaces.h"
#include "core/remote/RemoteAddress.h"
#include "core/schema/ObjectReader.h"
#include "core/script/ScriptSteps.h"

namespace scarp {

namespace {

constexpr int kScriptVersion = 1;

std::string knownOperations() {
  std::set<std::string_view> names;
  for (const OperationInfo& info : operationInfos()) names.insert(info.traits.key);
  std::string all;
  for (const std::string_view name : names) all.append(all.empty() ? "" : ", ").append(name);
  return all;
}

Result<Operation> readOperation(const Json& value, const std::string& path, const FileScope& files) {
  ObjectReader reader(value, path);
  std::string name;
  std::optional<Operation> operation;
  if (reader.read("op", name, true)) {
    if (const OperationInfo* const info = findOperation(name))
      operation = info->read(reader, files);
    else
      reader.fail("op", Message("unknown operation \"%1\" (known are %2)", shown(name), knownOperations()));
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
  // The version is checked first, because a script of another version may have unknown keys.
  if (const Json* version = reader.value("scarp", true); version && *version != kScriptVersion)
    reader.fail("scarp", Message("must be the version 1, not %1", ObjectReader::describe(*version)));
  std::string frame = "local", crs;
  reader.read("frame", frame);
  if (frame == "world")
    script.world.emplace();
  else if (frame != "local")
    reader.fail("frame", Message("unknown value \"%1\" (known are local, world)", shown(frame)));
  if (reader.read("crs", crs)) {
    if (!script.world) reader.fail("crs", Message("is for scripts in the frame \"world\""));
    if (script.world && (*script.world = wktOfCode(crs)).empty())
      reader.fail("crs", Message("\"%1\" is no CRS", shown(crs)));
  }
  const Json* list = reader.value("operations", true);
  if (list && !list->isArray())
    reader.fail("operations", Message("must be an array, not %1", ObjectReader::describe(*list)));
  if (const auto done = reader.done(); !done) return done.error();
  script.operations.reserve(list->size());
  for (std::size_t i = 0; i < list->size(); ++i) {
    auto operation = readOperation((*list)[i], "operations[" + std::to_string(i) + "]", files);
    if (!operation) return operation.error();
    script.operations.push_back(std::move(*operation));
  }
  return script;
}

Json operationJson(const Operation& operation) { return operationInfo(operation).write(operation); }

std::string writeScript(const Script& script) {
  // One operation per line, for readable diffs of scripts.
  std::string text = "{\"scarp\": 1, \"operations\": [";
  const char* separator = "\n  ";
  for (const Operation& operation : script.operations) {
    text += separator + operationJson(operation).dump();
    separator = ",\n  ";
  }
  return text + "\n]}\n";
}

namespace {

/// Adds notes about an operation that was just performed: those of its kind, and one if it should have
/// changed something and did not.
void addEffectNotes(const Operation& operation, bool recorded, const TerrainDocument& document,
                    OperationNotes& notes) {
  const OperationInfo& info = operationInfo(operation);
  info.addNotes(operation, document, notes);
  const EditHistory& history = document.history();
  const bool isStep = recorded && history.position() > 0;
  if (!info.traits.effect || (isStep && !history.record(history.position() - 1).empty())) return;
  const Message why = info.whyNoEffect(operation, document);
  notes.push_back(why.empty() ? Message("%1 changes nothing", info.traits.effect())
                              : Message("%1 changes nothing: %2", info.traits.effect(), why));
}

/// An operation of a script in the frame "world", on the terrain as it is by then.
Result<Operation> placed(const Operation& operation, const std::string& crs,
                         const TerrainDocument& document) {
  if (!document.georeference().hasGeoTransform)
    return Error{"the terrain has no place in the world, which the frame \"world\" needs"};
  const auto places = WorldPlaces::create(document.frame(), document.georeference(), crs);
  if (!places) return Error{"the script's places: %1", places.error().message};
  return inLocalFrame(operation, *places);
}

Result<void> replayAll(const Script& script, TerrainDocument& document, const Progress& progress,
                       const ScriptNote& note) {
  std::vector<ReplayStep> steps;
  steps.reserve(script.operations.size());
  for (const Operation& operation : script.operations) steps.push_back({&operation});
  const auto prefix = [](std::size_t i) {
    return Message::verbatim("operations[" + std::to_string(i) + "]");
  };
  ReplayRules rules{.readsFiles = true, .errorPrefix = prefix};
  if (script.world)
    rules.convert = [&](const Operation& operation) { return placed(operation, *script.world, document); };
  std::set<std::string> inexact;  // Said once, as a script can have thousands of such strokes.
  if (note)
    rules.performed = [&](std::size_t i, const Operation& operation, bool recorded, OperationNotes& notes) {
      addEffectNotes(operation, recorded, document, notes);
      if (const auto* stroke = operation.as<StrokeOperation>())
        if (Message why = whyStrokeInexact(document, stroke->brush, stroke->samples);
            !why.empty() && inexact.insert(why.text()).second)
          notes.push_back(std::move(why));
      for (const Message& one : notes) note(messageIn(prefix(i), one));
    };
  return replaySteps(steps, document, rules, progress);
}

}  // namespace

std::vector<std::string> addressesIn(const Script& script) {
  std::vector<std::string> addresses;
  for (const Operation& operation : script.operations) {
    const std::string path = operationInfo(operation).filePath(operation);
    if (looksRemote(path) && std::ranges::find(addresses, path) == addresses.end()) addresses.push_back(path);
  }
  return addresses;
}

Result<void> replay(const Script& script, TerrainDocument& document, const Progress& progress,
                    const ScriptNote& note) {
  // Later operations count the steps before them, whether or not these changed anything.
  const bool counted = document.countsIdleSteps();
  document.countIdleSteps(true);
  auto done = replayAll(script, document, progress, note);
  document.countIdleSteps(counted);
  return done;
}

}  // namespace scarp
