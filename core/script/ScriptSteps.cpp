#include "core/script/ScriptSteps.h"

#include <algorithm>
#include <utility>

#include "core/document/EditHistory.h"
#include "core/edit/OperationInfo.h"

namespace scarp {

bool goesWithoutHistory(const Script& script) {
  return std::ranges::none_of(script.operations, needsHistory);
}

Result<ScriptSteps> stepsOf(const Script& script, DocumentParts parts, TerrainDocument::Ids ids,
                            const Progress& progress) {
  EXPECTS(goesWithoutHistory(script));
  parts.history = {};
  TerrainDocument copy(std::move(parts));
  copy.takeIdsFrom(std::move(ids));
  Message note;
  const auto done = replay(script, copy, progress, [&note](const Message& line) {
    if (note.empty()) note = line;
  });
  if (!done && done.error().cancelled) return done.error();
  ScriptSteps result{{}, copy.activatedLayer(), done ? Message() : done.error().message, std::move(note)};
  const PresentTile present = [&copy](const TileKey& key) {
    const HeightRaster* const raster = copy.raster(key.raster);
    return raster && key.slot < raster->tileCount() ? raster->tile(key.slot) : HeightRaster::TilePtr();
  };
  const EditHistory& history = copy.history();
  for (std::size_t step = history.position(); step-- > 0;) {
    // Undone, a record holds what its edit left behind.
    if (const auto undone = copy.undo(); !undone) return undone.error();
    auto tiles = history.tilesOf(step, present);
    if (!tiles) return tiles.error();
    EditRecord record = history.record(step);
    record.tiles = *std::move(tiles);
    if (!record.empty()) result.steps.push_back(std::move(record));
  }
  std::ranges::reverse(result.steps);
  return result;
}

void takeSteps(ScriptSteps steps, TerrainDocument& document) {
  for (EditRecord& step : steps.steps) document.replay(std::move(step));
  const auto& layers = document.layers();
  const bool there = steps.active == kBaseLayer || std::ranges::find(layers, steps.active, &Layer::id) != layers.end();
  if (there && steps.active != document.activatedLayer()) document.activate(steps.active);
}

}  // namespace scarp
