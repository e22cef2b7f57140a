#include "core/materialio/GroundColour.h"

#include <cmath>

namespace scarp {

namespace {

/// Dry ground: materials have no roughness of their own.
constexpr double kGroundRoughness = 0.9;

}  // namespace

double linearOf(std::uint8_t code) {
  const double c = code / 255.0;
  return c <= 0.04045 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
}

std::uint8_t codeOf(double light) {
  const double c = light <= 0.0031308 ? light * 12.92 : 1.055 * std::pow(light, 1.0 / 2.4) - 0.055;
  return static_cast<std::uint8_t>(std::lround(std::clamp(c, 0.0, 1.0) * 255.0));
}

GroundLookRows::GroundLookRows(const ExportJob& job)
    : rows_(job.weightRows()), looks_(static_cast<std::size_t>(job.columns())) {
  for (const ExportLayer& layer : job.layers) {
    const auto& c = layer.material.colour;
    materials_.push_back({{linearOf(c[0]), linearOf(c[1]), linearOf(c[2])}, kGroundRoughness, true});
  }
}

std::span<const GroundLook> GroundLookRows::row(int row) {
  forRow(rows_, row, room_, [&](int column, std::span<const std::uint32_t> had) {
    GroundLook look;
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
