#include "core/tools/ToolState.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/Operation.h"
#include "core/edit/StrokeOperations.h"
#include "core/scene/LiveScatter.h"
#include "core/tools/BendTool.h"
#include "core/tools/BrushSizeTool.h"
#include "core/tools/CropTool.h"
#include "core/tools/LineTool.h"
#include "core/tools/MeasureTool.h"
#include "core/tools/NavigateTool.h"
#include "core/tools/PaintTool.h"
#include "core/tools/PasteTool.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SculptTool.h"
#include "core/tools/SelectTool.h"
#include "core/tools/ToolSchema.h"

namespace scarp {

template <class T>
T& ToolState::add(std::unique_ptr<T> tool) {
  T& added = *tool;
  all_.push_back(std::move(tool));
  return added;
}

ToolState::ToolState(TerrainDocument& document, LiveScatter* scatter)
    : document_(document),
      scatter_(scatter),
      crop_(add(std::make_unique<CropTool>(*this))),
      paste_(add(std::make_unique<PasteTool>(*this))),
      bend_(add(std::make_unique<BendTool>(*this))),
      select_(add(std::make_unique<SelectTool>())),
      line_(add(std::make_unique<LineTool>(*this))),
      measure_(add(std::make_unique<MeasureTool>(*this))),
      sculpt_(add(std::make_unique<SculptTool>())),
      mask_(add(std::make_unique<MaskTool>())),
      place_(add(std::make_unique<PlaceTool>(document))),
      paint_(add(std::make_unique<PaintTool>())) {
  // Buttons and modifiers distinguish their presses, before any other.
  all_.insert(all_.begin(), std::make_unique<NavigateTool>());
  all_.insert(all_.begin(), std::make_unique<BrushSizeTool>());
  const auto forgetGone = [this] {
    if (!values_.selected.empty()) select(values_.selected);
  };
  if (scatter)
    scatterGuard_ = scatter->fieldChanged.subscribe([forgetGone](const ScatterChange&) { forgetGone(); });
  documentGuard_ = document.changed.subscribe([this, forgetGone](const DocumentChange& change) {
    if (change.objects) forgetGone();
    if (!change.layers || values_.maskPainted == kBaseLayer || paintsMask()) return;
    values_.maskPainted = kBaseLayer;
    settingsChanged.emit();
  });
}

ToolState::~ToolState() = default;

Tool& ToolState::current() const {
  switch (values_.tool) {
    case ToolKind::Sculpt:
      return paintsMask() ? mask_ : sculpt_;
    case ToolKind::Place:
      return place_;
    case ToolKind::Select:
      return select_;
    case ToolKind::Paint:
      return paint_;
    case ToolKind::Line:
      return line_;
    case ToolKind::Measure:
      break;
  }
  return measure_;
}

Tool& ToolState::front() const {
  for (const auto& tool : all_)
    if (tool->precedence() != ToolPrecedence::None) return *tool;
  return current();
}

Tool* ToolState::toolFor(const PointerEvent& event, const ToolContext& context) const {
  if (event.button == PointerButton::None) return nullptr;
  for (const auto& tool : all_)
    if (tool->takes(event, current(), context)) return tool.get();
  return &current();
}

bool ToolState::claims(ToolKey key) const {
  return paste_.claims(key) || crop_.claims(key) || current().claims(key);
}

bool ToolState::key(ToolKey key) {
  return !dragging() && (paste_.key(key) || crop_.key(key) || current().key(key));
}

void ToolState::setTool(ToolKind kind) {
  if (values_.tool == kind) return;
  values_.tool = kind;
  settingsChanged.emit();
}

void ToolState::setBrush(const BrushSettings& settings) {
  EXPECTS(validate(settings).ok());
  values_.brush = settings;
  announce();
}

void ToolState::setPlace(const PlaceSettings& settings) {
  EXPECTS(placeSchema().check(settings).ok());
  values_.place = settings;
  settingsChanged.emit();
}

void ToolState::setSelecting(const SelectSettings& settings) {
  if (values_.select == settings) return;
  values_.select = settings;
  settingsChanged.emit();
}

void ToolState::setPainting(const PaintSettings& settings) {
  EXPECTS(settings.opacity >= 0.0 && settings.opacity <= 1.0);
  if (values_.paint == settings) return;
  values_.paint = settings;
  settingsChanged.emit();
}

bool ToolState::paintsMask() const {
  return values_.maskPainted != kBaseLayer && values_.maskPainted == document_.activeLayer();
}

void ToolState::paintMask(bool paints) {
  EXPECTS(!paints || document_.activeLayer() != kBaseLayer);
  if (paints == paintsMask()) return;
  values_.maskPainted = paints ? document_.activeLayer() : kBaseLayer;
  settingsChanged.emit();
}

bool ToolState::canRepeatStroke() const { return values_.lastStroke && !dragging() && !document_.editing(); }

void ToolState::repeatStroke() {
  EXPECTS(canRepeatStroke());
  const StrokeOperation stroke{values_.lastStroke->brush, values_.lastStroke->samples};
  if (const auto done = perform(stroke, document_); !done) refuse(done.error().message);
}

void ToolState::select(const SceneSelection& selection) {
  std::vector<ObjectId> objects;
  for (const ObjectId id : selection.objects.ids())
    if (document_.objects().find(id)) objects.push_back(id);
  std::vector<ScatterPlace> places;
  // What the rules put down now may not be known yet; fieldChanged will tell.
  const bool known = scatter_ && scatter_->field().rules() == document_.scatterRules();
  for (const ScatterPlace& place : selection.scattered.ids())
    if (scatter_ && (!known || scatter_->field().find(place))) places.push_back(place);
  values_.selected = {ObjectSelection(std::move(objects)), ScatterSelection(std::move(places))};
  announce();
}

std::string ToolState::closedAt(const Vec2& place, double reach) const {
  if (!closed_.empty()) return closed_;
  const GridFrame& frame = document_.frame();
  const double column = frame.column(place.x()), row = frame.row(place.y());
  const double columns = reach / frame.dx, rows = reach / frame.dy;
  for (const ClosedArea& area : closedAreas_) {
    const GridRect& rect = area.samples;
    const bool apart = column + columns < rect.column0 || column - columns > rect.column1 - 1 ||
                       row + rows < rect.row0 || row - rows > rect.row1 - 1;
    if (!apart) return area.why;
  }
  return {};
}

Subscription ToolState::beginDrag(DragSubject subject, std::function<void()> cancel) {
  drags_.push_back({subject, std::move(cancel)});
  return Subscription([this, drag = std::prev(drags_.end())] { drags_.erase(drag); });
}

bool ToolState::drags(DragSubject subject) const {
  return std::ranges::any_of(drags_, [&](const Drag& drag) { return drag.subject == subject; });
}

bool ToolState::draggingShared() const {
  return std::ranges::any_of(drags_, [](const Drag& drag) { return drag.subject != DragSubject::Camera; });
}

void ToolState::cancelDragsOf(DragSubject subject) {
  const std::list<Drag> before = drags_;  // a drag that is taken back goes out of the list
  for (const Drag& drag : before)
    if (drag.subject == subject) drag.cancel();
}

void ToolState::refuse(const std::string& why) {
  if (!why.empty()) refused.emit(why);
}

void ToolState::announce() {
  if (values_.brush != announcedBrush_) {
    announcedBrush_ = values_.brush;
    settingsChanged.emit();
  }
  if (values_.selected != announcedSelection_) {
    announcedSelection_ = values_.selected;
    selectedObjectsChanged.emit();
  }
  for (const auto& tool : all_) tool->announce();
}

}  // namespace scarp
