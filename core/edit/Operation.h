#pragma once

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/KindOf.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/brush/BrushSettings.h"
#include "core/brush/StrokeSample.h"
#include "core/document/Drape.h"
#include "core/document/Layer.h"
#include "core/document/OperationNames.h"
#include "core/line/Line.h"
#include "core/mask/MaskCombine.h"
#include "core/mask/MaskShape.h"
#include "core/mask/MaskWand.h"
#include "core/mask/TerrainClip.h"
#include "core/material/Material.h"
#include "core/material/MaterialRule.h"
#include "core/model/ModelImport.h"
#include "core/objects/Asset.h"
#include "core/objects/Object.h"
#include "core/objects/ObjectVariation.h"
#include "core/objects/Scatter.h"
#include "core/operation/Filter.h"
#include "core/operation/Reshape.h"
#include "core/scatter/ScatterRule.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class TerrainDocument;

/// What lies within a shape.
struct ShapeSource {
  MaskShape shape;
  double feather = 0.0;  ///< Metres, as maskOf() has it.
};
/// Ground that is like that at a place.
struct WandSource {
  Vec2 place = Vec2::Zero();  ///< Local frame, metres.
  WandSettings wand;
};
/// What a brush goes over: its falloff and alpha are the weights, the strongest of a stroke count.
struct PaintSource {
  BrushSettings brush;
  std::vector<StrokeSample> samples;
};
/// A mask that was made before.
struct MaskSource {
  std::shared_ptr<const MaskRaster> weights;  ///< Not null.
};
/// A mask that the document keeps under a name.
struct NamedSource {
  std::string name;
};
/// How far a layer shows.
struct LayerMaskSource {
  LayerName layer{};
};
using SelectionSource =
    std::variant<ShapeSource, WandSource, PaintSource, MaskSource, NamedSource, LayerMaskSource>;

// The selection and the masks of layers are changed alike. Which of them is meant, `layer` says: no layer for
// the selection. A layer without a mask shows everywhere.

/// Selects, or changes a layer's mask. Without a selection, which means everywhere, Add begins with nothing,
/// Subtract and Intersect with all; without a mask each of them begins with all. Smooth is for what a brush
/// goes over.
struct SelectOperation {
  SelectionSource source;
  MaskOperation how = MaskOperation::Replace;
  LayerName layer{};
};

enum class SelectionChange { All, None, Invert, Grow, Shrink, Blur };

/// Makes another selection, or mask of a layer, of the one that there is. None takes it away: edits reach
/// everywhere, the layer shows everywhere.
struct ChangeSelectionOperation {
  SelectionChange change = SelectionChange::None;
  double metres = 0.0;  ///< To grow, shrink or blur by.
  LayerName layer{};
};

/// A layer of a file that becomes a selection.
struct KeptLayer {
  std::string name;   ///< Of the selection; not empty.
  std::string layer;  ///< The class or the band of the file; empty: the first.
  /// Brought onto the terrain, with its size by the time that this is performed.
  std::shared_ptr<const MaskRaster> weights{};
};
/// Keeps what is selected under a name, or layers of a file under theirs; over what was kept under them
/// before.
struct KeepMaskOperation {
  std::string name;                 ///< Of what is selected; of a file empty.
  std::string path{};               ///< Of the file; empty: what is selected.
  std::vector<KeptLayer> layers{};  ///< Of the file; one or more, no name twice.
};
struct ForgetMaskOperation {
  std::string name;
};

/// Takes what is selected away: the ground becomes the plane that it stands on, wherever the active layer
/// shows, and the objects that stand where it is selected by a half or more go.
struct CutOperation {};

/// Puts a clip onto the ground, wherever the active layer shows. The selection does not bound it: it is what
/// was copied, and what is pasted goes elsewhere.
struct PasteOperation {
  std::shared_ptr<const TerrainClip> clip;  ///< Not null.
  ClipPlacement placement;
  /// That come with it, where they stand in the clip's frame; those that are laid off the terrain stay away.
  /// They do not level the ground, which comes as it was under them. An id is kept where no object has had it
  /// yet; 0, or else, a new one is given.
  std::vector<Object> objects{};
  /// That the objects look like, beside built-in kinds: those that the document lacks come with them. One of
  /// the same name and another model comes under another name.
  std::vector<Asset> assets{};
};

