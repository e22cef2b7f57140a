#pragma once

#include <optional>
#include <vector>

#include "core/edit/ClipOperations.h"
#include "core/edit/EditSession.h"
#include "core/edit/Operation.h"
#include "core/objects/ObjectLayer.h"

namespace scarp {

/// The objects that are copied and cut with a region: those that stand where it is selected by a half or
/// more; without a selection, all that are on the terrain.
[[nodiscard]] std::vector<Object> objectsWithin(const MaskRaster* selection, const ObjectLayer& objects,
                                                const GridFrame& frame);

/// What is selected of a document, with its objects, as it is pasted where it was; without a selection, all.
/// An Error where nothing is selected.
[[nodiscard]] Result<PasteOperation> copyRegion(const TerrainDocument& document);

/// A clip that is laid onto the ground with its objects, as often as it takes, as one undoable step.
/// Destroyed uncommitted, it leaves no trace.
class PasteEdit {
 public:
  explicit PasteEdit(TerrainDocument& document);

  /// Lays it by another placement, in place of how it was laid before: the clip and the objects are those of
  /// the first time. An Error where the placement cannot be, or when cancelled; it then lies as before.
  [[nodiscard]] Result<void> lay(const PasteOperation& operation, const Progress& progress = {});
  bool commit();  ///< Whether it changed anything; refusal() where it was not kept.
  [[nodiscard]] const Message& refusal() const { return session_.refusal(); }
  /// How it lies; null before it was laid.
  [[nodiscard]] const ClipPlacement* placement() const { return laid_ ? &laid_->placement : nullptr; }

 private:
  void layObjects();

  TerrainDocument& document_;
  Terrain onto_;                    ///< As it was.
  std::optional<MaskRaster> mask_;  ///< Where it comes through; nothing: everywhere.
  EditSession session_;
  std::optional<PasteOperation> laid_;  ///< Its objects by the ids that they have here.
};

}  // namespace scarp
