#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/line/Earthwork.h"
#include "core/line/LineDesign.h"
#include "core/line/LineFindings.h"

namespace scarp {

/// What a line adds up to. Metres, square and cubic metres.
struct LineFigures {
  double length = 0.0;                    ///< As seen from above; of an area its border.
  double bridges = 0.0, tunnels = 0.0;    ///< Of that length.
  double steepest = 0.0;                  ///< The greatest grade along it, by amount.
  double climb = 0.0, descent = 0.0;      ///< All that its bed goes up and down.
  std::optional<double> leastRadius{};    ///< Of its bends, as seen from above; nothing: it is straight.
  std::optional<double> leastVertical{};  ///< Radius of its vertical curves; nothing: one grade.
  double shift = 0.0;                     ///< By which it was balanced, or raised for a volume.
  std::optional<double> waterHigh{}, waterLow{};  ///< Levels of its water; nothing: it has none.
  Earthwork earth{};
  double left = 0.0;       ///< Cut × shrink − fill.
  double planeArea = 0.0;  ///< Of an area, within its border by the even-odd rule.
  std::size_t steps = 0;   ///< Samples at which a side slope or a wall ends in a step.
};

/// A place along a line.
struct LineStation {
  double station;         ///< Metres from the first point, as seen from above.
  Vec2 place;             ///< Local frame.
  double ground, design;  ///< Heights; ground is NaN where there is none.
  double grade;           ///< Up to the next.
  LineSpan span;
  double cut, fill;  ///< Of the ground that is nearest to this place.
  double haul;       ///< Cut × shrink − fill, of all up to here: the mass-haul diagram.
  double tilt;       ///< Rise of the bed to the left that a bend gives it.
  double water;      ///< Level of the water; NaN: there is none.
};

struct LineReport {
  LineFigures figures;
  LineFindings findings;
  Message noEffect;  ///< Why the line changes no sample, see whyLineChangesNothing(); empty: it changes some.
  std::vector<LineStation> stations;  ///< Of an area its border's.
};

/// Measures a line for itself, on the ground beneath that it was designed on.
[[nodiscard]] LineReport measureLine(const LineDesign& design, const HeightRaster& ground,
                                     const GridFrame& frame);

/// Returns why a line by itself changes no sample of the ground that it was designed on, as one line that
/// says what to do about it. Empty if it changes a sample.
[[nodiscard]] Message whyLineChangesNothing(const LineDesign& design, const HeightRaster& ground,
                                            const GridFrame& frame);

}  // namespace scarp
