#include "core/edit/LineEdit.h"

#include <algorithm>
#include <map>
#include <set>

#include "core/document/EditHistory.h"
#include "core/document/LayerGroups.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/LineLimits.h"
#include "core/edit/LineReferences.h"
#include "core/edit/Operation.h"
#include "core/edit/OperationInfo.h"
#include "core/line/Line.h"
#include "core/line/LineSchema.h"
#include "core/objects/SeededRandom.h"

namespace scarp {

namespace {

std::map<LineId, std::size_t> placesOf(const std::vector<Line>& lines) {
  std::map<LineId, std::size_t> places;
  for (std::size_t i = 0; i < lines.size(); ++i) places.emplace(lines[i].id, i);
  return places;
}

}  // namespace

LineEdit::LineEdit(TerrainDocument& document, LayerId layer, const std::vector<LineId>& lines)
    : document_(document), layer_(layer) {
  const std::vector<Line>* const all = linesOf(document, layer);
  EXPECTS(all && !lines.empty());
  const std::map<LineId, std::size_t> places = placesOf(*all);
  for (const LineId id : lines) {
    EXPECTS(places.contains(id));
    before_.push_back((*all)[places.at(id)]);
  }
  lines_ = before_;
  session_ = std::make_unique<EditSession>(document, titleOf(LineStep::Change, before_));
}

LineEdit::LineEdit(TerrainDocument& document, LayerId layer, std::vector<Line> lines, Adding)
    : document_(document), layer_(layer), before_(lines), lines_(std::move(lines)), adds_(true) {}

Result<std::unique_ptr<LineEdit>> LineEdit::adding(std::vector<Line> lines, TerrainDocument& document,
                                                   const NewLineNames& names) {
  EXPECTS(!lines.empty());
  DocumentState state = document.state();
  LayerId layer = layerForLines(document);
  const bool newLayer = layer == kBaseLayer;
  if (newLayer) {
    if (state.layers.size() >= kMaxDocumentLayers) return Error{"%1 layers are the most", kMaxDocumentLayers};
    Layer made;
    made.id = layer = document.takeLayerId(0);
    made.name = names.layer;
    made.blend = LayerBlend::Replace;
    made.lines = LineSet(std::vector<Line>());
    state.layers.insert(
        state.layers.begin() + static_cast<std::ptrdiff_t>(document.placeOf(document.activeLayer())), made);
  } else if (Message why = whyLinesClosed(document, layer); !why.empty()) {
    return Error{std::move(why)};
  }
  LineSet& changed = std::ranges::find(state.layers, layer, &Layer::id)->lines;
  std::vector<Line> all = changed.lines();
  giveIds(lines, all, document.history().ids().next());
  all.insert(all.end(), lines.begin(), lines.end());
  if (auto good = validate(all); !good) return good.error();
  changed = LineSet(std::move(all));
  if (auto good = checkLineWork(state.layers, document.frame()); !good) return good.error();
  std::unique_ptr<LineEdit> edit(new LineEdit(document, layer, lines, Adding{}));
  edit->newLayer_ = newLayer;
  edit->layerName_ = names.layer;
  edit->session_ = std::make_unique<EditSession>(document, titleOf(LineStep::Add, lines));
  edit->session_->setState(std::move(state), EditSession::DerivedLayers::Now);
  return edit;
}

LineEdit::~LineEdit() = default;

Result<void> LineEdit::show(std::vector<Line> lines) {
  EXPECTS(session_ && std::ranges::equal(lines, before_, {}, &Line::id, &Line::id));
  for (const Line& line : lines)
    if (auto good = validate(line); !good)
      return errorIn(lines.size() == 1 ? Message("the line") : Message("the line \"%1\"", labelOf(line)),
                     good.error());
  if (lines == lines_) return {};
  std::vector<Line> all = *linesOf(document_, layer_);
  const std::map<LineId, std::size_t> places = placesOf(all);
  for (const Line& line : lines) all[places.at(line.id)] = line;
  DocumentState state = document_.state();
  std::ranges::find(state.layers, layer_, &Layer::id)->lines = LineSet(std::move(all));
  if (auto good = checkLineWork(state.layers, document_.frame()); !good) return good;
  session_->setState(std::move(state), EditSession::DerivedLayers::Preview);
  lines_ = std::move(lines);
  return {};
}

Result<void> LineEdit::commit() {
  EXPECTS(session_);
  const std::unique_ptr<EditSession> session = std::move(session_);
  if (adds_) return commitAdded(*session);
  LinesOperation done;
  DocumentState state = document_.state();
  const auto layer = std::ranges::find(state.layers, layer_, &Layer::id);
  bool relabelled = false;
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    if (lines_[i] == before_[i]) continue;
    done.lines.push_back(lines_[i]);
    if (lines_[i].name == before_[i].name) continue;
    followLineLabel(state, layer->name, labelOf(before_[i]), labelOf(lines_[i]));
    relabelled = true;
  }
  if (done.lines.empty()) return {};
  if (relabelled) session->setState(std::move(state));
  done.layer = document_.placeOf(layer_);
  return session->keep(std::move(done));
}

