#pragma once

#include <memory>
#include <string>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/RasterImport.h"
#include "core/part/PartPlan.h"
#include "core/terrain/Terrain.h"

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

/// Reads tiles of a joined terrain out of the files of its parts.
class PartTiles;

struct JoinedParts {
  Terrain terrain;         ///< Its tiles are read when they are looked at.
  bool fractions = false;  ///< Of the sky's light, 0…1, in place of heights.
  int parts = 0;
  std::shared_ptr<PartTiles> tiles;

  /// What could not be read since, as one line; empty where all could. Holes stand for it.
  [[nodiscard]] Message failure() const;
};

/// All parts in a folder as one terrain. Each is read once and compared with its checksums, some tiles at a
/// time. An error is one line: parts that are missing, which are all named, one that is damaged, ones that
/// were made of different things.
[[nodiscard]] Result<JoinedParts> joinParts(const std::string& folder, const Progress& progress = {});

}  // namespace scarp
