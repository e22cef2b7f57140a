#include "ui/render/GroundColours.h"

#include <epoxy/gl.h>

#include "ui/render/DetailTexture.h"
#include "ui/render/HeightRamp.h"
#include "ui/render/MeasureRamp.h"

namespace scarp {

namespace {

GlTexture makeRamp() {
  static_assert(kMeasureEntries == kRampEntries);
  GlTexture texture = makeTexture(GL_TEXTURE_2D);
  glTextureStorage2D(texture.id(), 1, GL_RGBA32F, kRampEntries, 1);
  for (const GLenum filter : {GL_TEXTURE_MIN_FILTER, GL_TEXTURE_MAG_FILTER})
    glTextureParameteri(texture.id(), filter, GL_NEAREST);
  return texture;
}

GlTexture makeGrain(bool fine) {
  constexpr int levels = 9;  // down to one texel
  static_assert(kDetailSide == 1 << (levels - 1));
  GlTexture texture = makeTexture(GL_TEXTURE_2D);
  glTextureStorage2D(texture.id(), levels, GL_RGBA8, kDetailSide, kDetailSide);
  glTextureSubImage2D(texture.id(), 0, 0, 0, kDetailSide, kDetailSide, GL_RGBA, GL_UNSIGNED_BYTE,
                      detailTexture().data());
  glGenerateTextureMipmap(texture.id());
  glTextureParameteri(texture.id(), GL_TEXTURE_MIN_FILTER,
                      fine ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR_MIPMAP_NEAREST);
  glTextureParameteri(texture.id(), GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  return texture;
}

}  // namespace

GroundColours::GroundColours(bool fine) : fine_(fine), ramp_(makeRamp()) {}

void GroundColours::prepare(ShadingMode mode, TintRamp ramp) {
  const std::pair wanted(mode, ramp);
  if (held_ == wanted) return;
  held_ = wanted;
  const auto give = [this](const std::vector<float>& colours) {
    glTextureSubImage2D(ramp_.id(), 0, 0, 0, kRampEntries, 1, GL_RGB, GL_FLOAT, colours.data());
  };
  switch (mode) {
    case ShadingMode::Hypsometric:
      return give(heightRamp(ramp));
    case ShadingMode::Slope:
    case ShadingMode::Aspect:
    case ShadingMode::Curvature:
      return give(measureRamp(mode));
    case ShadingMode::Natural:
    case ShadingMode::Materials:
      if (grain_.id() == 0) grain_ = makeGrain(fine_);
      return;
    case ShadingMode::Hillshade:
    case ShadingMode::Clay:
    case ShadingMode::Normals:
    case ShadingMode::MaterialWeights:
      return;
  }
}

void GroundColours::bind(unsigned rampUnit, unsigned grainUnit) const {
  glBindTextureUnit(rampUnit, ramp_.id());
  glBindTextureUnit(grainUnit, grain_.id());
}

}  // namespace scarp
