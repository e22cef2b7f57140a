#pragma once

#include <map>
#include <string>
#include <vector>

#include "core/base/Message.h"
#include "core/document/DocumentParts.h"
#include "core/geometry/Vec.h"

namespace scarp {

/// Of things of one kind those that only one of two documents has, or both but not alike: by their names.
struct ThingDifference {
  Message kind;  ///< "layers"
  std::vector<Message> added, removed, changed;
  /// Where of these a thing is, by its name in English, in the local frame of the document that has it, or
  /// else of the one before; only of those that are somewhere.
  std::map<std::string, Vec2> places{};

  [[nodiscard]] bool empty() const { return added.empty() && removed.empty() && changed.empty(); }
};

/// All that differs but the ground as it is seen: what a document has under an id, or a name where it has no id.
/// Kinds without differences are left out. Histories are not compared.
[[nodiscard]] std::vector<ThingDifference> thingsBetween(const DocumentParts& before,
                                                         const DocumentParts& after);

/// Whether two documents have rasters with the same samples under an id; a raster that holds nothing is like
/// none.
[[nodiscard]] bool sameRaster(const DocumentParts& a, const DocumentParts& b, RasterId id);

/// A raster of a document; where it has none, an empty one like that of the other, or, where neither has one,
/// an empty one of the frame's size.
[[nodiscard]] HeightRaster rasterOrEmpty(const DocumentParts& document, RasterId id,
                                         const DocumentParts& other);

/// The ground on which a document's layers lie.
[[nodiscard]] const HeightRaster& bottomOf(const DocumentParts& document);

}  // namespace scarp
