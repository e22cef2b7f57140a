#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <vector>

#include "core/base/Message.h"
#include "core/document/DocumentState.h"
#include "core/objects/Object.h"
#include "core/objects/ObjectLayer.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// How many samples of a raster were merged.
struct RasterMerge {
  HeightRaster merged;          ///< With the fill of ours; shares what it can with ours and theirs.
  std::int64_t taken = 0;       ///< Samples that are theirs.
  std::int64_t inConflict = 0;  ///< Samples that both changed in different ways: ours stay.
};

/// What three versions of a raster make together, sample by sample, by their bits. Where the sides changed
/// one in different ways, `conflicts` gets 1 there. Contract: all of one size.
[[nodiscard]] RasterMerge mergeSamples(const HeightRaster& base, const HeightRaster& ours,
                                       const HeightRaster& theirs, MaskRaster& conflicts);
/// The same of paint (PaintRaster.h), byte by byte. `conflicts` is of the terrain's samples.
[[nodiscard]] RasterMerge mergePaint(const HeightRaster& base, const HeightRaster& ours,
                                     const HeightRaster& theirs, MaskRaster& conflicts);

/// What three versions of a document's state make together; ours where both sides changed something in different
/// ways, which `conflicts` then says, a line each. The selection is ours. Contract: one frame; what is new in
/// theirs has other ids than what is new in ours.
[[nodiscard]] DocumentState mergeStates(const DocumentState& base, const DocumentState& ours,
                                        const DocumentState& theirs, std::vector<Message>& conflicts);

/// What becomes of our objects, by the same rules: those that change, as they become, or gone.
[[nodiscard]] std::map<ObjectId, std::optional<Object>> mergeObjects(const ObjectLayer& base,
                                                                     const ObjectLayer& ours,
                                                                     const ObjectLayer& theirs,
                                                                     std::vector<Message>& conflicts);

}  // namespace scarp
