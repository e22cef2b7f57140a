#include "core/materialio/GroundMaps.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/material/DrainageArea.h"
#include "core/material/GroundRows.h"
#include "core/material/Srgb.h"
#include "core/terrain/HeightPlane.h"
#include "core/visibility/SkyView.h"

namespace scarp {

namespace {

constexpr float kNoGround = std::numeric_limits<float>::quiet_NaN();

/// measure(row, out) for each row of the ground; NaN in holes.
template <class Measure>
std::vector<float> byRows(const Terrain& terrain, Measure&& measure) {
  const HeightPlane ground = planeOf(terrain.heights, 1);
  const auto perX = static_cast<float>(1.0 / terrain.frame.dx),
             perY = static_cast<float>(1.0 / terrain.frame.dy);
  std::vector<float> map(static_cast<std::size_t>(terrain.frame.samples().area()));
  ground.forRows([&](int row) {
    const float* const heights = &ground.values[ground.at(0, row)];
    float* const out = &map[static_cast<std::size_t>(row) * static_cast<std::size_t>(ground.columns)];
    measure(GroundRow{heights, ground.width(), perX, perY}, ground.columns, out);
    for (int column = 0; column < ground.columns; ++column)
      if (std::isnan(heights[column])) out[column] = kNoGround;
  });
  return map;
}

}  // namespace

NormalMap normalMap(const Terrain& terrain) {
  const HeightPlane ground = planeOf(terrain.heights, 1);
  const auto samples = static_cast<std::size_t>(terrain.frame.samples().area());
  const auto perX = static_cast<float>(1.0 / terrain.frame.dx),
             perY = static_cast<float>(1.0 / terrain.frame.dy);
  NormalMap map{std::vector<float>(samples), std::vector<float>(samples), std::vector<float>(samples)};
  ground.forRows([&](int row) {
    const float* const heights = &ground.values[ground.at(0, row)];
    const std::size_t first = static_cast<std::size_t>(row) * static_cast<std::size_t>(ground.columns);
    gradientRow({heights, ground.width(), perX, perY}, ground.columns, &map.x[first], &map.y[first]);
    for (int column = 0; column < ground.columns; ++column) {
      const std::size_t i = first + static_cast<std::size_t>(column);
      // Rows run southward.
      const double east = map.x[i], north = -map.y[i], length = std::sqrt(east * east + north * north + 1.0);
      const bool hole = std::isnan(heights[column]);
      map.x[i] = hole ? kNoGround : static_cast<float>(-east / length);
      map.y[i] = hole ? kNoGround : static_cast<float>(-north / length);
      map.z[i] = hole ? kNoGround : static_cast<float>(1.0 / length);
    }
  });
  return map;
}

std::vector<float> slopeMap(const Terrain& terrain) { return byRows(terrain, slopeRow); }

std::vector<float> curvatureMap(const Terrain& terrain) { return byRows(terrain, bendRow); }

Result<std::vector<float>> ambientOcclusionMap(const Terrain& terrain, const Progress& progress) {
  auto sky = skyView(terrain.heights, terrain.frame, {}, terrain.frame.samples(), progress);
  if (!sky) return sky.error();
  return std::move(sky->values);
}

Result<std::vector<float>> flowMap(const Terrain& terrain, const Progress& progress) {
  const auto area = drainageArea(terrain.heights, terrain.frame, progress);
  if (!area) return Error::cancel();
  std::vector<float> map(static_cast<std::size_t>(area->rect().area()));
  area->read(area->rect(), map);
  std::ranges::transform(map, map.begin(), [](float squareMetres) { return std::log10(squareMetres); });
  return map;
}

namespace {

constexpr double kDryRoughness = 0.9;  ///< Of ground whose material says none.

double linearOf(std::uint8_t code) { return toLinear(code / 255.0); }

}  // namespace

std::uint8_t codeOf(double light) {
  return static_cast<std::uint8_t>(std::lround(std::clamp(toSrgb(light), 0.0, 1.0) * 255.0));
}

std::optional<double> roughnessOf(const Material& material) {
  const PicturePtr& picture = material.picture(PictureKind::Roughness).picture;
  if (!picture) return {};
  const std::vector<std::uint8_t> values = texelsOf(*picture).values;
  return std::accumulate(values.begin(), values.end(), 0.0) / (255.0 * static_cast<double>(values.size()));
}

GroundLookRows::GroundLookRows(const ExportJob& job)
    : rows_(job.weightRows()), looks_(static_cast<std::size_t>(job.columns())) {
  for (const ExportLayer& layer : job.layers) {
    const auto& c = layer.material.colour;
    materials_.push_back({{linearOf(c[0]), linearOf(c[1]), linearOf(c[2])},
                          roughnessOf(layer.material).value_or(kDryRoughness),
                          true});
  }
}

std::span<const GroundTexel> GroundLookRows::row(int row) {
  forRow(rows_, row, room_, [&](int column, std::span<const std::uint32_t> had) {
    GroundTexel look;
    for (std::size_t layer = 0; layer < had.size(); ++layer) {
      if (had[layer] == 0) continue;
      look.ground = true;
      const double share = had[layer] / 255.0;
      for (std::size_t c = 0; c < 3; ++c) look.light[c] += share * materials_[layer].light[c];
      look.roughness += share * materials_[layer].roughness;
    }
    looks_[static_cast<std::size_t>(column)] = look;
  });
  return looks_;
}

}  // namespace scarp
