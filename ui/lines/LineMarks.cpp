#include "ui/lines/LineMarks.h"

#include <QHelpEvent>
#include <QToolTip>
#include <algorithm>
#include <utility>

#include "core/edit/LineEdit.h"
#include "core/line/LinePath.h"
#include "core/line/StampShape.h"
#include "core/terrain/Surface.h"
#include "core/tools/ChosenLine.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SceneDisplay.h"
#include "ui/viewport/Viewport.h"

namespace scarp {

namespace {

constexpr Overlay::Colour kCourse{1.0F, 0.62F, 0.22F, 1.0F}, kChosen{1.0F, 0.93F, 0.45F, 1.0F},
    kCarried{0.62F, 0.82F, 1.0F, 1.0F}, kPoint{1.0F, 1.0F, 1.0F, 1.0F}, kBedEdge{1.0F, 1.0F, 1.0F, 0.75F},
    kLineRim{0.09F, 0.08F, 0.06F, 1.0F}, kPicked{0.93F, 0.16F, 0.42F, 1.0F}, kSnap{0.25F, 0.95F, 1.0F, 1.0F},
    kFinding{1.0F, 0.18F, 0.1F, 1.0F}, kSteepBank{1.0F, 0.55F, 0.1F, 1.0F}, kWall{0.85F, 0.2F, 0.75F, 1.0F};
constexpr float kRimWidth = 1.3F;
constexpr double kFindingReach = 10.0,
                 kBankReach = 5.0;  ///< Pixels around a mark in which its text is shown.
/// Pieces of all lines together; with more of them nodes are left out.
constexpr std::size_t kMostMarkPieces = 20'000;
constexpr std::size_t kStampPieces = 48;  ///< Of the outline of a stamp.

Vec3 onGround(const Vec2& place, const HeightRaster& heights, const GridFrame& frame) {
  return {place.x(), place.y(), heightAt(heights, frame.column(place.x()), frame.row(place.y()))};
}

/// One's dark rim would lie over the next one's line: all of the rim comes first.
void addRimmed(Overlay& overlay, const std::vector<Overlay::Line>& pieces) {
  for (Overlay::Line rim : pieces) {
    rim.colour = kLineRim;
    rim.width += 2.0F * kRimWidth;
    overlay.lines.push_back(rim);
  }
  overlay.lines.insert(overlay.lines.end(), pieces.begin(), pieces.end());
}

void addCourse(std::vector<Overlay::Line>& pieces, const std::vector<LineNode>& nodes, std::size_t stride,
               const Overlay::Colour& colour, float width, const HeightRaster& heights,
               const GridFrame& frame) {
  if (nodes.size() < 2) return;
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
    if (from.allFinite() && to.allFinite()) pieces.push_back({from, to, carried ? kCarried : colour, width});
    from = to;
  }
}

/// A closed polygon on the ground, each side in so many pieces.
void addPolygon(std::vector<Overlay::Line>& pieces, const std::vector<Vec2>& corners, int perSide,
                const Overlay::Colour& colour, float width, const HeightRaster& heights,
                const GridFrame& frame) {
  Vec3 from = onGround(corners.front(), heights, frame);
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Vec2 &a = corners[i], &b = corners[(i + 1) % corners.size()];
    for (int k = 1; k <= perSide; ++k) {
      const Vec3 to = onGround(a + (static_cast<double>(k) / perSide) * (b - a), heights, frame);
      if (from.allFinite() && to.allFinite()) pieces.push_back({from, to, colour, width});
      from = to;
    }
  }
}

/// The footprint of a stamp on the ground; among many others the box around it.
void addFootprint(std::vector<Overlay::Line>& pieces, const Line& stamp, bool many,
                  const Overlay::Colour& colour, float width, const HeightRaster& heights,
                  const GridFrame& frame) {
  const std::vector<Vec2> outline = many ? stampFrame({&stamp, 1}).corners : stampOutline(stamp);
  const std::size_t perSide = many ? 1 : std::max<std::size_t>(kStampPieces / outline.size(), 1);
  addPolygon(pieces, outline, static_cast<int>(perSide), colour, width, heights, frame);
}

/// Handles of selected stamps.
void addHandles(Overlay& overlay, const std::vector<Line>& stamps, const HeightRaster& heights,
                const GridFrame& frame) {
  constexpr int kPiecesPerSide = 12;
  const StampFrame box = stampFrame(stamps);
  std::vector<Overlay::Line> pieces;
  addPolygon(pieces, box.corners, kPiecesPerSide, kBedEdge, 1.5F, heights, frame);
  const auto knob = std::ranges::find(box.handles, StampHandleKind::Turn, &StampHandle::kind);
  const Vec3 foot = onGround(box.knobFoot, heights, frame), top = onGround(knob->place, heights, frame);
  if (foot.allFinite() && top.allFinite()) pieces.push_back({foot, top, kBedEdge, 1.5F});
  addRimmed(overlay, pieces);
  for (const StampHandle& handle : box.handles) {
    const Vec3 at = onGround(handle.place, heights, frame);
    if (!at.allFinite()) continue;
    const bool turns = handle.kind == StampHandleKind::Turn;
    overlay.lines.push_back({at, at, turns ? kChosen : kPoint, 9.0F, kRimWidth});
  }
}

