#include "ui/render/FractionLayer.h"

#include <epoxy/gl.h>

#include <algorithm>

#include "ui/render/FractionColours.h"

namespace scarp {

namespace {}  // namespace

FractionLayer::FractionLayer(int slots)
    : pages_(GL_RG8, kPageSamples, slots),
      colours_(makeTexture(GL_TEXTURE_2D)),
      held_(static_cast<std::size_t>(slots)) {
  glTextureStorage2D(colours_.id(), 1, GL_RGB32F, kFractionEntries, 1);
  for (const GLenum filter : {GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER})
    glTextureParameteri(colours_.id(), filter, GL_LINEAR);
  for (const GLenum wrap : {GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T})
    glTextureParameteri(colours_.id(), wrap, GL_CLAMP_TO_EDGE);
}

void FractionLayer::grow(int slots) {
  pages_.grow(slots);
  held_.resize(static_cast<std::size_t>(slots));
}

void FractionLayer::show(const GroundFractions& fractions) {
  if (!shown_ || shown_->kind != fractions.kind || shown_->difference != fractions.difference) {
    const std::vector<float> ramp = fractions.difference ? differenceRamp() : fractionRamp(fractions.kind);
    glTextureSubImage2D(colours_.id(), 0, 0, 0, kFractionEntries, 1, GL_RGB, GL_FLOAT, ramp.data());
  }
  if (!shown_ || shown_->map != fractions.map) std::ranges::fill(held_, std::nullopt);
  shown_ = fractions;
}

void FractionLayer::invalidate(const GridRect& samples, const GridFrame& frame) {
  for (std::optional<PageId>& page : held_)
    // A coarser sample speaks for those up to the next one on both sides.
    if (page && !partShowing(*page, samples.grown(1 << page->level), frame).empty()) page.reset();
}

void FractionLayer::prepare(int slot, const PageId& page) {
  std::optional<PageId>& held = held_[static_cast<std::size_t>(slot)];
  if (held == page) return;
  upload(slot, page);
  held = page;
}

void FractionLayer::upload(int slot, const PageId& page) {
  const FractionMap& map = *shown_->map;
  scratch_.clear();
  for (int j = 0; j < kPageSamples; ++j) {
    const int row = std::min(page.row * kPageCells + j, map.rows(page.level) - 1);
    for (int k = 0; k < kPageSamples; ++k) {
      const int column = std::min(page.column * kPageCells + k, map.columns(page.level) - 1);
      // Weighted with whether there is one, so that between samples no fraction counts for nothing.
      const std::uint8_t fraction = map.at(page.level, column, row);
      const bool known = fraction != FractionBytes::kNone;
      scratch_.push_back(known ? fraction : 0);
      scratch_.push_back(known ? FractionBytes::kFull : 0);
    }
  }
  glPixelStorei(GL_UNPACK_ALIGNMENT, 2);
  glTextureSubImage3D(pages_.id(), 0, 0, 0, slot, kPageSamples, kPageSamples, 1, GL_RG, GL_UNSIGNED_BYTE,
                      scratch_.data());
  glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
}

void FractionLayer::bind(unsigned unit) const {
  glBindTextureUnit(unit, pages_.id());
  glBindTextureUnit(unit + 1, colours_.id());
}

}  // namespace scarp
