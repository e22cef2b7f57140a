#pragma once

#include <string>

#include "core/io/RasterImport.h"
#include "core/part/PartPlan.h"

namespace scarp {

/// Parts of which terrain, of what work, and where they go.
struct PartJob {
  std::string in;  ///< Raster or project.
  ImportOptions import;
  bool acceptDamage = false;  ///< See PartGround::open().
  PartWork work;
  int size = 8192;  ///< Samples along a side of a part.
  std::string folder;
};

/// How the job's terrain falls into parts. Looks at no samples. Errors are one line.
[[nodiscard]] Result<PartPlan> planOf(const PartJob& job);

/// By how much parts of an inexact plan differ from the whole at most (farSkyError()); 0 of an exact one,
/// infinite where that cannot be told. Looks at all samples where the folder has no survey yet, and leaves
/// one there; without a folder nowhere.
[[nodiscard]] Result<double> errorOf(const PartJob& job, const Progress& progress = {});

struct PartReport {
  std::string path;
  PartPlace place;
  bool already = false;  ///< The part was there, whole and of the same inputs: nothing was done.
};

/// Makes one part and puts its file, part-00003.part, into the folder, whole or not at all; a part that is
/// there and was made of the same is kept, and a damaged one is made again. Parts may be made at the same
/// time, by other processes and on other machines. An error is one line: no such part, what is there was made
/// of something else, and as planOf() has them. May be cancelled.
[[nodiscard]] Result<PartReport> runPart(const PartJob& job, int id, const Progress& progress = {});

}  // namespace scarp
