#include "core/material/GroundMeasures.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/base/Contract.h"
#include "core/brush/DabWork.h"
#include "core/material/ConditionWeight.h"
#include "core/material/GroundRows.h"
#include "core/material/MaterialSchema.h"

namespace scarp {

namespace {

constexpr float kNoMeasure = std::numeric_limits<float>::quiet_NaN();
constexpr double kThinDeposits = 1e-3;  ///< Metres.
constexpr double kAxisTails = 0.005;    ///< Share of the values on each side that an axis may leave out.

bool always(const RuleCondition&, const RuleCondition&) { return true; }

template <int samples>
int reaches(const MeasureSource&) {
  return samples;
}

double quantileOf(std::vector<float>& values, double share) {
  const auto place = static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
  std::nth_element(values.begin(), values.begin() + place, values.end());
  return values[static_cast<std::size_t>(place)];
}

void spanValues(const RuleCondition&, const GridFrame&, std::vector<float>& values, MeasureHistogram& axis) {
  axis.low = values.empty() ? 0.0 : quantileOf(values, 0.0);
  const double most = values.empty() ? 0.0 : quantileOf(values, 1.0);
  axis.high = most > axis.low ? most : axis.low + 1.0;
}

/// For values of either sign: an axis with 0 in its middle.
void spanBothSigns(const RuleCondition&, const GridFrame&, std::vector<float>& values,
                   MeasureHistogram& axis) {
  if (!values.empty())
    axis.high =
        std::max(std::abs(quantileOf(values, kAxisTails)), std::abs(quantileOf(values, 1 - kAxisTails)));
  if (!(axis.high > 0.0)) axis.high = 1.0;
  axis.low = -axis.high;
}

/// The values from a quantile on, with a soft beginning of a tenth of the axis.
template <int percent>
void fromQuantile(const MeasureHistogram& histogram, const GridFrame&, RuleCondition& condition) {
  condition.low = roundedToDigits(histogram.quantile(percent / 100.0));
  condition.softLow = roundedToDigits(0.1 * (histogram.high - histogram.low));
}

/// Measures the rows of a tile, one after the other.
void computeRows(const TileGround& ground, MeasurePlane& plane,
                 void (*measure)(const GroundRow& row, int count, float* out)) {
  float* const out = plane.make();
  const auto perX = static_cast<float>(1.0 / ground.frame.dx),
             perY = static_cast<float>(1.0 / ground.frame.dy);
  for (int row = 0; row < ground.rect.height(); ++row)
    measure({ground.heights(row), TileGround::kStride, perX, perY}, ground.rect.width(),
            out + std::ptrdiff_t{row} * HeightRaster::tileSize);
}

void computeCurvature(const MeasureSource&, const TileGround& ground, MeasurePlane& plane) {
  float* const out = plane.make();
  ScratchArray<float> bends(std::size_t{3} * TileGround::kStride);
  const auto bendsOf = [&](int row) { return bends.data() + (row + 3) % 3 * TileGround::kStride; };
  const auto perX = static_cast<float>(1.0 / ground.frame.dx),
             perY = static_cast<float>(1.0 / ground.frame.dy);
  const int width = ground.rect.width();
  for (int row = -1; row <= ground.rect.height(); ++row) {
    bendRow({ground.heights(row) - 1, TileGround::kStride, perX, perY}, width + 2, bendsOf(row));
    if (row > 0)
      smoothRow(bendsOf(row - 2), bendsOf(row - 1), bendsOf(row), width,
                out + std::ptrdiff_t{row - 1} * HeightRaster::tileSize);
  }
}

void computeNoise(const MeasureSource& source, const TileGround& ground, MeasurePlane& plane) {
  const GridRect& rect = ground.rect;
  if (source.sheet) {
    source.sheet->require(rect);
    return plane.lend(source.sheet->row(rect.column0, rect.row0), HeightRaster::tileSize);
  }
  float* const out = plane.make();
  const auto square = [](int at) { return at / kNoiseSquare * kNoiseSquare; };
  for (int row = square(ground.row); row < ground.row + rect.height(); row += kNoiseSquare)
    for (int column = square(ground.column); column < ground.column + rect.width(); column += kNoiseSquare)
      noiseSquare(*source.noise, rect.column0 - ground.column + column, rect.row0 - ground.row + row,
                  out + HeightRaster::offsetIn(column, row), HeightRaster::tileSize);
  plane.lend(out + HeightRaster::offsetIn(ground.column, ground.row), HeightRaster::tileSize);
}

}  // namespace

double farthestFromLines(const RuleCondition& condition) {
  // The depths in beds, which areas may have more of.
  return openHigh(condition) ? condition.radius
                             : std::max(condition.radius, condition.high + condition.softHigh);
}

double roundedToDigits(double value) {
  if (value == 0.0) return value;
  const double digit = std::pow(10.0, std::floor(std::log10(std::abs(value))) - 1.0);
  return std::round(value / digit) * digit;
}

std::span<const GroundMeasureRow> groundMeasures() {
  using Condition = RuleCondition;
  using Values = std::vector<float>;
  static constexpr std::array rows{
      GroundMeasureRow{
          .measure = GroundMeasure::Height,
          .key = "height",
          .title = "Height",
          .unit = " m",
          .rangePlace = 2,
          .alike = always,
          .reach = reaches<0>,
          .compute = [](const MeasureSource&, const TileGround& ground,
                        MeasurePlane& plane) { plane.lend(ground.heights(0), TileGround::kStride); },
          .setAxis = spanValues,
          .setRange = fromQuantile<60>},
      GroundMeasureRow{.measure = GroundMeasure::Slope,
                       .key = "slope",
                       .title = "Slope",
                       .unit = "°",
                       .rangePlace = 1,
                       .alike = always,
                       .reach = reaches<1>,
                       .compute = [](const MeasureSource&, const TileGround& ground,
                                     MeasurePlane& plane) { computeRows(ground, plane, slopeRow); },
                       .setAxis = [](const Condition&, const GridFrame&, Values&,
                                     MeasureHistogram& axis) { axis.high = 90.0; },
                       .setRange =
                           [](const MeasureHistogram& histogram, const GridFrame&, Condition& condition) {
                             condition.low = std::max(1.0, roundedToDigits(histogram.quantile(0.75)));
                             condition.softLow = roundedToDigits(0.3 * condition.low);
                           }},
      GroundMeasureRow{.measure = GroundMeasure::Aspect,
                       .key = "aspect",
                       .title = "Aspect",
                       .unit = "°",
                       .low = -360.0,
                       .high = 360.0,
                       .rangePlace = 3,
                       .alike = always,
                       .reach = reaches<1>,
                       .compute = [](const MeasureSource&, const TileGround& ground,
                                     MeasurePlane& plane) { computeRows(ground, plane, aspectRow); },
                       .setAxis = [](const Condition&, const GridFrame&, Values&,
                                     MeasureHistogram& axis) { axis.high = 360.0; },
                       .setRange =
                           [](const MeasureHistogram&, const GridFrame&, Condition& condition) {
                             condition.low = 315.0;
                             condition.high = 45.0;
                             condition.softLow = condition.softHigh = 30.0;
                           }},
      GroundMeasureRow{.measure = GroundMeasure::Curvature,
                       .key = "curvature",
                       .title = "Curvature",
                       .unit = " 1/m",
                       .rangePlace = 4,
                       .alike = always,
                       .reach = reaches<2>,
                       .compute = computeCurvature,
                       .setAxis = spanBothSigns,
                       .setRange = fromQuantile<85>},
      GroundMeasureRow{
          .measure = GroundMeasure::Concavity,
          .key = "concavity",
          .title = "Concavity",
          .unit = " m",
          .rangePlace = 5,
          .alike = [](const Condition& one, const Condition& other) { return one.radius == other.radius; },
          .prepare =
              [](const Condition& condition, const GridFrame& frame, MeasureSource& source) {
                source.around = Surroundings::within(frame, condition.radius);
              },
          .reach = [](const MeasureSource& source) { return source.around->reach(); },
          .compute =
              [](const MeasureSource& source, const TileGround& ground, MeasurePlane& plane) {
                aboveSurroundings(ground.inputs.heights, ground.rect, *source.around, plane.make(),
                                  HeightRaster::tileSize);
              },
          .setAxis = spanBothSigns,
          .setRange =
              [](const MeasureHistogram& histogram, const GridFrame&, Condition& condition) {
                condition.high = roundedToDigits(histogram.quantile(0.15));
                condition.softHigh = roundedToDigits(0.1 * (histogram.high - histogram.low));
              }},
      GroundMeasureRow{
          .measure = GroundMeasure::Drainage,
          .key = "drainage",
          .title = "Drainage area",
          .unit = " m²",
          .high = kLongestSide * kLongestSide,
          .rangePlace = 6,
          .alike = always,
          .reach = reaches<0>,
          .compute = [](const MeasureSource&, const TileGround& ground,
                        MeasurePlane& plane) { plane.take(ground, ground.inputs.drainage, kNoMeasure); },
          .setAxis =
              [](const Condition&, const GridFrame& frame, Values& values, MeasureHistogram& axis) {
                axis.low = frame.dx * frame.dy;
                axis.high = std::max(values.empty() ? frame.width() * frame.depth() : quantileOf(values, 1.0),
                                     2.0 * axis.low);
                axis.logarithmic = true;
              },
          .setRange =
              [](const MeasureHistogram& histogram, const GridFrame& frame, Condition& condition) {
                // Not known yet where no rule has asked for it.
                condition.low =
                    roundedToDigits(histogram.bins.empty() ? frame.width() * frame.depth() / 1000.0
                                                           : histogram.quantile(0.97));
                condition.softLow = roundedToDigits(0.5 * condition.low);
              }},
      GroundMeasureRow{
          .measure = GroundMeasure::Deposition,
          .key = "deposition",
          .title = "Deposition",
          .unit = " m",
          .alike = always,
          .reach = reaches<0>,
          .compute = [](const MeasureSource&, const TileGround& ground,
                        MeasurePlane& plane) { plane.take(ground, ground.inputs.deposits, 0.0F); },
          .setAxis =
              [](const Condition&, const GridFrame&, Values& values, MeasureHistogram& axis) {
                // Films in most places, and many metres where valleys fill.
                axis.low =
                    values.empty() ? kThinDeposits : std::max(kThinDeposits, quantileOf(values, kAxisTails));
                axis.high =
                    std::max(values.empty() ? 1.0 : quantileOf(values, 1 - kAxisTails), 10.0 * axis.low);
                axis.logarithmic = true;
              },
          .setRange =
              [](const MeasureHistogram& histogram, const GridFrame&, Condition& condition) {
                // Of the ground with deposits.
                condition.low = histogram.bins.empty() ? 0.1 : roundedToDigits(histogram.quantile(0.5));
                condition.softLow = roundedToDigits(0.5 * condition.low);
              }},
      GroundMeasureRow{
          .measure = GroundMeasure::Noise,
          .key = "noise",
          .title = "Noise",
          .rangePlace = 8,
          .alike = [](const Condition& one, const Condition& other) { return one.noise == other.noise; },
          .prepare = [](const Condition& condition, const GridFrame& frame,
                        MeasureSource& source) { source.noise = noisePattern(condition.noise, frame); },
          .reach = reaches<0>,
          .compute = computeNoise,
          .setAxis = spanValues,
          .setRange = fromQuantile<50>},
      GroundMeasureRow{
          .measure = GroundMeasure::Mask,
          .key = "mask",
          .title = "Mask",
          .alike = [](const Condition& one, const Condition& other) { return one.mask == other.mask; },
          .reach = reaches<0>,
          .compute =
              [](const MeasureSource& source, const TileGround& ground, MeasurePlane& plane) {
                const auto* const masks = ground.inputs.masks;
                const bool there = masks && masks->contains(source.like.mask);
                plane.take(ground, there ? &masks->at(source.like.mask) : nullptr, 0.0F);
              },
          .setAxis = [](const Condition&, const GridFrame&, Values&, MeasureHistogram&) {},
          .setRange =
              [](const MeasureHistogram&, const GridFrame&, Condition& condition) {
                condition.low = 0.0;
                condition.high = 1.0;
                condition.curve = Curve();
              }},
      GroundMeasureRow{
          .measure = GroundMeasure::Water,
          .key = "water",
          .title = "Distance to water",
          .unit = " m",
          .rangePlace = 7,
          .alike =
              [](const Condition& one, const Condition& other) {
                return one.radius == other.radius && one.level == other.level;
              },
          .prepare =
              [](const Condition& condition, const GridFrame& frame, MeasureSource& source) {
                source.water.emplace(frame, condition.level, condition.radius);
              },
          .reach =
              [](const MeasureSource& source) { return std::max(source.water->columns, source.water->rows); },
          .compute =
              [](const MeasureSource& source, const TileGround& ground, MeasurePlane& plane) {
                source.water->measure(ground.inputs.heights, ground.rect, plane.make(),
                                      HeightRaster::tileSize);
              },
          .setAxis = [](const Condition& condition, const GridFrame&, Values&,
                        MeasureHistogram& axis) { axis.high = condition.radius; },
          .setRange =
              [](const MeasureHistogram&, const GridFrame& frame, Condition& condition) {
                // Along the shore, not in the water.
                condition.low = roundedToDigits(0.5 * frame.cellSize());
                condition.high = condition.softHigh = roundedToDigits(0.5 * condition.radius);
              }},
      GroundMeasureRow{
          .measure = GroundMeasure::Lines,
          .key = "lines",
          .title = "Distance to lines",
          .unit = " m",
          .alike = [](const Condition& one, const Condition& other) { return one.lines == other.lines; },
          .prepare = [](const Condition& condition, const GridFrame&,
                        MeasureSource& source) { source.lines = LineDistance{condition.lines}; },
          .reach = reaches<0>,
          .compute =
              [](const MeasureSource& source, const TileGround& ground, MeasurePlane& plane) {
                if (!ground.inputs.lines) return plane.fill(static_cast<float>(source.lines->to));
                EXPECTS(ground.inputs.lines->frame() == ground.frame);
                source.lines->measure(*ground.inputs.lines, ground.rect, plane.make(),
                                      HeightRaster::tileSize);
              },
          .setAxis =
              [](const Condition& condition, const GridFrame&, Values& values, MeasureHistogram& axis) {
                axis.low = std::min(values.empty() ? 0.0 : std::floor(quantileOf(values, 0.0)), -1.0);
                axis.high = farthestFromLines(condition);
              },
          .setRange =
              [](const MeasureHistogram&, const GridFrame& frame, Condition& condition) {
                condition.high = roundedToDigits(0.5 * frame.cellSize());
                condition.softHigh = roundedToDigits(frame.cellSize());
              }}};
  static_assert([] {
    for (std::size_t i = 0; i < rows.size(); ++i) {
      const GroundMeasureRow& row = rows[i];
      if (static_cast<std::size_t>(row.measure) != i) return false;
      if (!row.alike || !row.reach || !row.compute || !row.setAxis || !row.setRange) return false;
    }
    return true;
  }());
  return rows;
}

const GroundMeasureRow& rowOf(GroundMeasure measure) {
  const auto index = static_cast<std::size_t>(measure);
  EXPECTS(index < groundMeasures().size());
  return groundMeasures()[index];
}

const EnumNames& groundMeasureNames() {
  static const EnumNames names([] {
    std::vector<ValueName> all;
    for (const GroundMeasureRow& row : groundMeasures()) all.push_back({row.key, row.title});
    return all;
  }());
  return names;
}

const NumberLimits& measureLimits(GroundMeasure measure) {
  static const std::vector<NumberLimits> limits = [] {
    std::vector<NumberLimits> all;
    for (const GroundMeasureRow& row : groundMeasures())
      all.push_back({row.title, row.unit, row.low, row.high});
    return all;
  }();
  return limits[static_cast<std::size_t>(measure)];
}

std::span<const GroundMeasure> rangeMeasures() {
  static const std::vector<GroundMeasure> measures = [] {
    std::vector<GroundMeasure> all;
    for (const GroundMeasureRow& row : groundMeasures())
      if (row.rangePlace > 0) all.push_back(row.measure);
    std::ranges::sort(all, {}, [](GroundMeasure measure) { return rowOf(measure).rangePlace; });
    return all;
  }();
  return measures;
}

}  // namespace scarp
