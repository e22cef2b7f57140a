#include "ui/inspector/RayMap.h"

#include <QHelpEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QToolButton>
#include <QToolTip>
#include <QWheelEvent>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

constexpr double kMapMargin = 34.0;  ///< Pixels kept free about what is fitted.
constexpr double kZoomPerStep = 1.25;
/// Pixels across the whole map, and across a cell, where zooming ends.
constexpr double kLeastMap = 60.0, kMostCell = 300.0;
/// Cells shown across, however few or many were looked into.
constexpr double kLeastCellsAcross = 7.0, kMostCellsAcross = 16.0;

/// The smallest rectangle of the grid around some places.
class Extent {
 public:
  void add(double column, double row) {
    low_ = low_.cwiseMin(Vec2(column, row));
    high_ = high_.cwiseMax(Vec2(column, row));
  }
  void add(int column, int row) {
    add(double(column), double(row));
    add(column + 1.0, row + 1.0);
  }
  [[nodiscard]] Vec2 centre() const { return 0.5 * (low_ + high_); }
  [[nodiscard]] Vec2 size() const { return high_ - low_; }
  [[nodiscard]] bool empty() const { return !(low_.x() <= high_.x()); }

 private:
  Vec2 low_ = Vec2::Constant(std::numeric_limits<double>::infinity());
  Vec2 high_ = Vec2::Constant(-std::numeric_limits<double>::infinity());
};

/// Where a 3-D walk goes through the voxels over a cell.
QString layersText(const VoxelWalk& walk, int column, int row) {
  const auto over = [&](const std::array<int, 3>& voxel) { return voxel[0] == column && voxel[1] == row; };
  const auto first = std::ranges::find_if(walk.voxels, over);
  if (first == walk.voxels.end()) return {};
  const auto last = std::find_if_not(first, walk.voxels.end(), over) - 1;
  return RayMap::tr("3-D grid walk: voxels %1 to %2, layers %3 to %4, each %5 high")
      .arg(countText(first - walk.voxels.begin() + 1), countText(last - walk.voxels.begin() + 1))
      .arg((*first)[2] + 1)
      .arg((*last)[2] + 1)
      .arg(shortLengthText(walk.layerHeight, 4));
}

QToolButton* fitButton(QWidget* parent, const QString& text, const QString& tip) {
  auto* button = new QToolButton(parent);
  button->setObjectName(QStringLiteral("mapFit"));
  button->setText(text);
  button->setToolTip(tip);
  button->setCheckable(true);
  button->setCursor(Qt::ArrowCursor);
  button->setFocusPolicy(Qt::TabFocus);
  return button;
}

}  // namespace

RayMap::RayMap(QWidget* parent)
    : QWidget(parent),
      wholeRay_(fitButton(this, tr("Ray"), tr("Fit to the whole ray"))),
      cells_(fitButton(this, tr("Cells"), tr("Fit to the cells about the hit"))) {
  setObjectName(QStringLiteral("rayMap"));
  setAccessibleName(tr("Pick from above"));
  setWhatsThis(
      tr("The ray from above, with the cells that it was followed through. The wheel zooms, a drag pans; "
         "point at a cell for what was done there"));
  setCursor(Qt::OpenHandCursor);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
  connect(wholeRay_, &QToolButton::clicked, this, [this] { fitTo(Fit::Ray); });
  connect(cells_, &QToolButton::clicked, this, [this] { fitTo(Fit::Cells); });
  fitTo(Fit::Cells);
}

void RayMap::show(std::shared_ptr<const PickReport> report, const GridFrame& frame) {
  report_ = std::move(report);
  frame_ = frame;
  fit();
  update();
}

void RayMap::fitTo(Fit fit) {
  fit_ = fit;
  wholeRay_->setChecked(fit == Fit::Ray);
  cells_->setChecked(fit == Fit::Cells);
  this->fit();
  update();
}

void RayMap::leaveFit() {
  if (fit_ != Fit::ByHand) fitTo(Fit::ByHand);
}

void RayMap::fit() {
  view_.area = rect();
  if (!report_ || fit_ == Fit::ByHand) return;
  Extent extent;
  if (fit_ == Fit::Cells) {
    if (report_->hit) extent.add(report_->hit->cellColumn, report_->hit->cellRow);
    // From the last one back: a ray that skims the ground has looked into others far before.
    const auto& cells = report_->trace.cells;
    for (auto cell = cells.rbegin(); cell != cells.rend(); ++cell) {
      Extent wider = extent;
      wider.add(cell->column, cell->row);
      if (wider.size().maxCoeff() > kMostCellsAcross) break;
      extent = wider;
    }
  }
  if (extent.empty() && report_->clip) {
    const LocalRay& ray = report_->trace.ray;
    for (const double t : {report_->clip->tEntry, report_->hit ? report_->hit->t : report_->clip->tExit}) {
      const Vec3 at = ray.at(t);
      extent.add(frame_.column(at.x()), frame_.row(at.y()));
    }
  }
  if (extent.empty()) {
    extent.add(0.0, 0.0);
    extent.add(frame_.columns - 1.0, frame_.rows - 1.0);
  }
  const Vec2 metres =
      extent.size().cwiseMax(Vec2::Constant(kLeastCellsAcross)).cwiseProduct(Vec2(frame_.dx, frame_.dy));
  const double across = std::max(1.0, width() - 2.0 * kMapMargin),
               down = std::max(1.0, height() - 2.0 * kMapMargin);
  view_.centre = extent.centre();
  view_.scale = std::min(across / metres.x(), down / metres.y());
}

