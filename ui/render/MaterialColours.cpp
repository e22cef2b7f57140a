#include "ui/render/MaterialColours.h"

#include <epoxy/gl.h>

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
constexpr float kAnisotropy = 8.0F;
constexpr std::array<std::uint8_t, 3> kUnknown{128, 128, 128};  ///< Of what is not in the list.

/// As ground-materials.glsl has it, in std140.
struct MaterialTerms {
  std::array<float, 4> place;   ///< The eye's within kWiderTiles tiles, in tiles; 1/size.
  std::array<float, 4> colour;  ///< Linear; the texture.
  std::array<float, 4> grain;   ///< How much of the broad grain there is.
};

MaterialTerms termsOf(const Material& material, const Vec3& eye, double variation) {
  MaterialTerms terms{};
  for (int i = 0; i < 3; ++i) {
    const double tiles = eye[i] / material.size;
    terms.place[static_cast<std::size_t>(i)] =
        static_cast<float>(tiles - kWiderTiles * std::floor(tiles / kWiderTiles));
    terms.colour[static_cast<std::size_t>(i)] =
        static_cast<float>(toLinear(material.colour[static_cast<std::size_t>(i)] / 255.0));
  }
  terms.place[3] = static_cast<float>(1.0 / material.size);
  const int texture = materialTextureOf(material);
  terms.colour[3] = static_cast<float>(texture);
  terms.grain = broadGrain(texture);
  for (float& share : terms.grain) share *= static_cast<float>(variation);
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
  if (block_.id() == 0) block_ = makeBuffer();
  EXPECTS(materials.materials->size() < kMostDrawn);
  std::vector<MaterialTerms> terms;
  terms.reserve(kMostDrawn);
  for (const Material& material : *materials.materials)
    terms.push_back(termsOf(material, eye, materials.variation));
  terms.push_back(termsOf({0, {}, kUnknown}, eye, materials.variation));
  terms.resize(kMostDrawn);
  streamTo(block_, terms.data(), terms.size() * sizeof(MaterialTerms));
}

void MaterialColours::bind(unsigned unit) const {
  glBindTextureUnit(unit, tints_.id());
  glBindTextureUnit(unit + 1, slopes_.id());
  glBindBufferBase(GL_UNIFORM_BUFFER, 2, block_.id());
}

}  // namespace scarp
