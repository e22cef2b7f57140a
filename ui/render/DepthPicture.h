#pragma once

#include <cstddef>
#include <vector>

namespace scarp {

/// How far the things drawn are from the eye, along its forward direction, metres; infinity where
/// there is only sky. Device pixels, the top row first.
struct DepthPicture {
  int width = 0, height = 0;
  std::vector<float> depths;

  [[nodiscard]] float at(int column, int row) const {
    return depths[static_cast<std::size_t>(row) * static_cast<std::size_t>(width) +
                  static_cast<std::size_t>(column)];
  }
};

}  // namespace scarp
