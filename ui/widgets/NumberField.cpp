#include "ui/widgets/NumberField.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QStyle>
#include <cmath>

#include "core/base/Contract.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Theme.h"

namespace scarp {

namespace {

constexpr int kShownDigits = 5;  // as much as the eye takes in
constexpr int kTypedDigits = 12, kConvertedDigits = 7;
constexpr int kInset = 9, kGap = 6, kLeastLabel = 64;  ///< Pixels.

}  // namespace

NumberField::NumberField(NumberSpec spec, QWidget* parent)
    : QAbstractSpinBox(parent),
      spec_(std::move(spec)),
      unit_(shownUnit(spec_.unit)),
      onUnits_(unitsChanged().subscribe([this] { followUnits(); })) {
  setButtonSymbols(NoButtons);
  setFrame(false);
  setFocusPolicy(Qt::TabFocus);
  setAccessibleName(spec_.label);
  setCursor(Qt::SizeHorCursor);
  setAttribute(Qt::WA_Hover);
  lineEdit()->setStyleSheet(
      QStringLiteral("background: transparent; border: none; padding: 0 6px; min-height: 0"));
  lineEdit()->setAlignment(Qt::AlignRight);
  lineEdit()->hide();
  setValue(spec_.low);
}

void NumberField::setValue(double value) {
  value_ = value;
  mixed_ = false;
  if (!typing_) lineEdit()->setText(written(value, kShownDigits));
  update();
}

void NumberField::followUnits() {
  if (typing_) stopTyping();
  unit_ = shownUnit(spec_.unit);
  if (!mixed_) setValue(value_);
  updateGeometry();
}

double NumberField::fractionOf(double value) const {
  if (std::isinf(value)) return value > 0.0 ? 1.0 : 0.0;
  if (!(value > spec_.low)) return 0.0;
  return spec_.logarithmic ? std::log(value / spec_.low) / std::log(spec_.high / spec_.low)
                           : (value - spec_.low) / (spec_.high - spec_.low);
}

double NumberField::valueAt(double fraction) const {
  const double value = spec_.logarithmic ? spec_.low * std::pow(spec_.high / spec_.low, fraction)
                                         : spec_.low + fraction * (spec_.high - spec_.low);
  if (spec_.whole) return std::round(value);
  // A hand on the bar gets numbers with three digits; typing gets any.
  const double size = shown() * (spec_.logarithmic ? value : spec_.high - spec_.low);
  const double step = std::pow(10.0, std::floor(std::log10(std::abs(size))) - 2.0) / shown();
  return std::round(value / step) * step;
}

void NumberField::setLabel(const QString& label) {
  spec_.label = label;
  setAccessibleName(label);
  update();
}

void NumberField::setReach(double low, double high) {
  spec_.low = low;
  spec_.high = high;
  update();
}

void NumberField::setMixed() {
  mixed_ = true;
  if (!typing_) lineEdit()->setText(QStringLiteral("—"));
  update();
}

QString NumberField::written(double value, int digits) const {
  if (value == spec_.off) return tr("off");
  const QString number = numberText(value * shown(), digits);
  if (unit_.name.isEmpty()) return number;
  return unit_.name == QLatin1String("°") ? number + unit_.name : number + QChar(0x202f) + unit_.name;
}

std::optional<double> NumberField::read(const QString& text) const {
  if (spec_.off && text.trimmed().compare(tr("off"), Qt::CaseInsensitive) == 0) return spec_.off;
  const auto number = numberFromText(text, unit_.name);
  return number ? std::optional(*number / shown()) : std::nullopt;
}

bool NumberField::propose(double value) {
  const QString message = check_ ? check_(value) : QString();
  if (wrong_ || !message.isEmpty()) Q_EMIT refused(message);
  wrong_ = !message.isEmpty();
  update();
  if (wrong_) return false;
  if (value != value_ || mixed_) {
    setValue(value);
    Q_EMIT valueEdited(value);
  }
  return true;
}

void NumberField::stepBy(int steps) {
  double value = value_;
  if (spec_.whole)
    value += steps;
  else if (spec_.logarithmic)
    value = valueAt(std::max(0.0, fractionOf(value) + 0.02 * steps));
  else
    value = valueAt((value - spec_.low) / (spec_.high - spec_.low) + 0.01 * steps);
  Q_EMIT editBegun();
  Q_EMIT editEnded(propose(value));
}

QSize NumberField::sizeHint() const { return {200, std::max(26, fontMetrics().height() + 10)}; }
QSize NumberField::minimumSizeHint() const {
  // The label may be cut, the number never is.
  const int label = std::min(fontMetrics().horizontalAdvance(spec_.label), kLeastLabel);
  return {
      label + fontMetrics().horizontalAdvance(QStringLiteral("12345.67 ") + unit_.name) + 2 * kInset + kGap,
      sizeHint().height()};
}

void NumberField::offerTyping() {
  // A length that is a round number of metres is none of feet.
  startTyping(mixed_ ? QString() : written(value_, unit_.perBase == 1.0 ? kTypedDigits : kConvertedDigits));
  offered_ = lineEdit()->text();
  lineEdit()->selectAll();
}

void NumberField::startTyping(const QString& text) {
  offered_.clear();
  typing_ = true;
  wrong_ = false;
  setFocus(Qt::OtherFocusReason);
  setCursor(Qt::IBeamCursor);
  lineEdit()->setText(text);
  lineEdit()->show();
  update();
}

void NumberField::stopTyping() {
  if (wrong_) Q_EMIT refused(QString());
  typing_ = false;
  wrong_ = false;
  setCursor(Qt::SizeHorCursor);
  lineEdit()->hide();
  mixed_ ? setMixed() : setValue(value_);
}

bool NumberField::acceptTyped() {
  // What was not touched stays as exact as it was, however it is shown.
  if (lineEdit()->text() == offered_ && !(offered_.isEmpty() && !mixed_)) return true;
  const auto value = read(lineEdit()->text());
  if (!value) {
    wrong_ = true;
    update();
    Q_EMIT refused(tr("%1: “%2” is not a number").arg(spec_.label, lineEdit()->text()));
    return false;
  }
  if (spec_.whole && *value != std::round(*value)) {
    wrong_ = true;
    update();
    Q_EMIT refused(tr("%1: %2 is not a whole number").arg(spec_.label, numberText(*value * shown())));
    return false;
  }
  Q_EMIT editBegun();
  const bool accepted = propose(*value);
  Q_EMIT editEnded(accepted);
  return accepted;
}

bool NumberField::event(QEvent* event) {
  // Typed keys belong to the field only while it is being typed in; otherwise they are shortcuts.
  if (event->type() == QEvent::ShortcutOverride && !typing_) return QWidget::event(event);
  return QAbstractSpinBox::event(event);
}

void NumberField::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return event->ignore();
  pressed_ = true;
  dragX_ = event->position().x();
  dragFraction_ = fractionOf(value_);
  valueBefore_ = value_;
}

