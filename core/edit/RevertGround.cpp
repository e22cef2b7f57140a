#include <cmath>

#include "core/document/EarlierGround.h"
#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/HistoryOperations.h"
#include "core/edit/OperationInfo.h"

namespace scarp {

namespace {

using Tile = HeightRaster::Tile;

/// As DabMask lets a change through: holes open and close from ½ on.
void blend(Tile& heights, const Tile& earlier, const Tile& share) {
  for (std::size_t i = 0; i < heights.size(); ++i) {
    const float is = heights[i], was = earlier[i];
    if (std::isnan(is) || std::isnan(was))
      heights[i] = share[i] >= 0.5F ? was : is;
    else if (share[i] > 0.0F)
      heights[i] = share[i] >= 1.0F ? was : is + share[i] * (was - is);
  }
}

}  // namespace

Result<void> performByPlaces(const RevertOperation& operation, TerrainDocument& document, const Progress&) {
  if (Message why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  const EditHistory& history = document.history();
  if (operation.step > document.stepsBefore() + history.size())
    return Error{"there is no step %1 of the history to go back to", operation.step};
  const auto earlier = heightsAt(document, operation.step);
  if (!earlier.ok()) return earlier.error();
  HeightRaster heights = document.heights();
  if (!(earlier->rect() == heights.rect())) return Error{"the terrain had another size then"};
  const MaskRaster* const selection = document.selection();
  for (const int slot : earlier->unsharedSlots(heights)) {
    if (!selection) {
      heights.exchangeTile(slot, earlier->tile(slot));
    } else if (selection->holds(slot)) {
      const auto blended = heights.copyOfTile(slot);
      blend(*blended, *earlier->copyOfTile(slot), *selection->tile(slot));
      heights.exchangeTile(slot, blended);
    }
  }
  EditSession session(document, Message(selection ? "Revert selection" : "Revert ground"));
  session.replace(kGround, heights);
  const bool done = operation.step <= document.stepsBefore() + history.position();
  return session.keep(done ? std::make_shared<const Operation>(operation) : nullptr);
}

OperationParts RevertOperation::parts() { return {.step = &step, .stepOffset = 1}; }
std::optional<std::size_t> RevertOperation::earlierGround() const { return step.place; }

Result<void> performByPlaces(const UndoOperation&, TerrainDocument& document, const Progress&) {
  if (!document.history().canUndo()) return Error{"there is nothing to undo"};
  return document.undo();
}

Result<void> performByPlaces(const RedoOperation&, TerrainDocument& document, const Progress&) {
  if (!document.history().canRedo()) return Error{"there is nothing to redo"};
  return document.redo();
}

}  // namespace scarp
