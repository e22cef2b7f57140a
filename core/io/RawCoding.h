#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/io/RawPieces.h"

namespace scarp {

/// What a file takes in a layout where each sample is foretold by those before it: of all that can be, the
/// one by which a file is shortest is the one that it was written in (minimum description length, Rissanen
/// 1978).
struct RawCoded {
  std::size_t headerBytes = 0;
  int rows = 0;
  double bits = 0.0;  ///< Of the bytes that are looked at; comparable for one RawCoding.
};

/// Looks at the same bytes of a file for all layouts. `raw` outlives it. Concurrent const use is safe.
class RawCoding {
 public:
  /// `bytes`: that are looked at, about. `longestRow`: bytes of a row of any layout that is asked for.
  RawCoding(const RawPieces& raw, std::size_t bytes, std::size_t longestRow);

  /// For each header of at most `mostHeader` bytes that leaves whole rows, the shortest file first. Empty
  /// where not even two rows are looked at.
  [[nodiscard]] std::vector<RawCoded> code(RawLayout::Sample sample, bool bigEndian, int columns,
                                           std::uintmax_t mostHeader) const;

 private:
  struct Stretch {
    std::size_t piece;
    std::uintmax_t first, end;  ///< Bytes of the file.
  };

  /// Of whole rows of each stretch; NaN where there is no height.
  [[nodiscard]] std::vector<std::vector<double>> samplesOf(RawLayout::Sample sample, bool bigEndian,
                                                           std::uintmax_t header, std::size_t columns) const;

  const RawPieces& raw_;
  std::vector<Stretch> stretches_;
  std::vector<double> header_;  ///< Bits of the file's first bytes where these are a header, by their number.
};

}  // namespace scarp
