#include "ui/lines/LinePlot.h"

#include <QMouseEvent>
#include <QPainter>
#include <algorithm>
#include <cmath>

#include "ui/measure/MeasureFacts.h"
#include "ui/widgets/GraphDrawing.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

constexpr double kBesideLeft = 58.0, kBesideRight = 12.0, kOver = 20.0, kUnder = 22.0, kGap = 26.0;
/// Of the height, for the profile; the rest is the diagram's.
constexpr double kProfileShare = 0.6;
constexpr double kAcrossPerTick = 80.0, kUpPerTick = 30.0;
// Vermilion and bluish green of Okabe & Ito's palette: told apart whichever colours an eye mixes up.
const QColor kCutColour(0xd5, 0x5e, 0x00), kFillColour(0x00, 0x9e, 0x73);

QColor faint(QColor colour) {
  colour.setAlpha(150);
  return colour;
}

/// What lies between two lines over a piece of the way, split where they cross.
void fillBetween(QPainter& painter, QPointF a0, QPointF a1, QPointF b0, QPointF b1, const QColor& above,
                 const QColor& below) {
  const double from = b0.y() - a0.y(), to = b1.y() - a1.y();
  if ((from > 0.0) == (to > 0.0) || from == to) {
    painter.setBrush(from + to > 0.0 ? above : below);
    const QPointF corners[] = {a0, a1, b1, b0};
    painter.drawConvexPolygon(corners, 4);
    return;
  }
  const QPointF cross = a0 + (a1 - a0) * (from / (from - to));
  const QPointF first[] = {a0, cross, b0}, second[] = {cross, a1, b1};
  painter.setBrush(from > 0.0 ? above : below);
  painter.drawConvexPolygon(first, 3);
  painter.setBrush(to > 0.0 ? above : below);
  painter.drawConvexPolygon(second, 3);
}

}  // namespace

LinePlot::LinePlot(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("linePlot"));
  setAccessibleName(tr("Profile and mass haul of the line"));
  setWhatsThis(
      tr("The ground and the line along its way, and the earth that is to be moved. Point at it for the "
         "figures there"));
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
}

void LinePlot::show(std::vector<LineStation> stations) {
  stations_ = std::move(stations);
  low_ = least_ = 1e300;
  high_ = most_ = -1e300;
  for (const LineStation& at : stations_) {
    for (const double height : {at.ground, at.design})
      if (!std::isnan(height)) {
        low_ = std::min(low_, height);
        high_ = std::max(high_, height);
      }
    least_ = std::min(least_, at.haul);
    most_ = std::max(most_, at.haul);
  }
  const auto widen = [](double& low, double& high, double span) {
    const double middle = 0.5 * (low + high);
    span = std::max(span, 1.16 * (high - low));
    low = middle - 0.5 * span;
    high = middle + 0.5 * span;
  };
  length_ = stations_.empty() ? 1.0 : std::max(stations_.back().station, 1e-6);
  if (!(low_ <= high_)) low_ = high_ = 0.0;
  widen(low_, high_, std::max(0.01 * length_, 1e-2));
  least_ = std::min(least_, 0.0);
  most_ = std::max(most_, 0.0);
  widen(least_, most_, 1.0);
  if (pointed_ && *pointed_ >= stations_.size()) point(std::nullopt);
  update();
}

const LineStation* LinePlot::pointed() const {
  return pointed_ && *pointed_ < stations_.size() ? &stations_[*pointed_] : nullptr;
}

LinePlot::PlotBox LinePlot::profileBox() const {
  const double room = height() - kOver - kGap - kUnder;
  return {QRectF(kBesideLeft, kOver, width() - kBesideLeft - kBesideRight, kProfileShare * room), low_, high_};
}

LinePlot::PlotBox LinePlot::haulBox() const {
  const double room = height() - kOver - kGap - kUnder, top = kOver + kProfileShare * room + kGap;
  return {QRectF(kBesideLeft, top, width() - kBesideLeft - kBesideRight, (1.0 - kProfileShare) * room), least_,
          most_};
}

