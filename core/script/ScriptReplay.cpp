#include <algorithm>
#include <optional>
#include <set>

#include "core/document/TerrainDocument.h"
#include "core/edit/EditReach.h"
#include "core/edit/OperationInfo.h"
#include "core/edit/StrokeOperations.h"
#include "core/io/WorldPlaces.h"
#include "core/remote/RemoteAddress.h"
#include "core/script/Script.h"
#include "core/script/WorldScript.h"

namespace scarp {

namespace {

/// Performs an operation with the content of the files that it names. Adds notes about reading them.
Result<void> performWithFiles(const Operation& operation, TerrainDocument& document, const Progress& progress,
                              OperationNotes& notes) {
  const OperationInfo& info = operationInfo(operation);
  if (!info.readFiles) return perform(operation, document, progress);
  Operation here = operation;
  const auto read = info.readFiles(here, document, partOf(progress, 0.0, 0.9), notes);
  if (!read) return read.error();
  return perform(here, document, *read ? partOf(progress, 0.9, 1.0) : progress);
}

/// Adds notes about an operation that was just performed: its own, and one if it was meant to change
/// something and did not.
void addEffectNotes(const Operation& operation, std::uint64_t pushes, const TerrainDocument& document,
                    OperationNotes& notes) {
  const OperationInfo& info = operationInfo(operation);
  info.addNotes(operation, document, notes);
  const EditHistory& history = document.history();
  const bool recorded = history.pushes() != pushes && history.position() > 0;
  if (!info.traits.effect || (recorded && !history.record(history.position() - 1).empty())) return;
  const std::string why = info.whyNoEffect(operation, document);
  notes.push_back(std::string(info.traits.effect) + " changes nothing" + (why.empty() ? "" : ": " + why));
}

/// An operation of a script in the frame "world", on the terrain as it is by then.
Result<Operation> placed(const Operation& operation, const std::string& crs,
                         const TerrainDocument& document) {
  if (!document.georeference().hasGeoTransform)
    return Error{"the terrain has no place in the world, which the frame \"world\" needs"};
  const auto places = WorldPlaces::create(document.frame(), document.georeference(), crs);
  if (!places) return Error{"the script's places: " + places.error().message};
  return inLocalFrame(operation, *places);
}

Result<void> replayAll(const Script& script, TerrainDocument& document, const Progress& progress,
                       const ScriptNote& note) {
  const std::size_t count = script.operations.size();
  std::set<std::string> inexact;  // Said once, as a script can have thousands of such strokes.
  for (std::size_t i = 0; i < count; ++i) {
    const double share = 1.0 / static_cast<double>(count), done = share * static_cast<double>(i);
    if (!keepGoing(progress, done)) return Error::cancel();
    const auto within = [&](double fraction) { return keepGoing(progress, done + share * fraction); };
    const std::uint64_t pushes = document.history().pushes();
    std::optional<Operation> moved;
    Result<void> result;
    if (script.world) {
      auto local = placed(script.operations[i], *script.world, document);
      if (local)
        moved = *std::move(local);
      else
        result = local.error();
    }
    const Operation& operation = moved ? *moved : script.operations[i];
    OperationNotes notes;
    if (result) result = performWithFiles(operation, document, within, notes);
    if (result && note) {
      addEffectNotes(operation, pushes, document, notes);
      if (const auto* stroke = operation.as<StrokeOperation>())
        if (std::string why = whyStrokeInexact(document, stroke->brush, stroke->samples);
            !why.empty() && inexact.insert(why).second)
          notes.push_back(std::move(why));
      for (const std::string& one : notes) note("operations[" + std::to_string(i) + "]: " + one);
    }
    if (result) continue;
    if (result.error().cancelled) return result;
    return Error{"operations[" + std::to_string(i) + "]: " + result.error().message};
  }
  return {};
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
