#include "core/objects/ObjectNames.h"

namespace scarp {

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
