#pragma once

#include <array>
#include <cstddef>
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

/// The weights of some materials of a map row by row, as files have them. Keeps the rows of a tile's height
/// of each material that it was asked for. The map must outlive it. One thread.
class WeightRows {
 public:
  WeightRows(const MaterialMap& map, std::vector<MaterialId> layers);

  [[nodiscard]] int columns() const { return map_.rect().width(); }
  [[nodiscard]] int rows() const { return map_.rect().height(); }
  [[nodiscard]] std::size_t layers() const { return layers_.size(); }
  /// Of one material at all samples of a row, which stays until a row of other tiles is asked for.
  [[nodiscard]] std::span<const std::uint8_t> row(std::size_t layer, int row);
  /// The same of all materials.
  [[nodiscard]] std::span<const std::uint8_t* const> all(int row);

 private:
  struct Strip {
    int tileRow = -1;
    std::vector<std::uint8_t> weights;
  };
  void load(std::size_t layer, int tileRow);

  const MaterialMap& map_;
  std::vector<MaterialId> layers_;
  std::vector<Strip> strips_;
  std::vector<const std::uint8_t*> rows_;
};

/// How much of a terrain a material covers.
struct MaterialCover {
  MaterialId material = 0;
  std::uint64_t weight = 0;  ///< The sum of its weights over all samples.
};
/// Of all materials that occur, by their ids.
[[nodiscard]] std::vector<MaterialCover> materialCover(const MaterialMap& map);

inline constexpr std::size_t kMostLayers = 1024;  ///< Materials that share a sample.

/// Shares out 255 among weights in their proportion: rounded down, and what is left to the largest
/// remainders, of equal ones to the earlier. Those whose sum is 255 stay; all are 0 where it is 0. At most
/// kMostLayers, as many bytes as weights. Pure.
void shareOut(std::span<const std::uint32_t> weights, std::span<std::uint8_t> bytes);

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
