#pragma once

#include <string>
#include <vector>

#include "core/base/PathScope.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/brush/Alpha.h"
#include "core/io/RasterImport.h"
#include "core/material/Material.h"
#include "core/material/Picture.h"

namespace scarp {

/// The channels of a picture file as bytes: 1 to 4, as the file has them (grey; grey and alpha; RGB; RGBA).
/// Whole numbers of 16 bits keep their upper half. Floating point is taken for linear: as an albedo it
/// becomes sRGB, as heights beyond 0…1 it is brought to there from the lowest to the highest, all else is cut
/// to 0…1. The file is decoded in another process, as all that comes from elsewhere. An error is one line
/// that begins with the path. Any thread.
[[nodiscard]] Result<Texels> readPictureFile(const std::string& path, PictureKind kind,
                                             const Progress& progress = {});

class SampleSource;
/// The same out of an open source. Contract: one that no other reads.
[[nodiscard]] Result<Texels> readPicture(SampleSource& source, const std::string& path, PictureKind kind,
                                         const Progress& progress = {});

/// Some of the channels, `count` of them from `first` on; where there are fewer than 3 from there and 3 are
/// asked for, the first one three times. Contract: 0 ≤ first < channels, count 1 or 3.
[[nodiscard]] Texels channelsOf(const Texels& texels, int first, int count);

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
