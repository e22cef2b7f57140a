#include "core/io/ExportRows.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace scarp {

double Quantisation::above(double height) const {
  return fixedScale ? (height - min) / *fixedScale : (height - min) / (max - min) * divisor;
}

int Quantisation::clamped(double above) const {
  return static_cast<int>(std::clamp(first + above, static_cast<double>(first), static_cast<double>(last)));
}

int Quantisation::step(double height) const {
  if (std::isnan(height)) return hole.value_or(first);
  if (!(max > min)) return first;
  return clamped(std::round(above(height)));
}

int Quantisation::step(double height, int column, int row) const {
  if (!dither || !(max > min) || std::isnan(height)) return step(height);
  const auto fraction = [](double x) { return x - std::floor(x); };
  const double noise = fraction(52.9829189 * fraction(0.06711056 * column + 0.00583715 * row));
  return clamped(std::floor(above(height) + noise));
}

void ExportRows::metres(int fileRow, std::span<float> out) const {
  const int row = order_ == RowOrder::NorthFirst ? fileRow : rows() - 1 - fileRow;
  terrain_.heights.read({0, row, columns(), row + 1}, out);
  if (mirrored_) std::reverse(out.begin(), out.begin() + columns());
}

void ExportRows::stored(int fileRow, std::span<float> out) const {
  metres(fileRow, out);
  if (metresPerUnit_ == 1.0) return;
  std::ranges::transform(out, out.begin(), [this](float h) {
    return static_cast<float>(static_cast<double>(h) / metresPerUnit_);
  });
}

void ExportRows::storedWide(int fileRow, std::span<double> out) const {
  std::vector<float> heights(static_cast<std::size_t>(columns()));
  metres(fileRow, heights);
  std::ranges::transform(heights, out.begin(),
                         [this](float h) { return static_cast<double>(h) / metresPerUnit_; });
}

void ExportRows::steps(int fileRow, const Quantisation& quantisation, std::span<int> out) const {
  std::vector<float> heights(static_cast<std::size_t>(columns()));
  metres(fileRow, heights);
  for (int column = 0; column < columns(); ++column) {
    const auto i = static_cast<std::size_t>(column);
    out[i] = quantisation.step(static_cast<double>(heights[i]), column, fileRow);
  }
}

HeightSummary summarise(const HeightRaster& heights) {
  HeightSummary summary{std::numeric_limits<double>::infinity(), -std::numeric_limits<double>::infinity(), 0};
  const auto add = [&summary](float h, long long count) {
    if (std::isnan(h)) {
      summary.holes += count;
      return;
    }
    summary.min = std::min(summary.min, static_cast<double>(h));
    summary.max = std::max(summary.max, static_cast<double>(h));
  };
  HeightRaster::TilePtr last;  // One of one height may stand in many slots.
  long long lastArea = 0, lastHoles = 0;
  long long level = heights.rect().area();  // Samples of no tile.
  for (const int index : heights.heldSlots()) {
    const GridRect rect = heights.tileRect(index);
    const HeightRaster::TilePtr tile = heights.tile(index);
    level -= rect.area();
    if (tile == last && rect.area() == lastArea) {
      summary.holes += lastHoles;
      continue;
    }
    const long long holesBefore = summary.holes;
    for (int row = 0; row < rect.height(); ++row)
      for (int column = 0; column < rect.width(); ++column)
        add((*tile)[HeightRaster::offsetIn(column, row)], 1);
    last = tile;
    lastArea = rect.area();
    lastHoles = summary.holes - holesBefore;
  }
  if (level > 0) add(heights.fill(), level);
  if (summary.min > summary.max) summary.min = summary.max = 0.0;
  return summary;
}

}  // namespace scarp
