#include "ui/measure/ProfilePlot.h"

#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <vector>

#include "core/base/Angles.h"
#include "ui/widgets/GraphDrawing.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {

namespace {

constexpr double kSteepest = 60.0;  ///< Degrees; beyond it all looks alike.
constexpr double kBar = 72.0;       ///< Pixels.

}  // namespace

QColor steepnessColour(double slope) {
  struct Stop {
    double degrees;
    QColor colour;
  };
  static const std::vector<Stop> stops{{0.0, QColor(0x4f, 0xa8, 0x6b)},
                                       {12.0, QColor(0x8f, 0xbf, 0x4d)},
                                       {25.0, QColor(0xe6, 0xc2, 0x3c)},
                                       {38.0, QColor(0xe8, 0x86, 0x30)},
                                       {55.0, QColor(0xd6, 0x3b, 0x2f)}};
  const double degrees = std::atan(std::abs(slope)) * kDegrees;
  for (std::size_t i = 1; i < stops.size(); ++i) {
    if (degrees > stops[i].degrees) continue;
    const Stop &a = stops[i - 1], &b = stops[i];
    const double share = (degrees - a.degrees) / (b.degrees - a.degrees);
    const auto mix = [share](int x, int y) { return static_cast<int>(std::lround(x + share * (y - x))); };
    return {mix(a.colour.red(), b.colour.red()), mix(a.colour.green(), b.colour.green()),
            mix(a.colour.blue(), b.colour.blue())};
  }
  return stops.back().colour;
}

SteepnessLegend::SteepnessLegend(QWidget* parent) : QWidget(parent) {
  setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Preferred);
  setAccessibleName(tr("Slope"));
  setToolTip(tr("How steep the profile's colours are"));
}

void SteepnessLegend::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  QFont font = this->font();
  font.setPixelSize(11);
  painter.setFont(font);
  painter.setPen(palette().color(QPalette::PlaceholderText));
  const QString low = QStringLiteral("0\u00b0"), most = QStringLiteral("%1\u00b0").arg(kSteepest);
  const QFontMetricsF metrics(font);
  painter.drawText(rect(), Qt::AlignVCenter | Qt::AlignRight, most);
  const double right = width() - metrics.horizontalAdvance(most) - 6.0, left = std::max(0.0, right - kBar);
  painter.drawText(QRectF(0.0, 0.0, left - 6.0, height()), Qt::AlignVCenter | Qt::AlignRight, low);
  for (double x = left; x < right; x += 1.0) {
    const double degrees = kSteepest * (x - left) / (right - left);
    painter.fillRect(QRectF(x, 0.5 * height() - 4.0, 1.0, 8.0),
                     steepnessColour(std::tan(degrees / kDegrees)));
  }
}

namespace {

constexpr double kLeft = 62.0, kRight = 16.0, kTop = 14.0, kBottom = 24.0;
constexpr double kPixelsPerTick = 90.0, kPixelsPerHeightTick = 34.0;
/// Flat ground is drawn as that many metres for each metre of distance at least.
constexpr double kLeastSpan = 0.01;

}  // namespace

ProfilePlot::ProfilePlot(QWidget* parent) : QWidget(parent) {
  setObjectName(QStringLiteral("profilePlot"));
  setAccessibleName(tr("Height profile"));
  setWhatsThis(tr("The heights along the measured line. Point at it for the height and slope there"));
  setMouseTracking(true);
  setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void ProfilePlot::show(const GroundProfile& profile, const std::optional<ProfileFigures>& figures) {
  profile_ = profile;
  figures_ = figures;
  if (figures_) {
    const double low = figures_->lowest.height, high = figures_->highest.height;
    const double span = std::max({high - low, kLeastSpan * figures_->planeLength, 1e-3});
    // Room for the figures at both ends.
    low_ = 0.5 * (low + high) - 0.66 * span;
    high_ = 0.5 * (low + high) + 0.66 * span;
  }
  if (pointed_ && (!figures_ || *pointed_ > figures_->planeLength)) point(std::nullopt);
  update();
}

QRectF ProfilePlot::plotRect() const { return QRectF(rect()).adjusted(kLeft, kTop, -kRight, -kBottom); }

double ProfilePlot::xOf(double distance) const {
  const QRectF plot = plotRect();
  return plot.left() + plot.width() * distance / std::max(figures_->planeLength, 1e-9);
}

double ProfilePlot::yOf(double height) const {
  const QRectF plot = plotRect();
  return plot.bottom() - plot.height() * (height - low_) / (high_ - low_);
}

void ProfilePlot::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  drawPlotGround(painter, rect(), palette());
  if (!figures_ || plotRect().width() < 10.0 || plotRect().height() < 10.0) return paintEmpty(painter);
  paintAxes(painter);
  paintGround(painter);
  paintMarks(painter);
  paintPointed(painter);
}

