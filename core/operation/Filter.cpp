#include "core/operation/Filter.h"

#include "core/base/Contract.h"
#include "core/base/ShortNumber.h"
#include "core/operation/FilterWindow.h"
#include "core/operation/OperationSchema.h"
#include "core/operation/SharedFilter.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

/// Samples, each counted once for each iteration; about a day of two processors.
constexpr double kMaxIteratedSamples = 1e13;

struct IterationsOf {
  double operator()(const HydraulicErosionFilter& erosion) const { return erosion.iterations; }
  double operator()(const ThermalErosionFilter& erosion) const { return erosion.iterations; }
  template <class OtherFilter>
  double operator()(const OtherFilter& /*filter*/) const {
    return 1.0;
  }
};

Result<void> checkIterations(const Filter& filter, const GridFrame& frame) {
  const double iterations = std::visit(IterationsOf{}, filter),
               samples = iterations * double(frame.columns) * double(frame.rows);
  if (samples <= kMaxIteratedSamples) return {};
  return Error{
      "%1 iterations of %2 × %3 samples are too much work: %4 samples, where %5 are the limit. Use fewer "
      "iterations",
      shortNumber(iterations),
      frame.columns,
      frame.rows,
      shortNumber(samples),
      shortNumber(kMaxIteratedSamples)};
}

}  // namespace

Filter::Filter() = default;
Filter::Filter(const Filter& other) = default;
Filter::Filter(Filter&& other) noexcept = default;
Filter& Filter::operator=(const Filter& other) = default;
Filter& Filter::operator=(Filter&& other) noexcept = default;
Filter::~Filter() = default;
bool Filter::operator==(const Filter& other) const {
  return static_cast<const FilterKinds&>(*this) == static_cast<const FilterKinds&>(other);
}

SharedFilter::SharedFilter(const Filter& filter) : filter_(std::make_shared<const Filter>(filter)) {}

const Filter& SharedFilter::operator*() const {
  EXPECTS(filter_);
  return *filter_;
}

bool SharedFilter::operator==(const SharedFilter& other) const {
  return filter_ == other.filter_ || (filter_ && other.filter_ && *filter_ == *other.filter_);
}

Result<HeightRaster> filtered(const Terrain& terrain, const Filter& filter, const MaskRaster* selection,
                              const Progress& progress, const StageWatcher& stage) {
  EXPECTS(!selection || selection->rect() == terrain.heights.rect());
  if (const auto valid = validate(filter); !valid) return valid.error();
  if (const auto whole = checkWhole(terrain.frame); !whole) return whole.error();
  if (const auto fits = checkIterations(filter, terrain.frame); !fits) return fits.error();
  if (!keepGoing(progress, 0.0)) return Error::cancel();
  const FilterWork work{terrain, selection, progress, stage, terrain.frame};
  return std::visit([&](const auto& chosen) { return apply(chosen, work); }, filter);
}

}  // namespace scarp
