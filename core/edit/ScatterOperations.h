#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

#include "core/edit/OperationTraits.h"
#include "core/objects/Object.h"
#include "core/scatter/ScatterRule.h"

// Operations on scatter rules.

namespace scarp {

/// Gives the terrain these scatter rules in place of those that it has.
struct ScatterRulesOperation {
  static constexpr OperationTraits kTraits{.key = "scatter-rules", .topic = EditTopic::Objects};
  std::vector<ScatterRule> rules;  ///< A rule of id 0 gets a new one.
};

/// Takes objects out of scatter rules: their places stay free from now on, and these objects, which belong
/// to no rule, come in their stead; none where they are removed. What a person did at once to objects that
/// belong to no rule is part of the step.
struct TakeScatteredOperation {
  static constexpr OperationTraits kTraits{.key = "take-scattered", .topic = EditTopic::Objects};
  std::vector<ScatterPlace> places;  ///< At least one.
  std::vector<Object> objects{};     ///< Ids as PlaceOperation has them.
  std::size_t changed = 0;           ///< So many of the first are objects that are there, as they become.
  std::vector<ObjectId> removed{};   ///< Others that are there.

  [[nodiscard]] OperationParts parts();
};

/// Makes ordinary objects of all that a scatter rule puts down, and removes the rule.
struct BakeScatterOperation {
  static constexpr OperationTraits kTraits{.key = "bake-scatter", .topic = EditTopic::Objects};
  [[nodiscard]] static const SettingList& schema();
  std::uint32_t rule = 0;  ///< Its id.
  ObjectId first = 0;      ///< Of the first; 0: a new one. The others' follow.
};

void readOperation(ObjectReader&, const FileScope&, ScatterRulesOperation&);
[[nodiscard]] Json writeOperation(const ScatterRulesOperation&);
[[nodiscard]] Result<void> performByPlaces(const ScatterRulesOperation&, TerrainDocument&, const Progress&);
void readOperation(ObjectReader&, const FileScope&, TakeScatteredOperation&);
[[nodiscard]] Json writeOperation(const TakeScatteredOperation&);
[[nodiscard]] Result<void> performByPlaces(const TakeScatteredOperation&, TerrainDocument&, const Progress&);
[[nodiscard]] Result<void> performByPlaces(const BakeScatterOperation&, TerrainDocument&, const Progress&);

}  // namespace scarp
