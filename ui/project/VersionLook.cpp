#include "ui/project/VersionLook.h"

#include <QCoreApplication>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "core/document/LayerGroups.h"
#include "ui/render/OverviewPicture.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

constexpr int kSamples = 257;  ///< Along a side, about.
constexpr int kCoarse = 16;    ///< Every so many-th sample is there without its tile (TileSource::peek).
const QColor kMark(0xff, 0x9a, 0x2e);

struct VersionWords {
  Q_DECLARE_TR_FUNCTIONS(VersionLook)
};

/// Every so many-th sample.
HeightRaster thinned(const HeightRaster& heights, int stride) {
  const int columns = (heights.columns() - 1) / stride + 1, rows = (heights.rows() - 1) / stride + 1;
  std::vector<float> samples;
  samples.reserve(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
  for (int row = 0; row < rows; ++row)
    for (int column = 0; column < columns; ++column)
      samples.push_back(heights.at(column * stride, row * stride));
  HeightRaster thin(columns, rows, heights.fill());
  thin.write(thin.rect(), samples);
  return thin;
}

HeightRange rangeOf(const HeightRaster& heights) {
  HeightRange range{INFINITY, -INFINITY};
  for (int row = 0; row < heights.rows(); ++row)
    for (int column = 0; column < heights.columns(); ++column) {
      const float height = heights.at(column, row);
      if (std::isnan(height)) continue;
      range.low = std::min(range.low, height);
      range.high = std::max(range.high, height);
    }
  return range;
}

bool same(float a, float b) { return a == b || (std::isnan(a) && std::isnan(b)); }

/// How the ground of two states of one size differs.
struct Difference {
  long long samples = 0;
  double most = 0.0;  ///< Metres.
};

/// Marks it in a picture, each pixel of which stands for so many samples along a side.
Difference mark(QImage& picture, int samples, const HeightRaster& heights, const HeightRaster& others) {
  Difference difference;
  for (int row = 0; row < heights.rows(); ++row)
    for (int column = 0; column < heights.columns(); ++column) {
      const float a = heights.at(column, row), b = others.at(column, row);
      if (same(a, b)) continue;
      ++difference.samples;
      if (!std::isnan(a - b))
        difference.most = std::max(difference.most, std::abs(static_cast<double>(a) - b));
      const QPoint pixel(column / samples, row / samples);
      if (column % samples != 0 || row % samples != 0 || !picture.rect().contains(pixel)) continue;
      const QColor there = picture.pixelColor(pixel);
      const auto mix = [](int from, int to) { return (from + to) / 2; };
      picture.setPixelColor(pixel, QColor(mix(there.red(), kMark.red()), mix(there.green(), kMark.green()),
                                          mix(there.blue(), kMark.blue())));
    }
  return difference;
}

QString groundLine(const Difference& difference, long long all) {
  if (difference.samples == 0) return VersionWords::tr("Ground: no visible difference");
  const double share = 100.0 * static_cast<double>(difference.samples) / static_cast<double>(all);
  return VersionWords::tr("Ground: %1 % is other, by up to %2")
      .arg(share < 0.1 ? QStringLiteral("< 0.1") : numberText(share, 2), shortLengthText(difference.most, 3));
}

QString countLine(const QString& name, std::size_t then, std::size_t now) {
  if (then == now) return QStringLiteral("%1: %2").arg(name).arg(then);
  return VersionWords::tr("%1: %2 (now %3)").arg(name).arg(then).arg(now);
}

}  // namespace

VersionLook versionLook(const DocumentParts& version, const DocumentParts& present) {
  const HeightRaster& heights = version.rasters.at(kGround);
  const HeightRaster& others = present.rasters.at(kGround);
  const GridFrame& frame = version.state.frame;
  int stride = (std::max(frame.columns, frame.rows) - 1) / kSamples + 1;
  if (2 * stride >= kCoarse) stride = std::max(1, stride / kCoarse) * kCoarse;
  const HeightRaster thin = thinned(heights, stride);
  VersionLook look;
  GridFrame small = frame;
  small.columns = thin.columns();
  small.rows = thin.rows();
  small.dx *= stride;
  small.dy *= stride;
  const OverviewPicture overview(thin, small, rangeOf(thin));
  look.picture = overview.image().copy();
  QStringList lines{VersionWords::tr("Size: %1 × %2 samples at %3")
                        .arg(frame.columns)
                        .arg(frame.rows)
                        .arg(shortLengthText(frame.cellSize(), 4))};
  if (heights.rect() == others.rect())
    lines +=
        groundLine(mark(look.picture, overview.stride(), thin, thinned(others, stride)), thin.rect().area());
  else
    lines += VersionWords::tr("Ground: of another size than the present one");
  // Cells need not be square.
  const double shape = frame.depth() / frame.width();
  look.picture = look.picture.scaled(look.picture.width(), std::max(1, qRound(look.picture.width() * shape)),
                                     Qt::IgnoreAspectRatio, Qt::SmoothTransformation);
  lines += countLine(VersionWords::tr("Layers"), withoutGroups(version.state.layers).size(),
                     withoutGroups(present.state.layers).size());
  lines += countLine(VersionWords::tr("Objects"), version.objects.size(), present.objects.size());
  look.facts = lines.join(QLatin1Char('\n'));
  return look;
}

}  // namespace scarp
