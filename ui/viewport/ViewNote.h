#pragma once

#include <QWidget>

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

}  // namespace scarp
