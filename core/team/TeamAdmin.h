#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/team/Postgres.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

/// State of a terrain, and the rights of the connection's user in it.
struct TeamStanding {
  bool there = true;         ///< False if the terrain was deleted.
  std::string name, rights;  ///< rights: look, edit or lead; empty for users who are not members.
  bool archived = false;
  bool supported = true;  ///< False if the terrain needs a newer version of Scarp.

  [[nodiscard]] bool mayEdit() const { return !archived && (rights == "edit" || rights == "lead"); }
  /// Returns the reason why the terrain cannot be followed, as one line without a full stop; else empty.
  [[nodiscard]] Message lost() const;
  bool operator==(const TeamStanding&) const = default;
};

struct TeamMember {
  using Time = std::chrono::sys_time<std::chrono::milliseconds>;
  std::string name, rights;   ///< name: as stored in the database, for commands; not escaped for printing.
  std::optional<Time> seen;   ///< Time of the member's latest session; nothing: never.
  bool here = false;          ///< Has the terrain open.
  bool hasRole = true;        ///< False if the database has no role of this name that can log in.
  bool self = false;
};

/// Numbers and bytes of the rows and objects that a prune deletes or would delete.
struct TeamPruned {
  std::int64_t contents = 0, contentBytes = 0;  ///< Rows that no change refers to.
  std::int64_t objects = 0, objectBytes = 0;    ///< Objects of the terrain that no remaining row refers to.
};

struct TeamPruneOptions {
  /// Min age of deleted contents and objects. At least kMinObjectAge for objects, because an object that is
  /// uploaded for a commit has no row yet.
  std::chrono::seconds olderThan = std::chrono::hours(24);
  bool dryRun = true;
};
inline constexpr std::chrono::seconds kMinObjectAge = std::chrono::hours(24);

/// Converts rights of the database to "look", "edit" or "admin", and back. Other texts are returned
/// unchanged.
[[nodiscard]] std::string roleOfRights(const std::string& rights);
[[nodiscard]] std::string rightsOfRole(const std::string& role);

/// Row of a terrain in a server's list.
struct TeamListing {
  std::int64_t id = 0;
  std::string name, rights;           ///< rights: of the connection's user, look, edit or lead.
  std::int64_t changes = 0;           ///< Number of changes in the log.
  bool archived = false;
};

/// Terrain of a server with a preview, before it is opened.
struct TeamTerrain : TeamListing {
  std::optional<GridFrame> frame;     ///< Nothing if the terrain is empty.
  /// Every `step`-th sample of the heights, with a separate frame; nothing for large terrains.
  std::optional<HeightRaster> ground;
  int step = 1;                       ///< Samples of the terrain per sample of `ground`, along each axis.
  std::vector<std::string> people;    ///< Names of the users who have it open.
};

/// Returns the terrains of a server that the user is a member of, sorted by name. Errors are one line. Waits
/// for the server.
[[nodiscard]] Result<std::vector<TeamListing>> teamListings(const std::string& address,
                                                            const PostgresPatience& patience = {});
[[nodiscard]] Result<std::vector<TeamTerrain>> teamTerrains(const std::string& address,
                                                            const PostgresPatience& patience = {});

}  // namespace scarp