Result<void> LineEdit::commitAdded(EditSession& session) {
  if (!newLayer_) {
    LinesOperation done;
    done.layer = document_.placeOf(layer_);
    done.lines = lines_;
    return session.keep(std::move(done));
  }
  AddLayerOperation done{layerName_};
  done.ofLines = true;
  done.lines = lines_;
  done.made = layer_;
  if (auto kept = session.keep(std::move(done)); !kept) return kept;
  document_.activate(layer_);
  return {};
}

const std::vector<Line>* linesOf(const TerrainDocument& document, LayerId layer) {
  const auto found = std::ranges::find(document.layers(), layer, &Layer::id);
  return found != document.layers().end() && found->lines ? &found->lines.lines() : nullptr;
}

LayerId layerForLines(const TerrainDocument& document) {
  if (linesOf(document, document.activeLayer())) return document.activeLayer();
  LayerId uppermost = kBaseLayer;
  for (const Layer& layer : document.layers())
    if (layer.lines) uppermost = layer.id;
  return uppermost;
}

Message whyLinesClosed(const TerrainDocument& document, LayerId layer) {
  const auto found = std::ranges::find(document.layers(), layer, &Layer::id);
  if (found == document.layers().end()) return {};
  const auto index = static_cast<std::size_t>(found - document.layers().begin());
  if (Message why = whyLocked(document.layers(), index); !why.empty()) return why;
  return whyHidden(document.layers(), index);
}

Result<void> addLines(std::vector<Line> lines, TerrainDocument& document, const NewLineNames& names) {
  if (lines.empty()) return {};
  if (document.editing()) return Error{"the ground is being edited just now"};
  const LayerId layer = layerForLines(document);
  if (layer == kBaseLayer) {
    AddLayerOperation add{names.layer};
    add.ofLines = true;
    add.lines = std::move(lines);
    add.surface = true;
    add.surfaceNames = names.surfaces;
    return perform(add, document);
  }
  if (Message why = whyLinesClosed(document, layer); !why.empty()) return Error{std::move(why)};
  LinesOperation put;
  put.layer = document.placeOf(layer);
  put.lines = std::move(lines);
  put.surface = true;
  put.surfaceNames = names.surfaces;
  return perform(put, document);
}

Result<void> addLineLayer(std::vector<Line> lines, const std::string& name, bool visible,
                          TerrainDocument& document) {
  if (document.editing()) return Error{"the ground is being edited just now"};
  AddLayerOperation add{name};
  add.ofLines = true;
  add.lines = std::move(lines);
  add.visible = visible;
  return perform(add, document);
}

void giveIds(std::vector<Line>& lines, const std::vector<Line>& others, StepId step) {
  constexpr StepId kFirstOfTeams = StepId{1} << 36;
  std::set<LineId> taken;
  for (const std::vector<Line>* some : {&std::as_const(lines), &others})
    for (const Line& line : *some) taken.insert(line.id);
  LineId last = taken.empty() ? 0 : *taken.rbegin();
  SeededRandom random(step);
  const auto newId = [&]() -> LineId {
    if (step < kFirstOfTeams) return ++last;
    for (;;) {
      const LineId drawn = 1 + static_cast<LineId>(random.next() * 0x1p31);
      if (taken.insert(drawn).second) return drawn;
    }
  };
  for (Line& line : lines)
    if (line.id == 0) line.id = newId();
}

Message titleOf(LineStep step, const std::vector<Line>& lines) {
  EXPECTS(!lines.empty());
  const std::size_t count = lines.size();
  const bool many = count > 1;
  const std::string& name = lines.front().name;
  std::string text = lineKindNames().title(lines.front().kind);
  text[0] = static_cast<char>(text[0] - 'A' + 'a');
  const Message kind(text.c_str());
  switch (step) {
    case LineStep::Add:
      if (many) return Message("Add %1 lines", count);
      return name.empty() ? Message("Add %1", kind) : Message("Add %1 \"%2\"", kind, name);
    case LineStep::Change:
      if (many) return Message("Change %1 lines", count);
      return name.empty() ? Message("Change %1", kind) : Message("Change %1 \"%2\"", kind, name);
    case LineStep::Delete:
      if (many) return Message("Delete %1 lines", count);
      return name.empty() ? Message("Delete %1", kind) : Message("Delete %1 \"%2\"", kind, name);
    case LineStep::Reorder:
      if (many) return Message("Reorder %1 lines", count);
      return name.empty() ? Message("Reorder %1", kind) : Message("Reorder %1 \"%2\"", kind, name);
  }
  return {};
}

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
  return commitState(document, titleOf(operation, added, gone), std::move(state), std::move(done));
}

OperationParts LinesOperation::parts() { return {.layers = {&layer}, .lines = &lines}; }

}  // namespace scarp