void NumberField::mouseMoveEvent(QMouseEvent* event) {
  if (!pressed_) return;
  const double x = event->position().x();
  if (!dragging_) {
    if (std::abs(x - dragX_) < 3.0) return;
    dragging_ = true;
    dragX_ = x;
    if (typing_) stopTyping();
    setFocus(Qt::MouseFocusReason);  // so that Esc reaches it
    Q_EMIT editBegun();
  }
  const double fine = event->modifiers().testFlag(Qt::ShiftModifier) ? 0.1 : 1.0;
  const double highest = std::max(1.0, fractionOf(valueBefore_));
  dragFraction_ = std::clamp(dragFraction_ + fine * (x - dragX_) / std::max(1, width()), 0.0, highest);
  dragX_ = x;
  propose(valueAt(dragFraction_));
}

void NumberField::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !pressed_) return;
  pressed_ = false;
  if (dragging_) {
    dragging_ = false;
    clearFocus();
    Q_EMIT editEnded(true);
  } else if (!typing_) {
    offerTyping();
  }
}

// The panel scrolls; a number does not change because the wheel came by.
void NumberField::wheelEvent(QWheelEvent* event) { event->ignore(); }

void NumberField::keyPressEvent(QKeyEvent* event) {
  switch (event->key()) {
    case Qt::Key_Return:
    case Qt::Key_Enter:
      if (!typing_) {
        offerTyping();
      } else if (acceptTyped()) {
        stopTyping();
        clearFocus();
      }
      return;
    case Qt::Key_Escape:
      if (dragging_) {
        pressed_ = dragging_ = false;
        setValue(valueBefore_);
        Q_EMIT valueEdited(value_);
        Q_EMIT editEnded(false);
      } else if (typing_) {
        stopTyping();
        clearFocus();
      } else {
        event->ignore();
      }
      return;
    case Qt::Key_Up:
    case Qt::Key_Down:
      if (typing_ && !acceptTyped()) return;
      if (typing_) stopTyping();
      stepBy(event->key() == Qt::Key_Up ? 1 : -1);
      return;
    default:
      break;
  }
  if (typing_) return QAbstractSpinBox::keyPressEvent(event);
  const QString text = event->text();
  if (text.size() == 1 && (text[0].isDigit() || QStringLiteral("+-.,").contains(text[0])))
    startTyping(text);
  else
    QWidget::keyPressEvent(event);
}

