#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/document/Layer.h"
#include "core/document/OperationNames.h"
#include "core/edit/OperationTraits.h"
#include "core/line/Line.h"
#include "core/operation/SharedFilter.h"

// Operations on layers and on the lines in them.

namespace scarp {

struct ImportOptions;
struct Terrain;

/// Heights that fill a layer, of the size of the terrain when the operation is performed.
struct LayerRaster {
  std::shared_ptr<const Terrain> heights;
  std::string path{};                             ///< The file that they came from, for scripts.
  std::shared_ptr<const ImportOptions> import{};  ///< How it was read; null: as the file says.
  std::vector<Message> warnings{};                ///< Of reading it, one line each.
};

/// Names of the materials that the first lines of some kinds get. A window records those of its language.
struct SurfaceNames {
  std::string asphalt = "Asphalt", gravel = "Gravel";
  bool operator==(const SurfaceNames&) const = default;
};

/// Names of a layer and materials that are made with lines.
struct NewLineNames {
  std::string layer = "Lines";
  SurfaceNames surfaces{};
  bool operator==(const NewLineNames&) const = default;
};

/// Puts a layer above the active one, into its group, and makes it the active one. If a group is active, the
/// layer becomes its uppermost member.
struct AddLayerOperation {
  static constexpr OperationTraits kTraits{.key = "add-layer", .topic = EditTopic::Layers};
  std::string name;
  LayerBlend blend = LayerBlend::Add;
  LayerId made = 0;      ///< Its id; kept where no layer has had it yet. 0, or else: a new one is given.
  bool ofLines = false;  ///< It holds what lines make of the ground beneath, and replaces it.
  /// Lines of the new layer; a line without an id gets one.
  std::vector<Line> lines{};
  bool visible = true;
  LayerRaster from{};    ///< Heights of the new layer; none: it is empty.
  bool surface = false;  ///< See LinesOperation.
  SharedFilter filter{};  ///< Of an adjustment layer, whose blend follows from it. Excludes lines and `from`.
  SurfaceNames surfaceNames{};

  [[nodiscard]] OperationParts parts();
  [[nodiscard]] Result<bool> readFiles(const TerrainDocument&, const Progress&, OperationNotes&);
  [[nodiscard]] bool isFromFile() const;
  void addNotes(const TerrainDocument& document, OperationNotes& notes) const;
};

/// Deletes a layer, or a group with all its members, and other layers in the same step.
struct DeleteLayerOperation {
  static constexpr OperationTraits kTraits{.key = "delete-layer", .topic = EditTopic::Layers};
  [[nodiscard]] static const SettingList& schema();
  LayerName layer{};
  std::vector<LayerName> also{};

  [[nodiscard]] OperationParts parts();
};

inline constexpr const char* kCopyName = "%1 copy";

/// Copies a layer, or a group with all its members, and other layers in the same step. Each copy is above its
/// original.
struct DuplicateLayerOperation {
  static constexpr OperationTraits kTraits{.key = "duplicate-layer", .topic = EditTopic::Layers};
  [[nodiscard]] static const SettingList& schema();
  LayerName layer{};
  LayerId made = 0;  ///< Of the uppermost copy, as in AddLayerOperation.
  std::vector<LayerId>
      members{};  ///< Of the other copies, those of groups' members included, the lowest first.
  std::string copyName{kCopyName};  ///< "%1" is the name of the original.
  std::vector<LayerName> also{};

  [[nodiscard]] OperationParts parts();
};

/// Puts what a layer makes of the ground into the one under it; that one's blend becomes Add, unless it is
/// the base. A group becomes one layer of what its visible members make of the ground.
struct MergeLayerOperation {
  static constexpr OperationTraits kTraits{.key = "merge-layer", .topic = EditTopic::Layers};
  [[nodiscard]] static const SettingList& schema();
  LayerName layer{};
};

/// Makes the ground as it is seen the base, without layers.
struct FlattenLayersOperation {
  static constexpr OperationTraits kTraits{.key = "flatten-layers", .topic = EditTopic::Layers};
};

/// The place that a layer moves to, next to another layer or into a group. Place: where the other layer is,
/// which makes room: above it for a layer that moves up, below it for one that moves down.
enum class LayerMove : std::uint8_t { Place, Above, Below, Into };

/// Moves a layer, or a group with all its members. It is in the group of `to` then, or is the uppermost
/// member of `to`.
struct MoveLayerOperation {
  static constexpr OperationTraits kTraits{.key = "move-layer", .topic = EditTopic::Layers};
  [[nodiscard]] static const SettingList& schema();
  LayerName from{}, to{};  ///< Both among the layers.
  LayerMove where = LayerMove::Place;

