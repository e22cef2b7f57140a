#include "ui/actions/BrushCatalog.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/Contract.h"
#include "core/brush/BrushKinds.h"
#include "core/brush/BrushSchema.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/SculptStroke.h"
#include "core/noise/Noise.h"
#include "core/script/BrushJson.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/Icons.h"

namespace scarp {

namespace {

constexpr double kRadius = 50.0;    ///< Metres.
constexpr double kAcross = 5.6;     ///< Radii from side to side.
constexpr double kStrongest = 0.4;  ///< Of the radius: a stroke that surely shows.
constexpr std::uint32_t kSeed = 11;

/// Rolling ground, as wide as the brush asks for.
Terrain ground(int samples, double radius, bool rough) {
  const double cell = kAcross * radius / samples;
  Terrain terrain{{samples, samples, cell, cell}, {}, HeightRaster(samples, samples, 0.0F)};
  std::vector<float> heights;
  const double relief = (rough ? 0.9 : 0.45) * radius;
  for (int row = 0; row < samples; ++row)
    for (int column = 0; column < samples; ++column) {
      const double x = kAcross * column / samples, y = kAcross * row / samples;
      const double tilt = 0.35 * radius * (1.0 - 2.0 * row / samples);
      heights.push_back(
          static_cast<float>(tilt + relief * fractalNoise(0.4 * x, 0.4 * y, rough ? 6 : 4, 0.4, kSeed)));
    }
  terrain.heights.write(terrain.frame.samples(), heights);
  return terrain;
}

/// The same brush where it can be seen in a small picture.
BrushSettings shownAs(BrushSettings brush) {
  brush.strength = std::max(brush.strength, kStrongest * brush.radius);
  brush.flow = std::max(brush.flow, kStrongest * brush.radius);
  brush.targetHeight = 0.35 * brush.radius;
  brush.cloneX = 1.2 * brush.radius;
  brush.cloneY = 1.6 * brush.radius;
  brush.symmetry.x = brush.symmetry.y = 0.0;
  brush.restoreTo = 0;
  return brush;
}

/// A form is set down once; all else is drawn, in a wave from side to side.
std::vector<StrokeSample> hand(const BrushSettings& brush) {
  const double r = brush.radius;
  if (brushKindInfo(brush.kind).traits.picture.once) return {{0.0, 0.0, 1.0, 0.0}, {0.0, 0.0, 1.0, 2.0}};
  if (brush.symmetry.kind != SymmetryKind::None)
    return {{1.6 * r, 0.3 * r, 1.0, 0.0}, {2.3 * r, 0.9 * r, 1.0, 0.5}};
  std::vector<StrokeSample> samples;
  constexpr int kSteps = 24;
  for (int i = 0; i <= kSteps; ++i) {
    const double t = 2.0 * i / kSteps - 1.0;
    // A light hand at the ends shows what pressure does.
    samples.push_back({1.9 * r * t, 0.8 * r * std::sin(2.6 * t), 1.0 - 0.7 * t * t, 0.5 + 0.5 * t});
  }
  return samples;
}

void stroke(TerrainDocument& document, const BrushSettings& brush) {
  SculptStroke stroke(document, brush);
  for (const StrokeSample& sample : hand(brush)) stroke.add(sample);
  stroke.finish();
}

/// Something for the brush to work against.
void prepare(TerrainDocument& document, const BrushSettings& brush) {
  const KindPicture& picture = brushKindInfo(brush.kind).traits.picture;
  if (!picture.before) return;
  BrushSettings before = shownAs({});
  before.kind = *picture.before;
  before.radius = picture.beforeRadius * brush.radius;
  before.strength = before.flow = kStrongest * brush.radius;
  stroke(document, before);
}

}  // namespace

BrushAtWork brushAtWork(const BrushSettings& settings, int samples) {
  EXPECTS(samples > 1 && validate(settings).ok());
  // At one size, however large the brush: floats and bumps are then alike for all.
  const BrushSettings brush = atRadius(settings, kRadius);
  TerrainDocument document(ground(samples, brush.radius, brushKindInfo(brush.kind).traits.picture.rough));
  prepare(document, brush);
  const HeightRaster before = document.heights();
  stroke(document, shownAs(brush));
  return {document.frame(), before, document.heights()};
}

namespace {

// From the left rim at the bottom over the top to the right rim.
QPainterPath profile(const QRectF& area, const BrushSettings& brush) {
  QPainterPath path(area.bottomLeft());
  const int steps = std::max(24, static_cast<int>(area.width()));
  for (int i = 0; i <= steps; ++i) {
    const double x = 2.0 * i / steps - 1.0;  // −1…1 of the radius
    path.lineTo(area.left() + area.width() * i / steps,
                area.bottom() - area.height() * brushWeight(brush, std::abs(x)));
  }
  path.lineTo(area.bottomRight());
  return path;
}

}  // namespace

BrushProfile::BrushProfile(QWidget* parent) : QWidget(parent) {
  setAccessibleName(tr("Brush profile"));
  setToolTip(tr("The brush cut through its middle: how much of its strength acts from rim to rim"));
  setFixedHeight(sizeHint().height());
}

void BrushProfile::setBrush(const BrushSettings& brush) {
  brush_ = brush;
  update();
}

void BrushProfile::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  const QRectF frame = QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5);
  painter.setPen(QPen(palette().color(QPalette::Mid), 1.0));
  painter.setBrush(palette().color(QPalette::Base));
  painter.drawRoundedRect(frame, 5, 5);

  const QRectF area = frame.adjusted(12, 11, -12, -10);
  if (brush_.innerRadius > 0.0) {
    QPen dashes(palette().color(QPalette::PlaceholderText), 1.0, Qt::DotLine);
    painter.setPen(dashes);
    for (const double side : {-1.0, 1.0}) {
      const double x = area.center().x() + side * brush_.innerRadius * 0.5 * area.width();
      painter.drawLine(QPointF(x, area.top() - 4), QPointF(x, area.bottom()));
    }
  }
  QColor fill = palette().color(QPalette::Highlight);
  fill.setAlphaF(0.3f);
  const QPainterPath path = profile(area, brush_);
  painter.fillPath(path, fill);
  painter.setPen(QPen(palette().color(QPalette::Highlight), 1.8));
  painter.drawPath(path);
  painter.setPen(QPen(palette().color(QPalette::Mid), 1.0));
  painter.drawLine(area.bottomLeft() - QPointF(6, 0), area.bottomLeft());
  painter.drawLine(area.bottomRight(), area.bottomRight() + QPointF(6, 0));
}

