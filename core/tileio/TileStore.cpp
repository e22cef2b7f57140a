#include "core/tileio/TileStore.h"

#include <algorithm>
#include <cmath>
#include <utility>
#include <vector>

#include "core/base/Sha256.h"
#include "core/io/AtomicFile.h"
#include "core/io/AtomicFolder.h"
#include "core/store/Sqlite.h"

namespace scarp {

namespace {

// PMTiles, version 3 (protomaps/PMTiles, spec/v3).
constexpr std::size_t kHeader = 127, kFront = 16384;
constexpr std::size_t kLeaf = 2048;  ///< Entries of a leaf directory.

using Bytes = std::vector<std::uint8_t>;

/// Along the Hilbert curve, after all tiles of the coarser zooms.
std::uint64_t tileId(const TileAddress& at) {
  std::uint64_t before = 0;
  for (int zoom = 0; zoom < at.zoom; ++zoom) before += std::uint64_t{1} << (2 * zoom);
  std::uint64_t x = static_cast<std::uint64_t>(at.x), y = static_cast<std::uint64_t>(at.y), along = 0;
  for (std::uint64_t s = (std::uint64_t{1} << at.zoom) / 2; s > 0; s /= 2) {
    const std::uint64_t rx = (x & s) > 0 ? 1 : 0, ry = (y & s) > 0 ? 1 : 0;
    along += s * s * ((3 * rx) ^ ry);
    if (ry == 0) {
      if (rx == 1) {
        x = s - 1 - (x & (s - 1));
        y = s - 1 - (y & (s - 1));
      } else {
        x &= s - 1;
        y &= s - 1;
      }
      std::swap(x, y);
    } else {
      x &= s - 1;
      y &= s - 1;
    }
  }
  return before + along;
}

struct Entry {
  std::uint64_t id, offset, length, run;
};

void addVarint(Bytes& bytes, std::uint64_t value) {
  for (; value >= 0x80; value >>= 7) bytes.push_back(static_cast<std::uint8_t>(value | 0x80));
  bytes.push_back(static_cast<std::uint8_t>(value));
}

Bytes directory(std::span<const Entry> entries) {
  Bytes bytes;
  addVarint(bytes, entries.size());
  std::uint64_t last = 0;
  for (const Entry& entry : entries) addVarint(bytes, entry.id - std::exchange(last, entry.id));
  for (const Entry& entry : entries) addVarint(bytes, entry.run);
  for (const Entry& entry : entries) addVarint(bytes, entry.length);
  for (const Entry& entry : entries) addVarint(bytes, entry.offset + 1);
  return bytes;
}

template <class Number>
void addNumber(Bytes& bytes, Number number) {
  const auto* from = reinterpret_cast<const std::uint8_t*>(&number);
  bytes.insert(bytes.end(), from, from + sizeof number);
}

std::int32_t sevenDigits(double degrees) { return static_cast<std::int32_t>(std::lround(degrees * 1e7)); }

class PmtilesSink final : public TileStore {
 public:
  explicit PmtilesSink(AtomicFile file) : file_(std::move(file)), out_(file_.temporaryPath()) {
    const Bytes front(kFront, 0);  // Takes the header and the root directory at last.
    out_.write(front.data(), front.size());
  }

  Result<void> put(const TileAddress& at, std::span<const std::uint8_t> bytes) override {
    entries_.push_back({tileId(at), out_.position() - kFront, bytes.size(), 1});
    out_.write(bytes.data(), bytes.size());
    sum_.add(std::as_bytes(bytes));
    if (out_.failed()) return writeFailure(file_, out_.close().error());
    return {};
  }

