#include "ui/lines/SectionEditor.h"

#include <QCheckBox>
#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>
#include <QVBoxLayout>
#include <algorithm>
#include <cmath>

#include "ui/widgets/Controls.h"
#include "ui/widgets/GraphDrawing.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

constexpr double kGrabbedCorner = 9.0;  ///< Pixels from a corner within which it is meant.
constexpr double kBeside = 0.35;        ///< Of the half of the section, for the side slopes beside it.
constexpr double kLeastHigh = 1.0;      ///< Metres that the picture holds from bottom to top at least.
constexpr double kMostTaller = 10.0;    ///< Of heights beside widths.
constexpr double kTidy = 0.01, kKeyStep = 0.05;  ///< Metres.
constexpr double kFarCorner = 1e4;               ///< Metres.
constexpr std::size_t kMostSideCorners = 64;

double tidied(double metres) { return std::round(metres / kTidy) * kTidy; }

/// What a line without corners of its own has beside its bed.
LineSection plainSection(const LineSettings& settings) {
  LineSection section;
  if (settings.shoulder > 0.0) section.left = {{settings.shoulder, -settings.crown * settings.shoulder}};
  section.right = section.left;
  return section;
}

}  // namespace

SectionEditor::SectionEditor(QWidget* parent) : QWidget(parent), alike_(new QCheckBox(tr("Both sides alike"))) {
  setObjectName(QStringLiteral("sectionEditor"));
  setAccessibleName(tr("Cross-section"));
  setToolTip(tr("Drag a corner; press beside the bed for a new one; double-click it to remove it"));
  setFixedHeight(sizeHint().height());
  setFocusPolicy(Qt::StrongFocus);
  setMouseTracking(true);
  describe(alike_, "sectionAlike",
           {.tip = tr("A corner that is moved on one side moves on the other side too")});
  alike_->setChecked(true);
  auto* const column = bareLayout<QVBoxLayout>(this);
  column->addStretch(1);
  column->addWidget(alike_);
  connect(alike_, &QCheckBox::clicked, this, [this](bool alike) {
    if (alike && section_.left != section_.right) once([this] { edited(true); });
  });
}

void SectionEditor::showSettings(const LineSettings& settings) {
  if (dragging_ || settings == settings_) return;
  settings_ = settings;
  const auto own = readLineSection(settings.section);
  LineSection section = own && !own->empty() ? *own : plainSection(settings);
  if (section.left != section.right) alike_->setChecked(false);
  if (section != section_) {
    section_ = std::move(section);
    under_.reset();
    if (chosen_ && chosen_->index >= side(chosen_->left).size()) chosen_.reset();
  }
  scale_ = fitted();
  update();
}

QRectF SectionEditor::area() const {
  return QRectF(rect()).adjusted(8.0, 8.0 + fontMetrics().height(), -8.0, -14.0 - alike_->sizeHint().height());
}

LineSectionPoint SectionEditor::origin() const {
  const double half = 0.5 * settings_.width;
  return section_.fromMiddle ? LineSectionPoint{0.0, 0.0} : LineSectionPoint{half, -settings_.crown * half};
}

SectionEditor::Scale SectionEditor::fitted() const {
  const LineSectionPoint edge = origin();
  const double half = std::max((1.0 + kBeside) * (edge.out + section_.extent()), 0.5);
  double low = std::min(0.0, edge.up), high = std::max(0.0, edge.up);
  for (const bool left : {true, false})
    for (const LineSectionPoint& corner : side(left)) {
      low = std::min(low, edge.up + corner.up);
      high = std::max(high, edge.up + corner.up);
    }
  const QRectF a = area();
  const double across = 0.5 * a.width() / half;
  const double up = std::min(a.height() / std::max(kLeastHigh, 1.7 * (high - low)), kMostTaller * across);
  return {across, up, 0.5 * (low + high)};
}

QPointF SectionEditor::toPixel(double right, double up) const {
  const QPointF middle = area().center();
  return {middle.x() + right * scale_.across, middle.y() - (up - scale_.middle) * scale_.up};
}

QPointF SectionEditor::pixelOf(const Corner& corner) const {
  const LineSectionPoint edge = origin(), point = side(corner.left)[corner.index];
  return toPixel((corner.left ? -1.0 : 1.0) * (edge.out + point.out), edge.up + point.up);
}

LineSectionPoint SectionEditor::toSection(const QPointF& pixel) const {
  const LineSectionPoint edge = origin();
  const QPointF away = pixel - area().center();
  return {std::abs(away.x()) / scale_.across - edge.out, scale_.middle - away.y() / scale_.up - edge.up};
}

std::vector<SectionEditor::Corner> SectionEditor::corners() const {
  std::vector<Corner> all;
  for (std::size_t i = section_.left.size(); i-- > 0;) all.push_back({true, i});
  for (std::size_t i = 0; i < section_.right.size(); ++i) all.push_back({false, i});
  return all;
}

