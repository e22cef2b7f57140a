#include "core/tools/PlaceTool.h"

#include <cmath>
#include <numbers>
#include <string>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/ObjectBrush.h"
#include "core/edit/ObjectEdit.h"
#include "core/edit/ObjectSetEdits.h"
#include "core/edit/SceneEdits.h"
#include "core/objects/AssetMesh.h"
#include "core/objects/SeededRandom.h"
#include "core/scatter/ScenePick.h"
#include "core/scene/LiveScatter.h"
#include "core/terrain/Surface.h"
#include "core/tools/GroundEntry.h"
#include "core/tools/ObjectArrays.h"
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
std::optional<Object> newObjectAt(const SurfaceHit& ground, const ToolContext& context) {
  const TerrainDocument& document = context.document;
  Object object = newObject(context.values.place, document.objects().nextId());
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

BrushObjectsOperation objectStroke(bool erase, const ToolValues& values) {
  const PlaceSettings& place = values.place;
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
  operation.stroke.brush = values.brush;
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

PlaceTool::PlaceTool(TerrainDocument& document)
    : documentGuard_(document.changed.subscribe([this](const DocumentChange& change) {
        if (change.objects || !change.ground.empty()) markersCurrent_ = false;
      })) {}

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

std::unique_ptr<Gesture> brushOverObjects(bool erase, const PointerEvent& event, ToolContext& context) {
  const BrushObjectsOperation operation = objectStroke(erase, context.values);
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
  const bool alsoScattered = context.scatter && selectsObjects(context.values.place.mode);
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
  const PlaceMode mode = context.values.place.mode;
  if (brushes(mode) || selectsObjects(mode)) return std::nullopt;
  const Aim aim = aimAt(event, context);
  if ((aim.object && mode == PlaceMode::Place) || !aim.ground) return std::nullopt;
  auto object = newObjectAt(*aim.ground, context);
  if (!object || !canStand(*object, nullptr, context.document)) return std::nullopt;
  return object;
}

void PlaceTool::draw(ToolDrawing& drawing, ToolContext& context) {
  if (drawing.pressable) drawing.object = objectToPlace(*drawing.pointer, context);
  if (!selectsObjects(context.values.place.mode)) return;
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

bool PlaceTool::marksGround(const ToolContext& context) const { return brushes(context.values.place.mode); }

BrushSettings PlaceTool::brush(const Modifiers& modifiers, const ToolContext& context) const {
  const PlaceMode mode = context.values.place.mode;
  if (!brushes(mode)) return Tool::brush(modifiers, context);
  return paintBrush(context.values.brush,
                    erases(mode, modifiers) ? MaskOperation::Subtract : MaskOperation::Add);
}

std::unique_ptr<Gesture> PlaceTool::pressObject(const Aim& aim, const PointerEvent& event,
                                                ToolContext& context) {
  const PlaceMode mode = context.values.place.mode;
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
    const std::string why = lockedError(object).message;
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
  return moveObjects({object.x, object.y}, there ? own : SceneSelection(), event, context);
}

std::unique_ptr<Gesture> PlaceTool::placeNew(const SurfaceHit& ground, const PointerEvent& event,
                                             ToolContext& context) {
  const auto fresh = newObjectAt(ground, context);
  if (!fresh) return nullptr;
  if (const auto fit = canStand(*fresh, nullptr, context.document); !fit) {
    context.refusal = fit.error().message;
    return nullptr;
  }
  auto edit = std::make_unique<ObjectsEdit>(context.document, "Place " + assetName(fresh->asset),
                                            std::vector{*fresh});
  context.values.selected = {ObjectSelection(edit->objects().front().id)};
  return turnPlaced(std::move(edit), event);
}

std::unique_ptr<Gesture> PlaceTool::press(const PointerEvent& event, ToolContext& context) {
  const PlaceMode mode = context.values.place.mode;
  if (brushes(mode)) return brushOverObjects(erases(mode, event.modifiers), event, context);
  ToolDrawing drawn{.size = event.view, .pointer = event};
  draw(drawn, context);
  const auto& handles = drawn.gizmo;
  const Aim aim = aimAt(event, context);
  // With Shift one selects; and an object under the middle is moved by itself, or double-clicked.
  if (handles && handles->lit && !event.modifiers.shift && !(*handles->lit == GizmoPart::Move && aim.any()))
    return dragHandle(*handles, *handles->lit, event, context);
  if (mode == PlaceMode::Line || mode == PlaceMode::Circle)
    return aim.ground ? arrayOf(mode, *aim.ground, event) : nullptr;
  if (aim.any()) return pressObject(aim, event, context);
  if (selectsObjects(mode)) return encloseObjects(mode == PlaceMode::Lasso, event);
  if (aim.ground) return placeNew(*aim.ground, event, context);
  context.values.selected = {};
  return nullptr;
}

}  // namespace scarp
