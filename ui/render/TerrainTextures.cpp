#include "ui/render/TerrainTextures.h"

#include <epoxy/gl.h>

#include <algorithm>

namespace scarp {

TerrainTextures::TerrainTextures(const GlProgram& shape, const GridFrame& frame, int slots)
    : shape_(shape),
      frame_(frame),
      heights_(GL_R32F, kPageSide, slots),
      gradient_(GL_RG32F, kPageSamples, slots),
      coarseGradient_(GL_RG32F, kPageCells / 2 + 1, slots),
      curvature_(GL_R16F, kPageSamples, slots),
      partBuffer_(makeBuffer()) {}

void TerrainTextures::grow(int slots) {
  for (PageArray* pages : {&heights_, &gradient_, &coarseGradient_, &curvature_}) pages->grow(slots);
}

void TerrainTextures::upload(int slot, const PageId& page, const GridRect& part,
                             std::span<const float> heights) {
  EXPECTS(static_cast<long long>(heights.size()) >= part.area() &&
          part.intersected({0, 0, kPageSide, kPageSide}) == part);
  glTextureSubImage3D(heights_.id(), 0, part.column0, part.row0, slot, part.width(), part.height(), 1, GL_RED,
                      GL_FLOAT, heights.data());
  // From the apron's corner to the page's, and as far as a sample's shape depends on others.
  const GridRect samples = GridRect{part.column0 - kPageApron, part.row0 - kPageApron,
                                    part.column1 - kPageApron, part.row1 - kPageApron}
                               .grown(kPageApron)
                               .intersected({0, 0, kPageSamples, kPageSamples});
  parts_.push_back(
      {{page.column * kPageCells << page.level, page.row * kPageCells << page.level, page.level, slot},
       {samples.column0, samples.row0, samples.width(), samples.height()}});
}

void TerrainTextures::derive() {
  if (parts_.empty()) return;
  constexpr GLuint kGroup = 8, kGroups = (kPageSamples + kGroup - 1) / kGroup;
  constexpr std::size_t kMostAtOnce = 4096;  // Fewer than every OpenGL allows.
  glUseProgram(shape_.id());
  glUniform2f(0, static_cast<float>(frame_.dx), static_cast<float>(frame_.dy));
  glUniform2i(1, frame_.columns, frame_.rows);
  glBindTextureUnit(0, heights_.id());
  const auto write = [&](GLuint unit, const PageArray& texture, GLenum format) {
    glBindImageTexture(unit, texture.id(), 0, GL_TRUE, 0, GL_WRITE_ONLY, format);
  };
  write(0, gradient_, GL_RG32F);
  write(1, coarseGradient_, GL_RG32F);
  write(2, curvature_, GL_R16F);
  for (std::size_t first = 0; first < parts_.size(); first += kMostAtOnce) {
    const std::size_t count = std::min(parts_.size() - first, kMostAtOnce);
    streamTo(partBuffer_, parts_.data() + first, count * sizeof(Part));
    glBindBufferBase(GL_SHADER_STORAGE_BUFFER, 0, partBuffer_.id());
    glDispatchCompute(kGroups, kGroups, static_cast<GLuint>(count));
  }
  glMemoryBarrier(GL_TEXTURE_FETCH_BARRIER_BIT);
  parts_.clear();
}

void TerrainTextures::bind(unsigned unit) const {
  glBindTextureUnit(unit, heights_.id());
  glBindTextureUnit(unit + 1, gradient_.id());
  glBindTextureUnit(unit + 2, coarseGradient_.id());
}

void TerrainTextures::bindCurvature(unsigned unit) const { glBindTextureUnit(unit, curvature_.id()); }

}  // namespace scarp
