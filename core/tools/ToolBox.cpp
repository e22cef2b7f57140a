#include "core/tools/ToolBox.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/edit/EditSession.h"
#include "core/edit/Operation.h"
#include "core/edit/PasteEdit.h"
#include "core/objects/AssetMesh.h"
#include "core/tools/BendTool.h"
#include "core/tools/BrushSizeTool.h"
#include "core/tools/CropTool.h"
#include "core/tools/MeasureTool.h"
#include "core/tools/NavigateTool.h"
#include "core/tools/PasteTool.h"
#include "core/tools/PlaceTool.h"
#include "core/tools/SculptTool.h"
#include "core/tools/SelectTool.h"
#include "core/view/ViewLimits.h"

namespace scarp {

namespace {

constexpr double kPacePerStep = 1.2;
constexpr double kSlowestPace = 0.01, kFastestPace = 100.0;
/// No screen is larger; a place beyond it is a device's mistake.
constexpr double kFarthestPixel = 1e6;
/// Of the radius: a way long enough to tell where the cursor is heading.
constexpr double kHeadingWay = 0.1;

}  // namespace

ToolBox::ToolBox(TerrainDocument& document)
    : context_{{.document = document, .camera = camera_}},
      sculpt_(std::make_unique<SculptTool>()),
      place_(std::make_unique<PlaceTool>()),
      measure_(std::make_unique<MeasureTool>()),
      select_(std::make_unique<SelectTool>()),
      mask_(std::make_unique<MaskTool>()),
      paste_(std::make_unique<PasteTool>()),
      crop_(std::make_unique<CropTool>()),
      bend_(std::make_unique<BendTool>()),
      navigate_(std::make_unique<NavigateTool>()),
      brushSize_(std::make_unique<BrushSizeTool>()) {
  camera_.frame(document.box(), {1280.0, 800.0});
  camera_ = withClipPlanes(camera_, document);
  announcedCamera_ = camera_;
  selectionGuard_ = document.objectsChanged.subscribe([this] {
    place_->sceneChanged();
    if (context_.selectedObject && !context_.document.objects().find(*context_.selectedObject))
      selectObject(std::nullopt);
  });
  maskGuard_ = document.layersChanged.subscribe([this] {
    if (context_.maskPainted == kBaseLayer || context_.paintsMask()) return;
    context_.maskPainted = kBaseLayer;
    settingsChanged.emit();
  });
  groundGuard_ = document.terrainChanged.subscribe([this](const GridRect&) {
    clipPlanesStale_ = true;
    place_->sceneChanged();
    // Ground that is raised over the camera takes it along.
    if (aboveGround_ && !context_.goUnder) camera_ = keptClear(camera_, context_.document);
    if (gestureTool_) return;  // whoever calls the gesture looks after this
    follow();
    announce();
  });
}

ToolBox::~ToolBox() = default;

Tool* ToolBox::toolFor(const PointerEvent& event) const {
  const Modifiers& with = event.modifiers;
  if (event.button == PointerButton::Right && with.control && with.alt) return brushSize_.get();
  if (cameraMove(context_.navigation, event.button, with)) return navigate_.get();
  if (event.button == PointerButton::None) return nullptr;
  if (context_.crop) return crop_.get();
  if (context_.floating) return paste_.get();
  // A handle that is missed is no place to edit; a line may be measured beside it.
  if (context_.bending && (inHand().edits() || BendTool::handleAt(event, context_))) return bend_.get();
  return &inHand();
}

Tool& ToolBox::inHand() const {
  switch (kind_) {
    case ToolKind::Sculpt:
      return paintsMask() ? *mask_ : *sculpt_;
    case ToolKind::Place:
      return *place_;
    case ToolKind::Select:
      return *select_;
    case ToolKind::Measure:
      break;
  }
  return *measure_;
}

bool ToolBox::note(const PointerEvent& event) {
  // A NaN compares as false.
  const bool place =
      std::abs(event.position.x()) <= kFarthestPixel && std::abs(event.position.y()) <= kFarthestPixel;
  const bool view = event.view.width >= 1.0 && event.view.width <= kFarthestPixel &&
                    event.view.height >= 1.0 && event.view.height <= kFarthestPixel;
  if (!place || !view) return false;
  pointer_ = event;
  return true;
}

void ToolBox::press(const PointerEvent& event) {
  if (gesture_ || !note(event)) return;
  follow();
  gestureTool_ = toolFor(event);
  if (!gestureTool_) return;
  // Another view's paste floats on the ground, or an operation is being tried on it.
  if (gestureTool_->edits() && context_.document.editing()) {
    gestureTool_ = nullptr;
    context_.refusal = "what is being tried on the ground has to be kept or taken back first";
    return tellRefusal();
  }
  if (gestureTool_->movesCamera()) motion_.leave();
  motion_.stop();
  gestureBrush_ = gestureTool_->brush(event.modifiers, context_);
  gesture_ = gestureTool_->press(event, context_);
  gestureButton_ = event.button;
  if (!gesture_) gestureTool_ = nullptr;
  announce();
  tellRefusal();
}

void ToolBox::tellRefusal() {
  if (const std::string why = std::exchange(context_.refusal, {}); !why.empty()) refused.emit(why);
}

void ToolBox::move(const PointerEvent& event) {
  const bool still = pointer_ && pointer_->position == event.position;
  const bool sameKeys = !pointer_ || pointer_->modifiers == event.modifiers;
  if (!note(event)) return;
  // What a drag of the camera or the brush's size began on stays marked; a brush held still stays where it
  // was set down.
  if (!gesture_ || (gestureTool_->wantsCursor() && !still)) follow();
  if (gesture_) gesture_->update(event, context_);
  showPaste();
  if (!sameKeys) cursorChanged.emit();
  announce();
  tellRefusal();
}

void ToolBox::release(const PointerEvent& event) {
  if (!gesture_ || event.button != gestureButton_) return;
  note(event);  // where that makes no sense, the last place counts
  gesture_->end(*pointer_, context_);
  endGesture();
  announceMotion();
  tellRefusal();
}

void ToolBox::tick(const PointerEvent& event) {
  if (!gesture_) return;
  gesture_->hold(event, context_);
  announce();
}

bool ToolBox::cancel() {
  if (!gesture_) return false;
  motion_.stop();
  endGesture();
  return true;
}

void ToolBox::endGesture() {
  gesture_.reset();
  gestureTool_ = nullptr;
  gestureButton_ = PointerButton::None;
  showPaste();
  follow();
  announce();
}

void ToolBox::leave() {
  if (gesture_) return;
  pointer_.reset();
  setCursor(std::nullopt);
}

void ToolBox::wheel(const PointerEvent& event, double steps) {
  if (!std::isfinite(steps)) return;
  if (flying()) {
    flightPace_ = std::clamp(flightPace_ * std::pow(kPacePerStep, std::clamp(steps, -50.0, 50.0)),
                             kSlowestPace, kFastestPace);
    return;
  }
  if ((gesture_ && !navigating()) || !note(event)) return;
  dollyTo(event, steps);
}

bool ToolBox::navigating() const { return gesture_ && gestureTool_->movesCamera(); }

bool ToolBox::flying() const { return navigating() && gestureButton_ == PointerButton::Right; }

void ToolBox::setTool(ToolKind kind) {
  if (kind_ == kind) return;
  kind_ = kind;
  settingsChanged.emit();
}

void ToolBox::setBrush(const BrushSettings& settings) {
  EXPECTS(validate(settings).ok());
  context_.brush = settings;
  announce();
}

bool ToolBox::canRepeatStroke() const {
  return context_.lastStroke && !gesture_ && !context_.document.editing();
}

void ToolBox::repeatStroke() {
  EXPECTS(canRepeatStroke());
  if (const auto done = perform(StrokeOperation{context_.lastStroke->brush, context_.lastStroke->samples},
                                context_.document);
      !done)
    context_.refusal = done.error().message;
  tellRefusal();
}

void ToolBox::setPlace(const PlaceSettings& settings) {
  EXPECTS(settings.scale > 0.0 && settings.scaleJitter >= 0.0 && settings.scaleJitter < 1.0);
  context_.place = settings;
  settingsChanged.emit();
}

void ToolBox::selectObject(std::optional<ObjectId> id) {
  if (id && !context_.document.objects().find(*id)) id.reset();
  context_.selectedObject = id;
  announce();
}

void ToolBox::deleteSelectedObject() {
  if (!context_.selectedObject || context_.document.editing()) return;
  const Object& object = *context_.document.objects().find(*context_.selectedObject);
  EditSession session(context_.document, "Delete " + std::string(assetName(object.asset)));
  session.remove(object.id);
  session.commit(std::make_shared<Operation>(RemoveObjectOperation{object.id}));
}

void ToolBox::setSelecting(const SelectSettings& settings) {
  if (context_.select == settings) return;
  context_.select = settings;
  settingsChanged.emit();
}

bool ToolBox::paintsSelection() const {
  return kind_ == ToolKind::Select && context_.select.kind == SelectKind::Paint;
}

void ToolBox::paintMask(bool paints) {
  EXPECTS(!paints || context_.document.activeLayer() != kBaseLayer);
  if (paints == paintsMask()) return;
  context_.maskPainted = paints ? context_.document.activeLayer() : kBaseLayer;
  settingsChanged.emit();
}

BrushSettings ToolBox::effectiveBrush() const {
  if (gesture_ && gestureTool_->keepsBrush()) return gestureBrush_;
  return inHand().brush(pointer_ ? pointer_->modifiers : Modifiers{}, context_);
}

bool ToolBox::marksGround() const {
  return cursor_ && !navigating() && !context_.bending && inHand().marksGround(context_);
}

std::optional<Object> ToolBox::objectToPlace() {
  if (gesture_ || !pointer_ || context_.document.editing()) return std::nullopt;
  PointerEvent press = *pointer_;
  press.button = PointerButton::Left;
  Tool* tool = toolFor(press);
  return tool ? tool->objectToPlace(press, context_) : std::nullopt;
}

std::span<const StrokeSample> ToolBox::runningStroke() const {
  return gesture_ ? gesture_->samples() : std::span<const StrokeSample>();
}

double ToolBox::brushAngle() const {
  const double set = context_.brush.alphaAngle * std::numbers::pi / 180.0;
  return context_.brush.alphaTurn == AlphaTurn::AlongStroke ? set + heading_.angle() : set;
}

std::optional<LocalRay> ToolBox::pointerRay() const {
  if (!pointer_) return std::nullopt;
  return camera_.rayThrough(pointer_->position, pointer_->view);
}

void ToolBox::follow() {
  setCursor(pointer_ ? context_.groundAt(*pointer_) : std::nullopt);
  if (pointer_) pointerRayChanged.emit();
}

void ToolBox::setCursor(const std::optional<SurfaceHit>& hit) {
  const bool same = cursor_ ? hit && hit->point == cursor_->point && hit->normal == cursor_->normal : !hit;
  cursor_ = hit;
  if (hit) heading_.follow(hit->point.head<2>(), kHeadingWay * context_.brush.radius);
  if (!same) cursorChanged.emit();
}

void ToolBox::announce() {
  const bool moved =
      !samePose(camera_, announcedCamera_) || camera_.exaggeration != announcedCamera_.exaggeration;
  if (moved || clipPlanesStale_) {
    clipPlanesStale_ = false;
    camera_ = withClipPlanes(camera_, context_.document);
    announcedCamera_ = camera_;
    aboveGround_ = keepsClear(camera_, context_.document);
    if (moved) cameraChanged.emit();
  }
  if (context_.brush != announcedBrush_) {
    announcedBrush_ = context_.brush;
    settingsChanged.emit();
  }
  if (context_.selectedObject != announcedObject_) {
    announcedObject_ = context_.selectedObject;
    selectedObjectChanged.emit();
  }
  if (context_.draft != announcedDraft_) {
    announcedDraft_ = context_.draft;
    draftChanged.emit();
  }
  if (context_.crop != announcedCrop_) {
    announcedCrop_ = context_.crop;
    cropChanged.emit();
  }
  if (std::exchange(announcedBends_, context_.bends) != context_.bends) bendChanged.emit();
  if (context_.measured != announcedMeasured_) {
    announcedMeasured_ = context_.measured;
    measuredChanged.emit();
  }
}

}  // namespace scarp
