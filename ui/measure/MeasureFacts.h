#pragma once

#include <QString>
#include <vector>

#include "core/live/LiveMeasure.h"

namespace scarp {

/// One thing that was measured.
struct MeasureFact {
  QString caption;
  QString shown;  ///< As short as it is readable: "0.6682 km³".
  QString exact;  ///< In full, in metres, square or cubic metres: "668195028.31 m³".
};
/// In the order in which they are shown.
using MeasureFacts = std::vector<MeasureFact>;

[[nodiscard]] MeasureFacts lineFacts(const ProfileFigures& figures);
/// The volumes are named after what they are against: cut and fill.
[[nodiscard]] MeasureFacts areaFacts(const AreaFigures& figures, VolumeBase::Kind against);

/// "1.24 km", "3.2 m"; "12,345 m²" or "1.2 km²"; "45,600 m³" or "1.3 km³".
[[nodiscard]] QString distanceText(double metres);
[[nodiscard]] QString areaText(double squareMetres);
[[nodiscard]] QString volumeText(double cubicMetres);

}  // namespace scarp