/// The edges of the bed, on both sides.
void addBedEdges(std::vector<Overlay::Line>& pieces, const std::vector<LineNode>& nodes, std::size_t stride,
                 const HeightRaster& heights, const GridFrame& frame) {
  for (const double side : {1.0, -1.0}) {
    std::optional<Vec3> from;
    for (std::size_t i = 0; i < nodes.size(); i += stride) {
      const LineNode& node = nodes[i];
      const Vec2 way = nodes[std::min(i + 1, nodes.size() - 1)].place - nodes[i > 0 ? i - 1 : 0].place;
      const bool carried = node.span != LineSpan::Ground || (i > 0 && nodes[i - 1].span != LineSpan::Ground);
      const double length = way.norm();
      if (!(length > 0.0) || carried) {
        from.reset();
        continue;
      }
      const Vec2 left(-way.y() / length, way.x() / length);
      const Vec3 to = onGround(node.place + side * node.half * left, heights, frame);
      if (from && from->allFinite() && to.allFinite()) pieces.push_back({*from, to, kBedEdge, 1.5F});
      from = to;
    }
  }
}

}  // namespace

Overlay lineOverlay(const std::vector<Line>& lines, const HeightRaster& heights, const GridFrame& frame,
                    const LineWork& work) {
  Overlay overlay;
  std::vector<std::pair<const Line*, std::vector<LineNode>>> courses;
  std::size_t count = 0, chosenCount = 0;
  for (const Line& line : lines) {
    if (!line.visible) continue;
    courses.emplace_back(&line, lineNodes(line, frame));
    count += courses.back().second.size();
    if (work.chooses(line.id)) chosenCount += courses.back().second.size();
  }
  const auto addDots = [&](std::vector<Overlay::Line>& dots, const std::vector<LineNode>& nodes,
                           const Overlay::Colour& colour, float width) {
    for (const LineNode& node : nodes)
      if (const Vec3 at = onGround(node.place, heights, frame);
          node.point >= 0 && at.allFinite() && count < kMostMarkPieces)
        dots.push_back({at, at, colour, width, kRimWidth});
  };
  const auto stampCount = static_cast<std::size_t>(std::ranges::count(lines, LineKind::Stamp, &Line::kind));
  const bool many = kStampPieces * stampCount > kMostMarkPieces;
  const std::size_t stride = count / kMostMarkPieces + 1, chosenStride = chosenCount / kMostMarkPieces + 1;
  std::vector<Overlay::Line> pieces, dots;
  for (const auto& [line, nodes] : courses) {
    if (work.chooses(line->id)) continue;
    if (line->kind == LineKind::Stamp) addFootprint(pieces, *line, many, kCourse, 2.0F, heights, frame);
    addCourse(pieces, nodes, stride, kCourse, 2.5F, heights, frame);
    addDots(dots, nodes, kCourse, 5.0F);
  }
  addRimmed(overlay, pieces);
  overlay.lines.insert(overlay.lines.end(), dots.begin(), dots.end());
  if (chosenCount == 0) return overlay;
  pieces.clear();
  dots.clear();
  const bool several = !work.also.empty();
  std::vector<Line> stamps;
  for (const auto& [line, nodes] : courses) {
    if (!work.chooses(line->id)) continue;
    if (line->kind == LineKind::Stamp) {
      stamps.push_back(*line);
      addFootprint(pieces, *line, many, kChosen, 2.5F, heights, frame);
    }
    if (!isArea(line->kind)) addBedEdges(pieces, nodes, chosenStride, heights, frame);
    addCourse(pieces, nodes, chosenStride, kChosen, 3.0F, heights, frame);
    if (several) addDots(dots, nodes, kChosen, 6.0F);
  }
  addRimmed(overlay, pieces);
  overlay.lines.insert(overlay.lines.end(), dots.begin(), dots.end());
  if (stamps.size() == 1 + work.also.size()) addHandles(overlay, stamps, heights, frame);
  if (several) return overlay;
  const Line& line = *std::ranges::find(lines, work.chosen, &Line::id);
  for (std::size_t i = 0; i < line.points.size(); ++i) {
    const LinePoint& each = line.points[i];
    const Vec3 at = onGround({each.x, each.y}, heights, frame);
    if (!at.allFinite()) continue;
    const bool picked = work.point && *work.point == i;
    overlay.lines.push_back({at, at, kPoint, picked ? 13.0F : 9.0F, kRimWidth});
    if (picked || each.height) overlay.lines.push_back({at, at, picked ? kPicked : kChosen, 6.0F});
  }
  return overlay;
}

