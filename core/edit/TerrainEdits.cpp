#include "core/edit/TerrainEdits.h"

#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/GroundOperations.h"
#include "core/operation/OperationSchema.h"

namespace scarp {

Result<void> performByPlaces(const FilterOperation& operation, TerrainDocument& document,
                             const Progress& progress) {
  if (Message why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  const auto mask = document.editMask();
  const auto heights = filtered(document.snapshot(), operation.filter, mask ? &*mask : nullptr, progress);
  if (!heights) return heights.error();
  return commitFiltered(operation, *heights, document);
}

Result<void> commitFiltered(const FilterOperation& operation, const HeightRaster& heights,
                            TerrainDocument& document) {
  if (Message why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  EditSession session(document, Message(kindOf(operation.filter).title));
  if (kindOf(operation.filter).traits.deposits) session.recordDeposits();
  session.replace(kGround, heights);
  return session.keep(std::make_shared<Operation>(operation));
}

}  // namespace scarp
