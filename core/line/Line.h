#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/Contract.h"
#include "core/base/Result.h"
#include "core/brush/BrushSettings.h"
#include "core/schema/EnumNames.h"

namespace scarp {

/// The brush of a brush path; or none. A value that all that refer to it share.
class LineBrush {
 public:
  LineBrush() = default;
  explicit LineBrush(BrushSettings settings)
      : settings_(std::make_shared<const BrushSettings>(std::move(settings))) {}

  explicit operator bool() const { return settings_ != nullptr; }
  /// Contract: there is one.
  [[nodiscard]] const BrushSettings& settings() const {
    EXPECTS(settings_);
    return *settings_;
  }
  /// Alphas by what they hold.
  bool operator==(const LineBrush& other) const;

 private:
  std::shared_ptr<const BrushSettings> settings_;
};

/// Says in one line why a brush cannot go along a line, if so. Ramps are laid between two places, holes are
/// not of layers, and a layer knows no earlier moment. Its alpha, if any, is one of the project's own or
/// embedded.
[[nodiscard]] Result<void> checkLineBrush(const BrushSettings& settings);

/// A brush as it goes along a line: without a stabiliser and a rounded path, as the line has a course of its
/// own, and with the picture of an alpha of a file embedded. Errors as checkLineBrush() has them, and where
/// that picture is too large.
[[nodiscard]] Result<LineBrush> lineBrushOf(BrushSettings settings);

/// Which line; never used again in a document. 0 is none.
using LineId = std::uint32_t;

/// The kind determines the initial settings of a line, see usualSettings(). Pads, ponds and quarries are
/// areas.
enum class LineKind : std::uint8_t {
  Road,
  Track,
  Railway,
  River,
  Canal,
  Wall,
  Dam,
  Ridge,
  Crease,
  BrushPath,  ///< A stroke of a brush along the line.
  Pad,
  Pond,
  Quarry,
  Stamp  ///< An image that is pressed into the ground at one point.
};

/// What carries a line from one point to the next.
enum class LineSpan : std::uint8_t { Ground, Bridge, Tunnel };

/// A corner of a line, local frame, metres. A value.
struct LinePoint {
  double x = 0.0, y = 0.0;
  /// Of the bed or crest there, metres; nothing: by the line's rule. Of a stamp: the base of
  /// StampBlend::Highest, Lowest and Replace; nothing: the ground there.
  std::optional<double> height{};
  std::optional<double> width{};       ///< There; nothing: the line's own. Linear between points.
  LineSpan onward = LineSpan::Ground;  ///< Up to the next point. Bridges and tunnels leave the ground alone.
  bool operator==(const LinePoint&) const = default;
};

/// Where a line's heights come from.
enum class LineHeights : std::uint8_t {
  Follow,      ///< The ground, evened out, and through the heights that points have.
  Points,      ///< Straight from point to point; one without a height is on the ground.
  Balance,     ///< As Follow, raised or lowered until cut and fill are balanced.
  CutVolume,   ///< The same until the cut is a given volume.
  FillVolume,  ///< The same until the fill is.
};

/// How the way between points runs.
enum class LineCourse : std::uint8_t { Straight, Round };

/// Which ground a line moves.
enum class LineEarth : std::uint8_t { CutAndFill, CutOnly, FillOnly };

/// How an area lies.
enum class LinePlane : std::uint8_t {
  Level,   ///< At the mean of the ground, or of the heights that points have.
  Fitted,  ///< The plane that is closest to the ground, or to those heights; at most of the greatest grade.
};

/// Method that determines the heights of a line and the ends of its side slopes.
enum class LineAlignmentRule : std::uint8_t {
  LeastEarthwork,  ///< See alignmentOf(); side slopes meet the terrain, see chooseBanks().
  /// The middle of the profiles of the maximum grade above and below, with the heights of points acting along
  /// the whole line; side slopes end in a step at their reach. Of lines that versions before stored.
  Envelope
};

/// How a line shapes the ground. A value; ranges: lineSchema().
struct LineSettings {
  LineHeights heights = LineHeights::Follow;
  LineAlignmentRule alignment = LineAlignmentRule::LeastEarthwork;
  LineCourse course = LineCourse::Round;
  LineEarth earth = LineEarth::CutAndFill;
  LinePlane plane = LinePlane::Level;  ///< Of areas.
  bool neverRises = false;             ///< From the higher end to the lower one.
  double width = 6.0;                  ///< Metres, from edge to edge.
  double shoulder = 1.0;               ///< Metres beside it, on both sides.
  double crown = 0.02;                 ///< Fall from the middle to the edges.
  double offset = 0.0;  ///< Metres above the ground; heights that points have are the bed's own.
  double evenOver = 60.0;              ///< Metres along the line over which the ground is evened out.
  double grade = 0.08;                 ///< The maximum along the line; 0: any.
  double curve = 40.0;                 ///< Metres, the length of vertical curves.
  double cut = 1.0, fill = 1.5;        ///< Metres of run for each metre of rise of side slopes.
  double reach = 150.0;                ///< Metres; side slopes end there.
  double shrink = 1.0;                 ///< Cubic metres of fill that a cubic metre of cut gives.
  double volume = 0.0;                 ///< Cubic metres, of CutVolume and FillVolume.
  std::string section{};               ///< See readLineSection(); nothing: shoulders.
  double speed = 0.0;                  ///< Kilometres per hour that bends tilt the bed for; 0: they do not.
  double friction = 0.12;              ///< Side friction that is left to tyres.
  double tilt = 0.08;                  ///< The greatest cross fall in bends.
  double runOff = 60.0;                ///< Metres along the line over which the tilt is evened out.
  double water = 0.0;                  ///< Metres of water above the bed; 0: none.
  bool operator==(const LineSettings&) const = default;
};

/// A line that shapes the ground, or the border of an area that does. A value.
struct Line {
  LineId id = 0;
  std::string name{};
  LineKind kind = LineKind::Road;
  bool visible = true;
  bool closed = false;  ///< From the last point on to the first.
  LineSettings settings{};  ///< Of a brush path only the course counts, of a stamp nothing.
  LineBrush brush{};        ///< Of brush paths and stamps, see hasBrush(); of others none.
  std::vector<LinePoint> points{};
  bool operator==(const Line&) const = default;
};

/// Returns true if lines of a kind are borders of areas.
[[nodiscard]] bool isArea(LineKind kind);
/// Returns true if lines of a kind change the ground by a brush instead of a bed: brush paths and stamps.
[[nodiscard]] bool hasBrush(LineKind kind);

// Names, in files and as a person reads them. Constant; any thread.
[[nodiscard]] const EnumNames& lineKindNames();
[[nodiscard]] const EnumNames& lineSpanNames();

/// The lines of a layer, the last with the first claim to its bed; or none at all, of a layer that is drawn
/// by hand. A value that all that refer to it share.
class LineSet {
 public:
  LineSet() = default;
  explicit LineSet(std::vector<Line> lines)
      : lines_(std::make_shared<const std::vector<Line>>(std::move(lines))) {}

  /// Whether it is of a layer of lines, of which there may be none yet.
  explicit operator bool() const { return lines_ != nullptr; }
  /// Contract: it is.
  [[nodiscard]] const std::vector<Line>& lines() const {
    EXPECTS(lines_);
    return *lines_;
  }
  bool operator==(const LineSet& other) const {
    return lines_ == other.lines_ || (lines_ && other.lines_ && *lines_ == *other.lines_);
  }

 private:
  std::shared_ptr<const std::vector<Line>> lines_;
};

/// A line's name; "#" and its id where it has none.
[[nodiscard]] inline std::string labelOf(const Line& line) {
  return line.name.empty() ? "#" + std::to_string(line.id) : line.name;
}

/// Some of the lines that are shown. A value.
struct LineChoice {
  std::string layer{};             ///< Those of layers of this name; empty: of all.
  std::string line{};              ///< Those with this label (labelOf()); empty: all.
  std::optional<LineKind> kind{};  ///< Those of this kind; nothing: all.
  /// Those with water only. Distances are measured from the edge of the water, see waterBeside()
  /// (LinePath.h).
  bool water = false;
  bool operator==(const LineChoice&) const = default;
};

}  // namespace scarp
