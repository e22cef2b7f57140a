#pragma once

#include <QLineEdit>
#include <functional>
#include <optional>
#include <utility>

#include "ui/widgets/Units.h"

namespace scarp {

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
