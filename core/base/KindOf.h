#pragma once

#include <concepts>
#include <cstddef>
#include <variant>

namespace scarp {

/// A list of types; incomplete types are allowed.
template <class... Kinds>
struct KindList {
  /// Returns the index of Kind. Contract: the list contains it.
  template <class Kind>
  static constexpr std::size_t indexOf() {
    std::size_t index = 0;
    (void)((std::same_as<Kind, Kinds> || (++index, false)) || ...);
    return index;
  }
};

template <class Kind, class List>
inline constexpr bool kIsKindOf = false;
template <class Kind, class... Kinds>
inline constexpr bool kIsKindOf<Kind, KindList<Kinds...>> = (std::same_as<Kind, Kinds> || ...);
template <class Kind, class... Kinds>
inline constexpr bool kIsKindOf<Kind, std::variant<Kinds...>> = (std::same_as<Kind, Kinds> || ...);

/// Kind is in a KindList, or one of the alternatives of a std::variant. Much cheaper to compile than
/// std::is_constructible, which tries to convert to every alternative.
template <class Kind, class List>
concept IsKindOf = kIsKindOf<Kind, List>;

}  // namespace scarp
