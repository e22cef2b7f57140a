#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/base/Result.h"
#include "core/team/Postgres.h"

namespace scarp {

// Tables of team terrains in a PostgreSQL database. They only use features of PostgreSQL 15 that distributed
// PostgreSQL databases support as well: no sequences, triggers, advisory locks or logical decoding. Clients
// create the ids, so that a repeated request has no further effect.
//
// project     Terrain: `head`, number of its latest change; `epoch`, random number drawn on creation;
//             `blocks`, number of blocks of ids taken; `contents`, place in an object store
//             (parseBucketPlace()) or empty; `archived`, time since which it is read-only.
// member      Rights of users: look, edit or lead (administrator). `seen`: end of the member's latest
//             session.
// content     Data of a piece, never changed: a tile, a list of objects, the state. The client draws `id`;
//             `form`, `sum`, `bytes` and `coarse` are as in project files (core/store/Sqlite.h). The
//             coarse samples of a height tile are followed by its min and max (outlineOf()). A row with an
//             `object_key` has no bytes. `difference` encodes a tile relative to `base`, a content of the
//             same piece; `bytes` has the whole tile as well.
// slot        Current content of a piece; `rev` is the change that set it; content 0: none. Role, layer and
//             slot are as in project files; for selections, `layer` is their session, and role 21 stores
//             whether there is one.
// slot_old    Earlier contents of pieces, and the change that replaced each.
// change      Log of changes, in order, each once: `op` is a random id of 128 bits from the client; `undoes`
//             is the op of a change by the same author that this one undoes or redoes; `meta` describes it.
// session     Connected sessions.
// lease       Area that is kept for a session for a limited time; `id` is below 0 if a user requested it.
// version     Named change.
// schema_version  Version of these tables (kTeamSchemaVersion), one row. Versions 1 to 3 have no such table.
//
// `cell` is a number for distributing rows: 64 × 64 tiles share one (teamCell()).
//
// Members may read the rows of their terrains, add contents, and call the functions below. Only these
// functions change existing rows, in the name of the calling user.

/// Returns all statements, for a database without the schema. The role that runs them needs the right to
/// create schemas.
[[nodiscard]] const std::string& teamSchema();
/// Returns the functions, which replace those of earlier versions. Run teamRights() afterwards.
[[nodiscard]] std::string teamFunctions();
/// Returns the grants: who may call which function and read which table. Can be run again.
[[nodiscard]] std::string teamRights();
/// Writes the version of the tables, kTeamSchemaVersion.
[[nodiscard]] std::string teamVersionRow();
/// Returns the functions for administrators: standing, rename_project, archive_project, delete_project,
/// prune.
[[nodiscard]] std::string teamAdminFunctions();

/// `project.format` of terrains whose contents are in the database, and of those with contents in an object
/// store. Before schema version 4 they were 1 and 2. Programs that only support 63-bit ids of changes reject
/// 3 and 4 as terrains of a newer version.
inline constexpr int kTeamFormat = 3, kTeamObjectsFormat = 4;
[[nodiscard]] constexpr bool isTeamObjectsFormat(std::int64_t format) { return format == 2 || format == 4; }

/// Version of the tables and functions that this program creates (TeamSchema.h).
/// 1: first version.
/// 2: contents in object stores.
/// 3: tiles as differences.
/// 4: administration (archived terrains, last seen members, rename, delete, prune), 128-bit ids of changes,
/// and functions that do not trust data of a member about others.
inline constexpr int kTeamSchemaVersion = 4;

/// Returns the version of a database; 0 if it has no team terrains.
[[nodiscard]] Result<int> teamSchemaVersion(PostgresConnection& connection);

/// Returns the statements that add the columns and tables that version 1 lacks, in order. Each can be run
/// again and locks at most one table of the earlier versions, so it cannot deadlock with statements of
/// connected clients, which continue.
[[nodiscard]] std::span<const char* const> teamUpgradeSteps();
/// Returns the last step to version 4, which can be run again. It runs in one transaction with the functions
/// and locks the rows of the terrains first, as a commit does. Programs that only support earlier versions
/// cannot use the database afterwards, and report that.
[[nodiscard]] const char* teamTransactionStep();

struct TeamUpgrade {
  int from = 0, to = 0;  ///< Versions. Equal if no upgrade was needed.
};
/// Upgrades a database to kTeamSchemaVersion. Clients may be connected and edit meanwhile. Does nothing if it
/// is up to date, and continues an interrupted upgrade. Fails if the role does not own the schema, or the
/// database has a newer version.
[[nodiscard]] Result<TeamUpgrade> upgradeTeamSchema(PostgresConnection& connection);

}  // namespace scarp
