#pragma once

#include "core/brush/BrushSettings.h"
#include "core/schema/Schema.h"

namespace scarp {

/// All settings of a brush, each listed once: scripts, presets, the panel and validate() go by these. Only
/// the alpha, which is a picture, is beside them. Constant; any thread.
[[nodiscard]] const Schema<BrushSettings>& brushSchema();

/// The number with this key. Contract: there is one.
[[nodiscard]] const NumberSetting<BrushSettings>& brushNumber(std::string_view key);

/// All kinds, as scripts call them ("raise", "set-height" …) and as a person reads them ("Raise", "Set
/// height").
[[nodiscard]] const EnumNames& brushKindNames();
/// Of Falloff.
[[nodiscard]] const EnumNames& falloffNames();
/// "Raise", "Set height" …: a brush kind as a person reads it.
[[nodiscard]] const char* brushTitle(BrushKind kind);
/// Whether a kind moves ground about, rather than up and down: what a dab does hangs on those before it.
[[nodiscard]] bool carriesGround(BrushKind kind);
/// Whether a kind has use for what stands under a key; what every kind has use for counts too.
[[nodiscard]] bool kindUses(BrushKind kind, std::string_view key);

}  // namespace scarp
