#include "core/tools/PlaceTool.h"

#include <cmath>
#include <numbers>
#include <string>

#include "core/edit/ObjectEdit.h"
#include "core/objects/AssetMesh.h"
#include "core/objects/SeededRandom.h"
#include "core/scatter/ScenePick.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

/// Slides an object. Its foot, not the ground behind its crown, follows the pointer: seen low over the
/// ground the two are far apart. What is left between foot and ground pick (the foot may be hidden by a
/// hill) is kept as an offset on the ground, so that nothing jumps.
class SlideGesture : public Gesture {
 public:
  SlideGesture(ObjectId id, const PointerEvent& event, ToolContext& context)
      : id_(id), from_(event.position) {
    const Object& object = *context.document.objects().find(id);
    const GridFrame& frame = context.document.frame();
    const double foot = heightAt(context.document.heights(), frame.column(object.x), frame.row(object.y));
    if (!std::isnan(foot))
      if (const auto pixel = context.camera.project({object.x, object.y, foot}, event.view))
        footOffset_ = *pixel - event.position;
    if (const auto ground = groundAtFoot(event, context))
      groundOffset_ = Vec2(object.x, object.y) - ground->point.head<2>();
  }
  /// Of an object that this drag makes, at the place under the pointer.
  SlideGesture(std::unique_ptr<ObjectEdit> edit, const PointerEvent& event)
      : id_(edit->object().id), from_(event.position), edit_(std::move(edit)), placed_(true) {}

  void update(const PointerEvent& event, ToolContext& context) override {
    if (!moving_ && (event.position - from_).norm() < kClickSlack) return;
    moving_ = true;
    const Object* present = context.document.objects().find(id_);
    if (!present) return;
    // By the ground as it was: an object that levels it would slide over its own terrace.
    if (edit_) edit_->lift();
    const Object object = slid(*present, event, context);
    if (!edit_ && object == *present) return;
    // Where it cannot stand (off the terrain, over a hole) it stays where it was.
    const auto fit = canStand(object, present, context.document);
    if (!edit_) {
      if (!fit) {
        // Ground that cannot be levelled is worth a word.
        if (objectTransform(object, context.document.heights(), context.document.frame()))
          context.refusal = fit.error().message;
        return;
      }
      edit_ =
          std::make_unique<ObjectEdit>(context.document, "Move " + std::string(assetName(object.asset)), id_);
    }
    edit_->set(fit ? object : *present);
  }

  void end(const PointerEvent& event, ToolContext& context) override {
    update(event, context);
    if (edit_) edit_->commit();
  }

 private:
  [[nodiscard]] std::optional<SurfaceHit> groundAtFoot(PointerEvent event, const ToolContext& context) const {
    event.position += footOffset_;
    return context.groundAt(event);
  }
  [[nodiscard]] Object slid(Object object, const PointerEvent& event, const ToolContext& context) const {
    const auto ground = groundAtFoot(event, context);
    if (!ground) return object;
    const Vec2 place = ground->point.head<2>() + groundOffset_;
    object.x = place.x();
    object.y = place.y();
    // One that stays does so from where it is put down on.
    if (placed_) object.elevation.reset();
    return object;
  }

  ObjectId id_;
  Vec2 from_;                         ///< Where the pointer was pressed, pixels.
  Vec2 footOffset_ = Vec2::Zero();    ///< From the pointer to the ground under the object, pixels.
  Vec2 groundOffset_ = Vec2::Zero();  ///< From the ground there to the object, metres.
  bool moving_ = false;
  std::unique_ptr<ObjectEdit> edit_;
  bool placed_ = false;  ///< It was made by this drag.
};

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
  return object;
}

const std::vector<ObjectMarker>& PlaceTool::markersIn(ViewSize view, ToolContext& context) {
  if (markersCurrent_ && markersCamera_ == context.camera && markersView_ == view &&
      markersObject_ == context.values.selectedObject)
    return markers_;
  markers_ = context.document.objectPicker().markers(context.camera, view, context.values.selectedObject);
  markersCamera_ = context.camera;
  markersView_ = view;
  markersObject_ = context.values.selectedObject;
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

std::optional<Object> PlaceTool::objectToPlace(const PointerEvent& event, ToolContext& context) {
  const Aim aim = aimAt(event, context);
  if (aim.object || !aim.ground) return std::nullopt;
  auto object = newObjectAt(*aim.ground, context);
  if (!object || !canStand(*object, nullptr, context.document)) return std::nullopt;
  return object;
}

std::unique_ptr<Gesture> PlaceTool::press(const PointerEvent& event, ToolContext& context) {
  const TerrainDocument& document = context.document;
  const Aim aim = aimAt(event, context);
  if (aim.object) {
    context.values.selectedObject = aim.object;
    return std::make_unique<SlideGesture>(*aim.object, event, context);
  }
  if (!aim.ground) {
    context.values.selectedObject.reset();
    return nullptr;
  }
  const auto fresh = newObjectAt(*aim.ground, context);
  if (!fresh) return nullptr;
  const Object& object = *fresh;
  if (const auto fit = canStand(object, nullptr, document); !fit) {
    context.refusal = fit.error().message;
    return nullptr;
  }
  auto edit =
      std::make_unique<ObjectEdit>(context.document, "Place " + std::string(assetName(object.asset)), object);
  context.values.selectedObject = object.id;
  return std::make_unique<SlideGesture>(std::move(edit), event);
}

}  // namespace scarp