void ProfilePlot::paintEmpty(QPainter& painter) const {
  painter.setPen(palette().color(QPalette::PlaceholderText));
  const QString words =
      profile_.legEnds.empty()
          ? tr("Click on the ground to draw a line.\nDouble click or Enter ends it, a click on "
               "its start closes it to an area.")
          : tr("There is no ground under the line.");
  painter.drawText(rect().adjusted(12, 8, -12, -8), Qt::AlignCenter | Qt::TextWordWrap, words);
}

void ProfilePlot::paintAxes(QPainter& painter) const {
  const QRectF plot = plotRect();
  const QColor grid = palette().color(QPalette::Mid), quiet = palette().color(QPalette::PlaceholderText);
  QFont font = this->font();
  font.setPixelSize(11);
  painter.setFont(font);
  const WayUnit unit = wayUnit(0.0, 1.0);
  const double step = unit.metres * tickStep((high_ - low_) / unit.metres * kPixelsPerHeightTick / plot.height());
  for (double height = std::ceil(low_ / step) * step; height <= high_; height += step) {
    const double y = yOf(height);
    painter.setPen(QPen(grid, 1.0));
    painter.drawLine(QPointF(plot.left(), y), QPointF(plot.right(), y));
    painter.setPen(quiet);
    painter.drawText(QRectF(0.0, y - 9.0, kLeft - 8.0, 18.0), Qt::AlignRight | Qt::AlignVCenter,
                     lengthText(height, tickDecimals(step / unit.metres)));
  }
  drawWayAxis(painter, plot, figures_->planeLength, kPixelsPerTick, palette());
}