// Everything that can be done to a document, as data: what scripts hold, what records of the history keep,
// and what can therefore be done anew. In records layers and steps are named by their ids too (OperationIds.h).

struct StrokeOperation {
  BrushSettings brush;
  std::vector<StrokeSample> samples;
};
/// By its rule it may level the ground under it, and gets the elevation at which it stays.
struct PlaceOperation {
  Object object;  ///< Its id is kept where no object has had it yet; 0, or else, a new one is given.
};
struct ChangeObjectOperation {
  Object object;  ///< As it becomes; which one its id says.
};
struct RemoveObjectOperation {
  ObjectId id = 0;
};

// The same for many at once; an error about one of them leaves all as they were.

struct PlaceObjectsOperation {
  std::vector<Object> objects;  ///< Ids as in PlaceOperation.
  /// That the objects look like, beside built-in kinds, as in PasteOperation.
  std::vector<Asset> assets{};
};
struct ChangeObjectsOperation {
  std::vector<Object> objects;  ///< As they become; no id twice.
};
struct RemoveObjectsOperation {
  std::vector<ObjectId> ids;
};

/// Puts objects down along a stroke, or takes them away, as far as the selection reaches. Which, follows from
/// the places that the stroke covers and how strongly, not from the order in which it came by.
struct BrushObjectsOperation {
  bool erase = false;
  /// Assets (to erase: none is all of them), density, spacing, size, rule, turn and seed count, and to erase
  /// the assets alone.
  ScatterRule rule{};
  ObjectVariation variation{};
  double strength = 1.0;  ///< 0…1: of the density, or how many of the objects there are erased.
  PaintSource stroke{};   ///< Of the brush, size, spacing, falloff, alpha and symmetry count.
  ObjectId first = 0;     ///< As in ScatterOperation.
};

/// Many objects at once, as far as the selection reaches.
struct ScatterOperation {
  ScatterSettings settings;
  ObjectId first = 0;  ///< The first one's id, the others' follow; as an object's own in PlaceOperation.
};

/// Puts an empty layer above the active one, and makes it the active one.
struct AddLayerOperation {
  std::string name;
  LayerBlend blend = LayerBlend::Add;
  LayerId made = 0;  ///< Its id; kept where no layer has had it yet. 0, or else: a new one is given.
  bool ofLines = false;  ///< It holds what lines make of the ground beneath, and replaces it.
  /// That such a layer begins with; one without an id gets one.
  std::vector<Line> lines{};
  bool visible = true;
};
struct DeleteLayerOperation {
  LayerName layer{};
};
struct DuplicateLayerOperation {
  LayerName layer{};
  LayerId made = 0;  ///< Of the copy, as in AddLayerOperation.
};
/// Puts what a layer makes of the ground into the one under it; that one's blend becomes Add, unless it is
/// the base.
struct MergeLayerOperation {
  LayerName layer{};
};
/// Makes the ground as it is seen the base, without layers.
struct FlattenLayersOperation {};
struct MoveLayerOperation {
  LayerName from{}, to{};  ///< Both among the layers: takes the place that `to` has.
};
/// Gives a layer what is set here; the rest stays.
struct SetLayerOperation {
  LayerName layer{};
  std::optional<std::string> name;
  std::optional<LayerBlend> blend;
  std::optional<double> opacity;  ///< 0…1.
  std::optional<bool> visible, locked;
};
/// A layer shows where the selection is, or without one everywhere.
struct MaskLayerOperation {
  LayerName layer{};
};
/// Adds lines to a layer of lines, changes some and takes some away.
struct LinesOperation {
  LayerName layer{};
  /// As they become. A line of an id that the layer has takes that one's place; others come last, and get a
  /// new id where they have none.
  std::vector<Line> lines{};
  std::vector<LineId> removed{};
};
/// A layer holds a raster's heights (NaN: nothing), whatever it held. The raster has the terrain's size by
/// the time that this is performed.
struct FillLayerOperation {
  LayerName layer{};
  std::shared_ptr<const Terrain> raster;
  std::string path;  ///< The file that they came from, for scripts.
};
/// Edits go to this layer from now on. Not an edit itself: no step of history.
struct ActivateLayerOperation {
  LayerName layer{};
};

