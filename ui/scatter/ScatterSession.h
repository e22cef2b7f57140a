#pragma once

#include <functional>
#include <vector>

#include "core/scatter/ScatterRule.h"
#include "ui/document/StateSession.h"

namespace scarp {

/// An edit of a document's scatter rules.
class ScatterSession : public StateSession {
  Q_OBJECT

 public:
  using Edit = std::function<void(std::vector<ScatterRule>&)>;
  using RuleEdit = std::function<void(ScatterRule&)>;
  using StateSession::StateSession;

  void begin() { StateSession::begin(Message("Change scatter rules")); }
  /// Of what is open, else an edit of one step; what cannot be is told, and changes nothing.
  void change(const Edit& edit);
  /// The same of one rule, by its id, where it is there.
  void changeRule(std::uint32_t rule, const RuleEdit& edit);
  /// An operation of one step.
  void once(const Operation& operation);

 protected:
  [[nodiscard]] Result<void> check(const DocumentState& wanted, const DocumentState& present) const override;
  [[nodiscard]] Operation operationFor(const DocumentState& state) const override;
};

}  // namespace scarp
