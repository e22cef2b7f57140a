#pragma once

#include <functional>

#include "core/edit/MaterialOperations.h"
#include "ui/document/StateSession.h"

namespace scarp {

/// An edit of a document's materials and rules.
class MaterialSession : public StateSession {
  Q_OBJECT

 public:
  using Edit = std::function<void(MaterialsOperation&)>;
  using StateSession::StateSession;

  void change(const Edit& edit);  ///< Of what is open; what cannot be is told, and changes nothing.
  /// An edit of one step.
  void once(const Edit& edit);

 protected:
  [[nodiscard]] Result<void> check(const DocumentState& wanted, const DocumentState& present) const override;
  [[nodiscard]] Operation operationFor(const DocumentState& state) const override;
};

}  // namespace scarp
