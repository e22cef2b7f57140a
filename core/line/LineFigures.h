#pragma once

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/line/Earthwork.h"
#include "core/line/LineDesign.h"

namespace scarp {

/// Differences between the design of a line and its settings, with their places, in metres.
struct LineFindings {
  /// A height of a point that is missed by more than kHeightTolerance.
  struct MissedHeight {
    std::size_t point;
    double wanted, excess;  ///< excess: of the design above the wanted height.
  };
  /// A stretch on the ground whose bed is more than kDeepEarthwork above or below the terrain.
  struct DeepStretch {
    double from, to;  ///< Stations.
    Vec2 place;       ///< Where it is deepest.
    double deepest;   ///< Of the bed above the terrain; < 0: below.
  };
  /// A place where the course crosses itself at two heights.
  struct Crossing {
    Vec2 place;
    double apart;  ///< Between the heights of both passes, ≥ 0.
  };
  /// A piece of an edge whose side slope is steeper than asked for.
  struct Bank {
    Vec2 a, b;
    LineBankKind kind;  ///< Steep or Wall.
  };

  std::vector<MissedHeight> missedHeights;
  std::vector<DeepStretch> deepStretches;
  std::vector<Crossing> crossings;  ///< Of an area those of its border.
  double neededGrade = 0.0;         ///< The grade that connects the free ends; 0: the maximum grade suffices.
  double neededLength = 0.0;        ///< The length that would connect them at the maximum grade.
  std::vector<Bank> banks;
  double steepBanks = 0.0;  ///< Metres of edges with banks of half the run.
  double walls = 0.0;       ///< Metres of edges with walls.
};

inline constexpr double kHeightTolerance = 0.02;  ///< Metres.
inline constexpr double kDeepEarthwork = 15.0;    ///< Metres; a bridge or a tunnel is proposed beyond.

/// Compares a design with the settings of its line and the terrain beneath.
[[nodiscard]] LineFindings findingsOf(const LineDesign& design, const HeightRaster& ground,
                                      const GridFrame& frame);

/// Whether lines are raised or lowered as a whole, for a balance or a volume.
[[nodiscard]] bool hasShift(const LineSettings& settings);

/// Metres by which a line is raised so that cut × shrink = fill, or so that the cut, or the fill, is the
/// volume that is asked for; to 0.1 ‰ of the larger. 0 where its heights are others, where it moves no such
/// earth, or where no shift within kMostShift does so.
[[nodiscard]] double shiftOf(const Line& line, const HeightRaster& ground, const GridFrame& frame,
                             std::span<const LineJoin> joins = {});

inline constexpr double kMostShift = 1000.0;  ///< Metres.

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
