#include "ui/render/TerrainTextures.h"

#include <array>
#include <cmath>

namespace scarp {

namespace {

GlTexture makePages(Gl& gl, GLenum format, int side, int slots) {
  GlTexture texture = makeTexture(gl, GL_TEXTURE_2D_ARRAY);
  gl.glTextureStorage3D(texture.id(), 1, format, side, side, slots);
  gl.glTextureParameteri(texture.id(), GL_TEXTURE_MIN_FILTER, GL_LINEAR);
  gl.glTextureParameteri(texture.id(), GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  gl.glTextureParameteri(texture.id(), GL_TEXTURE_WRAP_S, GL_CLAMP_TO_EDGE);
  gl.glTextureParameteri(texture.id(), GL_TEXTURE_WRAP_T, GL_CLAMP_TO_EDGE);
  return texture;
}

/// Rise per metre between the neighbours on both sides; beside a hole, between the centre and the side
/// that there is.
float rise(float before, float centre, float after, double toBefore, double toAfter) {
  double from = before, to = after, run = toBefore + toAfter;
  if (std::isnan(before)) from = centre, run = toAfter;
  if (std::isnan(after)) to = centre, run -= toAfter;
  const double slope = (to - from) / run;
  return std::isfinite(slope) ? static_cast<float>(slope) : 0.0F;
}

}  // namespace

TerrainTextures::TerrainTextures(Gl& gl, const GridFrame& frame, int slots)
    : gl_(gl),
      frame_(frame),
      heights_(makePages(gl, GL_R32F, kPageSamples, slots)),
      gradient_(makePages(gl, GL_RG32F, kPageSamples, slots)),
      coarseGradient_(makePages(gl, GL_RG32F, kPageCells / 2 + 1, slots)) {}

void TerrainTextures::upload(int slot, const PageId& page, std::span<const float> heights) {
  EXPECTS(heights.size() == static_cast<std::size_t>(kPageSide) * kPageSide);
  gl_.glPixelStorei(GL_UNPACK_ROW_LENGTH, kPageSide);
  gl_.glTextureSubImage3D(heights_.id(), 0, 0, 0, slot, kPageSamples, kPageSamples, 1, GL_RED, GL_FLOAT,
                          heights.data() + kPageApron * kPageSide + kPageApron);
  gl_.glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
  uploadGradient(gradient_, slot, page, heights, 1);
  uploadGradient(coarseGradient_, slot, page, heights, 2);
}

void TerrainTextures::uploadGradient(const GlTexture& texture, int slot, const PageId& page,
                                     std::span<const float> heights, int step) {
  // Metres from each sample to the ones `step` before and after it; less at the terrain's border, where
  // positions are clamped.
  struct Gaps {
    std::array<double, kPageSamples> before{}, after{};
  };
  const auto gaps = [&](int at, int count, double metres) {
    Gaps g;
    for (int k = 0; k < kPageSamples; ++k) {
      const int here = pageSampleAt(page.level, at, k, count);
      const auto i = static_cast<std::size_t>(k);
      g.before[i] = metres * (here - pageSampleAt(page.level, at, k - step, count));
      g.after[i] = metres * (pageSampleAt(page.level, at, k + step, count) - here);
    }
    return g;
  };
  const Gaps across = gaps(page.column, frame_.columns, frame_.dx),
             down = gaps(page.row, frame_.rows, frame_.dy);
  scratch_.clear();
  for (int j = 0; j < kPageSamples; j += step)
    for (int k = 0; k < kPageSamples; k += step) {
      const float* h = heights.data() + (j + kPageApron) * kPageSide + k + kPageApron;
      const auto col = static_cast<std::size_t>(k), row = static_cast<std::size_t>(j);
      scratch_.push_back(rise(h[-step], h[0], h[step], across.before[col], across.after[col]));
      // Rows run south, y north.
      scratch_.push_back(
          -rise(h[-step * kPageSide], h[0], h[step * kPageSide], down.before[row], down.after[row]));
    }
  const int side = kPageCells / step + 1;
  gl_.glTextureSubImage3D(texture.id(), 0, 0, 0, slot, side, side, 1, GL_RG, GL_FLOAT, scratch_.data());
}

void TerrainTextures::bind(unsigned unit) const {
  gl_.glBindTextureUnit(unit, heights_.id());
  gl_.glBindTextureUnit(unit + 1, gradient_.id());
  gl_.glBindTextureUnit(unit + 2, coarseGradient_.id());
}

}  // namespace scarp
