#pragma once

#include <QString>
#include <QStringList>

#include "core/line/LineFigures.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"
#include "ui/measure/MeasureFacts.h"

namespace scarp {

/// What a line of a kind adds up to.
[[nodiscard]] MeasureFacts factsOf(const LineFigures& figures, const Line& line);
/// Returns the differences from the settings, and remedies, one sentence each.
[[nodiscard]] QStringList notesOf(const LineReport& report, const Line& line);
/// The stations of a line as a table, a row each, metres and cubic metres: station, x, y, ground, design,
/// grade, span, cut, fill, haul.
[[nodiscard]] QString stationsCsv(const LineReport& report);

}  // namespace scarp
