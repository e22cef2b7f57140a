#include "ui/brush/BrushMarks.h"

#include <QLabel>
#include <QTimer>
#include <cmath>
#include <memory>

#include "core/brush/BrushKinds.h"
#include "core/brush/Symmetry.h"
#include "core/tools/SculptTool.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SceneDisplay.h"
#include "ui/viewport/GroundDrawing.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

constexpr Overlay::Colour kGhost{1.0F, 1.0F, 1.0F, 0.62F}, kAxis{1.0F, 1.0F, 1.0F, 0.35F},
    kSource{0.82F, 0.52F, 1.0F, 1.0F}, kRamp{1.0F, 0.86F, 0.30F, 1.0F}, kEdge{1.0F, 0.86F, 0.30F, 0.6F},
    kStraight{0.55F, 0.85F, 1.0F, 1.0F}, kEdgeOfWay{0.55F, 0.85F, 1.0F, 0.85F};
constexpr int kAlong = 48;   ///< Pieces of a line over the whole terrain.

void drawSymmetry(GroundDrawing& drawing, const BrushInHand& hand, const GridFrame& frame) {
  const BrushSymmetry& symmetry = hand.brush.symmetry;
  if (symmetry.kind == SymmetryKind::None || !kindUses(hand.brush.kind, "symmetry")) return;
  const auto places = symmetricPlaces(symmetry, {hand.cursor});
  for (std::size_t i = 1; i < places.size(); ++i) drawing.ring(places[i].point, hand.brush.radius, kGhost);
  const bool acrossX = symmetry.kind == SymmetryKind::MirrorX || symmetry.kind == SymmetryKind::MirrorBoth;
  const bool acrossY = symmetry.kind == SymmetryKind::MirrorY || symmetry.kind == SymmetryKind::MirrorBoth;
  if (acrossX)
    drawing.path(kAlong, kAxis, 1.4F, [&](double t) { return Vec2(symmetry.x, (t - 0.5) * frame.depth()); });
  if (acrossY)
    drawing.path(kAlong, kAxis, 1.4F, [&](double t) { return Vec2((t - 0.5) * frame.width(), symmetry.y); });
  drawing.cross({symmetry.x, symmetry.y}, 0.25 * hand.brush.radius, kGhost);
}

void drawSource(GroundDrawing& drawing, const BrushInHand& hand) {
  if (brushKindInfo(hand.brush.kind).traits.takes != TakenSetting::Place) return;
  Vec2 source(hand.brush.cloneX, hand.brush.cloneY);
  // While one paints, the source goes along.
  if (!hand.stroke.empty()) source += hand.cursor - Vec2(hand.stroke.front().x, hand.stroke.front().y);
  drawing.ring(source, hand.brush.radius, kSource);
  drawing.cross(source, 0.3 * hand.brush.radius, kSource);
}

void drawStraight(GroundDrawing& drawing, const BrushInHand& hand) {
  if (!hand.straight || hand.stroke.empty()) return;
  const Vec2 from(hand.stroke.back().x, hand.stroke.back().y), way = hand.cursor - from;
  if (!(way.norm() > 0.0)) return;
  const Vec2 across = hand.brush.radius * Vec2(-way.y(), way.x()).normalized();
  drawing.path(kAlong, kStraight, 2.4F, [&](double t) -> Vec2 { return from + t * way; });
  for (const double sign : {-1.0, 1.0})
    drawing.path(kAlong, kEdgeOfWay, 2.0F, [&](double t) -> Vec2 { return from + t * way + sign * across; });
}

void drawRamp(GroundDrawing& drawing, const RampWay& way, const BrushSettings& brush) {
  drawing.line(way.from, way.to, kRamp, 3.0F);
  drawing.dot(way.from, kRamp);
  drawing.dot(way.to, kRamp);
  const Vec2 along = (way.to - way.from).head<2>();
  if (!(along.norm() > 0.0)) return;
  const Vec2 across = brush.radius * Vec2(-along.y(), along.x()).normalized();
  const Vec3 side(across.x(), across.y(), 0.0);
  for (const double sign : {-1.0, 1.0})
    drawing.line(way.from + sign * side, way.to + sign * side, kEdge, 1.8F);
  for (const Vec3& end : {way.from, way.to}) drawing.line(end - side, end + side, kEdge, 1.8F);
}

}  // namespace

