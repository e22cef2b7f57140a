#pragma once

#include <cstdint>
#include <functional>
#include <span>
#include <vector>

#include "core/base/Result.h"
#include "core/document/Layer.h"
#include "core/document/RasterId.h"
#include "core/edit/Operation.h"

namespace scarp {

class TerrainDocument;

// Operations name layers and steps of history (OperationNames.h), and layers that they make. Before an
// operation is performed its places are brought in step with its ids; what is kept of it has both.

/// The operation with the places that what its ids name has now. An error where that is not there any more.
[[nodiscard]] Result<Operation> withPlaces(const Operation& operation, const TerrainDocument& document);
/// The operation with the ids of what its places name, where a document has these layers and this history.
/// Names that have an id stay.
[[nodiscard]] Operation withIds(const Operation& operation, const std::vector<Layer>& layers,
                                const TerrainDocument& document);
/// Whether it names any by places only, or by ids.
[[nodiscard]] bool namesByPlace(const Operation& operation);
[[nodiscard]] bool namesById(const Operation& operation);

/// Gives the layers that an operation names, but not those that it makes, the ids that call(id) says.
void renameLayers(Operation& operation, const std::function<LayerId(LayerId)>& call);

/// The ids in an operation, 0 where there is none, in an order that follows from its kind; and put back.
/// Contract of setting: as many as there were.
[[nodiscard]] std::vector<std::uint64_t> idsIn(const Operation& operation);
void setIds(Operation& operation, std::span<const std::uint64_t> ids);

}  // namespace scarp
