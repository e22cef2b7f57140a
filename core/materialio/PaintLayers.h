#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/materialio/MaterialImport.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// A layer of weights as paint of a terrain.
struct PaintLayer {
  std::string name;
  std::optional<std::array<std::uint8_t, 3>> colour;  ///< sRGB, where the files say one.
  std::optional<double> size;                         ///< Metres of its textures, where they say it.
  std::shared_ptr<const HeightRaster> weights;        ///< PaintRaster.h; not null.
  double share = 0.0;                                 ///< Of the ground, 0…1.
  std::string looks{};  ///< A material of defaultMaterials(), of a class of land cover; else empty.
};

/// Weights that were read from files, ready to be taken into a terrain.
struct PaintLayers {
  WeightFiles files;
  std::shared_ptr<const WeightPlanes> planes;  ///< Not null.
  std::vector<std::size_t> opaque{};           ///< As MaterialWeights has it.
  WeightKind kind = WeightKind::Layers;
  std::vector<PaintLayer> layers;
  std::vector<Message> notes;  ///< One line each.
};

/// Reads weights for a terrain, as readMaterialWeights() does. Names, colours and sizes are those that a
/// layers.json or textures.json beside the files has for them, as an export of Scarp writes it.
[[nodiscard]] Result<PaintLayers> readPaintLayers(const std::vector<std::string>& paths, const Terrain& onto,
                                                  const MaterialImportOptions& options,
                                                  const Progress& progress = {});

/// Normalises the weights again without the layers that `leftOut` marks; their weights become 0.
[[nodiscard]] PaintLayers without(PaintLayers read, const std::vector<bool>& leftOut, const Terrain& onto);

/// The materials that layers are by their names (capitals aside, or as file names have them), or by what they
/// look like, and new ones, with ids from `next` on, for the others. Layers that lie nowhere are left out.
[[nodiscard]] ImportPaintOperation assignedByName(const PaintLayers& read,
                                                  std::span<const Material> materials, MaterialId next);

/// A material for a layer that is none of those there are: one of defaultMaterials() where the name is.
/// `index`: of the layer, for a colour where none is known.
[[nodiscard]] Material materialFor(const PaintLayer& layer, std::size_t index, MaterialId id);

/// The material that a class of land cover looks like; nothing for other layers.
[[nodiscard]] std::optional<Material> looksLike(const PaintLayer& layer, MaterialId id);

/// By which files are told that changed since. An error is one line that names a file.
[[nodiscard]] Result<std::string> weightFilesSum(const std::vector<std::string>& paths);

}  // namespace scarp
