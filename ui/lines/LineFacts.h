#pragma once

#include <QString>
#include <QStringList>
#include <vector>

#include "core/line/LineFigures.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"
#include "ui/measure/MeasureFacts.h"

namespace scarp {

/// What a line of a kind adds up to.
[[nodiscard]] MeasureFacts factsOf(const LineFigures& figures, const Line& line);
/// Returns the differences from the settings, and remedies, one sentence each.
[[nodiscard]] QStringList notesOf(const LineReport& report, const Line& line);
/// A place where the design of a line differs from its settings, local frame.
struct FindingPlace {
  Vec2 place;
  QString text;  ///< One sentence.
};
[[nodiscard]] std::vector<FindingPlace> findingPlaces(const LineFindings& findings, const Line& line);
/// Describes an edge with a steep bank or a wall.
[[nodiscard]] QString bankText(LineBankKind kind);
/// The stations of a line as a table, a row each, metres and cubic metres: station, x, y, ground, design,
/// grade, span, cut, fill, haul.
[[nodiscard]] QString stationsCsv(const LineReport& report);

}  // namespace scarp
