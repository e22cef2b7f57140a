#include "ui/materials/MaterialSession.h"

#include "core/edit/MaterialEdits.h"
#include "core/edit/MaterialOperations.h"
#include "ui/document/EditorDocument.h"

namespace scarp {

Result<void> MaterialSession::check(const DocumentState& wanted, const DocumentState&) const {
  return validate(wanted.materials, wanted.rules);
}

Operation MaterialSession::operationFor(const DocumentState& state) const {
  return MaterialsOperation{state.materials, state.rules};
}

void MaterialSession::change(const Edit& edit) {
  changeState([&](DocumentState& state) {
    MaterialsOperation operation{std::move(state.materials), std::move(state.rules)};
    edit(operation);
    state.materials = std::move(operation.materials);
    state.rules = std::move(operation.rules);
  });
}

void MaterialSession::once(const Edit& edit) {
  if (refuses()) return;
  MaterialsOperation operation{document()->terrain().materials(), document()->terrain().rules()};
  edit(operation);
  perform(operation);
}

}  // namespace scarp
