#include "core/line/LineFindings.h"

#include <algorithm>
#include <cmath>

#include "core/terrain/Surface.h"

namespace scarp {

namespace {

constexpr double kBankHeight = 0.5;  ///< Metres; lower banks are not counted.

double groundAt(const Vec2& place, const HeightRaster& ground, const GridFrame& frame) {
  return heightAt(ground, frame.column(place.x()), frame.row(place.y()));
}

void addDeepStretches(const LineDesign& design, const HeightRaster& ground, const GridFrame& frame,
                      LineFindings& findings) {
  double station = 0.0;
  bool open = false;
  for (std::size_t i = 0; i < design.nodes.size(); ++i) {
    const LineNode& node = design.nodes[i];
    const double above = node.height - design.line.settings.offset - groundAt(node.place, ground, frame);
    const bool carried =
        node.span != LineSpan::Ground || (i > 0 && design.nodes[i - 1].span != LineSpan::Ground);
    const bool deep = !carried && std::abs(above) > kDeepEarthwork;
    if (deep && open && (findings.deepStretches.back().deepest > 0.0) == (above > 0.0)) {
      LineFindings::DeepStretch& last = findings.deepStretches.back();
      last.to = station;
      if (std::abs(above) > std::abs(last.deepest)) {
        last.deepest = above;
        last.place = node.place;
      }
    } else if (deep) {
      findings.deepStretches.push_back({station, station, node.place, above});
    }
    open = deep;
    station += node.onward;
  }
}

void addBanks(const LineDesign& design, const HeightRaster& ground, const GridFrame& frame,
              LineFindings& findings) {
  const LineEarth earth = design.line.settings.earth;
  for (const LineEdge& edge : design.edges) {
    const Vec2 middle = 0.5 * (edge.a + edge.b);
    const double above = 0.5 * (edge.za + edge.zb) - groundAt(middle, ground, frame);
    if (!(std::abs(above) > kBankHeight)) continue;
    if (above > 0.0 ? earth == LineEarth::CutOnly : earth == LineEarth::FillOnly) continue;
    const LineBankKind kind = above > 0.0 ? edge.fill.kind : edge.cut.kind;
    const double length = (edge.b - edge.a).norm();
    if (kind != LineBankKind::Steep && kind != LineBankKind::Wall) continue;
    (kind == LineBankKind::Wall ? findings.walls : findings.steepBanks) += length;
    findings.banks.push_back({edge.a, edge.b, kind});
  }
}

void addCrossings(const LineDesign& design, LineFindings& findings) {
  const auto& nodes = design.nodes;
  for (const SelfCrossing& crossing : design.crossings) {
    const auto at = [&](std::size_t i, double share) {
      return nodes[i].height + share * (nodes[(i + 1) % nodes.size()].height - nodes[i].height);
    };
    findings.crossings.push_back({crossing.place, std::abs(at(crossing.first, crossing.firstShare) -
                                                           at(crossing.second, crossing.secondShare))});
  }
}

}  // namespace

LineFindings findingsOf(const LineDesign& design, const HeightRaster& ground, const GridFrame& frame) {
  LineFindings findings;
  if (design.nodes.empty() || hasBrush(design.line.kind)) return findings;
  addCrossings(design, findings);
  addBanks(design, ground, frame, findings);
  if (isArea(design.line.kind)) return findings;
  for (const LineNode& node : design.nodes) {
    if (node.point < 0) continue;
    const auto point = static_cast<std::size_t>(node.point);
    const auto& wanted = design.line.points[point].height;
    if (!wanted) continue;
    const double excess = node.height - design.shift - *wanted;
    if (std::abs(excess) > kHeightTolerance) findings.missedHeights.push_back({point, *wanted, excess});
  }
  addDeepStretches(design, ground, frame, findings);
  if (const double asked = design.line.settings.grade; asked > 0.0 && design.grade > asked) {
    findings.neededGrade = design.grade;
    findings.neededLength = std::abs(design.nodes.back().height - design.nodes.front().height) / asked;
  }
  return findings;
}

}  // namespace scarp
