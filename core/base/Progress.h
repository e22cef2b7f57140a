#pragma once

#include <functional>

namespace scarp {

/// Told how far long work has come, 0…1, on the thread that does the work; answers whether to go on.
/// An empty function means: nobody watches, go on.
using Progress = std::function<bool(double fraction)>;

[[nodiscard]] inline bool keepGoing(const Progress& progress, double fraction) {
  return !progress || progress(fraction);
}

/// Progress of a part of the work, from `start` to `end` of the whole.
[[nodiscard]] inline Progress partOf(const Progress& progress, double start, double end) {
  if (!progress) return {};
  return [progress, start, end](double fraction) { return progress(start + fraction * (end - start)); };
}

}  // namespace scarp
