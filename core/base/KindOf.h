#pragma once

#include <concepts>
#include <variant>

namespace scarp {

template <class Kind, class Variant>
inline constexpr bool kIsKindOf = false;
template <class Kind, class... Kinds>
inline constexpr bool kIsKindOf<Kind, std::variant<Kinds...>> = (std::same_as<Kind, Kinds> || ...);

/// Kind is one of the alternatives of a std::variant. Much cheaper to compile than std::is_constructible, which tries
/// to convert to every alternative.
template <class Kind, class Variant>
concept IsKindOf = kIsKindOf<Kind, Variant>;

}  // namespace scarp
