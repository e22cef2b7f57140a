#pragma once

#include "core/brush/BrushSettings.h"
#include "core/schema/Schema.h"

namespace scarp {

/// All settings of a brush, each listed once: scripts, presets, the panel and validate() go by these. Only
/// the alpha, which is a picture, is beside them. Constant; any thread.
[[nodiscard]] const Schema<BrushSettings>& brushSchema();

/// The number with this key. Contract: there is one.
[[nodiscard]] const NumberSetting& brushNumber(std::string_view key);

/// Of Falloff.
[[nodiscard]] const EnumNames& falloffNames();

}  // namespace scarp
