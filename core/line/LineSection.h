#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/Result.h"

namespace scarp {

/// A corner of a cross-section. Metres.
struct LineSectionPoint {
  double out;  ///< From the edge of the bed, or from its middle.
  double up;   ///< Above the edge, or above the middle.
  bool operator==(const LineSectionPoint&) const = default;
};

/// The cross-section of a line beside its middle; straight between its corners. A value.
struct LineSection {
  bool fromMiddle = false;
  std::vector<LineSectionPoint> left, right;  ///< As seen along the line; `out` never decreases.

  [[nodiscard]] bool empty() const { return left.empty() && right.empty(); }
  /// Metres from the edge or the middle to the furthest corner of either side.
  [[nodiscard]] double extent() const;
  /// Of one side, so many metres out: 0 at the edge, or at the middle where no corner stands there; level
  /// beyond the last corner.
  [[nodiscard]] double upAt(bool onLeft, double out) const;
  bool operator==(const LineSection&) const = default;
};

/// A section as files and people write it: nothing; the name of one of lineSectionPresets(); or corners
/// "out:up", in order, as in "0:0.15 0.2:0.15 2:0.1", of the left side and behind "|" of the right one, which
/// otherwise is as the left; "middle" before them measures from the middle. The error is one line.
[[nodiscard]] Result<LineSection> readLineSection(const std::string& text);

/// As readLineSection() takes it: the same section to six digits, without names. Empty for no corners.
[[nodiscard]] std::string lineSectionText(const LineSection& section);

/// A section that has a name.
struct LineSectionPreset {
  std::string_view key;    ///< In files.
  std::string_view title;  ///< As a person reads it.
  const char* text;        ///< As readLineSection() takes it.
};
/// Constant; any thread.
[[nodiscard]] std::span<const LineSectionPreset> lineSectionPresets();

}  // namespace scarp
