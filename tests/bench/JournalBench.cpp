// How long an edit takes until it is on the disk, what is written for it, how long it takes to recover, and
// what is left of it where bits flip: the recovery journal, and stores that would keep the same as changes.
// Run by hand: docs/benchmarks.md tells how.

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <ctime>
#include <filesystem>
#include <fstream>
#include <random>

#include "core/document/EditHistory.h"
#include "core/document/TilePack.h"
#include "core/edit/SculptStroke.h"
#include "core/recovery/Recovery.h"
#include "core/recovery/RecoveryJournal.h"
#include "core/store/Sqlite.h"
#include "core/store/SqliteStore.h"
#include "core/store/StoredRecord.h"
#include "core/store/TileContent.h"
#include "tests/bench/PickBenchTerrain.h"
#include "tests/support/ProgramOptions.h"

namespace scarp {
namespace {

namespace fs = std::filesystem;
using Clock = std::chrono::steady_clock;

double msSince(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}
double cpuMs() {
  timespec time{};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time);
  return static_cast<double>(time.tv_sec) * 1e3 + static_cast<double>(time.tv_nsec) / 1e6;
}
/// Bytes that this process has asked the system to write so far.
std::uint64_t bytesAsked() {
  std::ifstream io("/proc/self/io");
  std::string key;
  for (std::uint64_t number = 0; io >> key >> number;)
    if (key == "wchar:") return number;
  return 0;
}

template <class T>
T need(Result<T> result) {
  if (!result.ok()) {
    std::printf("FAILED: %s\n", result.error().text().c_str());
    std::exit(1);
  }
  if constexpr (!std::is_void_v<T>) return std::move(*result);
}

void sculpt(TerrainDocument& document, std::mt19937& random, double radius) {
  const double half = document.frame().width() / 2 - radius;
  std::uniform_real_distribution<double> place(-half, half);
  BrushSettings brush;
  brush.radius = radius;
  brush.strength = radius / 16.0;
  const double x = place(random), y = place(random);
  SculptStroke stroke(document, brush);
  for (int i = 0; i <= 8; ++i) stroke.add({x + radius * i / 64, y + radius * i / 128, 1.0, 0.01 * i});
  stroke.finish();
}

std::uint64_t sumOf(const TerrainDocument& document) {
  std::uint64_t sum = document.history().position();
  const HeightRaster& heights = document.heights();
  for (int slot = 0; slot < heights.tileCount(); ++slot)
    if (const auto tile = heights.tile(slot)) sum = checksum({}, {sum, tileCheck(*tile)});
  return sum;
}

HeightRaster::TilePtr presentIn(const TerrainDocument& document, const TileKey& key) {
  const HeightRaster* raster = document.raster(key.raster);
  return raster && key.slot < raster->tileCount() ? raster->tile(key.slot) : nullptr;
}

/// A way to keep edits. What is kept lies in files of one folder.
class Keeper {
 public:
  virtual ~Keeper() = default;
  /// Returns when it is on the disk.
  virtual void keep(DoneEdit edit) = 0;
};

class JournalKeeper final : public Keeper {
 public:
  explicit JournalKeeper(const std::string& folder) : writer_(folder, FlatBase{}) {}
  void keep(DoneEdit edit) override {
    writer_.add(std::make_shared<const DoneEdit>(std::move(edit)));
    if (!writer_.flush(std::chrono::minutes(1))) need(Result<void>(Error{"not on the disk"}));
  }

