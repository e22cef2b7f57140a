#pragma once

#include <string>

#include "core/base/Result.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/Operation.h"

namespace scarp {

class TerrainDocument;
struct NamedMask;

inline constexpr std::size_t kMostMasks = 256;  ///< Kept under names; more are a script run wild.

/// The selection that is kept under a name; null where there is none.
[[nodiscard]] const NamedMask* findMask(const TerrainDocument& document, const std::string& name);

/// An operation with the weights of what it names, for a thread that has no document. An Error where nothing
/// is kept under that name.
[[nodiscard]] Result<SelectOperation> withWeights(const SelectOperation& operation,
                                                  const TerrainDocument& document);

}  // namespace scarp
