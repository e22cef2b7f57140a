#pragma once

#include "core/recipe/ExportRecipe.h"

namespace scarp {

/// Says what an export by a recipe wrote.
void tellRecipe(const RecipeReport& report);

}  // namespace scarp
