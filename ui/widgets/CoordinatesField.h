#pragma once

#include <QComboBox>
#include <optional>
#include <vector>

#include "core/geometry/Vec.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

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