double LinePlot::xOf(double station) const {
  const QRectF area = profileBox().area;
  return area.left() + area.width() * station / length_;
}

double LinePlot::yOf(double height) const { return profileBox().y(height); }

void LinePlot::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  drawPlotGround(painter, rect(), palette());
  QFont font = this->font();
  font.setPixelSize(11);
  painter.setFont(font);
  if (stations_.size() < 2) {
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(rect().adjusted(12, 8, -12, -8), Qt::AlignCenter | Qt::TextWordWrap,
                     tr("The profile of the chosen line, ground and design, and the mass haul."));
    return;
  }
  const WayUnit unit = wayUnit(0.0, 1.0);
  paintAxes(painter, profileBox(), tr("Profile"), unit.name, unit.metres);
  paintAxes(painter, haulBox(), tr("Mass haul"), unit.name + QChar(0x00b3), std::pow(unit.metres, 3));
  drawWayAxis(painter, haulBox().area, length_, kAcrossPerTick, palette());
  paintProfile(painter);
  paintHaul(painter);
  paintPointed(painter);
}

void LinePlot::paintAxes(QPainter& painter, const PlotBox& box, const QString& title,
                         const QString& unit, double perUnit) const {
  const QColor grid = palette().color(QPalette::Mid), quiet = palette().color(QPalette::PlaceholderText);
  const double step = perUnit * tickStep((box.high - box.low) / perUnit * kUpPerTick / box.area.height());
  // Large numbers are shown in thousands or millions, so that they fit beside the plot.
  const double size = std::max(std::abs(box.low), std::abs(box.high)) / perUnit;
  const double shownIn = size >= 1e6 ? 1e6 : size >= 2e4 ? 1e3 : 1.0;
  for (double value = std::ceil(box.low / step) * step; value <= box.high; value += step) {
    const double y = box.y(value);
    painter.setPen(QPen(grid, 1.0));
    painter.drawLine(QPointF(box.area.left(), y), QPointF(box.area.right(), y));
    painter.setPen(quiet);
    const double shown = std::abs(value) < 1e-9 * step ? 0.0 : value / perUnit / shownIn;
    painter.drawText(QRectF(0.0, y - 9.0, kBesideLeft - 6.0, 18.0), Qt::AlignRight | Qt::AlignVCenter,
                     fixedText(shown, tickDecimals(step / perUnit / shownIn, 4)));
  }
  painter.setPen(quiet);
  painter.drawText(QRectF(box.area.left(), box.area.top() - 18.0, box.area.width(), 16.0),
                   Qt::AlignLeft | Qt::AlignVCenter, shownIn == 1e6   ? tr("%1 (million %2)").arg(title, unit)
                   : shownIn == 1e3 ? tr("%1 (thousand %2)").arg(title, unit)
                                    : tr("%1 (%2)").arg(title, unit));
}

void LinePlot::paintProfile(QPainter& painter) const {
  const PlotBox box = profileBox();
  const std::size_t stride = stations_.size() / static_cast<std::size_t>(std::max(1, 2 * width())) + 1;
  QPolygonF ground, design;
  const auto flush = [&] {
    painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1.3));
    painter.drawPolyline(ground);
    painter.setPen(QPen(palette().color(QPalette::WindowText), 1.8));
    painter.drawPolyline(design);
    ground.clear();
    design.clear();
  };
  for (const bool filled : {true, false}) {
    const LineStation* from = nullptr;
    for (std::size_t i = 0; i < stations_.size(); i += stride) {
      const LineStation& to = stations_[i];
      if (std::isnan(to.ground) || std::isnan(to.design)) {
        if (!filled) flush();
        from = nullptr;
        continue;
      }
      const QPointF groundPoint(xOf(to.station), box.y(to.ground)), bedPoint(xOf(to.station), box.y(to.design));
      if (filled && from && from->span == LineSpan::Ground) {
        painter.setPen(Qt::NoPen);
        // The bed lower on the screen than the ground: a cutting.
        fillBetween(painter, {xOf(from->station), box.y(from->ground)}, groundPoint,
                    {xOf(from->station), box.y(from->design)}, bedPoint, faint(kCutColour), faint(kFillColour));
      }
      if (!filled) {
        ground << groundPoint;
        design << bedPoint;
      }
      from = &to;
    }
    if (!filled) flush();
  }
  // What the colours are.
  double x = box.area.right();
  for (const auto& [text, colour] : {std::pair(tr("fill"), kFillColour), std::pair(tr("cut"), kCutColour)}) {
    const double wide = QFontMetricsF(painter.font()).horizontalAdvance(text);
    x -= wide;
    painter.setPen(palette().color(QPalette::PlaceholderText));
    painter.drawText(QRectF(x, box.area.top() - 18.0, wide + 2.0, 16.0), Qt::AlignLeft | Qt::AlignVCenter, text);
    x -= 14.0;
    painter.fillRect(QRectF(x, box.area.top() - 14.0, 10.0, 8.0), faint(colour));
    x -= 10.0;
  }
}

