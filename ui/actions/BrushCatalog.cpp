#include "ui/actions/BrushCatalog.h"

#include <QPainter>
#include <QPainterPath>
#include <algorithm>
#include <cmath>
#include <limits>

#include "ui/actions/BrushAtWork.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/Icons.h"

namespace scarp {
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
