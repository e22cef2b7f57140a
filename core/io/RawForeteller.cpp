#include "core/io/RawForeteller.h"

#include <algorithm>
#include <bit>
#include <cmath>

namespace scarp {

RawRowBits RawForeteller::row(std::span<const double> values, std::vector<RawSymbol>& symbols) {
  const std::size_t columns = values.size();
  RawRowBits row{symbols.size(), columns, 0.0};
  const bool first = rows_ == 0;
  Ways cornerErrors = errors_[0], leftErrors{};
  float cornerSize = sizes_[0], leftSize = 0.0F;
  for (std::size_t i = 0; i < columns; ++i) {
    const double* const up = above_.data() + i + kRim;
    const double* const upUp = twice_.data() + i + kRim;
    const double* const left = here_.data() + i + kRim;
    const bool edge = i == 0;
    // Of the first row only what lies to the left is known, of the first column what lies above.
    const double west = edge ? (first ? valid_ : up[0]) : left[-1];
    const double base = first ? west : up[0];
    const double westWest = i > 1 ? left[-2] : west;
    std::array<double, kWays> ways{};
    if (first) {
      for (std::size_t way = 0; way < kWays; ++way) ways[way] = way % 2 == 0 ? west : 2.0 * west - westWest;
    } else {
      const bool two = rows_ > 1;
      const double twice0 = two ? upUp[0] : up[0];
      ways = {west,
              2.0 * west - westWest,
              up[0],
              up[1],
              west + up[0] - up[-1],
              west + up[1] - up[0],
              2.0 * up[0] - twice0,
              0.5 * (west + up[1])};
      if (edge) ways[0] = ways[1] = ways[4] = ways[7] = up[0], ways[5] = up[1];
    }
    const Ways& aboveErrors = errors_[i];
    const Ways& besideErrors = errors_[i + 1 < columns ? i + 1 : i];
    float sum = 0.0F, weights = 0.0F;
    for (std::size_t way = 0; way < kWays; ++way) {
      const float error = aboveErrors[way] + leftErrors[way] + besideErrors[way] + cornerErrors[way];
      const float weight = 1.0F / (0.3F + error * error);
      sum += weight * static_cast<float>(ways[way] - base);
      weights += weight;
    }
    const double foretold = base + static_cast<double>(sum / weights);
    const double value = values[i];
    const float size =
        (edge ? 2.0F * sizes_[i] : leftSize + sizes_[i]) + cornerSize + sizes_[i + 1 < columns ? i + 1 : i];
    const int usual =
        static_cast<int>(std::bit_width(static_cast<std::uint64_t>(std::min(0.5F * size + 0.25F, 1e18F))));
    const bool own = usual < static_cast<int>(RawSymbol::kOwn);
    RawSymbol symbol{static_cast<std::uint8_t>(own ? usual : static_cast<int>(RawSymbol::kOwn)),
                     RawSymbol::kSizes - 1};
    const bool longLevel = equal_ >= kLevelRun && (first || west == up[0]);
    const bool level = !first && west == up[0] && up[0] == up[1] && up[0] == up[-1];
    if (longLevel || level)
      symbol.context = static_cast<std::uint8_t>(longLevel ? RawSymbol::kLongLevel : RawSymbol::kLevel);
    const bool holeLeft = !edge && holes_[i - 1], holeAbove = !first && holes_[i];
    if (holeLeft || holeAbove)
      symbol.context = static_cast<std::uint8_t>(holeLeft && (holeAbove || first) ? RawSymbol::kInHole
                                                                                  : RawSymbol::kByHole);
    Ways errors{};
    float difference = 0.0F;
    const bool hole = std::isnan(value);
    if (!hole) {
      const std::int64_t is = numbers_.numberOf(value), was = numbers_.nearest(foretold);
      const std::uint64_t apart = is > was ? static_cast<std::uint64_t>(is) - static_cast<std::uint64_t>(was)
                                           : static_cast<std::uint64_t>(was) - static_cast<std::uint64_t>(is);
      const int bits = std::min(static_cast<int>(std::bit_width(apart)), numbers_.fixedBits(value, foretold));
      difference = static_cast<float>(apart);
      row.bits += bits + numbers_.lostBits(value);
      symbol.size = static_cast<std::uint8_t>(
          symbol.context != RawSymbol::kOwn
              ? bits
              : std::clamp(bits - usual + RawSymbol::kSame, 0, static_cast<int>(RawSymbol::kSizes) - 2));
      valid_ = value;
      const double unit = numbers_.fineness(value);
      for (std::size_t way = 0; way < kWays; ++way)
        errors[way] = std::min(static_cast<float>(std::abs(ways[way] - value) * unit), 1e15F);
    }
    symbols.push_back(symbol);
    cornerErrors = errors_[i];
    cornerSize = sizes_[i];
    errors_[i] = leftErrors = errors;
    sizes_[i] = leftSize = difference;
    here_[i + kRim] = hole ? (first || edge ? valid_ : west) : value;
    holes_[i] = hole;
    equal_ = value == west ? equal_ + 1 : 0;
  }
  for (std::size_t k = 0; k < kRim; ++k) {
    here_[k] = here_[kRim];
    here_[columns + kRim + k] = here_[columns + kRim - 1];
  }
  std::swap(twice_, above_);
  std::swap(above_, here_);
  ++rows_;
  return row;
}

void RawSymbolCounts::finish() {
  constexpr double never = 0.02;
  for (std::size_t c = 0; c < RawSymbol::kContexts; ++c)
    for (std::size_t s = 0; s < RawSymbol::kSizes; ++s) {
      // Level ground goes on, whether there is much of it or not.
      const double zeros = c == RawSymbol::kLevel ? 4.0 : c == RawSymbol::kLongLevel ? 60.0 : 0.0;
      bits_[c][s] = std::log2((sums_[c] + zeros + never * RawSymbol::kSizes) /
                              (counts_[c][s] + never + (s == 0 ? zeros : 0.0)));
      if (counts_[c][s] > 0) model_ += 0.5 * std::log2(1.0 + sums_[c]);
    }
}
}  // namespace scarp
