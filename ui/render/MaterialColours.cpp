#include "ui/render/MaterialColours.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <epoxy/gl.h>
#include <optional>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/material/PictureResample.h"
#include "core/material/Srgb.h"
#include "ui/render/MaterialCanvas.h"
#include "ui/render/MaterialTexture.h"

namespace scarp {

namespace {

constexpr double kRelief = 0.012;   ///< Of heights without normals, deviation to the tile's size.
constexpr double kBrightest = 8.0;  ///< Of tints.
constexpr float kRough = 0.9F;      ///< Without a picture of the roughness.
constexpr double kLeast = 1e-4;

std::optional<TexelField> fieldOf(const Material& material, PictureKind kind, int side) {
  const PicturePtr& picture = material.picture(kind).picture;
  if (!picture) return std::nullopt;
  return resampledPicture(*picture, kind, side);
}

/// The last row first, which lies in the south.
void turn(TexelField& field) {
  const auto line = static_cast<std::ptrdiff_t>(field.side) * field.channels;
  for (int row = 0; row < field.side / 2; ++row)
    std::swap_ranges(field.values.begin() + row * line, field.values.begin() + (row + 1) * line,
                     field.values.end() - (row + 1) * line);
}

/// Heights as they are blended: ½ on average, of the usual deviation.
void normaliseHeights(TexelField& heights) {
  double mean = 0.0, square = 0.0;
  for (const float height : heights.values) mean += height;
  mean /= static_cast<double>(heights.values.size());
  for (const float height : heights.values) square += std::pow(height - mean, 2);
  const double deviation = std::sqrt(square / static_cast<double>(heights.values.size()));
  const double scale = deviation > kLeast ? kTextureDeviation / deviation : 0.0;
  for (float& height : heights.values) height = static_cast<float>(0.5 + scale * (height - mean));
}

TexelField normalsOf(TexelField& heights) {
  TexelField normals(heights.side, 3);
  const double rise = 0.5 * heights.side * kRelief / kTextureDeviation;
  for (int row = 0; row < heights.side; ++row)
    for (int column = 0; column < heights.side; ++column) {
      const double x = rise * double(heights.at(column + 1, row)[0] - heights.at(column - 1, row)[0]);
      const double y = rise * double(heights.at(column, row + 1)[0] - heights.at(column, row - 1)[0]);
      const double length = std::sqrt(x * x + y * y + 1.0);
      float* const to = normals.at(column, row);
      to[0] = static_cast<float>(-x / length);
      to[1] = static_cast<float>(-y / length);
      to[2] = static_cast<float>(1.0 / length);
    }
  return normals;
}

/// All that a level is made of.
struct Fields {
  TexelField albedo, height, normal, roughness, occlusion;
  TexelField means;  ///< Of the first level's normals, not of length 1.
};

/// What normals differ within a texel is roughness of a coarser level (Toksvig 2005, "Mipmapping normal
/// maps"): a mean of length 1 − v has slopes of variance v along each axis, which is half of α².
double widened(double roughness, const float* mean) {
  const double shortening = 1.0 - std::min(1.0, double(std::hypot(mean[0], mean[1], mean[2])));
  return std::pow(std::min(1.0, std::pow(roughness, 4) + 2.0 * shortening), 0.25);
}

void fill(TexelField& field, std::initializer_list<float> with) {
  for (std::size_t i = 0; i < field.values.size(); i += with.size())
    std::ranges::copy(with, field.values.begin() + static_cast<std::ptrdiff_t>(i));
}

PictureLevel levelOf(Fields& fields, const std::array<double, 3>& mean) {
  PictureLevel level{fields.albedo.side, {}, {}};
  const std::size_t texels = fields.height.values.size();
  level.tints.reserve(4 * texels);
  level.reliefs.reserve(4 * texels);
  const auto byte = [](double share) {
    return static_cast<std::uint8_t>(std::lround(255.0 * std::clamp(share, 0.0, 1.0)));
  };
  const auto step = [](double share) {
    return static_cast<std::int8_t>(std::lround(127.0 * std::clamp(share, -1.0, 1.0)));
  };
  for (std::size_t i = 0; i < texels; ++i) {
    for (std::size_t c = 0; c < 3; ++c)
      level.tints.push_back(
          byte(std::sqrt(double(fields.albedo.values[3 * i + c]) / (kBrightest * mean[c]))));
    level.tints.push_back(byte(fields.height.values[i]));
    const float* const normal = &fields.normal.values[3 * i];
    const double z = std::max(double(normal[2]), 0.05);
    level.reliefs.push_back(step(-normal[0] / z / kTextureSteepest));
    level.reliefs.push_back(step(-normal[1] / z / kTextureSteepest));
    level.reliefs.push_back(step(widened(double(fields.roughness.values[i]), &fields.means.values[3 * i])));
    level.reliefs.push_back(step(fields.occlusion.values[i]));
  }
  return level;
}

}  // namespace

bool hasPictures(const Material& material) {
  return std::ranges::any_of(material.pictures,
                             [](const MaterialPicture& one) { return one.picture != nullptr; });
}

PictureLayer pictureLayer(const Material& material, int side) {
  EXPECTS(side >= 2 && (side & (side - 1)) == 0);
  auto albedo = fieldOf(material, PictureKind::Albedo, side);
  auto height = fieldOf(material, PictureKind::Height, side);
  auto normal = fieldOf(material, PictureKind::Normal, side);
  auto roughness = fieldOf(material, PictureKind::Roughness, side);
  auto occlusion = fieldOf(material, PictureKind::Occlusion, side);
  for (std::optional<TexelField>* field : {&albedo, &height, &normal, &roughness, &occlusion})
    if (*field) turn(**field);

  PictureLayer layer;
  if (albedo) {
    for (std::size_t i = 0; i < albedo->values.size(); ++i) layer.colour[i % 3] += double(albedo->values[i]);
    for (double& mean : layer.colour) mean = std::max(3.0 * mean / double(albedo->values.size()), kLeast);
  } else {
    for (std::size_t c = 0; c < 3; ++c)
      layer.colour[c] = std::max(toLinear(material.colour[c] / 255.0), kLeast);
    albedo.emplace(side, 3);
    fill(*albedo, {float(layer.colour[0]), float(layer.colour[1]), float(layer.colour[2])});
  }
  if (height) {
    normaliseHeights(*height);
    if (!normal) normal = normalsOf(*height);
  } else {
    height.emplace(side, 1);
    fill(*height, {0.5F});
  }
  if (!normal) {
    normal.emplace(side, 3);
    fill(*normal, {0.0F, 0.0F, 1.0F});
  } else if (material.picture(PictureKind::Normal).picture && material.normals == NormalKind::DirectX) {
    for (std::size_t i = 1; i < normal->values.size(); i += 3) normal->values[i] = -normal->values[i];
  }
  const auto orElse = [side](std::optional<TexelField>& field, float value) {
    if (field) return;
    field.emplace(side, 1);
    fill(*field, {value});
  };
  orElse(roughness, kRough);
  orElse(occlusion, 1.0F);
  TexelField means = *normal;
  Fields fields{std::move(*albedo),    std::move(*height),    std::move(*normal),
                std::move(*roughness), std::move(*occlusion), std::move(means)};
  for (int size = side; size >= 1; size /= 2) {
    layer.levels.push_back(levelOf(fields, layer.colour));
    if (size == 1) break;
    fields = {
        halved(fields.albedo, PictureKind::Albedo),       halved(fields.height, PictureKind::Height),
        halved(fields.normal, PictureKind::Normal),       halved(fields.roughness, PictureKind::Roughness),
        halved(fields.occlusion, PictureKind::Occlusion), halved(fields.means, PictureKind::Height)};
  }
  return layer;
}

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
  setSampling(texture, fine ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR_MIPMAP_NEAREST, GL_LINEAR, GL_REPEAT);
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
