#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Result.h"
#include "core/operation/Filter.h"
#include "core/terrain/GridFrame.h"
#include "core/visibility/SkyView.h"

namespace scarp {

/// What is made of a terrain in parts: filters one after the other, and then, if it is wanted, the fraction
/// of the sky's light in place of heights. Neither: the heights as they are read.
struct PartWork {
  std::vector<Filter> filters;
  std::optional<SkySettings> sky;
};

/// Reads "convert", an operation of a script, an array of them or a whole script (JSON). Beside what scripts
/// hold there is {"op": "sky", "directions": 32, "distance": metres}, as the last one. An error is one line
/// that names what is wrong or cannot be done in parts.
[[nodiscard]] Result<PartWork> readPartWork(std::string_view text);

/// In one line, so that what readPartWork() reads of it is equal.
[[nodiscard]] std::string writePartWork(const PartWork& work);

/// A part of a terrain: what it makes, and what it looks at for that. Both begin and end at multiples of the
/// tile size, or with the terrain.
struct PartPlace {
  int id = 0;           ///< From 0, row by row from the north-west.
  GridRect core;        ///< Samples that are this part's alone.
  GridRect window;      ///< These and those around them that are read.
  GridRect near;        ///< Of these, what the sky is looked at over sample by sample.
  long long bytes = 0;  ///< Memory that making it takes, about.
};

/// How a terrain falls into parts. A value.
class PartPlan {
 public:
  static constexpr int kMinSize = 128, kMaxSize = 1 << 20;  ///< Samples along a side of a part.

  /// The error is one line: a size that is no multiple of 128 or out of range, work that looks at the whole
  /// terrain, too many parts.
  [[nodiscard]] static Result<PartPlan> make(const GridFrame& frame, const PartWork& work, int size);

  [[nodiscard]] const GridFrame& frame() const { return frame_; }
  [[nodiscard]] int size() const { return size_; }
  [[nodiscard]] int columns() const { return (frame_.columns + size_ - 1) / size_; }
  [[nodiscard]] int rows() const { return (frame_.rows + size_ - 1) / size_; }
  [[nodiscard]] int count() const { return columns() * rows(); }
  /// Samples around a core that are looked at.
  [[nodiscard]] int haloColumns() const { return haloColumns_; }
  [[nodiscard]] int haloRows() const { return haloRows_; }
  /// The parts come to the bits of the whole. Else what lies beyond the windows is looked at coarsely.
  [[nodiscard]] bool exact() const { return exact_; }
  /// An inexact plan of the sky: by how much it is so at most can be told. Of an erosion it cannot.
  [[nodiscard]] bool bounded() const { return bounded_; }
  /// Of the sky, metres from a sample to the nearest one that is looked at coarsely.
  [[nodiscard]] double exactDistance() const;
  /// 0 ≤ id < count().
  [[nodiscard]] PartPlace part(int id) const;

 private:
  GridFrame frame_;
  int size_ = 0, haloColumns_ = 0, haloRows_ = 0;
  int skyColumns_ = 0, skyRows_ = 0;  ///< Of the halo, the sky's.
  bool exact_ = true, bounded_ = true;
  int bytesOfSample_ = 0;  ///< Of a window.
};

}  // namespace scarp
