#pragma once

namespace scarp {

class ChoiceRow;

/// The rules by which objects go with the ground, in the order of ObjectRule. The caller owns it.
[[nodiscard]] ChoiceRow* makeRuleChoice();

}  // namespace scarp
