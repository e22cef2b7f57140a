#pragma once

#include <functional>
#include <span>
#include <vector>

#include "core/base/Result.h"
#include "core/brush/Dab.h"
#include "core/brush/StrokeSample.h"
#include "core/line/Line.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

// A brush path is, on any ground, what strokes of its brush along its course make of that ground, bit for
// bit. Functions without state; any thread. A stamp is a brush path with one point, whose height, if it has
// one, is the base of the stamp. Contract: the line has a brush, see hasBrush(), and is valid.

/// Calls call(brush, samples) for each of the strokes, in order: one through the nodes of the line, lifted
/// over bridges and tunnels; of a stamp one at each of its points, with seeds that follow each other.
void forEachStrokeAlong(
    const Line& line, const GridFrame& frame,
    const std::function<void(const BrushSettings&, std::span<const StrokeSample>)>& call);

/// All dabs of these, in order, whatever the ground.
[[nodiscard]] std::vector<Dab> dabsAlong(const Line& line, const GridFrame& frame);

/// Whether a sample's height follows from what lay there and, where goesByStart(), from where the stroke
/// began, so that any tile can be made without the others. Else dabs go by the ground around them too.
[[nodiscard]] bool madeByTiles(const BrushSettings& brush);
/// Whether a stroke goes by the height, or by more, of where it begins.
[[nodiscard]] bool goesByStart(const BrushSettings& brush);
/// Whether it copies ground from elsewhere, so that any ground may count.
[[nodiscard]] bool copiesGround(const BrushSettings& brush);
/// The samples that a dab goes by, where it is not madeByTiles(), without those that it copies from elsewhere;
/// clipped to the terrain.
[[nodiscard]] GridRect readByDab(const Dab& dab, const BrushSettings& brush, const GridFrame& frame);
/// All samples that the path changes or goes by.
[[nodiscard]] GridRect readByBrushPath(const Line& line, const GridFrame& frame);
/// Metres from its course up to which a path changes the ground, without symmetry.
[[nodiscard]] double brushReach(const BrushSettings& brush);

/// Lays the path on ground, in the tiles that are wanted, by their slots. Not all of them are: the path is
/// madeByTiles().
void layBrushPath(const Line& line, const GridFrame& frame, const std::function<bool(int)>& wanted,
                  HeightRaster& ground);
/// Lays a stroke of a brush that is no stamp on ground.
void layBrushStroke(const BrushSettings& brush, std::span<const StrokeSample> samples, const GridFrame& frame,
                    HeightRaster& ground);
/// The ground with the path; tiles that it does not reach are shared.
[[nodiscard]] HeightRaster withBrushPath(HeightRaster ground, const Line& line, const GridFrame& frame);

/// What laying the path, or a stroke of so many metres, costs at most: 1e10 takes some ten seconds. With less
/// than kSoonBrushWork it is there at once for whoever drags it.
inline constexpr double kSoonBrushWork = 2.5e7;
[[nodiscard]] double brushWork(const Line& line, const GridFrame& frame);
[[nodiscard]] double brushWorkAlong(const BrushSettings& brush, double metres, const GridFrame& frame);
/// An error, one line, where the visible brush paths among these lines take more work than a person would
/// wait for.
[[nodiscard]] Result<void> checkBrushWork(std::span<const Line> lines, const GridFrame& frame);

}  // namespace scarp
