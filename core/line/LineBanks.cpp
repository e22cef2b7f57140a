#include "core/line/LineBanks.h"

#include <algorithm>
#include <cmath>

#include "core/base/Parallel.h"
#include "core/terrain/Surface.h"

namespace scarp {

namespace {

constexpr double kMaxShare = 0.3;   ///< Of the reach: up to there a slope has to meet the terrain.
constexpr double kEndShare = 0.45;  ///< Of the reach: from there on every slope is a wall.
constexpr double kMargin = 1.25;    ///< Of the distance at which a slope meets the terrain.
constexpr double kMarginCells = 2.0;
constexpr double kSamples = 32.0;  ///< Heights along a ray.
constexpr std::size_t kEdgesInPart = 256;

/// Looks at the terrain outside of an edge.
class BankRays {
 public:
  BankRays(const HeightRaster& ground, const GridFrame& frame, double reach)
      : ground_(ground), frame_(frame), reach_(reach), step_(std::max(frame.cellSize(), reach / kSamples)) {}

  /// Distance from an edge at which a slope meets the terrain, which is above (cut) or below (fill) it;
  /// infinite: not within `most`. Where there is no terrain it ends.
  [[nodiscard]] double meets(const Vec2& from, const Vec2& way, double height, bool cut, double steep,
                             double most) const {
    double before = 0.0, gapBefore = 0.0;
    for (double d = 0.0; d <= most; d += step_) {
      const Vec2 place = from + d * way;
      const double there = heightAt(ground_, frame_.column(place.x()), frame_.row(place.y()));
      if (std::isnan(there)) return d;
      const double gap = cut ? there - (height + steep * d) : height - steep * d - there;
      if (gap <= 0.0) return d > 0.0 ? before + (d - before) * gapBefore / (gapBefore - gap) : 0.0;
      before = d;
      gapBefore = gap;
    }
    return pieces::kInfinity;
  }
  [[nodiscard]] LineBank choose(const LineEdge& edge, const Vec2& outside, bool cut, double run) const {
    const Vec2 from = 0.5 * (edge.a + edge.b), aside(-outside.y(), outside.x());
    const double height = 0.5 * (edge.za + edge.zb), wall = 1.0 / kWallRun;
    for (const LineBankKind kind : {LineBankKind::Slope, LineBankKind::Steep}) {
      const double steep =
          std::min(1.0 / run * (kind == LineBankKind::Steep ? 2.0 : 1.0), std::max(wall, 1.0 / run));
      double met = meets(from, outside, height, cut, steep, kMaxShare * reach_);
      if (met == 0.0) return {LineBankKind::None, 0.0};
      if (met == pieces::kInfinity) continue;
      // Around corners and bends slopes go aside too.
      for (const double sense : {1.0, -1.0}) {
        const Vec2 way = std::sqrt(0.5) * (outside + sense * aside);
        if (const double other = meets(from, way, height, cut, steep, kMaxShare * reach_);
            other < pieces::kInfinity)
          met = std::max(met, other);
      }
      return {kind, std::min(kMargin * met + kMarginCells * frame_.cellSize(), kEndShare * reach_)};
    }
    return {LineBankKind::Wall, 0.0};
  }

 private:
  const HeightRaster& ground_;
  const GridFrame& frame_;
  double reach_, step_;
};

}  // namespace

pieces::SlopeProfile bankProfile(const LineBank& bank, double run) {
  const double asked = 1.0 / run, wall = std::max(asked, 1.0 / kWallRun);
  if (bank.extent == pieces::kInfinity) return {asked};
  return {bank.kind == LineBankKind::Steep ? std::min(2.0 * asked, wall) : asked, bank.extent, wall};
}

void chooseBanks(LineDesign& design, const HeightRaster& ground, const GridFrame& frame) {
  const LineSettings& settings = design.line.settings;
  const BankRays rays(ground, frame, settings.reach);
  std::vector<LineEdge>& edges = design.edges;
  parallelFor((edges.size() + kEdgesInPart - 1) / kEdgesInPart, [&](std::size_t part) {
    const std::size_t past = std::min(edges.size(), (part + 1) * kEdgesInPart);
    for (std::size_t i = part * kEdgesInPart; i < past; ++i) {
      LineEdge& edge = edges[i];
      const Vec2 way = edge.b - edge.a;
      const double length = reproducible::hypot(way.x(), way.y());
      if (!(length > 0.0)) {
        edge.cut = edge.fill = {LineBankKind::None, 0.0};
        continue;
      }
      const Vec2 left(-way.y() / length, way.x() / length), outside = edge.outsideLeft ? left : Vec2(-left);
      edge.cut = rays.choose(edge, outside, true, settings.cut);
      edge.fill = rays.choose(edge, outside, false, settings.fill);
    }
  });
}

}  // namespace scarp
