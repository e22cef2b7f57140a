#include "core/scatter/ApartPlaces.h"

#include <algorithm>
#include <cmath>

#include "core/base/Contract.h"

namespace scarp {

namespace {

constexpr double kMostCellsAPlace = 2.0;

}  // namespace

NearPlaces::NearPlaces(std::vector<Vec2> places, double radius) : places_(std::move(places)) {
  if (places_.empty()) return;
  Vec2 low = places_.front(), high = low;
  for (const Vec2& place : places_) {
    low = low.cwiseMin(place);
    high = high.cwiseMax(place);
  }
  west_ = low.x();
  south_ = low.y();
  const Vec2 size = high - low;
  const double most = kMostCellsAPlace * static_cast<double>(places_.size()) + 16.0;
  // Not so small that there are many more cells than places, along one side or both.
  const double cell =
      std::max({radius, std::sqrt(size.x() * size.y() / most), size.x() / most, size.y() / most, 1e-9});
  perMetre_ = 1.0 / cell;
  columns_ = static_cast<int>(size.x() * perMetre_) + 1;
  rows_ = static_cast<int>(size.y() * perMetre_) + 1;
  const auto cellOf = [this](const Vec2& place) {
    return static_cast<std::size_t>(rowOf(place.y())) * static_cast<std::size_t>(columns_) +
           static_cast<std::size_t>(columnOf(place.x()));
  };
  begins_.assign(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_) + 1, 0);
  for (const Vec2& place : places_) ++begins_[cellOf(place) + 1];
  for (std::size_t i = 1; i < begins_.size(); ++i) begins_[i] += begins_[i - 1];
  order_.resize(places_.size());
  std::vector<std::uint32_t> next(begins_.begin(), begins_.end() - 1);
  for (std::uint32_t i = 0; i < places_.size(); ++i) order_[next[cellOf(places_[i])]++] = i;
}

int NearPlaces::columnOf(double x) const {
  return static_cast<int>(std::clamp((x - west_) * perMetre_, 0.0, static_cast<double>(columns_ - 1)));
}
int NearPlaces::rowOf(double y) const {
  return static_cast<int>(std::clamp((y - south_) * perMetre_, 0.0, static_cast<double>(rows_ - 1)));
}

std::vector<bool> keptApart(const NearPlaces& near, std::span<const std::uint64_t> ranks, double spacing) {
  const std::vector<Vec2>& places = near.places();
  EXPECTS(ranks.size() == places.size());
  if (spacing <= 0.0) return std::vector<bool>(places.size(), true);
  enum class Is : std::uint8_t { Open, Kept, Out };
  std::vector<Is> states(places.size(), Is::Open);
  std::vector<std::uint32_t> open(places.size()), kept;
  for (std::uint32_t i = 0; i < open.size(); ++i) open[i] = i;
  for (int round = 0; round < kApartRounds && !open.empty(); ++round) {
    kept.clear();
    for (const std::uint32_t i : open)
      if (near.eachWithin(places[i], spacing, [&](std::uint32_t other) {
            return states[other] != Is::Open || ranks[other] <= ranks[i];
          }))
        kept.push_back(i);
    for (const std::uint32_t i : kept) {
      (void)near.eachWithin(places[i], spacing, [&](std::uint32_t other) {
        if (states[other] == Is::Open) states[other] = Is::Out;
        return true;
      });
      states[i] = Is::Kept;
    }
    std::erase_if(open, [&](std::uint32_t i) { return states[i] != Is::Open; });
  }
  std::vector<bool> result(places.size());
  for (std::size_t i = 0; i < places.size(); ++i) result[i] = states[i] == Is::Kept;
  return result;
}

}  // namespace scarp
