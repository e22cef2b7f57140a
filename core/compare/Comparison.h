#pragma once

#include <optional>
#include <vector>

#include "core/compare/HeightDifference.h"
#include "core/compare/ThingDifference.h"
#include "core/visibility/FractionMap.h"

namespace scarp {

/// One of two documents that differ has it, or both have it but not alike.
struct DifferentThing {
  enum class Way { Added, Removed, Changed };
  Message kind, name;
  Way way = Way::Changed;
  std::optional<Vec2> place{};  ///< Local frame of the document after, metres; nothing: it is nowhere.
};

/// How a document, "after", differs from another, "before", to be shown over it.
struct Comparison {
  HeightDifference heights;
  /// Metres either way at which the colours are full, > 0: 99 % of the differences are no larger.
  double full = 1.0;
  /// Over the whole terrain after: 0 lower by `full` or more, ½ next to nothing, 1 higher by `full`; none where the
  /// heights are the same, and where they are not compared.
  FractionMap map;
  std::optional<Vec2> greatest{};  ///< Where heights differ most, local frame of the document after.
  double greatestHeight = 0.0;     ///< By how much there, metres, with its sign.
  std::vector<DifferentThing> things{};
  Message note{};  ///< What a person should know of how they were compared, as one line; usually empty.
};

/// An error where they have no samples in common; cancelled: one as well. Any thread.
[[nodiscard]] Result<Comparison> compareDocuments(const DocumentParts& before, const DocumentParts& after,
                                                  const Progress& progress = {});

}  // namespace scarp
