#pragma once

#include "core/edit/OperationTraits.h"
#include "core/operation/Filter.h"
#include "core/operation/Reshape.h"

// Operations on the whole ground.

namespace scarp {

/// Changes the ground as far as the selection reaches, into the active layer.
struct FilterOperation {
  static constexpr OperationTraits kTraits{
      .key = "filter", .topic = EditTopic::Ground, .copying = ScriptCopy::Alone, .effect = [] {
        return Message("the filter");
      }};
  Filter filter;

  [[nodiscard]] Message whyNoEffect(const TerrainDocument& document) const;
};

/// Everything gets another frame: ground, layers, selection and objects, of which those that would be off the
/// terrain go.
struct ReshapeOperation {
  static constexpr OperationTraits kTraits{
      .key = "reshape", .topic = EditTopic::Unmergeable, .copying = ScriptCopy::Alone};
  Reshape reshape;
};

void readOperation(ObjectReader&, const FileScope&, FilterOperation&);
[[nodiscard]] Json writeOperation(const FilterOperation&);
[[nodiscard]] Result<void> performByPlaces(const FilterOperation&, TerrainDocument&, const Progress&);
void readOperation(ObjectReader&, const FileScope&, ReshapeOperation&);
[[nodiscard]] Json writeOperation(const ReshapeOperation&);
[[nodiscard]] Result<void> performByPlaces(const ReshapeOperation&, TerrainDocument&, const Progress&);

}  // namespace scarp
