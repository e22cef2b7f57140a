#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/edit/OperationTraits.h"
#include "core/edit/StrokeOperations.h"
#include "core/material/Material.h"
#include "core/terrain/TiledRaster.h"

// Operations on materials, their rules and paint.

namespace scarp {

/// Gives the terrain these materials and rules in place of those that it has; paint of materials that are not
/// among them goes.
struct MaterialsOperation {
  static constexpr OperationTraits kTraits{.key = "materials", .topic = EditTopic::Materials};
  std::vector<Material> materials;  ///< A material of id 0 gets a new one.
  RuleStack rules;
};

/// Paints materials along a stroke, as far as the selection reaches; where strokes of one operation overlap,
/// the strongest counts.
struct PaintOperation {
  static constexpr OperationTraits kTraits{
      .key = "paint", .topic = EditTopic::Materials, .effect = [] { return Message("the paint operation"); }};
  PaintAction action = PaintAction::Paint;
  MaterialId material = 0;  ///< Paint only.
  double opacity = 1.0;     ///< 0…1.
  /// Of the brush, size, spacing, falloff, alpha and symmetry count. Nothing: fills what is selected.
  std::optional<PaintSource> stroke{};
  std::vector<RuleCondition> limits{};  ///< Only as far as all of them hold.
  MaterialId onto = 0;                  ///< Only as far as this material lies there; 0: everywhere.

  [[nodiscard]] OperationParts parts();
};

/// Files that weights of materials come from, for scripts (readMaterialWeights).
struct WeightFiles {
  std::vector<std::string> paths;
  std::string kind, legend;  ///< Keys of weightKindNames(), landCoverNames(); empty: by the files.
  bool fillUp = false;       ///< Sums below 255 are brought to it.
  std::string sum{};         ///< Of the files' bytes (weightFilesSum()); empty: whatever they are by then.
};

/// Weights of one layer of them.
struct ImportedLayer {
  std::string name;
  MaterialId material = 0;                        ///< That it is painted with; 0: the layer is left out.
  std::shared_ptr<const HeightRaster> weights{};  ///< As paint (PaintRaster.h). Null until files were read.
};

enum class PaintImport : std::uint8_t {
  Replace,  ///< In place of all paint.
  Over,     ///< Over the paint that there is.
};

/// Takes weights of materials in, as paint above the rules as far as the selection reaches.
/// The weights have the terrain's size by the time that this is performed.
struct ImportPaintOperation {
  static constexpr OperationTraits kTraits{.key = "import-paint",
                                           .topic = EditTopic::Materials,
                                           .icon = "import",
                                           .copying = ScriptCopy::Never,
                                           .storedWithoutFiles = true};
  WeightFiles files;
  PaintImport how = PaintImport::Replace;
  double opacity = 1.0;           ///< 0…1.
  std::vector<Material> added{};  ///< Materials that the terrain gets with it, with ids that it has not.
  std::vector<ImportedLayer> layers{};  ///< In the files' order. From a script none: materials by names.

  [[nodiscard]] Result<bool> readFiles(const TerrainDocument&, const Progress&, OperationNotes&);
  [[nodiscard]] bool isFromFile() const;
};

}  // namespace scarp
