#pragma once

#include <algorithm>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/materialio/MaterialExport.h"
#include "core/materialio/WeightRows.h"

namespace scarp {

class Json;

/// A material that is written.
struct ExportLayer {
  Material material;
  std::string file;    ///< Its name for files, without an ending.
  double share = 0.0;  ///< Of the ground, 0…1.
};

/// What is written, of the size that it is written with.
struct ExportJob {
  Terrain terrain;
  MaterialMap weights;
  std::vector<ExportLayer> layers;  ///< 1…kMostLayers.
  MaterialExportOptions options;
  std::optional<HeightRaster> deposits{};  ///< Of erosion, metres; nothing: none anywhere.

  [[nodiscard]] int columns() const { return terrain.frame.columns; }
  [[nodiscard]] int rows() const { return terrain.frame.rows; }
  [[nodiscard]] WeightRows weightRows() const;
};

/// What is written of a ground in its own size; none of the options that say how it is resampled count. The
/// error is the reason alone.
[[nodiscard]] Result<ExportJob> ownSizeJob(const MaterialGround& ground,
                                           const MaterialExportOptions& options);

/// The materials of a ground in the size that the options ask for, and the report so far.
struct MaterialFiles {
  ExportJob job;
  MaterialExportReport report;
  [[nodiscard]] int count() const;  ///< Of the files, for the progress of a set.
};
/// Prepares what exportMaterials() writes. The error is the reason alone.
[[nodiscard]] Result<MaterialFiles> prepareMaterials(const MaterialGround& ground,
                                                     const MaterialExportOptions& options,
                                                     const Progress& progress);
/// Adds the files to a set, which the caller commits, and their loss to the report.
[[nodiscard]] Result<void> writeMaterials(MaterialFiles& files, ExportSet& set, const Progress& progress);

/// body(column, row, weights) for all samples of a row, by layers. `weights` is room for them.
template <class Body>
void forRow(WeightRows& rows, int row, std::vector<std::uint32_t>& weights, Body&& body) {
  const auto all = rows.all(row);
  weights.resize(all.size());
  for (int column = 0; column < rows.columns(); ++column) {
    for (std::size_t layer = 0; layer < all.size(); ++layer) weights[layer] = all[layer][column];
    body(column, std::span<const std::uint32_t>(weights));
  }
}

/// Adds up what samples have against what is kept of it.
class LossMeter {
 public:
  /// Of a sample, by layers; nothing where all weights are 0, a hole.
  void add(std::span<const std::uint32_t> had, std::span<const std::uint8_t> kept);
  [[nodiscard]] WeightLoss loss() const;

 private:
  int greatest_ = 0;
  unsigned long long sum_ = 0, samples_ = 0;
};

/// The loss where keep(had, kept) says what of a sample's weights, by layers, is kept.
template <class Keep>
[[nodiscard]] WeightLoss lossOf(const ExportJob& job, Keep&& keep) {
  WeightRows rows = job.weightRows();
  LossMeter meter;
  std::vector<std::uint32_t> room;
  std::vector<std::uint8_t> kept(rows.layers());
  for (int row = 0; row < rows.rows(); ++row)
    forRow(rows, row, room, [&](int, std::span<const std::uint32_t> had) {
      std::ranges::fill(kept, std::uint8_t{0});
      keep(had, std::span(kept));
      meter.add(had, kept);
    });
  return meter.loss();
}

/// The layers with the greatest weights of a sample, the heaviest first, of equal ones the earlier; at most
/// places.size(). How many are above 0.
[[nodiscard]] std::size_t heaviest(std::span<const std::uint32_t> weights, std::span<std::size_t> places);

/// Of a layer in a file that lists them: index, name, colour, size of its textures, share of the ground.
[[nodiscard]] Json layerJson(const ExportJob& job, std::size_t index);
/// Text of a file that lists layers.
[[nodiscard]] std::string layersText(const ExportJob& job, Json content,
                                     Json layers);

/// Adds the files of a preset to the set and its loss to the report.
using MaterialWriter = Result<void>(const ExportJob& job, ExportSet& set, MaterialExportReport& report,
                                    const Progress& progress);
MaterialWriter writeUnity, writeUnreal, writeTerrain3d, writeHTerrain, writeBlender, writeGis, writePicture,
    writeGltf;

/// An 8-bit grey PNG of each layer's weights.
[[nodiscard]] Result<void> writeGreyMasks(const ExportJob& job, ExportSet& set);
/// Rows of a picture whose channels are layers from `first` on; those behind the last are 0.
[[nodiscard]] PictureRows channelRows(WeightRows& rows, std::size_t first, int channels, RowOrder order);

}  // namespace scarp
