#pragma once

#include <QWidget>
#include <optional>

#include "core/view/NamedView.h"

namespace scarp {

/// A line or two of text over the view, beside a place in it; readable over any ground, and lets the mouse
/// through.
class ViewNote : public QWidget {
  Q_OBJECT

 public:
  enum class Side {
    Below,  ///< Below and to the right of the place, as beside a cursor.
    Over,   ///< On it.
    At      ///< With its upper left corner there.
  };

  ViewNote(QWidget* view, const char* name, Side side);

  /// Empty text: hidden. `at`: in the view; the note stays within it.
  void say(const QString& text, const QPoint& at);
  [[nodiscard]] const QString& text() const { return text_; }

 protected:
  void paintEvent(QPaintEvent*) override;

 private:
  Side side_;
  QString text_;
};

/// A scale bar over the view's bottom left corner, readable over any ground; lets the mouse through.
class ScaleMark : public QWidget {
  Q_OBJECT

 public:
  static constexpr double mostPixels = 150.0;  ///< Logical; longer than that no bar is asked for.

  explicit ScaleMark(QWidget* view);

  /// Nothing: no bar. nearMiddle: it is true at the middle of the view alone, and says so.
  void show(const std::optional<ScaleBar>& bar, bool nearMiddle);
  [[nodiscard]] const std::optional<ScaleBar>& bar() const { return bar_; }
  [[nodiscard]] QString text() const;

 protected:
  void paintEvent(QPaintEvent*) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void place();

  std::optional<ScaleBar> bar_;
  bool nearMiddle_ = false;
};

/// "20 m", "5 km"; "100 ft", "2 mi".
[[nodiscard]] QString scaleText(double metres);

/// The hand's side of the compass, which the scene draws: lies over it in the view's top right corner, lights
/// up what the pointer is on, and tells of clicks.
class Compass : public QWidget {
  Q_OBJECT

 public:
  explicit Compass(QWidget* view);

  void show(double yaw, double pitch);  ///< Of the camera, radians.
  /// Where a part is, in this widget's pixels.
  [[nodiscard]] QPointF placeOf(CompassPart part) const;

 Q_SIGNALS:
  void clicked(CompassPart part);

 protected:
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent*) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void leaveEvent(QEvent*) override;
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  [[nodiscard]] std::optional<CompassPart> partAt(const QPointF& pixel) const;
  void point(std::optional<CompassPart> part);
  void place();

  double yaw_ = 0.0, pitch_ = 0.0;
  std::optional<CompassPart> pointed_;
};

}  // namespace scarp