/// Makes a stroke of the history other than it was, and what came after it anew on the ground that follows.
/// One undoable step.
struct AdjustOperation {
  StepName step{};  ///< Counted from 0.
  StrokeOperation stroke;
};
/// Makes the ground what it was at a position of the history, as far as the selection reaches.
struct RevertOperation {
  StepName step{};  ///< The place counts the steps that led there, the id is the last one's.
};
/// Changes the ground as far as the selection reaches, into the active layer.
struct FilterOperation {
  Filter filter;
};
/// Everything gets another frame: ground, layers, selection and objects, of which those that would be off the
/// terrain go.
struct ReshapeOperation {
  Reshape reshape;
};

/// Gives the terrain these materials and rules in place of those that it has; paint of materials that are not
/// among them goes.
struct MaterialsOperation {
  std::vector<Material> materials;  ///< A material of id 0 gets a new one.
  RuleStack rules;
};

enum class PaintAction : std::uint8_t {
  Paint,  ///< Covers rules and other paint with a material.
  Erase,  ///< Takes paint away: the rules come back.
  Blend,  ///< Softens the borders of materials.
};
/// Paints materials along a stroke, as far as the selection reaches; where strokes of one operation overlap,
/// the strongest counts.
struct PaintOperation {
  PaintAction action = PaintAction::Paint;
  MaterialId material = 0;  ///< Paint only.
  double opacity = 1.0;     ///< 0…1.
  /// Of the brush, size, spacing, falloff, alpha and symmetry count. Nothing: fills what is selected.
  std::optional<PaintSource> stroke{};
  std::vector<RuleCondition> limits{};  ///< Only as far as all of them hold.
  MaterialId onto = 0;                  ///< Only as far as this material lies there; 0: everywhere.
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
  MaterialId material = 0;  ///< That it is laid with; 0: the layer is left out, and the rules show there.
  std::shared_ptr<const HeightRaster> weights{};  ///< As paint (PaintRaster.h). Null until files were read.
};
enum class PaintImport : std::uint8_t {
  Replace,  ///< In place of all paint.
  Over,     ///< Over the paint that there is.
};
/// Takes weights of materials in, as paint above the rules as far as the selection reaches.
/// The weights have the terrain's size by the time that this is performed.
struct ImportPaintOperation {
  WeightFiles files;
  PaintImport how = PaintImport::Replace;
  double opacity = 1.0;           ///< 0…1.
  std::vector<Material> added{};  ///< Materials that the terrain gets with it, with ids that it has not.
  std::vector<ImportedLayer> layers{};  ///< In the files' order. From a script none: materials by names.
};

// Drapes are named by their place: 1 is the lowest.

/// Lays a picture over the ground, above the drapes that there are. The file is not looked at.
struct AddDrapeOperation {
  Drape drape;
};
/// Gives a drape what is set here; the rest stays.
struct SetDrapeOperation {
  std::size_t drape = 0;
  std::optional<std::string> name;
  std::optional<std::string> path;   ///< Another file; bytes and sum are then its own.
  std::uint64_t bytes = 0, sum = 0;  ///< As Drape has them.
  std::optional<double> opacity;     ///< 0…1.
  std::optional<bool> visible;
  /// Whether the project holds its picture: as `packed` says, which has been read by the time that this is
  /// performed, or else its file is shown again.
  std::optional<bool> pack{};
  std::shared_ptr<const PackedDrape> packed{};
};
struct MoveDrapeOperation {
  std::size_t from = 0, to = 0;
};
struct RemoveDrapeOperation {
  std::size_t drape = 0;
};

