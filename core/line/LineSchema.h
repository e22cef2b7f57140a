#pragma once

#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/line/Line.h"
#include "core/schema/Schema.h"

namespace scarp {

/// The settings of lines. Constant; any thread.
[[nodiscard]] const Schema<LineSettings>& lineSchema();

/// As lines of a kind begin.
[[nodiscard]] LineSettings usualSettings(LineKind kind);

/// The brush that brush paths and stamps begin with; none of other kinds.
[[nodiscard]] LineBrush usualBrush(LineKind kind);

/// More than these are not taken: points of a line, lines of a layer.
inline constexpr std::size_t kMostLinePoints = 1'000'000, kMostLines = 100'000;

/// The least number of points of a line of a kind.
[[nodiscard]] std::size_t minPointsOf(LineKind kind);

/// "line 3 (Angeles Crest)", of the line at place 2.
[[nodiscard]] Message inWords(std::size_t place, const Line& line);
/// Says in one line what is wrong with a line, if anything: too few or too many points, places that are no
/// numbers or all the same, settings out of range.
[[nodiscard]] Result<void> validate(const Line& line);
/// The same of all, and that no id stands twice.
[[nodiscard]] Result<void> validate(const std::vector<Line>& lines);

}  // namespace scarp
