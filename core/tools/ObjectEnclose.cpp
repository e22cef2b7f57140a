#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/base/Parallel.h"
#include "core/edit/ObjectSetEdits.h"
#include "core/live/LiveScatter.h"
#include "core/objects/AssetMesh.h"
#include "core/tools/ObjectDrags.h"

namespace scarp {

namespace {

constexpr double kLassoStep = 2.0;  ///< Pixels between a lasso's corners.

bool encloses(const std::vector<Vec2>& outline, const Vec2& pixel) {
  bool inside = false;
  for (std::size_t i = 0, j = outline.size() - 1; i < outline.size(); j = i++) {
    const Vec2 &a = outline[i], &b = outline[j];
    if ((a.y() > pixel.y()) != (b.y() > pixel.y()) &&
        pixel.x() < (b.x() - a.x()) * (pixel.y() - a.y()) / (b.y() - a.y()) + a.x())
      inside = !inside;
  }
  return inside;
}

class EncloseGesture : public Gesture {
 public:
  EncloseGesture(bool lasso, const PointerEvent& event, std::string refusal)
      : lasso_(lasso), modifiers_(event.modifiers), corners_{event.position}, refusal_(std::move(refusal)) {}

  void update(const PointerEvent& event, ToolContext&) override {
    if (!drawing_ && (event.position - corners_.front()).norm() < kClickSlack) return;
    drawing_ = true;
    if (lasso_) {
      if ((event.position - corners_.back()).norm() >= kLassoStep) corners_.push_back(event.position);
      return;
    }
    const Vec2 a = corners_.front(), b = event.position;
    corners_ = {a, {b.x(), a.y()}, b, {a.x(), b.y()}};
  }

  void end(const PointerEvent& event, ToolContext& context) override {
    update(event, context);
    const bool keeps = modifiers_.shift || modifiers_.control;
    if (!drawing_) {
      context.refusal = refusal_;
      if (!keeps && refusal_.empty()) context.values.selected = {};
      return;
    }
    const SceneSelection found{withGroups(enclosedObjects(event.view, context), context.document.objects()),
                               enclosedScattered(event.view, context)};
    SceneSelection& selected = context.values.selected;
    selected = modifiers_.control ? selected.without(found) : modifiers_.shift ? selected.with(found) : found;
  }

  void draw(ToolDrawing& drawing, const ToolContext&) const override {
    if (drawing_) drawing.outline = corners_;
  }

 private:
  [[nodiscard]] ObjectSelection enclosedObjects(ViewSize view, const ToolContext& context) const {
    std::vector<ObjectId> ids;
    for (const auto& [id, object] : context.document.objects().all())
      if (!object.locked && !object.hidden && isEnclosed(object, view, context)) ids.push_back(id);
    return ObjectSelection(std::move(ids));
  }
  [[nodiscard]] ScatterSelection enclosedScattered(ViewSize view, ToolContext& context) const {
    if (!context.scatter) return {};
    const ScatterField& field = context.scatter->field();
    std::vector<std::vector<ScatterPlace>> byTile(static_cast<std::size_t>(field.tileCount()));
    parallelFor(byTile.size(), [&](std::size_t tile) {
      for (std::size_t rule = 0; rule < field.rules().size(); ++rule)
        for (const ScatteredObject& one : field.objects(rule, static_cast<int>(tile)))
          if (isEnclosed(objectOf(one, field.rules()[rule]), view, context))
            byTile[tile].push_back({field.rules()[rule].id, one.key});
    });
    std::vector<ScatterPlace> places;
    for (const auto& some : byTile) places.insert(places.end(), some.begin(), some.end());
    if (places.size() <= kMostScattered) return ScatterSelection(std::move(places));
    context.refusal = "more than " + std::to_string(kMostScattered) +
                      " objects that rules put down lie in the outline: it selects none of them";
    return {};
  }
  [[nodiscard]] bool isEnclosed(const Object& object, ViewSize view, const ToolContext& context) const {
    const TerrainDocument& document = context.document;
    const auto transform = objectTransform(object, document.heights(), document.frame());
    if (!transform) return false;
    const Box& box = document.objects().assets().shape(object.asset).bounds;
    const Vec3 centre = box.centre(), top(centre.x(), centre.y(), box.max.z());
    const auto local = [&](const Vec3& p) { return Vec3((*transform * p.homogeneous()).head<3>()); };
    const auto pixel = context.camera.project(local(centre), view);
    if (!pixel || !encloses(corners_, *pixel)) return false;
    return !behindGround(local(centre), view, context) || !behindGround(local(top), view, context);
  }
  [[nodiscard]] static bool behindGround(const Vec3& point, ViewSize view, const ToolContext& context) {
    const auto pixel = context.camera.project(point, view);
    if (!pixel) return true;
    const auto ground = context.document.picker().pick(context.camera.rayThrough(*pixel, view));
    return ground && context.camera.depth(ground->point) < context.camera.depth(point);
  }

  bool lasso_;
  Modifiers modifiers_;
  std::vector<Vec2> corners_;  ///< Pixels.
  std::string refusal_;
  bool drawing_ = false;
};

}  // namespace

std::unique_ptr<Gesture> encloseObjects(bool lasso, const PointerEvent& event, std::string refusal) {
  return std::make_unique<EncloseGesture>(lasso, event, std::move(refusal));
}

}  // namespace scarp
