#pragma once

#include "core/edit/ScatterScene.h"
#include "core/objects/ObjectList.h"

namespace scarp {

/// What all objects of a document follow from: enough to work them out on another thread. A value that shares
/// its tiles.
struct ObjectInputs {
  ObjectLayer placed;
  ScatterInputs scatter;
};
[[nodiscard]] ObjectInputs objectInputs(const TerrainDocument& document);

/// Those put down by hand, then those of the scatter rules. An error is one line: too many, cancelled. Any
/// thread.
[[nodiscard]] Result<ObjectList> allObjects(const ObjectInputs& inputs, const Progress& progress = {});

}  // namespace scarp
