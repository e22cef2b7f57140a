-- What a database of version 2 has beside version 1: a sample for TeamUpgradeTest, not to be changed.

ALTER TABLE scarp.project ADD COLUMN contents text NOT NULL DEFAULT '';
ALTER TABLE scarp.content ADD COLUMN object_key text
  CHECK (object_key IS NULL OR (length(object_key) = 81 AND octet_length(bytes) = 0));
GRANT INSERT (object_key) ON scarp.content TO PUBLIC;
