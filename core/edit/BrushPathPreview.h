#pragma once

#include <functional>
#include <map>
#include <optional>
#include <set>
#include <vector>

#include "core/brush/StrokeSample.h"
#include "core/edit/LineLayers.h"
#include "core/line/Line.h"

namespace scarp {

/// What brush paths that take long look like while they are changed by hand. Their courses are compared, and
/// the strokes along what became other are worked out before and after, on samples that lie as far apart as
/// it takes to be done soon. What that makes of the difference is laid over the ground that the layer had.
/// Nothing of it is kept: at the end the layer is brought in step as always. One thread.
class BrushPathPreview {
 public:
  /// `exact`: what the layer holds in step with these lines.
  BrushPathPreview(LineSet lines, HeightRaster exact, const GridFrame& frame)
      : lines_(std::move(lines)), exact_(std::move(exact)), frame_(frame) {}

  /// The tiles that the layer shows for other lines, by slots, where they are others than at the call before;
  /// null where a tile holds nothing. Nothing at all: they are made soon enough as they are, or differ by
  /// more than brush paths. `beneath`: the ground beneath the layer, in some slots at least.
  [[nodiscard]] std::optional<std::map<int, HeightRaster::TilePtr>> tilesFor(
      const std::vector<Line>& lines, const std::function<HeightRaster(const std::set<int>&)>& beneath);

 private:
  /// A stroke along a part of a path's course.
  struct Stroked {
    BrushSettings brush;
    std::vector<StrokeSample> samples;
    bool operator==(const Stroked&) const = default;
  };
  /// The part of a path's course that is other than it was.
  struct Change {
    Stroked before, after;
  };
  /// What strokes make of coarse ground.
  struct Coarse {
    std::vector<Stroked> strokes;
    GridFrame frame;
    HeightRaster ground, made;
    std::set<int> touched;  ///< Slots of the layer that they change.
    /// What they changed, metres.
    [[nodiscard]] double changeAt(int column, int row) const;
  };
  using Beneath = std::function<HeightRaster(const std::set<int>&)>;
  [[nodiscard]] Coarse laid(std::vector<Stroked> strokes, int times, const Beneath& beneath) const;
  [[nodiscard]] std::map<int, HeightRaster::TilePtr> asItWas();
  [[nodiscard]] std::optional<Change> changeOf(const Line& was, const Line& is) const;

  LineSet lines_;
  HeightRaster exact_;
  GridFrame frame_;
  std::optional<Coarse> before_;  ///< Of the strokes that were looked at last.
  std::set<int> shown_;           ///< Slots that show something else than `exact_`.
};

}  // namespace scarp
