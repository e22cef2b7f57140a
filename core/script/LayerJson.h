#pragma once

#include <nlohmann/json_fwd.hpp>

#include "core/edit/Operation.h"
#include "core/script/OperationReaders.h"

namespace scarp {

// Operations on layers as scripts have them: "add-layer", "delete-layer", "duplicate-layer", "merge-layer",
// "flatten-layers", "move-layer", "set-layer", "mask-layer", "fill-layer", "lines", "activate-layer". Layers are
// counted from 1, the base is 0.

[[nodiscard]] const OperationReaders& layerReaders();

[[nodiscard]] nlohmann::ordered_json writeOperation(const AddLayerOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const DeleteLayerOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const DuplicateLayerOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const MergeLayerOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const FlattenLayersOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const MoveLayerOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const SetLayerOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const MaskLayerOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const FillLayerOperation& operation);
[[nodiscard]] nlohmann::ordered_json writeOperation(const ActivateLayerOperation& operation);

}  // namespace scarp
