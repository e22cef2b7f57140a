#include "ui/widgets/NumberText.h"

#include <QLocale>
#include <array>
#include <cmath>

#include "ui/widgets/Units.h"

namespace scarp {

namespace {

/// Deeper parentheses are no number that a person means.
constexpr int kDeepest = 32;

struct LengthName {
  const char16_t* name;
  double metres;
};

constexpr std::array<LengthName, 12> kLengths{{{u"m", 1.0},
                                               {u"km", 1000.0},
                                               {u"cm", 0.01},
                                               {u"mm", 0.001},
                                               {u"ft", 0.3048},
                                               {u"feet", 0.3048},
                                               {u"'", 0.3048},
                                               {u"in", 0.0254},
                                               {u"\"", 0.0254},
                                               {u"yd", 0.9144},
                                               {u"mi", 1609.344},
                                               {u"miles", 1609.344}}};

/// A number of the result's unit, or one without any.
struct Quantity {
  double value = 0.0;
  bool hasUnit = false;
};

using MaybeQuantity = std::optional<Quantity>;

class QuantityReader {
 public:
  QuantityReader(QStringView text, QStringView unit) : text_(text), unit_(unit), metres_(metresIn(unit)) {}

  std::optional<double> readAll() {
    const MaybeQuantity all = sum();
    if (!all || at_ != text_.size() || !std::isfinite(all->value)) return std::nullopt;
    return all->value;
  }

 private:
  bool skip(QChar c) {
    while (at_ < text_.size() && text_[at_].isSpace()) ++at_;
    if (at_ >= text_.size() || text_[at_] != c) return false;
    ++at_;
    return true;
  }

  MaybeQuantity sum() {
    MaybeQuantity left = product();
    while (left) {
      const bool plus = skip(u'+');
      if (!plus && !skip(u'-')) break;
      const MaybeQuantity right = product();
      if (!right) return std::nullopt;
      left = Quantity{left->value + (plus ? right->value : -right->value), left->hasUnit || right->hasUnit};
    }
    return left;
  }

  MaybeQuantity product() {
    MaybeQuantity left = factor();
    while (left) {
      const bool times = skip(u'*') || skip(QChar(0x00d7));
      if (!times && !skip(u'/')) break;
      const MaybeQuantity right = factor();
      if (!right || (times && left->hasUnit && right->hasUnit)) return std::nullopt;
      if (!times && (right->value == 0.0 || (right->hasUnit && !left->hasUnit))) return std::nullopt;
      left = Quantity{times ? left->value * right->value : left->value / right->value,
                      left->hasUnit != right->hasUnit};
    }
    return left;
  }

  MaybeQuantity factor() {
    if (++depth_ > kDeepest) return std::nullopt;
    MaybeQuantity found;
    if (skip(u'-')) {
      found = factor();
      if (found) found->value = -found->value;
    } else if (skip(u'+')) {
      found = factor();
    } else if (skip(u'(')) {
      found = sum();
      if (found && !skip(u')')) found.reset();
      if (found && !withUnit(*found)) found.reset();
    } else {
      found = number();
    }
    --depth_;
    return found;
  }

  MaybeQuantity number() {
    const qsizetype from = at_;
    const auto digits = [this] {
      while (at_ < text_.size() && text_[at_] >= u'0' && text_[at_] <= u'9') ++at_;
    };
    digits();
    if (at_ < text_.size() && text_[at_] == u'.') {
      ++at_;
      digits();
    }
    if (at_ < text_.size() && text_[at_].toLower() == u'e') {
      const qsizetype beforeExponent = at_++;
      if (at_ < text_.size() && (text_[at_] == u'+' || text_[at_] == u'-')) ++at_;
      const qsizetype exponent = at_;
      digits();
      if (at_ == exponent) at_ = beforeExponent;
    }
    bool good = false;
    Quantity found{QLocale::c().toDouble(text_.sliced(from, at_ - from), &good), false};
    if (!good || !withUnit(found)) return std::nullopt;
    return found;
  }

  /// Reads the unit behind a number, if there is one; whether it is known.
  bool withUnit(Quantity& quantity) {
    while (at_ < text_.size() && text_[at_].isSpace()) ++at_;
    const qsizetype from = at_;
    while (at_ < text_.size() && !QStringView(u"+-*/()\u00d7").contains(text_[at_]) && !text_[at_].isSpace() &&
           !text_[at_].isDigit())
      ++at_;
    const QStringView name = text_.sliced(from, at_ - from);
    if (name.isEmpty()) return true;
    if (quantity.hasUnit) return false;
    quantity.hasUnit = true;
    if (name == unit_) return true;
    const auto metres = metresIn(name);
    if (!metres || !metres_) return false;
    quantity.value *= *metres / *metres_;
    return true;
  }

