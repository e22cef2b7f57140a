#pragma once

#include <QPalette>
#include <array>

class QPainter;
class QStyleOptionViewItem;

namespace scarp {

enum class Theme {
  Dark,
  Light,
  HighContrast,
  System  ///< Dark or light, as the desktop was when the program started.
};

/// How large the interface's texts may be, per cent of the desktop's.
inline constexpr std::array kTextSizes{90, 100, 110, 125, 150, 175};

/// The palette is the one store of colours: widgets, icons and the style sheet read their colours from
/// it. Highlight is the accent, Mid a hairline, PlaceholderText quiet text.
[[nodiscard]] QPalette themePalette(Theme theme);

/// Dresses the whole application (Fusion, palette, font, style sheet). Contract: a QApplication exists; the text
/// size is one of kTextSizes.
void applyTheme(Theme theme, int textSize = 100);
/// Points of the captions under pictures, as the style sheet has them.
[[nodiscard]] double captionPoints();
/// Pixels, as much larger as the texts are.
[[nodiscard]] int withTexts(int pixels);

/// As remembered from the last run; dark to begin with.
[[nodiscard]] Theme rememberedTheme();
void rememberTheme(Theme theme);
/// Of kTextSizes, as remembered from the last run; 100 to begin with.
[[nodiscard]] int rememberedTextSize();
void rememberTextSize(int percent);

/// For the parts of a palette that have no role: a wrong value, a warning.
[[nodiscard]] QColor alertColour(const QPalette& palette);

/// Draws the background of a row of a list or tree as the style sheet has it, for delegates that draw the
/// rest.
void drawRow(QPainter& painter, QStyleOptionViewItem option, bool selected);

/// Makes icons and style sheet known. They lie in a static library, whose resources nobody would load
/// otherwise. Call once, early.
void loadResources();

}  // namespace scarp
