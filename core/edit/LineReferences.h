#pragma once

#include <span>
#include <string>

#include "core/base/Result.h"
#include "core/document/DocumentState.h"

namespace scarp {

// Conditions of rules name layers of lines and lines, as scripts do.

/// Why a document in such a state cannot have conditions: they name a layer of lines or a line that is not there
/// and that none of its rules names already. As one line.
[[nodiscard]] Result<void> checkLines(std::span<const RuleCondition> conditions, const DocumentState& state);
/// The same of rules, "rule 2: …".
[[nodiscard]] Result<void> checkLines(const RuleStack& rules, const DocumentState& state);

/// Whether a rule names a line of a layer of that name by its label.
[[nodiscard]] bool rulesName(const std::string& label, const std::string& layer, const DocumentState& state);

/// After a layer of lines got another name: what named it follows, where no other layer of lines has that name.
void followLayerName(DocumentState& state, const std::string& before, const std::string& after);
/// After a line of a layer of that name got another label (LineChoice.h): the same.
void followLineLabel(DocumentState& state, const std::string& layer, const std::string& before,
                     const std::string& after);

}  // namespace scarp
