#pragma once

#include <QComboBox>
#include <QWidget>
#include <optional>
#include <vector>

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

/// Positions that were read from a text.
struct TypedPositions {
  std::vector<Vec2> positions;  ///< In the coordinates of the field, as they were typed.
  QString problem;              ///< Why the text has none; empty: it has.
};

/// Choice of the coordinates in which positions are typed: metres from the middle of the terrain, or the
/// coordinates of its CRS, east (or longitude) first. The second only if the terrain has a position in the
/// world.
class CoordinatesField : public QComboBox {
  Q_OBJECT

 public:
  CoordinatesField(const GridFrame& frame, const GeoReference& reference, QWidget* parent = nullptr);

  /// Of the CRS.
  [[nodiscard]] bool world() const { return currentIndex() == 1; }
  /// Reads a position from each line that is not empty.
  [[nodiscard]] TypedPositions read(const QString& text) const;
  /// Metres from the middle of the terrain; nothing if the CRS has no such place.
  [[nodiscard]] std::optional<Vec2> toLocal(const Vec2& typed) const { return toLocal(typed, world()); }
  [[nodiscard]] std::optional<Vec2> toLocal(const Vec2& typed, bool world) const;
  /// "400120.5, 5500310": as read() takes it.
  [[nodiscard]] QString textOf(const Vec2& local) const;
  /// The bounds of the terrain: "400000 to 410000 east, 5500000 to 5520000 north".
  [[nodiscard]] QString extentText() const;

 private:
  [[nodiscard]] Vec2 fromLocal(const Vec2& local) const;

  GridFrame frame_;
  GeoReference reference_;
  int decimals_ = 3;  ///< Of coordinates of the CRS.
};

}  // namespace scarp
