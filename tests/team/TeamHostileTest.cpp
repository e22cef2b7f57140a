// What another member may write into the tables, as it ought not to be. SCARP_TEAM_MUTATIONS: how many.

#include <gtest/gtest.h>
#include <sys/inotify.h>
#include <sys/resource.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <limits>
#include <random>

#include "core/base/Json.h"
#include "core/store/ContentRows.h"
#include "core/store/StoredNumbers.h"
#include "core/team/TeamStore.h"
#include "tests/edit/Hand.h"
#include "tests/support/TempFolder.h"
#include "tests/team/MemoryEditors.h"

namespace scarp {
namespace {

using test::MemoryTeamLog;
using test::MemoryTerrain;

/// A folder of files that nobody has a reason to look at.
class WatchedFolder {
 public:
  WatchedFolder() {
    for (const char* name : {"alpha.png", "ground.tif", "model.glb"}) {
      files_.push_back((folder_.path() / name).string());
      std::ofstream(files_.back()) << "nothing";
    }
    descriptor_ = inotify_init1(IN_NONBLOCK | IN_CLOEXEC);
    EXPECT_GE(inotify_add_watch(descriptor_, folder_.path().c_str(),
                                IN_OPEN | IN_ACCESS | IN_MODIFY | IN_CREATE | IN_DELETE | IN_MOVE),
              0);
  }
  ~WatchedFolder() { close(descriptor_); }
  WatchedFolder(const WatchedFolder&) = delete;
  WatchedFolder& operator=(const WatchedFolder&) = delete;

  [[nodiscard]] const std::string& file(std::uint64_t any) const { return files_[any % files_.size()]; }
  [[nodiscard]] bool touched() {
    char events[4096];
    return read(descriptor_, events, sizeof events) > 0;
  }

 private:
  test::TempFolder folder_;
  std::vector<std::string> files_;
  int descriptor_ = -1;
};

/// A terrain of two members who have done everything to it that can be done.
std::shared_ptr<MemoryTerrain> busyTerrain(std::uint32_t seed) {
  const auto terrain = std::make_shared<MemoryTerrain>();
  TerrainDocument first(test::groundOf(200, 150));
  test::Hand hand(seed);
  for (int i = 0; i < 100; ++i) (void)perform(hand.next(first), first);
  MemoryTeamLog log(terrain), other(terrain);
  EXPECT_TRUE(shareDocument(log, first));
  const auto one = TeamSync::open(log), two = TeamSync::open(other);
  EXPECT_TRUE(one && two);
  std::mt19937_64 random(seed);
  for (int i = 0; i < 24; ++i) {
    TeamSync& who = i % 2 == 0 ? **one : **two;
    if (i % 3 == 0)
      (void)perform(test::anyStrokeWithin(random, 60.0), who.document());
    else
      (void)perform(hand.next(who.document()), who.document());
    EXPECT_TRUE(who.push());
  }
  return terrain;
}

class Mutator {
 public:
  Mutator(std::uint64_t seed, const WatchedFolder& folder) : random_(seed), folder_(folder) {}

  void mutate(MemoryTerrain& terrain) {
    for (std::uint64_t times = 1 + below(3); times > 0; --times) switch (below(9)) {
        case 0:
        case 1:
          flip(anyContent(terrain));
          break;
        case 2:
          resize(anyContent(terrain));
          break;
        case 3:
        case 4:
          text(terrain);
          break;
        case 5:
        case 6: {
          TeamLogRow& row = terrain.rows[below(terrain.rows.size())];
          row.meta = changed(row.meta);
          break;
        }
        case 7:
          slot(terrain);
          break;
        default:
          row(terrain);
      }
  }