/// A file that an asset comes from, for scripts.
struct AssetFile {
  std::string path;                  ///< Empty: the asset is there already.
  std::optional<ModelImport> how{};  ///< Nothing: what is guessed.
};
/// Gives the document a model of its own. Contract of its edit: the file has been read.
struct AddAssetOperation {
  Asset asset;
  AssetFile file{};
};
/// Gives an asset what is set here; the rest stays. Objects of it follow: they are of its new name, and look
/// like its new model.
struct SetAssetOperation {
  std::string asset;  ///< Its name.
  std::optional<std::string> name, tags;
  std::optional<Asset> model{};  ///< Of which `source`, `content`, `bounds` and `model` count.
  AssetFile file{};
};
/// Takes an asset away, and the objects of it.
struct RemoveAssetOperation {
  std::string asset;
};

/// Gives the terrain these scatter rules in place of those that it has.
struct ScatterRulesOperation {
  std::vector<ScatterRule> rules;  ///< A rule of id 0 gets a new one.
};
/// Takes objects out of scatter rules: their places stay free from now on, and these objects, which belong
/// to no rule, come in their stead; none where they are removed. What a person did at once to objects that
/// belong to no rule is part of the step.
struct TakeScatteredOperation {
  std::vector<ScatterPlace> places;  ///< At least one.
  std::vector<Object> objects{};     ///< Ids as PlaceOperation has them.
  std::size_t changed = 0;           ///< So many of the first are objects that are there, as they become.
  std::vector<ObjectId> removed{};   ///< Others that are there.
};
/// Makes ordinary objects of all that a scatter rule puts down, and removes the rule.
struct BakeScatterOperation {
  std::uint32_t rule = 0;  ///< Its id.
  ObjectId first = 0;      ///< Of the first; 0: a new one. The others' follow.
};

struct UndoOperation {};
struct RedoOperation {};

/// One of the operations above.
using OperationKinds =
    std::variant<StrokeOperation, PlaceOperation, ChangeObjectOperation, RemoveObjectOperation,
                 PlaceObjectsOperation, ChangeObjectsOperation, RemoveObjectsOperation,
                 BrushObjectsOperation, ScatterOperation, AddLayerOperation, DeleteLayerOperation,
                 DuplicateLayerOperation, MergeLayerOperation, FlattenLayersOperation, MoveLayerOperation,
                 SetLayerOperation, MaskLayerOperation, FillLayerOperation, LinesOperation, ActivateLayerOperation,
                 FilterOperation, ReshapeOperation, SelectOperation, ChangeSelectionOperation,
                 KeepMaskOperation, ForgetMaskOperation, CutOperation, PasteOperation, AdjustOperation,
                 RevertOperation, MaterialsOperation, PaintOperation, ImportPaintOperation,
                 AddDrapeOperation, SetDrapeOperation, MoveDrapeOperation, RemoveDrapeOperation,
                 AddAssetOperation, SetAssetOperation, RemoveAssetOperation, ScatterRulesOperation,
                 TakeScatteredOperation, BakeScatterOperation, UndoOperation, RedoOperation>;
struct Operation : OperationKinds {
  // Defined in one source file: a variant this long takes the compiler seconds to copy and destroy.
  Operation();
  Operation(const Operation& other);
  Operation(Operation&& other) noexcept;
  Operation& operator=(const Operation& other);
  Operation& operator=(Operation&& other) noexcept;
  ~Operation();
  /// Takes exactly one of the kinds. The converting constructor of std::variant would try all of them at each call.
  template <class Kind>
    requires IsKindOf<std::remove_cvref_t<Kind>, OperationKinds>
  Operation(Kind&& kind)  // NOLINT(google-explicit-constructor)
      : OperationKinds(std::in_place_type<std::remove_cvref_t<Kind>>, std::forward<Kind>(kind)) {}
};

/// Does an operation on a document, as one undoable step whose record keeps it. Whatever cannot be done (a
/// layer that is not there or is locked, nothing to undo, numbers out of range) is one line, and leaves the
/// document as it was; so does a cancelled one.
[[nodiscard]] Result<void> perform(const Operation& operation, TerrainDocument& document,
                                   const Progress& progress = {});

}  // namespace scarp
