#pragma once

#include <span>

#include "core/base/Result.h"
#include "core/team/Postgres.h"

namespace scarp {

/// Version of the tables and functions that this program makes (TeamSchema.h).
///   1  the first
///   2  contents in object stores
///   3  tiles as differences
///   4  administration: archived terrains, last seen members, rename, delete, prune; 128-bit ids of changes, and
///      functions that do not trust what a member says about others
inline constexpr int kTeamSchemaVersion = 4;

/// Version that a database has; 0 where it has no team terrains.
[[nodiscard]] Result<int> teamSchemaVersion(PostgresConnection& connection);

/// Statements that add columns and tables which version 1 lacks, in their order. Each can be run again, and locks one table
/// of the earlier versions at most, so it does not deadlock with the statements of connected clients, which go on.
[[nodiscard]] std::span<const char* const> teamUpgradeSteps();
/// The last step to version 4, which can be run again. It runs in one transaction with the functions, and
/// locks the rows of the terrains first, as a commit does. Programs that only support earlier versions cannot
/// use the database afterwards, and report that.
[[nodiscard]] const char* teamTransactionStep();

struct TeamUpgrade {
  int from = 0, to = 0;  ///< Versions. Equal: there was nothing to do.
};
/// Upgrades a database to kTeamSchemaVersion. Clients may be connected and edit meanwhile. Does nothing if it
/// is up to date, and continues an interrupted upgrade. Fails if the role does not own the schema, or the
/// database has a newer version.
[[nodiscard]] Result<TeamUpgrade> upgradeTeamSchema(PostgresConnection& connection);

}  // namespace scarp
