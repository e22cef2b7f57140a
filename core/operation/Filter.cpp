#include "core/operation/Filter.h"

#include "core/operation/FilterWork.h"
#include "core/operation/OperationSchema.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

Result<HeightRaster> filtered(const Terrain& terrain, const Filter& filter, const MaskRaster* selection,
                              const Progress& progress, const StageWatcher& stage) {
  EXPECTS(!selection || selection->rect() == terrain.heights.rect());
  if (const auto valid = validate(filter); !valid) return valid.error();
  if (const auto whole = checkWhole(terrain.frame); !whole) return whole.error();
  if (!keepGoing(progress, 0.0)) return Error::cancel();
  const FilterWork work{terrain, selection, progress, stage, terrain.frame};
  return std::visit([&](const auto& chosen) { return apply(chosen, work); }, filter);
}

}  // namespace scarp
