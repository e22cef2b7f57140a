#include "core/io/TileOverlap.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/base/ShortNumber.h"
#include "core/io/TileLayout.h"

namespace scarp {

void TileDifferences::add(double difference) {
  greatest_ = std::max(greatest_, std::abs(difference));
  if (count_++ % every_ != 0) return;
  if (kept_.size() == kMost) {
    for (std::size_t i = 0; i < kMost / 2; ++i) kept_[i] = kept_[2 * i];
    kept_.resize(kMost / 2);
    every_ *= 2;
    if ((count_ - 1) % every_ != 0) return;
  }
  kept_.push_back(static_cast<float>(difference));
}

double TileDifferences::median() const {
  if (kept_.empty()) return 0.0;
  std::vector<float> sorted = kept_;
  const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
  std::ranges::nth_element(sorted, middle);
  return *middle;
}

namespace {

/// To a millimetre: what is less comes of rounding.
std::string metresText(double metres) {
  return shortNumber(metres >= 0.001 ? std::round(metres * 1000.0) / 1000.0 : metres);
}

}  // namespace

std::vector<std::string> disagreements(const TileLayout& layout) {
  constexpr std::size_t kMostLines = 12;
  std::vector<TileOverlap> worst;
  std::ranges::copy_if(layout.overlaps, std::back_inserter(worst),
                       [](const TileOverlap& overlap) { return overlap.greatest > 0.0; });
  std::ranges::stable_sort(worst, [](const auto& a, const auto& b) { return a.greatest > b.greatest; });
  std::vector<std::string> lines;
  for (std::size_t i = 0; i < worst.size() && i < kMostLines; ++i) {
    const TileOverlap& pair = worst[i];
    const auto name = [&](int tile) { return layout.tiles[static_cast<std::size_t>(tile)].name; };
    std::string line = name(pair.first) + " and " + name(pair.second) + " disagree by up to " +
                       metresText(pair.greatest) + " m where they overlap (" + std::to_string(pair.compared) +
                       " samples; ";
    line += pair.median == 0.0 ? "most agree)"
                               : "in the middle " + name(pair.median > 0.0 ? pair.first : pair.second) +
                                     " is higher by " + metresText(std::abs(pair.median)) + " m)";
    lines.push_back(std::move(line));
  }
  if (worst.size() > kMostLines)
    lines.push_back(std::to_string(worst.size() - kMostLines) + " more pairs of tiles disagree, by less");
  return lines;
}

}  // namespace scarp
