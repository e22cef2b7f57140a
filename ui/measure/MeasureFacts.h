#pragma once

#include <QString>
#include <utility>
#include <vector>

#include "core/edit/LiveMeasure.h"

namespace scarp {

/// What was measured, a caption and a value each, in the order in which it is shown.
using MeasureFacts = std::vector<std::pair<QString, QString>>;

[[nodiscard]] MeasureFacts lineFacts(const ProfileFigures& figures);
/// The volumes are named after what they are against: cut and fill.
[[nodiscard]] MeasureFacts areaFacts(const AreaFigures& figures, VolumeBase::Kind against);

/// "1.24 km", "3.2 m"; "12,345 m²" or "1.2 km²"; "45,600 m³" or "1.3 km³".
[[nodiscard]] QString distanceText(double metres);
[[nodiscard]] QString areaText(double squareMetres);
[[nodiscard]] QString volumeText(double cubicMetres);

}  // namespace scarp
