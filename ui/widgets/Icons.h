#pragma once

#include <QIcon>
#include <QString>
#include <functional>

class QPainter;
class QRectF;
class QToolButton;

namespace scarp {

/// Colours that an icon is drawn with, taken from the application's palette whenever it is drawn: a
/// change of theme needs no new icons.
struct IconInk {
  QColor ink, accent;
};

/// A drawing of ours, resources/icons/<name>.svg.
[[nodiscard]] QIcon icon(const QString& name);

/// A flat button for the row of buttons under a list, reached by the keyboard; `tip` is its name, too.
[[nodiscard]] QToolButton* iconButton(const QString& name, const QString& tip);

/// An icon that a function draws into a rectangle.
[[nodiscard]] QIcon drawnIcon(std::function<void(QPainter&, const QRectF&, const IconInk&)> draw);

}  // namespace scarp
