#pragma once

#include <QStringView>
#include <optional>

namespace scarp {

/// What a sum comes to that a person typed: numbers, + - * / and parentheses, and behind a number its unit:
/// "2*12.5", "1km+200", "3ft + 2in". `unit` is that of the result and of numbers without one. Where it is a
/// length, all of mm, cm, m, km, in, ft, yd and mi are understood; else it alone is. Nothing where the text
/// means no finite number: an unknown unit, a division by zero, a length times a length.
[[nodiscard]] std::optional<double> quantityFromText(QStringView text, QStringView unit);

/// Metres in a unit of length; nothing of other units.
[[nodiscard]] std::optional<double> metresIn(QStringView unit);

}  // namespace scarp