std::optional<RampWay> rampWay(const BrushInHand& hand, const HeightRaster& heights, const GridFrame& frame) {
  if (brushKindInfo(hand.brush.kind).traits.dabs != StrokeDabs::None || hand.stroke.empty())
    return std::nullopt;
  const GroundDrawing drawing(heights, frame);
  const RampWay way{drawing.onGround({hand.stroke.front().x, hand.stroke.front().y}),
                    drawing.onGround(hand.cursor)};
  if (!std::isfinite(way.from.z()) || !std::isfinite(way.to.z())) return std::nullopt;
  return way;
}

Overlay brushOverlay(const BrushInHand& hand, const HeightRaster& heights, const GridFrame& frame) {
  GroundDrawing drawing(heights, frame);
  drawSymmetry(drawing, hand, frame);
  drawSource(drawing, hand);
  drawStraight(drawing, hand);
  if (const auto way = rampWay(hand, heights, frame)) drawRamp(drawing, *way, hand.brush);
  return drawing.take();
}

BrushMarks::BrushMarks(Viewport& viewport, QObject* parent)
    : QObject(parent), viewport_(viewport), hint_(new QLabel(&viewport)) {
  hint_->setObjectName(QStringLiteral("brushHint"));
  hint_->setAttribute(Qt::WA_TransparentForMouseEvents);
  hint_->setAutoFillBackground(true);  // Over OpenGL a style's background alone lets the ground show through.
  hint_->hide();
}

void BrushMarks::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  document_ = document;
  if (document) {
    const auto follow = [this] { refresh(); };
    subscriptions_.push_back(document->view().cursorChanged.subscribe(follow));
    subscriptions_.push_back(document->tools().settingsChanged.subscribe(follow));
    subscriptions_.push_back(document->view().cameraChanged.subscribe(follow));
    // A stroke is made, or taken back, a moment before it has ended.
    const auto soon = [this] { QTimer::singleShot(0, this, &BrushMarks::refresh); };
    subscriptions_.push_back(document->terrain().historyChanged.subscribe(soon));
    const auto move = [this, soon] {
      if (marked_) soon();
    };
    subscriptions_.push_back(onChange(document, move, &DocumentChange::ground));
  }
  refresh();
}

void BrushMarks::refresh() {
  hint_->hide();
  const ViewController* view = document_ ? &document_->view() : nullptr;
  Overlay overlay;
  if (view && view->tools().tool() == SculptTool::kName && view->marksGround()) {
    const RunningStroke stroke = view->runningStroke();
    BrushInHand hand{view->effectiveBrush(), view->cursor()->point.head<2>(), stroke.samples};
    hand.straight = stroke.straight;
    overlay = brushOverlay(hand, document_->terrain().heights(), document_->terrain().frame());
    tell(hand);
  }
  // Most brushes show nothing, and hovering with them is to cost nothing.
  if (overlay.empty() && !marked_) return;
  marked_ = !overlay.empty();
  if (!document_) return;
  document_->display().setOverlay(OverlayOf::Brush,
                                  marked_ ? std::make_shared<const Overlay>(std::move(overlay)) : nullptr);
}

void BrushMarks::tell(const BrushInHand& hand) {
  const TerrainDocument& terrain = document_->terrain();
  const auto way = rampWay(hand, terrain.heights(), terrain.frame());
  if (!way) return;
  const auto at = document_->view().camera().project(way->to, viewport_.viewSize());
  if (!at) return;
  const double slope = std::atan2(std::abs(way->rise()), way->length()) * 180.0 / std::numbers::pi;
  const QString rise =
      QString(way->rise() < 0.0 ? QChar(0x2212) : QLatin1Char('+')) + shortLengthText(std::abs(way->rise()), 3);
  hint_->setText(tr("%1 long, %2 wide\n%3° · %4")
                     .arg(shortLengthText(way->length(), 4), shortLengthText(2.0 * hand.brush.radius, 3),
                          fixedText(slope, 1), rise));
  hint_->adjustSize();
  const QPoint beside(static_cast<int>(at->x()) + 22, static_cast<int>(at->y()) + 18);
  hint_->move(std::min(beside.x(), viewport_.width() - hint_->width() - 6),
              std::min(beside.y(), viewport_.height() - hint_->height() - 6));
  hint_->show();
}

}  // namespace scarp
