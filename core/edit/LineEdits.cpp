#include <algorithm>
#include <map>
#include <set>

#include "core/edit/EditSession.h"
#include "core/edit/LayerEdits.h"
#include "core/line/LineSchema.h"
#include "core/objects/SeededRandom.h"

namespace scarp {

namespace {

/// "Add road "Angeles Crest"", "Change 3 lines".
std::string lineStepName(const LinesOperation& operation, std::size_t added, const std::vector<Line>& gone) {
  const std::size_t count = operation.lines.size() + gone.size();
  const char* const what = operation.lines.empty()           ? "Delete"
                           : added == operation.lines.size() ? "Add"
                                                             : "Change";
  if (count != 1) return std::string(what) + " " + std::to_string(count) + " lines";
  const Line& line = operation.lines.empty() ? gone.front() : operation.lines.front();
  std::string kind = lineKindNames().title(line.kind);
  kind[0] = static_cast<char>(kind[0] - 'A' + 'a');
  return std::string(what) + " " + kind + (line.name.empty() ? "" : " \"" + line.name + "\"");
}

/// An id for a new line: the next one. Where several edit one terrain (core/team) what others add is not known: there
/// an id is drawn, by the number of the step, which nobody else has.
LineId newLineId(const TerrainDocument& document, const std::map<LineId, std::size_t>& taken, LineId& last) {
  const StepId step = document.history().ids().next();
  constexpr StepId kFirstOfTeams = StepId{1} << 36;
  if (step < kFirstOfTeams) return ++last;
  for (SeededRandom random(step);;) {
    const LineId drawn = 1 + static_cast<LineId>(random.next() * 0x1p31);
    if (!taken.contains(drawn)) return drawn;
  }
}

}  // namespace

Result<void> editLayers(const LinesOperation& operation, TerrainDocument& document) {
  const auto& layers = document.layers();
  if (operation.layer < 1 || operation.layer > layers.size())
    return Error{"there is no layer " + std::to_string(operation.layer.place)};
  const Layer& layer = layers[operation.layer - 1];
  if (!layer.lines) return Error{"the layer \"" + layer.name + "\" holds no lines"};
  if (layer.locked) return Error{"the layer \"" + layer.name + "\" is locked"};
  LinesOperation done = operation;
  std::vector<Line> lines = layer.lines.lines(), gone;
  LineId last = 0;
  std::map<LineId, std::size_t> places;
  for (std::size_t i = 0; i < lines.size(); ++i) {
    places.emplace(lines[i].id, i);
    last = std::max(last, lines[i].id);
  }
  for (const Line& line : operation.lines) last = std::max(last, line.id);
  std::size_t added = 0;
  for (Line& line : done.lines) {
    if (line.id == 0) line.id = newLineId(document, places, last);
    const auto [at, fresh] = places.try_emplace(line.id, lines.size());
    if (fresh) {
      lines.push_back(line);
      ++added;
    } else {
      lines[at->second] = line;
    }
  }
  std::set<LineId> removed;
  for (const LineId id : operation.removed) {
    const auto at = places.find(id);
    if (at == places.end()) return Error{"there is no line " + std::to_string(id)};
    if (removed.insert(id).second) gone.push_back(lines[at->second]);
  }
  std::erase_if(lines, [&](const Line& line) { return removed.contains(line.id); });
  if (auto good = validate(lines); !good) return good;
  if (lines == layer.lines.lines()) return {};
  DocumentState state = document.state();
  state.layers[operation.layer - 1].lines = LineSet(std::move(lines));
  EditSession session(document, lineStepName(operation, added, gone));
  session.setState(std::move(state));
  return session.keep(std::make_shared<const Operation>(std::move(done)));
}

}  // namespace scarp
