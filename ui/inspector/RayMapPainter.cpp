#include "ui/inspector/RayMapPainter.h"

#include <QPainter>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/inspector/PickOverlay.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

constexpr double kLeastLines = 7.0;    ///< Pixels between grid lines; closer ones are left out.
constexpr double kLeastNumber = 17.0;  ///< Pixels across a cell or node that takes a number.

QColor faded(QColor colour, double opacity) {
  colour.setAlphaF(static_cast<float>(opacity));
  return colour;
}

/// 1, 2 or 5 times a power of ten, at least as much.
double roundUp(double least) {
  const double power = std::pow(10.0, std::floor(std::log10(least))), digit = least / power;
  return power * (digit <= 1.0 ? 1.0 : digit <= 2.0 ? 2.0 : digit <= 5.0 ? 5.0 : 10.0);
}

class MapPainter {
 public:
  MapPainter(QPainter& painter, const MapView& view, const PickReport& report, const GridFrame& frame,
             const QPalette& palette)
      : painter_(painter),
        view_(view),
        report_(report),
        frame_(frame),
        palette_(palette),
        ink_(inkOn(palette)),
        cellPixels_(std::min(frame.dx, frame.dy) * view.scale) {}

  void paint() {
    const Vec2 last(frame_.columns - 1, frame_.rows - 1);
    const auto onMap = [&](const QPointF& place) -> Vec2 {
      return view_.toGrid(frame_, place).cwiseMax(Vec2::Zero()).cwiseMin(last);
    };
    const Vec2 a = onMap(view_.area.topLeft()), b = onMap(view_.area.bottomRight());
    seen_ = {static_cast<int>(std::floor(a.x())), static_cast<int>(std::floor(a.y())),
             static_cast<int>(std::ceil(b.x())), static_cast<int>(std::ceil(b.y()))};
    paintGround();
    paintNodes();
    paintWalk();
    paintLooked();
    paintWalkNumbers();
    paintRay();
    paintNodeNumbers();
    paintHit();
    paintRulers();
    paintScaleBar();
  }

 private:
  [[nodiscard]] QPointF at(double column, double row) const { return view_.toMap(frame_, column, row); }
  [[nodiscard]] QRectF rectOf(const GridRect& cells) const {
    return {at(cells.column0, cells.row0), at(cells.column1, cells.row1)};
  }
  /// The same, cut off well beyond the map's rim: what is drawn must not reach out without bounds.
  [[nodiscard]] QRectF nearPart(const GridRect& cells) const {
    return rectOf(cells).intersected(view_.area.adjusted(-60.0, -60.0, 60.0, 60.0));
  }
  [[nodiscard]] QPointF atT(double t) const {
    const Vec3 p = report_.trace.ray.at(t);
    return at(frame_.column(p.x()), frame_.row(p.y()));
  }
  [[nodiscard]] QColor text() const { return palette_.color(QPalette::Text); }
  void setFontPixels(double size, bool bold = false) {
    QFont font = painter_.font();
    font.setPixelSize(std::clamp(static_cast<int>(size), 8, 13));
    font.setBold(bold);
    painter_.setFont(font);
  }

  void paintGround();
  void paintLines(int step, const QColor& colour);
  void paintNodes();
  void paintNodeNumbers();
  void paintWalk();
  void paintWalkNumbers();
  void paintLooked();
  void paintRay();
  void paintHit();
  void paintRulers();
  void paintScaleBar();

  QPainter& painter_;
  const MapView& view_;
  const PickReport& report_;
  const GridFrame& frame_;
  const QPalette& palette_;
  InspectorInk ink_;
  double cellPixels_;  ///< The shorter side of a cell on the map.
  GridRect seen_;      ///< Cells.
};

void MapPainter::paintGround() {
  painter_.fillRect(view_.area, palette_.color(QPalette::Window));
  painter_.fillRect(nearPart(frame_.cells()), palette_.color(QPalette::Base));
  for (int step = 1; step <= 4096; step *= 8) {
    if (step * cellPixels_ < kLeastLines) continue;
    // Finer lines come in softly.
    const double presence = std::clamp(step * cellPixels_ / kLeastLines - 1.0, 0.15, 1.0);
    paintLines(step, faded(palette_.color(QPalette::Mid), presence * (step == 1 ? 0.6 : 0.9)));
  }
  painter_.setPen(QPen(palette_.color(QPalette::PlaceholderText), 1.0));
  painter_.setBrush(Qt::NoBrush);
  painter_.drawRect(nearPart(frame_.cells()));
}

void MapPainter::paintLines(int step, const QColor& colour) {
  painter_.setPen(QPen(colour, 1.0));
  for (int column = seen_.column0 / step * step; column <= seen_.column1; column += step)
    painter_.drawLine(at(column, seen_.row0), at(column, seen_.row1));
  for (int row = seen_.row0 / step * step; row <= seen_.row1; row += step)
    painter_.drawLine(at(seen_.column0, row), at(seen_.column1, row));
}

