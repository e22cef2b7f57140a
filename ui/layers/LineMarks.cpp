#include "ui/layers/LineMarks.h"

#include <cmath>
#include <utility>

#include "core/line/LinePath.h"
#include "core/terrain/Surface.h"
#include "ui/document/EditorDocument.h"
#include "ui/render/Overlay.h"
#include "ui/viewport/Viewport.h"

namespace scarp {

namespace {

constexpr Overlay::Colour kCourse{1.0F, 0.62F, 0.22F, 1.0F}, kCarried{0.62F, 0.82F, 1.0F, 1.0F},
    kPoint{1.0F, 1.0F, 1.0F, 1.0F};
/// Pieces of all lines together; with more of them nodes are left out.
constexpr std::size_t kMostMarkPieces = 20'000;

Vec3 onGround(const Vec2& place, const HeightRaster& heights, const GridFrame& frame) {
  return {place.x(), place.y(), heightAt(heights, frame.column(place.x()), frame.row(place.y()))};
}

}  // namespace

Overlay lineOverlay(const std::vector<Line>& lines, const HeightRaster& heights, const GridFrame& frame) {
  Overlay overlay;
  std::vector<std::vector<LineNode>> courses;
  std::size_t count = 0;
  for (const Line& line : lines) {
    if (!line.visible) continue;
    courses.push_back(lineNodes(line, frame));
    count += courses.back().size();
  }
  const std::size_t stride = count / kMostMarkPieces + 1;
  for (const std::vector<LineNode>& nodes : courses) {
    if (nodes.size() < 2) continue;
    const bool closed = nodes.back().onward > 0.0;
    const std::size_t ends = nodes.size() + (closed ? 1 : 0);
    Vec3 from = onGround(nodes[0].place, heights, frame);
    for (std::size_t i = 1; i < ends; ++i) {
      const LineNode &before = nodes[i - 1], &node = nodes[i % nodes.size()];
      const bool carried = before.span != LineSpan::Ground;
      // In the middle of a bridge there is nothing to lie on.
      if (carried && i + 1 < ends && node.span != LineSpan::Ground) continue;
      if (!carried && i % stride != 0 && i + 1 < ends && node.point < 0) continue;
      const Vec3 to = onGround(node.place, heights, frame);
      if (from.allFinite() && to.allFinite())
        overlay.lines.push_back({from, to, carried ? kCarried : kCourse, 3.0F, 1.0F});
      from = to;
    }
    for (const LineNode& node : nodes)
      if (const Vec3 at = onGround(node.place, heights, frame);
          node.point >= 0 && at.allFinite() && count < kMostMarkPieces)
        overlay.lines.push_back({at, at, kPoint, 7.0F, 1.0F});
  }
  return overlay;
}

LineMarks::LineMarks(Viewport& viewport, QObject* parent) : QObject(parent), viewport_(viewport) {}

void LineMarks::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  document_ = document;
  if (document_) {
    TerrainDocument& terrain = document_->terrain();
    subscriptions_.push_back(terrain.layersChanged.subscribe([this] { show(); }));
    subscriptions_.push_back(terrain.frameChanged.subscribe([this] { show(); }));
  }
  show();
}

void LineMarks::show() {
  Overlay overlay;
  if (document_) {
    const TerrainDocument& terrain = document_->terrain();
    const std::size_t place = terrain.placeOf(terrain.activeLayer());
    if (place > 0 && terrain.layers()[place - 1].lines)
      overlay = lineOverlay(terrain.layers()[place - 1].lines.lines(), terrain.heights(), terrain.frame());
  }
  if (overlay.empty() && !shown_) return;
  shown_ = !overlay.empty();
  viewport_.setOverlay(OverlayOf::Lines,
                       shown_ ? std::make_shared<const Overlay>(std::move(overlay)) : nullptr);
}

}  // namespace scarp