// A pixel's column may hold hundreds of corners: of each it draws the lowest and the highest.
void ProfilePlot::paintGround(QPainter& painter) const {
  const QRectF plot = plotRect();
  const int columns = std::max(1, static_cast<int>(plot.width() * devicePixelRatioF()));
  struct Column {
    double low, high, steepest;
    bool ground;
  };
  std::vector<Column> drawn(static_cast<std::size_t>(columns), {0.0, 0.0, 0.0, false});
  const double length = std::max(figures_->planeLength, 1e-9), step = length / columns;
  for (std::size_t i = 1; i < profile_.points.size(); ++i) {
    const GroundProfile::Point &a = profile_.points[i - 1], &b = profile_.points[i];
    if (std::isnan(a.height) || std::isnan(b.height)) continue;
    const double slope = (b.height - a.height) / (b.distance - a.distance);
    const int first = std::clamp(static_cast<int>(a.distance / step), 0, columns - 1);
    const int last = std::clamp(static_cast<int>(b.distance / step), 0, columns - 1);
    for (int c = first; c <= last; ++c) {
      Column& column = drawn[static_cast<std::size_t>(c)];
      const double from = std::max(a.distance, c * step), to = std::min(b.distance, (c + 1) * step);
      for (const double distance : {from, to}) {
        const double height = a.height + slope * (std::clamp(distance, a.distance, b.distance) - a.distance);
        column.low = column.ground ? std::min(column.low, height) : height;
        column.high = column.ground ? std::max(column.high, height) : height;
        column.ground = true;
      }
      column.steepest = std::max(column.steepest, std::abs(slope));
    }
  }
  const double width = plot.width() / columns;
  painter.save();
  painter.setRenderHint(QPainter::Antialiasing, false);
  for (int c = 0; c < columns; ++c) {
    const Column& column = drawn[static_cast<std::size_t>(c)];
    if (!column.ground) continue;
    QColor fill = steepnessColour(column.steepest);
    fill.setAlpha(110);
    const double x = plot.left() + c * width, top = yOf(column.high);
    painter.fillRect(QRectF(x, top, width, plot.bottom() - top), fill);
  }
  painter.restore();
  painter.setPen(
      QPen(palette().color(QPalette::WindowText), 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  QPolygonF line;
  const auto flush = [&] {
    if (line.size() > 1) painter.drawPolyline(line);
    line.clear();
  };
  bool upwards = false;
  for (int c = 0; c < columns; ++c) {
    const Column& column = drawn[static_cast<std::size_t>(c)];
    if (!column.ground) {
      flush();
      continue;
    }
    const double x = plot.left() + (c + 0.5) * width;
    line << QPointF(x, yOf(upwards ? column.low : column.high));
    if (column.high > column.low) line << QPointF(x, yOf(upwards ? column.high : column.low));
    upwards = !upwards;
  }
  flush();
}

void ProfilePlot::paintMarks(QPainter& painter) const {
  const QRectF plot = plotRect();
  // Where the line turns.
  painter.setPen(QPen(palette().color(QPalette::PlaceholderText), 1.0, Qt::DashLine));
  for (std::size_t i = 0; i + 1 < profile_.legEnds.size(); ++i) {
    const double x = xOf(profile_.legEnds[i]);
    painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
  }
  QFont font = this->font();
  font.setPixelSize(11);
  font.setBold(true);
  const QFontMetricsF metrics(font);
  for (const bool top : {false, true}) {
    const GroundProfile::Point& extreme = top ? figures_->highest : figures_->lowest;
    const QPointF at(xOf(extreme.distance), yOf(extreme.height));
    painter.setPen(QPen(palette().color(QPalette::Base), 2.0));
    painter.setBrush(palette().color(QPalette::WindowText));
    painter.drawEllipse(at, 4.0, 4.0);
    const QString text = lengthText(extreme.height, 1);
    const double wide = metrics.horizontalAdvance(text);
    const double x = std::clamp(at.x() - 0.5 * wide, plot.left() + 2.0, plot.right() - wide);
    QPainterPath words;
    words.addText({x, top ? at.y() - 8.0 : at.y() + 8.0 + metrics.capHeight()}, font, text);
    painter.strokePath(
        words, QPen(palette().color(QPalette::Base), 3.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.fillPath(words, palette().color(QPalette::WindowText));
  }
}

void ProfilePlot::paintPointed(QPainter& painter) const {
  if (!pointed_) return;
  const QRectF plot = plotRect();
  const double x = xOf(*pointed_);
  painter.setPen(QPen(palette().color(QPalette::Highlight), 1.0));
  painter.drawLine(QPointF(x, plot.top()), QPointF(x, plot.bottom()));
  const auto spot = profile_.at(*pointed_);
  QString text = lengthText(*pointed_, 1);
  if (spot) {
    painter.setPen(QPen(Qt::white, 2.0));
    painter.setBrush(QColor(0xff, 0x45, 0x38));
    painter.drawEllipse(QPointF(x, yOf(spot->height)), 5.0, 5.0);
    text = tr("at %1:  height %2,  slope %3°")
               .arg(lengthText(*pointed_, 1), lengthText(spot->height, 2),
                    fixedText(std::atan(spot->slope) * kDegrees, 1));
  }
  QFont font = this->font();
  font.setPixelSize(12);
  painter.setFont(font);
  drawPlotTip(painter, {x, plot.top() - 6.0}, text, width(), palette());
}

void ProfilePlot::point(std::optional<double> distance) {
  if (distance == pointed_) return;
  pointed_ = distance;
  update();
  Q_EMIT pointedChanged();
}

void ProfilePlot::mouseMoveEvent(QMouseEvent* event) {
  const QRectF plot = plotRect();
  const double share = (event->position().x() - plot.left()) / plot.width();
  const bool on = figures_ && share >= 0.0 && share <= 1.0;
  point(on ? std::optional<double>(share * figures_->planeLength) : std::nullopt);
}

void ProfilePlot::leaveEvent(QEvent*) { point(std::nullopt); }

}  // namespace scarp
