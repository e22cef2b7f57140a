#include "ui/render/TerrainTextures.h"

#include "ui/render/PageGradient.h"

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

}  // namespace

TerrainTextures::TerrainTextures(Gl& gl, const GridFrame& frame, int slots)
    : gl_(gl),
      frame_(frame),
      heights_(makePages(gl, GL_R32F, kPageSamples, slots)),
      gradient_(makePages(gl, GL_RG32F, kPageSamples, slots)),
      coarseGradient_(makePages(gl, GL_RG32F, kPageCells / 2 + 1, slots)),
      curvature_(makePages(gl, GL_R16F, kPageSamples, slots)) {}

void TerrainTextures::upload(int slot, const PageId& page, std::span<const float> heights) {
  EXPECTS(heights.size() == static_cast<std::size_t>(kPageSide) * kPageSide);
  gl_.glPixelStorei(GL_UNPACK_ROW_LENGTH, kPageSide);
  gl_.glTextureSubImage3D(heights_.id(), 0, 0, 0, slot, kPageSamples, kPageSamples, 1, GL_RED, GL_FLOAT,
                          heights.data() + kPageApron * kPageSide + kPageApron);
  gl_.glPixelStorei(GL_UNPACK_ROW_LENGTH, 0);
  const auto give = [&](const GlTexture& texture, int side, GLenum format, const std::vector<float>& values) {
    gl_.glTextureSubImage3D(texture.id(), 0, 0, 0, slot, side, side, 1, format, GL_FLOAT, values.data());
  };
  give(gradient_, kPageSamples, GL_RG, hornGradient(page, heights, frame_, 1));
  give(coarseGradient_, kPageCells / 2 + 1, GL_RG, hornGradient(page, heights, frame_, 2));
  give(curvature_, kPageSamples, GL_RED, pageCurvature(page, heights, frame_));
}

void TerrainTextures::bind(unsigned unit) const {
  gl_.glBindTextureUnit(unit, heights_.id());
  gl_.glBindTextureUnit(unit + 1, gradient_.id());
  gl_.glBindTextureUnit(unit + 2, coarseGradient_.id());
}

void TerrainTextures::bindCurvature(unsigned unit) const { gl_.glBindTextureUnit(unit, curvature_.id()); }

}  // namespace scarp
