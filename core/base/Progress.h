#pragma once

#include <functional>

namespace scarp {

/// Told how far long work has come, 0…1, on the thread that does the work; answers whether to go on.
/// An empty function means: nobody watches, go on.
using Progress = std::function<bool(double fraction)>;

[[nodiscard]] inline bool keepGoing(const Progress& progress, double fraction) {
  return !progress || progress(fraction);
}

}  // namespace scarp
