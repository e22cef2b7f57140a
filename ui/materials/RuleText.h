#pragma once

#include <QString>
#include <string>
#include <vector>

#include "core/material/Material.h"

namespace scarp {

/// A value with its unit: "35°", "1.4 km²".
[[nodiscard]] QString measureText(GroundMeasure measure, double value);
/// A line by its label: its name, or "line 3".
[[nodiscard]] QString lineText(const std::string& label);
[[nodiscard]] QString nameOf(MaterialId material, const std::vector<Material>& materials);
/// A rule in words: "Rock: Slope from 35°, Height 100 m to 200 m".
[[nodiscard]] QString textOf(const MaterialRule& rule, const std::vector<Material>& materials);

}  // namespace scarp
