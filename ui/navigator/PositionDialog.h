#pragma once

#include <QDialog>
#include <optional>

#include "core/base/Signal.h"
#include "core/geometry/Vec.h"

class QLabel;
class QLineEdit;
class QPushButton;

namespace scarp {

class CoordinatesField;
class EditorDocument;

/// Takes a typed position, in metres of the terrain or in the coordinates of its CRS: the active brush makes a
/// dab there or a stroke to there, or the view goes there. Stays open, beside the window.
class PositionDialog : public QDialog {
  Q_OBJECT

 public:
  /// The document outlives it.
  PositionDialog(EditorDocument& document, QWidget* parent);

 private:
  /// The typed position, if it is on the terrain; else a line says why not.
  [[nodiscard]] std::optional<Vec2> typed();
  void stroke(bool fromLast);
  void say(const QString& text, bool wrong);
  void changeCoordinates();
  void showStart();
  /// Where a stroke begins: the last typed dab or the end of the last stroke.
  [[nodiscard]] std::optional<Vec2> start() const;

  EditorDocument& document_;
  CoordinatesField* coordinates_;
  QLineEdit* position_;
  QLabel* note_;
  QPushButton* strokeTo_;
  bool world_ = false;  ///< The coordinates that the text is in.
  std::optional<Vec2> last_;
  Subscription onFrame_;
};

}  // namespace scarp
