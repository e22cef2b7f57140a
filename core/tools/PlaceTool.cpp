#include "core/tools/PlaceTool.h"

#include <numbers>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/ObjectEdit.h"
#include "core/edit/ObjectSetEdits.h"
#include "core/objects/ObjectSchema.h"
#include "core/objects/SeededRandom.h"
#include "core/scatter/ScatterPicker.h"
#include "core/scatter/SceneSelection.h"
#include "core/scene/LiveScatter.h"
#include "core/terrain/Surface.h"
#include "core/tools/GroundEntry.h"
#include "core/tools/ObjectDrags.h"
#include "core/tools/SelectTool.h"
#include "core/tools/SelectedObjects.h"

namespace scarp {

namespace {

/// Two presses so soon after each other, and so near, are a double click.
constexpr double kPlaceDoubleClick = 0.45;  ///< Seconds.

/// Whether ground hides a point. What is drawn of a marker lies a little nearer than its foot.
bool hidden(const Vec3& point, ViewSize view, const ToolContext& context) {
  constexpr double kNearerPixels = 30.0;
  const auto pixel = context.camera.project(point, view);
  if (!pixel) return true;
  const auto ground = context.document.picker().pick(context.camera.rayThrough(*pixel, view));
  return ground &&
         context.camera.depth(ground->point) <
             context.camera.depth(point) - kNearerPixels * context.camera.metresPerPixel(point, view);
}

/// A new object on the ground; nothing where it could not be seen.
std::optional<Object> newObjectAt(const SurfaceHit& ground, const PlaceSettings& settings,
                                  const TerrainDocument& document) {
  Object object = newObject(settings, document.objects().nextId());
  object.x = ground.point.x();
  object.y = ground.point.y();
  // On the very border rounding may put it outside.
  if (!objectTransform(object, document.heights(), document.frame())) return std::nullopt;
  return object;
}

/// A stroke of the brush that puts objects down, or takes them away, as the settings for placing say.
class ObjectPaintGesture : public PaintingGesture<ObjectBrushStroke> {
 public:
  ObjectPaintGesture(BrushObjectsOperation operation, const PointerEvent& event, const SurfaceHit& hit,
                     ToolContext& context)
      : PaintingGesture(context.document, std::move(operation)) {
    begin(event, hit, context);
  }

