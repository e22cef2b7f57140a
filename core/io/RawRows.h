#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/io/RawPieces.h"

namespace scarp {

/// How well a length of the rows fits the samples of a file. Differences are measured in bits: log2 of how
/// many times a quarter of the usual step in a row they are.
struct RowFit {
  int columns = 0, rows = 0;
  std::size_t headerBytes = 0;
  double across = 0.0;  ///< The mean difference of samples that lie one below the other.
  double ends =
      0.0;  ///< How much more the end of a row differs from the start of the next than neighbours do.
  double score = 0.0;  ///< Less is better; of one kind of samples only.
};

/// All lengths of rows that leave at most `mostHeader` bytes before the first sample, best first, at most
/// `most`. Empty where the samples are all the same. Pure.
[[nodiscard]] std::vector<RowFit> rankRows(const RawPieces& raw, const RawKind& kind,
                                           std::uintmax_t mostHeader, std::size_t most);

}  // namespace scarp
