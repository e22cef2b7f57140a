#pragma once

#include <cstdint>
#include <limits>
#include <memory>
#include <span>
#include <vector>

#include "core/geometry/Vec.h"
#include "core/line/Line.h"
#include "core/line/LinePath.h"
#include "core/line/LineSection.h"
#include "core/measure/GroundArea.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// Form of a side slope down or up to the terrain. Steep: half the run of the setting. None: the terrain is
/// on the other side of the edge, so no slope is needed.
enum class LineBankKind : std::uint8_t { Slope, Steep, Wall, None };
struct LineBank {
  LineBankKind kind = LineBankKind::Slope;
  /// Metres from the edge at which a wall ends the slope where it has not met the terrain.
  double extent = std::numeric_limits<double>::infinity();
  bool operator==(const LineBank&) const = default;
};
/// A straight piece in space, local frame, metres.
struct LineEdge {
  Vec2 a, b;
  double za, zb;
  bool outsideLeft = true;  ///< Of an edge of a bed or an area: side slopes are on the left of a → b.
  LineBank cut{}, fill{};
  bool operator==(const LineEdge&) const = default;
};
/// A piece of a line's bed, about its middle.
struct LineBed {
  LineEdge middle;
  double ha, hb;               ///< Half widths at both ends.
  bool opens, ends;            ///< The bed begins or ends square there.
  double ta, tb;               ///< Tilts at both ends, see LineNode.
  bool opensRound, endsRound;  ///< The bed begins or ends round there, where another one goes on.
  bool operator==(const LineBed&) const = default;
};

/// What a line makes of the ground that it was designed on: its bed, and the border that side slopes begin
/// at. A value; concurrent const use is safe.
struct LineDesign {
  Line line;
  std::vector<LineNode> nodes;  ///< With their heights; none where there is no ground under the line.
  std::vector<LineBed> beds;    ///< Of lines that are no areas; none under bridges and in tunnels.
  std::vector<LineEdge> edges;  ///< Of the bed, or of the area; a brush path has none.
  ReferencePlane plane{};       ///< Of an area.
  double shift = 0.0;           ///< Metres, by which it was raised to balance cut and fill, or for a volume.
  LineSection section{};        ///< Of its settings.
  bool meets = false;           ///< Its heights may follow from other lines.
  double grade = 0.0;           ///< The maximum grade that its heights conform to, see alignmentOf(); 0: any.
  std::vector<SelfCrossing> crossings{};  ///< Of its course; of an area those of its border.
  std::vector<Vec2> joins{};    ///< Where beds of other lines join its own, or its own does.

  [[nodiscard]] bool empty() const { return edges.empty(); }
};

/// A height that a line is to have where it meets others: of the middle of its bed, metres.
struct LineJoin {
  std::size_t point;  ///< Of the line.
  double height;
  bool beds;  ///< Beds join there; else only heights do, as of a road that leads onto a pad.
};

/// The design of a line on the ground beneath. It follows from the line, from what ground is within its reach
/// (of one of an earlier alignment under its nodes, of an area within its border), and from the heights where
/// it meets others, by point, which it has as far as its greatest grade, or that it never rises, allows. For
/// all lines of a layer: lineDesigns(). Contract: the line is valid.
[[nodiscard]] LineDesign designOf(const Line& line, const HeightRaster& ground, const GridFrame& frame,
                                  std::span<const LineJoin> joins = {});
/// The same raised by some metres, without balancing.
[[nodiscard]] LineDesign designAt(const Line& line, const HeightRaster& ground, const GridFrame& frame,
                                  double shift, std::span<const LineJoin> joins = {});

/// The samples that a design may change. May be empty.
[[nodiscard]] GridRect touchedBy(const LineDesign& design, const GridFrame& frame);
/// The samples at which two designs of one line may differ: about those nodes that differ, in parts along the
/// line, which may overlap.
[[nodiscard]] std::vector<GridRect> touchedBetween(const LineDesign& before, const LineDesign& after,
                                                   const GridFrame& frame);
/// Returns whether a line's design depends on the terrain within reachOf() of the line, not only under its nodes.
[[nodiscard]] bool readsBeside(const Line& line);
/// The samples of the ground that a line's design follows from.
[[nodiscard]] GridRect readBy(const Line& line, const GridFrame& frame);

/// The nodes of a design between bridges and tunnels, as first and one past the last; of a closed line
/// without any, all of them with `ring` set.
struct LineStretch {
  std::size_t first, count;
  bool ring;
};
[[nodiscard]] std::vector<LineStretch> stretchesOnGround(std::span<const LineNode> nodes, bool closed);

}  // namespace scarp
