#include "core/brush/DabMask.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/base/Parallel.h"

namespace scarp {

namespace {

void letRow(const float* before, const float* mask, int count, float* heights) {
  for (int i = 0; i < count; ++i) {
    const float was = before[i], is = heights[i], share = mask[i];
    if (std::isnan(was) || std::isnan(is))
      heights[i] = share >= 0.5F ? is : was;
    else
      heights[i] = share <= 0.0F ? was : share >= 1.0F ? is : was + share * (is - was);
  }
}

}  // namespace

DabMask::DabMask(const MaskRaster& mask, std::span<const TileLoan<float>> loans)
    : mask_(mask), loans_(loans) {
  std::size_t samples = 0;
  for (const TileLoan<float>& loan : loans_) {
    starts_.push_back(samples);
    samples += static_cast<std::size_t>(loan.rect.area());
  }
  before_.resize(samples);
  parallelFor(loans_.size(), [this](std::size_t i) {
    const TileLoan<float>& loan = loans_[i];
    float* to = before_.data() + starts_[i];
    for (int row = loan.rect.row0; row < loan.rect.row1; ++row, to += loan.rect.width())
      std::copy_n(loan.row(row), loan.rect.width(), to);
  });
}

void DabMask::apply() const {
  parallelFor(loans_.size(), [this](std::size_t i) {
    const TileLoan<float>& loan = loans_[i];
    const float* before = before_.data() + starts_[i];
    std::array<float, MaskRaster::tileSize> mask;
    for (int row = loan.rect.row0; row < loan.rect.row1; ++row, before += loan.rect.width()) {
      mask_.read({loan.rect.column0, row, loan.rect.column1, row + 1}, mask);
      letRow(before, mask.data(), loan.rect.width(), loan.row(row));
    }
  });
}

}  // namespace scarp
