#include "ui/widgets/NumberEdit.h"

#include <QStyle>
#include <cmath>

#include "core/base/Contract.h"
#include "ui/widgets/NumberText.h"

namespace scarp {

NumberEdit::NumberEdit(const QString& name, const QString& unit, NumberRange range, QWidget* parent)
    : QLineEdit(parent), name_(name), unit_(shownUnit(unit)), range_(range) {
  setAccessibleName(unit.isEmpty() ? name : QStringLiteral("%1 (%2)").arg(name, unit_.name));
  connect(this, &QLineEdit::textChanged, this, &NumberEdit::mark);
  connect(this, &QLineEdit::textEdited, this, &NumberEdit::edited);
}

std::optional<double> NumberEdit::value() const {
  if (text().trimmed().isEmpty() || !problem().isEmpty()) return std::nullopt;
  if (text() == shown_.first) return shown_.second;
  return *numberFromText(text(), unit_.name) / unit_.perBase;
}

int NumberEdit::wholeValue() const {
  const auto number = value();
  EXPECTS(range_.whole && number);
  return static_cast<int>(*number);
}

void NumberEdit::setValue(double value, int digits) {
  // What is shown already stays as it was typed.
  if (const auto shown = this->value(); shown && *shown == value) return;
  shown_ = {numberText(value * unit_.perBase, range_.whole ? 16 : digits), value};
  setText(shown_.first);
  setCursorPosition(0);
}

QString NumberEdit::problem() const {
  const QString typed = text().trimmed();
  if (typed.isEmpty()) return range_.emptyAllowed ? QString() : tr("%1: a number is missing").arg(name_);
  const auto number = numberFromText(typed, unit_.name);
  if (!number || (std::isnan(*number) && !range_.nanAllowed))
    return tr("%1: “%2” is not a number").arg(name_, typed);
  if (std::isnan(*number)) return {};
  if (range_.whole && *number != std::round(*number))
    return tr("%1: %2 is not a whole number").arg(name_, numberText(*number));
  // Rounded for showing, a limit may be beyond itself.
  if (text() == shown_.first && shown_.second > range_.low && shown_.second <= range_.high) return {};
  const double low = range_.low * unit_.perBase, high = range_.high * unit_.perBase;
  const bool above = range_.lowAllowed ? *number >= low : *number > low;
  if (above && *number <= high) return {};
  const QString limits = range_.lowAllowed ? tr("%1 to %2") : tr("above %1, up to %2");
  return tr("%1: %2 is out of range (%3)")
      .arg(name_, numberText(*number, 12),
           limits.arg(numberText(low, 12), numberText(high, 12)));
}

void NumberEdit::mark() {
  const bool wrong = !problem().isEmpty();
  if (wrong == std::exchange(wrong_, wrong)) return;
  setProperty("wrong", wrong);
  style()->polish(this);
}

}  // namespace scarp
