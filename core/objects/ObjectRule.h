#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace scarp {

/// How an object goes with the ground.
enum class ObjectRule : std::uint8_t {
  KeepOffset,  ///< Rises and falls with the ground under it, upright.
  Align,       ///< The same, square on the facet under it.
  Stay,        ///< Keeps its elevation, upright, whatever becomes of the ground; also over a hole.
  /// As KeepOffset, and when it is placed, or changed so that it stands elsewhere or otherwise, it levels the
  /// ground under it (levelledUnder()), in the same step of history. What is done to that ground later is
  /// done.
  Flatten,
};
inline constexpr int kObjectRules = 4;

/// "keep-offset", "align", "stay", "flatten": as scripts and files spell it.
[[nodiscard]] std::string_view ruleName(ObjectRule rule);
[[nodiscard]] std::optional<ObjectRule> ruleNamed(std::string_view name);

}  // namespace scarp
