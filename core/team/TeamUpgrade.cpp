#include "core/team/TeamSchema.h"

#include <chrono>
#include <string>
#include <thread>

#include "core/base/PrintableLine.h"

namespace scarp {

namespace {

constexpr const char* kSteps[] = {
    // Version 2.
    R"sql(
ALTER TABLE scarp.project ADD COLUMN IF NOT EXISTS contents text NOT NULL DEFAULT '';
)sql",
    R"sql(
ALTER TABLE scarp.content ADD COLUMN IF NOT EXISTS object_key text
  CHECK (object_key IS NULL OR (length(object_key) = 81 AND octet_length(bytes) = 0));
GRANT INSERT (object_key) ON scarp.content TO PUBLIC;
)sql",
    // Version 3.
    R"sql(
ALTER TABLE scarp.content ADD COLUMN IF NOT EXISTS base bigint CHECK (base > 0);
ALTER TABLE scarp.content ADD COLUMN IF NOT EXISTS difference bytea
  CHECK (octet_length(difference) <= 131072 AND (base IS NULL) = (difference IS NULL));
GRANT INSERT (base, difference) ON scarp.content TO PUBLIC;
)sql",
    // Version 4.
    R"sql(
ALTER TABLE scarp.project ADD COLUMN IF NOT EXISTS archived timestamptz;
)sql",
    R"sql(
ALTER TABLE scarp.member ADD COLUMN IF NOT EXISTS seen timestamptz;
)sql",
    R"sql(
CREATE TABLE IF NOT EXISTS scarp.schema_version (version integer PRIMARY KEY);
)sql",
};

// Version 4, in one transaction with the functions.
constexpr const char* kTransactionStep = R"sql(
UPDATE scarp.project SET format = format + 2 WHERE format IN (1, 2);
DO $$ BEGIN
  IF EXISTS (SELECT 1 FROM pg_catalog.pg_attribute a
             WHERE a.attrelid = to_regclass('scarp.change') AND a.attname = 'op' AND a.atttypid = 20) THEN
    ALTER TABLE scarp.change
      ALTER COLUMN undoes DROP DEFAULT,
      ALTER COLUMN op TYPE uuid USING lpad(to_hex(op), 32, '0')::uuid,
      ALTER COLUMN undoes TYPE uuid USING lpad(to_hex(undoes), 32, '0')::uuid,
      ALTER COLUMN undoes SET DEFAULT '00000000-0000-0000-0000-000000000000';
  END IF;
  IF EXISTS (SELECT 1 FROM pg_catalog.pg_constraint c
             WHERE c.conrelid = to_regclass('scarp.session') AND c.contype = 'p' AND cardinality(c.conkey) = 2) THEN
    ALTER TABLE scarp.session DROP CONSTRAINT session_pkey, ADD PRIMARY KEY (project, id, author);
  END IF;
END $$;
)sql";

/// Number of attempts, because another upgrade may run at the same time and cause failures.
constexpr int kUpgradeTries = 5;
constexpr std::chrono::milliseconds kUpgradePause{200};

/// Fails if the role of the connection does not own the schema.
Result<void> checkOwner(PostgresConnection& connection) {
  const auto owner = connection.with(
      "SELECT pg_has_role(n.nspowner, 'USAGE'), pg_get_userbyid(n.nspowner)::text FROM pg_catalog.pg_namespace n "
      "WHERE n.nspname = 'scarp'");
  if (!owner) return owner.error();
  if (owner->size() > 0 && owner->number(0, 0) != 0) return {};
  return Error{"cannot upgrade %1: only the owner of its tables, the role \"%2\", may do this",
               connection.shown(), printableLine(owner->size() > 0 ? owner->text(0, 1) : "", 80)};
}

Result<void> runSteps(PostgresConnection& connection) {
  for (const char* step : kSteps)
    if (auto done = connection.execute(step); !done) return done;
  auto done = connection.execute("BEGIN;" + std::string(kTransactionStep) + teamFunctions() + teamRights() +
                                 teamVersionRow() + "COMMIT;");
  if (!done) (void)connection.execute("ROLLBACK");
  return done;
}

}  // namespace

std::span<const char* const> teamUpgradeSteps() { return kSteps; }

const char* teamTransactionStep() { return kTransactionStep; }

Result<int> teamSchemaVersion(PostgresConnection& connection) {
  const auto has = connection.with(
      "SELECT CASE WHEN to_regclass('scarp.project') IS NULL THEN 0 "
      "WHEN to_regclass('scarp.schema_version') IS NOT NULL THEN 4 "
      "ELSE 1 + (SELECT count(*) FROM pg_catalog.pg_attribute "
      "WHERE attname IN ('object_key', 'difference') AND attrelid = to_regclass('scarp.content')) END");
  if (!has) return has.error();
  const int version = static_cast<int>(has->number(0, 0));
  if (version < 4) return version;
  const auto row = connection.with("SELECT coalesce(max(version), 3) FROM scarp.schema_version");
  if (!row) return row.error();
  return static_cast<int>(row->number(0, 0));
}