void MapPainter::paintNodes() {
  std::vector<const VisitedNode*> nodes;
  for (const VisitedNode& node : report_.nodes) nodes.push_back(&node);
  // The large ones lie beneath; of one size, the entered ones on top.
  std::ranges::stable_sort(nodes, [](const VisitedNode* a, const VisitedNode* b) {
    const long long sizeA = a->cells.area(), sizeB = b->cells.area();
    return sizeA != sizeB ? sizeA > sizeB : a->skipped && !b->skipped;
  });
  for (const VisitedNode* node : nodes) {
    const QColor& ink = node->skipped ? ink_.skipped : ink_.entered;
    const QRectF rect = nearPart(node->cells);
    if (rect.isEmpty()) continue;
    painter_.setBrush(faded(ink, node->skipped ? 0.16 : 0.10));
    painter_.setPen(QPen(faded(ink, 0.9), node->skipped ? 1.0 : 1.6));
    painter_.drawRect(rect.adjusted(0.5, 0.5, -0.5, -0.5));
  }
}

void MapPainter::paintNodeNumbers() {
  const double least = kLeastNumber + 4.0;
  setFontPixels(10.0);
  for (std::size_t i = 0; i < report_.nodes.size(); ++i) {
    const VisitedNode& node = report_.nodes[i];
    const QRectF rect = rectOf(node.cells);
    if (std::min(rect.width(), rect.height()) < least || !rect.intersects(view_.area)) continue;
    painter_.setPen(node.skipped ? ink_.skipped : ink_.entered);
    painter_.drawText(rect.adjusted(3, 1, 0, 0), Qt::AlignLeft | Qt::AlignTop,
                      QString::number(static_cast<int>(i) + 1));
  }
}

void MapPainter::paintWalk() {
  if (cellPixels_ < 2.0) return;
  for (const auto& [column, row] : report_.walk)
    if (seen_.contains(column, row))
      painter_.fillRect(rectOf({column, row, column + 1, row + 1}), faded(text(), 0.09));
}

void MapPainter::paintWalkNumbers() {
  if (cellPixels_ < kLeastNumber) return;
  for (std::size_t i = 0; i < report_.walk.size(); ++i) {
    const auto& [column, row] = report_.walk[i];
    if (!seen_.contains(column, row)) continue;
    const bool looked = std::ranges::any_of(report_.trace.cells, [&](const PickTrace::Cell& cell) {
      return cell.column == column && cell.row == row;
    });
    setFontPixels(0.36 * cellPixels_, looked);
    painter_.setPen(looked ? text() : palette_.color(QPalette::PlaceholderText));
    // Off the middle, where the ray runs.
    painter_.drawText(rectOf({column, row, column + 1, row + 1}).adjusted(0, 0, -4, -2),
                      Qt::AlignRight | Qt::AlignBottom, QString::number(static_cast<int>(i) + 1));
  }
}

void MapPainter::paintLooked() {
  for (const PickTrace::Cell& cell : report_.trace.cells) {
    const QRectF rect = rectOf({cell.column, cell.row, cell.column + 1, cell.row + 1});
    if (!rect.intersects(view_.area)) continue;
    painter_.setPen(QPen(ink_.cell, 1.8));
    painter_.setBrush(cell.hole ? QBrush(faded(ink_.cell, 0.6), Qt::BDiagPattern)
                                : QBrush(faded(ink_.cell, 0.28)));
    painter_.drawRect(rect);
    if (cell.hole || cellPixels_ < kLeastLines) continue;
    painter_.setPen(QPen(faded(ink_.cell, 0.7), 1.0));
    painter_.drawLine(rect.topLeft(), rect.bottomRight());
  }
  if (!report_.hit || cellPixels_ < kLeastLines) return;
  const SurfaceHit& hit = *report_.hit;
  const QRectF rect = rectOf({hit.cellColumn, hit.cellRow, hit.cellColumn + 1, hit.cellRow + 1});
  const QPointF side = hit.triangle == CellTriangle::ABD ? rect.topRight() : rect.bottomLeft();
  painter_.setPen(Qt::NoPen);
  painter_.setBrush(faded(ink_.hit, 0.35));
  painter_.drawPolygon(QPolygonF({rect.topLeft(), side, rect.bottomRight()}));
}