  [[nodiscard]] OperationParts parts();
};

/// Makes a group of layers, which move below the uppermost of them, and makes it the active layer. Without
/// layers: an empty group above the active layer, as in AddLayerOperation.
struct GroupLayersOperation {
  static constexpr OperationTraits kTraits{.key = "group-layers", .topic = EditTopic::Layers};
  [[nodiscard]] static const SettingList& schema();
  std::string name{};               ///< Empty: a name with its id.
  std::vector<LayerName> layers{};  ///< Groups move with their members.
  LayerId made = 0;                 ///< Of the group, as in AddLayerOperation.

  [[nodiscard]] OperationParts parts();
};

/// Removes a group; its members take its place.
struct UngroupLayersOperation {
  static constexpr OperationTraits kTraits{.key = "ungroup-layers", .topic = EditTopic::Layers};
  [[nodiscard]] static const SettingList& schema();
  LayerName layer{};
};

/// Gives a layer or a group what is set here; the rest stays.
struct SetLayerOperation {
  static constexpr OperationTraits kTraits{.key = "set-layer", .topic = EditTopic::Layers};
  [[nodiscard]] static const SettingList& schema();
  LayerName layer{};
  std::optional<std::string> name;
  std::optional<LayerBlend> blend;
  std::optional<double> opacity;  ///< 0…1.
  std::optional<bool> visible, locked;
  SharedFilter filter{};  ///< Of an adjustment layer.
};

/// Computes an adjustment layer that edits do not update (AdjustmentLayers.h).
struct UpdateLayerOperation {
  static constexpr OperationTraits kTraits{.key = "update-layer", .topic = EditTopic::Layers};
  [[nodiscard]] static const SettingList& schema();
  LayerName layer{};
};

/// A layer shows where the selection is, or without one everywhere.
struct MaskLayerOperation {
  static constexpr OperationTraits kTraits{.key = "mask-layer", .topic = EditTopic::Selection};
  [[nodiscard]] static const SettingList& schema();
  LayerName layer{};
};

/// New place of lines in the order of their layer: before another one, in the order that they have.
struct LineOrder {
  std::vector<LineId> lines{};
  LineId before = 0;  ///< 0: after all others.
  bool operator==(const LineOrder&) const = default;
};

/// Adds lines to a layer of lines, changes some, takes some away, and moves some in the order of the layer.
struct LinesOperation {
  static constexpr OperationTraits kTraits{.key = "lines", .topic = EditTopic::Lines};
  [[nodiscard]] static const SettingList& schema();
  LayerName layer{};
  /// Added or changed lines. A line whose id is in the layer replaces that one; others are appended, and get
  /// a new id where they have none.
  std::vector<Line> lines{};
  std::vector<LineId> removed{};
  /// Assigns the usual surface to the first line of each kind (addSurfaces()), on terrain that has materials.
  /// False in scripts that do not ask for it.
  bool surface = false;
  LineOrder order{};  ///< Applied last.
  SurfaceNames surfaceNames{};

  [[nodiscard]] OperationParts parts();
  void addNotes(const TerrainDocument& document, OperationNotes& notes) const;
};

/// A layer holds a raster's heights (NaN: nothing), whatever it held. The raster has the terrain's size by
/// the time that this is performed.
struct FillLayerOperation {
  static constexpr OperationTraits kTraits{.key = "fill-layer",
                                           .topic = EditTopic::Layers,
                                           .copying = ScriptCopy::Never,
                                           .storedWithoutFiles = true,
                                           .effect = [] { return Message("the fill-layer operation"); }};
  LayerName layer{};
  LayerRaster from{};

  [[nodiscard]] Result<bool> readFiles(const TerrainDocument&, const Progress&, OperationNotes&);
  [[nodiscard]] bool isFromFile() const;
  void addNotes(const TerrainDocument& document, OperationNotes& notes) const;
};

/// Edits go to this layer from now on. Not an edit itself: no step of history.
struct ActivateLayerOperation {
  static constexpr OperationTraits kTraits{.key = "activate-layer", .topic = EditTopic::Layers};
  [[nodiscard]] static const SettingList& schema();
  LayerName layer{};
};

}  // namespace scarp
