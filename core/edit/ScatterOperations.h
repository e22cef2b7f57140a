#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/objects/Object.h"
#include "core/scatter/ScatterRule.h"

// Operations on scatter rules.

namespace scarp {

/// Gives the terrain these scatter rules in place of those that it has.
struct ScatterRulesOperation {
  std::vector<ScatterRule> rules;  ///< A rule of id 0 gets a new one.
};

/// Takes objects out of scatter rules: their places stay free from now on, and these objects, which belong
/// to no rule, come in their stead; none where they are removed. What a person did at once to objects that
/// belong to no rule is part of the step.
struct TakeScatteredOperation {
  std::vector<ScatterPlace> places;  ///< At least one.
  std::vector<Object> objects{};     ///< Ids as PlaceOperation has them.
  std::size_t changed = 0;           ///< So many of the first are objects that are there, as they become.
  std::vector<ObjectId> removed{};   ///< Others that are there.
};

/// Makes ordinary objects of all that a scatter rule puts down, and removes the rule.
struct BakeScatterOperation {
  std::uint32_t rule = 0;  ///< Its id.
  ObjectId first = 0;      ///< Of the first; 0: a new one. The others' follow.
};

}  // namespace scarp
