#pragma once

#include <cstdint>
#include <span>
#include <string>

#include "core/base/Result.h"
#include "core/team/Postgres.h"

namespace scarp {

// The tables of team terrains in a PostgreSQL database. They keep to what is there in PostgreSQL 15 and in what
// spreads its tables over several machines: no sequences, triggers, advisory locks or logical decoding. Ids are
// made by clients, so that a request that is sent again does nothing twice.
//
// project     A terrain: `head`, the number of its latest change; `epoch`, drawn when it was made; `blocks`, how
//             many blocks of ids were given; `contents`, the place in an object store (parseBucketPlace()) or empty;
//             `archived`, since when nobody may change it.
// member      Who may do what: look, edit or lead (an administrator). `seen`: when a session of the member ended last.
// content     A piece that never changes: a tile, a list of objects, the state. `id` is drawn by whoever made
//             it; `form`, `sum`, `bytes` and `coarse` are as in project files (core/store/SqliteTables.h), and after
//             the coarse samples of a tile of the ground follow its lowest and highest height (outlineOf()). A row
//             with an `object_key` has no bytes of its own. `difference` encodes a tile relative to `base`, a content
//             of the same piece; `bytes` has the whole tile as well.
// slot        Which content a piece has now; `rev` is the change that put it there; content 0: none. Role,
//             layer and slot are as in project files; of a selection, `layer` is the session that it is of, and
//             role 21 says whether there is one.
// slot_old    Which it had before, and until which change.
// change      What was done, in order, each once: `op` is a random id of 128 bits that the client makes; `undoes` is the
//             op of a change by the same author that this one undoes or redoes; `meta` says what it was.
// session     Who is there.
// lease       An area that is kept for a session for some time; `id` is below 0 where a person wants that.
// version     A change with a name.
// schema_version  The version of these tables (kTeamSchemaVersion), one row. Versions 1 to 3 have no such table.
//
// `cell` is a number by which rows may be spread: 64 × 64 tiles have the same (teamCell()).
//
// Members may read what belongs to their terrains, add contents of their own, and call the functions below. What
// is there is changed by those alone, which act in the name of who calls them.

/// Returns all statements, for a database without the schema. The role that runs them needs the right to
/// create schemas.
[[nodiscard]] const std::string& teamSchema();
/// Returns the functions, which replace those of earlier versions. Run teamRights() afterwards.
[[nodiscard]] std::string teamFunctions();
/// Returns the grants: who may call which function and read which table. Can be run again.
[[nodiscard]] std::string teamRights();
/// Writes the version of the tables, kTeamSchemaVersion.
[[nodiscard]] std::string teamVersionRow();
/// Functions for administrators: standing, rename_project, archive_project, delete_project, prune.
[[nodiscard]] std::string teamAdminFunctions();

/// `project.format` of terrains whose contents are in the database, and of those with contents in an object
/// store. Before schema version 4 they were 1 and 2. Programs that only support 63-bit ids of changes reject
/// 3 and 4 as terrains of a newer version.
inline constexpr int kTeamFormat = 3, kTeamObjectsFormat = 4;
[[nodiscard]] constexpr bool isTeamObjectsFormat(std::int64_t format) { return format == 2 || format == 4; }

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
