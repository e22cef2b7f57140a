#pragma once

#include <optional>
#include <vector>

#include "core/geometry/Camera.h"

namespace scarp {

/// Whether two cameras look at the same from the same place; near and far planes and exaggeration do not
/// count.
[[nodiscard]] bool samePose(const Camera& a, const Camera& b);

/// The views that one has stopped at, to go back to and forth again, as in a browser. The view at present is
/// not in it until it is left: who is about to move the camera keeps the view first. Holds the last hundred.
class ViewHistory {
 public:
  /// Makes the present view an entry where it is a new one; what had been gone back from is gone then.
  void keep(const Camera& present);
  /// The view before, or after, the present one; nothing where there is none.
  [[nodiscard]] std::optional<Camera> back(const Camera& present);
  [[nodiscard]] std::optional<Camera> forward(const Camera& present);
  [[nodiscard]] bool canGoBack(const Camera& present) const;
  [[nodiscard]] bool canGoForward(const Camera& present) const;

 private:
  [[nodiscard]] bool isAt(const Camera& view) const { return !views_.empty() && samePose(views_[at_], view); }

  std::vector<Camera> views_;
  std::size_t at_ = 0;  ///< The entry that was kept or gone to last.
};

}  // namespace scarp
