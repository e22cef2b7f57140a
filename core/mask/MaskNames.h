#pragma once

#include "core/schema/EnumNames.h"

namespace scarp {

// The names of enumerations of masks, in scripts and projects. Constant; any thread.

/// Of WandCriterion.
[[nodiscard]] const EnumNames& wandCriterionNames();
/// Of MaskOperation.
[[nodiscard]] const EnumNames& maskOperationNames();
/// Of ClipBlend.
[[nodiscard]] const EnumNames& clipBlendNames();

}  // namespace scarp
