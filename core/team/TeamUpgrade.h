#pragma once

#include <span>

#include "core/base/Result.h"
#include "core/team/Postgres.h"

namespace scarp {

/// Version of the tables and functions that this program makes (TeamSchema.h).
///   1  the first
///   2  contents in object stores
///   3  tiles as differences
///   4  administration: archived terrains, last seen members, rename, delete, prune
inline constexpr int kTeamSchemaVersion = 4;

/// Version that a database has; 0 where it has no team terrains.
[[nodiscard]] Result<int> teamSchemaVersion(PostgresConnection& connection);

/// Statements that add what version 1 lacks, in their order. Each can be run again, and locks one table of the earlier
/// versions at most, so it does not deadlock with the statements of connected clients.
[[nodiscard]] std::span<const char* const> teamUpgradeSteps();

struct TeamUpgrade {
  int from = 0, to = 0;  ///< Versions. Equal: there was nothing to do.
};
/// Brings a database to kTeamSchemaVersion. Clients may be connected and edit meanwhile. Does nothing where it is up to
/// date; goes on where an earlier call was interrupted. An error where the role does not own the schema, or the
/// database is of a newer version.
[[nodiscard]] Result<TeamUpgrade> upgradeTeamSchema(PostgresConnection& connection);

}  // namespace scarp
