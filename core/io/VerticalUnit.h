#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace scarp {

/// Metres in one unit of height: "m", "ft", "us-ft", "km", "cm", "mm", "dm", "fathom", "yd" and the
/// spellings that files use ("metre", "Feet", "US survey foot"); case does not count. Nothing for a word
/// that is no unit of length. Pure.
[[nodiscard]] std::optional<double> metresPerUnit(std::string_view unit);

/// The units that a person may type, for messages: "m, ft, us-ft, …".
[[nodiscard]] std::string verticalUnitNames();

/// Whether heights may lie on a planet: no ground is further than 30 km from its zero (Olympus Mons: 22 km).
[[nodiscard]] bool plausibleHeights(double minMetres, double maxMetres);

}  // namespace scarp
