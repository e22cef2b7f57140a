#include <algorithm>
#include <cmath>
#include <cstring>
#include <memory>

#include "core/base/Json.h"
#include "core/base/PrintableLine.h"
#include "core/script/RasterJson.h"
#include "core/store/ContentRows.h"
#include "core/store/TileContent.h"
#include "core/team/TeamAdmin.h"
#include "core/team/TeamLog.h"
#include "core/team/TeamSchema.h"

namespace scarp {

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
    if (slot < 0 || slot >= columns * rows || coarse.size() < kSide * kSide * sizeof(float))
      continue;
    for (int k = 0; k < kSide * kSide; ++k) {
      const int column = static_cast<int>(slot % columns) * kSide + k % kSide;
      const int row = static_cast<int>(slot / columns) * kSide + k / kSide;
      if (column >= width || row >= depth) continue;
      float height = 0.0F;
      std::memcpy(&height, coarse.data() + static_cast<std::size_t>(k) * sizeof(float), sizeof height);
      samples[static_cast<std::size_t>(row) * static_cast<std::size_t>(width) + static_cast<std::size_t>(column)] =
          height;
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
  const std::string statement =
      std::string("SELECT p.id, p.name, p.head, m.rights, p.format::bigint, ") +
      (*schema >= kArchivesVersion ? "p.archived IS NOT NULL " : "false ") +
      "FROM scarp.project p JOIN scarp.member m ON m.project = p.id AND m.name = session_user ORDER BY p.name";
  const auto rows = connection.with(statement.c_str());
  if (!rows) return rows.error();
  for (int i = 0; i < rows->size(); ++i) {
    if (rows->number(i, 4) > kTeamObjectsFormat)
      return Error{"%1 holds a terrain of a newer version of Scarp", connection.shown()};
    all.push_back({rows->number(i, 0), std::string(rows->text(i, 1)), std::string(rows->text(i, 3)), rows->number(i, 2),
                   rows->number(i, 5) != 0});
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
