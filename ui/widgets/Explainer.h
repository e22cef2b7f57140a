#pragma once

#include <QObject>

class QWidget;

namespace scarp {

/// What a control says it does: its own text for What's This, else its tip, with its name above it; else that of
/// what it is a part of. Empty where there is neither.
[[nodiscard]] QString explanationOf(const QWidget& control);

/// Makes tips the texts of What's This, and keeps tips from coming up by themselves where they are not wanted. For
/// all widgets of the application, while it lives.
class Explainer : public QObject {
  Q_OBJECT

 public:
  explicit Explainer(QObject* parent);
  void setTips(bool shown) { tips_ = shown; }

  /// Explains the control that has the keyboard, if it can be, else the next one that is clicked on.
  static void explain(const QWidget* view);

 protected:
  bool eventFilter(QObject* watched, QEvent* event) override;

 private:
  bool tips_ = true;
};

}  // namespace scarp
