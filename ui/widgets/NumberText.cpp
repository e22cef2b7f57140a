#include "ui/widgets/NumberText.h"

#include <QLocale>
#include <cmath>

namespace scarp {
namespace {

constexpr QChar kMinus(0x2212);

QString withTrueMinus(QString text) {
  if (text.startsWith(QLatin1Char('-'))) text[0] = kMinus;
  return text;
}

}  // namespace

QString numberText(double value, int digits) {
  if (!std::isfinite(value)) return std::isnan(value) ? QStringLiteral("NaN") : QString::number(value);
  if (value != 0.0 && (std::abs(value) >= 1e7 || std::abs(value) < 1e-4))
    return withTrueMinus(QString::number(value, 'g', digits));
  const int whole = value == 0.0 ? 1 : static_cast<int>(std::floor(std::log10(std::abs(value)))) + 1;
  QString text = QString::number(value, 'f', std::max(0, digits - whole));
  if (text.contains(QLatin1Char('.'))) {
    while (text.endsWith(QLatin1Char('0'))) text.chop(1);
    if (text.endsWith(QLatin1Char('.'))) text.chop(1);
  }
  return withTrueMinus(text == QLatin1String("-0") ? QStringLiteral("0") : text);
}

QString fixedText(double value, int decimals) {
  const double unit = std::pow(10.0, -decimals);
  if (std::abs(value) < 0.5 * unit) value = 0.0;  // no "−0.0"
  return withTrueMinus(QString::number(value, 'f', decimals));
}

std::optional<double> numberFromText(QString text, const QString& unit) {
  text = text.simplified();
  text.replace(kMinus, QLatin1Char('-')).remove(QChar(0x202f)).remove(QLatin1Char(' '));
  if (!unit.isEmpty() && text.endsWith(unit)) text.chop(unit.size());
  if (!text.contains(QLatin1Char('.'))) text.replace(QLatin1Char(','), QLatin1Char('.'));
  bool ok = false;
  const double value = QLocale::c().toDouble(text, &ok);
  if (ok) return value;
  if (text.compare(QLatin1String("nan"), Qt::CaseInsensitive) == 0) return std::nan("");
  return std::nullopt;
}

QString bytesText(double bytes) {
  static const char* const units[] = {"B", "kB", "MB", "GB", "TB"};
  int unit = 0;
  while (bytes >= 999.5 && unit < 4) {
    bytes /= 1000.0;
    ++unit;
  }
  const int decimals = unit == 0 || bytes >= 99.95 ? 0 : 1;
  return QStringLiteral("%1\u202f%2").arg(QString::number(bytes, 'f', decimals), QLatin1String(units[unit]));
}

}  // namespace scarp
