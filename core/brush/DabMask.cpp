#include "core/brush/DabMask.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/Parallel.h"

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

namespace {

/// Returns the sample with the share of its change that a mask allows.
RestedHeight letThrough(const RestedHeight& was, const RestedHeight& is, float share) {
  if (std::isnan(was.height) || std::isnan(is.height)) return share >= 0.5F ? is : was;
  if (share <= 0.0F) return was;
  if (share >= 1.0F) return is;
  return addedExactly(was.height,
                      share * (is.height - was.height) + (was.rest + share * (is.rest - was.rest)));
}

void copyRows(const TileLoan<float>& loan, float* to) {
  for (int row = loan.rect.row0; row < loan.rect.row1; ++row, to += loan.rect.width())
    std::copy_n(loan.row(row), loan.rect.width(), to);
}

}  // namespace

DabMask::DabMask(const MaskRaster& mask, std::span<const TileLoan<float>> loans,
                 std::span<const TileLoan<float>> rests)
    : mask_(mask), loans_(loans), rests_(rests) {
  std::size_t samples = 0;
  for (const TileLoan<float>& loan : loans_) {
    starts_.push_back(samples);
    samples += static_cast<std::size_t>(loan.rect.area());
  }
  before_.resize(samples);
  if (!rests_.empty()) restsBefore_.resize(samples);
  parallelFor(loans_.size(), [this](std::size_t i) {
    copyRows(loans_[i], before_.data() + starts_[i]);
    if (!rests_.empty()) copyRows(rests_[i], restsBefore_.data() + starts_[i]);
  });
}

void DabMask::apply() const {
  parallelFor(loans_.size(), [this](std::size_t i) {
    const TileLoan<float>& loan = loans_[i];
    std::size_t at = starts_[i];
    std::array<float, MaskRaster::tileSize> mask;
    for (int row = loan.rect.row0; row < loan.rect.row1; ++row) {
      mask_.read({loan.rect.column0, row, loan.rect.column1, row + 1}, mask);
      float* const heights = loan.row(row);
      float* const rests = rests_.empty() ? nullptr : rests_[i].row(row);
      for (int k = 0; k < loan.rect.width(); ++k, ++at) {
        const RestedHeight was{before_[at], rests ? restsBefore_[at] : 0.0F};
        const RestedHeight let = letThrough(was, {heights[k], rests ? rests[k] : 0.0F}, mask[k]);
        heights[k] = let.height;
        if (rests) rests[k] = let.rest;
      }
    }
  });
}

}  // namespace scarp
