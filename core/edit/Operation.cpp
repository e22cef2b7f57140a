#include "core/edit/Operation.h"

#include <type_traits>

namespace scarp {

static_assert(std::is_nothrow_move_constructible_v<OperationKinds>);

Operation::Operation() = default;
Operation::Operation(const Operation& other) = default;
Operation::Operation(Operation&& other) noexcept = default;
Operation& Operation::operator=(const Operation& other) = default;
Operation& Operation::operator=(Operation&& other) noexcept = default;
Operation::~Operation() = default;

}  // namespace scarp
