#include "core/team/TeamStore.h"

#include <unistd.h>

#include <algorithm>
#include <cstddef>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/PrintableLine.h"
#include "core/store/StoredNumbers.h"
#include "core/team/TeamSchema.h"

namespace scarp {

namespace {

std::vector<std::int64_t> numbersOf(const GridRect& box) {
  return {box.column0, box.row0, box.column1, box.row1};
}

/// Returns the elements of a bigint[] in PostgreSQL's binary format; empty if it is not one.
std::vector<std::int64_t> arrayOf(std::span<const std::byte> bytes) {
  const auto number = [&](std::size_t at, int count) {
    std::uint64_t whole = 0;
    for (int i = 0; i < count; ++i)
      whole = whole << 8 | std::to_integer<std::uint64_t>(bytes[at + static_cast<std::size_t>(i)]);
    return static_cast<std::int64_t>(whole);
  };
  std::vector<std::int64_t> all;
  if (bytes.size() < 20) return all;
  for (std::size_t at = 20; at + 12 <= bytes.size(); at += 12) all.push_back(number(at + 4, 8));
  return all;
}

GridRect boxOf(std::span<const std::byte> bytes) {
  const auto sides = arrayOf(bytes);
  constexpr std::int64_t kMostSide = 1 << 30;
  if (sides.size() != 4 || std::ranges::any_of(sides, [](auto side) { return side < 0 || side > kMostSide; }))
    return {};
  return {static_cast<int>(sides[0]), static_cast<int>(sides[1]), static_cast<int>(sides[2]),
          static_cast<int>(sides[3])};
}

/// Reads a piece from six columns, from `first` on: cell, role, layer, slot, revision, content.
TeamSlot slotIn(const PostgresRows& rows, int row, int first) {
  const auto number = [&](int column) { return rows.number(row, first + column); };
  return {{number(0), number(1), number(2), number(3)}, number(4), number(5)};
}

constexpr int kDifferencesVersion = 3, kWideOpsVersion = 4;  ///< Schema versions.

std::array<std::byte, 16> uuidOf(const TeamOp& op) {
  std::array<std::byte, 16> uuid{};
  for (std::size_t i = 0; i < uuid.size(); ++i)
    uuid[i] = static_cast<std::byte>((i < 8 ? op.high : op.low) >> (8 * (7 - i % 8)));
  return uuid;
}

/// Reads a column of type uuid, or bigint where the database was not upgraded.
TeamOp opIn(const PostgresRows& rows, int row, int column) {
  const auto bytes = rows.bytes(row, column);
  if (bytes.size() != 16) return {0, static_cast<std::uint64_t>(rows.number(row, column))};
  TeamOp op;
  for (std::size_t i = 0; i < bytes.size(); ++i) {
    std::uint64_t& half = i < 8 ? op.high : op.low;
    half = half << 8 | std::to_integer<std::uint64_t>(bytes[i]);
  }
  return op;
}

Error noProject(const PostgresConnection& connection, const std::string& name) {
  return Error{"%1 has no terrain \"%2\" that you are a member of", connection.shown(),
               printableLine(name, 80)};
}

}  // namespace

Error keptError(TeamLog& log, const GridRect& box) {
  const std::string who = log.keeperOf(box);
  return who.empty() ? Error{"somebody else keeps this part of the terrain for now"}
                     : Error{"%1 keeps this part of the terrain for now", who};
}

Error outrunError() { return Error{"others change the same part of the terrain all the time"}; }

Error missingChange(const TeamLog& log, std::int64_t seq) {
  return Error{"%1 has no change %2 of this terrain", log.shown(), seq};
}

std::int64_t drawnTeamId() { return static_cast<std::int64_t>(narrowed(drawnTeamOp()).low); }

TeamOp drawnTeamOp() {
  std::array<std::uint64_t, 2> bits{};
  // Never fails for so few bytes on Linux 3.17 and later.
  ENSURES(getentropy(bits.data(), sizeof bits) == 0);
  return bits[1] >> 1 == 0 ? drawnTeamOp() : TeamOp{bits[0], bits[1]};
}

TeamOp narrowed(const TeamOp& op) { return op.high == 0 ? op : TeamOp{0, op.low >> 1}; }

bool isSameOp(const TeamOp& inLog, const TeamOp& made) { return made && (inLog == made || inLog == narrowed(made)); }

std::int64_t teamCell(std::int64_t project, int tileColumn, int tileRow) {
  constexpr int kTilesInCell = 64;
  return static_cast<std::int64_t>(
      checksum({}, {static_cast<std::uint64_t>(project), static_cast<std::uint64_t>(tileColumn / kTilesInCell),
                    static_cast<std::uint64_t>(tileRow / kTilesInCell)}));
}

std::int64_t teamCell(std::int64_t project, int role) {
  return static_cast<std::int64_t>(
      checksum({}, {static_cast<std::uint64_t>(project), static_cast<std::uint64_t>(role)}));
}

TeamStore::TeamStore(std::unique_ptr<PostgresConnection> connection, std::string address, std::string name,
                     std::int64_t project, std::int64_t epoch, std::unique_ptr<TeamBytes> bytes, int schema)
    : connection_(std::move(connection)),
      address_(std::move(address)),
      name_(std::move(name)),
      project_(project),
      epoch_(epoch),
      session_(drawnTeamId()),
      bytes_(std::move(bytes)),
      schema_(schema),
      keyed_(bytes_->keyed()),
      differences_(schema >= kDifferencesVersion && !keyed_),
      wideOps_(schema >= kWideOpsVersion) {}

Result<std::unique_ptr<TeamStore>> TeamStore::found(const std::string& address, const std::string& name,
                                                    std::int64_t project, const PostgresPatience& patience) {
  auto connection = PostgresConnection::connect(address, patience);
  if (!connection) return connection.error();
  const auto schema = teamSchemaVersion(**connection);
  if (!schema) return schema.error();
  if (*schema == 0) return noProject(**connection, name);
  const std::string columns = "SELECT id, epoch, format::bigint, name FROM scarp.project WHERE ";
  const auto found = project == 0 ? (*connection)->with((columns + "name = $1").c_str(), name)
                                  : (*connection)->with((columns + "id = $1").c_str(), project);
  if (!found) return found.error();
  if (found->size() == 0) return noProject(**connection, name);
  if (found->number(0, 2) > kTeamObjectsFormat)
    return Error{"%1 holds a terrain of a newer version of Scarp", (*connection)->shown()};
  auto bytes = bytesInRows();
  if (isTeamObjectsFormat(found->number(0, 2))) {
    const auto contents = (*connection)->with("SELECT contents FROM scarp.project WHERE id = $1", found->number(0, 0));
    if (!contents) return contents.error();
    auto place = parseBucketPlace(contents->size() == 0 ? std::string_view() : contents->text(0, 0));
    if (!place)
      return errorIn((*connection)->shown(), "the contents of this terrain: %1", place.error().message);
    bytes = bytesInObjects(std::move(*place), found->number(0, 0), patience);
  }
  return std::unique_ptr<TeamStore>(new TeamStore(std::move(*connection), address, std::string(found->text(0, 3)),
                                                  found->number(0, 0), found->number(0, 1), std::move(bytes), *schema));
}

Result<std::unique_ptr<TeamStore>> TeamStore::listening(Result<std::unique_ptr<TeamStore>> store) {
  if (!store) return store;
  const auto done = (*store)->connection_->execute("LISTEN scarp_" + std::to_string((*store)->project_));
  if (!done) return done.error();
  return store;
}

Result<std::unique_ptr<TeamStore>> TeamStore::open(const std::string& address, const std::string& project,
                                                   const PostgresPatience& patience) {
  return listening(found(address, project, 0, patience));
}

Result<std::unique_ptr<TeamStore>> TeamStore::reopen(const std::string& address, std::int64_t project,
                                                     const std::string& name, const PostgresPatience& patience) {
  return listening(found(address, name, project, patience));
}

Result<std::unique_ptr<TeamStore>> TeamStore::make(const std::string& address, const std::string& project,
                                                   const PostgresPatience& patience, const std::string& contents) {
  std::string shown;
  const std::int64_t id = drawnTeamId();
  if (!contents.empty()) {
    const auto place = parseBucketPlace(contents);
    if (!place) return place.error();
    if (auto checked = checkBucketPlace(*place, id, patience); !checked) return checked.error();
    shown = place->shown();
  }
  auto connection = PostgresConnection::connect(address, patience);
  if (!connection) return connection.error();
  const auto refused = [&](const Error& error) {
    if ((*connection)->latest().code != "42501") return error;
    return Error{
        "this role may not share terrains on %1: only the owner of the database may. Ask whoever set it up",
        (*connection)->shown()};
  };
  const auto version = teamSchemaVersion(**connection);
  if (!version) return version.error();
  if (*version == 0) {
    if (auto made = (*connection)->execute("BEGIN;" + teamSchema() + "COMMIT;"); !made) return refused(made.error());
  } else if (*version < kTeamSchemaVersion) {
    if (auto upgraded = upgradeTeamSchema(**connection); !upgraded) return upgraded.error();
  }
  if (auto begun = (*connection)->execute("BEGIN;"); !begun) return begun.error();
  const auto made = (*connection)
                        ->with("SELECT scarp.make_project($1, $2, $3, $4)", id, project, drawnTeamId(),
                               shown.empty() ? kTeamFormat : kTeamObjectsFormat);
  if (!made) {
    if ((*connection)->latest().code == "23505")
      return Error{"%1 has a terrain \"%2\" already", (*connection)->shown(), printableLine(project, 80)};
    if ((*connection)->latest().code == "23514") return Error{"the name of a terrain has 1 to 200 characters"};
    return refused(made.error());
  }
  if (!shown.empty())
    if (auto set = (*connection)->call("UPDATE scarp.project SET contents = $2 WHERE id = $1", id, shown);
        !set)
      return set.error();
  if (auto ended = (*connection)->execute("COMMIT;"); !ended) return ended.error();
  return open(address, project, patience);
}

Result<std::int64_t> TeamStore::head() {
  const auto row = connection_->with("SELECT head FROM scarp.project WHERE id = $1", project_);
  if (!row) return row.error();
  if (row->size() == 0) return Error{"%1 does not have this terrain any more", shown()};
  return row->number(0, 0);
}

Result<TeamStore::Slots> TeamStore::slots() {
  // A single statement sees one consistent state.
  const auto rows = connection_->with(
      "SELECT p.head, s.cell, s.role, s.layer, s.slot, s.rev, s.content "
      "FROM scarp.project p LEFT JOIN scarp.slot s ON s.project = p.id WHERE p.id = $1",
      project_);
  if (!rows) return rows.error();
  if (rows->size() == 0) return Error{"%1 does not have this terrain any more", shown()};
  Slots all;
  all.head = rows->number(0, 0);
  for (int i = 0; i < rows->size(); ++i)
    if (!rows->isNull(i, 1)) all.slots.push_back(slotIn(*rows, i, 1));
  return all;
}

Result<TeamStore::Slots> TeamStore::slotsAt(std::int64_t seq) {
  const auto rows = connection_->with(
      "SELECT s.cell, s.role, s.layer, s.slot, s.rev, s.content FROM scarp.slot s "
      "WHERE s.project = $1 AND s.rev <= $2 "
      "UNION ALL SELECT o.cell, o.role, o.layer, o.slot, o.rev, o.content FROM scarp.slot_old o "
      "WHERE o.project = $1 AND o.rev <= $2 AND o.until > $2",
      project_, seq);
  auto slots = rowsAs(rows, [](const PostgresRows& all, int i) { return slotIn(all, i, 0); });
  if (!slots) return slots.error();
  return Slots{seq, std::move(*slots)};
}

Result<TeamStore::Committed> TeamStore::commit(const TeamChange& change) {
  std::array<std::vector<std::int64_t>, 6> lists;
  for (const TeamWrite& write : change.slots) {
    const std::int64_t row[] = {write.key.cell, write.key.role, write.key.layer,
                                write.key.slot, write.seen,     write.content};
    for (std::size_t i = 0; i < lists.size(); ++i) lists[i].push_back(row[i]);
  }
  const auto list = [&](std::size_t i) { return std::span<const std::int64_t>(lists[i]); };
  const auto box = numbersOf(change.box);
  const auto ask = [&](const auto& op, const auto& undoes) {
    return connection_->with(
        "SELECT outcome, at FROM scarp.commit($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)", project_,
        session_, op, change.base, undoes, change.whole ? 1 : 0, std::span<const std::int64_t>(box), change.meta,
        list(0), list(1), list(2), list(3), list(4), list(5));
  };
  const auto askAsTheTablesAre = [&] {
    return wideOps_ ? ask(uuidOf(change.op), uuidOf(change.undoes))
                    : ask(static_cast<std::int64_t>(change.op.low), static_cast<std::int64_t>(change.undoes.low));
  };
  auto row = askAsTheTablesAre();
  if (!row && !wideOps_ && !lost()) {
    // The database may have been upgraded since this connection was made.
    const auto schema = teamSchemaVersion(*connection_);
    if (!schema) return schema.error();
    if (*schema < kWideOpsVersion) return row.error();
    schema_ = *schema;
    wideOps_ = true;
    row = askAsTheTablesAre();
  }
  if (!row) return row.error();
  return Committed{static_cast<CommitOutcome>(row->number(0, 0)), row->number(0, 1)};
}

Result<std::vector<TeamLogRow>> TeamStore::changesSince(std::int64_t seq, int most) {
  const auto rows = connection_->with(
      "SELECT seq, op, session, base, undoes, author, meta, box, whole, author = session_user FROM scarp.change "
      "WHERE project = $1 AND seq > $2 ORDER BY seq LIMIT $3",
      project_, seq, most);
  return rowsAs(rows, [](const PostgresRows& all, int i) {
    return TeamLogRow{all.number(i, 0),
                      all.number(i, 2),
                      all.number(i, 3),
                      opIn(all, i, 1),
                      opIn(all, i, 4),
                      all.number(i, 8) != 0,
                      std::string(all.text(i, 5)),
                      std::string(all.text(i, 6)),
                      boxOf(all.bytes(i, 7)),
                      all.number(i, 9) != 0};
  });
}

Result<std::vector<TeamSlot>> TeamStore::slotsBetween(std::int64_t since, std::int64_t last) {
  const auto rows = connection_->with(
      "SELECT cell, role, layer, slot, seq, new FROM scarp.change_slot "
      "WHERE project = $1 AND seq > $2 AND seq <= $3 ORDER BY seq",
      project_, since, last);
  return rowsAs(rows, [](const PostgresRows& all, int i) { return slotIn(all, i, 0); });
}

Result<std::int64_t> TeamStore::takeBlock() {
  const auto row = connection_->with("SELECT scarp.take_block($1)", project_);
  if (!row) return row.error();
  return row->number(0, 0);
}

Result<bool> TeamStore::takeLease(std::int64_t lease, const GridRect& box, std::chrono::seconds time) {
  const auto sides = numbersOf(box);
  const auto row = connection_->with("SELECT scarp.take_lease($1, $2, $3, $4, $5)", project_, session_, lease,
                                     std::span<const std::int64_t>(sides), time.count());
  if (!row) return row.error();
  return row->number(0, 0) != 0;
}

Result<void> TeamStore::endLease(std::int64_t lease) {
  return connection_->call("SELECT scarp.end_lease($1, $2)", project_, lease);
}

Result<void> TeamStore::awaitLease(std::chrono::milliseconds most) {
  const auto end = std::chrono::steady_clock::now() + most;
  for (;;) {
    const auto left = std::chrono::ceil<std::chrono::milliseconds>(end - std::chrono::steady_clock::now());
    if (left.count() <= 0) return {};
    const auto signs = wait(left);
    if (!signs) return signs.error();
    if (signs->leases) return {};
  }
}

Result<void> TeamStore::bePresent(const std::string& presence) {
  return connection_->call("SELECT scarp.be_present($1, $2, $3)", project_, session_, presence);
}

Result<void> TeamStore::leave() {
  return connection_->call("SELECT scarp.leave($1, $2)", project_, session_);
}

Result<TeamSigns> TeamStore::wait(std::chrono::milliseconds most, int wake) {
  const auto notices = connection_->notices(most, wake);
  if (!notices) return notices.error();
  TeamSigns signs;
  for (const PostgresConnection::Notice& notice : *notices)
    (notice.text == "presence"  ? signs.people
     : notice.text == "lease"   ? signs.leases
     : notice.text == "terrain" ? signs.terrain
                                : signs.changes) = true;
  return signs;
}

}  // namespace scarp