  Result<void> finish(const PyramidFacts& facts) override {
    const std::uint64_t data = out_.position() - kFront;
    std::ranges::sort(entries_, {}, &Entry::id);
    Bytes leaves;
    Bytes root = directory(entries_);
    if (kHeader + root.size() > kFront) {
      std::vector<Entry> tops;
      for (std::size_t from = 0; from < entries_.size(); from += kLeaf) {
        const auto some = std::span(entries_).subspan(from, std::min(kLeaf, entries_.size() - from));
        const Bytes leaf = directory(some);
        tops.push_back({some.front().id, leaves.size(), leaf.size(), 0});
        leaves.insert(leaves.end(), leaf.begin(), leaf.end());
      }
      root = directory(tops);
    }
    const std::string metadata = "{\"name\":\"terrain\",\"encoding\":\"" + facts.encoding + "\"}";
    const std::uint64_t metadataAt = out_.position(), leavesAt = metadataAt + metadata.size();
    out_.write(metadata);
    out_.write(leaves.data(), leaves.size());
    out_.seek(0);
    const Bytes front =
        header(facts, root.size(), metadataAt, metadata.size(), leavesAt, leaves.size(), data);
    out_.write(front.data(), front.size());
    out_.write(root.data(), root.size());
    if (auto closed = out_.close(); !closed) return writeFailure(file_, closed.error());
    if (auto synced = file_.sync(); !synced) return synced;
    if (!proved(data)) return cannotWrite(file_.target(), Message("it reads back differently"));
    return file_.commit();
  }

 private:
  [[nodiscard]] Bytes header(const PyramidFacts& facts, std::uint64_t root, std::uint64_t metadataAt,
                             std::uint64_t metadata, std::uint64_t leavesAt, std::uint64_t leaves,
                             std::uint64_t data) const {
    Bytes bytes;
    for (const char letter : std::string("PMTiles")) bytes.push_back(static_cast<std::uint8_t>(letter));
    bytes.push_back(3);
    for (const std::uint64_t number :
         {std::uint64_t{kHeader}, root, metadataAt, metadata, leavesAt, leaves, std::uint64_t{kFront}, data,
          std::uint64_t{entries_.size()}, std::uint64_t{entries_.size()}, std::uint64_t{entries_.size()}})
      addNumber(bytes, number);
    constexpr std::uint8_t kNotClustered = 0, kNotPacked = 1, kPng = 2;
    for (const std::uint8_t byte :
         {kNotClustered, kNotPacked, kNotPacked, kPng, static_cast<std::uint8_t>(facts.minZoom),
          static_cast<std::uint8_t>(facts.maxZoom)})
      bytes.push_back(byte);
    for (const double degrees : facts.bounds) addNumber(bytes, sevenDigits(degrees));
    bytes.push_back(static_cast<std::uint8_t>(facts.minZoom));
    addNumber(bytes, sevenDigits(0.5 * (facts.bounds[0] + facts.bounds[2])));
    addNumber(bytes, sevenDigits(0.5 * (facts.bounds[1] + facts.bounds[3])));
    return bytes;
  }

  /// Whether the tiles' bytes lie in the file as they came.
  [[nodiscard]] bool proved(std::uint64_t bytes) {
    std::FILE* file = std::fopen(file_.temporaryPath().c_str(), "rb");
    if (!file) return false;
    Sha256 sum;
    std::vector<std::byte> piece(1 << 18);
    bool good = std::fseek(file, static_cast<long>(kFront), SEEK_SET) == 0;
    while (good && bytes > 0) {
      const std::size_t some = std::min<std::uint64_t>(bytes, piece.size());
      good = std::fread(piece.data(), 1, some, file) == some;
      sum.add(std::span(piece).first(some));
      bytes -= some;
    }
    std::fclose(file);
    return good && sum.finish() == sum_.finish();
  }

  AtomicFile file_;
  OutputFile out_;
  std::vector<Entry> entries_;
  Sha256 sum_;
};

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
    if (auto settled = SqliteDatabase::settleJournal(file_.target(), file_.target()); !settled)
      return settled;
    return file_.commit();
  }

 private:
  explicit MbtilesSink(AtomicFile file) : file_(std::move(file)) {}

  AtomicFile file_;
  std::unique_ptr<SqliteDatabase> database_;
};

Result<std::unique_ptr<TileStore>> openPmtiles(const std::string& path) {
  auto file = AtomicFile::create(path);
  if (!file) return file.error();
  return std::unique_ptr<TileStore>(std::make_unique<PmtilesSink>(std::move(*file)));
}

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
