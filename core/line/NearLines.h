#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <tuple>
#include <utility>
#include <vector>

#include "core/base/GridRect.h"
#include "core/geometry/Vec.h"
#include "core/line/Line.h"
#include "core/line/LinePieces.h"
#include "core/terrain/GridFrame.h"

namespace scarp {

/// The lines of a layer under the layer's name.
struct NamedLines {
  std::string layer;
  LineSet lines;  ///< Of a layer of lines.
};

/// Boxes in the plane under boxes of eight neighbours each, and so on. Immutable: concurrent use is safe.
class PlanBoxTree {
 public:
  PlanBoxTree() = default;
  /// Boxes that follow each other are to lie near each other.
  explicit PlanBoxTree(std::vector<pieces::PlanBox> boxes);

  /// Calls found(index) for boxes that may be nearer to a place than `metres`, those that are among them,
  /// until it says true. Whether one did.
  template <class Found>
  bool any(const Vec2& place, double metres, const Found& found) const {
    return any(pieces::PlanBox{place, place}, metres, found);
  }
  /// The same of any place of a box.
  template <class Found>
  bool any(const pieces::PlanBox& places, double metres, const Found& found) const {
    return !levels_.empty() && anyOf(levels_.size() - 1, 0, levels_.back().size(), places, metres, found);
  }

 private:
  static constexpr std::size_t kWidth = 8;
  /// More than rounding moves a distance, metres.
  static constexpr double kRounding = 1e-6;

  template <class Found>
  bool anyOf(std::size_t level, std::size_t begin, std::size_t end, const pieces::PlanBox& places,
             double metres, const Found& found) const {
    for (std::size_t i = begin; i < end; ++i) {
      const pieces::PlanBox& box = levels_[level][i];
      const double x = std::max({0.0, box.low.x() - places.high.x(), places.low.x() - box.high.x()});
      const double y = std::max({0.0, box.low.y() - places.high.y(), places.low.y() - box.high.y()});
      const double most = metres * (1.0 + pieces::kSlack) + kRounding;
      if (!(x * x + y * y < most * most)) continue;
      const std::size_t first = i * kWidth;
      if (level == 0 ? found(i)
                     : anyOf(level - 1, first, std::min(first + kWidth, levels_[level - 1].size()), places,
                             metres, found))
        return true;
    }
    return false;
  }

  std::vector<std::vector<pieces::PlanBox>> levels_;  ///< The boxes themselves first.
};

/// One line as it lies in the plane. Immutable: concurrent use is safe.
class NearLine {
 public:
  NearLine(const Line& line, const GridFrame& frame);

  /// Boxes around its parts, water included: pieces of its bed, a few together, or of its border and its
  /// area.
  [[nodiscard]] const std::vector<pieces::PlanBox>& parts() const { return parts_; }
  /// Whether a place is nearer to a part than `metres`, > 0, as NearLines has it.
  [[nodiscard]] bool isNear(std::size_t part, const Vec2& place, double metres) const;
  /// The pieces of its bed or its border in a part; none in the area. Their za and zb are half the width.
  [[nodiscard]] std::span<const LineEdge> piecesIn(std::size_t part) const;
  [[nodiscard]] bool isArea() const { return area_; }
  /// Whether a place is in the area. Contract: it is one.
  [[nodiscard]] bool holds(const Vec2& place) const;
  [[nodiscard]] bool isIn(const LineChoice& choice) const {
    return (choice.line.empty() || choice.line == label_) && (!choice.kind || *choice.kind == kind_) &&
           (!choice.water || water_);
  }
  /// Metres by which its edge is further out for a choice that it is in.
  [[nodiscard]] double beyondEdge(const LineChoice& choice) const { return choice.water ? *water_ : 0.0; }
  /// Boxes around what one has and the other has not: all of both where they are in other choices. Null: there
  /// is none.
  static void addDifferences(const NearLine* before, const NearLine* after,
                             std::vector<pieces::PlanBox>& boxes);

 private:
  void addPieces(const std::vector<LineNode>& nodes, bool closed);
  void addTo(pieces::PlanBox& box, const LineEdge& piece) const;
  void sortIntoStrips();
  [[nodiscard]] std::size_t stripAt(double y) const;

