#include "ui/render/PictureLayer.h"

#include <algorithm>
#include <cmath>
#include <optional>

#include "core/base/Contract.h"
#include "core/material/Srgb.h"

namespace scarp {

namespace {

constexpr double kDeviation = 0.2;  ///< Of heights, as the program's own textures have it.
constexpr double kRelief = 0.012;   ///< Of heights without normals, deviation to the tile's size.
constexpr double kSteepest = 2.0;   ///< As slopes have it.
constexpr double kBrightest = 8.0;  ///< Of tints.
constexpr float kRough = 0.9F;      ///< Without a picture of the roughness.
constexpr double kLeast = 1e-4;

/// Numbers at each texel of a square.
struct Field {
  int side, channels;
  std::vector<float> values;

  Field(int texels, int count)
      : side(texels),
        channels(count),
        values(static_cast<std::size_t>(texels) * static_cast<std::size_t>(texels) *
               static_cast<std::size_t>(count)) {}
  [[nodiscard]] float* at(int column, int row) {
    const auto wrapped = [this](int i) { return static_cast<std::size_t>((i + side) % side); };
    return &values[(wrapped(row) * static_cast<std::size_t>(side) + wrapped(column)) *
                   static_cast<std::size_t>(channels)];
  }
};

/// Which texels of a side make one of another size, and how much of each.
struct Share {
  int first = 0;
  std::vector<float> weights;
};

/// By area where there are more, else between the two that are nearest, around the border.
std::vector<Share> sharesOf(int from, int to) {
  std::vector<Share> shares(static_cast<std::size_t>(to));
  const double step = static_cast<double>(from) / to;
  for (int i = 0; i < to; ++i) {
    Share& share = shares[static_cast<std::size_t>(i)];
    if (from < to) {
      const double middle = (i + 0.5) * step - 0.5, low = std::floor(middle);
      share = {static_cast<int>(low) + from,
               {static_cast<float>(1.0 - (middle - low)), static_cast<float>(middle - low)}};
      continue;
    }
    const double begin = i * step, end = begin + step;
    share.first = static_cast<int>(begin);
    for (int k = share.first; k < from && k < end - 1e-9; ++k)
      share.weights.push_back(
          static_cast<float>((std::min(end, k + 1.0) - std::max(begin, static_cast<double>(k))) / step));
  }
  return shares;
}

/// A picture with each value through a table, of a square's size, turned upside down.
Field resampled(const Picture& picture, int side, const std::array<float, 256>& table) {
  const Texels texels = texelsOf(picture);
  const auto channels = static_cast<std::size_t>(texels.channels);
  const auto across = sharesOf(texels.columns, side), down = sharesOf(texels.rows, side);
  Field field(side, texels.channels);
  std::vector<float> line(static_cast<std::size_t>(side) * channels);
  for (int row = 0; row < side; ++row) {
    float* const to = field.at(0, side - 1 - row);
    const Share& rows = down[static_cast<std::size_t>(row)];
    for (std::size_t k = 0; k < rows.weights.size(); ++k) {
      const int from = (rows.first + static_cast<int>(k)) % texels.rows;
      const std::uint8_t* const values = &texels.values[texels.place(0, from)];
      std::ranges::fill(line, 0.0F);
      for (std::size_t column = 0; column < static_cast<std::size_t>(side); ++column) {
        const Share& share = across[column];
        for (std::size_t j = 0; j < share.weights.size(); ++j) {
          const std::size_t at = (static_cast<std::size_t>(share.first) + j) %
                                 static_cast<std::size_t>(texels.columns) * channels;
          for (std::size_t c = 0; c < channels; ++c)
            line[column * channels + c] += share.weights[j] * table[values[at + c]];
        }
      }
      for (std::size_t i = 0; i < line.size(); ++i) to[i] += rows.weights[k] * line[i];
    }
  }
  return field;
}

template <class F>
std::array<float, 256> tableOf(const F& value) {
  std::array<float, 256> table{};
  for (std::size_t i = 0; i < table.size(); ++i) table[i] = static_cast<float>(value(double(i) / 255.0));
  return table;
}

std::optional<Field> fieldOf(const Material& material, PictureKind kind, int side,
                             const std::array<float, 256>& table) {
  const PicturePtr& picture = material.picture(kind).picture;
  if (!picture) return std::nullopt;
  return resampled(*picture, side, table);
}

/// Half as large, by means; `unit`: of vectors of length 1.
Field halved(Field& field, bool unit) {
  Field half(field.side / 2, field.channels);
  for (int row = 0; row < half.side; ++row)
    for (int column = 0; column < half.side; ++column) {
      float* const to = half.at(column, row);
      for (int c = 0; c < field.channels; ++c)
        to[c] = 0.25F * (field.at(2 * column, 2 * row)[c] + field.at(2 * column + 1, 2 * row)[c] +
                         field.at(2 * column, 2 * row + 1)[c] + field.at(2 * column + 1, 2 * row + 1)[c]);
      if (!unit) continue;
      const float length = std::sqrt(to[0] * to[0] + to[1] * to[1] + to[2] * to[2]);
      for (int c = 0; c < 3; ++c) to[c] = length > 0.0F ? to[c] / length : (c == 2 ? 1.0F : 0.0F);
    }
  return half;
}

/// Heights as they are blended: ½ on average, of the usual deviation.
void normaliseHeights(Field& heights) {
  double mean = 0.0, square = 0.0;
  for (const float height : heights.values) mean += height;
  mean /= static_cast<double>(heights.values.size());
  for (const float height : heights.values) square += std::pow(height - mean, 2);
  const double deviation = std::sqrt(square / static_cast<double>(heights.values.size()));
  const double scale = deviation > kLeast ? kDeviation / deviation : 0.0;
  for (float& height : heights.values) height = static_cast<float>(0.5 + scale * (height - mean));
}

Field normalsOf(Field& heights) {
  Field normals(heights.side, 3);
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
  Field albedo, height, normal, roughness, occlusion;
};

void fill(Field& field, std::initializer_list<float> with) {
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
    level.reliefs.push_back(step(fields.roughness.values[i]));
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
  const auto linear = tableOf([](double value) { return value; });
  auto albedo = fieldOf(material, PictureKind::Albedo, side, tableOf(toLinear));
  auto height = fieldOf(material, PictureKind::Height, side, linear);
  auto normal = fieldOf(material, PictureKind::Normal, side, tableOf([](double v) { return 2.0 * v - 1.0; }));
  auto roughness = fieldOf(material, PictureKind::Roughness, side, linear);
  auto occlusion = fieldOf(material, PictureKind::Occlusion, side, linear);

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
  const auto orElse = [side](std::optional<Field>& field, float value) {
    if (field) return;
    field.emplace(side, 1);
    fill(*field, {value});
  };
  orElse(roughness, kRough);
  orElse(occlusion, 1.0F);
  Fields fields{std::move(*albedo), std::move(*height), std::move(*normal), std::move(*roughness),
                std::move(*occlusion)};
  for (int size = side; size >= 1; size /= 2) {
    layer.levels.push_back(levelOf(fields, layer.colour));
    if (size == 1) break;
    fields = {halved(fields.albedo, false), halved(fields.height, false), halved(fields.normal, true),
              halved(fields.roughness, false), halved(fields.occlusion, false)};
  }
  return layer;
}

}  // namespace scarp
