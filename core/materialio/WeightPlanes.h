#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/EnginePreset.h"
#include "core/io/RasterFit.h"
#include "core/material/MaterialMap.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// A material's weights over all samples of a terrain, row by row. A value.
struct MaterialLayer {
  std::string name;
  std::optional<std::array<std::uint8_t, 3>> colour{};  ///< sRGB, where the source says one.
  std::vector<std::uint8_t> weights{};
  std::string file{};   ///< That it comes from.
  int index = 0;        ///< Of its band in the file, or of its texture, from 0.
  std::string looks{};  ///< The material of defaultMaterials() that it looks like; empty: that is not known.
};

/// Weights of materials that are not brought to a sum yet, over the samples of a terrain.
class WeightPlanes {
 public:
  /// Contract: at most kMostLayers of them are added.
  explicit WeightPlanes(HeightRaster heights) : heights_(std::move(heights)) {}

  /// Weights, 0…255; NaN for 0. What is beyond counts for the next end; whether anything was.
  bool add(const HeightRaster& weights);
  [[nodiscard]] std::size_t size() const { return planes_.size(); }

  /// What was not as it should be.
  struct Corrections {
    long long samples = 0;  ///< On ground, whose sum was brought to 255.
    double worstSum = 255;  ///< Of them the one that is furthest from 255.
    long long less = 0;     ///< On ground, whose sum stays between 0 and 255.
    long long nothing = 0;  ///< On ground, where the sum is 0.
  };
  /// Which sums are brought to 255: all above 0, or those above 255 alone. Others are 255 where they round to
  /// it.
  enum class Sums { Whole, AtMost };
  /// Brings the sum of weights to 255 where there is ground and a weight above 0, and to 0 elsewhere
  /// (shareOut). Layers in the order of adding; those that `leftOut` marks are 0 and do not count in the
  /// sums. If it is empty, all are taken.
  [[nodiscard]] Corrections normalise(std::vector<std::vector<std::uint8_t>>& layers, Sums sums = Sums::Whole,
                                      const std::vector<bool>& leftOut = {}) const;

 private:
  HeightRaster heights_;
  std::vector<std::vector<std::uint16_t>> planes_;  ///< 1/256.
};

/// A map of layers whose sum is 255 or 0, of a material each; two may be of the same. On ground where all are
/// 0 lies `base`, in holes nothing.
[[nodiscard]] MaterialMap materialMap(std::span<const std::span<const std::uint8_t>> layers,
                                      std::span<const MaterialId> materials, const HeightRaster& heights,
                                      MaterialId base);

/// A map over the same ground with other samples, by area (FitBy::Area). `to`: the terrain with these
/// samples; its holes count. Where ground lies that was a hole, `base` does.
[[nodiscard]] Result<MaterialMap> resampledMap(const MaterialMap& map, std::span<const MaterialId> materials,
                                               const Terrain& from, const Terrain& to, MaterialId base,
                                               const Progress& progress = {});

}  // namespace scarp