void LinePlot::paintHaul(QPainter& painter) const {
  const PlotBox box = haulBox();
  const std::size_t stride = stations_.size() / static_cast<std::size_t>(std::max(1, 2 * width())) + 1;
  const double zero = box.y(0.0);
  QPolygonF haul;
  painter.setPen(Qt::NoPen);
  for (std::size_t i = 0; i < stations_.size(); i += stride) {
    const QPointF at(xOf(stations_[i].station), box.y(stations_[i].haul));
    if (!haul.empty())
      fillBetween(painter, haul.back(), at, {haul.back().x(), zero}, {at.x(), zero}, faint(kCutColour),
                  faint(kFillColour));
    haul << at;
  }
  painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1.0));
  painter.drawLine(QPointF(box.area.left(), zero), QPointF(box.area.right(), zero));
  painter.setPen(QPen(palette().color(QPalette::WindowText), 1.6));
  painter.drawPolyline(haul);
}

void LinePlot::paintPointed(QPainter& painter) const {
  const LineStation* const at = pointed();
  if (!at) return;
  const PlotBox profile = profileBox(), haul = haulBox();
  const double x = xOf(at->station);
  painter.setPen(QPen(palette().color(QPalette::Highlight), 1.0));
  painter.drawLine(QPointF(x, profile.area.top()), QPointF(x, haul.area.bottom()));
  painter.setPen(QPen(Qt::white, 1.5));
  painter.setBrush(palette().color(QPalette::Highlight));
  painter.drawEllipse(QPointF(x, profile.y(at->design)), 4.0, 4.0);
  painter.drawEllipse(QPointF(x, haul.y(at->haul)), 4.0, 4.0);
  const QString text = tr("at %1:  ground %2,  design %3\ngrade %4 %,  haul %5")
                           .arg(distanceText(at->station), lengthText(at->ground, 2), lengthText(at->design, 2),
                                fixedText(100.0 * at->grade, 1), volumeText(at->haul));
  drawPlotTip(painter, {x, profile.area.top() + 2.0}, text, width(), palette());
}

void LinePlot::point(std::optional<std::size_t> station) {
  if (station == pointed_) return;
  pointed_ = station;
  update();
  Q_EMIT pointedChanged();
}

void LinePlot::mouseMoveEvent(QMouseEvent* event) {
  const QRectF area = profileBox().area;
  const double share = (event->position().x() - area.left()) / area.width();
  if (stations_.size() < 2 || !(share >= 0.0 && share <= 1.0)) return point(std::nullopt);
  const auto next = std::ranges::lower_bound(stations_, share * length_, {}, &LineStation::station);
  point(static_cast<std::size_t>(std::min<std::ptrdiff_t>(next - stations_.begin(),
                                                          static_cast<std::ptrdiff_t>(stations_.size()) - 1)));
}

void LinePlot::leaveEvent(QEvent*) { point(std::nullopt); }

}  // namespace scarp
