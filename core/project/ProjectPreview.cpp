#include "core/project/ProjectPreview.h"

#include "core/project/ProjectSchema.h"
#include "core/store/Sqlite.h"
#include "core/store/SqliteTables.h"

namespace scarp {

Result<std::vector<std::byte>> readPreview(const std::string& path) {
  if (const auto format = readFormat(path); !format) return format.error();
  const auto database = SqliteDatabase::open(path, SqliteDatabase::Mode::ReadOnly);
  if (!database.ok()) return database.error();
  // Of a file from anybody: nothing that SQLite would run.
  if (const auto plain = checkTables(**database); !plain) return plain.error();
  auto rows = (*database)->prepare("SELECT value FROM setting WHERE key='preview' AND length(value)<=?");
  if (!rows.ok()) return rows.error();
  const auto found = rows->with(kMostPreviewBytes).step();
  if (!found.ok()) return found.error();
  if (!*found) return std::vector<std::byte>();
  const auto bytes = rows->blob(0);
  return std::vector<std::byte>(bytes.begin(), bytes.end());
}

}  // namespace scarp