void NumberField::focusOutEvent(QFocusEvent* event) {
  if (typing_) {
    acceptTyped();
    stopTyping();
  }
  QAbstractSpinBox::focusOutEvent(event);
}

void NumberField::changeEvent(QEvent* event) {
  QAbstractSpinBox::changeEvent(event);
  if (event->type() == QEvent::PaletteChange || event->type() == QEvent::EnabledChange) update();
}

void NumberField::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPalette& colours = palette();
  const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  painter.setPen(Qt::NoPen);
  painter.setBrush(colours.color(QPalette::Base));
  painter.drawRoundedRect(frame, 5, 5);

  if (!typing_ && isEnabled() && !mixed_) {
    QColor bar = colours.color(QPalette::Highlight);
    bar.setAlphaF(underMouse() || dragging_ ? 0.55f : 0.42f);
    painter.save();
    painter.setClipRect(QRectF(0, 0, frame.width() * std::clamp(fractionOf(value_), 0.0, 1.0), height()));
    painter.setBrush(bar);
    painter.drawRoundedRect(frame, 5, 5);
    painter.restore();
  }

  QColor outline = colours.color(QPalette::Mid);
  if (wrong_)
    outline = alertColour(colours);
  else if (typing_ || hasFocus())
    outline = colours.color(QPalette::Highlight);
  else if (underMouse() && isEnabled())
    outline = colours.color(QPalette::PlaceholderText);
  painter.setPen(QPen(outline, 1.0));
  painter.setBrush(Qt::NoBrush);
  painter.drawRoundedRect(frame, 5, 5);

  const QRect inner = rect().adjusted(kInset, 0, -kInset, 0);
  const QString number = mixed_ ? QStringLiteral("—") : written(value_, kShownDigits);
  const int taken = typing_ ? 0 : fontMetrics().horizontalAdvance(number) + kGap;
  painter.setPen(colours.color(isEnabled() ? QPalette::Active : QPalette::Disabled, QPalette::Text));
  painter.drawText(inner, Qt::AlignVCenter | Qt::AlignLeft,
                   fontMetrics().elidedText(spec_.label, Qt::ElideRight, inner.width() - taken));
  if (!typing_) painter.drawText(inner, Qt::AlignVCenter | Qt::AlignRight, number);
}

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
