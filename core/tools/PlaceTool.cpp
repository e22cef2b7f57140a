#include "core/tools/PlaceTool.h"

#include <numbers>
#include <string>

#include "core/edit/EditSession.h"
#include "core/edit/Operation.h"
#include "core/objects/AssetMesh.h"
#include "core/objects/ScenePick.h"
#include "core/objects/SeededRandom.h"

namespace scarp {

namespace {

/// A hand that only clicks trembles by less than this many pixels.
constexpr double kClickSlack = 3.0;

/// Slides an object. Its foot, not the ground behind its crown, follows the pointer: seen low over the
/// ground the two are far apart. What is left between foot and ground pick (the foot may be hidden by a
/// hill) is kept as an offset on the ground, so that nothing jumps.
class SlideGesture : public Gesture {
 public:
  SlideGesture(ObjectId id, const PointerEvent& event, ToolContext& context)
      : id_(id), from_(event.position) {
    const Object& object = *context.document.objects().find(id);
    const auto transform = objectTransform(object, context.document.heights(), context.document.frame());
    if (transform) {
      const Vec3 foot = transform->block<3, 1>(0, 3) - Vec3(0.0, 0.0, object.heightOffset);
      if (const auto pixel = context.camera.project(foot, event.view)) footOffset_ = *pixel - event.position;
    }
    if (const auto ground = groundAtFoot(event, context))
      groundOffset_ = Vec2(object.x, object.y) - ground->point.head<2>();
  }

  /// Goes on with the session in which the object was made.
  void adopt(std::unique_ptr<EditSession> session) {
    session_ = std::move(session);
    placed_ = true;
  }

  void update(const PointerEvent& event, ToolContext& context) override {
    if (!moving_ && (event.position - from_).norm() < kClickSlack) return;
    moving_ = true;
    const Object* present = context.document.objects().find(id_);
    const auto ground = groundAtFoot(event, context);
    if (!present || !ground) return;
    const Vec2 place = ground->point.head<2>() + groundOffset_;
    Object object = *present;
    object.x = place.x();
    object.y = place.y();
    if (object == *present) return;
    // Where the offset leads off the terrain or over a hole the object would be lost from sight.
    if (!objectTransform(object, context.document.heights(), context.document.frame())) return;
    if (!session_)
      session_ =
          std::make_unique<EditSession>(context.document, "Move " + std::string(assetName(object.asset)));
    session_->update(object);
  }

  void end(const PointerEvent& event, ToolContext& context) override {
    update(event, context);
    if (!session_) return;
    const Object& object = *context.document.objects().find(id_);
    session_->commit(placed_ ? std::make_shared<Operation>(PlaceOperation{object})
                             : std::make_shared<Operation>(ChangeObjectOperation{object}));
  }

 private:
  [[nodiscard]] std::optional<SurfaceHit> groundAtFoot(PointerEvent event, const ToolContext& context) const {
    event.position += footOffset_;
    return context.groundAt(event);
  }

  ObjectId id_;
  Vec2 from_;                         ///< Where the pointer was pressed, pixels.
  Vec2 footOffset_ = Vec2::Zero();    ///< From the pointer to the object's foot, pixels.
  Vec2 groundOffset_ = Vec2::Zero();  ///< From the ground there to the object, metres.
  bool moving_ = false;
  bool placed_ = false;  ///< It was made by this drag.
  std::unique_ptr<EditSession> session_;
};

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
  object.alignToGround = settings.alignToGround;
  return object;
}

std::unique_ptr<Gesture> PlaceTool::press(const PointerEvent& event, ToolContext& context) {
  const TerrainDocument& document = context.document;
  const LocalRay ray = context.camera.rayThrough(event.position, event.view);
  const auto [ground, hit] = pickScene(ray, document.picker(), context.document.objectPicker());
  if (hit) {
    context.selection = hit->id;
    return std::make_unique<SlideGesture>(hit->id, event, context);
  }
  if (!ground) {
    context.selection.reset();
    return nullptr;
  }
  auto session =
      std::make_unique<EditSession>(context.document, "Place " + std::string(assetName(context.place.asset)));
  Object object = newObject(context.place, session->add({}));
  object.x = ground->point.x();
  object.y = ground->point.y();
  // On the very border rounding may put it outside, where it could not be seen.
  if (!objectTransform(object, document.heights(), document.frame())) return nullptr;
  session->update(object);
  context.selection = object.id;
  auto gesture = std::make_unique<SlideGesture>(object.id, event, context);
  gesture->adopt(std::move(session));
  return gesture;
}

}  // namespace scarp
