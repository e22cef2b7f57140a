#include "core/objects/ObjectRule.h"

#include <array>

#include "core/base/Contract.h"

namespace scarp {

namespace {

constexpr std::array<std::string_view, kObjectRules> kNames{"keep-offset", "align", "stay", "flatten"};

}  // namespace

std::string_view ruleName(ObjectRule rule) {
  const auto index = static_cast<std::size_t>(rule);
  EXPECTS(index < kNames.size());
  return kNames[index];
}

std::optional<ObjectRule> ruleNamed(std::string_view name) {
  for (std::size_t i = 0; i < kNames.size(); ++i)
    if (kNames[i] == name) return static_cast<ObjectRule>(i);
  return std::nullopt;
}

}  // namespace scarp
