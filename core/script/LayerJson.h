#pragma once

#include "core/edit/LayerOperations.h"
#include "core/edit/Operation.h"
#include "core/script/OperationReaders.h"

namespace scarp {

class Json;

// Operations on layers as scripts have them: "add-layer", "delete-layer", "duplicate-layer", "merge-layer",
// "flatten-layers", "move-layer", "set-layer", "update-layer", "mask-layer", "fill-layer", "lines", "activate-layer",
// "group-layers", "ungroup-layers". Layers, groups among them, are counted from 1, the base is 0.

[[nodiscard]] const OperationReaders& layerReaders();

[[nodiscard]] Json writeOperation(const AddLayerOperation& operation);
[[nodiscard]] Json writeOperation(const DeleteLayerOperation& operation);
[[nodiscard]] Json writeOperation(const DuplicateLayerOperation& operation);
[[nodiscard]] Json writeOperation(const MergeLayerOperation& operation);
[[nodiscard]] Json writeOperation(const FlattenLayersOperation& operation);
[[nodiscard]] Json writeOperation(const MoveLayerOperation& operation);
[[nodiscard]] Json writeOperation(const SetLayerOperation& operation);
[[nodiscard]] Json writeOperation(const UpdateLayerOperation& operation);
[[nodiscard]] Json writeOperation(const MaskLayerOperation& operation);
[[nodiscard]] Json writeOperation(const FillLayerOperation& operation);
[[nodiscard]] Json writeOperation(const ActivateLayerOperation& operation);
[[nodiscard]] Json writeOperation(const GroupLayersOperation& operation);
[[nodiscard]] Json writeOperation(const UngroupLayersOperation& operation);

}  // namespace scarp
