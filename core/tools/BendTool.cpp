#include "core/tools/BendTool.h"

#include <utility>

#include "core/view/GroundClearance.h"

namespace scarp {

namespace {

constexpr double kHandleReach = 12.0;  ///< Pixels from a handle within which it is meant.

Vec2 placeOf(const BendablePath& path, std::size_t handle) {
  const StrokeSample& sample = path.samples[path.handles[handle]];
  return {sample.x, sample.y};
}

class BendGesture : public Gesture {
 public:
  BendGesture(std::size_t handle, const Vec2& from, BendTool& tool)
      : tool_(tool), before_(*tool.path()), handle_(handle), from_(from) {}
  ~BendGesture() override {
    if (!done_ && tool_.path()) tool_.setPath(before_);
  }

  void update(const PointerEvent& event, ToolContext& context) override {
    const auto hit = context.groundAt(event);
    if (hit && tool_.path()) tool_.setPath(bent(before_, handle_, Vec2(hit->point.head<2>()) - from_));
  }
  void end(const PointerEvent& event, ToolContext& context) override {
    update(event, context);
    done_ = true;
  }

 private:
  BendTool& tool_;
  BendablePath before_;
  std::size_t handle_;
  Vec2 from_;
  bool done_ = false;
};

}  // namespace

void BendTool::begin(BendablePath path) {
  end();
  setPath(std::move(path));
  announce();
}

void BendTool::end() {
  if (!path_) return;
  tools_.cancelDragsOf(*this);
  path_.reset();
  pathChanged_ = true;
  announce();
}

void BendTool::setPath(BendablePath path) {
  path_ = std::move(path);
  pathChanged_ = true;
}

void BendTool::announce() {
  if (std::exchange(pathChanged_, false)) changed.emit();
}

std::optional<std::size_t> BendTool::handleAt(const PointerEvent& event, const ToolContext& context) const {
  if (!path_) return std::nullopt;
  std::optional<std::size_t> nearest;
  double least = kHandleReach;
  for (std::size_t i = 0; i < path_->handles.size(); ++i) {
    const Vec2 place = placeOf(*path_, i);
    const Vec3 point(place.x(), place.y(), groundBeneath(context.document, place.x(), place.y()));
    const auto seen = context.camera.project(point, event.view);
    const double away = seen ? (*seen - event.position).norm() : kHandleReach;
    if (away >= least) continue;
    least = away;
    nearest = i;
  }
  return nearest;
}

std::unique_ptr<Gesture> BendTool::press(const PointerEvent& event, ToolContext& context) {
  const auto handle = handleAt(event, context);
  if (!handle) {
    context.refusal = Message(
        "a stroke is being adjusted: drag one of its dots, or press Close under History to edit the ground");
    return nullptr;
  }
  const auto hit = context.groundAt(event);
  const Vec2 from = hit ? Vec2(hit->point.head<2>()) : placeOf(*path_, *handle);
  return std::make_unique<BendGesture>(*handle, from, *this);
}

}  // namespace scarp
