#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/EnginePreset.h"
#include "core/material/MaterialMap.h"
#include "core/materialio/ExportSet.h"
#include "core/schema/EnumNames.h"
#include "core/terrain/Terrain.h"

namespace scarp {

class DerivedContent;
template <class Settings>
class Schema;

/// For whom files of materials are.
enum class MaterialPreset : std::uint8_t { Unity, Unreal, Terrain3d, HTerrain, Blender, Gis, Picture, Gltf };
[[nodiscard]] const EnumNames& materialPresetNames();

/// HTerrain's kinds of splat maps.
enum class SplatKind : std::uint8_t {
  Classic4,      ///< One RGBA map: four materials.
  MultiSplat16,  ///< Up to four of these; the four heaviest materials of a sample are drawn.
  Array,         ///< Indices and weights of three materials a sample, whose indices differ modulo 3.
};
[[nodiscard]] const EnumNames& splatKindNames();

/// How amounts are stored in maps of the ground.
enum class MapDepth : std::uint8_t { Bits8, Bits16, Float };
[[nodiscard]] const EnumNames& mapDepthNames();

inline constexpr int kLeastTexture = 64, kMostTexture = 8192, kMostMeshStep = 256;

struct MaterialExportOptions {
  MaterialPreset preset = MaterialPreset::Gis;
  bool all = false;                      ///< Materials too that lie nowhere.
  std::optional<SampleSize> resample{};  ///< Written with so many samples over the same ground, by area.
  bool anySize = false;                  ///< The terrain's own size, also where the engine takes others.
  std::vector<PictureFormat> pictures{PictureFormat::Png, PictureFormat::Raw};  ///< Unity's alphamaps.
  SplatKind splat = SplatKind::MultiSplat16;
  std::vector<MaterialId> chosen{};   ///< Of SplatKind::Classic4; empty: the four that cover most.
  MapDepth depth = MapDepth::Bits16;  ///< Of MaterialPreset::Picture.
  int textureSide = 2048;  ///< Of glTF: texels along the longer side, kLeastTexture…kMostTexture.
  int meshStep = 1;        ///< Of glTF: every so many samples have a vertex, 1…kMostMeshStep.
};

/// Names in recipes and ranges; without the lists and the size.
[[nodiscard]] const Schema<MaterialExportOptions>& materialExportSchema();

/// Returns whether textures of the ground are written in place of weights.
[[nodiscard]] bool bakesTextures(MaterialPreset preset);

/// The size that is written where nothing is said: the terrain's own, or the nearest that the engine takes.
[[nodiscard]] SampleSize usualMaterialSize(MaterialPreset preset, const GridFrame& frame);
/// Sizes to choose among, small to large: those that the engine takes in place of one that it does not, and
/// the terrain's own.
[[nodiscard]] std::vector<SampleSize> materialSizes(MaterialPreset preset, const GridFrame& frame);

/// What a format could not hold of the weights, in 1/255 of a sample.
struct WeightLoss {
  int greatest = 0;
  double mean = 0.0;  ///< Over all samples that are no holes.
  bool operator==(const WeightLoss&) const = default;
};

struct MaterialExportReport {
  std::vector<WrittenFile> files;
  WeightLoss loss;
  std::optional<WeightLoss> undrawn;  ///< What files hold, but the engine does not draw.
  SampleSize size;                    ///< As written.
  bool resampled = false;
  std::vector<std::string> layers;  ///< Names, in the files' order.
  std::vector<Message> notes;
};

/// What lies on a terrain. Refers to what must outlive it.
struct MaterialGround {
  const Terrain& terrain;
  const MaterialMap& weights;  ///< Of the terrain's size; 0 in its holes.
  std::span<const Material> materials;
  const HeightRaster* deposits = nullptr;  ///< Of erosion, metres; null: none anywhere.
};

/// Writes files for a program into a folder, which is made where there is none: all of them or none, each
/// read back and compared. Materials are layers in the order of `materials`, those that lie nowhere left out.
/// An error is one line: a material that is not among them, more than the engine takes, a file that cannot be
/// written. Any thread; may be cancelled.
[[nodiscard]] Result<MaterialExportReport> exportMaterials(const MaterialGround& ground,
                                                           const std::string& folder,
                                                           const MaterialExportOptions& options,
                                                           const Progress& progress = {});

/// The same of a document, whose materials are laid first. The notes say what else the document has.
[[nodiscard]] Result<MaterialExportReport> exportMaterials(const DerivedContent& scene,
                                                           const std::string& folder,
                                                           const MaterialExportOptions& options,
                                                           const Progress& progress = {});

}  // namespace scarp
