#include "core/visibility/GroundBlock.h"

#include <algorithm>
#include <array>
#include <limits>

#include "core/base/Contract.h"

namespace scarp {

void GroundBlock::load(const HeightRaster& heights, const GridTurn& turn, const GridRect& rect,
                       const EarthCurve& curve) {
  rect_ = rect;
  places_ = static_cast<std::size_t>(rect.height());
  const std::size_t lines = static_cast<std::size_t>(rect.width());
  const GridRect source = turn.turnedBack(rect);
  read_.resize(lines * places_);
  samples_.resize(lines * places_);
  heights.read(source, read_);
  if (!curve.flat()) {
    auto height = read_.begin();
    for (int row = source.row0; row < source.row1; ++row)
      for (int column = source.column0; column < source.column1; ++column, ++height)
        *height = curve.sunk(*height, column, row);
  }
  hasHoles_ = false;
  for (const float height : read_) hasHoles_ |= height != height;

  // Read row by row, whichever way the lines run.
  if (!turn.swapped) {
    for (std::size_t place = 0; place < places_; ++place)
      for (std::size_t line = 0; line < lines; ++line)
        samples_[line * places_ + place] = read_[place * lines + line];
  } else {
    samples_.swap(read_);
  }
  if (turn.sign < 0) std::ranges::reverse(samples_);
}

float GroundBlock::highest(int firstLine, int lastLine, int firstPlace, int lastPlace) const {
  const std::size_t count = static_cast<std::size_t>(lastPlace - firstPlace) + 1;
  EXPECTS(count <= kMostPlaces);
  // A column of its own for each place lets the compiler take several at once.
  std::array<float, kMostPlaces> tops;
  tops.fill(-std::numeric_limits<float>::infinity());
  for (int l = firstLine; l <= lastLine; ++l) {
    const float* heights = line(l) + (firstPlace - rect_.row0);
    for (std::size_t i = 0; i < count; ++i) tops[i] = heights[i] > tops[i] ? heights[i] : tops[i];
  }
  return *std::max_element(tops.begin(), tops.end());
}

bool GroundBlock::isGround(int l, int place) const {
  if (l < rect_.column0 || l + 1 >= rect_.column1 || place < rect_.row0 || place + 1 >= rect_.row1)
    return false;
  const float *near = line(l) + (place - rect_.row0), *far = line(l + 1) + (place - rect_.row0);
  const float sum = near[0] + near[1] + far[0] + far[1];
  return sum == sum;
}

StripEdges GroundBlock::edges(int l, int place, bool front) const {
  const bool cell = isGround(l - 1, place);
  return {cell || isGround(l, place), !front && (cell || isGround(l - 1, place - 1)), !front && cell};
}

}  // namespace scarp
