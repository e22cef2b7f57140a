#include "core/scatter/ApartPlaces.h"

#include <algorithm>
#include <cmath>

#include "core/base/Contract.h"
#include "core/memory/Scratch.h"

namespace scarp {

namespace {

constexpr double kMostCellsAPlace = 2.0;

}  // namespace

NearPlaces::NearPlaces(std::span<const Vec2> places, double radius) {
  if (places.empty()) return;
  Vec2 low = places.front(), high = low;
  for (const Vec2& place : places) {
    low = low.cwiseMin(place);
    high = high.cwiseMax(place);
  }
  west_ = low.x();
  south_ = low.y();
  const Vec2 size = high - low;
  const double most = kMostCellsAPlace * static_cast<double>(places.size()) + 16.0;
  // Not so small that there are many more cells than places, along one side or both.
  const double cell =
      std::max({radius, std::sqrt(size.x() * size.y() / most), size.x() / most, size.y() / most, 1e-9});
  perMetre_ = 1.0 / cell;
  columns_ = static_cast<int>(size.x() * perMetre_) + 1;
  rows_ = static_cast<int>(size.y() * perMetre_) + 1;
  const auto cellOf = [this](const Vec2& place) {
    return static_cast<std::uint32_t>(rowOf(place.y())) * static_cast<std::uint32_t>(columns_) +
           static_cast<std::uint32_t>(columnOf(place.x()));
  };
  begins_.assign(static_cast<std::size_t>(columns_) * static_cast<std::size_t>(rows_) + 1, 0);
  ScratchVector<std::uint32_t> cells(places.size());
  for (std::size_t i = 0; i < cells.size(); ++i) ++begins_[(cells[i] = cellOf(places[i])) + 1];
  for (std::size_t i = 1; i < begins_.size(); ++i) begins_[i] += begins_[i - 1];
  places_.resize(places.size());
  order_.resize(places.size());
  ScratchVector<std::uint32_t> next(begins_.begin(), begins_.end() - 1);
  for (std::uint32_t i = 0; i < places.size(); ++i) {
    const std::uint32_t at = next[cells[i]]++;
    places_[at] = places[i];
    order_[at] = i;
  }
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
  ScratchVector<Is> states(places.size(), Is::Open);
  ScratchVector<std::uint64_t> rank(places.size());
  ScratchVector<std::uint32_t> open(places.size()), kept, beaten;
  for (std::uint32_t i = 0; i < open.size(); ++i) {
    open[i] = i;
    rank[i] = ranks[near.givenAs(i)];
  }
  std::vector<bool> result(places.size());
  for (int round = 0; round < kApartRounds && !open.empty(); ++round) {
    // Who is kept in a round goes by how all stood before it.
    kept.clear();
    beaten.clear();
    for (const std::uint32_t i : open) {
      const std::size_t before = beaten.size();
      const bool highest = near.eachWithin(places[i], spacing, [&](std::uint32_t other) {
        if (other == i || states[other] != Is::Open) return true;
        beaten.push_back(other);
        return rank[other] <= rank[i];
      });
      if (highest)
        kept.push_back(i);
      else
        beaten.resize(before);
    }
    for (const std::uint32_t i : beaten) states[i] = Is::Out;
    for (const std::uint32_t i : kept) {
      states[i] = Is::Kept;
      result[near.givenAs(i)] = true;
    }
    std::erase_if(open, [&](std::uint32_t i) { return states[i] != Is::Open; });
  }
  return result;
}

}  // namespace scarp
