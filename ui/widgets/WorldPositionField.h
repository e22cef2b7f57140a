#pragma once

#include <QWidget>
#include <optional>

#include "core/geometry/Vec.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"

class QLineEdit;

namespace scarp {

/// Field for a position in the coordinates of the terrain's CRS: "easting, northing", as the status bar shows
/// and the context menu copies it. A comma, a semicolon or spaces separate the numbers. Hidden if the terrain
/// has no position in the world.
class WorldPositionField : public QWidget {
  Q_OBJECT

 public:
  /// `name`: object name of the line edit.
  explicit WorldPositionField(const QString& name, QWidget* parent = nullptr);

  void setTerrain(const GridFrame& frame, const GeoReference& reference);
  /// `local`: east and north of the terrain's middle, metres. Has no effect on a text that is being typed.
  void setPosition(const Vec2& local);

 Q_SIGNALS:
  void positionEdited(double east, double north);  ///< Metres from the terrain's middle.
  void problem(const QString& message);            ///< Why the text is not a position; empty: it is one.

 private:
  void take();

  QLineEdit* edit_;
  GridFrame frame_;
  GeoReference reference_;
  int decimals_ = 3;
  Vec2 local_ = Vec2::Zero();
};

/// Reads two numbers with decimal points; nothing for other texts.
[[nodiscard]] std::optional<Vec2> twoNumbersOf(const QString& text);

}  // namespace scarp
