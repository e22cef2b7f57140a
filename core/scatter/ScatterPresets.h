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

/// The rule of a preset, by its place, in numbers that suit a terrain: on none does it put down more than
/// some hundred thousand objects, and none under water, where its height is given, metres. Without an id.
/// Takes tens of milliseconds.
[[nodiscard]] ScatterRule presetRule(std::size_t preset, const RuleInputs& inputs, const GridFrame& frame,
                                     std::optional<double> water = {});

}  // namespace scarp
