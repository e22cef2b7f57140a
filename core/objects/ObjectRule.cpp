#include "core/objects/ObjectRule.h"

#include "core/objects/ObjectNames.h"

namespace scarp {

std::string_view ruleName(ObjectRule rule) { return ruleNames().key(rule); }

std::optional<ObjectRule> ruleNamed(std::string_view name) { return ruleNames().find<ObjectRule>(name); }

}  // namespace scarp
