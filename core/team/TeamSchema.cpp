#include "core/team/TeamSchema.h"

#include <string_view>

#include "core/base/Message.h"

namespace scarp {

namespace {

/// The tables of version 1. Later versions add columns and tables by teamUpgradeSteps().
const char* const kTables = R"sql(
CREATE SCHEMA scarp;

CREATE TABLE scarp.project (
  id bigint PRIMARY KEY CHECK (id > 0),
  name text NOT NULL UNIQUE CHECK (length(name) BETWEEN 1 AND 200),
  format integer NOT NULL,
  epoch bigint NOT NULL,
  head bigint NOT NULL DEFAULT 0,
  blocks bigint NOT NULL DEFAULT 0,
  made timestamptz NOT NULL DEFAULT now());

CREATE TABLE scarp.member (
  project bigint NOT NULL,
  name text NOT NULL,
  rights text NOT NULL CHECK (rights IN ('look', 'edit', 'lead')),
  PRIMARY KEY (project, name));

CREATE TABLE scarp.content (
  project bigint NOT NULL,
  cell bigint NOT NULL,
  id bigint NOT NULL CHECK (id > 0),
  form smallint NOT NULL,
  sum bigint NOT NULL,
  bytes bytea NOT NULL CHECK (octet_length(bytes) <= 67108864),
  coarse bytea CHECK (octet_length(coarse) <= 4096),
  author text NOT NULL DEFAULT session_user,
  made timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (project, cell, id));

CREATE TABLE scarp.slot (
  project bigint NOT NULL,
  cell bigint NOT NULL,
  role smallint NOT NULL,
  layer bigint NOT NULL,
  slot bigint NOT NULL,
  rev bigint NOT NULL,
  content bigint NOT NULL,
  PRIMARY KEY (project, cell, role, layer, slot));

CREATE TABLE scarp.slot_old (
  project bigint NOT NULL,
  cell bigint NOT NULL,
  role smallint NOT NULL,
  layer bigint NOT NULL,
  slot bigint NOT NULL,
  rev bigint NOT NULL,
  content bigint NOT NULL,
  until bigint NOT NULL,
  PRIMARY KEY (project, cell, role, layer, slot, rev));

CREATE TABLE scarp.change (
  project bigint NOT NULL,
  seq bigint NOT NULL,
  op bigint NOT NULL,
  session bigint NOT NULL,
  author text NOT NULL,
  base bigint NOT NULL,
  undoes bigint NOT NULL DEFAULT 0,
  whole boolean NOT NULL DEFAULT false,
  box bigint[] NOT NULL,
  meta text NOT NULL CHECK (octet_length(meta) <= 8388608),
  made timestamptz NOT NULL DEFAULT clock_timestamp(),
  PRIMARY KEY (project, seq),
  UNIQUE (project, op));

-- Slots that a change wrote, from which content to which, and those that it only read (new −1).
CREATE TABLE scarp.change_slot (
  project bigint NOT NULL,
  seq bigint NOT NULL,
  cell bigint NOT NULL,
  role smallint NOT NULL,
  layer bigint NOT NULL,
  slot bigint NOT NULL,
  old bigint NOT NULL,
  new bigint NOT NULL,
  PRIMARY KEY (project, seq, cell, role, layer, slot));

CREATE TABLE scarp.session (
  project bigint NOT NULL,
  id bigint NOT NULL,
  author text NOT NULL,
  seen timestamptz NOT NULL DEFAULT now(),
  presence text NOT NULL DEFAULT '' CHECK (octet_length(presence) <= 4000),
  PRIMARY KEY (project, id));

CREATE TABLE scarp.lease (
  project bigint NOT NULL,
  id bigint NOT NULL,
  session bigint NOT NULL,
  author text NOT NULL,
  box bigint[] NOT NULL,
  until timestamptz NOT NULL,
  PRIMARY KEY (project, id));

CREATE TABLE scarp.version (
  project bigint NOT NULL,
  seq bigint NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  author text NOT NULL,
  made timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (project, seq, name));
)sql";

// Two literals: compilers limit their length.
const char* const kFunctions = R"sql(
-- The rights of who calls; null for a stranger.
CREATE OR REPLACE FUNCTION scarp.rights(of_project bigint) RETURNS text
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = scarp, pg_temp AS $$
  SELECT m.rights FROM scarp.member m WHERE m.project = of_project AND m.name = session_user
$$;

-- The terrains of who calls.
CREATE OR REPLACE FUNCTION scarp.mine() RETURNS SETOF bigint
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = scarp, pg_temp AS $$
  SELECT m.project FROM scarp.member m WHERE m.name = session_user
$$;

-- Fails where who calls may not do that.
CREATE OR REPLACE FUNCTION scarp.must(of_project bigint, wanted text) RETURNS void
LANGUAGE plpgsql STABLE SECURITY DEFINER SET search_path = scarp, pg_temp AS $$
DECLARE
  held text := scarp.rights(of_project);
BEGIN
  IF held IS NULL THEN
    RAISE EXCEPTION 'you are no member of this terrain' USING ERRCODE = '42501';
  END IF;
  IF (wanted = 'edit' AND held = 'look') OR (wanted = 'lead' AND held <> 'lead') THEN
    RAISE EXCEPTION '%', CASE WHEN held = 'look' THEN 'you may look at this terrain, not change it'
                              ELSE 'only an administrator of this terrain may do this' END
      USING ERRCODE = '42501';
  END IF;
  IF wanted = 'edit' AND EXISTS (SELECT 1 FROM scarp.project p WHERE p.id = of_project AND p.archived IS NOT NULL) THEN
    RAISE EXCEPTION 'this terrain is archived: it can be looked at, not changed' USING ERRCODE = '55000';
  END IF;
END $$;

-- As must(), for functions that change a terrain, once they have locked its row: rights may have been taken, or the
-- terrain archived, while they waited. A later change of the rights waits until this transaction has ended.
CREATE OR REPLACE FUNCTION scarp.must_still(of_project bigint, wanted text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = scarp, pg_temp AS $$
BEGIN
  PERFORM 1 FROM scarp.member m WHERE m.project = of_project AND m.name = session_user FOR SHARE;
  PERFORM scarp.must(of_project, wanted);
END $$;

-- Two boxes of samples {column0, row0, column1, row1} have samples in common.
CREATE OR REPLACE FUNCTION scarp.meet(one bigint[], other bigint[]) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT one[1] < other[3] AND other[1] < one[3] AND one[2] < other[4] AND other[2] < one[4]
$$;

-- Four sides of a box of samples, all of them numbers. A null would meet no other box.
CREATE OR REPLACE FUNCTION scarp.is_box(sides bigint[]) RETURNS boolean
LANGUAGE sql IMMUTABLE AS $$
  SELECT coalesce(cardinality(sides) = 4 AND sides[1] IS NOT NULL AND sides[2] IS NOT NULL AND sides[3] IS NOT NULL
                  AND sides[4] IS NOT NULL, false)
$$;

-- Adds a change, all of it or nothing. The `in_` lists name the slots that it read or wrote, with the revisions that
-- it is based on, and what each becomes: a content, 0 for nothing, −1 where it was only read. `of_whole`: it read
-- everything, as of `of_base`. `of_undoes`: the id of a change by the same author, or 0.
-- Outcome 0: done; 1: this author and session have done it before; 2: a slot has another revision by now; 3: the area
-- is leased; 4: another author or session has a change with this id.
CREATE OR REPLACE FUNCTION scarp.commit(of_project bigint, of_session bigint, of_op uuid, of_base bigint,
                             of_undoes uuid, of_whole bigint, of_box bigint[], of_meta text,
                             in_cell bigint[], in_role bigint[], in_layer bigint[], in_slot bigint[],
                             in_rev bigint[], in_content bigint[])
RETURNS TABLE (outcome bigint, at bigint)
LANGUAGE plpgsql SECURITY DEFINER SET search_path = scarp, pg_temp AS $$
DECLARE
  no_op CONSTANT uuid := '00000000-0000-0000-0000-000000000000';
  now_head bigint;
  known bigint;
  own boolean;
BEGIN
  PERFORM scarp.must(of_project, 'edit');
  -- A null in a comparison would count as neither true nor false, and pass.
  IF of_session IS NULL OR of_op IS NULL OR of_op = no_op OR of_base IS NULL OR of_undoes IS NULL OR of_whole IS NULL
     OR of_meta IS NULL OR NOT scarp.is_box(of_box) OR in_cell IS NULL OR cardinality(in_cell) > 1000000
     OR cardinality(in_role) IS DISTINCT FROM cardinality(in_cell)
     OR cardinality(in_layer) IS DISTINCT FROM cardinality(in_cell)
     OR cardinality(in_slot) IS DISTINCT FROM cardinality(in_cell)
     OR cardinality(in_rev) IS DISTINCT FROM cardinality(in_cell)
     OR cardinality(in_content) IS DISTINCT FROM cardinality(in_cell)
     OR EXISTS (SELECT 1
                FROM unnest(in_cell, in_role, in_layer, in_slot, in_rev, in_content)
                  AS i(cell, role, layer, slot, rev, content)
                WHERE i.cell IS NULL OR i.role IS NULL OR i.layer IS NULL OR i.slot IS NULL OR i.rev IS NULL
                   OR i.content IS NULL OR i.content < -1) THEN
    RAISE EXCEPTION 'the change is malformed' USING ERRCODE = '22023';
  END IF;
  SELECT p.head INTO now_head FROM scarp.project p WHERE p.id = of_project FOR UPDATE;
  PERFORM scarp.must_still(of_project, 'edit');
  SELECT c.seq, c.author = session_user AND c.session = of_session INTO known, own
    FROM scarp.change c WHERE c.project = of_project AND c.op = of_op;
  IF FOUND THEN
    RETURN QUERY SELECT CASE WHEN own THEN 1::bigint ELSE 4::bigint END, CASE WHEN own THEN known ELSE now_head END;
    RETURN;
  END IF;
  IF of_base NOT BETWEEN 0 AND now_head THEN
    RAISE EXCEPTION 'the change is malformed' USING ERRCODE = '22023';
  END IF;
  IF of_undoes <> no_op AND NOT EXISTS (SELECT 1 FROM scarp.change c WHERE c.project = of_project
                                        AND c.op = of_undoes AND c.author = session_user) THEN
    RAISE EXCEPTION 'a change can be undone by its author alone' USING ERRCODE = '42501';
  END IF;
  IF EXISTS (SELECT 1 FROM scarp.lease l
             WHERE l.project = of_project AND (l.session <> of_session OR l.author <> session_user)
               AND l.until > clock_timestamp() AND scarp.meet(l.box, of_box)) THEN
    RETURN QUERY SELECT 3::bigint, now_head;
    RETURN;
  END IF;
  IF of_whole <> 0 AND of_base <> now_head THEN
    RETURN QUERY SELECT 2::bigint, now_head;
    RETURN;
  END IF;
  IF EXISTS (SELECT 1
             FROM unnest(in_cell, in_role, in_layer, in_slot, in_rev) AS i(cell, role, layer, slot, rev)
             LEFT JOIN scarp.slot s ON s.project = of_project AND s.cell = i.cell AND s.role = i.role
                                   AND s.layer = i.layer AND s.slot = i.slot
             WHERE coalesce(s.rev, 0) <> i.rev) THEN
    RETURN QUERY SELECT 2::bigint, now_head;
    RETURN;
  END IF;
  IF EXISTS (SELECT 1
             FROM unnest(in_cell, in_content) AS i(cell, content)
             WHERE i.content > 0
               AND NOT EXISTS (SELECT 1 FROM scarp.content c
                               WHERE c.project = of_project AND c.cell = i.cell AND c.id = i.content)) THEN
    RAISE EXCEPTION 'a content of the change is missing' USING ERRCODE = '23503';
  END IF;
  now_head := now_head + 1;
  INSERT INTO scarp.change_slot (project, seq, cell, role, layer, slot, old, new)
    SELECT of_project, now_head, i.cell, i.role, i.layer, i.slot, coalesce(s.content, 0), i.content
    FROM unnest(in_cell, in_role, in_layer, in_slot, in_content) AS i(cell, role, layer, slot, content)
    LEFT JOIN scarp.slot s ON s.project = of_project AND s.cell = i.cell AND s.role = i.role
                          AND s.layer = i.layer AND s.slot = i.slot;
  INSERT INTO scarp.slot_old (project, cell, role, layer, slot, rev, content, until)
    SELECT s.project, s.cell, s.role, s.layer, s.slot, s.rev, s.content, now_head
    FROM unnest(in_cell, in_role, in_layer, in_slot, in_content) AS i(cell, role, layer, slot, content)
    JOIN scarp.slot s ON s.project = of_project AND s.cell = i.cell AND s.role = i.role
                     AND s.layer = i.layer AND s.slot = i.slot
    WHERE i.content >= 0;
  INSERT INTO scarp.slot (project, cell, role, layer, slot, rev, content)
    SELECT of_project, i.cell, i.role, i.layer, i.slot, now_head, i.content
    FROM unnest(in_cell, in_role, in_layer, in_slot, in_content) AS i(cell, role, layer, slot, content)
    WHERE i.content >= 0
    ON CONFLICT (project, cell, role, layer, slot)
      DO UPDATE SET rev = excluded.rev, content = excluded.content;
  INSERT INTO scarp.change (project, seq, op, session, author, base, undoes, whole, box, meta)
    VALUES (of_project, now_head, of_op, of_session, session_user, of_base, of_undoes, of_whole <> 0, of_box,
            of_meta);
  UPDATE scarp.project SET head = now_head WHERE id = of_project;
  PERFORM pg_notify('scarp_' || of_project, now_head::text);
  RETURN QUERY SELECT 0::bigint, now_head;
END $$;
)sql"
                               R"sql(
-- The number of a block of ids that nobody else has.
CREATE OR REPLACE FUNCTION scarp.take_block(of_project bigint) RETURNS bigint
LANGUAGE plpgsql SECURITY DEFINER SET search_path = scarp, pg_temp AS $$
DECLARE
  taken bigint;
BEGIN
  PERFORM scarp.must(of_project, 'edit');
  UPDATE scarp.project SET blocks = blocks + 1 WHERE id = of_project RETURNING blocks INTO taken;
  PERFORM scarp.must_still(of_project, 'edit');
  RETURN taken;
END $$;

-- That a session is there, where its cursor and view are.
CREATE OR REPLACE FUNCTION scarp.be_present(of_project bigint, of_session bigint, of_presence text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = scarp, pg_temp AS $$
BEGIN
  PERFORM scarp.must_still(of_project, 'look');
  DELETE FROM scarp.session s
    WHERE s.project = of_project AND s.author = session_user AND s.seen < clock_timestamp() - interval '1 hour';
  IF (SELECT count(*) FROM scarp.session s
      WHERE s.project = of_project AND s.author = session_user AND s.id <> of_session) >= 100 THEN
    RAISE EXCEPTION 'this account has the terrain open 100 times already' USING ERRCODE = '54000';
  END IF;
  INSERT INTO scarp.session (project, id, author, seen, presence)
    VALUES (of_project, of_session, session_user, clock_timestamp(), of_presence)
    ON CONFLICT (project, id, author) DO UPDATE SET seen = clock_timestamp(), presence = excluded.presence;
  PERFORM pg_notify('scarp_' || of_project, 'presence');
END $$;

CREATE OR REPLACE FUNCTION scarp.leave(of_project bigint, of_session bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = scarp, pg_temp AS $$
DECLARE
  now_is timestamptz := clock_timestamp();
BEGIN
  UPDATE scarp.member SET seen = now_is
    WHERE project = of_project AND name = session_user
      AND EXISTS (SELECT 1 FROM scarp.session s
                  WHERE s.project = of_project AND s.id = of_session AND s.author = session_user);
  DELETE FROM scarp.session WHERE project = of_project AND id = of_session AND author = session_user;
  DELETE FROM scarp.lease WHERE project = of_project AND session = of_session AND author = session_user;
  PERFORM pg_notify('scarp_' || of_project, 'presence');
END $$;

-- Reserves an area for a session, or extends that; false where it meets an area of somebody else.
CREATE OR REPLACE FUNCTION scarp.take_lease(of_project bigint, of_session bigint, of_lease bigint, of_box bigint[],
                                 seconds bigint) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = scarp, pg_temp AS $$
BEGIN
  PERFORM scarp.must(of_project, 'edit');
  IF of_session IS NULL OR of_lease IS NULL OR NOT scarp.is_box(of_box)
     OR coalesce(seconds, 0) NOT BETWEEN 1 AND 600 THEN
    RAISE EXCEPTION 'the lease is malformed' USING ERRCODE = '22023';
  END IF;
  PERFORM 1 FROM scarp.project p WHERE p.id = of_project FOR UPDATE;
  PERFORM scarp.must_still(of_project, 'edit');
  DELETE FROM scarp.lease l WHERE l.project = of_project AND l.until <= clock_timestamp();
  IF EXISTS (SELECT 1 FROM scarp.lease l
             WHERE l.project = of_project AND (l.session <> of_session OR l.author <> session_user)
               AND scarp.meet(l.box, of_box)) THEN
    RETURN false;
  END IF;
  IF (SELECT count(*) FROM scarp.lease l
      WHERE l.project = of_project AND l.author = session_user AND l.id <> of_lease) >= 100 THEN
    RAISE EXCEPTION 'this account has reserved 100 areas already' USING ERRCODE = '54000';
  END IF;
  INSERT INTO scarp.lease (project, id, session, author, box, until)
    VALUES (of_project, of_lease, of_session, session_user, of_box,
            clock_timestamp() + make_interval(secs => seconds))
    ON CONFLICT (project, id) DO UPDATE SET box = excluded.box, until = excluded.until
      WHERE scarp.lease.session = of_session AND scarp.lease.author = session_user;
  IF NOT FOUND THEN
    RETURN false;
  END IF;
  PERFORM pg_notify('scarp_' || of_project, 'lease');
  RETURN true;
END $$;

CREATE OR REPLACE FUNCTION scarp.end_lease(of_project bigint, of_lease bigint) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = scarp, pg_temp AS $$
BEGIN
  DELETE FROM scarp.lease WHERE project = of_project AND id = of_lease AND author = session_user;
  PERFORM pg_notify('scarp_' || of_project, 'lease');
END $$;

CREATE OR REPLACE FUNCTION scarp.name_version(of_project bigint, of_seq bigint, of_name text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = scarp, pg_temp AS $$
BEGIN
  PERFORM scarp.must_still(of_project, 'edit');
  IF (SELECT count(*) FROM scarp.version v WHERE v.project = of_project AND v.author = session_user) >= 1000 THEN
    RAISE EXCEPTION 'this account has named 1000 states of the terrain already' USING ERRCODE = '54000';
  END IF;
  INSERT INTO scarp.version (project, seq, name, author)
    SELECT c.project, c.seq, of_name, session_user FROM scarp.change c
    WHERE c.project = of_project AND c.seq = of_seq;
  IF NOT FOUND THEN
    RAISE EXCEPTION 'this terrain has no change %', of_seq USING ERRCODE = '22023';
  END IF;
END $$;

-- The commit of schema versions before 4. A program that is connected since then still calls it.
CREATE OR REPLACE FUNCTION scarp.commit(of_project bigint, of_session bigint, of_op bigint, of_base bigint,
                             of_undoes bigint, of_whole bigint, of_box bigint[], of_meta text,
                             in_cell bigint[], in_role bigint[], in_layer bigint[], in_slot bigint[],
                             in_rev bigint[], in_content bigint[])
RETURNS TABLE (outcome bigint, at bigint)
LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'this database was upgraded: a newer version of Scarp is needed to edit its terrains'
    USING ERRCODE = '0A000';
END $$;

-- Makes an empty terrain, led by who calls; only for those who may make schemas here.
CREATE OR REPLACE FUNCTION scarp.make_project(of_project bigint, of_name text, of_epoch bigint, of_format bigint)
RETURNS void LANGUAGE plpgsql SET search_path = scarp, pg_temp AS $$
BEGIN
  INSERT INTO scarp.project (id, name, format, epoch) VALUES (of_project, of_name, of_format, of_epoch);
  INSERT INTO scarp.member (project, name, rights) VALUES (of_project, session_user, 'lead');
END $$;

-- Makes a role of the database a member, or changes what it may do; 'none' removes it, with its sessions and areas.
-- Members may remove themselves. One administrator stays.
CREATE OR REPLACE FUNCTION scarp.invite(of_project bigint, of_name text, of_rights text) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = scarp, pg_temp AS $$
DECLARE
  needed text := CASE WHEN of_name = session_user AND of_rights = 'none' THEN 'look' ELSE 'lead' END;
  held text;
BEGIN
  PERFORM scarp.must(of_project, needed);
  -- Administrators who remove each other come one after the other.
  PERFORM 1 FROM scarp.project p WHERE p.id = of_project FOR UPDATE;
  PERFORM scarp.must_still(of_project, needed);
  SELECT m.rights INTO held FROM scarp.member m WHERE m.project = of_project AND m.name = of_name;
  IF held = 'lead' AND of_rights <> 'lead' AND NOT EXISTS (
       SELECT 1 FROM scarp.member m JOIN pg_catalog.pg_roles r ON r.rolname = m.name AND r.rolcanlogin
       WHERE m.project = of_project AND m.rights = 'lead' AND m.name <> of_name) THEN
    RAISE EXCEPTION '"%" is the only administrator of this terrain: make another member an administrator first', of_name
      USING ERRCODE = '55000';
  END IF;
  IF of_rights = 'none' THEN
    IF held IS NULL THEN
      RAISE EXCEPTION '"%" is not a member of this terrain', of_name USING ERRCODE = '42501';
    END IF;
    DELETE FROM scarp.member WHERE project = of_project AND name = of_name;
    DELETE FROM scarp.session WHERE project = of_project AND author = of_name;
  ELSE
    IF NOT EXISTS (SELECT 1 FROM pg_catalog.pg_roles r WHERE r.rolname = of_name) THEN
      RAISE EXCEPTION 'there is no role "%" in this database', of_name USING ERRCODE = '42704';
    END IF;
    IF NOT EXISTS (SELECT 1 FROM pg_catalog.pg_roles r WHERE r.rolname = of_name AND r.rolcanlogin) THEN
      RAISE EXCEPTION 'the role "%" cannot log in', of_name USING ERRCODE = '0LP01';
    END IF;
    INSERT INTO scarp.member (project, name, rights) VALUES (of_project, of_name, of_rights)
      ON CONFLICT (project, name) DO UPDATE SET rights = excluded.rights;
  END IF;
  IF of_rights IN ('none', 'look') THEN
    DELETE FROM scarp.lease WHERE project = of_project AND author = of_name;
    PERFORM pg_notify('scarp_' || of_project, 'lease');
  END IF;
  PERFORM pg_notify('scarp_' || of_project, 'presence');
  PERFORM pg_notify('scarp_' || of_project, 'terrain');
END $$;
)sql";

/// Returns the row-level security of the tables of version 1: members see the rows of their terrains.
std::string policies() {
  std::string all;
  for (const char* const name : {"project", "member", "content", "slot", "slot_old", "change", "change_slot",
                                 "session", "lease", "version"}) {
    const char* const key = std::string_view(name) == "project" ? "id" : "project";
    all += withPlacesFilled(R"sql(
ALTER TABLE scarp.%1 ENABLE ROW LEVEL SECURITY;
CREATE POLICY look ON scarp.%1 FOR SELECT USING (%2 IN (SELECT scarp.mine()));
)sql",
                            {name, key});
  }
  return all + R"sql(
CREATE POLICY add ON scarp.content FOR INSERT
  WITH CHECK (scarp.rights(project) IN ('edit', 'lead') AND author = session_user);

GRANT INSERT (project, cell, id, form, sum, bytes, coarse) ON scarp.content TO PUBLIC;
)sql";
}

const char* const kRights = R"sql(
REVOKE ALL ON ALL FUNCTIONS IN SCHEMA scarp FROM PUBLIC;
GRANT USAGE ON SCHEMA scarp TO PUBLIC;
GRANT SELECT ON ALL TABLES IN SCHEMA scarp TO PUBLIC;
GRANT EXECUTE ON FUNCTION
  scarp.rights(bigint), scarp.mine(), scarp.meet(bigint[], bigint[]), scarp.is_box(bigint[]),
  scarp.commit(bigint, bigint, uuid, bigint, uuid, bigint, bigint[], text,
               bigint[], bigint[], bigint[], bigint[], bigint[], bigint[]),
  scarp.commit(bigint, bigint, bigint, bigint, bigint, bigint, bigint[], text,
               bigint[], bigint[], bigint[], bigint[], bigint[], bigint[]),
  scarp.take_block(bigint), scarp.be_present(bigint, bigint, text), scarp.leave(bigint, bigint),
  scarp.take_lease(bigint, bigint, bigint, bigint[], bigint), scarp.end_lease(bigint, bigint),
  scarp.name_version(bigint, bigint, text), scarp.invite(bigint, text, text),
  scarp.standing(bigint), scarp.rename_project(bigint, text), scarp.archive_project(bigint, boolean),
  scarp.delete_project(bigint, text), scarp.prune(bigint, bigint[], bigint[], bigint) TO PUBLIC;
)sql";

}  // namespace

const std::string& teamSchema() {
  static const std::string schema = [] {
    std::string all = kTables;
    for (const char* step : teamUpgradeSteps()) all += step;
    return all + teamTransactionStep() + teamFunctions() + policies() + teamRights() + teamVersionRow();
  }();
  return schema;
}

std::string teamFunctions() { return std::string(kFunctions) + teamAdminFunctions(); }

std::string teamRights() { return kRights; }

std::string teamVersionRow() {
  return "INSERT INTO scarp.schema_version (version) VALUES (" + std::to_string(kTeamSchemaVersion) +
         ") ON CONFLICT DO NOTHING;";
}

}  // namespace scarp
