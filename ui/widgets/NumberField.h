#pragma once

#include <QAbstractSpinBox>
#include <QLineEdit>
#include <functional>
#include <optional>
#include <utility>

#include "core/base/Signal.h"
#include "ui/widgets/Units.h"

namespace scarp {

/// What a NumberField shows and how far its bar reaches. The bar's reach is a convenience, not a limit.
struct NumberSpec {
  QString label;
  QString unit;                 ///< "m", "°", "%" …; may be empty. Metres are shown as Units.h has it.
  double low = 0.0;             ///< Value at the bar's left end.
  double high = 1.0;            ///< Value at its right end, > low.
  bool logarithmic = false;     ///< Equal ratios take equal widths; low > 0.
  bool whole = false;           ///< Whole numbers only.
  double shown = 1.0;           ///< The person sees value · shown (100 for a fraction shown in percent).
  std::optional<double> off{};  ///< Written as "off", which can be typed too.
};

/// For a fraction, shown in percent.
[[nodiscard]] inline NumberSpec percentSpec(const QString& label, double low = 0.0, double high = 1.0) {
  NumberSpec spec{label, QStringLiteral("%"), low, high};
  spec.shown = 100.0;
  return spec;
}

/// For a number that is off at one of its values.
[[nodiscard]] inline NumberSpec offSpec(const QString& label, const QString& unit, double low, double high,
                                        double off = 0.0) {
  NumberSpec spec{label, unit, low, high};
  spec.off = off;
  return spec;
}

/// A slider and a typed number in one: drag along the bar (Shift: ten times finer), or click and type any
/// number. Whether a typed number is possible is for the check to say, not for the bar.
class NumberField : public QAbstractSpinBox {
  Q_OBJECT
  Q_PROPERTY(double value READ value WRITE setValue USER true)

 public:
  explicit NumberField(NumberSpec spec, QWidget* parent = nullptr);

  [[nodiscard]] double value() const { return value_; }
  /// Shows a value without telling anyone.
  void setValue(double value);
  /// Shows that there are several values, until the next one is set.
  void setMixed();
  [[nodiscard]] bool mixed() const { return mixed_; }
  /// Replaces the label, which is the accessible name too.
  void setLabel(const QString& label);
  /// Sets how far the bar reaches, low < high.
  void setReach(double low, double high);
  /// Says in one line why a value is impossible; empty where it is fine.
  void setCheck(std::function<QString(double)> check) { check_ = std::move(check); }
  [[nodiscard]] bool typing() const { return typing_; }

  void stepBy(int steps) override;
  [[nodiscard]] QSize sizeHint() const override;
  [[nodiscard]] QSize minimumSizeHint() const override;

 Q_SIGNALS:
  void editBegun();  ///< A drag or a typed change starts: one undoable edit.
  void valueEdited(double value);
  void editEnded(bool kept);             ///< false: Esc; the value from before has been told by valueEdited.
  void refused(const QString& message);  ///< Empty: what was refused has been taken back.

 protected:
  StepEnabled stepEnabled() const override { return StepUpEnabled | StepDownEnabled; }
  QValidator::State validate(QString&, int&) const override { return QValidator::Acceptable; }
  bool event(QEvent* event) override;
  void paintEvent(QPaintEvent*) override;
  void mousePressEvent(QMouseEvent* event) override;
  void mouseMoveEvent(QMouseEvent* event) override;
  void mouseReleaseEvent(QMouseEvent* event) override;
  void wheelEvent(QWheelEvent* event) override;
  void keyPressEvent(QKeyEvent* event) override;
  void focusOutEvent(QFocusEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  [[nodiscard]] double fractionOf(double value) const;
  [[nodiscard]] double valueAt(double fraction) const;
  void followUnits();
  /// What is shown is the value times this.
  [[nodiscard]] double shown() const { return spec_.shown * unit_.perBase; }
  [[nodiscard]] QString written(double value, int digits) const;
  /// The value that a text stands for; nothing where it is no number.
  [[nodiscard]] std::optional<double> read(const QString& text) const;
  void offerTyping();
  void startTyping(const QString& text);
  bool acceptTyped();
  void stopTyping();
  bool propose(double value);

  NumberSpec spec_;
  ShownUnit unit_;
  Subscription onUnits_;
  std::function<QString(double)> check_;
  double value_ = 0.0;
  QString offered_;  ///< The text that typing began with.
  bool typing_ = false, wrong_ = false, mixed_ = false;
  bool pressed_ = false, dragging_ = false;
  double dragX_ = 0.0, dragFraction_ = 0.0, valueBefore_ = 0.0;
};

/// What a NumberEdit takes.
struct NumberRange {
  double low = 0.0, high = 1.0;
  bool whole = false;         ///< Whole numbers only.
  bool lowAllowed = true;     ///< Else the lowest itself is out of range.
  bool emptyAllowed = false;  ///< Empty stands for what the grey text says.
  bool nanAllowed = false;    ///< "nan" is a number too.
};

/// A number that is typed into a form. What is no number or out of range is said, and never changed.
class NumberEdit : public QLineEdit {
  Q_OBJECT

 public:
  /// name: as messages and assistive technology call it; unit: may be typed along. Range and values are in that
  /// unit; metres are shown and typed as Units.h has it when the field is made.
  NumberEdit(const QString& name, const QString& unit, NumberRange range, QWidget* parent = nullptr);

  /// Nothing where it is empty or wrong.
  [[nodiscard]] std::optional<double> value() const;
  [[nodiscard]] int wholeValue() const;  ///< Contract: range.whole, and there is a value.
  /// Shows a number as short as `digits` allow; tells no edited().
  void setValue(double value, int digits = 7);
  /// What is wrong with it, in one line that names it; empty where all is well.
  [[nodiscard]] QString problem() const;

 Q_SIGNALS:
  void edited();  ///< By hand.

 private:
  void mark();

  QString name_;
  ShownUnit unit_;
  NumberRange range_;
  std::pair<QString, double> shown_{};  ///< A text that was set, and exactly what it stands for.
  bool wrong_ = false;
};

}  // namespace scarp
