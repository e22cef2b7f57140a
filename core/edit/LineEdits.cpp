#include <algorithm>
#include <map>
#include <set>

#include "core/document/EditHistory.h"
#include "core/document/LayerGroups.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/LineEdit.h"
#include "core/edit/LineLimits.h"
#include "core/edit/LineMaterials.h"
#include "core/edit/LineReferences.h"
#include "core/edit/OperationInfo.h"
#include "core/line/LineSchema.h"

namespace scarp {

namespace {

Message titleOf(const LinesOperation& operation, std::size_t added, const std::vector<Line>& gone) {
  const LineStep step = operation.lines.empty()
                            ? operation.removed.empty() ? LineStep::Reorder : LineStep::Delete
                        : added == operation.lines.size() ? LineStep::Add
                                                          : LineStep::Change;
  std::vector<Line> all = operation.lines;
  all.insert(all.end(), gone.begin(), gone.end());
  return titleOf(step, all);
}

/// Moves lines in the order of a layer; those that are moved, or an error of one line.
Result<std::vector<Line>> reorder(const LineOrder& order, std::vector<Line>& lines) {
  std::vector<Line> moved, others;
  const std::set<LineId> wanted(order.lines.begin(), order.lines.end());
  for (Line& line : lines) (wanted.contains(line.id) ? moved : others).push_back(std::move(line));
  for (const LineId id : wanted)
    if (std::ranges::find(moved, id, &Line::id) == moved.end()) return Error{"there is no line %1", id};
  const auto at = order.before == 0 ? others.end() : std::ranges::find(others, order.before, &Line::id);
  if (at == others.end() && order.before != 0)
    return Error{"there is no other line %1 to move lines before", order.before};
  others.insert(at, moved.begin(), moved.end());
  lines = std::move(others);
  return moved;
}

}  // namespace

Result<void> performByPlaces(const LinesOperation& operation, TerrainDocument& document, const Progress&) {
  const auto& layers = document.layers();
  if (operation.layer < 1 || operation.layer > layers.size())
    return Error{"there is no layer %1", operation.layer.place};
  const Layer& layer = layers[operation.layer - 1];
  if (!layer.lines) return Error{"the layer \"%1\" holds no lines", layer.name};
  if (Message why = whyLocked(layers, operation.layer - 1); !why.empty()) return Error{std::move(why)};
  LinesOperation done = operation;
  std::vector<std::pair<std::string, std::string>> relabelled;
  std::vector<Line> lines = layer.lines.lines(), gone;
  std::map<LineId, std::size_t> places;
  for (std::size_t i = 0; i < lines.size(); ++i) places.emplace(lines[i].id, i);
  giveIds(done.lines, lines, document.history().ids().next());
  std::size_t added = 0;
  for (const Line& line : done.lines) {
    const auto [at, fresh] = places.try_emplace(line.id, lines.size());
    if (fresh) {
      lines.push_back(line);
      ++added;
    } else {
      Line& known = lines[at->second];
      if (known.name != line.name) relabelled.emplace_back(labelOf(known), labelOf(line));
      known = line;
    }
  }
  std::set<LineId> removed;
  for (const LineId id : operation.removed) {
    const auto at = places.find(id);
    if (at == places.end()) return Error{"there is no line %1", id};
    if (removed.insert(id).second) gone.push_back(lines[at->second]);
  }
  std::erase_if(lines, [&](const Line& line) { return removed.contains(line.id); });
  if (!operation.order.lines.empty()) {
    auto moved = reorder(operation.order, lines);
    if (!moved) return moved.error();
    if (operation.lines.empty() && operation.removed.empty()) gone = *std::move(moved);
  }
  if (auto good = validate(lines); !good) return good;
  if (lines == layer.lines.lines()) return {};
  DocumentState state = document.state();
  if (operation.surface)
    addFirstSurfaces(done.lines, operation.surfaceNames, document.newMaterialId(), state);
  state.layers[operation.layer - 1].lines = LineSet(std::move(lines));
  if (auto good = checkLineWork(state.layers, document.frame()); !good) return good;
  for (const auto& [before, after] : relabelled) followLineLabel(state, layer.name, before, after);
  EditSession session(document, titleOf(operation, added, gone));
  session.setState(std::move(state));
  return session.keep(std::make_shared<const Operation>(std::move(done)));
}

OperationParts LinesOperation::parts() { return {.layers = {&layer}, .lines = &lines}; }

}  // namespace scarp
