#include <new>

#include "core/brush/StrokeWork.h"
#include "core/edit/Adjust.h"
#include "core/edit/AdjustmentLayers.h"
#include "core/edit/AssetEdits.h"
#include "core/edit/DrapeEdits.h"
#include "core/edit/EditSession.h"
#include "core/edit/ImportPaintEdit.h"
#include "core/edit/LayerEdits.h"
#include "core/edit/MaskEdits.h"
#include "core/edit/MaterialEdits.h"
#include "core/edit/ObjectBrush.h"
#include "core/edit/ObjectEdit.h"
#include "core/edit/ObjectSetEdits.h"
#include "core/edit/Operation.h"
#include "core/edit/OperationIds.h"
#include "core/edit/OperationKinds.h"
#include "core/edit/PasteEdit.h"
#include "core/edit/ReshapeEdit.h"
#include "core/edit/RevertGround.h"
#include "core/edit/ScatterEdit.h"
#include "core/edit/ScatterRuleEdits.h"
#include "core/edit/SculptStroke.h"
#include "core/edit/SelectionEdits.h"
#include "core/edit/TerrainEdits.h"

namespace scarp {

namespace {

/// Samples between two looks at whether to go on.
constexpr std::size_t kSamplesBetweenLooks = 64;

Result<const Object*> find(ObjectId id, const TerrainDocument& document) {
  if (const Object* object = document.objects().find(id)) return object;
  return Error{"there is no object " + std::to_string(id)};
}

struct Performer {
  TerrainDocument& document;
  const Progress& progress;

