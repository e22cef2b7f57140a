#pragma once

#include <QString>
#include <cstdint>

#include "core/base/Signal.h"

namespace scarp {

// The units in which the window shows and takes lengths, and areas and volumes. Files, scripts, tables and what is
// copied stay in metres. UI thread.

enum class UnitSystem : std::uint8_t {
  Metric,   ///< Metres; kilometres where it is far.
  Imperial  ///< Feet; miles where it is far.
};

[[nodiscard]] UnitSystem unitSystem();  ///< Metric until useUnits().
void useUnits(UnitSystem system);       ///< Tells unitsChanged() where it is another.
[[nodiscard]] Signal<>& unitsChanged();
/// As remembered from the last run; metric to begin with.
[[nodiscard]] UnitSystem rememberedUnits();
/// Uses it at once, and from the next start on.
void rememberUnits(UnitSystem system);

/// How a number in a unit of metres is shown.
struct ShownUnit {
  QString name;
  double perBase = 1.0;  ///< The number to show is the number times this.
};
/// "m" → feet, "km" → miles and "m/s" → feet a second, where these are shown; other units stay as they are.
[[nodiscard]] ShownUnit shownUnit(const QString& unit);
/// "Cell size (m)", "Cell size (ft)".
[[nodiscard]] QString withLengthUnit(const QString& name);
/// In metres or feet, as a number alone.
[[nodiscard]] double inLengthUnit(double metres);

/// "12.40 m", "40.68 ft": with a fixed count of decimals.
[[nodiscard]] QString lengthText(double metres, int decimals);
/// "12.4 m", with as many digits as it takes, at most so many.
[[nodiscard]] QString shortLengthText(double metres, int digits = 6);
/// "300 × 200 m".
[[nodiscard]] QString sidesText(double width, double depth, int digits = 6);
/// "12.4 to 310 m".
[[nodiscard]] QString spanText(double low, double high, int digits = 6);

/// "1.24 km", "3.2 m"; "12,345 m²" or "1.2 km²"; "45,600 m³" or "1.3 km³"; or feet and miles.
[[nodiscard]] QString distanceText(double metres);
[[nodiscard]] QString areaText(double squareMetres);
[[nodiscard]] QString volumeText(double cubicMetres);

/// The unit along an axis that is so many metres long: kilometres or miles where it has at least so many of them.
struct WayUnit {
  QString name;
  double metres = 1.0;
};
[[nodiscard]] WayUnit wayUnit(double longest, double leastFar);

}  // namespace scarp
