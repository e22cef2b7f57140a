#pragma once

#include "core/view/ViewContext.h"

namespace scarp {

/// As remembered from the last run; Unreal's and Unity's to begin with.
[[nodiscard]] NavigationStyle rememberedNavigation();
void rememberNavigation(NavigationStyle style);

}  // namespace scarp
