#include "ui/brush/BrushMarks.h"

#include <QLabel>
#include <QTimer>
#include <cmath>
#include <memory>
#include <numbers>

#include "ui/brush/BrushOverlay.h"
#include "ui/document/EditorDocument.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/NumberText.h"

namespace scarp {

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
    subscriptions_.push_back(document->terrain().terrainChanged.subscribe([this, soon](const GridRect&) {
      if (marked_) soon();
    }));
  }
  refresh();
}

void BrushMarks::refresh() {
  hint_->hide();
  const ViewController* view = document_ ? &document_->view() : nullptr;
  Overlay overlay;
  if (view && view->tools().tool() == ToolKind::Sculpt && view->marksGround()) {
    BrushInHand hand{view->effectiveBrush(), view->cursor()->point.head<2>(), view->runningStroke()};
    hand.straight = view->goesStraight();
    overlay = brushOverlay(hand, document_->terrain().heights(), document_->terrain().frame());
    tell(hand);
  }
  // Most brushes show nothing, and hovering with them is to cost nothing.
  if (overlay.empty() && !marked_) return;
  marked_ = !overlay.empty();
  viewport_.setOverlay(OverlayOf::Brush,
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
      QString(way->rise() < 0.0 ? QChar(0x2212) : QLatin1Char('+')) + numberText(std::abs(way->rise()), 3);
  hint_->setText(tr("%1 m long, %2 m wide\n%3° · %4 m")
                     .arg(numberText(way->length(), 4), numberText(2.0 * hand.brush.radius, 3),
                          fixedText(slope, 1), rise));
  hint_->adjustSize();
  const QPoint beside(static_cast<int>(at->x()) + 22, static_cast<int>(at->y()) + 18);
  hint_->move(std::min(beside.x(), viewport_.width() - hint_->width() - 6),
              std::min(beside.y(), viewport_.height() - hint_->height() - 6));
  hint_->show();
}

}  // namespace scarp
