#include "core/script/Script.h"

#include <set>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/edit/OperationInfo.h"
#include "core/io/CrsWay.h"
#include "core/schema/ObjectReader.h"

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

}  // namespace scarp
