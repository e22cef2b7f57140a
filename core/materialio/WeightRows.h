#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/material/MaterialMap.h"

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

}  // namespace scarp