  Result<void> operator()(const StrokeOperation& operation) const {
    if (auto fit = checkStroke(operation.brush, operation.samples, document.frame()); !fit) return fit;
    if (std::string why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
    SculptStroke stroke(document, operation.brush);
    if (!stroke.refusal().empty()) return Error{stroke.refusal()};
    const auto& samples = operation.samples;
    for (std::size_t i = 0; i < samples.size(); ++i) {
      const double within = static_cast<double>(i) / static_cast<double>(samples.size());
      if (i % kSamplesBetweenLooks == 0 && !keepGoing(progress, within)) return Error::cancel();
      stroke.add(samples[i]);
    }
    stroke.finish();
    if (!stroke.refusal().empty()) return Error{stroke.refusal()};
    return {};
  }

  Result<void> operator()(const PlaceOperation& operation) const {
    const Object& object = operation.object;
    if (auto fit = canStand(object, nullptr, document); !fit) return fit;
    ObjectEdit(document, "Place " + std::string(assetName(object.asset)), object).commit();
    return {};
  }

  Result<void> operator()(const ChangeObjectOperation& operation) const {
    const Object& object = operation.object;
    const auto before = find(object.id, document);
    if (!before) return before.error();
    if (auto fit = canStand(object, *before, document); !fit) return fit;
    ObjectEdit edit(document, "Change " + std::string(assetName(object.asset)), object.id);
    edit.set(object);
    edit.commit();
    return {};
  }

  Result<void> operator()(const RemoveObjectOperation& operation) const {
    const auto object = find(operation.id, document);
    if (!object) return object.error();
    if ((*object)->locked) return lockedError(**object);
    EditSession session(document, "Delete " + std::string(assetName((*object)->asset)));
    session.exchangeObjects({{operation.id, std::nullopt}});
    session.commit(std::make_shared<Operation>(operation));
    return {};
  }

  Result<void> operator()(const PlaceObjectsOperation& operation) const {
    return placeObjects(operation, document);
  }
  Result<void> operator()(const ChangeObjectsOperation& operation) const {
    return changeObjects(operation, document);
  }
  Result<void> operator()(const RemoveObjectsOperation& operation) const {
    return removeObjects(operation, document);
  }
  Result<void> operator()(const BrushObjectsOperation& operation) const {
    return brushObjects(operation, document, progress);
  }

  Result<void> operator()(const ScatterOperation& operation) const {
    return scatter(operation, document, progress);
  }

  Result<void> operator()(const SelectOperation& operation) const {
    return editSelection(operation, document, progress);
  }
  Result<void> operator()(const ChangeSelectionOperation& operation) const {
    return editSelection(operation, document, progress);
  }
  Result<void> operator()(const KeepMaskOperation& operation) const { return editMasks(operation, document); }
  Result<void> operator()(const ForgetMaskOperation& operation) const {
    return editMasks(operation, document);
  }
  Result<void> operator()(const PasteOperation& operation) const {
    return paste(operation, document, progress);
  }
  Result<void> operator()(const CutOperation&) const { return cutRegion(document, progress); }

  Result<void> operator()(const UndoOperation&) const {
    if (!document.history().canUndo()) return Error{"there is nothing to undo"};
    return document.undo();
  }

  Result<void> operator()(const RedoOperation&) const {
    if (!document.history().canRedo()) return Error{"there is nothing to redo"};
    return document.redo();
  }

  Result<void> operator()(const AdjustOperation& operation) const {
    const auto task = adjustTask(document, operation);
    if (!task) return task.error();
    const auto adjusted = task->run(progress);
    if (!adjusted) return adjusted.error();
    return commitAdjusted(document, *adjusted, operation);
  }

  Result<void> operator()(const MaterialsOperation& operation) const {
    return editMaterials(operation, document);
  }
  Result<void> operator()(const PaintOperation& operation) const {
    return paintMaterial(operation, document, progress);
  }
  Result<void> operator()(const ImportPaintOperation& operation) const {
    return importPaint(operation, document, progress);
  }
  Result<void> operator()(const AddDrapeOperation& operation) const {
    return editDrapes(operation, document);
  }
  Result<void> operator()(const SetDrapeOperation& operation) const {
    return editDrapes(operation, document);
  }
  Result<void> operator()(const MoveDrapeOperation& operation) const {
    return editDrapes(operation, document);
  }
  Result<void> operator()(const RemoveDrapeOperation& operation) const {
    return editDrapes(operation, document);
  }
  Result<void> operator()(const AddAssetOperation& operation) const {
    return editAssets(operation, document);
  }
  Result<void> operator()(const SetAssetOperation& operation) const {
    return editAssets(operation, document);
  }
  Result<void> operator()(const RemoveAssetOperation& operation) const {
    return editAssets(operation, document);
  }
  Result<void> operator()(const ScatterRulesOperation& operation) const {
    return editScatterRules(operation, document);
  }
  Result<void> operator()(const TakeScatteredOperation& operation) const {
    return takeScattered(operation, document);
  }
  Result<void> operator()(const BakeScatterOperation& operation) const {
    return bakeScatter(operation, document, progress);
  }
  Result<void> operator()(const RevertOperation& operation) const {
    return revertGround(operation, document);
  }
  Result<void> operator()(const FilterOperation& operation) const {
    return editTerrain(operation, document, progress);
  }
  Result<void> operator()(const ReshapeOperation& operation) const {
    return reshapeTerrain(operation, document, progress);
  }

  Result<void> operator()(const UpdateLayerOperation& operation) const {
    return updateLayer(operation, document, progress);
  }

  /// All others are about layers.
  template <class LayerOperation>
  Result<void> operator()(const LayerOperation& operation) const {
    return editLayers(operation, document);
  }
};

}  // namespace

Result<void> perform(const Operation& operation, TerrainDocument& document, const Progress& progress) {
  const auto performed = [&](const Operation& which) {
    return visitKind(which, Performer{document, progress});
  };
  try {
    if (!namesById(operation)) return performed(operation);
    const auto placed = withPlaces(operation, document);
    return placed ? performed(*placed) : Result<void>(placed.error());
  } catch (const std::bad_alloc&) {
    return Error{"there is not enough memory for this"};
  }
}

}  // namespace scarp
