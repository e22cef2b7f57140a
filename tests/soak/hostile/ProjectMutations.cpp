#include <sqlite3.h>

#include <array>
#include <chrono>
#include <filesystem>

#include "core/store/ContentRows.h"
#include "core/store/Sqlite.h"
#include "tests/soak/hostile/Mutations.h"

namespace scarp::soak {

namespace {

struct Column {
  const char *table, *name;
};

constexpr std::array<Column, 26> kColumns{
    {{"content", "save"},  {"content", "role"}, {"content", "layer"}, {"content", "slot"},
     {"content", "form"},  {"content", "sum"},  {"content", "head"},  {"content", "coarse"},
     {"content", "bytes"}, {"slot", "role"},    {"slot", "layer"},    {"slot", "slot"},
     {"slot", "content"},  {"slot", "form"},    {"slot", "sum"},      {"save", "time"},
     {"save", "name"},     {"save", "summary"}, {"save", "id"},       {"entry", "place"},
     {"entry", "meta"},    {"entry", "tiles"},  {"entry", "parts"},   {"entry_part", "bytes"},
     {"setting", "key"},   {"setting", "value"}}};

constexpr std::array kValues{"NULL",
                             "-1",
                             "0",
                             "1",
                             "67108863",
                             "9223372036854775807",
                             "-9223372036854775808",
                             "1e308",
                             "''",
                             "'x'",
                             "zeroblob(100)",
                             "zeroblob(50000000)",
                             "randomblob(5000)",
                             "replace(hex(zeroblob(100000)), '0', '[')",
                             "char(10)",
                             "(SELECT slot FROM slot ORDER BY random() LIMIT 1)"};

/// Makes the checks of slots and saves right, whatever is in them.
void repairChecks(SqliteDatabase& database) {
  if (auto rows = database.prepare("SELECT role, layer, slot, content, form, sum FROM slot")) {
    auto update = database.prepare("UPDATE slot SET \"check\"=? WHERE role=? AND layer=? AND slot=?");
    for (auto row = rows->step(); update && row && *row; row = rows->step()) {
      const ContentKey key{{static_cast<int>(rows->number(0)), static_cast<std::uint32_t>(rows->number(1))},
                           rows->number(2)};
      const ContentRef ref{rows->number(3), bits(rows->number(5)), static_cast<ContentForm>(rows->number(4))};
      (void)update
          ->with(static_cast<std::int64_t>(slotCheck(key, ref)), rows->number(0), rows->number(1), key.slot)
          .run();
    }
  }
  if (auto rows = database.prepare("SELECT id, time, name, summary FROM save")) {
    auto update = database.prepare("UPDATE save SET \"check\"=? WHERE id=?");
    for (auto row = rows->step(); update && row && *row; row = rows->step()) {
      const std::int64_t number = rows->number(0);
      const auto check = changeCheck(number, rows->number(1), rows->text(2), rows->text(3));
      (void)update->with(static_cast<std::int64_t>(check), number).run();
    }
  }
}

/// A number in the saves' description of the document.
void changeSummary(SqliteDatabase& database, Random& random) {
  auto rows = database.prepare("SELECT id, summary FROM save ORDER BY id DESC LIMIT 1");
  if (!rows) return;
  const auto row = rows->step();
  if (!row || !*row) return;
  const std::int64_t id = rows->number(0);
  const std::string text = mutated(std::string(rows->text(1)), random).bytes;
  rows->reset();
  if (auto update = database.prepare("UPDATE save SET summary=? WHERE id=?"))
    (void)update->with(std::string_view(text), id).run();
}

}  // namespace

std::string mutateProject(const std::string& path, Random& random) {
  auto database = SqliteDatabase::open(path, SqliteDatabase::Mode::ReadWrite);
  if (!database) return "cannot be opened: " + database.error().text();
  std::string done;
  const auto execute = [&](const std::string& statement) {
    if ((*database)->execute(statement)) done += statement + "; ";
  };
  for (std::uint64_t count = 1 + random() % 3; count > 0; --count) {
    const Column& column = kColumns[random() % kColumns.size()];
    const std::string table = column.table,
                      some = " WHERE " + std::string(random() % 3 == 0 ? "1" : "random()%7=0");
    switch (random() % 6) {
      case 0:
        execute("DELETE FROM " + table + some);
        break;
      case 1:
        execute("INSERT OR REPLACE INTO " + table + " SELECT * FROM " + table + " LIMIT 3");
        break;
      case 2:
        changeSummary(**database, random);
        done += "summary; ";
        break;
      default:
        execute("UPDATE OR REPLACE " + table + " SET \"" + column.name +
                "\"=" + kValues[random() % kValues.size()] + some);
    }
  }
  if (random() % 2 == 0) {
    repairChecks(**database);
    done += "checks right";
  }
  return done;
}

}  // namespace scarp::soak