  QStringView text_, unit_;
  std::optional<double> metres_;
  qsizetype at_ = 0;
  int depth_ = 0;
};

}  // namespace

std::optional<double> metresIn(QStringView unit) {
  for (const LengthName& length : kLengths)
    if (unit == QStringView(length.name)) return length.metres;
  return std::nullopt;
}

std::optional<double> quantityFromText(QStringView text, QStringView unit) {
  return QuantityReader(text.trimmed(), unit).readAll();
}

namespace {

constexpr QChar kMinus(0x2212);

/// As a person reads it: with the decimal point of QLocale() and a true minus sign.
QString asRead(QString text) {
  text.replace(QLatin1Char('.'), QLocale().decimalPoint());
  if (text.startsWith(QLatin1Char('-'))) text[0] = kMinus;
  return text;
}

}  // namespace

QString numberText(double value, int digits) {
  if (!std::isfinite(value)) return std::isnan(value) ? QStringLiteral("NaN") : QString::number(value);
  if (value != 0.0 && (std::abs(value) >= 1e7 || std::abs(value) < 1e-4))
    return asRead(QString::number(value, 'g', digits));
  const int whole = value == 0.0 ? 1 : static_cast<int>(std::floor(std::log10(std::abs(value)))) + 1;
  QString text = QString::number(value, 'f', std::max(0, digits - whole));
  if (text.contains(QLatin1Char('.'))) {
    while (text.endsWith(QLatin1Char('0'))) text.chop(1);
    if (text.endsWith(QLatin1Char('.'))) text.chop(1);
  }
  return asRead(text == QLatin1String("-0") ? QStringLiteral("0") : text);
}

QString fixedText(double value, int decimals) {
  const double unit = std::pow(10.0, -decimals);
  if (std::abs(value) < 0.5 * unit) value = 0.0;  // no "−0.0"
  return asRead(QString::number(value, 'f', decimals));
}

std::optional<double> numberFromText(QString text, const QString& unit) {
  text = text.simplified();
  text.replace(kMinus, QLatin1Char('-'));
  QString sum = text;  // whose spaces part units
  text.remove(QChar(0x202f)).remove(QLatin1Char(' '));
  if (!sum.contains(QLatin1Char('.'))) sum.replace(QLatin1Char(','), QLatin1Char('.'));
  if (!unit.isEmpty() && text.endsWith(unit)) text.chop(unit.size());
  // "1.234,5": what stands last is the decimal point, others set groups of digits apart.
  const QChar point = text.lastIndexOf(QLatin1Char(',')) > text.lastIndexOf(QLatin1Char('.')) ? QLatin1Char(',')
                                                                                            : QLatin1Char('.');
  const QChar group = point == QLatin1Char(',') ? QLatin1Char('.') : QLatin1Char(',');
  if (text.contains(group) && text.count(point) == 1) text.remove(group);
  text.replace(point, QLatin1Char('.'));
  bool ok = false;
  const double value = QLocale::c().toDouble(text, &ok);
  if (ok) return value;
  if (text.compare(QLatin1String("nan"), Qt::CaseInsensitive) == 0) return std::nan("");
  if (const auto whole = quantityFromText(sum, unit)) return whole;
  // "45/2 %": the field's unit behind a sum is that of the whole.
  if (unit.isEmpty() || !sum.endsWith(unit)) return std::nullopt;
  sum.chop(unit.size());
  return quantityFromText(sum, {});
}

QString durationText(double seconds) {
  static const char* const units[] = {"ns", "µs", "ms", "s"};
  double value = seconds * 1e9;
  int unit = 0;
  while (value >= 999.5 && unit < 3) {
    value /= 1000.0;
    ++unit;
  }
  return QStringLiteral("%1\u202f%2")
      .arg(numberText(value, value < 10.0 ? 2 : 3), QString::fromUtf8(units[unit]));
}

QString deviationText(double metres) {
  if (metres == 0.0) return QStringLiteral("0");
  if (unitSystem() == UnitSystem::Imperial && metres >= 1e-3) return shortLengthText(metres, 4);
  if (metres < 1e-6) return QStringLiteral("<\u202f1\u202fµm");
  if (metres < 1e-3) return QStringLiteral("%1\u202fµm").arg(numberText(metres * 1e6, 2));
  if (metres < 1.0) return QStringLiteral("%1\u202fmm").arg(numberText(metres * 1e3, 3));
  return QStringLiteral("%1\u202fm").arg(numberText(metres, 4));
}

QString groupedDigits(long long count) {
  QString text = QString::number(std::abs(count));
  for (auto at = text.size() - 3; at > 0; at -= 3) text.insert(at, QChar(0x202f));
  return asRead(count < 0 ? QLatin1Char('-') + text : text);
}

QString bytesText(double bytes) {
  static const char* const units[] = {"B", "kB", "MB", "GB", "TB"};
  int unit = 0;
  while (bytes >= 999.5 && unit < 4) {
    bytes /= 1000.0;
    ++unit;
  }
  const int decimals = unit == 0 || bytes >= 99.95 ? 0 : 1;
  return QStringLiteral("%1\u202f%2").arg(asRead(QString::number(bytes, 'f', decimals)), QLatin1String(units[unit]));
}

}  // namespace scarp
