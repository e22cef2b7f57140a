#pragma once

#include <string>

#include "core/part/PartGround.h"
#include "core/visibility/FarSky.h"

namespace scarp {

/// What is known of a whole terrain, by which parts of it are made and told from those of another.
struct PartSurvey {
  RasterGuesses guesses;
  std::string sum;  ///< 16 hexadecimal digits of all heights.
  FarGround far;    ///< By farStep().
};

/// Looks through all samples, some rows at a time; the same bits on every machine. Leaves the ground ready
/// for windows (take()).
[[nodiscard]] Result<PartSurvey> surveyGround(PartGround& ground, const Progress& progress = {});

/// The survey that a folder of parts shares, from there if it is of this ground, else made and put there. Its
/// file says of which file it is, how long that is and when it was changed last: only where this fits, it is
/// believed; where the file is another one the samples decide. An error: the folder is for another terrain.
[[nodiscard]] Result<PartSurvey> sharedSurvey(PartGround& ground, const std::string& folder,
                                              const Progress& progress = {});

}  // namespace scarp
