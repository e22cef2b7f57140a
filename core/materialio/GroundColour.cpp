#include "core/materialio/GroundColour.h"

#include <cmath>
#include <numeric>

#include "core/material/Srgb.h"

namespace scarp {

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
