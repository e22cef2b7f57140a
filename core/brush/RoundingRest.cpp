#include "core/brush/RoundingRest.h"

namespace scarp {

std::vector<TileLoan<float>> RoundingRest::beside(std::span<const TileLoan<float>> heights) {
  constexpr int kSide = HeightRaster::tileSize;
  std::vector<TileLoan<float>> rests;
  rests.reserve(heights.size());
  for (const TileLoan<float>& loan : heights) {
    auto& tile = tiles_[{loan.rect.row0 / kSide, loan.rect.column0 / kSide}];
    if (!tile) tile = std::make_unique<HeightRaster::Tile>();
    const auto offset = HeightRaster::offsetIn(loan.rect.column0 % kSide, loan.rect.row0 % kSide);
    rests.push_back({loan.rect, tile->data() + offset, kSide});
  }
  return rests;
}

}  // namespace scarp
