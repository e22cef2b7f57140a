#include "core/view/ViewHistory.h"

namespace scarp {

namespace {

constexpr std::size_t kMost = 100;

}  // namespace

bool samePose(const Camera& a, const Camera& b) {
  return a.position == b.position && a.yaw == b.yaw && a.pitch == b.pitch && a.projection == b.projection &&
         a.fieldOfView == b.fieldOfView && a.orthoHeight == b.orthoHeight;
}

void ViewHistory::keep(const Camera& present) {
  if (isAt(present)) return;
  if (!views_.empty()) views_.resize(at_ + 1);
  views_.push_back(present);
  if (views_.size() > kMost) views_.erase(views_.begin());
  at_ = views_.size() - 1;
}

std::optional<Camera> ViewHistory::back(const Camera& present) {
  if (!canGoBack(present)) return std::nullopt;
  keep(present);
  return views_[--at_];
}

std::optional<Camera> ViewHistory::forward(const Camera& present) {
  if (!canGoForward(present)) return std::nullopt;
  return views_[++at_];
}

bool ViewHistory::canGoBack(const Camera& present) const {
  return !views_.empty() && (at_ > 0 || !isAt(present));
}

bool ViewHistory::canGoForward(const Camera& present) const {
  return isAt(present) && at_ + 1 < views_.size();
}

}  // namespace scarp
