#include "core/io/HeightRule.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <utility>
#include <vector>

#include "core/base/ShortNumber.h"
#include "core/io/HeightDatum.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

bool readsDepths(const SourceInfo& info, const ImportOptions& options) {
  return !options.range && options.depths.value_or(!info.depths.empty());
}

HeightRule heightRule(const SourceInfo& info, const ImportOptions& options) {
  HeightRule rule;
  rule.nodata = options.nodata ? options.nodata : info.nodata;
  rule.scale = options.scale.value_or(info.scale);
  rule.offset = options.offset.value_or(info.offset);
  rule.metres = metresPerUnit(options.verticalUnit.value_or(info.verticalUnit)).value_or(1.0);
  if (readsDepths(info, options)) rule.metres = -rule.metres;
  if (options.srgb.value_or(false))
    rule.srgbWhite = stepsOf(info.sampleType, options.bands.value_or(BandUse()).kind).last;
  return rule;
}

void spread(HeightRule& rule, const ImportRange& range, const StepRange& steps, double low, double high) {
  const bool ofSteps = range.of == ImportRange::Of::Steps;
  const double from = rule.linear(ofSteps ? steps.first : low), to = rule.linear(ofSteps ? steps.last : high);
  rule.scale = from < to ? (range.highest - range.lowest) / (to - from) : 0.0;
  rule.offset = range.lowest - rule.scale * from;
  rule.metres = 1.0;
}

bool correctRule(HeightRule& rule, const ImportOptions& options, double low, double high) {
  const double before = rule.metres;
  const auto [least, greatest] = rule.heightsInUnit(low, high);
  if (!options.depths && rule.metres < 0.0 && least >= 0.0 && greatest > 0.0) rule.metres = -rule.metres;
  const bool certain = options.verticalUnit || std::abs(rule.metres) == 1.0;
  if (!certain && !plausibleHeights(least * rule.metres, greatest * rule.metres) &&
      plausibleHeights(least, greatest))
    rule.metres = std::copysign(1.0, rule.metres);
  return rule.metres != before;
}

RoundingNote roundingNote(const HeightRule& rule, double rounding, double low, double high) {
  const double a = rule.inFileUnit(low), b = rule.inFileUnit(high);
  const double least = std::min(a, b), range = std::abs(b - a);
  // From a round number near the lowest height they need fewer digits.
  const double step = std::pow(10.0, std::ceil(std::log10(std::max(range, 1e-3))));
  const double zero = std::floor(least / step) * step;
  const double kept = std::max(std::abs(least - zero), std::abs(least + range - zero)) *
                      std::abs(rule.metres) *
                      (0.5 * static_cast<double>(std::numeric_limits<float>::epsilon()));
  constexpr double kWorthwhile = 8.0;
  if (zero == 0.0 || !(kept * kWorthwhile < rounding))
    return {Message("heights are rounded to 32 bits, by up to %1", metres(rounding))};
  return {Message("heights are rounded to 32 bits, by up to %1; an offset of %2 would keep them within %3",
                  metres(rounding), nineDigits(rule.offset - zero), metres(kept)),
          true};
}

Result<VoidDetector> scanValues(SampleSource& source, const HeightRule& rule, const Progress& progress) {
  VoidDetector voids;
  const int columns = source.info().columns, rows = source.info().rows;
  constexpr int strip = 128;
  std::vector<double> stored(static_cast<std::size_t>(std::min(strip, rows)) * columns);
  for (int row = 0; row < rows; row += strip) {
    if (!keepGoing(progress, static_cast<double>(row) / rows)) return Error::cancel();
    const int count = std::min(strip, rows - row);
    const auto samples = std::span(stored).first(static_cast<std::size_t>(count) * columns);
    source.watch(partOf(progress, static_cast<double>(row) / rows, static_cast<double>(row + count) / rows));
    if (auto read = source.read(row, count, samples); !read) return read.error();
    std::ranges::transform(samples, samples.begin(), [&](double s) { return rule.ground(s); });
    voids.add(samples);
  }
  return voids;
}

Result<void> checkOptions(const std::string& path, const ImportOptions& options) {
  if (options.cellSize)
    if (const auto fit = checkCellSize(*options.cellSize); !fit) return errorIn(path, fit.error());
  if (options.scale && !(std::isfinite(*options.scale) && *options.scale != 0.0))
    return errorIn(path, "scale %1 is out of range (finite, not 0)", shortNumber(*options.scale));
  if (options.offset && !std::isfinite(*options.offset))
    return errorIn(path, "the offset must be a finite number");
  if (options.verticalUnit && !metresPerUnit(*options.verticalUnit))
    return errorIn(path, "'%1' is no unit of height; use %2", *options.verticalUnit, verticalUnitNames());
  const auto kind = options.bands.value_or(BandUse()).kind;
  if (options.srgb.value_or(false) && kind != BandUse::Kind::Band && kind != BandUse::Kind::Luminance)
    return errorIn(path, "heights that are encoded in colours are not sRGB-encoded");
  if (options.range)
    if (const auto fit = checkHeights(options.range->lowest, options.range->highest); !fit)
      return errorIn(path, fit.error());
  return {};
}

namespace {

constexpr std::array<double, 6> lowVoids{-32768.0, -32767.0, -9999.0, -99999.0, -999999.0, -10000.0};
constexpr std::array<double, 1> highVoids{32767.0};

// Apart by more than half of what the ground itself spans, and by more than any cliff.
bool farApart(double sentinel, double nearest, double furthest) {
  const double gap = std::abs(nearest - sentinel);
  return gap >= 1000.0 && gap >= 0.5 * std::abs(furthest - nearest);
}

}  // namespace

void VoidDetector::add(std::span<const double> samples) {
  for (const double value : samples) {
    if (value < secondLowest_ && value != lowest_)
      secondLowest_ = value < lowest_ ? std::exchange(lowest_, value) : value;
    if (value > secondHighest_ && value != highest_)
      secondHighest_ = value > highest_ ? std::exchange(highest_, value) : value;
  }
}

void VoidDetector::add(const VoidDetector& other) {
  for (const double value : {other.lowest_, other.secondLowest_, other.highest_, other.secondHighest_})
    if (std::isfinite(value)) add(std::span(&value, 1));
}

double VoidDetector::undeclaredVoid() const {
  constexpr double none = std::numeric_limits<double>::quiet_NaN();
  if (!any() || lowest_ == highest_) return none;
  if (std::ranges::find(lowVoids, lowest_) != lowVoids.end() && farApart(lowest_, secondLowest_, highest_))
    return lowest_;
  if (std::ranges::find(highVoids, highest_) != highVoids.end() &&
      farApart(highest_, secondHighest_, lowest_))
    return highest_;
  return none;
}

}  // namespace scarp