QString RayMap::describe(const QPointF& place) const {
  if (!report_) return {};
  const Vec2 at = view_.toGrid(frame_, place);
  const int column = static_cast<int>(std::floor(at.x())), row = static_cast<int>(std::floor(at.y()));
  if (!frame_.cells().contains(column, row)) return {};
  QStringList lines;
  const auto step = std::ranges::find(report_->walk, std::array<int, 2>{column, row});
  if (step == report_->walk.end()) {
    lines += tr("Cell %1, %2").arg(column).arg(row);
  } else {
    lines += tr("Cell %1, %2: number %3 along the ray")
                 .arg(column)
                 .arg(row)
                 .arg(countText(step - report_->walk.begin() + 1));
    const bool looked = std::ranges::any_of(report_->trace.cells, [&](const PickTrace::Cell& cell) {
      return cell.column == column && cell.row == row;
    });
    lines += looked ? tr("Looked into") : tr("Passed over without a look");
    if (const QString layers = layersText(report_->voxelWalk, column, row); !layers.isEmpty())
      lines += layers;
  }
  for (std::size_t i = 0; i < report_->nodes.size(); ++i) {
    const VisitedNode& node = report_->nodes[i];
    if (!node.cells.contains(column, row)) continue;
    const QString heights = node.range.empty() ? tr("holes only")
                                               : tr("heights %1 to %2")
                                                     .arg(lengthText(double(node.range.low), 1),
                                                          lengthText(double(node.range.high), 1));
    lines += tr("Node %1, %2 × %3 cells, %4: %5")
                 .arg(i + 1)
                 .arg(node.cells.width())
                 .arg(node.cells.height())
                 .arg(heights, node.skipped ? tr("skipped") : tr("entered"));
  }
  return lines.join(QLatin1Char('\n'));
}

void RayMap::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  QPainterPath rounded;
  rounded.addRoundedRect(frame, 5, 5);
  painter.save();
  painter.setClipPath(rounded);
  if (report_)
    paintRayMap(painter, view_, *report_, frame_, palette());
  else
    painter.fillRect(rect(), palette().color(QPalette::Base));
  painter.restore();
  painter.setPen(QPen(palette().color(QPalette::Mid), 1.0));
  painter.drawPath(rounded);
}

void RayMap::placeButtons() {
  int right = 6;
  int y = height() - 6;
  for (QToolButton* button : {wholeRay_, cells_}) {
    button->adjustSize();
    button->move(right, y - button->height());
    right += button->width() + 3;
  }
}

void RayMap::resizeEvent(QResizeEvent*) {
  placeButtons();
  fit();
}

void RayMap::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton && event->button() != Qt::MiddleButton) return;
  dragFrom_ = event->position();
  setCursor(Qt::ClosedHandCursor);
}

void RayMap::mouseMoveEvent(QMouseEvent* event) {
  if (!dragFrom_) return;
  leaveFit();
  view_.centre += view_.toGrid(frame_, *dragFrom_) - view_.toGrid(frame_, event->position());
  dragFrom_ = event->position();
  update();
}

void RayMap::mouseReleaseEvent(QMouseEvent*) {
  dragFrom_.reset();
  setCursor(Qt::OpenHandCursor);
}

void RayMap::wheelEvent(QWheelEvent* event) {
  leaveFit();
  const Vec2 fixed = view_.toGrid(frame_, event->position());
  const double factor = std::pow(kZoomPerStep, event->angleDelta().y() / 120.0);
  const double least = kLeastMap / std::max(frame_.width(), frame_.depth());
  const double most = std::max(kMostCell / frame_.cellSize(), least);
  view_.scale = std::clamp(view_.scale * factor, least, most);
  view_.centre += fixed - view_.toGrid(frame_, event->position());
  update();
  event->accept();
}

bool RayMap::event(QEvent* event) {
  if (event->type() == QEvent::ToolTip) {
    const auto* help = static_cast<QHelpEvent*>(event);
    QToolTip::showText(help->globalPos(), describe(help->pos()), this);
    return true;
  }
  return QWidget::event(event);
}

}  // namespace scarp
