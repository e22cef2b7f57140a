#pragma once

#include <gtest/gtest.h>

#include <filesystem>
#include <fstream>
#include <string>
#include <vector>

#include "core/base/Json.h"
#include "core/document/EditHistory.h"
#include "core/recovery/JournalEvent.h"
#include "core/recovery/Recovery.h"
#include "core/recovery/RecoveryJournal.h"
#include "core/store/StateJson.h"
#include "core/store/StoredNumbers.h"
#include "tests/edit/Hand.h"
#include "tests/support/TempFolder.h"

namespace scarp::test {

/// A folder for a journal, removed at the end even where a test took its permissions.
class Folder {
 public:
  Folder() = default;
  ~Folder() {
    std::error_code none;
    std::filesystem::permissions(path_, std::filesystem::perms::owner_all, none);
  }
  Folder(const Folder&) = delete;
  Folder& operator=(const Folder&) = delete;

  [[nodiscard]] const std::string& path() const { return path_; }
  [[nodiscard]] std::string journal() const { return path_ + "/journal"; }

 private:
  TempFolder folder_;
  std::string path_ = folder_.path().string();
};

/// Everything that a document holds at its present step, to the bit: two with the same sum are equal.
inline std::uint64_t sumOf(const TerrainDocument& document) {
  std::uint64_t sum = 0;
  const auto mixIn = [&](std::uint64_t next) { sum = checksum({}, {sum, next}); };
  const auto text = [&](const std::string& what) { mixIn(checksum(std::as_bytes(std::span(what)))); };
  const auto raster = [&](RasterId id) {
    // A layer's raster without tiles is as good as none.
    const HeightRaster* there = document.raster(id);
    for (int slot = 0; there && slot < there->tileCount(); ++slot)
      if (const HeightRaster::TilePtr tile = there->tile(slot)) {
        mixIn(static_cast<std::uint64_t>(slot));
        mixIn(checksum(std::as_bytes(std::span(*tile))));
      }
    mixIn(~std::uint64_t{0});
  };
  text(writeState(document.state()).dump());
  for (const auto& [id, object] : document.objects().all()) text(writeStoredObject(object).dump());
  for (const RasterId id : rastersOf(document.state())) raster(id);
  const EditHistory& history = document.history();
  mixIn(history.size());
  mixIn(history.position());
  for (std::size_t i = 0; i < history.size(); ++i) {
    text(history.record(i).name.text());
    mixIn(history.record(i).active.place);
    mixIn(history.record(i).active.id);
    mixIn(history.record(i).id);
    mixIn(static_cast<std::uint64_t>(history.record(i).changed.area()));
  }
  return sum;
}

/// The sums at every step of its history, from the first to the last; it is left where it was.
inline std::vector<std::uint64_t> sumsOf(TerrainDocument& document) {
  const std::size_t position = document.history().position();
  std::vector<std::uint64_t> sums;
  for (std::size_t step = 0; step <= document.history().size(); ++step) {
    EXPECT_TRUE(document.goTo(step));
    sums.push_back(sumOf(document));
  }
  EXPECT_TRUE(document.goTo(position));
  return sums;
}

inline const Terrain& journalledTerrain() {
  static const Terrain terrain = fractalTerrain(150, 140);
  return terrain;
}

/// The base of all journals here: the terrain above, whatever the journal says.
inline BaseOpener terrainOpener() {
  return [](const JournalBase&, const std::string&, const Progress&) -> Result<OpenedBase> {
    OpenedBase opened;
    opened.document = std::make_unique<TerrainDocument>(journalledTerrain());
    return opened;
  };
}

inline std::vector<char> bytesOf(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}
inline void write(const std::string& path, const std::vector<char>& bytes, std::size_t count) {
  std::ofstream file(path, std::ios::binary | std::ios::trunc);
  file.write(bytes.data(), static_cast<std::streamsize>(count));
}

/// Where each frame of a journal ends, and what it is.
struct FrameEnd {
  std::uint64_t end;
  JournalEvent kind;
};
inline std::vector<FrameEnd> framesOf(const std::string& path) {
  std::vector<FrameEnd> ends;
  auto reader = FrameReader::open(path);
  EXPECT_TRUE(reader.ok());
  while (const auto frame = reader->next())
    ends.push_back({reader->position(), static_cast<JournalEvent>(frame->kind)});
  return ends;
}
inline bool isStep(JournalEvent kind) {
  return kind == JournalEvent::Push || kind == JournalEvent::Back || kind == JournalEvent::Forth;
}

/// A session of random edits with a journal: the sum after each step of history that the journal has.
struct Session {
  Folder folder;
  std::unique_ptr<TerrainDocument> document = std::make_unique<TerrainDocument>(journalledTerrain());
  std::unique_ptr<RecoveryJournal> journal;
  std::vector<std::uint64_t> sums;
  Subscription steps;

  explicit Session(JournalOptions options = {}) {
    sums.push_back(sumOf(*document));
    journal = std::make_unique<RecoveryJournal>(*document, folder.path(), FlatBase{}, std::move(options));
    steps = document->historyChanged.subscribe([this] { sums.push_back(sumOf(*document)); });
  }
  void edit(Hand& hand, int operations) {
    for (int i = 0; i < operations; ++i) (void)perform(hand.next(*document), *document);
  }
};

}  // namespace scarp::test
