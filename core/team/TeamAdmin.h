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
  bool there = true;         ///< False: the terrain was deleted.
  std::string name, rights;  ///< rights: look, edit or lead; empty for somebody who is not a member.
  bool archived = false;
  bool supported = true;  ///< False: the terrain needs a newer version of Scarp.

  [[nodiscard]] bool mayEdit() const { return !archived && (rights == "edit" || rights == "lead"); }
  /// Why the terrain cannot be followed, as one line without a full stop; empty while it can.
  [[nodiscard]] std::string lost() const;
  bool operator==(const TeamStanding&) const = default;
};

struct TeamMember {
  using Time = std::chrono::sys_time<std::chrono::milliseconds>;
  std::string name, rights;   ///< name: as the database has it, for commands; not yet safe to print.
  std::optional<Time> seen;   ///< When the member was seen last; nothing: never.
  bool here = false;          ///< Has the terrain open.
  bool hasRole = true;        ///< False: the database has no role of this name that may log in.
  bool self = false;
};

/// Numbers and bytes of the rows and objects that a prune deletes, or would delete.
struct TeamPruned {
  std::int64_t contents = 0, contentBytes = 0;  ///< Rows that no change refers to.
  std::int64_t objects = 0, objectBytes = 0;    ///< Objects of the terrain that no remaining row refers to.
};

struct TeamPruneOptions {
  /// Only contents and objects that were added before this. At least kMinObjectAge for objects: one that is uploaded
  /// for a commit has no row yet.
  std::chrono::seconds olderThan = std::chrono::hours(24);
  bool dryRun = true;
};
inline constexpr std::chrono::seconds kMinObjectAge = std::chrono::hours(24);

/// "look", "edit" or "admin" of rights as the database has them; and back. Other texts are returned as they are.
[[nodiscard]] std::string roleOfRights(const std::string& rights);
[[nodiscard]] std::string rightsOfRole(const std::string& role);

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
