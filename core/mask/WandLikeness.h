#pragma once

#include <memory>

#include "core/mask/MaskWand.h"

namespace scarp {

/// How like the ground at each sample is to that at one. Concurrent const use is safe.
class WandLikeness {
 public:
  /// Like the ground at a sample, which is no hole.
  WandLikeness(const Terrain& terrain, int column, int row, const WandSettings& settings);

  /// The weights, 0…1, of the samples of a tile.
  [[nodiscard]] std::shared_ptr<MaskRaster::Tile> tile(int index) const;

 private:
  [[nodiscard]] float weight(double value, bool hole) const;

  const Terrain& terrain_;
  WandSettings settings_;
  double wanted_;
};

}  // namespace scarp