  std::string label_;
  LineKind kind_;
  bool area_;
  std::optional<double> water_;  ///< waterBeside(); nothing: it has no water.
  /// Without heights: za and zb are half the width. Of an area its border, 0 wide.
  std::vector<LineEdge> pieces_;
  std::vector<pieces::PlanBox> parts_;  ///< The area last.
  pieces::PlanBox box_;
  /// Of an area, by strips from west to east: which pieces of the border lie in each.
  std::vector<std::uint32_t> begins_, inStrips_;
  double stripsAMetre_ = 0.0;
};

/// Lines, found by where they are. The distance from a line is that from the edge of its bed, shoulders
/// included: the least of the distances from all places of its course, less half the width there, so that it
/// ends round; nothing on the bed. From an area it is that from its border, and nothing within. The course is
/// that by which it shapes the ground (lineNodes()). Bridges count, tunnels and hidden lines do not.
/// Immutable: concurrent use is safe.
class NearLines {
 public:
  /// Of layers that are shown. What `before` has of them already is shared with it.
  NearLines(std::vector<NamedLines> layers, const GridFrame& frame, const NearLines* before = nullptr);

  /// Whether a place is nearer than `metres`, > 0, to a line; of layers of this name, or of all where there
  /// is none.
  [[nodiscard]] bool anyWithin(const Vec2& place, double metres, const std::string& layer) const;
  /// Calls found(line, as it lies) for each line that is seen, of layers of this name, or of all where there is
  /// none.
  template <class Found>
  void eachOf(const std::string& layer, const Found& found) const {
    for (const OfLayer& one : layers_) {
      if (!layer.empty() && one.named.layer != layer) continue;
      const std::vector<Line>& lines = one.named.lines.lines();
      for (std::size_t i = 0; i < lines.size(); ++i)
        if (one.lines[i]) found(lines[i], one.lines[i]);
    }
  }
  /// Calls found(line, part) for those parts of chosen lines that may be nearer to a place of a box than
  /// `metres`, those that are among them.
  template <class Found>
  void eachPartNear(const pieces::PlanBox& places, double metres, const LineChoice& choice,
                    const Found& found) const {
    for (const OfLayer& one : layers_) {
      if (!choice.layer.empty() && one.named.layer != choice.layer) continue;
      (void)one.tree.any(places, metres, [&](std::size_t i) {
        const auto [line, part] = one.order[i];
        if (one.lines[line]->isIn(choice)) found(*one.lines[line], std::size_t{part});
        return false;
      });
    }
  }
  [[nodiscard]] const GridFrame& frame() const { return frame_; }
  /// Around all that is other than it was, metres. Contract: of the same frame.
  [[nodiscard]] std::vector<pieces::PlanBox> differencesFrom(const NearLines& before) const;
  /// Whether it is of these layers and this frame.
  [[nodiscard]] bool isOf(const std::vector<NamedLines>& layers, const GridFrame& frame) const;

 private:
  struct OfLayer {
    NamedLines named;
    std::vector<std::shared_ptr<const NearLine>> lines;  ///< Null: nothing is seen of it.
    /// Which parts of which of them the boxes of the tree are around.
    std::vector<std::pair<std::uint32_t, std::uint32_t>> order{};
    PlanBoxTree tree{};
  };
  /// A layer's name, which of the layers of that name it is, and the line's id.
  using LineKey = std::tuple<std::string, std::size_t, LineId>;
  using LinesByKey = std::map<LineKey, std::pair<const Line*, std::shared_ptr<const NearLine>>>;
  [[nodiscard]] LinesByKey byKey() const;
  static void sortParts(OfLayer& layer);

  GridFrame frame_;
  std::vector<OfLayer> layers_;
};

/// How far samples are from the edges of lines, as NearLines has it, but below 0 on beds and within areas: by
/// the depth in them, half the width in the middle of a bed. Of several lines the least counts. A value.
struct LineDistance {
  LineChoice of{};
  double from = -1.0, to = 1.0;  ///< Metres, < 0 and > 0: what is deeper or further counts as so much.

  /// Widens the range, so that it tells places at this distance from those beyond.
  void cover(double metres);
  /// Metres, by the samples of a rectangle; `to` where there are no lines. Depends on the lines within `to`
  /// of a sample alone, to the bit, and not on what else is asked for. Any thread.
  void measure(const NearLines& lines, const GridRect& samples, float* out, std::ptrdiff_t stride) const;
  /// Of one place, local frame.
  [[nodiscard]] double at(const NearLines& lines, const Vec2& place) const;
};

}  // namespace scarp
