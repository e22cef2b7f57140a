#include "ui/measure/MeasureFacts.h"

#include <QCoreApplication>
#include <cmath>
#include <numbers>

#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

struct Facts {
  Q_DECLARE_TR_FUNCTIONS(MeasureFacts)
};

/// With as many decimals as leave five digits or so.
QString figure(double value) {
  const double size = std::abs(value);
  if (size >= 10000.0) return countText(std::llround(value));
  return fixedText(value, size >= 1000.0 ? 1 : size >= 10.0 ? 2 : size >= 1.0 ? 3 : 4);
}

QString degreesText(double slope) {
  return Facts::tr("%1° (%2 %)")
      .arg(fixedText(std::atan(slope) * 180.0 / std::numbers::pi, 1), fixedText(100.0 * slope, 0));
}

}  // namespace

QString distanceText(double metres) {
  return std::abs(metres) >= 10000.0 ? Facts::tr("%1 km").arg(figure(metres / 1000.0))
                                     : Facts::tr("%1 m").arg(figure(metres));
}

QString areaText(double squareMetres) {
  return std::abs(squareMetres) >= 1e6 ? Facts::tr("%1 km²").arg(figure(squareMetres * 1e-6))
                                       : Facts::tr("%1 m²").arg(figure(squareMetres));
}

QString volumeText(double cubicMetres) {
  return std::abs(cubicMetres) >= 1e8 ? Facts::tr("%1 km³").arg(figure(cubicMetres * 1e-9))
                                      : Facts::tr("%1 m³").arg(figure(cubicMetres));
}

MeasureFacts lineFacts(const ProfileFigures& figures) {
  MeasureFacts facts{{Facts::tr("Plane length"), distanceText(figures.planeLength)},
                     {Facts::tr("Surface length"), distanceText(figures.surfaceLength)},
                     {Facts::tr("Lowest"), Facts::tr("%1 m").arg(fixedText(figures.lowest.height, 2))},
                     {Facts::tr("Highest"), Facts::tr("%1 m").arg(fixedText(figures.highest.height, 2))},
                     {Facts::tr("Climb"), distanceText(figures.climb)},
                     {Facts::tr("Descent"), distanceText(figures.descent)},
                     {Facts::tr("Steepest"), degreesText(figures.steepest)}};
  if (figures.gaps > 1e-6 * figures.planeLength)
    facts.emplace_back(Facts::tr("Without ground"), distanceText(figures.gaps));
  return facts;
}

MeasureFacts areaFacts(const AreaFigures& figures, VolumeBase::Kind against) {
  const bool earlier = against == VolumeBase::Kind::Earlier;
  // What stands over a plane would be cut away; what stands over an earlier ground was filled up.
  return {{Facts::tr("Plane area"), areaText(figures.plane)},
          {Facts::tr("Surface area"), areaText(figures.surface)},
          {earlier ? Facts::tr("Fill (added)") : Facts::tr("Cut (above)"), volumeText(figures.above)},
          {earlier ? Facts::tr("Cut (removed)") : Facts::tr("Fill (below)"), volumeText(figures.below)},
          {Facts::tr("Balance"), volumeText(figures.above - figures.below)}};
}

}  // namespace scarp