QIcon falloffIcon(Falloff falloff) {
  BrushSettings brush;
  brush.falloff = falloff;
  return drawnIcon([brush](QPainter& painter, const QRectF& rect, const IconInk& ink) {
    const double margin = 0.08 * rect.width();
    const QPainterPath path =
        profile(rect.adjusted(margin, 0.22 * rect.height(), -margin, -0.18 * rect.height()), brush);
    QColor fill = ink.accent;
    fill.setAlphaF(0.25f);
    painter.fillPath(path, fill);
    painter.setPen(QPen(ink.ink, rect.width() / 15.0, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.drawPath(path);
  });
}

QString falloffTitle(Falloff falloff) { return coreText(falloffNames().title(falloff)); }

namespace {

/// A section from south to north through ground that the kind was used on: as it was, in the accent's colour,
/// and as it became.
QIcon profileIcon(BrushKind kind) {
  constexpr int kSamples = 49;
  BrushSettings brush;
  brush.kind = kind;
  const BrushAtWork work = brushAtWork(brush, kSamples);
  const auto section = [](const HeightRaster& heights) {
    std::vector<double> all;
    for (int i = 0; i < kSamples; ++i) all.push_back(heights.at(kSamples / 2, kSamples - 1 - i));
    return all;
  };
  return drawnIcon([before = section(work.before), after = section(work.after)](
                       QPainter& painter, const QRectF& rect, const IconInk& ink) {
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (const auto* heights : {&before, &after})
      for (const double height : *heights)
        if (std::isfinite(height)) low = std::min(low, height), high = std::max(high, height);
    const double margin = 0.1 * rect.height(), span = std::max(high - low, 1e-9);
    const auto line = [&](const std::vector<double>& heights) {
      QPainterPath path;
      bool down = false;  // Holes interrupt it.
      for (int i = 0; i < kSamples; ++i) {
        const double height = heights[static_cast<std::size_t>(i)];
        const QPointF at(rect.left() + margin + (rect.width() - 2.0 * margin) * i / (kSamples - 1),
                         rect.bottom() - margin - (rect.height() - 2.0 * margin) * (height - low) / span);
        if (std::isfinite(height)) down ? path.lineTo(at) : path.moveTo(at);
        down = std::isfinite(height);
      }
      return path;
    };
    const double width = rect.height() / 14.0;
    painter.strokePath(line(before), QPen(ink.accent, 0.7 * width));
    painter.strokePath(line(after), QPen(ink.ink, width, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
  });
}

}  // namespace

std::vector<BrushGroup> brushCatalog() {
  std::vector<BrushGroup> groups;
  const char* group = "";
  for (const BrushKindInfo& info : brushKinds()) {
    const KindText& text = info.text;
    if (groups.empty() || std::string_view(group) != text.group)
      groups.push_back({coreText(text.group), {}});
    group = text.group;
    groups.back().entries.push_back(
        {info.kind, coreText(text.menuTitle), coreText(text.tip), QString::fromUtf8(text.key)});
  }
  return groups;
}

QIcon brushIcon(BrushKind kind) {
  const std::string_view name = brushKindInfo(kind).text.name;
  const QIcon drawing = icon(QString::fromUtf8(name.data(), static_cast<int>(name.size())));
  return drawing.isNull() ? profileIcon(kind) : drawing;
}

}  // namespace scarp
