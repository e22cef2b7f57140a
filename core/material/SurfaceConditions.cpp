#include "core/material/SurfaceConditions.h"

#include <algorithm>
#include <limits>
#include <numbers>

#include "core/base/Contract.h"
#include "core/base/ReproducibleMath.h"
#include "core/material/GroundRows.h"
#include "core/noise/Noise.h"
#include "core/terrain/GroundCopy.h"

namespace scarp {

namespace {

constexpr double kDegreesPerRadian = 180.0 / std::numbers::pi;
constexpr double kMinAspectRise = 1e-9;  ///< Rise per metre below which the surface faces nowhere.

bool isFromGradient(const MeasureSource& source) {
  return source.like.by == GroundMeasure::Slope || source.like.by == GroundMeasure::Aspect;
}
bool isFromSamples(const MeasureSource& source) {
  const GroundMeasure by = source.like.by;
  return !isFromGradient(source) && by != GroundMeasure::Height && by != GroundMeasure::Noise &&
         by != GroundMeasure::Lines;
}

}  // namespace

SurfaceConditions::SurfaceConditions(std::span<const RuleCondition> conditions, const RuleInputs& inputs,
                                     const GridFrame& frame, const GridRect& samples)
    : frame_(frame), samples_(samples), lines_(inputs.lines) {
  EXPECTS(samples.intersected(frame.samples()) == samples);
  for (const RuleCondition& condition : conditions)
    terms_.push_back({sourceOf(condition, frame, sources_), ConditionWeight(condition)});
  planes_.resize(sources_.size());
  if (std::ranges::any_of(sources_, isFromGradient)) measureGradients(inputs);
  if (std::ranges::any_of(sources_, isFromSamples)) measureOthers(inputs);
}

void SurfaceConditions::measureGradients(const RuleInputs& inputs) {
  const int wide = samples_.width() + 2;
  std::vector<float> heights(static_cast<std::size_t>(wide) * static_cast<std::size_t>(samples_.height() + 2));
  for (int row = 0; row < samples_.height() + 2; ++row)
    copyRow(inputs.heights, samples_.row0 - 1 + row, samples_.column0 - 1, wide,
            heights.data() + std::ptrdiff_t{row} * wide);
  east_.resize(static_cast<std::size_t>(samples_.area()));
  south_.resize(east_.size());
  for (int row = 0; row < samples_.height(); ++row) {
    const std::ptrdiff_t first = std::ptrdiff_t{row} * samples_.width();
    gradientRow({heights.data() + std::ptrdiff_t{row + 1} * wide + 1, wide,
                 static_cast<float>(1.0 / frame_.dx), static_cast<float>(1.0 / frame_.dy)},
                samples_.width(), east_.data() + first, south_.data() + first);
  }
}

void SurfaceConditions::measureOthers(const RuleInputs& inputs) {
  for (std::size_t i = 0; i < sources_.size(); ++i)
    if (isFromSamples(sources_[i])) planes_[i].resize(static_cast<std::size_t>(samples_.area()));
  const GridRect tiles = inputs.heights.tilesTouching(samples_);
  for (int tileRow = tiles.row0; tileRow < tiles.row1; ++tileRow)
    for (int tileColumn = tiles.column0; tileColumn < tiles.column1; ++tileColumn) {
      const int tile = inputs.heights.tileIndex(tileColumn, tileRow);
      const GridRect part = inputs.heights.tileRect(tile).intersected(samples_);
      TileMeasures measures(inputs, frame_, sources_, tile, part);
      for (std::size_t i = 0; i < sources_.size(); ++i)
        for (int row = 0; !planes_[i].empty() && row < part.height(); ++row)
          std::copy_n(measures.row(i, row), part.width(),
                      planes_[i].begin() + std::ptrdiff_t{part.row0 - samples_.row0 + row} * samples_.width() +
                          (part.column0 - samples_.column0));
    }
}

double SurfaceConditions::between(const std::vector<float>& plane, const GroundCell& cell) const {
  const float* const a = plane.data() +
                         std::ptrdiff_t{cell.row - samples_.row0} * samples_.width() +
                         (cell.column - samples_.column0);
  const float* const c = a + samples_.width();
  return CellHeights{a[0], a[1], c[0], c[1]}.at(cell.u, cell.v);
}

float SurfaceConditions::measure(std::size_t source, const GroundCell& cell) const {
  const RuleCondition& like = sources_[source].like;
  if (like.by == GroundMeasure::Height) return static_cast<float>(cell.height());
  const Vec2 place(frame_.x(cell.column + cell.u), frame_.y(cell.row + cell.v));
  if (like.by == GroundMeasure::Noise)
    return static_cast<float>(shapedNoise(like.noise.shape, place.x() / like.noise.scale,
                                          place.y() / like.noise.scale, like.noise.octaves, like.noise.seed));
  if (const auto& distance = sources_[source].lines)
    return static_cast<float>(lines_ ? distance->at(*lines_, place) : distance->to);
  if (!isFromGradient(sources_[source])) return static_cast<float>(between(planes_[source], cell));
  const double east = between(east_, cell), south = between(south_, cell);
  const double rise = reproducible::hypot(east, south);
  if (like.by == GroundMeasure::Slope)
    return static_cast<float>(kDegreesPerRadian * reproducible::atan(rise));
  if (!(rise >= kMinAspectRise)) return std::numeric_limits<float>::quiet_NaN();
  // The surface faces downhill.
  const double degrees = kDegreesPerRadian * reproducible::atan2(-east, south);
  return static_cast<float>(degrees < 0.0 ? degrees + 360.0 : degrees);
}

double SurfaceConditions::weight(const GroundCell& cell) const {
  EXPECTS(cell.column >= samples_.column0 && cell.column + 1 < samples_.column1 &&
          cell.row >= samples_.row0 && cell.row + 1 < samples_.row1);
  float weight = 1.0F;
  for (const Term& term : terms_) {
    const float value = measure(term.source, cell);
    if (!term.weight.weigh(&value, 1, &weight)) return 0.0;
  }
  return weight;
}

}  // namespace scarp
