#pragma once

#include <functional>
#include <span>

#include "core/brush/DabWork.h"
#include "core/memory/Scratch.h"

namespace scarp {

/// The ground under a dab as the erosion kernels work on it: planes of width·height floats, which are the
/// dab's rectangle and a rim of one sample around it, so that every sample of the dab has its neighbours.
struct ErosionGrid {
  explicit ErosionGrid(const DabWork& work);

  GridRect rect;  ///< Of the terrain; the rim included.
  int width, height;
  ScratchVector<float> ground;  ///< Metres over the ground amid the dab, where float is finest; NaN: a hole.
  ScratchVector<float> most;    ///< Metres that the dab may change; 0 on the rim.

  [[nodiscard]] std::size_t cells() const { return ground.size(); }
  [[nodiscard]] std::size_t rowStart(int row) const {
    return static_cast<std::size_t>(row) * static_cast<std::size_t>(width);
  }
  /// body(first, count) with the place of each row's first sample, the rim left out; on several threads.
  void forInnerRows(const std::function<void(std::size_t, int)>& body) const;
  /// How much of the way to `after` keeps every sample within what the dab may change it by, 0…1.
  [[nodiscard]] float fractionWithin(std::span<const float> after) const;
  /// Adds share · (after − ground) to the terrain, where the dab may change it.
  void apply(const DabWork& work, std::span<const float> after, float share) const;
};

}  // namespace scarp
