#include "ui/scatter/ScatterSession.h"

#include <algorithm>

#include "core/edit/ObjectOperations.h"
#include "core/edit/RuleGround.h"
#include "core/edit/ScatterRuleEdits.h"
#include "ui/document/EditorDocument.h"

namespace scarp {

Result<void> ScatterSession::check(const DocumentState& wanted, const DocumentState& present) const {
  return validate(wanted.scatterRules, present);
}

Operation ScatterSession::operationFor(const DocumentState& state) const {
  return ScatterRulesOperation{state.scatterRules};
}

void ScatterSession::change(const Edit& edit) {
  if (open())
    return changeState([&](DocumentState& state) {
      std::vector<ScatterRule> rules = state.scatterRules;
      edit(rules);
      state.scatterRules =
          withClearings(state.scatterRules, std::move(rules), rowLinesOf(document()->terrain().state()));
    });
  if (refuses()) return;
  ScatterRulesOperation operation{document()->terrain().scatterRules()};
  edit(operation.rules);
  perform(operation);
}

void ScatterSession::changeRule(std::uint32_t rule, const RuleEdit& edit) {
  change([&](std::vector<ScatterRule>& rules) {
    if (const auto found = std::ranges::find(rules, rule, &ScatterRule::id); found != rules.end())
      edit(*found);
  });
}

void ScatterSession::once(const Operation& operation) {
  if (!open() && !refuses()) perform(operation);
}

}  // namespace scarp
