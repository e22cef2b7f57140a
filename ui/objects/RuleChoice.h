#pragma once

#include <QStringList>

namespace scarp {

// The rules by which objects go with the ground, for a choice; lists are in the order of ObjectRule.

[[nodiscard]] QString ruleLabel();
[[nodiscard]] QStringList ruleTitles();
[[nodiscard]] QStringList ruleTips();

}  // namespace scarp
