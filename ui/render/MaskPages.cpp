#include "ui/render/MaskPages.h"

#include <epoxy/gl.h>

#include <algorithm>
#include <cmath>

namespace scarp {

MaskPages::MaskPages(int slots)
    : pages_(GL_R8, kPageSamples, slots), held_(static_cast<std::size_t>(slots)) {}

void MaskPages::grow(int slots) {
  pages_.grow(slots);
  held_.resize(static_cast<std::size_t>(slots));
}

void MaskPages::show(const std::shared_ptr<const MaskRaster>& weights, const GridFrame& frame) {
  if (shown_ == weights) return;
  const std::shared_ptr<const MaskRaster> before = std::exchange(shown_, weights);
  if (!before || before->rect() != weights->rect() || before->fill() != weights->fill()) {
    std::ranges::fill(held_, std::nullopt);
    return;
  }
  for (const int index : weights->unsharedSlots(*before)) invalidate(weights->tileRect(index), frame);
}

void MaskPages::invalidate(const GridRect& samples, const GridFrame& frame) {
  for (std::optional<PageId>& page : held_)
    if (page && !partShowing(*page, samples, frame).empty()) page.reset();
}

void MaskPages::prepare(int slot, const PageId& page) {
  std::optional<PageId>& held = held_[static_cast<std::size_t>(slot)];
  if (held == page) return;
  const MaskRaster& weights = *shown_;
  scratch_.clear();
  for (int j = 0; j < kPageSamples; ++j) {
    const int row = pageSampleAt(page.level, page.row, j, weights.rows());
    for (int k = 0; k < kPageSamples; ++k) {
      const float weight = weights.at(pageSampleAt(page.level, page.column, k, weights.columns()), row);
      scratch_.push_back(static_cast<std::uint8_t>(std::lround(255.0F * std::clamp(weight, 0.0F, 1.0F))));
    }
  }
  glPixelStorei(GL_UNPACK_ALIGNMENT, 1);
  glTextureSubImage3D(pages_.id(), 0, 0, 0, slot, kPageSamples, kPageSamples, 1, GL_RED, GL_UNSIGNED_BYTE,
                      scratch_.data());
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
  held = page;
}

void MaskPages::bind(unsigned unit) const { glBindTextureUnit(unit, pages_.id()); }

}  // namespace scarp
