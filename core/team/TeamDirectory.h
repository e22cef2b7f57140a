#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/team/Postgres.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// A terrain of a server by its row.
struct TeamListing {
  std::int64_t id = 0;
  std::string name, rights;           ///< rights of the person who asks: look, edit or lead.
  std::int64_t changes = 0;           ///< So far.
  bool archived = false;
};

/// A terrain of a server, before it is opened.
struct TeamTerrain : TeamListing {
  std::optional<GridFrame> frame;     ///< Nothing while it is empty.
  /// Every so many-th sample of the ground, in a frame of its own; nothing for large grounds.
  std::optional<HeightRaster> ground;
  int step = 1;                       ///< Samples of the terrain from one of `ground` to the next.
  std::vector<std::string> people;    ///< Who is there now.
};

/// The terrains of a server that one is a member of, by their names. Errors are one line. Waits for the server.
[[nodiscard]] Result<std::vector<TeamListing>> teamListings(const std::string& address,
                                                            const PostgresPatience& patience = {});
[[nodiscard]] Result<std::vector<TeamTerrain>> teamTerrains(const std::string& address,
                                                            const PostgresPatience& patience = {});

}  // namespace scarp
