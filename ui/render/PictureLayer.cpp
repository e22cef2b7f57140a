#include "ui/render/PictureLayer.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/base/Contract.h"
#include "core/material/PictureResample.h"
#include "core/material/Srgb.h"

namespace scarp {

namespace {

constexpr double kDeviation = 0.2;  ///< Of heights, as the program's own textures have it.
constexpr double kRelief = 0.012;   ///< Of heights without normals, deviation to the tile's size.
constexpr double kSteepest = 2.0;   ///< As slopes have it.
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
  const double scale = deviation > kLeast ? kDeviation / deviation : 0.0;
  for (float& height : heights.values) height = static_cast<float>(0.5 + scale * (height - mean));
}

TexelField normalsOf(TexelField& heights) {
  TexelField normals(heights.side, 3);
  const double rise = 0.5 * heights.side * kRelief / kDeviation;
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
    level.reliefs.push_back(step(-normal[0] / z / kSteepest));
    level.reliefs.push_back(step(-normal[1] / z / kSteepest));
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

}  // namespace scarp
