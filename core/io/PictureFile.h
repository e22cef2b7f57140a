#pragma once

#include <string>

#include "core/base/Progress.h"
#include "core/base/Result.h"
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

}  // namespace scarp
