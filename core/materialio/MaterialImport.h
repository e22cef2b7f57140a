#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/materialio/LandCover.h"
#include "core/materialio/WeightPlanes.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// What the bands of files are.
enum class WeightKind : std::uint8_t {
  /// Each band of each file is a layer: grey masks, splat maps, any bands; also alpha, unless it is opaque
  /// everywhere.
  Layers,
  Terrain3d,      ///< A control map: the bits of 32-bit floats.
  HTerrainArray,  ///< splat_index and splat_weight.
  LandCover,      ///< Classes by their codes.
};

[[nodiscard]] const EnumNames& weightKindNames();

struct MaterialImportOptions {
  std::optional<WeightKind> kind{};   ///< Empty: by the files.
  std::optional<LandCover> legend{};  ///< Of classes; empty: the one that has all codes.
  bool fillUp = true;                 ///< Sums below 255 are brought to it; else they stay.
};

struct MaterialWeights {
  int columns = 0, rows = 0;
  WeightKind kind = WeightKind::Layers;
  /// Sum 255, or 0 in holes and where a source has nothing; without `fillUp` 255 at most.
  std::vector<MaterialLayer> layers;
  FittedRaster::Way way = FittedRaster::Way::AsItIs;  ///< How the first file was brought onto the terrain.
  WeightPlanes::Corrections corrections;
  std::shared_ptr<const WeightPlanes> planes;  ///< The weights before normalising; not null.
  /// Indices, among the bands of all files, of alpha channels that are opaque everywhere and therefore no
  /// layers.
  std::vector<std::size_t> opaque;
  std::vector<Message> notes;  ///< One line each.
};

/// Reads weights of materials and brings them onto a terrain: by place where both say where they lie, else
/// from corner to corner; by area (FitBy::Area), of classes the mask of each. Brings the sum of each sample
/// to 255. Decoded in another process, as heights are. An error is one line that names the file: it cannot be
/// read, a class is unknown, there are too many layers, nothing lies anywhere. Takes 2 bytes for each layer
/// and sample. Any thread; may be cancelled.
[[nodiscard]] Result<MaterialWeights> readMaterialWeights(const std::vector<std::string>& paths,
                                                          const Terrain& onto,
                                                          const MaterialImportOptions& options = {},
                                                          const Progress& progress = {});

/// A map of them, a material for each layer; where they say nothing lies `base`. Contract: their sums are 255
/// or 0.
[[nodiscard]] MaterialMap materialMap(const MaterialWeights& weights, std::span<const MaterialId> materials,
                                      const HeightRaster& heights, MaterialId base);

}  // namespace scarp
