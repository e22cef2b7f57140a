#pragma once

#include <array>
#include <memory>
#include <span>
#include <vector>

#include "core/line/LineDesign.h"
#include "core/line/LinePieces.h"

namespace scarp {

/// The levels of the water over a design's nodes, metres: so far above the bed as its settings say, of rivers
/// and the like, which never rise, and of areas, whose water is level. Empty: there is none.
[[nodiscard]] std::vector<double> waterLevels(const LineDesign& design);

/// The water of one line. A value that is shared; concurrent const use is safe.
struct LineWater {
  std::shared_ptr<const LineDesign> design;   ///< Not null.
  std::vector<std::array<double, 2>> levels;  ///< At both ends of each piece of the design's bed.
  double level = 0.0;                         ///< Of an area.
  std::vector<pieces::PieceRun> runs;         ///< Of beds, or of the border of an area.
  double half = 0.0;                          ///< The widest half of the bed, metres.
  double banks = 0.0;                         ///< Metres beside the bed up to which there may be water.
  double margin = 0.0;  ///< Metres beside the bed up to which it counts where beds join.
  GridRect touched;     ///< Samples that there may be water at.

  /// Metres from the middle of the bed, or from an area, up to which it is looked for.
  [[nodiscard]] double reach() const { return half + (banks > margin ? banks : margin); }
  [[nodiscard]] double levelAt(std::size_t bed, double share) const {
    return levels[bed][0] + share * (levels[bed][1] - levels[bed][0]);
  }
  /// Whether a piece of the bed is narrower than the samples can show: its water is a strip along the line.
  [[nodiscard]] static bool isStrip(const LineBed& bed, const GridFrame& frame);
};

/// Those of some lines that have water, and those that may meet them, in their order; none that is hidden.
[[nodiscard]] std::vector<Line> wateredLines(const std::vector<Line>& lines);

/// The water of the lines of a layer, in their order; null for those without any. Where lines meet, all that
/// have water have it as high as the deepest of them, or as the pond that they meet; what a line lacks there
/// fades out along it, and it rises nowhere. A line's water follows from its own design and from the settings
/// (of ponds the designs) of those that it meets. `designs`: as lineDesigns() gives them.
[[nodiscard]] std::vector<std::shared_ptr<const LineWater>> waterOfLines(
    std::span<const Line> lines, std::span<const std::shared_ptr<const LineDesign>> designs,
    const GridFrame& frame);

/// The samples at which the water of one line may be another one, in parts along it; null: there is none.
[[nodiscard]] std::vector<GridRect> waterBetween(const LineWater* before, const LineWater* after,
                                                 const GridFrame& frame);

/// The level of the water over places, out of that of all lines. Over a bed it is that of its line, of the
/// last line that has one there, merged with those of lines that join it (see MergedBed); beside it that of
/// the nearest, as far as its banks reach up to the level. A sample's level follows from its place, its
/// ground and the lines, however the ground is divided. Concurrent const use is safe.
class WaterField {
 public:
  /// Of the layers of a terrain, the lowest first; null lines have no water.
  WaterField(const GridFrame& frame, std::span<const std::vector<std::shared_ptr<const LineWater>>> layers);

  /// Levels over a rectangle of samples, row by row, metres; NaN where no water may stand. Where the ground
  /// is as high as the level or higher it is dry. Contract: both have the rectangle's area.
  void evaluate(const GridRect& rect, std::span<const float> ground, std::span<float> levels) const;
  [[nodiscard]] const GridFrame& frame() const { return frame_; }
  [[nodiscard]] const std::vector<std::shared_ptr<const LineWater>>& waters() const { return waters_; }
  [[nodiscard]] bool empty() const { return waters_.empty(); }

 private:
  GridFrame frame_;
  std::vector<std::shared_ptr<const LineWater>> waters_;  ///< Without nulls.
  std::vector<std::vector<std::size_t>> joined_;  ///< Those that join each and itself; none: no other.
};

}  // namespace scarp
