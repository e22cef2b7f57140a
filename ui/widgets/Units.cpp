#include "ui/widgets/Units.h"

#include <QCoreApplication>
#include <QSettings>
#include <cmath>

#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

struct UnitTexts {
  Q_DECLARE_TR_FUNCTIONS(Units)
};

constexpr const char *kUnitsKey = "window/units", *kImperial = "imperial";
constexpr double kFoot = 0.3048, kMile = 1609.344, kKilometre = 1000.0;
constexpr double kFarMetres = 10000.0;  ///< From here on distances are in kilometres, or miles.

UnitSystem& unitsNow() {
  static UnitSystem now = UnitSystem::Metric;
  return now;
}

bool imperial() { return unitSystem() == UnitSystem::Imperial; }
double nearLength() { return imperial() ? kFoot : 1.0; }
double farLength() { return imperial() ? kMile : kKilometre; }
QString lengthName() { return imperial() ? UnitTexts::tr("ft") : UnitTexts::tr("m"); }
QString farName() { return imperial() ? UnitTexts::tr("mi") : UnitTexts::tr("km"); }

/// Returns a number with about five digits, near by no finer than millimetres. Zero has no decimals.
QString figure(double value, bool far) {
  const double size = std::abs(value);
  if (size >= 10000.0) return countText(std::llround(value));
  if (size < 5e-4) return QStringLiteral("0");
  return fixedText(value, size >= 1000.0 ? 1 : size >= 10.0 ? 2 : far && size < 1.0 ? 4 : 3);
}

/// A number and its unit; power: 1 for lengths, 2 for areas, 3 for volumes.
QString measured(double value, bool far, int power) {
  static const QString powers[] = {QString(), QStringLiteral("²"), QStringLiteral("³")};
  return UnitTexts::tr("%1 %2").arg(figure(value / std::pow(far ? farLength() : nearLength(), power), far),
                                    (far ? farName() : lengthName()) + powers[power - 1]);
}

}  // namespace

UnitSystem unitSystem() { return unitsNow(); }

void useUnits(UnitSystem system) {
  if (std::exchange(unitsNow(), system) != system) unitsChanged().emit();
}

Signal<>& unitsChanged() {
  static Signal<> changed;
  return changed;
}

UnitSystem rememberedUnits() {
  const bool feet = QSettings().value(QLatin1String(kUnitsKey)).toString() == QLatin1String(kImperial);
  return feet ? UnitSystem::Imperial : UnitSystem::Metric;
}

void rememberUnits(UnitSystem system) {
  QSettings().setValue(QLatin1String(kUnitsKey),
                       QLatin1String(system == UnitSystem::Imperial ? kImperial : "metric"));
  useUnits(system);
}

ShownUnit shownUnit(const QString& unit) {
  const bool speed = unit == QLatin1String("m/s");
  if (imperial() && unit == QLatin1String("km")) return {farName(), kKilometre / kMile};
  if (!imperial() || (!speed && unit != QLatin1String("m"))) return {unit, 1.0};
  return {speed ? UnitTexts::tr("ft/s") : lengthName(), 1.0 / kFoot};
}

QString withLengthUnit(const QString& name) { return UnitTexts::tr("%1 (%2)").arg(name, lengthName()); }

double inLengthUnit(double metres) { return metres / nearLength(); }

QString lengthText(double metres, int decimals) {
  return UnitTexts::tr("%1 %2").arg(fixedText(inLengthUnit(metres), decimals), lengthName());
}

QString shortLengthText(double metres, int digits) {
  return UnitTexts::tr("%1 %2").arg(numberText(inLengthUnit(metres), digits), lengthName());
}

QString sidesText(double width, double depth, int digits) {
  return UnitTexts::tr("%1 × %2 %3")
      .arg(numberText(inLengthUnit(width), digits), numberText(inLengthUnit(depth), digits), lengthName());
}

QString spanText(double low, double high, int digits) {
  return UnitTexts::tr("%1 to %2 %3")
      .arg(numberText(inLengthUnit(low), digits), numberText(inLengthUnit(high), digits), lengthName());
}

QString distanceText(double metres) { return measured(metres, std::abs(metres) >= kFarMetres, 1); }

QString areaText(double squareMetres) { return measured(squareMetres, std::abs(squareMetres) >= 1e6, 2); }

QString volumeText(double cubicMetres) { return measured(cubicMetres, std::abs(cubicMetres) >= 1e8, 3); }

WayUnit wayUnit(double longest, double leastFar) {
  return longest >= leastFar * farLength() ? WayUnit{farName(), farLength()} : WayUnit{lengthName(), nearLength()};
}

}  // namespace scarp
