#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/material/Material.h"

namespace scarp {

/// Names of files for what has these names, without an ending, as all systems take them: letters and digits
/// of ASCII, '-' and '_' for the rest; none twice, whether capital or not. `word`: where nothing is left of
/// one.
[[nodiscard]] std::vector<std::string> fileNames(const std::vector<std::string>& names,
                                                 const std::string& word);
[[nodiscard]] std::vector<std::string> fileNames(std::span<const Material> materials);

}  // namespace scarp