 private:
  JournalWriter writer_;
};

enum class Form { Contents, Differences };

/// An edit is a change of a store: its tiles as contents in their slots, or as differences in its entry.
class StoreKeeper final : public Keeper {
 public:
  StoreKeeper(const std::string& folder, const std::string& mode, Form form) : form_(form) {
    const std::string path = folder + "/overlay";
    need(createTables(*need(SqliteDatabase::open(path, SqliteDatabase::Mode::Create))));
    store_ = need(SqliteStore::open(path, SqliteDatabase::Mode::ReadWrite, path));
    (void)need(store_->database().number("PRAGMA journal_mode=" + mode));
  }
  void keep(DoneEdit edit) override {
    auto change = need(store_->begin(number_, std::move(slots_)));
    std::vector<TilePair> pairs = pairsOf(edit);
    HistoryItem item;
    if (form_ == Form::Contents) {
      for (const TilePair& pair : pairs) {
        const ContentKey key{partOf(pair.key.raster), pair.key.slot};
        if (!pair.tile) {
          need(change->clear(key));
          continue;
        }
        const TilePair alone{pair.key, pair.tile, nullptr};
        const PackedTiles packed = *packTiles(std::span(&alone, 1));
        need(change->put(key, ContentForm::Tile, packed.directory[0].check, packed.bytes, {}));
      }
      item.packed = std::make_shared<const PackedRecord>();
    } else {
      // On those that are kept already, as the journal does.
      for (TilePair& pair : pairs) {
        const std::uint64_t under = pair.base ? tileCheck(*pair.base) : 0;
        auto& held = held_[{pair.key.raster, pair.key.slot}];
        if (held != under) pair.base.reset();
        held = pair.tile ? tileCheck(*pair.tile) : 0;
      }
      PackedTiles packed = *packTiles(pairs);
      item.packed = std::make_shared<const PackedRecord>(
          PackedRecord{std::move(packed.directory), std::move(packed.bytes), nullptr});
    }
    item.record = std::move(edit.record);
    (void)need(writeEntry(*change, item, number_));
    number_ = change->number();
    need(change->commit({number_, {}, {}, {}}));
    slots_ = change->slots();
  }

 private:
  Form form_;
  std::shared_ptr<SqliteStore> store_;
  std::int64_t number_ = 0;
  SlotMap slots_;
  std::map<std::pair<RasterId, int>, std::uint64_t> held_;
};

struct Way {
  const char* name;
  std::string mode;  ///< SQLite's of the journal; empty: the recovery journal.
  Form form = Form::Differences;
};

std::unique_ptr<Keeper> keeperOf(const Way& way, const std::string& folder) {
  if (way.mode.empty()) return std::make_unique<JournalKeeper>(folder);
  return std::make_unique<StoreKeeper>(folder, way.mode, way.form);
}

/// Edits done again, and whether all that was missing was told.
struct Again {
  std::size_t edits = 0;
  bool told = false;
};

Again recoverJournal(const std::string& folder, std::unique_ptr<TerrainDocument>& document) {
  auto recovered = recover(folder, [&](const JournalBase&, const std::string&, const Progress&) {
    OpenedBase opened;
    opened.document = std::move(document);
    return Result<OpenedBase>(std::move(opened));
  });
  if (!recovered.ok()) return {0, true};
  document = std::move(recovered->document);
  return {recovered->edits, !recovered->warning.empty()};
}

Again recoverStore(const std::string& folder, Form form, TerrainDocument& document) {
  const std::string path = folder + "/overlay";
  auto opened = SqliteStore::open(path, SqliteDatabase::Mode::ReadWrite, path);
  if (!opened.ok()) return {0, true};
  const std::shared_ptr<SqliteStore> store = std::move(*opened);
  const StoredEntries entries = store->entries();
  Again again{0, store->damage().any() || !entries.complete};
  std::map<std::int64_t, RecordTiles> contents;
  if (form == Form::Contents) {
    auto rows =
        store->database().prepare("SELECT save, role, layer, slot, sum, bytes FROM content ORDER BY id");
    for (auto row = rows->step(); row.ok() && *row; row = rows->step()) {
      const RasterId raster{static_cast<RasterRole>(rows->number(1)), static_cast<LayerId>(rows->number(2))};
      auto tile = unpackContent(raster, rows->blob(5), bits(rows->number(4)));
      if (!tile) return {again.edits, true};
      contents[rows->number(0)][raster].emplace(static_cast<int>(rows->number(3)), std::move(tile));
    }
  }
  for (const EntryRow& row : entries.rows) {
    HistoryItem item = understood(row, store);
    if (!item.record || row.ref.place != static_cast<std::int64_t>(again.edits)) return {again.edits, true};
    if (form == Form::Contents) {
      item.record->tiles = std::move(contents[row.ref.place + 1]);
    } else if (item.packed) {
      const auto bytes = item.packed->stored->read();
      if (!bytes.ok()) return {again.edits, true};
      auto pairs = unpackTiles(item.packed->directory, *bytes,
                               [&](const TileKey& key) { return presentIn(document, key); });
      if (!pairs.ok()) return {again.edits, true};
      for (TilePair& pair : *pairs)
        item.record->tiles[pair.key.raster].emplace(pair.key.slot, std::move(pair.tile));
    }
    document.replay(std::move(*item.record));
    ++again.edits;
  }
  return again;
}

Again recoverAs(const Way& way, const std::string& folder, std::unique_ptr<TerrainDocument>& document) {
  return way.mode.empty() ? recoverJournal(folder, document) : recoverStore(folder, way.form, *document);
}

struct Times {
  std::vector<double> ms;
  double cpu = 0.0, shared = 0.0;
  std::uint64_t bytes = 0;
  std::size_t tiles = 0;

