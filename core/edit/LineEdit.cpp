#include "core/edit/LineEdit.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>

#include "core/document/EditHistory.h"
#include "core/document/LayerGroups.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/LineLimits.h"
#include "core/edit/LineReferences.h"
#include "core/edit/Operation.h"
#include "core/line/LineChoice.h"
#include "core/line/LineSchema.h"
#include "core/objects/SeededRandom.h"

namespace scarp {

namespace {

std::map<LineId, std::size_t> placesOf(const std::vector<Line>& lines) {
  std::map<LineId, std::size_t> places;
  for (std::size_t i = 0; i < lines.size(); ++i) places.emplace(lines[i].id, i);
  return places;
}

Message titleOf(LineStep step, std::size_t count) {
  switch (step) {
    case LineStep::Add:
      return Message("Add %1 lines", count);
    case LineStep::Change:
      return Message("Change %1 lines", count);
    case LineStep::Delete:
      return Message("Delete %1 lines", count);
    case LineStep::Reorder:
      return Message("Reorder %1 lines", count);
  }
  return {};
}

Message titleOf(LineStep step, const Line& line) {
  std::string text = lineKindNames().title(line.kind);
  text[0] = static_cast<char>(text[0] - 'A' + 'a');
  Message kind(text.c_str());
  const bool named = !line.name.empty();
  switch (step) {
    case LineStep::Add:
      return named ? Message("Add %1 \"%2\"", kind, line.name) : Message("Add %1", kind);
    case LineStep::Change:
      return named ? Message("Change %1 \"%2\"", kind, line.name) : Message("Change %1", kind);
    case LineStep::Delete:
      return named ? Message("Delete %1 \"%2\"", kind, line.name) : Message("Delete %1", kind);
    case LineStep::Reorder:
      return named ? Message("Reorder %1 \"%2\"", kind, line.name) : Message("Reorder %1", kind);
  }
  return {};
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
  return session->keep(std::make_shared<const Operation>(std::move(done)));
}

Result<void> LineEdit::commitAdded(EditSession& session) {
  if (!newLayer_) {
    LinesOperation done;
    done.layer = document_.placeOf(layer_);
    done.lines = lines_;
    return session.keep(std::make_shared<const Operation>(std::move(done)));
  }
  AddLayerOperation done{layerName_};
  done.ofLines = true;
  done.lines = lines_;
  done.made = layer_;
  if (auto kept = session.keep(std::make_shared<const Operation>(std::move(done))); !kept) return kept;
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
  return lines.size() == 1 ? titleOf(step, lines.front()) : titleOf(step, lines.size());
}

}  // namespace scarp
