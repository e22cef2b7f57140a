#include "core/tools/PasteTool.h"

#include <algorithm>
#include <cmath>
#include <numbers>

#include "core/edit/ClipOperations.h"
#include "core/edit/EditReach.h"
#include "core/tools/GroundEntry.h"

namespace scarp {

namespace {

constexpr double kGripReach = 14.0;  ///< Pixels from a corner within which it is meant.
constexpr double kLeastScale = 1e-3, kMostScale = 1e3;

enum class Grip { Middle, Corner, Around };

double angleOf(const Vec2& direction) { return std::atan2(direction.y(), direction.x()); }

/// Works on the level on which it began: the ground moves under the paste.
class PasteGesture : public Gesture {
 public:
  PasteGesture(Grip grip, double level, const Vec2& from, ToolContext& context)
      : floating_(context.values.floating),
        before_(context.values.floating->placement),
        grip_(grip),
        level_(level),
        from_(from) {}
  ~PasteGesture() override {
    if (!done_ && floating_) floating_->placement = before_;
  }

  void update(const PointerEvent& event, ToolContext& context) override {
    const auto place = placeOnLevel(event, context, level_);
    if (!place || !floating_) return;
    ClipPlacement& placement = floating_->placement;
    placement = before_;
    const Vec2 first = from_ - before_.centre, now = *place - before_.centre;
    if (grip_ == Grip::Middle)
      placement.centre += *place - from_;
    else if (grip_ == Grip::Corner && first.norm() > 0.0)
      placement.scale = std::clamp(before_.scale * now.norm() / first.norm(), kLeastScale, kMostScale);
    else if (grip_ == Grip::Around)
      placement.turn = std::remainder(before_.turn + angleOf(now) - angleOf(first), 2.0 * std::numbers::pi);
  }
  void end(const PointerEvent& event, ToolContext& context) override {
    update(event, context);
    done_ = true;
  }

 private:
  std::optional<PasteOperation>& floating_;
  ClipPlacement before_;
  Grip grip_;
  double level_;
  Vec2 from_;
  bool done_ = false;
};

bool nearCorner(const PointerEvent& event, const ToolContext& context) {
  const PasteOperation& paste = *context.values.floating;
  return std::ranges::any_of(cornersOf(*paste.clip, paste.placement), [&](const Vec2& corner) {
    const double ground = groundBeneath(context.document, corner.x(), corner.y());
    const auto seen = context.camera.project({corner.x(), corner.y(), ground}, event.view);
    return seen && (*seen - event.position).norm() <= kGripReach;
  });
}

}  // namespace

std::unique_ptr<Gesture> PasteTool::press(const PointerEvent& event, ToolContext& context) {
  if (!context.values.floating) return nullptr;
  const auto hit = context.groundAt(event);
  const double level = hit ? hit->point.z() : context.document.box().min.z();
  const auto from = placeOnLevel(event, context, level);
  if (!from) return nullptr;
  const Vec2 within = placeInClip(context.values.floating->placement, *from);
  const GridFrame& frame = context.values.floating->clip->frame;
  const bool inside =
      std::abs(within.x()) <= 0.5 * frame.width() && std::abs(within.y()) <= 0.5 * frame.depth();
  const Grip grip = nearCorner(event, context) ? Grip::Corner : inside ? Grip::Middle : Grip::Around;
  return std::make_unique<PasteGesture>(grip, level, *from, context);
}

std::string PasteTool::hindrance(const SurfaceHit&, const ToolContext& context) const {
  if (!context.values.floating) return {};
  const PasteOperation& paste = *context.values.floating;
  const GridRect under = samplesUnder(context.document.frame(), *paste.clip, paste.placement);
  return whyMasked(context.document, under, Masked::ByLayer);
}

}  // namespace scarp
