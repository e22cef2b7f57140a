#pragma once

#include <QPalette>

namespace scarp {

enum class Theme { Dark, Light };

/// The palette is the one store of colours: widgets, icons and the style sheet read their colours from
/// it. Highlight is the accent, Mid a hairline, PlaceholderText quiet text.
[[nodiscard]] QPalette themePalette(Theme theme);

/// Dresses the whole application (Fusion, palette, style sheet). Contract: a QApplication exists.
void applyTheme(Theme theme);

/// As remembered from the last run; dark to begin with.
[[nodiscard]] Theme rememberedTheme();
void rememberTheme(Theme theme);

/// For the parts of a palette that have no role: a wrong value, a warning.
[[nodiscard]] QColor alertColour(const QPalette& palette);

/// Makes icons and style sheet known. They lie in a static library, whose resources nobody would load
/// otherwise. Call once, early.
void loadResources();

}  // namespace scarp