std::optional<SectionEditor::Corner> SectionEditor::cornerAt(const QPointF& pixel) const {
  std::optional<Corner> nearest;
  double least = kGrabbedCorner;
  for (const Corner& corner : corners()) {
    const QPointF away = pixelOf(corner) - pixel;
    const double distance = std::hypot(away.x(), away.y());
    if (distance > least) continue;
    least = distance;
    nearest = corner;
  }
  return nearest;
}

void SectionEditor::edited(bool left) {
  if (alike_->isChecked()) side(!left) = side(left);
  update();
  Q_EMIT sectionEdited(lineSectionText(section_));
}

void SectionEditor::once(const std::function<void()>& edit) {
  Q_EMIT editBegun();
  edit();
  scale_ = fitted();
  Q_EMIT editEnded(true);
}

void SectionEditor::move(const Corner& corner, LineSectionPoint to) {
  std::vector<LineSectionPoint>& points = side(corner.left);
  const double from = corner.index == 0 ? 0.0 : points[corner.index - 1].out;
  const double most = corner.index + 1 == points.size() ? kFarCorner : points[corner.index + 1].out;
  points[corner.index] = {std::clamp(tidied(to.out), from, most),
                          std::clamp(tidied(to.up), -kFarCorner, kFarCorner)};
  edited(corner.left);
}

void SectionEditor::remove(const Corner& corner) {
  std::vector<LineSectionPoint>& points = side(corner.left);
  // Corners that count from the middle are all that there is.
  if (section_.fromMiddle && points.size() == 1) return;
  points.erase(points.begin() + static_cast<std::ptrdiff_t>(corner.index));
  chosen_.reset();
  under_.reset();
  edited(corner.left);
}

std::optional<SectionEditor::Corner> SectionEditor::add(const QPointF& pixel) {
  const bool left = pixel.x() < area().center().x();
  const LineSectionPoint at = toSection(pixel);
  std::vector<LineSectionPoint>& points = side(left);
  if (at.out <= 0.0 || points.size() >= kMostSideCorners) return std::nullopt;
  const auto next = std::ranges::find_if(points, [&](const LineSectionPoint& p) { return p.out > at.out; });
  const Corner corner{left, static_cast<std::size_t>(next - points.begin())};
  points.insert(next, at);
  move(corner, at);
  return corner;
}

void SectionEditor::mousePressEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton) return event->ignore();
  before_ = section_;
  chosen_ = cornerAt(event->position());
  Q_EMIT editBegun();
  dragging_ = true;
  if (!chosen_) chosen_ = add(event->position());
  if (!chosen_) {
    dragging_ = false;
    Q_EMIT editEnded(true);
  }
  update();
}

void SectionEditor::mouseMoveEvent(QMouseEvent* event) {
  if (dragging_) return move(*chosen_, toSection(event->position()));
  if (const auto under = cornerAt(event->position()); under != under_) {
    under_ = under;
    update();
  }
}

void SectionEditor::mouseReleaseEvent(QMouseEvent* event) {
  if (event->button() != Qt::LeftButton || !dragging_) return;
  dragging_ = false;
  scale_ = fitted();
  Q_EMIT editEnded(true);
  update();
}

void SectionEditor::mouseDoubleClickEvent(QMouseEvent* event) {
  // The first click of the two may have made the corner: that it goes again is what one would expect.
  if (const auto corner = cornerAt(event->position())) once([&] { remove(*corner); });
}

void SectionEditor::leaveEvent(QEvent*) {
  under_.reset();
  update();
}

void SectionEditor::keyPressEvent(QKeyEvent* event) {
  if (event->key() == Qt::Key_Escape && dragging_) {
    dragging_ = false;
    chosen_.reset();
    section_ = before_;
    Q_EMIT sectionEdited(settings_.section);
    return Q_EMIT editEnded(false);
  }
  const std::vector<Corner> all = corners();
  if (dragging_ || all.empty()) return QWidget::keyPressEvent(event);
  if (!chosen_) {
    // The keyboard begins with the first corner.
    if (event->key() != Qt::Key_Right && event->key() != Qt::Key_Left) return QWidget::keyPressEvent(event);
    chosen_ = event->key() == Qt::Key_Right ? all.front() : all.back();
    return update();
  }
  LineSectionPoint to = side(chosen_->left)[chosen_->index];
  const double outward = chosen_->left ? -kKeyStep : kKeyStep;
  switch (event->key()) {
    case Qt::Key_Delete:
    case Qt::Key_Backspace:
      return once([this] { remove(*chosen_); });
    case Qt::Key_Left:
      to.out -= outward;
      break;
    case Qt::Key_Right:
      to.out += outward;
      break;
    case Qt::Key_Up:
      to.up += kKeyStep;
      break;
    case Qt::Key_Down:
      to.up -= kKeyStep;
      break;
    case Qt::Key_PageUp:
    case Qt::Key_PageDown: {
      const auto at = static_cast<std::size_t>(std::ranges::find(all, *chosen_) - all.begin());
      chosen_ = all[(at + (event->key() == Qt::Key_PageUp ? 1 : all.size() - 1)) % all.size()];
      return update();
    }
    default:
      return QWidget::keyPressEvent(event);
  }
  once([&] { move(*chosen_, to); });
}

