#include "core/tools/ToolState.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/edit/ClipOperations.h"
#include "core/edit/EditReach.h"
#include "core/edit/EditSession.h"
#include "core/edit/LineEdit.h"
#include "core/edit/PasteEdit.h"
#include "core/edit/StrokeOperations.h"
#include "core/live/LiveScatter.h"
#include "core/objects/AssetMesh.h"
#include "core/tools/ChosenLine.h"
#include "core/tools/MeasureTool.h"
#include "core/tools/ToolSchema.h"

namespace scarp {

ToolState::ToolState(TerrainDocument& document, LiveScatter* scatter)
    : document_(document), scatter_(scatter) {
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
  lineGuard_ = document.historyChanged.subscribe([this] {
    LineWork& work = values_.line;
    if (work.chosen == 0) return;
    const std::vector<const Line*> left = chosenLines(document_, work);
    if (left.size() != 1 + work.also.size()) return chooseLines(idsOf(left), work.chosen);
    if (work.point && *work.point >= left.front()->points.size()) chooseLine(work.chosen);
  });
}

ToolState::~ToolState() = default;

void ToolState::setLineKind(LineKind kind) {
  values_.line.kind = kind;
  if (kind == LineKind::Stamp) values_.line.draft.clear();
  announce();
}

void ToolState::setNextStamp(LineBrush stamp) {
  values_.line.stamp = std::move(stamp);
  announce();
}

void ToolState::setLineSnaps(bool snaps) {
  values_.line.snaps = snaps;
  announce();
}

void ToolState::chooseLine(LineId line, std::optional<std::size_t> point) {
  values_.line.layer = layerForLines(document_);
  choose(values_.line, {line});
  values_.line.point = point;
  announce();
}

void ToolState::chooseLines(std::vector<LineId> lines, LineId current) {
  values_.line.layer = layerForLines(document_);
  choose(values_.line, std::move(lines), current);
  announce();
}

bool ToolState::endDraftedLine() {
  if (dragging() || !draftsLine()) return false;
  const std::string why = document_.editing() ? "the ground is being edited just now"
                                              : endDraft(values_.line, document_);
  announce();
  refuse(why);
  return true;
}

bool ToolState::takeBackDraftedPoint() {
  if (dragging() || !draftsLine()) return false;
  values_.line.draft.pop_back();
  announce();
  return true;
}

bool ToolState::giveUpLine() {
  if (dragging() || values_.tool != ToolKind::Line) return false;
  if (values_.line.draft.empty() && values_.line.chosen == 0) return false;
  if (values_.line.draft.empty())
    chooseLine(0);
  else
    values_.line.draft.clear();
  announce();
  return true;
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

Result<void> ToolState::beginPaste(PasteOperation paste) {
  if (std::string why = document_.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  if (dragging() || document_.editing()) return Error{"the ground is being edited just now"};
  pasteEdit_ = std::make_unique<PasteEdit>(document_);
  values_.floating = std::move(paste);
  showPaste();
  return {};
}

void ToolState::setPlacement(const ClipPlacement& placement) {
  EXPECTS(values_.floating && placement.scale > 0.0 && placement.feather >= 0.0);
  values_.floating->placement = placement;
  showPaste();
}

void ToolState::showPaste() {
  if (!pasteEdit_ || !values_.floating) return;
  if (const auto* shown = pasteEdit_->placement(); shown && *shown == values_.floating->placement) return;
  if (!pasteEdit_->lay(*values_.floating)) return;
  pasteChanged.emit();
}

bool ToolState::dropPaste() {
  if (!pasteEdit_ || dragging()) return false;
  std::string refusal;
  if (pasteEdit_->placement() && !pasteEdit_->commit()) {
    const GridRect under =
        samplesUnder(document_.frame(), *values_.floating->clip, values_.floating->placement);
    refusal = pasteEdit_->refusal();
    if (refusal.empty()) refusal = whyMasked(document_, under, Masked::ByLayer);
    if (refusal.empty()) refusal = "what was pasted changed nothing";
  }
  values_.floating.reset();
  pasteEdit_.reset();
  pasteChanged.emit();
  refuse(refusal);
  return true;
}

bool ToolState::takePasteBack() {
  if (!pasteEdit_ || dragging()) return false;
  values_.floating.reset();
  pasteEdit_.reset();
  pasteChanged.emit();
  return true;
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

void ToolState::beginCrop(const GridRect& samples) {
  cancelDragsOf(DragSubject::Crop);
  values_.crop = samples;
  announce();
}

void ToolState::endCrop() {
  cancelDragsOf(DragSubject::Crop);
  values_.crop.reset();
  announce();
}

bool ToolState::answerCrop(bool keep) {
  if (!values_.crop || dragging()) return false;
  cropAnswered.emit(keep);
  return true;
}

void ToolState::beginBend(BendablePath path) {
  endBend();
  values_.bending = std::move(path);
  tellBend();
}

void ToolState::endBend() {
  if (!values_.bending) return;
  cancelDragsOf(DragSubject::Path);
  values_.bending.reset();
  tellBend();
}

void ToolState::tellBend() {
  announced_.bends = ++values_.bends;
  bendChanged.emit();
}

bool ToolState::drawingLine() const {
  return values_.tool == ToolKind::Measure && !values_.measured.ended && !values_.measured.corners.empty();
}

bool ToolState::endMeasuredLine() {
  if (dragging() || values_.tool != ToolKind::Measure || !endLine(values_.measured)) return false;
  announce();
  return true;
}

bool ToolState::takeBackCorner() {
  if (dragging() || values_.tool != ToolKind::Measure || !takeBack(values_.measured)) return false;
  announce();
  return true;
}

void ToolState::clearMeasuredLine() {
  if (drags(DragSubject::Line)) return;
  values_.measured = {};
  announce();
}

void ToolState::beginMeasuring(const Vec2& place) {
  if (dragging()) return;
  setTool(ToolKind::Measure);
  values_.measured = {};
  values_.measured.corners.push_back(place);
  announce();
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
  const auto tell = [this]<class T>(T ToolValues::*member, const Signal<>& changed) {
    if (values_.*member == announced_.*member) return;
    announced_.*member = values_.*member;
    changed.emit();
  };
  tell(&ToolValues::brush, settingsChanged);
  tell(&ToolValues::selected, selectedObjectsChanged);
  tell(&ToolValues::draft, draftChanged);
  tell(&ToolValues::crop, cropChanged);
  tell(&ToolValues::bends, bendChanged);
  tell(&ToolValues::measured, measuredChanged);
  tell(&ToolValues::line, lineChanged);
}

}  // namespace scarp
