#pragma once

#include <QFrame>
#include <functional>

class QLabel;
class QPushButton;
class QTimer;

namespace scarp {

/// A message over the top of the view that stops nobody's work. Good news goes by itself, bad news stays
/// until it is closed or the next message comes.
class InfoBar : public QFrame {
  Q_OBJECT

 public:
  enum class Tone { Info, Success, Warning, Error };

  /// host: the widget over which it lies.
  explicit InfoBar(QWidget* host);

  void say(Tone tone, const QString& text);
  /// With a button that does more, for example show details.
  void say(Tone tone, const QString& text, const QString& button, std::function<void()> action);
  [[nodiscard]] QString text() const;

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  void place();

  QLabel* picture_;
  QLabel* text_;
  QPushButton* button_;
  QTimer* timer_;
  std::function<void()> action_;
};

}  // namespace scarp
