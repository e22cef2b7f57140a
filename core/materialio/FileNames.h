#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/material/Material.h"

namespace scarp {

/// Names of files for materials, without an ending, as all systems take them: letters and digits of ASCII,
/// '-' and '_' for the rest; none twice, whether capital or not.
[[nodiscard]] std::vector<std::string> fileNames(std::span<const Material> materials);

}  // namespace scarp
