#pragma once

#include <array>
#include <cstddef>
#include <type_traits>

#include "core/edit/AssetOperations.h"
#include "core/edit/ClipOperations.h"
#include "core/edit/DrapeOperations.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/HistoryOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/ScatterOperations.h"
#include "core/edit/StrokeOperations.h"

namespace scarp {

/// Calls `visitor` with the operation's kind, const if `operation` is const, and returns its result. Instantiates
/// `visitor` for every kind; if only a few kinds matter, Operation::as() compiles faster.
template <class Some, class Visitor>
requires std::is_same_v<std::remove_const_t<Some>, Operation>
decltype(auto) visitKind(Some& operation, Visitor&& visitor) {
  return [&]<class First, class... Others>(KindList<First, Others...>) -> decltype(auto) {
    using Returned = decltype(visitor(*operation.template as<First>()));
    using Call = Returned (*)(Some&, Visitor&);
    static constexpr std::array<Call, 1 + sizeof...(Others)> kCalls{
        [](Some& of, Visitor& call) -> Returned { return call(*of.template as<First>()); },
        [](Some& of, Visitor& call) -> Returned { return call(*of.template as<Others>()); }...};
    return kCalls[operation.kind()](operation, visitor);
  }(OperationKinds());
}

}  // namespace scarp
