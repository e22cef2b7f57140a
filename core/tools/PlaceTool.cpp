#include "core/tools/PlaceTool.h"

#include <cmath>
#include <numbers>
#include <string>

#include "core/edit/ObjectEdit.h"
#include "core/edit/ObjectSetEdits.h"
#include "core/objects/AssetMesh.h"
#include "core/objects/SeededRandom.h"
#include "core/scatter/ScenePick.h"
#include "core/terrain/Surface.h"
#include "core/tools/ObjectArrays.h"
#include "core/tools/ObjectDrags.h"
#include "core/tools/ObjectPaint.h"
#include "core/tools/SelectTool.h"

namespace scarp {

namespace {

/// Two presses so soon after each other, and so near, are a double click.
constexpr double kDoubleClick = 0.45;  ///< Seconds.

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

}  // namespace

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

const std::vector<ObjectMarker>& PlaceTool::markersIn(ViewSize view, ToolContext& context) {
  if (markersCurrent_ && markersCamera_ == context.camera && markersView_ == view &&
      markersSelected_ == context.values.selected)
    return markers_;
  markers_ = context.document.objectPicker().markers(context.camera, view, context.values.selected);
  markersCamera_ = context.camera;
  markersView_ = view;
  markersSelected_ = context.values.selected;
  markersCurrent_ = true;
  return markers_;
}

PlaceTool::Aim PlaceTool::aimAt(const PointerEvent& event, ToolContext& context) {
  const LocalRay ray = context.camera.rayThrough(event.position, event.view);
  const auto [ground, hit, scattered] =
      pickScene(ray, context.document.picker(), context.document.objectPicker());
  Aim aim{hit ? std::optional(hit->id) : std::nullopt, ground};
  const ObjectMarker* marker =
      markerAt(markersIn(event.view, context), context.camera, event.view, event.position);
  if (!marker || (hit && context.camera.depth(hit->point) < context.camera.depth(marker->foot))) return aim;
  if (!hidden(marker->foot, event.view, context)) aim.object = marker->id;
  return aim;
}

namespace {

bool brushes(PlaceMode mode) { return mode == PlaceMode::Paint || mode == PlaceMode::Erase; }
bool selects(PlaceMode mode) { return mode == PlaceMode::Select || mode == PlaceMode::Lasso; }
bool erases(PlaceMode mode, const Modifiers& modifiers) {
  return (mode == PlaceMode::Erase) != modifiers.control;
}

}  // namespace

std::optional<Object> PlaceTool::objectToPlace(const PointerEvent& event, ToolContext& context) {
  const PlaceMode mode = context.values.place.mode;
  if (brushes(mode) || selects(mode)) return std::nullopt;
  const Aim aim = aimAt(event, context);
  if ((aim.object && mode == PlaceMode::Place) || !aim.ground) return std::nullopt;
  auto object = newObjectAt(*aim.ground, context);
  if (!object || !canStand(*object, nullptr, context.document)) return std::nullopt;
  return object;
}

std::optional<ObjectGizmo> PlaceTool::gizmo(const PointerEvent& event, const ToolContext& context) const {
  if (!selects(context.values.place.mode)) return std::nullopt;
  auto gizmo = gizmoOf(context.values.selected, context.document, context.camera, event.view);
  if (gizmo) gizmo->lit = partAt(*gizmo, context.camera, event.view, event.position);
  return gizmo;
}

bool PlaceTool::marksGround(const ToolContext& context) const { return brushes(context.values.place.mode); }

BrushSettings PlaceTool::brush(const Modifiers& modifiers, const ToolContext& context) const {
  const PlaceMode mode = context.values.place.mode;
  if (!brushes(mode)) return Tool::brush(modifiers, context);
  return paintBrush(context.values.brush,
                    erases(mode, modifiers) ? MaskOperation::Subtract : MaskOperation::Add);
}

std::unique_ptr<Gesture> PlaceTool::pressObject(ObjectId id, const PointerEvent& event,
                                                ToolContext& context) {
  const ObjectLayer& objects = context.document.objects();
  const Object& object = *objects.find(id);
  ObjectSelection& selected = context.values.selected;
  const ObjectSelection own = withGroups(ObjectSelection(id), objects);
  const bool twice = event.time - lastPress_ < kDoubleClick && lastObject_ == id;
  lastPress_ = event.time;
  lastObject_ = id;
  if (object.locked) {
    const std::string why = lockedError(object).message;
    if (selects(context.values.place.mode))
      return encloseObjects(context.values.place.mode == PlaceMode::Lasso, event, why);
    context.refusal = why;
    return nullptr;
  }
  if (event.modifiers.shift || event.modifiers.control) {
    selected = selected.contains(id) ? selected.without(own) : selected.with(own);
    return nullptr;
  }
  if (twice && selects(context.values.place.mode)) {
    selected = selectable(objects, {object.asset});
    return nullptr;
  }
  // Of several, a mere click means this one.
  const bool one = selected.contains(id);
  if (!one) selected = own;
  return moveObjects(id, one ? own : ObjectSelection(), event, context);
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
  context.values.selected = ObjectSelection(edit->objects().front().id);
  return turnPlaced(std::move(edit), event);
}

std::unique_ptr<Gesture> PlaceTool::press(const PointerEvent& event, ToolContext& context) {
  const PlaceMode mode = context.values.place.mode;
  if (brushes(mode)) return brushOverObjects(erases(mode, event.modifiers), event, context);
  const auto handles = gizmo(event, context);
  const Aim aim = aimAt(event, context);
  // With Shift one selects; and an object under the middle is moved by itself, or double-clicked.
  if (handles && handles->lit && !event.modifiers.shift && !(*handles->lit == GizmoPart::Move && aim.object))
    return dragHandle(*handles, *handles->lit, event, context);
  if (mode == PlaceMode::Line || mode == PlaceMode::Circle)
    return aim.ground ? arrayOf(mode, *aim.ground, event) : nullptr;
  if (aim.object) return pressObject(*aim.object, event, context);
  if (selects(mode)) return encloseObjects(mode == PlaceMode::Lasso, event);
  if (aim.ground) return placeNew(*aim.ground, event, context);
  context.values.selected = {};
  return nullptr;
}

}  // namespace scarp
