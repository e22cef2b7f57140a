#include "core/line/LineBalance.h"

#include <algorithm>
#include <cmath>

#include "core/line/Earthwork.h"
#include "core/line/LineField.h"

namespace scarp {

namespace {

constexpr double kBalanced = 1e-4;  ///< Of the larger of both.
constexpr int kMostTries = 60;

}  // namespace

bool hasShift(const LineSettings& settings) { return settings.heights >= LineHeights::Balance; }

double shiftOf(const Line& line, const HeightRaster& ground, const GridFrame& frame,
               std::span<const LineJoin> joins) {
  const LineSettings& settings = line.settings;
  if (!hasShift(settings)) return 0.0;
  const bool ofCut = settings.heights == LineHeights::CutVolume,
             ofFill = settings.heights == LineHeights::FillVolume;
  if (settings.earth == LineEarth::FillOnly && !ofFill) return 0.0;
  if (settings.earth == LineEarth::CutOnly && !ofCut) return 0.0;
  if ((ofCut || ofFill) && !(settings.volume > 0.0)) return 0.0;
  struct Tried {
    double shift, left;  ///< By how much it lies too low, cubic metres.
    bool balanced;
  };
  const auto attempt = [&](double shift) -> Tried {
    auto design = std::make_shared<const LineDesign>(designAt(line, ground, frame, shift, joins));
    if (design->empty()) return {shift, 0.0, true};
    const LineField field(frame, {design});
    const Earthwork work = earthworkBetween(ground, withLines(ground, field), frame);
    const double more = ofFill ? settings.volume : ofCut ? work.cut : work.cut * settings.shrink;
    const double less = ofCut ? settings.volume : work.fill;
    return {shift, more - less, std::abs(more - less) <= kBalanced * std::max(more, less)};
  };
  Tried low = attempt(0.0);
  if (low.balanced) return low.shift;
  // Raising it takes from the cut: the other end of a bracket lies that way.
  const double sense = low.left > 0.0 ? 1.0 : -1.0;
  Tried high = low;
  for (double far = 1.0; (high.left > 0.0) == (low.left > 0.0); far *= 4.0) {
    if (far > kMostShift) return 0.0;
    low = high;
    high = attempt(sense * far);
    if (high.balanced) return high.shift;
  }
  // Regula falsi, where the end that stays counts half (Illinois).
  double lowLeft = low.left, highLeft = high.left;
  for (int tries = 0; tries < kMostTries; ++tries) {
    double shift = (low.shift * highLeft - high.shift * lowLeft) / (highLeft - lowLeft);
    if (tries % 8 == 7) shift = 0.5 * (low.shift + high.shift);
    const Tried middle = attempt(shift);
    if (middle.balanced || middle.shift == low.shift || middle.shift == high.shift) return middle.shift;
    if ((middle.left > 0.0) == (low.left > 0.0)) {
      low = middle;
      lowLeft = middle.left;
      highLeft *= 0.5;
    } else {
      high = middle;
      highLeft = middle.left;
      lowLeft *= 0.5;
    }
  }
  return 0.5 * (low.shift + high.shift);
}

}  // namespace scarp
