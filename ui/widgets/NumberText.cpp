#include "ui/widgets/NumberText.h"

#include <QLocale>
#include <cmath>

#include "ui/widgets/QuantityText.h"
#include "ui/widgets/Units.h"

namespace scarp {
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