Overlay draftOverlay(const LineWork& work, const std::optional<Vec2>& next, const HeightRaster& heights,
                     const GridFrame& frame) {
  Overlay overlay;
  Line line = newLine(work);
  line.closed = false;
  if (next) line.points.push_back({next->x(), next->y()});
  if (line.points.size() > 1) {
    std::vector<Overlay::Line> pieces;
    const std::vector<LineNode> nodes = lineNodes(line, frame);
    const std::size_t stride = nodes.size() / kMostMarkPieces + 1;
    if (!isArea(line.kind)) addBedEdges(pieces, nodes, stride, heights, frame);
    addCourse(pieces, nodes, stride, kChosen, 3.0F, heights, frame);
    addRimmed(overlay, pieces);
  }
  for (const LinePoint& each : work.draft)
    if (const Vec3 at = onGround({each.x, each.y}, heights, frame); at.allFinite())
      overlay.lines.push_back({at, at, kPoint, 9.0F, kRimWidth});
  return overlay;
}

LineMarks::LineMarks(Viewport& viewport, QObject* parent) : QObject(parent), viewport_(viewport) {
  viewport_.installEventFilter(this);
}

void LineMarks::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  document_ = document;
  findings_ = {};
  found_.clear();
  pointed_.reset();
  if (document_) {
    const auto lines = [this] { showLines(); };
    subscriptions_.push_back(onChange(document_, lines, &DocumentChange::layers, &DocumentChange::frame));
    subscriptions_.push_back(document_->tools().settingsChanged.subscribe(lines));
    subscriptions_.push_back(document_->tools().get<LineTool>().changed.subscribe(lines));
    subscriptions_.push_back(document_->view().cursorChanged.subscribe([this] { showPointer(); }));
  }
  showLines();
}

void LineMarks::point(const std::optional<Vec3>& place) {
  pointed_ = place;
  show();
}

void LineMarks::markFindings(const LineFindings& findings, const Line& line) {
  findings_ = findings;
  found_ = findingPlaces(findings, line);
  showLines();
}

bool LineMarks::marksFindings() const {
  if (!document_) return false;
  const TerrainDocument& terrain = document_->terrain();
  const ToolState& tools = document_->tools();
  return linesOf(terrain, tools.tool() == LineTool::kName ? layerForLines(terrain) : terrain.activeLayer()) &&
         chosenLine(terrain, tools.get<LineTool>().work());
}

QString LineMarks::findingAt(const QPoint& pixel) const {
  if (!marksFindings()) return {};
  const TerrainDocument& terrain = document_->terrain();
  const Camera& camera = document_->view().camera();
  const ViewSize size = viewport_.viewSize();
  const Vec2 at(pixel.x(), pixel.y());
  const auto onScreen = [&](const Vec2& place) {
    const Vec3 spot = onGround(place, terrain.heights(), terrain.frame());
    return spot.allFinite() ? camera.project(spot, size) : std::nullopt;
  };
  for (const FindingPlace& found : found_)
    if (const auto shown = onScreen(found.place); shown && (*shown - at).norm() <= kFindingReach)
      return found.text;
  const std::size_t stride = findings_.banks.size() / kMostMarkPieces + 1;
  for (std::size_t i = 0; i < findings_.banks.size(); i += stride) {
    const LineFindings::Bank& bank = findings_.banks[i];
    const auto a = onScreen(bank.a), b = onScreen(bank.b);
    if (!a || !b) continue;
    const Vec2 along = *b - *a;
    const double length = along.squaredNorm();
    const double part = length > 0.0 ? std::clamp((at - *a).dot(along) / length, 0.0, 1.0) : 0.0;
    if ((*a + part * along - at).norm() <= kBankReach) return bankText(bank.kind);
  }
  return {};
}

bool LineMarks::eventFilter(QObject* watched, QEvent* event) {
  if (watched == &viewport_ && event->type() == QEvent::ToolTip) {
    const auto& help = *static_cast<QHelpEvent*>(event);
    if (const QString text = findingAt(help.pos()); !text.isEmpty()) {
      QToolTip::showText(help.globalPos(), text, &viewport_);
      return true;
    }
  }
  return QObject::eventFilter(watched, event);
}