void MapPainter::paintRay() {
  const LocalRay& ray = report_.trace.ray;
  const Vec2 a = view_.toGrid(frame_, view_.area.bottomLeft() + QPointF(-60.0, 60.0)),
             b = view_.toGrid(frame_, view_.area.topRight() + QPointF(60.0, -60.0));
  const Box seen{{frame_.x(a.x()), frame_.y(a.y()), std::numeric_limits<double>::lowest()},
                 {frame_.x(b.x()), frame_.y(b.y()), std::numeric_limits<double>::max()}};
  const auto line = [&](double from, double to, const QPen& pen) {
    const auto part = slabTest(seen, ray.origin, ray.direction, from, to);
    if (!part) return;
    painter_.setPen(pen);
    painter_.drawLine(atT(part->tEntry), atT(part->tExit));
  };
  const QPen beyond(faded(ink_.ray, 0.55), 1.2, Qt::DotLine);
  if (!report_.clip) return line(ray.tMin, ray.tMax, beyond);
  const double entry = report_.clip->tEntry, exit = report_.clip->tExit,
               met = report_.hit ? report_.hit->t : exit;
  line(ray.tMin, entry, beyond);
  line(met, exit, beyond);
  line(entry, met, QPen(ink_.ray, 2.0, Qt::SolidLine, Qt::RoundCap));
  painter_.setPen(QPen(ink_.ray, 1.5));
  painter_.setBrush(palette_.color(QPalette::Base));
  painter_.drawEllipse(atT(entry), 3.5, 3.5);
  if (cellPixels_ < kLeastLines) return;
  const auto dots = [&](const std::vector<PickTrace::Sample>& samples, const QColor& ink, double radius) {
    painter_.setPen(QPen(palette_.color(QPalette::Base), 1.0));
    painter_.setBrush(ink);
    for (const PickTrace::Sample& sample : samples) painter_.drawEllipse(atT(sample.t), radius, radius);
  };
  dots(report_.trace.march, ink_.march, 3.5);
  dots(report_.trace.refinement, ink_.refinement, 3.0);
}

void MapPainter::paintHit() {
  if (!report_.hit) return;
  const QPointF centre = at(report_.hit->column, report_.hit->row);
  painter_.setBrush(Qt::NoBrush);
  painter_.setPen(QPen(palette_.color(QPalette::Base), 4.0));
  painter_.drawEllipse(centre, 6.0, 6.0);
  painter_.setPen(QPen(ink_.hit, 2.0));
  painter_.drawEllipse(centre, 6.0, 6.0);
}

void MapPainter::paintRulers() {
  const QColor quiet = palette_.color(QPalette::PlaceholderText);
  setFontPixels(10.0);
  const QFontMetricsF metrics(painter_.font());
  const auto step = [&](double perCell) { return std::max(1, int(roundUp(58.0 / perCell))); };
  const auto plate = [&](const QPointF& middle, const QString& label) {
    const QSizeF size(metrics.horizontalAdvance(label) + 6.0, metrics.height());
    const QRectF rect(middle - QPointF(0.5 * size.width(), 0.5 * size.height()), size);
    painter_.setPen(Qt::NoPen);
    painter_.setBrush(faded(palette_.color(QPalette::Base), 0.75));
    painter_.drawRoundedRect(rect, 3, 3);
    painter_.setPen(quiet);
    painter_.drawText(rect, Qt::AlignCenter, label);
  };
  // A number stands at the cell that it names, in its middle where that can be seen.
  const int across = step(frame_.dx * view_.scale), down = step(frame_.dy * view_.scale);
  for (int column = seen_.column0 / across * across; column < seen_.column1; column += across)
    if (const double x = at(column + 0.5, 0).x();
        x > view_.area.left() + 40.0 && x < view_.area.right() - 12.0)
      plate({x, view_.area.top() + 9.0}, QString::number(column));
  for (int row = seen_.row0 / down * down; row < seen_.row1; row += down)
    if (const double y = at(0, row + 0.5).y(); y > view_.area.top() + 24.0 && y < view_.area.bottom() - 38.0)
      plate({view_.area.left() + 0.5 * metrics.horizontalAdvance(QString::number(row)) + 6.0, y},
            QString::number(row));
}

void MapPainter::paintScaleBar() {
  const WayUnit unit = wayUnit(50.0 / view_.scale, 1.0);
  const double count = roundUp(50.0 / view_.scale / unit.metres), length = count * unit.metres * view_.scale;
  const QString label = QStringLiteral("%1 %2").arg(numberText(count), unit.name);
  setFontPixels(10.0);
  const double words = QFontMetricsF(painter_.font()).horizontalAdvance(label);
  const QPointF right = view_.area.bottomRight() - QPointF(10.0, 9.0), left = right - QPointF(length, 0.0);
  const QRectF plate(left - QPointF(words + 14.0, 9.0), right + QPointF(6.0, 6.0));
  painter_.setPen(Qt::NoPen);
  painter_.setBrush(faded(palette_.color(QPalette::Base), 0.75));
  painter_.drawRoundedRect(plate, 3, 3);
  painter_.setPen(QPen(text(), 1.5));
  painter_.drawLine(left, right);
  for (const QPointF& end : {left, right})
    painter_.drawLine(end - QPointF(0.0, 3.0), end + QPointF(0.0, 3.0));
  painter_.drawText(QRectF(plate.left() + 4.0, plate.top(), words + 2.0, plate.height()), Qt::AlignCenter,
                    label);
}

}  // namespace

void paintRayMap(QPainter& painter, const MapView& view, const PickReport& report, const GridFrame& frame,
                 const QPalette& palette) {
  MapPainter(painter, view, report, frame, palette).paint();
}

}  // namespace scarp