 private:
  [[nodiscard]] std::uint64_t below(std::uint64_t end) { return random_() % end; }
  TeamContent& anyContent(MemoryTerrain& terrain) {
    return std::next(terrain.contents.begin(), static_cast<std::ptrdiff_t>(below(terrain.contents.size())))->second;
  }
  [[nodiscard]] std::int64_t anyNumber() {
    const std::int64_t numbers[] = {-1, 0, 1, 7, 255, 1 << 30, std::int64_t{1} << 32, std::int64_t{1} << 62,
                                    std::numeric_limits<std::int64_t>::max(),
                                    std::numeric_limits<std::int64_t>::min()};
    return below(3) == 0 ? static_cast<std::int64_t>(random_()) : numbers[below(std::size(numbers))];
  }
  void flip(TeamContent& content) {
    for (std::uint64_t times = 1 + below(20); times > 0 && !content.bytes.empty(); --times)
      content.bytes[below(content.bytes.size())] = static_cast<std::byte>(random_());
    for (std::uint64_t times = below(4); times > 0 && !content.difference.empty(); --times)
      content.difference[below(content.difference.size())] = static_cast<std::byte>(random_());
    if (below(2) == 0) content.sum = checksum(content.bytes);
    if (below(6) == 0) content.form = anyNumber();
    if (below(6) == 0) content.base = anyNumber();
  }
  void resize(TeamContent& content) {
    const std::uint64_t kinds = below(3);
    if (kinds == 0) content.bytes.resize(below(content.bytes.size() + 1));
    if (kinds == 1) content.bytes.resize(content.bytes.size() + below(100'000), static_cast<std::byte>(random_()));
    // Lengths at the beginning that there is no room for.
    if (kinds == 2)
      for (std::size_t i = 0; i < std::min<std::size_t>(content.bytes.size(), 16); ++i)
        if (below(2) == 0) content.bytes[i] = std::byte{0xFF};
    if (below(2) == 0) content.sum = checksum(content.bytes);
  }
  void text(MemoryTerrain& terrain) {
    for (int tries = 0; tries < 60; ++tries) {
      TeamContent& content = anyContent(terrain);
      if (content.form != static_cast<std::int64_t>(ContentForm::Json)) continue;
      const std::string made =
          changed({reinterpret_cast<const char*>(content.bytes.data()), content.bytes.size()});
      const auto bytes = std::as_bytes(std::span(made));
      content.bytes.assign(bytes.begin(), bytes.end());
      content.sum = checksum(content.bytes);
      return;
    }
  }
  /// A value somewhere in a JSON text becomes another one.
  std::string changed(const std::string& from) {
    Json whole = Json::parseOrNull(from);
    if (whole.isNull() || below(10) == 0) return from.substr(0, below(from.size() + 1));
    Json* at = &whole;
    while ((at->isArray() || at->isObject()) && !at->empty() && below(8) != 0) {
      auto next = std::next(at->begin(), static_cast<std::ptrdiff_t>(below(at->size())));
      at = &*next;
    }
    const std::string path = folder_.file(random_());
    switch (below(14)) {
      case 0:
        *at = nullptr;
        break;
      case 1:
        *at = -1;
        break;
      case 2:
        *at = 1e308;
        break;
      case 3:
        *at = static_cast<std::int64_t>(anyNumber());
        break;
      case 4:
        *at = "nan";
        break;
      case 5:
        *at = std::string(1 + below(100'000), 'x');
        break;
      case 6:
        *at = Json::array();
        break;
      case 7:
        *at = Json::object();
        break;
      case 8: {
        Json nested;
        for (std::uint64_t depth = below(5'000); depth > 0; --depth) {
          Json outer = Json::array();
          outer.push_back(std::move(nested));
          nested = std::move(outer);
        }
        *at = std::move(nested);
        break;
      }
      case 9:
        *at = "line\nof \x1b[31mtwo";
        break;
      case 10:
        if (at->isArray() && !at->empty()) at->push_back(at->front());
        break;
      case 11:
        if (at->isObject()) {
          const char* const keys[] = {"path", "file", "alpha", "picture", "mask", "source", "model"};
          (*at)[keys[below(std::size(keys))]] = path;
          break;
        }
        [[fallthrough]];
      default:
        *at = path;
    }
    if (below(4) == 0 && whole.isObject() && whole.contains("operation")) {
      const Json scripts[] = {{{"op", "fill-layer"}, {"path", path}},
                              {{"op", "add-layer"}, {"path", path}},
                              {{"op", "import-paint"}, {"path", path}, {"materials", Json::array({path})}},
                              {{"op", "keep-mask"}, {"path", path}},
                              {{"op", "stroke"}, {"brush", {{"alpha", path}}}}};
      whole["operation"]["script"] = scripts[below(std::size(scripts))];
    }
    return whole.dump({.replace = true});
  }
  /// A slot of a change is another one, or has another's content.
  void slot(MemoryTerrain& terrain) {
    const std::size_t seq = below(terrain.slotsOf.size());
    if (terrain.slotsOf[seq].empty()) return;
    TeamSlot& which = terrain.slotsOf[seq][below(terrain.slotsOf[seq].size())];
    const TeamSlot was = which;
    switch (below(5)) {
      case 0:
        which.key.slot = anyNumber();
        break;
      case 1:
        which.key.role = anyNumber() % 300;
        break;
      case 2:
        which.key.layer = anyNumber();
        break;
      case 3:
        which.content = anyNumber();
        break;
      default: {
        const TeamContent& other = anyContent(terrain);
        which.content = other.id;
        which.key.cell = other.cell;
      }
    }
    for (std::size_t state = seq + 1; state < terrain.states.size(); ++state) {
      const auto found = terrain.states[state].find(was.key);
      if (found == terrain.states[state].end() || found->second.rev != was.rev) break;
      terrain.states[state].erase(found);
      terrain.states[state][which.key] = which;
    }
  }
  void row(MemoryTerrain& terrain) {
    TeamLogRow& row = terrain.rows[below(terrain.rows.size())];
    switch (below(5)) {
      case 0:
        row.undoes = below(2) == 0 ? TeamOp{0, static_cast<std::uint64_t>(anyNumber())}
                                   : terrain.rows[below(terrain.rows.size())].op;
        break;
      case 1:
        row.box = {static_cast<int>(anyNumber()), static_cast<int>(anyNumber()), static_cast<int>(anyNumber()),
                   static_cast<int>(anyNumber())};
        break;
      case 2:
        row.whole = !row.whole;
        break;
      case 3:
        row.author = "two\nlines";
        break;
      default:
        row.base = anyNumber();
    }
  }

  std::mt19937_64 random_;
  const WatchedFolder& folder_;
};

/// What is told of a failure is one line that can be shown.
void expectLine(const Error& error, const std::string& what) {
  EXPECT_FALSE(error.message.empty()) << what;
  EXPECT_LT(error.text().size(), 1000U) << what << ": " << error.message;
  for (const char c : error.text())
    EXPECT_GE(static_cast<unsigned char>(c), 0x20) << what << ": " << error.message;
}

long residentMiB() {
  rusage used{};
  getrusage(RUSAGE_SELF, &used);
  return used.ru_maxrss / 1024;
}

TEST(HostileTeam, NothingThatAMemberMayWriteHarmsAnother) {
  const char* const asked = std::getenv("SCARP_TEAM_MUTATIONS");
  const int mutations = asked ? std::atoi(asked) : 16;
  WatchedFolder folder;
  const long before = residentMiB();
  std::map<std::string, int> refused;
  std::shared_ptr<MemoryTerrain> sound;
  std::chrono::milliseconds slowest{};
  for (int seed = 1; seed <= mutations && !testing::Test::HasFailure(); ++seed) {
    if (seed % 50 == 1) sound = busyTerrain(static_cast<std::uint32_t>(seed));
    ASSERT_FALSE(testing::Test::HasFailure());
    const std::string what = "mutation " + std::to_string(seed);
    if (asked) std::cout << what << std::endl;
    const auto count = [&](const auto& result, const char* doing) {
      if (result) return;
      expectLine(result.error(), what);
      ++refused[doing];
    };
    const auto hostile = std::make_shared<MemoryTerrain>(*sound);
    Mutator(static_cast<std::uint64_t>(seed), folder).mutate(*hostile);
    // Somebody who had the terrain open before all that, with an edit that waits.
    const auto early = std::make_shared<MemoryTerrain>(*sound);
    early->rows.resize(3);
    early->slotsOf.resize(3);
    early->states.resize(4);
    MemoryTeamLog earlyLog(early), log(hostile);
    const auto old = TeamSync::open(earlyLog);
    ASSERT_TRUE(old) << old.error().text();
    const auto begin = std::chrono::steady_clock::now();
    std::mt19937_64 random(static_cast<std::uint64_t>(seed));
    (void)perform(test::anyStrokeWithin(random, 60.0), (*old)->document());
    (*old)->reconnect(log);
    count((*old)->pull(), "following");
    count((*old)->push(), "sending");
    const auto fresh = TeamSync::open(log);
    count(fresh, "opening");
    if (fresh) {
      (void)perform(test::anyStrokeWithin(random, 60.0), (*fresh)->document());
      count((*fresh)->push(), "sending");
      count((*fresh)->undo(), "undoing");
    }
    // As who made one of them takes it back.
    const TeamLogRow& any = hostile->rows[random() % hostile->rows.size()];
    if (any.seq > 1) count(leaveOut(log, {any.op, any.seq, Message("Any")}, true, (*old)->document().ids()), "undoing");
    for (const TeamLogRow& row : hostile->rows) {
      count(readRecordMeta(row.meta), "reading a change");
      (void)readPresence(row.meta);
    }
    EXPECT_FALSE(folder.touched()) << what;
    slowest = std::max(slowest, std::chrono::duration_cast<std::chrono::milliseconds>(
                                    std::chrono::steady_clock::now() - begin));
  }
  std::string told;
  for (const auto& [doing, times] : refused) told += doing + " " + std::to_string(times) + ", ";
  std::cout << mutations << " mutations; refused: " << told << "the slowest " << slowest.count() << " ms, "
            << residentMiB() - before << " MiB more than before\n";
  EXPECT_GT(refused["opening"], 0);
  EXPECT_GT(refused["following"], 0);
  EXPECT_LT(slowest.count(), 20'000);
  EXPECT_LT(residentMiB() - before, 1024);
}

}  // namespace
}  // namespace scarp
