-- What a database of version 3 has beside version 2: a sample for TeamUpgradeTest, not to be changed.

ALTER TABLE scarp.content ADD COLUMN base bigint CHECK (base > 0);
ALTER TABLE scarp.content ADD COLUMN difference bytea
  CHECK (octet_length(difference) <= 131072 AND (base IS NULL) = (difference IS NULL));
GRANT INSERT (base, difference) ON scarp.content TO PUBLIC;
