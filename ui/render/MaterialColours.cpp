#include "ui/render/MaterialColours.h"

#include <epoxy/gl.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/material/Srgb.h"
#include "ui/render/MaterialTexture.h"
#include "ui/render/PictureLayer.h"

namespace scarp {

namespace {

constexpr std::size_t kMostDrawn = 256;  ///< As ground-materials.glsl has it.
constexpr int kMostLayers = 256;         ///< A byte of MaterialTerms.
constexpr int kFineSide = materialTextureSide(true), kSide = materialTextureSide(false);
constexpr int kFinestSide = 1024;              ///< Where pictures have as many texels,
constexpr long long kMostBytes = 512LL << 20;  ///< and all layers fit into this.
constexpr float kAnisotropy = 8.0F, kSharper = -0.8F;
constexpr std::array<std::uint8_t, 3> kUnknown{128, 128, 128};  ///< Of what is not in the list.
/// How much broad grain pictures show, as broadGrain() has it.
constexpr std::array<float, 4> kPictureGrain{0.12F, 0.35F, 0.10F, 0.30F};

/// As ground-materials.glsl reads it, in std140.
struct MaterialTerms {
  std::uint32_t colour;  ///< Square roots of linear red, green and blue, a byte each; the layer.
  std::uint32_t grain;   ///< How much of each broad grain there is, four bits each of 0…1; the place's z.
  float perSize;         ///< 1/m; negative: not from three sides.
  std::uint32_t place;   ///< The eye's x and y within kWiderTiles tiles, 16 bits each of 0…1.
};
static_assert(sizeof(MaterialTerms) == 16);

std::uint32_t bitsOf(double share, int bits) {
  return static_cast<std::uint32_t>(std::lround(std::clamp(share, 0.0, 1.0) * ((1 << bits) - 1)));
}

MaterialTerms termsOf(const Material& material, int layer, const std::array<double, 3>& colour,
                      const Vec3& eye, double variation) {
  const auto place = [&](int axis) {
    const double across = eye[axis] / (kWiderTiles * material.size);
    return bitsOf(across - std::floor(across), 16);
  };
  const std::array<float, 4> grain = layer < kMaterialTextures ? broadGrain(layer) : kPictureGrain;
  MaterialTerms terms{static_cast<std::uint32_t>(layer) << 24, place(2) << 16,
                      static_cast<float>((material.triplanar ? 1.0 : -1.0) / material.size),
                      place(0) | place(1) << 16};
  for (std::size_t i = 0; i < 3; ++i) terms.colour |= bitsOf(std::sqrt(colour[i]), 8) << (8 * i);
  for (std::size_t i = 0; i < 4; ++i)
    terms.grain |= bitsOf(variation * material.variation * double(grain[i]), 4) << (4 * i);
  return terms;
}

std::array<double, 3> linearColour(const Material& material) {
  std::array<double, 3> colour{};
  for (std::size_t i = 0; i < 3; ++i) colour[i] = toLinear(material.colour[i] / 255.0);
  return colour;
}

GlTexture makeLayers(unsigned format, int side, int layers, bool fine, bool anisotropic) {
  GlTexture texture = makeTexture(GL_TEXTURE_2D_ARRAY);
  glTextureStorage3D(texture.id(), std::bit_width(static_cast<unsigned>(side)), format, side, side, layers);
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

MaterialColours::Drawn MaterialColours::drawnOf(const Material& material) {
  Drawn drawn;
  for (std::size_t i = 0; i < kPictureKinds; ++i)
    if (material.pictures[i].picture) drawn.contents[i] = material.pictures[i].content;
  if (material.picture(PictureKind::Normal).picture) drawn.normals = material.normals;
  if (!material.picture(PictureKind::Albedo).picture) drawn.plain = material.colour;
  return drawn;
}

MaterialColours::Arrays MaterialColours::makeArrays(int side, int layers, bool fine) const {
  return {side, layers, makeLayers(GL_RGBA8, side, layers, fine, fine_),
          makeLayers(GL_RGBA8_SNORM, side, layers, fine, fine_)};
}

void MaterialColours::paintOwn(const Arrays& to) {
  const auto made = materialTextures(to.side);
  std::vector<std::int8_t> reliefs;
  for (int i = 0; i < kMaterialTextures; ++i) {
    const MaterialTexels& texels = (*made)[static_cast<std::size_t>(i)];
    glTextureSubImage3D(to.tints.id(), 0, 0, 0, i, to.side, to.side, 1, GL_RGBA, GL_UNSIGNED_BYTE,
                        texels.tints.data());
    // Dull, and open to the sky: what their tints have of shadow is enough.
    reliefs.assign(2 * texels.slopes.size(), 127);
    for (std::size_t k = 0; k < texels.slopes.size(); ++k) reliefs[2 * k - k % 2] = texels.slopes[k];
    glTextureSubImage3D(to.slopes.id(), 0, 0, 0, i, to.side, to.side, 1, GL_RGBA, GL_BYTE, reliefs.data());
  }
  glGenerateTextureMipmap(to.tints.id());
  glGenerateTextureMipmap(to.slopes.id());
}

void MaterialColours::makeTextures(const std::vector<Material>& materials, bool fine) {
  std::vector<Drawn> wanted;
  std::vector<const Material*> with;
  int largest = kFineSide;
  for (const Material& material : materials) {
    if (!hasPictures(material) || kMaterialTextures + static_cast<int>(wanted.size()) == kMostLayers)
      continue;
    const Drawn drawn = drawnOf(material);
    if (std::ranges::any_of(wanted, [&](const Drawn& other) { return other.sameAs(drawn); })) continue;
    wanted.push_back(drawn);
    with.push_back(&material);
    for (const MaterialPicture& one : material.pictures)
      if (one.picture) largest = std::max({largest, one.picture->columns, one.picture->rows});
  }
  const int layers = kMaterialTextures + static_cast<int>(wanted.size());
  int side = fine ? largest >= kFinestSide ? kFinestSide : kFineSide : kSide;
  // Two textures of four bytes a texel, and their levels of detail.
  while (side > kSide && 11LL * side * side * layers > kMostBytes) side /= 2;
  const bool whole = arrays_.side != side || fine != finely_;
  const bool grown = whole || arrays_.layers != layers;
  const std::vector<Drawn> before = std::exchange(drawn_, std::move(wanted));
  Arrays old = std::exchange(arrays_, grown ? makeArrays(side, layers, fine) : std::move(arrays_));
  const int levels = std::bit_width(static_cast<unsigned>(side));
  const auto copied = [&](int from, int to, int count) {
    for (int level = 0; level < levels; ++level)
      for (const auto& [a, b] :
           {std::pair{old.tints.id(), arrays_.tints.id()}, {old.slopes.id(), arrays_.slopes.id()}})
        glCopyImageSubData(a, GL_TEXTURE_2D_ARRAY, level, 0, 0, from, b, GL_TEXTURE_2D_ARRAY, level, 0, 0, to,
                           std::max(side >> level, 1), std::max(side >> level, 1), count);
  };
  if (whole)
    paintOwn(arrays_);
  else if (grown)
    copied(0, 0, kMaterialTextures);
  std::vector<std::size_t> missing;
  for (std::size_t i = 0; i < drawn_.size(); ++i) {
    const auto known = std::ranges::find_if(before, [&](const Drawn& one) { return one.sameAs(drawn_[i]); });
    const auto place = static_cast<std::size_t>(known - before.begin());
    if (whole || known == before.end() || (!grown && place != i)) {
      missing.push_back(i);
      continue;
    }
    drawn_[i].colour = known->colour;
    if (grown)
      copied(kMaterialTextures + static_cast<int>(place), kMaterialTextures + static_cast<int>(i), 1);
  }
  std::vector<PictureLayer> made(missing.size());
  parallelFor(made.size(), [&](std::size_t i) { made[i] = pictureLayer(*with[missing[i]], side); });
  for (std::size_t i = 0; i < made.size(); ++i) {
    drawn_[missing[i]].colour = made[i].colour;
    const int layer = kMaterialTextures + static_cast<int>(missing[i]);
    for (std::size_t level = 0; level < made[i].levels.size(); ++level) {
      const PictureLevel& texels = made[i].levels[level];
      glTextureSubImage3D(arrays_.tints.id(), static_cast<int>(level), 0, 0, layer, texels.side, texels.side,
                          1, GL_RGBA, GL_UNSIGNED_BYTE, texels.tints.data());
      glTextureSubImage3D(arrays_.slopes.id(), static_cast<int>(level), 0, 0, layer, texels.side, texels.side,
                          1, GL_RGBA, GL_BYTE, texels.reliefs.data());
    }
  }
}

MaterialColours::Place MaterialColours::placeOf(const Material& material, bool textured) const {
  Place place{materialTextureOf(material), linearColour(material)};
  if (!textured || !hasPictures(material)) return place;
  const Drawn drawn = drawnOf(material);
  const auto found = std::ranges::find_if(drawn_, [&](const Drawn& one) { return one.sameAs(drawn); });
  if (found == drawn_.end()) return place;
  return {kMaterialTextures + static_cast<int>(found - drawn_.begin()), found->colour};
}

void MaterialColours::prepare(const GroundMaterials& materials, const Vec3& eye, bool textured) {
  const bool fine = fine_ || materials.fine;
  if (textured && (known_ != materials.materials || fine != finely_)) {
    makeTextures(*materials.materials, fine);
    known_ = materials.materials;
    finely_ = fine;
  }
  if (terms_.id() == 0) terms_ = makeBuffer();
  EXPECTS(materials.materials->size() < kMostDrawn);
  std::vector<MaterialTerms> terms;
  terms.reserve(kMostDrawn);
  const auto add = [&](const Material& material) {
    const Place place = placeOf(material, textured);
    terms.push_back(termsOf(material, place.layer, place.colour, eye, materials.variation));
  };
  for (const Material& material : *materials.materials) add(material);
  add({0, {}, kUnknown});
  terms.resize(kMostDrawn);
  streamTo(terms_, terms.data(), terms.size() * sizeof(MaterialTerms));
}

void MaterialColours::bind(unsigned unit) const {
  glBindTextureUnit(unit, arrays_.tints.id());
  glBindTextureUnit(unit + 1, arrays_.slopes.id());
  glBindBufferBase(GL_UNIFORM_BUFFER, 2, terms_.id());
}

}  // namespace scarp
