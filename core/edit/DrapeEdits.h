#pragma once

#include "core/base/Result.h"
#include "core/document/Drape.h"
#include "core/edit/DrapeOperations.h"
#include "core/edit/Operation.h"
#include "core/schema/Schema.h"

namespace scarp {

class TerrainDocument;

/// What scripts and panels take for the settings of a drape; its path is not among them. Constant; any
/// thread.
[[nodiscard]] const Schema<SetDrapeOperation>& drapeSchema();

/// Why a terrain cannot have these drapes, as one line.
[[nodiscard]] Result<void> validate(const std::vector<Drape>& drapes);

}  // namespace scarp
