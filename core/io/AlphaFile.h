#pragma once

#include <string>
#include <vector>

#include "core/base/PathScope.h"
#include "core/base/Result.h"
#include "core/brush/Alpha.h"
#include "core/io/RasterImport.h"

namespace scarp {

/// An alpha of a file.
struct AlphaReading {
  AlphaPtr alpha;
  std::vector<Message> warnings{};  ///< Of importing it, one line each; none if the alpha was in memory.
};
/// Reads a greyscale picture or heightmap of any format that terrains come in (PNG, EXR, TIFF …): black to
/// white or lowest to highest are mapped to 0…1, holes to Alpha::ground, and images of more than 4096 pixels
/// a side are reduced. If there are values below 0, the value 0 maps to Alpha::ground. Of colours the
/// luminance is read. Options other than ImportOptions() import the file as importRaster() does. The name of
/// the alpha is the path. An unchanged file with equal options returns the same alpha while any pointer to it
/// exists. Errors are one line that begins with the path. Any thread; may be cancelled.
[[nodiscard]] Result<AlphaReading> importAlpha(const std::string& path, const ImportOptions& options,
                                               const Progress& progress = {});
/// The options with which importAlpha() read an alpha; the default ones for any other alpha. Any thread.
[[nodiscard]] ImportOptions importOf(const Alpha& alpha);

/// Allows a file to be read as the alpha of a brush that a project keeps: the user chose it on this machine.
/// A file that importAlpha() read is allowed too. Any thread.
void allowAlphaFile(const std::string& path);
[[nodiscard]] bool isAllowedAlphaFile(const std::string& path);

/// Files that brushes of a project may name.
[[nodiscard]] inline FileScope projectFileScope() { return FileScope::none(isAllowedAlphaFile); }

}  // namespace scarp
