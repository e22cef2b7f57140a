#include "core/edit/OperationIds.h"

#include <algorithm>
#include <string>
#include <type_traits>
#include <utility>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/OperationInfo.h"

namespace scarp {

namespace {

template <class Call>
void forEachId(const OperationParts& parts, const Call& call) {
  for (LayerName* const name : parts.layers) call(name->id);
  if (parts.step) call(parts.step->id);
  for (LayerId* const made : parts.made) call(*made);
}

}  // namespace

Result<Operation> withPlaces(const Operation& operation, const TerrainDocument& document) {
  Operation placed = operation;
  const OperationParts parts = partsOf(placed);
  const auto& layers = document.layers();
  for (LayerName* const name : parts.layers) {
    if (name->id == kBaseLayer) continue;
    const auto found = std::ranges::find(layers, name->id, &Layer::id);
    if (found == layers.end()) return Error{"its layer is not there any more"};
    name->place = static_cast<std::size_t>(found - layers.begin()) + 1;
  }
  if (parts.step && parts.step->id != 0) {
    const auto index = document.history().indexOf(parts.step->id);
    if (!index) return Error{"its step of the history is not there any more"};
    parts.step->place = document.stepsBefore() + *index + parts.stepOffset;
  }
  return placed;
}

Operation withIds(const Operation& operation, const std::vector<Layer>& layers,
                  const TerrainDocument& document) {
  Operation named = operation;
  const OperationParts parts = partsOf(named);
  for (LayerName* const name : parts.layers)
    if (name->id == kBaseLayer && name->place >= 1 && name->place <= layers.size())
      name->id = layers[name->place - 1].id;
  if (StepName* const step = parts.step; step && step->id == 0) {
    const std::size_t before = document.stepsBefore() + parts.stepOffset;
    if (step->place >= before && step->place - before < document.history().size())
      step->id = document.history().record(step->place - before).id;
  }
  return named;
}

bool namesByPlace(const Operation& operation) {
  const OperationParts parts = partsOf(operation);
  return (parts.step && parts.step->id == 0) || std::ranges::any_of(parts.layers, [](const LayerName* name) {
           return name->place > 0 && name->id == kBaseLayer;
         });
}

bool namesById(const Operation& operation) {
  bool any = false;
  forEachId(partsOf(operation), [&](const auto& id) { any |= id != 0; });
  return any;
}

void renameLayers(Operation& operation, const std::function<LayerId(LayerId)>& call) {
  for (LayerName* const name : partsOf(operation).layers)
    if (name->id != kBaseLayer) name->id = call(name->id);
}

std::vector<std::uint64_t> idsIn(const Operation& operation) {
  std::vector<std::uint64_t> ids;
  forEachId(partsOf(operation), [&](const auto& id) { ids.push_back(id); });
  return ids;
}

void setIds(Operation& operation, std::span<const std::uint64_t> ids) {
  std::size_t next = 0;
  forEachId(partsOf(operation), [&](auto& id) {
    EXPECTS(next < ids.size());
    id = static_cast<std::remove_cvref_t<decltype(id)>>(ids[next++]);
  });
  EXPECTS(next == ids.size());
}

}  // namespace scarp
