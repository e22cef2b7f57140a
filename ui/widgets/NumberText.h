#pragma once

#include <QString>
#include <QStringView>
#include <concepts>
#include <limits>
#include <optional>
#include <utility>

namespace scarp {

/// What a sum comes to that a person typed: numbers, + - * / and parentheses, and behind a number its unit:
/// "2*12.5", "1km+200", "3ft + 2in". `unit` is that of the result and of numbers without one. Where it is a
/// length, all of mm, cm, m, km, in, ft, yd and mi are understood; else it alone is. Nothing where the text
/// means no finite number: an unknown unit, a division by zero, a length times a length.
[[nodiscard]] std::optional<double> quantityFromText(QStringView text, QStringView unit);

/// Metres in a unit of length; nothing of other units.
[[nodiscard]] std::optional<double> metresIn(QStringView unit);

// How numbers are shown and typed in the window: with the decimal point of QLocale(). Files, scripts and what is
// copied as a table have a point everywhere, and do not use these.

/// A number as short as `digits` significant ones allow: "0.25", "1200", never "1.2e+03" below ten million.
[[nodiscard]] QString numberText(double value, int digits = 6);

/// A number with a fixed count of decimals, with a true minus sign, so that columns of figures do not
/// jump.
[[nodiscard]] QString fixedText(double value, int decimals);

/// What a person typed, with or without the unit, with a point or a comma, or a sum (see quantityFromText).
/// "nan" and "1e30" are numbers too: whether they are possible is for others to say. Nothing where it is no number.
[[nodiscard]] std::optional<double> numberFromText(QString text, const QString& unit = {});

/// "3.4 MB", in powers of 1000.
[[nodiscard]] QString bytesText(double bytes);

/// "310 ns", "24 ms": a duration to two or three digits. seconds ≥ 0.
[[nodiscard]] QString durationText(double seconds);

/// "12.4 m", "3.1 mm", "< 1 µm": how far off something is. metres ≥ 0.
[[nodiscard]] QString deviationText(double metres);

/// A count with its thousands set apart, as all counts of the window have them. Sizes in samples or pixels,
/// "4097 × 4097", have plain digits.
[[nodiscard]] QString groupedDigits(long long count);
[[nodiscard]] QString countText(std::integral auto count) {
  return groupedDigits(static_cast<long long>(count));
}

/// A count for tr("%1 objects", nullptr, pluralCount(n)), which selects the plural form. It is at most
/// INT_MAX.
[[nodiscard]] int pluralCount(std::integral auto count) {
  constexpr int kMaxCount = std::numeric_limits<int>::max();
  return std::cmp_less(count, kMaxCount) ? static_cast<int>(count) : kMaxCount;
}

}  // namespace scarp