  void print(const char* what) {
    std::ranges::sort(ms);
    const auto n = static_cast<double>(ms.size());
    std::printf(
        "  %s (%.0f tiles): on the disk after p50 %.2f, p99 %.2f, at most %.2f ms; %.1f KiB written, "
        "%.2f ms of processor; the editor's own share %.3f ms\n",
        what, static_cast<double>(tiles) / n, ms[ms.size() / 2], ms[ms.size() * 99 / 100], ms.back(),
        static_cast<double>(bytes) / n / 1024.0, cpu / n, shared / n);
  }
};

void edit(TerrainDocument& document, std::mt19937& random, double radius, Keeper& keeper, Times& times) {
  sculpt(document, random, radius);
  const std::uint64_t bytes = bytesAsked();
  const double cpu = cpuMs();
  const auto start = Clock::now();
  DoneEdit done = need(latestEdit(document));
  times.shared += msSince(start);
  for (const auto& [raster, tiles] : done.record.tiles) times.tiles += tiles.size();
  keeper.keep(std::move(done));
  times.ms.push_back(msSince(start));
  times.cpu += cpuMs() - cpu;
  times.bytes += bytesAsked() - bytes;
}

void measure(const Way& way, const Terrain& terrain, const std::string& folder, int large, int small) {
  std::printf("%s\n", way.name);
  std::mt19937 random(3);
  TerrainDocument document(terrain);
  {
    const auto keeper = keeperOf(way, folder);
    Times warm, wide, narrow;
    for (int i = 0; i < 3; ++i) edit(document, random, 32.0, *keeper, warm);
    for (int i = 0; i < large; ++i) edit(document, random, 512.0, *keeper, wide);
    for (int i = 0; i < small; ++i) edit(document, random, 32.0, *keeper, narrow);
    wide.print("R = 512");
    narrow.print("R = 32");
    std::uint64_t files = 0;
    for (const auto& entry : fs::directory_iterator(folder)) files += entry.file_size();
    std::printf("  files of %.1f MiB", static_cast<double>(files) / 1048576.0);
  }
  auto again = std::make_unique<TerrainDocument>(terrain);
  const auto start = Clock::now();
  const Again recovered = recoverAs(way, folder, again);
  std::printf("; recovered in %.0f ms: %zu edits%s\n", msSince(start), recovered.edits,
              again && sumOf(*again) == sumOf(document) ? "" : ", OTHERS THAN THOSE");
}

/// Files as a kill leaves them, with a few bits flipped; how many edits come back, and how often nobody is
/// told that some do not.
void damage(const Way& way, const std::string& folder, int trials) {
  const Terrain terrain = bench::fractalSquare(513, 5).terrain;
  const std::string kept = folder + "/kept", hit = folder + "/hit";
  fs::create_directories(kept);
  constexpr int kEdits = 60;
  {
    std::mt19937 random(4);
    TerrainDocument document(terrain);
    const auto keeper = keeperOf(way, kept);
    Times times;
    for (int i = 0; i < kEdits; ++i) edit(document, random, 32.0, *keeper, times);
    fs::copy(kept, folder + "/killed");
  }
  std::mt19937_64 random(5);
  std::size_t edits = 0;
  int silent = 0, none = 0;
  for (int trial = 0; trial < trials; ++trial) {
    fs::remove_all(hit);
    fs::copy(folder + "/killed", hit);
    // The file that holds the edits: of a store with a write-ahead log that, as long as it was not moved
    // over.
    std::vector<std::pair<std::string, std::uint64_t>> files;
    std::uint64_t all = 0;
    for (const auto& entry : fs::directory_iterator(hit))
      if (!entry.path().string().ends_with("-shm")) {
        files.emplace_back(entry.path().string(), entry.file_size());
        all += entry.file_size();
      }
    std::uint64_t place = random() % all;
    for (const auto& [path, size] : files) {
      if (place < size) {
        std::fstream file(path, std::ios::in | std::ios::out | std::ios::binary);
        file.seekg(static_cast<std::streamoff>(place));
        const int byte = file.get();
        file.seekp(static_cast<std::streamoff>(place));
        file.put(static_cast<char>(byte ^ (1 << random() % 8)));
        break;
      }
      place -= size;
    }
    auto document = std::make_unique<TerrainDocument>(terrain);
    const Again again = recoverAs(way, hit, document);
    edits += again.edits;
    silent += again.edits < kEdits && !again.told;
    none += again.edits == 0;
  }
  std::printf(
      "%s: a bit flipped, %d times: of %d edits %.1f came back on average, none %d times; not told %d "
      "times\n",
      way.name, trials, kEdits, static_cast<double>(edits) / trials, none, silent);
}

int run(int side, const std::string& parent, int large, int small, int trials) {
  const std::vector<Way> ways{{"the journal", ""},
                              {"a store, differences, write-ahead log", "WAL", Form::Differences},
                              {"a store, differences, rollback journal", "DELETE", Form::Differences},
                              {"a store, contents in slots, write-ahead log", "WAL", Form::Contents},
                              {"a store, contents in slots, rollback journal", "DELETE", Form::Contents}};
  const std::string folder = parent + "/bench-journal-" + std::to_string(::getpid());
  const Terrain terrain = bench::fractalSquare(side, 5).terrain;
  for (const Way& way : ways) {
    fs::create_directories(folder);
    measure(way, terrain, folder, large, small);
    fs::remove_all(folder);
  }
  for (const Way& way : ways) {
    fs::create_directories(folder);
    damage(way, folder, trials);
    fs::remove_all(folder);
  }
  return 0;
}

}  // namespace
}  // namespace scarp

int main(int argc, char** argv) {
  scarp::ProgramOptions app("Edits on their way to the disk: the recovery journal and stores");
  int side = 4097, large = 60, small = 200, trials = 200;
  std::string folder = ".";
  app.add("--side", side, "Samples along a side");
  app.add("--folder", folder, "Where to write");
  app.add("--large", large, "Strokes of R = 512");
  app.add("--small", small, "Strokes of R = 32");
  app.add("--trials", trials, "Files with a flipped bit");
  if (const auto status = app.parse(argc, argv)) return *status;
  return scarp::run(side, folder, large, small, trials);
}
