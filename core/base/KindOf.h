#pragma once

#include <concepts>
#include <variant>

namespace scarp {

template <class Kind, class Variant>
inline constexpr bool kIsKindOf = false;
template <class Kind, class... Kinds>
inline constexpr bool kIsKindOf<Kind, std::variant<Kinds...>> = (std::same_as<Kind, Kinds> || ...);

/// A type is one of the alternatives of a variant. Unlike the question whether the variant can be made of it, this
/// costs a compiler nothing.
template <class Kind, class Variant>
concept IsKindOf = kIsKindOf<Kind, Variant>;

}  // namespace scarp
