#include "core/team/TeamSchema.h"

namespace scarp {

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
