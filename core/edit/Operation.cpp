#include "core/edit/Operation.h"

#include "core/edit/HistoryOperations.h"

namespace scarp {

Operation::Operation() : Operation(UndoOperation{}) {}
Operation::Operation(const Operation& other) : held_(other.held_ ? other.held_->copy() : nullptr) {}
Operation::Operation(Operation&& other) noexcept = default;
Operation& Operation::operator=(const Operation& other) {
  if (this != &other) held_ = other.held_ ? other.held_->copy() : nullptr;
  return *this;
}
Operation& Operation::operator=(Operation&& other) noexcept = default;
Operation::~Operation() = default;
Operation::Held::~Held() = default;

}  // namespace scarp
