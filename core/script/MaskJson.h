#pragma once

#include "core/base/PathScope.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/Operation.h"
#include "core/script/ObjectReader.h"

namespace scarp {

class Json;

/// The file under "path", which must be there.
[[nodiscard]] std::string readMaskPath(ObjectReader& reader, const FileScope& files);
/// What an object says of the features of a vector file: "where", "crs", "buffer", "feather", "edge".
void readVectorMask(ObjectReader& reader, VectorMaskSettings& settings);
/// Adds what differs from the usual settings.
void writeVectorMask(Json& object, const VectorMaskSettings& settings);

/// Reads the mask of a file for the terrain of a document. Adds a note for each feature that is omitted.
[[nodiscard]] Result<std::shared_ptr<const MaskRaster>> maskOfFile(
    const std::string& path, const std::string& layer, const VectorMaskSettings& vector,
    const TerrainDocument& document, const Progress& progress, OperationNotes& notes);

}  // namespace scarp
