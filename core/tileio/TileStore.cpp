#include "core/tileio/TileStore.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <utility>

#include "core/io/AtomicFile.h"
#include "core/io/AtomicFolder.h"
#include "core/store/Sqlite.h"

namespace scarp {

namespace {

int southRow(const TileAddress& at) { return (1 << at.zoom) - 1 - at.y; }

class FolderSink final : public TileStore {
 public:
  FolderSink(AtomicFolder folder, bool southFirst, const char* index)
      : folder_(std::move(folder)), southFirst_(southFirst), index_(index) {}

  Result<void> put(const TileAddress& at, std::span<const std::uint8_t> bytes) override {
    const int row = southFirst_ ? southRow(at) : at.y;
    return folder_.write(
        std::to_string(at.zoom) + "/" + std::to_string(at.x) + "/" + std::to_string(row) + ".png",
        bytes.data(), bytes.size());
  }
  Result<void> finish(const PyramidFacts& facts) override {
    if (auto wrote = folder_.write(index_, facts.json.data(), facts.json.size()); !wrote) return wrote;
    return folder_.commit();
  }

 private:
  AtomicFolder folder_;
  bool southFirst_;
  const char* index_;
};

// MBTiles 1.3 (mapbox/mbtiles-spec).
class MbtilesSink final : public TileStore {
 public:
  static Result<std::unique_ptr<TileStore>> open(const std::string& path) {
    auto file = AtomicFile::create(path);
    if (!file) return file.error();
    auto sink = std::unique_ptr<MbtilesSink>(new MbtilesSink(std::move(*file)));
    auto database = SqliteDatabase::open(sink->file_.temporaryPath(), SqliteDatabase::Mode::Create, path);
    if (!database) return database.error();
    sink->database_ = std::move(*database);
    if (auto made = sink->database_->execute(
            "PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA application_id=1297105496;"
            "CREATE TABLE metadata (name text, value text);"
            "CREATE TABLE tiles (zoom_level integer, tile_column integer, tile_row integer, tile_data blob);"
            "CREATE UNIQUE INDEX tile_index ON tiles (zoom_level, tile_column, tile_row); BEGIN");
        !made)
      return made.error();
    return std::unique_ptr<TileStore>(std::move(sink));
  }

  Result<void> put(const TileAddress& at, std::span<const std::uint8_t> bytes) override {
    auto insert = database_->prepare("INSERT INTO tiles VALUES (?, ?, ?, ?)");
    if (!insert) return insert.error();
    if (auto ran = insert->with(at.zoom, at.x, southRow(at), std::as_bytes(bytes)).run(); !ran) return ran;
    auto read =
        database_->prepare("SELECT tile_data FROM tiles WHERE zoom_level=? AND tile_column=? AND tile_row=?");
    if (!read) return read.error();
    const auto row = read->with(at.zoom, at.x, southRow(at)).step();
    if (!row) return row.error();
    if (!*row || !std::ranges::equal(read->blob(0), std::as_bytes(bytes)))
      return cannotWrite(file_.target(), Message("a tile reads back differently"));
    return {};
  }

  Result<void> finish(const PyramidFacts& facts) override {
    const auto& b = facts.bounds;
    std::array<char, 128> bounds{};
    std::snprintf(bounds.data(), bounds.size(), "%.9g,%.9g,%.9g,%.9g", b[0], b[1], b[2], b[3]);
    const std::array<std::pair<const char*, std::string>, 8> entries{
        {{"name", facts.name},
         {"format", "png"},
         {"type", "baselayer"},
         {"version", "1"},
         {"bounds", bounds.data()},
         {"minzoom", std::to_string(facts.minZoom)},
         {"maxzoom", std::to_string(facts.maxZoom)},
         {"encoding", facts.encoding}}};
    for (const auto& [name, value] : entries) {
      auto insert = database_->prepare("INSERT INTO metadata VALUES (?, ?)");
      if (!insert) return insert.error();
      if (auto ran = insert->with(std::string_view(name), value).run(); !ran) return ran;
    }
    if (auto done = database_->execute("COMMIT"); !done) return done;
    database_.reset();
    if (auto synced = file_.sync(); !synced) return synced;
    if (auto settled = SqliteDatabase::settleJournal(file_.target(), file_.target()); !settled) return settled;
    const std::array<AtomicFile*, 1> alone{&file_};
    return AtomicFile::commit(alone);
  }

 private:
  explicit MbtilesSink(AtomicFile file) : file_(std::move(file)) {}

  AtomicFile file_;
  std::unique_ptr<SqliteDatabase> database_;
};

}  // namespace

Result<std::unique_ptr<TileStore>> openTileStore(const std::string& path, bool southFirst,
                                                 const char* index) {
  if (path.ends_with(".mbtiles")) return MbtilesSink::open(path);
  if (path.ends_with(".pmtiles")) return openPmtiles(path);
  auto folder = AtomicFolder::create(path, {index, ".png"});
  if (!folder) return folder.error();
  return std::unique_ptr<TileStore>(std::make_unique<FolderSink>(std::move(*folder), southFirst, index));
}

}  // namespace scarp