void SectionEditor::focusOutEvent(QFocusEvent* event) {
  chosen_.reset();
  update();
  QWidget::focusOutEvent(event);
}

void SectionEditor::resizeEvent(QResizeEvent*) { scale_ = fitted(); }

QString SectionEditor::saidOf(const Corner& corner) const {
  const LineSectionPoint point = side(corner.left)[corner.index];
  return tr("%1 out, %2 up").arg(shortLengthText(point.out, 4), shortLengthText(point.up, 4));
}

void SectionEditor::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QPalette& colours = palette();
  const QRectF frame = QRectF(rect()).adjusted(0.0, 0.0, 0.0, -4.0 - alike_->sizeHint().height());
  drawPlotGround(painter, frame, colours);
  if (hasFocus()) {
    painter.setPen(QPen(colours.color(QPalette::Highlight), 1.0));
    painter.setBrush(Qt::NoBrush);
    painter.drawRoundedRect(frame.adjusted(0.5, 0.5, -0.5, -0.5), 5, 5);
  }
  const QRectF a = area();
  QColor faint = colours.color(QPalette::Mid);
  painter.setPen(QPen(faint, 1.0, Qt::DashLine));
  painter.drawLine(QPointF(a.center().x(), a.top()), QPointF(a.center().x(), frame.bottom() - 4.0));

  // From the left side slope over the bed to the right one.
  const LineSectionPoint edge = origin();
  QPolygonF shape;
  const auto corner = [&](double right, double up) { shape << toPixel(right, up); };
  // The shorter side goes on level as far as the longer one.
  const double extent = section_.extent();
  const auto levelEnd = [&](bool left) {
    const double up = side(left).empty() ? 0.0 : side(left).back().up;
    corner((left ? -1.0 : 1.0) * (edge.out + extent), edge.up + up);
  };
  levelEnd(true);
  for (std::size_t i = section_.left.size(); i-- > 0;) shape << pixelOf({true, i});
  if (edge.out > 0.0) {
    corner(-edge.out, edge.up);
    corner(0.0, 0.0);
    corner(edge.out, edge.up);
  } else {
    corner(0.0, 0.0);
  }
  for (std::size_t i = 0; i < section_.right.size(); ++i) shape << pixelOf({false, i});
  levelEnd(false);
  const bool cuts = settings_.earth != LineEarth::FillOnly, fills = settings_.earth != LineEarth::CutOnly;
  const double runLeft = cuts ? settings_.cut : -settings_.fill, runRight = fills ? settings_.fill : -settings_.cut;
  // As far as the frame goes.
  const double leftWay = (shape.front().x() - frame.left()) / scale_.across;
  const double rightWay = (frame.right() - shape.back().x()) / scale_.across;
  const QPointF leftEnd(frame.left(), shape.front().y() - leftWay / runLeft * scale_.up);
  const QPointF rightEnd(frame.right(), shape.back().y() + rightWay / runRight * scale_.up);

  painter.save();
  painter.setClipRect(frame.adjusted(1.0, 1.0, -1.0, -1.0));
  QPolygonF earth;
  earth << leftEnd << shape << rightEnd << QPointF(frame.right(), frame.bottom() + 1e4)
        << QPointF(frame.left(), frame.bottom() + 1e4);
  QColor ground = colours.color(QPalette::Highlight);
  ground.setAlphaF(0.18f);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ground);
  painter.drawPolygon(earth);
  painter.setPen(QPen(colours.color(QPalette::PlaceholderText), 1.5, Qt::DashLine));
  painter.drawLine(leftEnd, shape.front());
  painter.drawLine(shape.back(), rightEnd);
  painter.setPen(QPen(colours.color(QPalette::Highlight), 2.0));
  painter.setBrush(Qt::NoBrush);
  painter.drawPolyline(shape);
  painter.restore();

  QFont small = font();
  small.setPointSizeF(0.85 * small.pointSizeF());
  painter.setFont(small);
  painter.setPen(colours.color(QPalette::PlaceholderText));
  const QRectF words(a.left(), frame.top() + 3.0, a.width(), fontMetrics().height());
  painter.drawText(words, Qt::AlignLeft | Qt::AlignVCenter, cuts ? tr("Left, in cut") : tr("Left, in fill"));
  painter.drawText(words, Qt::AlignRight | Qt::AlignVCenter, fills ? tr("Right, in fill") : tr("Right, in cut"));
  painter.drawText(words, Qt::AlignCenter, tr("Heights × %1").arg(numberText(scale_.up / scale_.across, 2)));

  for (const Corner& one : corners()) {
    const bool chosen = chosen_ == one;
    painter.setPen(QPen(colours.color(QPalette::Text), 1.5));
    painter.setBrush(colours.color(chosen ? QPalette::Highlight : QPalette::Base));
    const double radius = chosen || under_ == one ? 5.0 : 4.0;
    painter.drawEllipse(pixelOf(one), radius, radius);
  }
  if (const auto said = chosen_ ? chosen_ : under_)
    drawPlotTip(painter, pixelOf(*said) + QPointF(0.0, 8.0), saidOf(*said), width(), colours);
}

}  // namespace scarp
