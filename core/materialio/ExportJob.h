#pragma once

#include <algorithm>
#include <functional>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/materialio/MaterialExport.h"
#include "core/materialio/WeightPlanes.h"

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
  /// The terrain's row that is a row of a file.
  [[nodiscard]] int rowOf(int fileRow, RowOrder order) const {
    return order == RowOrder::NorthFirst ? fileRow : rows() - 1 - fileRow;
  }
  [[nodiscard]] std::vector<MaterialId> layerIds() const;
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

/// The loss where keep(had, kept) sets what of a sample's weights, by layers, is kept. Holes, whose weights
/// are all 0, do not count.
template <class Keep>
[[nodiscard]] WeightLoss lossOf(const ExportJob& job, Keep&& keep) {
  WeightRows rows = job.weightRows();
  int greatest = 0;
  unsigned long long sum = 0, samples = 0;
  std::vector<std::uint32_t> room;
  std::vector<std::uint8_t> kept(rows.layers());
  for (int row = 0; row < rows.rows(); ++row)
    forRow(rows, row, room, [&](int, std::span<const std::uint32_t> had) {
      std::ranges::fill(kept, std::uint8_t{0});
      keep(had, std::span(kept));
      int lost = 0;
      bool ground = false;
      for (std::size_t i = 0; i < had.size(); ++i) {
        ground = ground || had[i] > 0;
        lost += std::max(0, static_cast<int>(had[i]) - static_cast<int>(kept[i]));
      }
      if (!ground) return;
      ++samples;
      sum += static_cast<unsigned>(lost);
      greatest = std::max(greatest, lost);
    });
  return {greatest, samples == 0 ? 0.0 : static_cast<double>(sum) / static_cast<double>(samples)};
}

/// The layers with the greatest weights of a sample, the heaviest first, of equal ones the earlier; at most
/// places.size(). How many are above 0.
[[nodiscard]] std::size_t heaviest(std::span<const std::uint32_t> weights, std::span<std::size_t> places);

/// Adds a file that lists layers, each with index, name, colour, size of its textures and share of the
/// ground, besides `content`. order: the layers in the order of the file; indices beyond the layers are
/// places that stay empty. complete: adds what the program wants of a layer; may be empty.
[[nodiscard]] Result<void> writeLayerList(
    const ExportJob& job, ExportSet& set, const std::string& name, Json content, const Message& what,
    std::span<const std::size_t> order,
    const std::function<void(Json& entry, std::size_t index)>& complete = {});
/// Adds a file that lists all layers in their order.
[[nodiscard]] Result<void> writeLayerList(
    const ExportJob& job, ExportSet& set, const std::string& name, Json content, const Message& what,
    const std::function<void(Json& entry, std::size_t index)>& complete = {});

/// Adds the files of a preset to the set and its loss to the report.
using MaterialWriter = Result<void>(const ExportJob& job, ExportSet& set, MaterialExportReport& report,
                                    const Progress& progress);
MaterialWriter writeUnity, writeUnreal, writeTerrain3d, writeHTerrain, writeBlender, writeGis, writePicture,
    writeGltf;

/// An 8-bit grey PNG of each layer's weights.
[[nodiscard]] Result<void> writeGreyMasks(const ExportJob& job, ExportSet& set);
/// Adds a picture whose channels are layers from `first` on; those behind the last are 0.
[[nodiscard]] Result<void> writeChannels(const ExportJob& job, ExportSet& set, WeightRows& rows,
                                         const std::string& name, PictureFormat format, std::size_t first,
                                         int channels, RowOrder order, const Message& what);

/// A file with pictures of a material, as a program wants them together.
struct PictureSetFile {
  std::string key;   ///< "albedo", "normal-roughness", "mask" …
  std::string file;  ///< With its ending.
};
/// Those that writePictureSets() writes for a layer; none where the material has no pictures, or the program
/// takes none. The names hold a dot before the key, which no other file of an export has.
[[nodiscard]] std::vector<PictureSetFile> pictureSetFiles(const ExportJob& job, std::size_t layer);
/// The same as JSON: {"albedo": "Rock.albedo.png"}.
[[nodiscard]] Json picturesJson(const ExportJob& job, std::size_t layer);

/// Writes the pictures of all layers as PNG. Terrain3D and HTerrain: albedo and height, normals and roughness
/// as RGBA, all of one size, a power of two; Unity: albedo, normals, and a mask of metal, occlusion, height
/// and smoothness; Unreal: albedo, normals of DirectX, occlusion, roughness and metal, height; Blender: each
/// for itself. What a material lacks of a packed file is even. Texels stay as they are where no other size is
/// asked for.
[[nodiscard]] Result<void> writePictureSets(const ExportJob& job, ExportSet& set,
                                            MaterialExportReport& report);

}  // namespace scarp
