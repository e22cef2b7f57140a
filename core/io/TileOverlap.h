#pragma once

#include <cstddef>
#include <vector>

#include "core/base/GridRect.h"

namespace scarp {

/// Two tiles that have samples at the same places, and by how much these differ.
struct TileOverlap {
  int first = 0, second = 0;  ///< Of the layout's tiles.
  GridRect rect;              ///< In samples of the whole.
  long long compared = 0;     ///< Samples that both have, of those looked at.
  double greatest = 0.0;      ///< Metres, of the amount; 0 where none was compared.
  double median = 0.0;        ///< Metres, of first − second with its sign.
};

/// Differences of two tiles, kept so that their median is known: all of few, some of many.
class TileDifferences {
 public:
  void add(double difference);
  [[nodiscard]] long long count() const { return count_; }
  [[nodiscard]] double greatest() const { return greatest_; }
  [[nodiscard]] double median() const;

 private:
  static constexpr std::size_t kMost = 1 << 16;
  std::vector<float> kept_;
  long long count_ = 0, every_ = 1;
  double greatest_ = 0.0;
};

}  // namespace scarp
