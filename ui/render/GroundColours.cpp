#include "ui/render/GroundColours.h"

#include <algorithm>
#include <cmath>
#include <epoxy/gl.h>
#include <functional>

#include "ui/render/ColourRamps.h"
#include "ui/render/MaterialCanvas.h"

namespace scarp {

namespace {

using Field = std::function<double(double, double)>;  ///< Of a place in the unit square; repeats beyond.

double grass(double u, double v) {
  return tilingFractal(u, v, 6, 6, 0.82, 11U) - 0.8 * std::max(0.0, tilingNoise(u, v, 40, 19U));
}

/// Ridges of bent layers, split by cracks.
double rock(double u, double v) {
  const double bent = v + 0.06 * tilingFractal(u, v, 3, 4, 0.5, 31U);
  double sum = 0.0, weight = 1.0;
  for (int period = 5; period <= 80; period *= 2, weight *= 0.72)
    sum += weight * (0.5 - std::abs(tilingNoise(u, bent, period, 37U + static_cast<std::uint32_t>(period))));
  const auto [first, second, value] = tilingCell(u + 0.03 * tilingNoise(u, v, 12, 41U), bent, 9, 43U);
  return sum - 1.1 * std::exp(-14.0 * (second - first));
}

/// Stones of two sizes, dark between them.
double scree(double u, double v) {
  double sum = 0.0;
  for (const int period : {22, 47}) {
    const auto [first, second, value] = tilingCell(u, v, period, static_cast<std::uint32_t>(period));
    sum += std::min(1.0, 2.2 * (second - first)) - 0.5 * first;
  }
  return sum + 0.4 * tilingFractal(u, v, 8, 4, 0.7, 53U);
}

double patches(double u, double v) { return tilingFractal(u, v, 3, 6, 0.6, 67U); }

/// Values as bytes: their mean is the middle, two and a half deviations either end.
void put(const Field& field, std::size_t channel, std::vector<std::uint8_t>& texels) {
  std::vector<double> values;
  values.reserve(kDetailSide * kDetailSide);
  for (int j = 0; j < kDetailSide; ++j)
    for (int i = 0; i < kDetailSide; ++i)
      values.push_back(field((i + 0.5) / kDetailSide, (j + 0.5) / kDetailSide));
  double mean = 0.0, square = 0.0;
  for (const double value : values) mean += value / static_cast<double>(values.size());
  for (const double value : values)
    square += (value - mean) * (value - mean) / static_cast<double>(values.size());
  for (std::size_t i = 0; i < values.size(); ++i)
    texels[4 * i + channel] = static_cast<std::uint8_t>(
        std::clamp(127.5 + 51.0 * (values[i] - mean) / std::sqrt(square), 0.0, 255.0));
}

}  // namespace

std::vector<std::uint8_t> detailTexture() {
  std::vector<std::uint8_t> texels(4U * kDetailSide * kDetailSide);
  put(grass, 0, texels);
  put(rock, 1, texels);
  put(scree, 2, texels);
  put(patches, 3, texels);
  return texels;
}

namespace {

GlTexture makeRamp() {
  static_assert(kMeasureEntries == kRampEntries);
  GlTexture texture = makeTexture(GL_TEXTURE_2D);
  glTextureStorage2D(texture.id(), 1, GL_RGBA32F, kRampEntries, 1);
  setSampling(texture, GL_NEAREST, GL_NEAREST, GL_REPEAT);
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
  setSampling(texture, fine ? GL_LINEAR_MIPMAP_LINEAR : GL_LINEAR_MIPMAP_NEAREST, GL_LINEAR, GL_REPEAT);
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
