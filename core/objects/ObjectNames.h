#pragma once

#include "core/schema/EnumNames.h"

namespace scarp {

// The names of enumerations of objects, in scripts, projects and exported files, and as a person reads them.
// Constant; any thread.

/// Of AssetKind.
[[nodiscard]] const EnumNames& assetNames();
/// Of ObjectRule.
[[nodiscard]] const EnumNames& ruleNames();

}  // namespace scarp
