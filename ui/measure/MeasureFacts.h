#pragma once

#include <QString>
#include <vector>

#include "core/measure/GroundProfile.h"
#include "core/scene/LiveMeasure.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"

class QGridLayout;

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

/// Shows facts in a grid, two in a row, a caption before each. Labels are made as they are needed, and stay: figures
/// that follow a stroke do not flicker.
void showFactsIn(QGridLayout& grid, const MeasureFacts& facts);

/// A profile as a table, a row for each corner: distance, height, x, y in metres, the slope of the stretch
/// that begins there, and the place in the CRS where the terrain has one. An empty row where the ground has a
/// gap.
[[nodiscard]] QString profileCsv(const GroundProfile& profile, const GridFrame& frame,
                                 const GeoReference& georeference);

}  // namespace scarp
