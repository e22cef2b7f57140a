#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <optional>
#include <span>
#include <string>

#include "core/io/RasterImport.h"
#include "core/io/SampleSource.h"
#include "core/material/Srgb.h"

namespace scarp {

/// Looks over stored samples for a void value that the file does not declare: the very lowest value is
/// one of those that producers use (−32768, −32767, −9999 …) and no other comes near it. One thread.
class VoidDetector {
 public:
  /// NaN is skipped.
  void add(std::span<const double> samples);

  /// Adds the values that another one has seen.
  void add(const VoidDetector& other);

  [[nodiscard]] bool any() const { return lowest_ <= highest_; }
  [[nodiscard]] double lowest() const { return lowest_; }
  [[nodiscard]] double highest() const { return highest_; }
  /// The void value that the samples seen so far give away; NaN where there is none.
  [[nodiscard]] double undeclaredVoid() const;
  /// The lowest and highest sample when the void is left out.
  [[nodiscard]] double lowestGround() const { return undeclaredVoid() == lowest_ ? secondLowest_ : lowest_; }
  [[nodiscard]] double highestGround() const {
    return undeclaredVoid() == highest_ ? secondHighest_ : highest_;
  }

 private:
  static constexpr double infinity = std::numeric_limits<double>::infinity();
  double lowest_ = infinity, secondLowest_ = infinity;  // Distinct values.
  double highest_ = -infinity, secondHighest_ = -infinity;
};

/// How a stored sample becomes a height.
struct HeightRule {
  std::optional<double> nodata;
  double scale = 1.0, offset = 0.0;
  double metres = 1.0;  ///< Metres per unit of the file; negative if the file contains depths.
  /// Stored value of white if values are sRGB-encoded (IEC 61966-2-1) and become linear; 0: they are linear.
  double srgbWhite = 0.0;

  /// NaN for what cannot be a height: producers fill voids with ±1e38 and the like without saying so.
  [[nodiscard]] double ground(double stored) const {
    const bool isVoid = (nodata && stored == *nodata) || !(std::abs(stored) < 1e30);
    return isVoid ? std::numeric_limits<double>::quiet_NaN() : stored;
  }
  /// The value without its encoding; black and white stay as they are.
  [[nodiscard]] double linear(double stored) const {
    if (srgbWhite == 0.0) return stored;
    return srgbWhite * toLinear(stored / srgbWhite);
  }
  /// Of a linear value. Without an offset nothing is added: −0 stays −0.
  [[nodiscard]] double scaled(double value) const {
    return offset == 0.0 ? value * scale : value * scale + offset;
  }
  [[nodiscard]] double inFileUnit(double stored) const { return scaled(linear(stored)); }
  [[nodiscard]] float height(double stored) const { return static_cast<float>(inFileUnit(stored) * metres); }
  /// Minimum and maximum height in the file's unit, positive up, of two stored values.
  [[nodiscard]] std::array<double, 2> heightsInUnit(double one, double other) const {
    const double sign = metres < 0.0 ? -1.0 : 1.0, a = sign * inFileUnit(one), b = sign * inFileUnit(other);
    return {std::min(a, b), std::max(a, b)};
  }
  /// By how much height() differs from the height in the file, metres; 0 of a hole.
  [[nodiscard]] double rounding(double stored) const {
    const double exact = inFileUnit(stored) * metres;
    const double error = std::abs(exact - static_cast<double>(static_cast<float>(exact)));
    return error >= 0.0 ? error : 0.0;
  }
  [[nodiscard]] bool operator==(const HeightRule&) const = default;
};

/// Whether values are read as depths, positive down: by the options, or else as the file declares.
[[nodiscard]] bool readsDepths(const SourceInfo& info, const ImportOptions& options);

/// How the options say that samples are read, but for a range, which spread() adds. Unknown units are metres.
[[nodiscard]] HeightRule heightRule(const SourceInfo& info, const ImportOptions& options);

/// Heights over a range instead: `steps` are those of the samples, and `low` and `high` the least and the
/// greatest value. Where that is one and the same, all is at the lowest height.
void spread(HeightRule& rule, const ImportRange& range, const StepRange& steps, double low, double high);

/// Corrects a declaration that the values contradict and the options do not confirm: a unit in which the
/// heights would be beyond those of Earth while the bare numbers are not (km declared, metres stored), and
/// depths of which none is positive. `low`, `high`: minimum and maximum stored value. Returns false if the
/// rule is unchanged.
[[nodiscard]] bool correctRule(HeightRule& rule, const ImportOptions& options, double low, double high);

/// Returns a line about a loss by rounding to 32 bits: how much it is, and which offset (of ImportOptions)
/// would keep more where one does. `low`, `high`: the lowest and the highest stored value.
struct RoundingNote {
  Message text;
  bool avoidable = false;  ///< It names an offset.
};
[[nodiscard]] RoundingNote roundingNote(const HeightRule& rule, double rounding, double low, double high);

/// Looks through all values without making heights of them.
Result<VoidDetector> scanValues(SampleSource& source, const HeightRule& rule, const Progress& progress = {});

/// Says in one line which option is out of range.
[[nodiscard]] Result<void> checkOptions(const std::string& path, const ImportOptions& options);

}  // namespace scarp