Result<TeamUpgrade> upgradeTeamSchema(PostgresConnection& connection) {
  TeamUpgrade done;
  for (int tries = 1;; ++tries) {
    const auto version = teamSchemaVersion(connection);
    if (!version) return version.error();
    if (tries == 1) done.from = *version;
    done.to = *version;
    if (*version == 0)
      return Error{"%1 has no team terrains: scarp team init makes the first", connection.shown()};
    if (*version > kTeamSchemaVersion)
      return Error{
          "%1 was upgraded by a newer version of Scarp (tables of version %2, this program makes %3)",
          connection.shown(), *version, kTeamSchemaVersion};
    if (*version == kTeamSchemaVersion) return done;
    if (auto owner = checkOwner(connection); !owner) return owner.error();
    // A backup, for example, reads all tables in one transaction.
    if (auto set = connection.execute("SET lock_timeout = '10s'; SET client_min_messages = 'warning'"); !set) return set.error();
    const auto run = runSteps(connection);
    const std::string code = connection.latest().code;
    if (run) continue;
    if (code == "55P03")
      return Error{
          "cannot upgrade %1: another session (a backup?) keeps its tables busy. Run the command again "
          "later.",
          connection.shown()};
    if (connection.lost() || tries == kUpgradeTries) return run.error();
    std::this_thread::sleep_for(kUpgradePause);
  }
}

std::string teamAdminFunctions() {
  return R"sql(
-- Whether a terrain is there; for its members also its name, their rights, and whether it is archived.
CREATE OR REPLACE FUNCTION scarp.standing(of_project bigint)
RETURNS TABLE (there boolean, known_as text, held text, is_archived boolean)
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = scarp, pg_temp AS $$
  SELECT p.id IS NOT NULL, CASE WHEN m.rights IS NULL THEN '' ELSE p.name END, coalesce(m.rights, ''),
         m.rights IS NOT NULL AND p.archived IS NOT NULL
  FROM unnest(ARRAY[of_project]) AS i(id)
  LEFT JOIN scarp.project p ON p.id = i.id
  LEFT JOIN scarp.member m ON m.project = p.id AND m.name = session_user
$$;

CREATE OR REPLACE FUNCTION scarp.rename_project(of_project bigint, of_name text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = scarp, pg_temp AS $$
BEGIN
  PERFORM scarp.must(of_project, 'lead');
  UPDATE scarp.project SET name = of_name WHERE id = of_project;
  PERFORM scarp.must_still(of_project, 'lead');
  PERFORM pg_notify('scarp_' || of_project, 'terrain');
END $$;

-- Ends or allows changes of a terrain.
CREATE OR REPLACE FUNCTION scarp.archive_project(of_project bigint, of_archived boolean) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = scarp, pg_temp AS $$
DECLARE
  now_is timestamptz := clock_timestamp();
BEGIN
  PERFORM scarp.must(of_project, 'lead');
  UPDATE scarp.project SET archived = CASE WHEN of_archived THEN coalesce(archived, now_is) END WHERE id = of_project;
  PERFORM scarp.must_still(of_project, 'lead');
  DELETE FROM scarp.lease WHERE project = of_project AND of_archived;
  PERFORM pg_notify('scarp_' || of_project, 'lease');
  PERFORM pg_notify('scarp_' || of_project, 'terrain');
END $$;

-- Deletes a terrain with all that belongs to it. The name has to be given as well, in case it is another one by now.
CREATE OR REPLACE FUNCTION scarp.delete_project(of_project bigint, of_name text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = scarp, pg_temp AS $$
BEGIN
  PERFORM scarp.must(of_project, 'lead');
  PERFORM 1 FROM scarp.project p WHERE p.id = of_project AND p.name = of_name FOR UPDATE;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'this terrain is not called "%" any more', of_name USING ERRCODE = '22023';
  END IF;
  PERFORM scarp.must_still(of_project, 'lead');
  DELETE FROM scarp.member WHERE project = of_project;
  DELETE FROM scarp.version WHERE project = of_project;
  DELETE FROM scarp.lease WHERE project = of_project;
  DELETE FROM scarp.session WHERE project = of_project;
  DELETE FROM scarp.change_slot WHERE project = of_project;
  DELETE FROM scarp.change WHERE project = of_project;
  DELETE FROM scarp.slot_old WHERE project = of_project;
  DELETE FROM scarp.slot WHERE project = of_project;
  DELETE FROM scarp.content WHERE project = of_project;
  DELETE FROM scarp.project WHERE id = of_project;
  PERFORM pg_notify('scarp_' || of_project, 'terrain');
END $$;

-- Deletes those of some contents that no change refers to and that were added more than some seconds ago; returns
-- which. Commits wait meanwhile, and check afterwards that the contents they name are there.
CREATE OR REPLACE FUNCTION scarp.prune(of_project bigint, in_cell bigint[], in_id bigint[], older bigint)
RETURNS TABLE (gone_cell bigint, gone_id bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = scarp, pg_temp AS $$
DECLARE
  latest timestamptz := clock_timestamp() - make_interval(secs => older);
BEGIN
  PERFORM scarp.must(of_project, 'lead');
  PERFORM 1 FROM scarp.project p WHERE p.id = of_project FOR UPDATE;
  PERFORM scarp.must_still(of_project, 'lead');
  RETURN QUERY
    DELETE FROM scarp.content c USING unnest(in_cell, in_id) AS i(cell, id)
    WHERE c.project = of_project AND c.cell = i.cell AND c.id = i.id AND c.made <= latest
      AND NOT EXISTS (SELECT 1 FROM scarp.slot s
                      WHERE s.project = of_project AND s.cell = c.cell AND s.content = c.id)
      AND NOT EXISTS (SELECT 1 FROM scarp.slot_old o
                      WHERE o.project = of_project AND o.cell = c.cell AND o.content = c.id)
    RETURNING c.cell, c.id;
END $$;
)sql";
}

}  // namespace scarp
