#pragma once

#include <QStringList>

namespace scarp {

class ChoiceRow;

/// The rules by which objects go with the ground, in the order of ObjectRule.
[[nodiscard]] QStringList ruleTitles();
/// One of them to choose. The caller owns it.
[[nodiscard]] ChoiceRow* makeRuleChoice();

}  // namespace scarp