 private:
  void show(ToolContext& context) override {
    if (const auto shown = stroke_.show(); !shown) context.refusal = shown.error().message;
  }
  void commit() override { stroke_.commit(); }
};

}  // namespace

const Schema<PlaceSettings>& placeSchema() {
  using Make = NewObjectSetting<PlaceSettings>;
  using S = PlaceSettings;
  constexpr double kFarthest = 1e6;  // Metres.
  static const Schema<PlaceSettings> schema{
      {Make::asset(), Make::scale(), Make::jitter("scaleJitter"), Make::offset("heightOffset"),
       alignedSetting<PlaceSettings>("alignToGround"), Make::rule(), Make::randomTurn("randomYaw"),
       Make::choice<&S::mode>(
           "mode", EnumNames({{"place"}, {"select"}, {"lasso"}, {"line"}, {"circle"}, {"paint"}, {"erase"}})),
       Make::inDegrees<&S::variation, &ObjectVariation::tilt>(
           Make::number<&S::variation, &ObjectVariation::tilt>("tiltJitter", "tilt variation", "°", 0, 90)),
       Make::number<&S::variation, &ObjectVariation::tint>("tintJitter", "colour variation", "", 0, 1),
       above(Make::number<&S::apart>("apart", "distance", " m", 0, kFarthest)),
       Make::number<&S::count>("count", "", 0, 10'000),
       above(Make::number<&S::density>("density", " /ha", 0, 1e6)),
       Make::number<&S::spacing>("spacing", " m", 0, kFarthest),
       Make::number<&S::strength>("strength", "", 0, 1), Make::flag<&S::anyAsset>("anyAsset"),
       above(Make::number<&S::step>("step", " m", 0, kFarthest)),
       above(Make::number<&S::angleStep>("angleStep", "angle step", "°", 0, 180))},
      RangeWording::Bare};
  return schema;
}

BrushObjectsOperation objectStroke(bool erase, const PlaceSettings& place, const BrushSettings& brush) {
  BrushObjectsOperation operation;
  operation.erase = erase;
  ScatterRule& rule = operation.rule;
  if (!erase || !place.anyAsset) rule.assets = place.mix;
  if (rule.assets.empty() && !(erase && place.anyAsset)) rule.assets = {{place.asset, 1.0}};
  rule.density = place.density;
  rule.spacing = place.spacing;
  rule.scale = place.scale;
  rule.scaleJitter = place.scaleJitter;
  rule.heightOffset = place.heightOffset;
  rule.stand = place.rule == ObjectRule::Align ? ObjectRule::Align : ObjectRule::KeepOffset;
  rule.randomYaw = place.randomYaw;
  operation.variation = place.variation;
  operation.strength = place.strength;
  operation.stroke.brush = brush;
  return operation;
}

Object newObject(const PlaceSettings& settings, ObjectId id) {
  SeededRandom random(id);
  Object object;
  object.id = id;
  object.asset = settings.asset;
  const double turn = random.between(-std::numbers::pi, std::numbers::pi);
  object.yaw = settings.randomYaw ? turn : 0.0;
  object.scale = settings.scale * (1.0 + random.between(-settings.scaleJitter, settings.scaleJitter));
  object.heightOffset = settings.heightOffset;
  object.rule = settings.rule;
  vary(object, settings.variation, id);
  return object;
}

PlaceTool::PlaceTool(ToolState& tools)
    : Tool(tools), documentGuard_(tools.document().changed.subscribe([this](const DocumentChange& change) {
        if (change.objects || !change.ground.empty()) markersCurrent_ = false;
      })) {}

void PlaceTool::setSettings(const PlaceSettings& settings) {
  EXPECTS(placeSchema().check(settings).ok());
  settings_ = settings;
  tools_.settingsChanged.emit();
}

const std::vector<ObjectMarker>& PlaceTool::markersIn(ViewSize view, ToolContext& context) {
  if (markersCurrent_ && markersCamera_ == context.camera && markersView_ == view &&
      markersSelected_ == context.values.selected.objects)
    return markers_;
  markers_ = context.document.objectPicker().markers(context.camera, view, context.values.selected.objects);
  markersCamera_ = context.camera;
  markersView_ = view;
  markersSelected_ = context.values.selected.objects;
  markersCurrent_ = true;
  return markers_;
}

namespace {

bool brushes(PlaceMode mode) { return mode == PlaceMode::Paint || mode == PlaceMode::Erase; }
bool erases(PlaceMode mode, const Modifiers& modifiers) {
  return (mode == PlaceMode::Erase) != modifiers.control;
}

std::unique_ptr<Gesture> brushOverObjects(const BrushObjectsOperation& operation, const PointerEvent& event,
                                          ToolContext& context) {
  if (const auto good = check(operation, context.document); !good) {
    context.refusal = good.error().message;
    return nullptr;
  }
  return beginOnGround(event, context,
                       [operation](const PointerEvent& at, const SurfaceHit& hit, ToolContext& with) {
                         return std::make_unique<ObjectPaintGesture>(operation, at, hit, with);
                       });
}

}  // namespace

PlaceTool::Aim PlaceTool::aimAt(const PointerEvent& event, ToolContext& context) {
  const LocalRay ray = context.camera.rayThrough(event.position, event.view);
  const bool alsoScattered = context.scatter && selectsObjects(settings_.mode);
  Aim aim;
  std::optional<Vec3> met;
  const SceneHit hit = pickScene(ray, context.document.picker(), context.document.objectPicker(),
                                 alsoScattered ? &context.scatter->picker() : nullptr);
  aim.ground = hit.ground;
  if (hit.object) {
    aim.object = hit.object->id;
    met = hit.object->point;
  }
  if (hit.scattered) {
    aim.scattered = {hit.scattered->rule, hit.scattered->object.key};
    met = hit.scattered->point;
  }
  const ObjectMarker* marker =
      markerAt(markersIn(event.view, context), context.camera, event.view, event.position);
  if (!marker || (met && context.camera.depth(*met) < context.camera.depth(marker->foot))) return aim;
  if (hidden(marker->foot, event.view, context)) return aim;
  aim.object = marker->id;
  aim.scattered.reset();
  return aim;
}

std::optional<Object> PlaceTool::objectToPlace(const PointerEvent& event, ToolContext& context) {
  const PlaceMode mode = settings_.mode;
  if (brushes(mode) || selectsObjects(mode)) return std::nullopt;
  const Aim aim = aimAt(event, context);
  if ((aim.object && mode == PlaceMode::Place) || !aim.ground) return std::nullopt;
  auto object = newObjectAt(*aim.ground, settings_, context.document);
  if (!object || !canStand(*object, nullptr, context.document)) return std::nullopt;
  return object;
}

void PlaceTool::draw(ToolDrawing& drawing, ToolContext& context) {
  if (drawing.pressable) drawing.object = objectToPlace(*drawing.pointer, context);
  if (!selectsObjects(settings_.mode)) return;
  drawing.gizmo = gizmoOf(context.values.selected, context.document, context.camera, drawing.size);
  if (drawing.gizmo && drawing.pointer)
    drawing.gizmo->lit = partAt(*drawing.gizmo, context.camera, drawing.size, drawing.pointer->position);
}

std::optional<Box> PlaceTool::focus(const ToolContext& context) const {
  const TerrainDocument& document = context.document;
  std::optional<Box> all;
  for (const Object& object : objectsOf(context.values.selected, document)) {
    const auto pose = objectPose(object, document.heights(), document.frame());
    if (!pose) continue;
    const Vec3 reach = Vec3::Constant(object.scale * document.objects().assets().shape(object.asset).reach);
    all = all ? Box{all->min.cwiseMin(pose->foot - reach), all->max.cwiseMax(pose->foot + reach)}
              : Box{pose->foot - reach, pose->foot + reach};
  }
  return all;
}

bool PlaceTool::marksGround() const { return brushes(settings_.mode); }

BrushSettings PlaceTool::brush(const Modifiers& modifiers, const ToolContext& context) const {
  const PlaceMode mode = settings_.mode;
  if (!brushes(mode)) return Tool::brush(modifiers, context);
  return paintBrush(context.values.brush,
                    erases(mode, modifiers) ? MaskOperation::Subtract : MaskOperation::Add);
}

std::unique_ptr<Gesture> PlaceTool::pressObject(const Aim& aim, const PointerEvent& event,
                                                ToolContext& context) {
  const PlaceMode mode = settings_.mode;
  const bool twice = event.time - lastPress_ < kPlaceDoubleClick && lastObject_ == aim.object &&
                     lastScattered_ == aim.scattered;
  lastPress_ = event.time;
  lastObject_ = aim.object;
  lastScattered_ = aim.scattered;
  SceneSelection own;
  if (aim.scattered) own.scattered = ScatterSelection(*aim.scattered);
  if (aim.object) own.objects = withGroups(ObjectSelection(*aim.object), context.document.objects());
  const std::vector<Object> pressed = objectsOf(
      {aim.object ? ObjectSelection(*aim.object) : ObjectSelection(), own.scattered}, context.document);
  if (pressed.empty()) return nullptr;
  const Object& object = pressed.front();
  if (object.locked) {
    const Message why = lockedError(object).message;
    if (selectsObjects(mode)) return encloseObjects(mode == PlaceMode::Lasso, event, why);
    context.refusal = why;
    return nullptr;
  }
  SceneSelection& selected = context.values.selected;
  const bool there =
      aim.object ? selected.objects.contains(*aim.object) : selected.scattered.contains(*aim.scattered);
  if (event.modifiers.shift || event.modifiers.control) {
    selected = there ? selected.without(own) : selected.with(own);
    return nullptr;
  }
  if (twice && selectsObjects(mode)) {
    selected =
        allOfAssets({object.asset}, context.document, aim.scattered ? &context.scatter->field() : nullptr);
    return nullptr;
  }
  // Of several, a mere click means this one.
  if (!there) selected = own;
  return moveObjects({object.x, object.y}, there ? own : SceneSelection(), settings_, event, context);
}

std::unique_ptr<Gesture> PlaceTool::placeNew(const SurfaceHit& ground, const PointerEvent& event,
                                             ToolContext& context) {
  const auto fresh = newObjectAt(ground, settings_, context.document);
  if (!fresh) return nullptr;
  if (const auto fit = canStand(*fresh, nullptr, context.document); !fit) {
    context.refusal = fit.error().message;
    return nullptr;
  }
  auto edit = std::make_unique<ObjectsEdit>(context.document, titleOf(ObjectStep::Place, {*fresh}),
                                            std::vector{*fresh});
  context.values.selected = {ObjectSelection(edit->objects().front().id)};
  return turnPlaced(std::move(edit), settings_, event);
}

std::unique_ptr<Gesture> PlaceTool::press(const PointerEvent& event, ToolContext& context) {
  const PlaceMode mode = settings_.mode;
  if (brushes(mode))
    return brushOverObjects(objectStroke(erases(mode, event.modifiers), settings_, context.values.brush),
                            event, context);
  ToolDrawing drawn{.size = event.view, .pointer = event};
  draw(drawn, context);
  const auto& handles = drawn.gizmo;
  const Aim aim = aimAt(event, context);
  // With Shift one selects; and an object under the middle is moved by itself, or double-clicked.
  if (handles && handles->lit && !event.modifiers.shift && !(*handles->lit == GizmoPart::Move && aim.any()))
    return dragHandle(*handles, *handles->lit, settings_, event, context);
  if (mode == PlaceMode::Line || mode == PlaceMode::Circle)
    return aim.ground ? arrayOf(settings_, *aim.ground, event) : nullptr;
  if (aim.any()) return pressObject(aim, event, context);
  if (selectsObjects(mode)) return encloseObjects(mode == PlaceMode::Lasso, event);
  if (aim.ground) return placeNew(*aim.ground, event, context);
  context.values.selected = {};
  return nullptr;
}

}  // namespace scarp