void LineMarks::addFindings(Overlay& overlay) const {
  const TerrainDocument& terrain = document_->terrain();
  std::vector<Overlay::Line> pieces;
  const std::size_t stride = findings_.banks.size() / kMostMarkPieces + 1;
  for (std::size_t i = 0; i < findings_.banks.size(); i += stride) {
    const LineFindings::Bank& bank = findings_.banks[i];
    const Vec3 a = onGround(bank.a, terrain.heights(), terrain.frame()),
               b = onGround(bank.b, terrain.heights(), terrain.frame());
    if (a.allFinite() && b.allFinite())
      pieces.push_back({a, b, bank.kind == LineBankKind::Wall ? kWall : kSteepBank, 2.5F});
  }
  addRimmed(overlay, pieces);
  for (const FindingPlace& found : found_)
    if (const Vec3 at = onGround(found.place, terrain.heights(), terrain.frame()); at.allFinite())
      overlay.lines.push_back({at, at, kFinding, 12.0F, kRimWidth});
}

void LineMarks::showLines() {
  auto overlay = std::make_shared<Overlay>();
  if (document_) {
    const TerrainDocument& terrain = document_->terrain();
    const ToolState& tools = document_->tools();
    const bool inHand = tools.tool() == LineTool::kName;
    if (const auto* lines =
            linesOf(terrain, inHand ? layerForLines(terrain) : terrain.activeLayer())) {
      const bool any = chosenLine(terrain, tools.get<LineTool>().work());
      *overlay = lineOverlay(*lines, terrain.heights(), terrain.frame(),
                             any ? tools.get<LineTool>().work() : LineWork());
      if (any) addFindings(*overlay);
    }
  }
  lines_ = std::move(overlay);
  showPointer();
}

void LineMarks::showPointer() {
  pointer_ = {};
  if (document_ && document_->tools().tool() == LineTool::kName) {
    const TerrainDocument& terrain = document_->terrain();
    const ViewController& view = document_->view();
    const LineWork& work = document_->tools().get<LineTool>().work();
    const ViewSize size = viewport_.viewSize();
    std::optional<Vec2> next, snap = work.snap;
    std::optional<Overlay::Line> lit;
    std::optional<Line> ghost;  // The stamp that a click would add.
    if (const auto& cursor = view.cursor(); cursor && !view.navigating() && !view.dragging()) {
      const auto pixel = view.camera().project(cursor->point, size);
      const auto grip = pixel && work.draft.empty()
                            ? lineGripAt(*pixel, *cursor, size, view.camera(), terrain, work)
                            : std::nullopt;
      if (grip) {
        if (const Vec3 at =
                grip->onBridge.value_or(onGround(grip->spot.place, terrain.heights(), terrain.frame()));
            at.allFinite())
          lit = Overlay::Line{at, at, grip->point || grip->handle ? kPicked : kSnap,
                              grip->point || grip->handle ? 13.0F : 9.0F, kRimWidth};
      } else {
        const bool stamps = work.kind == LineKind::Stamp && work.draft.empty();
        if (!stamps) snap = lineSnapAt(*cursor, size, view.camera(), terrain, work, false, 0);
        next = snap.value_or(Vec2(cursor->point.head<2>()));
        if (stamps) ghost = nextStamp(work, *next, terrain.frame());
      }
    }
    if (!work.draft.empty()) pointer_ = draftOverlay(work, next, terrain.heights(), terrain.frame());
    if (ghost) {
      std::vector<Overlay::Line> pieces;
      addFootprint(pieces, *ghost, false, kSnap, 2.0F, terrain.heights(), terrain.frame());
      addRimmed(pointer_, pieces);
    }
    if (lit) pointer_.lines.push_back(*lit);
    if (snap)
      if (const Vec3 at = onGround(*snap, terrain.heights(), terrain.frame()); at.allFinite()) {
        pointer_.lines.push_back({at, at, kSnap, 15.0F, kRimWidth});
        pointer_.lines.push_back({at, at, kPoint, 6.0F});
      }
  }
  show();
}

void LineMarks::show() {
  const bool any = (lines_ && !lines_->empty()) || !pointer_.empty() || pointed_;
  if (!any && !shown_) return;
  shown_ = any;
  if (!document_) return;
  SceneDisplay& display = document_->display();
  if (!any) return display.setOverlay(OverlayOf::Lines, nullptr);
  if (pointer_.empty() && !pointed_) return display.setOverlay(OverlayOf::Lines, lines_);
  auto all = std::make_shared<Overlay>(lines_ ? *lines_ : Overlay());
  all->lines.insert(all->lines.end(), pointer_.lines.begin(), pointer_.lines.end());
  if (pointed_) {
    all->lines.push_back({*pointed_, *pointed_, kPoint, 15.0F, kRimWidth});
    all->lines.push_back({*pointed_, *pointed_, kPicked, 9.0F});
  }
  display.setOverlay(OverlayOf::Lines, std::move(all));
}

}  // namespace scarp
