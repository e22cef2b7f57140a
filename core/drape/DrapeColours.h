#pragma once

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdint>
#include <span>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/SampleSource.h"

namespace scarp {

/// Returns whether a file is shown by a ramp of colours for its numbers: neither colours nor greys.
[[nodiscard]] bool showsNumbers(const SourceInfo& info);

/// What the samples of a drape's file look like. Pictures are shown as they are: 8 bits, and 16 bits where
/// they use more than half of their range. Other colours are stretched, all bands alike, between the 2nd and
/// the 98th percentile of their samples. One band of numbers is shown by a ramp of colours between those.
class DrapeColours {
 public:
  enum class Kind { Colours, Grey, Numbers };

  /// Where percentiles are needed, looks at up to 512 × 512 samples that lie evenly over the file.
  [[nodiscard]] static Result<DrapeColours> of(SampleSource& source, const Progress& progress = {});

  [[nodiscard]] Kind kind() const { return kind_; }
  /// As SampleSource::readWindow() takes them: what is shown, then how opaque it is, where a band says so.
  [[nodiscard]] const std::vector<int>& bands() const { return bands_; }
  [[nodiscard]] bool hasAlpha() const { return static_cast<int>(bands_.size()) > shown(); }
  /// Bands that are shown: 3 or 1.
  [[nodiscard]] int shown() const { return kind_ == Kind::Colours ? 3 : 1; }
  /// How opaque sample i of the bands is, 0…1; `plane`: samples of a band. One that is NaN in all shown bands
  /// is transparent.
  [[nodiscard]] double opaqueAt(std::span<const double> samples, std::size_t plane, std::size_t i) const {
    const auto bands = static_cast<std::size_t>(shown());
    bool any = false;
    for (std::size_t band = 0; band < bands; ++band) any = any || !std::isnan(samples[band * plane + i]);
    if (!any) return 0.0;
    if (!hasAlpha()) return 1.0;
    const double alpha = samples[bands * plane + i];
    return std::isnan(alpha) ? 0.0 : std::clamp(alpha / mostAlpha_, 0.0, 1.0);
  }
  /// Shown values (not NaN) as sRGB, 0…255 each. ≥ shown() of them.
  [[nodiscard]] std::array<double, 3> colour(std::span<const double> values) const;
  [[nodiscard]] double low() const { return low_; }
  [[nodiscard]] double high() const { return high_; }

 private:
  Kind kind_ = Kind::Colours;
  std::vector<int> bands_;
  double low_ = 0.0, high_ = 255.0;  ///< That become the first and the last of the colours.
  double mostAlpha_ = 255.0;
};

}  // namespace scarp
