#include "core/team/TeamAdmin.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>
#include <unordered_set>
#include <utility>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/script/RasterJson.h"
#include "core/store/ContentRows.h"
#include "core/store/TileContent.h"
#include "core/team/TeamLog.h"
#include "core/team/TeamSchema.h"
#include "core/team/TeamStore.h"

namespace scarp {

namespace {

constexpr int kAdminVersion = 4;              ///< Schema version.
constexpr std::size_t kPrunedAtOnce = 5000;   ///< Commits wait while these are deleted.
constexpr std::size_t kShownAdmins = 5;
constexpr std::size_t kShownName = 80;

std::string quotedText(const std::string& name) { return '"' + printableLine(name, kShownName) + '"'; }

}  // namespace

Message TeamStanding::lost() const {
  if (!there) return Message("this terrain was deleted on the server");
  return rights.empty() ? Message("you are no longer a member of this terrain") : Message();
}

std::string roleOfRights(const std::string& rights) { return rights == "lead" ? "admin" : rights; }

std::string rightsOfRole(const std::string& role) { return role == "admin" ? "lead" : role; }

Result<TeamStanding> TeamStore::standing() { return standingOf(*connection_, project_, schema_); }

Result<TeamStanding> TeamStore::standingOf(PostgresConnection& connection, std::int64_t project, int schema) {
  if (schema < kAdminVersion) {
    // If there is no row, the terrain was deleted or the user is not a member.
    const auto row =
        connection.with("SELECT p.name, coalesce(scarp.rights(p.id), '') FROM scarp.project p WHERE p.id = $1", project);
    if (!row) return row.error();
    if (row->size() == 0) return TeamStanding{};
    return TeamStanding{true, std::string(row->text(0, 0)), std::string(row->text(0, 1)), false};
  }
  const auto row = connection.with("SELECT there, known_as, held, is_archived FROM scarp.standing($1)", project);
  if (!row) return row.error();
  if (row->size() == 0) return TeamStanding{false, {}, {}, false};
  return TeamStanding{row->number(0, 0) != 0, std::string(row->text(0, 1)), std::string(row->text(0, 2)),
                      row->number(0, 3) != 0};
}

Result<TeamStanding> TeamStore::standingAt(const std::string& address, std::int64_t project,
                                           const PostgresPatience& patience) {
  auto connection = PostgresConnection::connect(address, patience);
  if (!connection) return connection.error();
  const auto schema = teamSchemaVersion(**connection);
  if (!schema) return schema.error();
  if (*schema == 0) return TeamStanding{false, {}, {}, false};
  auto standing = standingOf(**connection, project, *schema);
  const auto format = (*connection)->with("SELECT format::bigint FROM scarp.project WHERE id = $1", project);
  if (standing && format && format->size() != 0) standing->supported = format->number(0, 0) <= kTeamObjectsFormat;
  return standing;
}

Result<void> TeamStore::require(const std::string& rights) {
  const auto standing = this->standing();
  if (!standing) return standing.error();
  if (!standing->there) return errorIn(quotedText(name_), standing->lost());
  if (standing->rights.empty()) return Error{"you are not a member of %1 on %2", quotedText(name_), shown()};
  const bool enough = standing->rights == "lead" || rights == "look" || (rights == "edit" && standing->rights == "edit");
  if (enough && (rights != "edit" || !standing->archived)) return {};
  const auto all = members();
  if (!all) return all.error();
  std::string admins;
  std::size_t shown = 0;
  for (const TeamMember& member : *all)
    if (member.rights == "lead" && member.hasRole && ++shown <= kShownAdmins)
      admins += (admins.empty() ? "" : ", ") + printableLine(member.name, kShownName);
  if (shown > kShownAdmins) admins += ", …";
  if (enough)
    return Error{"%1 is archived: it can be looked at, not changed. An administrator can unarchive it: %2",
                 quotedText(standing->name), admins};
  return Error{"your role in %1 is %2, and this needs %3. An administrator can change your role: %4",
               quotedText(standing->name), roleOfRights(standing->rights), roleOfRights(rights), admins};
}

Result<void> TeamStore::requireSchema() {
  if (schema_ >= kAdminVersion) return {};
  return Error{
      "%1 was set up by an earlier version of Scarp: the owner of its tables has to run \"scarp team "
      "upgrade\" first",
      shown()};
}

Result<std::vector<TeamMember>> TeamStore::members() {
  const std::string statement =
      std::string("SELECT m.name, m.rights, m.name = session_user, "
                  "EXISTS (SELECT 1 FROM pg_catalog.pg_roles r WHERE r.rolname = m.name AND r.rolcanlogin), "
                  "EXISTS (SELECT 1 FROM scarp.session s WHERE s.project = m.project AND s.author = m.name "
                  "AND s.seen > clock_timestamp() - interval '10 seconds'), "
                  "(extract(epoch FROM greatest(") +
      (schema_ >= kAdminVersion ? "m.seen, " : "") +
      "(SELECT max(s.seen) FROM scarp.session s WHERE s.project = m.project AND s.author = m.name), "
      "(SELECT max(c.made) FROM scarp.change c WHERE c.project = m.project AND c.author = m.name))) * 1000)::bigint "
      "FROM scarp.member m WHERE m.project = $1 ORDER BY m.name";
  const auto rows = connection_->with(statement.c_str(), project_);
  return rowsAs(rows, [](const PostgresRows& all, int i) {
    TeamMember member;
    member.name = all.text(i, 0);
    member.rights = all.text(i, 1);
    member.self = all.number(i, 2) != 0;
    member.hasRole = all.number(i, 3) != 0;
    member.here = all.number(i, 4) != 0;
    if (!all.isNull(i, 5)) member.seen = all.time(i, 5);
    return member;
  });
}

Result<void> TeamStore::invite(const std::string& name, const std::string& rights) {
  const auto all = members();
  if (!all) return all.error();
  const auto held = std::ranges::find(*all, name, &TeamMember::name);
  const bool leaves = rights == "none" && held != all->end() && held->self;
  if (auto may = require(leaves ? "look" : "lead"); !may) return may;
  if (rights == "none" && held == all->end())
    return Error{"%1 is not a member of %2", quotedText(name), quotedText(name_)};
  auto invited = connection_->call("SELECT scarp.invite($1, $2, $3)", project_, name, rights);
  if (invited) return invited;
  const std::string& code = connection_->latest().code;
  // Earlier schema versions report 22023 for a missing role.
  if (code == "42704" || code == "22023")
    return Error{
        "there is no role %1 on %2. The administrator of the server makes one: createuser --pwprompt NAME",
        quotedText(name), shown()};
  if (code == "0LP01")
    return Error{"the role %1 on %2 cannot log in: it is a group, or was locked. Add the roles of persons",
                 quotedText(name), shown()};
  if (code == "55000")
    return Error{
        "%1 is the only administrator of %2: give another member the role admin first, or delete the terrain",
        quotedText(name), quotedText(name_)};
  return invited;
}

Result<void> TeamStore::rename(const std::string& name) {
  if (auto may = require("lead"); !may) return may;
  if (auto schema = requireSchema(); !schema) return schema;
  auto renamed = connection_->call("SELECT scarp.rename_project($1, $2)", project_, name);
  if (!renamed && connection_->latest().code == "23505")
    return Error{"%1 has a terrain %2 already", shown(), quotedText(name)};
  if (!renamed && connection_->latest().code == "23514") return Error{"the name of a terrain has 1 to 200 characters"};
  if (renamed) name_ = name;
  return renamed;
}

Result<void> TeamStore::archive(bool archived) {
  if (auto may = require("lead"); !may) return may;
  if (auto schema = requireSchema(); !schema) return schema;
  return connection_->call("SELECT scarp.archive_project($1, $2 <> 0)", project_, archived ? 1 : 0);
}

Result<Message> TeamStore::remove(bool keepsObjects) {
  if (auto may = require("lead"); !may) return may.error();
  if (auto schema = requireSchema(); !schema) return schema.error();
  // The store has to respond before the rows that name its objects are deleted. Otherwise the objects could
  // not be found any more.
  const auto objects = keepsObjects ? Result<std::vector<StoredObject>>(std::vector<StoredObject>()) : bytes_->objects();
  if (!objects) return objects.error();
  if (auto gone = connection_->call("SELECT scarp.delete_project($1, $2)", project_, name_); !gone)
    return gone.error();
  std::vector<std::string> keys;
  for (const StoredObject& object : *objects) keys.push_back(object.key);
  const auto removed = bytes_->remove(keys);
  return removed ? Message()
                 : Message("%1 is deleted, but not all of its objects: %2", quotedText(name_),
                           removed.error().message);
}

Result<TeamPruned> TeamStore::prune(const TeamPruneOptions& options, const Progress& progress) {
  if (auto may = require("lead"); !may) return may.error();
  if (auto schema = requireSchema(); !schema) return schema.error();
  const std::int64_t seconds = options.olderThan.count();
  if (keyed_ && options.olderThan < kMinObjectAge)
    return Error{
        "contents in an object store are pruned after 24 hours at least: until then one may be uploaded for "
        "a change that is not there yet"};
  // All objects of the terrain. Objects that are added from now on are too recent to be deleted.
  const auto objects = bytes_->objects();
  if (!objects) return objects.error();
  const auto unused = connection_->with(
      "SELECT c.cell, c.id, octet_length(c.bytes) + coalesce(octet_length(c.coarse), 0) "
      "+ coalesce(octet_length(c.difference), 0) FROM scarp.content c "
      "WHERE c.project = $1 AND c.made <= clock_timestamp() - make_interval(secs => $2) "
      "AND NOT EXISTS (SELECT 1 FROM scarp.slot s WHERE s.project = $1 AND s.cell = c.cell AND s.content = c.id) "
      "AND NOT EXISTS (SELECT 1 FROM scarp.slot_old o WHERE o.project = $1 AND o.cell = c.cell AND o.content = c.id)",
      project_, seconds);
  if (!unused) return unused.error();
  TeamPruned pruned;
  std::unordered_set<std::int64_t> ids;
  for (int first = 0; first < unused->size(); first += static_cast<int>(kPrunedAtOnce)) {
    const int end = std::min(unused->size(), first + static_cast<int>(kPrunedAtOnce));
    if (!keepGoing(progress, static_cast<double>(first) / unused->size())) return Error::cancel();
    std::vector<std::int64_t> cells, batch;
    std::unordered_set<std::int64_t> gone;
    for (int i = first; i < end; ++i) {
      cells.push_back(unused->number(i, 0));
      batch.push_back(unused->number(i, 1));
    }
    if (options.dryRun) {
      gone.insert(batch.begin(), batch.end());
    } else {
      const auto rows = connection_->with("SELECT gone_cell, gone_id FROM scarp.prune($1, $2, $3, $4)", project_,
                                          std::span<const std::int64_t>(cells), std::span<const std::int64_t>(batch), seconds);
      if (!rows) return rows.error();
      for (int i = 0; i < rows->size(); ++i) gone.insert(rows->number(i, 1));
    }
    for (int i = first; i < end; ++i)
      if (gone.contains(unused->number(i, 1))) {
        ++pruned.contents;
        pruned.contentBytes += unused->number(i, 2);
      }
    ids.merge(gone);
  }
  if (!keyed_) return pruned;
  // Queried after the objects were listed, so that objects that got their row meanwhile are included.
  const auto rows =
      connection_->with("SELECT c.id FROM scarp.content c WHERE c.project = $1 AND c.object_key IS NOT NULL", project_);
  if (!rows) return rows.error();
  std::unordered_set<std::int64_t> named;
  for (int i = 0; i < rows->size(); ++i)
    if (!options.dryRun || !ids.contains(rows->number(i, 0))) named.insert(rows->number(i, 0));
  const auto latest = std::chrono::system_clock::now() - options.olderThan;
  std::vector<std::string> keys;
  for (const StoredObject& object : *objects) {
    // The object with the id 0 describes the folder.
    if (object.id == 0 || named.contains(object.id) || object.added > latest) continue;
    keys.push_back(object.key);
    ++pruned.objects;
    pruned.objectBytes += object.bytes;
  }
  if (options.dryRun) return pruned;
  if (auto removed = bytes_->remove(keys); !removed) return removed.error();
  return pruned;
}

namespace {

constexpr int kSide = static_cast<int>(kCoarseSide);
constexpr int kMaxPreviewTiles = 4096;  ///< Max tiles of terrains with a preview.

/// Returns the frame in the terrain's state; nothing if there is none yet or it is damaged.
Result<std::optional<GridFrame>> frameOf(PostgresConnection& connection, std::int64_t project) {
  const auto row = connection.with(
      "SELECT c.bytes FROM scarp.slot s JOIN scarp.content c "
      "ON c.project = s.project AND c.cell = s.cell AND c.id = s.content "
      "WHERE s.project = $1 AND s.cell = $2 AND s.role = $3",
      project, teamCell(project, kStateRole), kStateRole);
  if (!row) return row.error();
  if (row->size() == 0) return std::optional<GridFrame>();
  // Only the frame is read, because the state's textures and models are not loaded here.
  const auto json = Json::parseOrNull(row->text(0, 0));
  const auto document = json.isObject() ? json.find("document") : json.end();
  if (document == json.end() || !document->isObject() || !document->contains("frame"))
    return std::optional<GridFrame>();
  const auto frame = readFrame(document->at("frame"), "frame");
  return frame ? std::optional(*frame) : std::nullopt;
}

/// Adds the coarse samples of the height tiles.
Result<void> addGround(PostgresConnection& connection, std::int64_t project, TeamTerrain& terrain) {
  const GridFrame& frame = *terrain.frame;
  constexpr int side = HeightRaster::tileSize;
  const long long columns = (frame.columns + side - 1) / side, rows = (frame.rows + side - 1) / side;
  if (columns * rows > kMaxPreviewTiles) return {};
  const auto tiles = connection.with(
      "SELECT s.slot, c.coarse FROM scarp.slot s JOIN scarp.content c "
      "ON c.project = s.project AND c.cell = s.cell AND c.id = s.content "
      "WHERE s.project = $1 AND s.role = $2 AND s.layer = 0 AND c.coarse IS NOT NULL LIMIT $3",
      project, static_cast<int>(RasterRole::Ground), kMaxPreviewTiles);
  if (!tiles) return tiles.error();
  terrain.step = kCoarseStep;
  const int width = (frame.columns - 1) / kCoarseStep + 1, depth = (frame.rows - 1) / kCoarseStep + 1;
  std::vector<float> samples(static_cast<std::size_t>(width) * static_cast<std::size_t>(depth), NAN);
  for (int i = 0; i < tiles->size(); ++i) {
    const auto coarse = tiles->bytes(i, 1);
    const std::int64_t slot = tiles->number(i, 0);
    if (slot < 0 || slot >= columns * rows || coarse.size() < kSide * kSide * sizeof(float)) continue;
    for (int k = 0; k < kSide * kSide; ++k) {
      const int column = static_cast<int>(slot % columns) * kSide + k % kSide;
      const int row = static_cast<int>(slot / columns) * kSide + k / kSide;
      if (column >= width || row >= depth) continue;
      float height = 0.0F;
      std::memcpy(&height, coarse.data() + static_cast<std::size_t>(k) * sizeof(float), sizeof height);
      samples[static_cast<std::size_t>(row) * static_cast<std::size_t>(width) +
              static_cast<std::size_t>(column)] = height;
    }
  }
  HeightRaster ground(width, depth, NAN);
  ground.write(ground.rect(), samples);
  terrain.ground = std::move(ground);
  return {};
}

Result<std::vector<TeamListing>> listingsOf(PostgresConnection& connection) {
  std::vector<TeamListing> all;
  const auto schema = teamSchemaVersion(connection);
  if (!schema) return schema.error();
  if (*schema == 0) return all;
  constexpr int kArchivesVersion = 4;
  const std::string statement = std::string("SELECT p.id, p.name, p.head, m.rights, p.format::bigint, ") +
                                (*schema >= kArchivesVersion ? "p.archived IS NOT NULL " : "false ") +
                                "FROM scarp.project p JOIN scarp.member m ON m.project = p.id AND m.name = "
                                "session_user ORDER BY p.name";
  const auto rows = connection.with(statement.c_str());
  if (!rows) return rows.error();
  for (int i = 0; i < rows->size(); ++i) {
    if (rows->number(i, 4) > kTeamObjectsFormat)
      return Error{"%1 holds a terrain of a newer version of Scarp", connection.shown()};
    all.push_back({rows->number(i, 0), std::string(rows->text(i, 1)), std::string(rows->text(i, 3)),
                   rows->number(i, 2), rows->number(i, 5) != 0});
  }
  return all;
}

}  // namespace

Result<std::vector<TeamListing>> teamListings(const std::string& address, const PostgresPatience& patience) {
  auto connection = PostgresConnection::connect(address, patience);
  if (!connection) return connection.error();
  return listingsOf(**connection);
}

Result<std::vector<TeamTerrain>> teamTerrains(const std::string& address, const PostgresPatience& patience) {
  auto opened = PostgresConnection::connect(address, patience);
  if (!opened) return opened.error();
  PostgresConnection& connection = **opened;
  const auto listings = listingsOf(connection);
  if (!listings) return listings.error();
  std::vector<TeamTerrain> all;
  for (const TeamListing& listing : *listings) {
    const std::int64_t project = listing.id;
    TeamTerrain terrain{listing, {}, {}, 1, {}};
    auto frame = frameOf(connection, project);
    if (!frame) return frame.error();
    terrain.frame = *frame;
    if (terrain.frame)
      if (auto added = addGround(connection, project, terrain); !added) return added.error();
    const auto people = connection.with(
        "SELECT DISTINCT author FROM scarp.session WHERE project = $1 "
        "AND seen > clock_timestamp() - interval '10 seconds' ORDER BY author LIMIT 50",
        project);
    if (!people) return people.error();
    for (int k = 0; k < people->size(); ++k) terrain.people.push_back(printableLine(people->text(k, 0), 80));
    all.push_back(std::move(terrain));
  }
  return all;
}

}  // namespace scarp
