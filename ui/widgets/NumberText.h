#pragma once

#include <QString>
#include <optional>

namespace scarp {

/// A number as short as `digits` significant ones allow: "0.25", "1200", never "1.2e+03" below ten million.
[[nodiscard]] QString numberText(double value, int digits = 6);

/// A number with a fixed count of decimals, with a true minus sign, so that columns of figures do not
/// jump.
[[nodiscard]] QString fixedText(double value, int decimals);

/// What a person typed, with or without the unit, with a point or a comma. "nan" and "1e30" are numbers
/// too: whether they are possible is for others to say. Nothing where it is no number.
[[nodiscard]] std::optional<double> numberFromText(QString text, const QString& unit = {});

/// "3.4 MB", in powers of 1000.
[[nodiscard]] QString bytesText(double bytes);

}  // namespace scarp
