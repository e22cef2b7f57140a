#pragma once

#include <memory>
#include <string>
#include <variant>
#include <vector>

#include "core/document/OperationNames.h"
#include "core/edit/OperationTraits.h"
#include "core/edit/StrokeOperations.h"
#include "core/mask/MaskFeatures.h"
#include "core/mask/MaskShape.h"
#include "core/mask/MaskTiles.h"
#include "core/mask/MaskWand.h"
#include "core/material/Material.h"

// Operations on the selection, and on masks of layers.

namespace scarp {

/// The samples within a shape.
struct ShapeSource {
  MaskShape shape;
  double feather = 0.0;  ///< Metres, as maskOf() has it.
};

/// Ground that is like that at a place.
struct WandSource {
  Vec2 place = Vec2::Zero();  ///< Local frame, metres.
  WandSettings wand;
};

/// A mask that was made before.
struct MaskSource {
  std::shared_ptr<const MaskRaster> weights;  ///< Not null.
};

/// A mask that the document keeps under a name.
struct NamedSource {
  std::string name;
};

/// The mask of a layer.
struct LayerMaskSource {
  LayerName layer{};
};

/// A file: a mask, a class of land cover, or features of a vector file.
struct FileSource {
  std::string path;             ///< Not empty.
  std::string layer{};          ///< By its name; empty: of a raster the first, of a vector file all.
  VectorMaskSettings vector{};  ///< Of a vector file.
  /// Weights read from the file, of the terrain's size. Not null when the operation is performed.
  std::shared_ptr<const MaskRaster> weights{};
};

/// Ground whose slope, height or other measure is in a range, with the soft edges of conditions of materials.
/// The measure depends on the heights alone: not Deposition, Mask or Lines.
struct RangeSource {
  RuleCondition range;
};

using SelectionSource = std::variant<ShapeSource, WandSource, PaintSource, MaskSource, NamedSource,
                                     LayerMaskSource, FileSource, RangeSource>;

// The selection and the masks of layers are changed alike. Which of them is meant, `layer` says: no layer for
// the selection. A layer without a mask shows everywhere.

/// Selects, or changes a layer's mask. Without a selection, which means everywhere, Add begins with nothing,
/// Subtract and Intersect with all; without a mask each of them begins with all. Smooth is for what a brush
/// goes over.
struct SelectOperation {
  static constexpr OperationTraits kTraits{.key = "select",
                                           .topic = EditTopic::Selection,
                                           .copying = ScriptCopy::Alone,
                                           .storedWithoutFiles = true};
  SelectionSource source;
  MaskOperation how = MaskOperation::Replace;
  LayerName layer{};

  [[nodiscard]] OperationParts parts();
  [[nodiscard]] Result<bool> readFiles(const TerrainDocument&, const Progress&, OperationNotes&);
  [[nodiscard]] bool isFromFile() const;
  void addNotes(const TerrainDocument& document, OperationNotes& notes) const;
};

enum class SelectionChange { All, None, Invert, Grow, Shrink, Blur };

/// Makes another selection, or mask of a layer, of the one that there is. None takes it away: edits reach
/// everywhere, the layer shows everywhere.
struct ChangeSelectionOperation {
  static constexpr OperationTraits kTraits{
      .key = "change-selection", .topic = EditTopic::Selection, .copying = ScriptCopy::Alone};
  [[nodiscard]] static const SettingList& schema();
  SelectionChange change = SelectionChange::None;
  double metres = 0.0;  ///< To grow, shrink or blur by.
  LayerName layer{};

  void addNotes(const TerrainDocument& document, OperationNotes& notes) const;
};

/// A layer of a file that becomes a selection.
struct KeptLayer {
  std::string name;   ///< Of the selection; not empty.
  /// The class, the band or the layer of the file; empty: the first, of a vector file all layers.
  std::string layer;
  /// Brought onto the terrain, with its size by the time that this is performed.
  std::shared_ptr<const MaskRaster> weights{};
  VectorMaskSettings vector{};  ///< Of a vector file.
};

/// Keeps what is selected under a name, or layers of a file under theirs; over what was kept under them
/// before.
struct KeepMaskOperation {
  static constexpr OperationTraits kTraits{.key = "keep-mask",
                                           .topic = EditTopic::Selection,
                                           .copying = ScriptCopy::Never,
                                           .storedWithoutFiles = true};
  std::string name;                 ///< Of what is selected; of a file empty.
  std::string path{};               ///< Of the file; empty: what is selected.
  std::vector<KeptLayer> layers{};  ///< Of the file; one or more, no name twice.

  [[nodiscard]] Result<bool> readFiles(const TerrainDocument&, const Progress&, OperationNotes&);
  [[nodiscard]] bool isFromFile() const;
};

struct ForgetMaskOperation {
  static constexpr OperationTraits kTraits{.key = "forget-mask", .topic = EditTopic::Selection};
  [[nodiscard]] static const SettingList& schema();
  std::string name;
};

}  // namespace scarp
