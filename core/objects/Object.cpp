#include "core/objects/Object.h"

namespace scarp {

std::string_view ruleName(ObjectRule rule) { return ruleNames().key(rule); }

std::optional<ObjectRule> ruleNamed(std::string_view name) { return ruleNames().find<ObjectRule>(name); }

const EnumNames& assetNames() {
  static const EnumNames names({{"conifer", "Conifer"},
                                {"broadleaf", "Broadleaf"},
                                {"rock", "Rock"},
                                {"house", "House"},
                                {"marker", "Marker"}});
  return names;
}

const EnumNames& ruleNames() {
  static const EnumNames names(
      {{"keep-offset", "Follow"}, {"align", "Align"}, {"stay", "Stay"}, {"flatten", "Flatten"}});
  return names;
}

}  // namespace scarp
