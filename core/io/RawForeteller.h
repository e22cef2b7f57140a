#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "core/io/RawNumbers.h"

namespace scarp {

/// One sample: how large the difference to what was foretold is, and what lies beside it.
struct RawSymbol {
  /// Contexts are the usual size of differences beside it, up to kOwn of these; then greater ones; level
  /// ground, holes beside it, within holes, and level ground that has gone on for long.
  static constexpr std::size_t kOwn = 7, kLevel = 8, kByHole = 9, kInHole = 10, kLongLevel = 11,
                               kContexts = 12;
  /// Bits of the difference; in the context kOwn how many more than usual, from kSame on; the last: a hole.
  static constexpr std::size_t kSizes = 66;
  static constexpr int kSame = 20;

  std::uint8_t context = 0, size = 0;
};

struct RawRowBits {
  std::size_t first = 0, count = 0;  ///< Of the symbols.
  double bits = 0.0;                 ///< That tell the differences once their sizes are known.
};

/// Foretells the samples of rows, each by several means, of which one is the more trusted the closer it came
/// beside and above. NaN stands for no height. `numbers` outlives it.
class RawForeteller {
 public:
  RawForeteller(std::size_t columns, const RawNumbers& numbers)
      : numbers_(numbers),
        above_(columns + 2 * kRim, 0.0),
        twice_(columns + 2 * kRim, 0.0),
        here_(columns + 2 * kRim, 0.0),
        errors_(columns + 1),
        sizes_(columns + 1, 0.0F),
        holes_(columns, 0) {}

  /// The next row; its symbols are put behind the others.
  RawRowBits row(std::span<const double> values, std::vector<RawSymbol>& symbols);
  /// As if this lay before the first sample.
  void begin(double value) { valid_ = value; }

 private:
  static constexpr std::size_t kRim = 2, kWays = 8;
  static constexpr int kLevelRun = 8;  ///< Equal samples, of which another one is expected.
  using Ways = std::array<float, kWays>;

  const RawNumbers& numbers_;
  std::vector<double> above_, twice_, here_;  ///< Rows, with more samples on each side.
  std::vector<Ways> errors_;  ///< Of the row above until a column is passed, then of this one.
  std::vector<float> sizes_;  ///< Of differences, likewise.
  double valid_ = 0.0;        ///< In place of holes.
  std::vector<char> holes_;   ///< Likewise.
  int rows_ = 0, equal_ = 0;
};

/// How many bits a symbol takes where they come as often as they were counted.
class RawSymbolCounts {
 public:
  void add(const RawSymbol& symbol) {
    ++counts_[symbol.context][symbol.size];
    ++sums_[symbol.context];
  }
  void finish();  ///< Once, after the last add().
  [[nodiscard]] double bitsOf(const RawSymbol& symbol) const { return bits_[symbol.context][symbol.size]; }
  [[nodiscard]] double model() const { return model_; }  ///< To tell how often they come.

 private:
  std::array<std::array<int, RawSymbol::kSizes>, RawSymbol::kContexts> counts_{};
  std::array<int, RawSymbol::kContexts> sums_{};
  std::array<std::array<double, RawSymbol::kSizes>, RawSymbol::kContexts> bits_{};
  double model_ = 0.0;
};

}  // namespace scarp
