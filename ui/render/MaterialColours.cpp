#include "ui/render/MaterialColours.h"

#include <epoxy/gl.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "ui/render/MaterialTexture.h"
#include "ui/render/Oklab.h"

namespace scarp {

namespace {

constexpr std::size_t kMostDrawn = 256;  ///< As ground-materials.glsl has it.
constexpr int kFineSide = 512, kSide = 256;
constexpr float kAnisotropy = 8.0F, kSharper = -0.8F;
constexpr std::array<std::uint8_t, 3> kUnknown{128, 128, 128};  ///< Of what is not in the list.

/// As ground-materials.glsl reads it, in std140.
struct MaterialTerms {
  std::uint32_t colour;  ///< Square roots of linear red, green and blue, a byte each; the texture.
  std::uint32_t grain;   ///< How much of each broad grain there is, four bits each of 0…1; the place's z.
  float perSize;         ///< 1/m
  std::uint32_t place;   ///< The eye's x and y within kWiderTiles tiles, 16 bits each of 0…1.
};
static_assert(sizeof(MaterialTerms) == 16);

std::uint32_t bitsOf(double share, int bits) {
  return static_cast<std::uint32_t>(std::lround(std::clamp(share, 0.0, 1.0) * ((1 << bits) - 1)));
}

MaterialTerms termsOf(const Material& material, const Vec3& eye, double variation) {
  const auto place = [&](int axis) {
    const double across = eye[axis] / (kWiderTiles * material.size);
    return bitsOf(across - std::floor(across), 16);
  };
  const int texture = materialTextureOf(material);
  const std::array<float, 4> grain = broadGrain(texture);
  MaterialTerms terms{static_cast<std::uint32_t>(texture) << 24, place(2) << 16,
                      static_cast<float>(1.0 / material.size), place(0) | place(1) << 16};
  for (std::size_t i = 0; i < 3; ++i)
    terms.colour |= bitsOf(std::sqrt(toLinear(material.colour[i] / 255.0)), 8) << (8 * i);
  for (std::size_t i = 0; i < 4; ++i) terms.grain |= bitsOf(variation * double(grain[i]), 4) << (4 * i);
  return terms;
}

GlTexture makeLayers(unsigned format, int side, bool fine, bool anisotropic) {
  GlTexture texture = makeTexture(GL_TEXTURE_2D_ARRAY);
  glTextureStorage3D(texture.id(), std::bit_width(static_cast<unsigned>(side)), format, side, side,
                     kMaterialTextures);
  glTextureParameteri(texture.id(), GL_TEXTURE_MIN_FILTER,
                      fine ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR_MIPMAP_NEAREST);
  glTextureParameteri(texture.id(), GL_TEXTURE_MAG_FILTER, GL_LINEAR);
  if (anisotropic && epoxy_has_gl_extension("GL_EXT_texture_filter_anisotropic"))
    glTextureParameterf(texture.id(), GL_TEXTURE_MAX_ANISOTROPY_EXT, kAnisotropy);
  // Else steep ground in the distance is a blur.
  if (fine && !anisotropic) glTextureParameterf(texture.id(), GL_TEXTURE_LOD_BIAS, kSharper);
  return texture;
}

}  // namespace

void MaterialColours::makeTextures(bool fine) {
  const int side = fine ? kFineSide : kSide;
  if (side == side_) return;
  side_ = side;
  std::vector<MaterialTexels> made(kMaterialTextures);
  parallelFor(made.size(), [&](std::size_t i) { made[i] = materialTexture(static_cast<int>(i), side); });
  tints_ = makeLayers(GL_RGBA8, side, fine, fine_);
  slopes_ = makeLayers(GL_RG8_SNORM, side, fine, fine_);
  for (int i = 0; i < kMaterialTextures; ++i) {
    const MaterialTexels& texels = made[static_cast<std::size_t>(i)];
    glTextureSubImage3D(tints_.id(), 0, 0, 0, i, side, side, 1, GL_RGBA, GL_UNSIGNED_BYTE,
                        texels.tints.data());
    glTextureSubImage3D(slopes_.id(), 0, 0, 0, i, side, side, 1, GL_RG, GL_BYTE, texels.slopes.data());
  }
  glGenerateTextureMipmap(tints_.id());
  glGenerateTextureMipmap(slopes_.id());
}

void MaterialColours::prepare(const GroundMaterials& materials, const Vec3& eye, bool textured) {
  if (textured) makeTextures(fine_ || materials.fine);
  if (terms_.id() == 0) terms_ = makeBuffer();
  EXPECTS(materials.materials->size() < kMostDrawn);
  std::vector<MaterialTerms> terms;
  terms.reserve(kMostDrawn);
  for (const Material& material : *materials.materials)
    terms.push_back(termsOf(material, eye, materials.variation));
  terms.push_back(termsOf({0, {}, kUnknown}, eye, materials.variation));
  terms.resize(kMostDrawn);
  streamTo(terms_, terms.data(), terms.size() * sizeof(MaterialTerms));
}

void MaterialColours::bind(unsigned unit) const {
  glBindTextureUnit(unit, tints_.id());
  glBindTextureUnit(unit + 1, slopes_.id());
  glBindBufferBase(GL_UNIFORM_BUFFER, 2, terms_.id());
}

}  // namespace scarp
