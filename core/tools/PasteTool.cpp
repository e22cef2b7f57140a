#include "core/tools/PasteTool.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/EditReach.h"
#include "core/edit/PasteEdit.h"
#include "core/pick/SurfacePicker.h"
#include "core/tools/GroundEntry.h"
#include "core/view/GroundClearance.h"

namespace scarp {

namespace {

constexpr double kGripReach = 14.0;  ///< Pixels from a corner within which it is meant.
constexpr double kLeastScale = 1e-3, kMostScale = 1e3;

enum class Grip { Middle, Corner, Around };

double angleOf(const Vec2& direction) { return std::atan2(direction.y(), direction.x()); }

/// Works on the level on which it began: the ground moves under the paste.
class PasteGesture : public Gesture {
 public:
  PasteGesture(PasteTool& tool, Grip grip, double level, const Vec2& from)
      : tool_(tool), before_(tool.floating()->placement), grip_(grip), level_(level), from_(from) {}
  ~PasteGesture() override {
    if (!done_ && tool_.floating()) tool_.setPlacement(before_);
  }

  void update(const PointerEvent& event, ToolContext& context) override {
    const auto place = placeOnLevel(event, context, level_);
    if (!place || !tool_.floating()) return;
    ClipPlacement placement = before_;
    const Vec2 first = from_ - before_.centre, now = *place - before_.centre;
    if (grip_ == Grip::Middle)
      placement.centre += *place - from_;
    else if (grip_ == Grip::Corner && first.norm() > 0.0)
      placement.scale = std::clamp(before_.scale * now.norm() / first.norm(), kLeastScale, kMostScale);
    else if (grip_ == Grip::Around)
      placement.turn = std::remainder(before_.turn + angleOf(now) - angleOf(first), 2.0 * std::numbers::pi);
    tool_.setPlacement(placement);
  }
  void end(const PointerEvent& event, ToolContext& context) override {
    update(event, context);
    done_ = true;
  }

 private:
  PasteTool& tool_;
  ClipPlacement before_;
  Grip grip_;
  double level_;
  Vec2 from_;
  bool done_ = false;
};

}  // namespace

PasteTool::PasteTool(ToolState& tools) : Tool(tools) {}
PasteTool::~PasteTool() = default;

Result<void> PasteTool::begin(PasteOperation paste) {
  TerrainDocument& document = tools_.document();
  if (Message why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  if (tools_.dragging() || document.editing()) return Error{"the ground is being edited just now"};
  edit_ = std::make_unique<PasteEdit>(document);
  floating_ = std::move(paste);
  show();
  return {};
}

void PasteTool::setPlacement(const ClipPlacement& placement) {
  EXPECTS(floating_ && placement.scale > 0.0 && placement.feather >= 0.0);
  floating_->placement = placement;
  show();
}

void PasteTool::show() {
  if (const auto* shown = edit_->placement(); shown && *shown == floating_->placement) return;
  if (edit_->lay(*floating_)) changed.emit();
}

bool PasteTool::drop() {
  if (!edit_ || tools_.dragging()) return false;
  const TerrainDocument& document = tools_.document();
  Message refusal;
  if (edit_->placement() && !edit_->commit()) {
    const GridRect under = samplesUnder(document.frame(), *floating_->clip, floating_->placement);
    refusal = edit_->refusal();
    if (refusal.empty()) refusal = whyMasked(document, under, Masked::ByLayer);
    if (refusal.empty()) refusal = Message("what was pasted changed nothing");
  }
  end();
  tools_.refuse(refusal);
  return true;
}

bool PasteTool::remove() {
  if (!edit_ || tools_.dragging()) return false;
  end();
  return true;
}

void PasteTool::end() {
  floating_.reset();
  edit_.reset();
  changed.emit();
}

bool PasteTool::key(ToolKey key) {
  if (!claims(key)) return false;
  return key == ToolKey::Confirm ? drop() : remove();
}

bool PasteTool::nearCorner(const PointerEvent& event, const ToolContext& context) const {
  return std::ranges::any_of(cornersOf(*floating_->clip, floating_->placement), [&](const Vec2& corner) {
    const double ground = groundBeneath(context.document, corner.x(), corner.y());
    const auto seen = context.camera.project({corner.x(), corner.y(), ground}, event.view);
    return seen && (*seen - event.position).norm() <= kGripReach;
  });
}

std::unique_ptr<Gesture> PasteTool::press(const PointerEvent& event, ToolContext& context) {
  if (!floating_) return nullptr;
  const auto hit = context.groundAt(event);
  const double level = hit ? hit->point.z() : context.document.box().min.z();
  const auto from = placeOnLevel(event, context, level);
  if (!from) return nullptr;
  const Vec2 within = placeInClip(floating_->placement, *from);
  const GridFrame& frame = floating_->clip->frame;
  const bool inside =
      std::abs(within.x()) <= 0.5 * frame.width() && std::abs(within.y()) <= 0.5 * frame.depth();
  const Grip grip = nearCorner(event, context) ? Grip::Corner : inside ? Grip::Middle : Grip::Around;
  return std::make_unique<PasteGesture>(*this, grip, level, *from);
}

Message PasteTool::hindrance(const SurfaceHit&, const ToolContext& context) const {
  if (!floating_) return {};
  const GridRect under = samplesUnder(context.document.frame(), *floating_->clip, floating_->placement);
  return whyMasked(context.document, under, Masked::ByLayer);
}

}  // namespace scarp
