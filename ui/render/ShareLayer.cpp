#include "ui/render/ShareLayer.h"

#include <algorithm>

#include "ui/render/ShareColours.h"

namespace scarp {

namespace {}  // namespace

ShareLayer::ShareLayer(Gl& gl, int slots)
    : gl_(gl),
      pages_(gl, GL_RG8, kPageSamples, slots),
      colours_(makeTexture(gl, GL_TEXTURE_2D)),
      held_(static_cast<std::size_t>(slots)) {
  gl.glTextureStorage2D(colours_.id(), 1, GL_RGB32F, kShareEntries, 1);
  for (const GLenum filter : {GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER})
    gl.glTextureParameteri(colours_.id(), filter, GL_LINEAR);
  for (const GLenum wrap : {GL_TEXTURE_WRAP_S, GL_TEXTURE_WRAP_T})
    gl.glTextureParameteri(colours_.id(), wrap, GL_CLAMP_TO_EDGE);
}

void ShareLayer::grow(int slots) {
  pages_.grow(slots);
  held_.resize(static_cast<std::size_t>(slots));
}

void ShareLayer::show(const GroundShares& shares) {
  if (!shown_ || shown_->kind != shares.kind)
    gl_.glTextureSubImage2D(colours_.id(), 0, 0, 0, kShareEntries, 1, GL_RGB, GL_FLOAT,
                            shareRamp(shares.kind).data());
  if (!shown_ || shown_->map != shares.map) std::ranges::fill(held_, std::nullopt);
  shown_ = shares;
}

void ShareLayer::invalidate(const GridRect& samples, const GridFrame& frame) {
  for (std::optional<PageId>& page : held_)
    // A coarser sample speaks for those up to the next one on both sides.
    if (page && !partShowing(*page, samples.grown(1 << page->level), frame).empty()) page.reset();
}

void ShareLayer::prepare(int slot, const PageId& page) {
  std::optional<PageId>& held = held_[static_cast<std::size_t>(slot)];
  if (held == page) return;
  upload(slot, page);
  held = page;
}

void ShareLayer::upload(int slot, const PageId& page) {
  const ShareMap& map = *shown_->map;
  scratch_.clear();
  for (int j = 0; j < kPageSamples; ++j) {
    const int row = std::min(page.row * kPageCells + j, map.rows(page.level) - 1);
    for (int k = 0; k < kPageSamples; ++k) {
      const int column = std::min(page.column * kPageCells + k, map.columns(page.level) - 1);
      // Weighted with whether there is one, so that between samples no share counts for nothing.
      const std::uint8_t share = map.at(page.level, column, row);
      const bool known = share != ShareBytes::kNone;
      scratch_.push_back(known ? share : 0);
      scratch_.push_back(known ? ShareBytes::kFull : 0);
    }
  }
  gl_.glPixelStorei(GL_UNPACK_ALIGNMENT, 2);
  gl_.glTextureSubImage3D(pages_.id(), 0, 0, 0, slot, kPageSamples, kPageSamples, 1, GL_RG, GL_UNSIGNED_BYTE,
                          scratch_.data());
  gl_.glPixelStorei(GL_UNPACK_ALIGNMENT, 4);
}

void ShareLayer::bind(unsigned unit) const {
  gl_.glBindTextureUnit(unit, pages_.id());
  gl_.glBindTextureUnit(unit + 1, colours_.id());
}

}  // namespace scarp
