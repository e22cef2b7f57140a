#pragma once

#include <optional>
#include <span>

#include "core/material/TileMeasures.h"
#include "core/scatter/ScatterRule.h"

namespace scarp {

/// A rule to begin with.
struct ScatterPreset {
  const char* title;  ///< "Forest".
  const char* tip;    ///< What it puts where, for a person.
};
/// Constant; any thread.
[[nodiscard]] std::span<const ScatterPreset> scatterPresets();

/// Returns the rule of a preset, by its index, without an id, in numbers that suit a terrain. It places at
/// most some hundred thousand objects, none below `water` (sea level, metres), none in the water of lines and
/// none on or within 2 m of lines, those of later edits included. Takes tens of milliseconds.
[[nodiscard]] ScatterRule presetRule(std::size_t preset, const RuleInputs& inputs, const GridFrame& frame,
                                     std::optional<double> water = {});

}  // namespace scarp
