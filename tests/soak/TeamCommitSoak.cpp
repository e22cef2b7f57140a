// What a PostgreSQL server takes of many sessions on one terrain: each uploads 3 × 3 tiles and commits them every
// second, and reads the log and what became of which piece, as editors do; with --download also the tiles that the
// others wrote, which nobody unpacks: what is left to each editor's own machine. Nobody here has ground of one's own.
// At the end the log has no gap, each change is there once, and every piece has what the log says.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <map>
#include <memory>
#include <mutex>
#include <random>
#include <set>
#include <thread>
#include <vector>

#include "core/team/TeamLink.h"
#include "core/team/TeamPieces.h"
#include "core/team/TeamStore.h"
#include "core/team/TeamSync.h"
#include "tests/soak/TeamLogOracle.h"
#include "tests/support/PostgresServer.h"
#include "tests/support/ProgramOptions.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using Clock = std::chrono::steady_clock;

struct CommitSettings {
  int sessions = 50, side = 4097, seed = 1;
  double seconds = 60.0, every = 1.0;
  bool download = false;
  std::string contents;
};

struct CommitFigures {
  std::mutex mutex;
  std::vector<double> commits;  ///< Milliseconds, from the first byte sent to the answer.
  std::set<TeamOp> ops;   ///< That were answered.
  int stale = 0;
  double downloaded = 0.0;  ///< Bytes.
};

class CommittingSession {
 public:
  CommittingSession(std::unique_ptr<TeamStore> store, const CommitSettings& settings, int number,
                    std::vector<TeamContent> tiles, CommitFigures& figures)
      : store_(std::move(store)),
        settings_(settings),
        tiles_(std::move(tiles)),
        figures_(figures),
        random_(static_cast<unsigned>(settings.seed * 1000 + number)) {}

  Result<void> run(Clock::time_point end) {
    const auto pace = std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(settings_.every));
    auto next = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                   pace * std::uniform_real_distribution<double>()(random_));
    bool news = false;
    while (Clock::now() < end) {
      const auto now = Clock::now();
      if (now < next) {
        if (news && now >= newsPace_.next()) {
          news = false;
          if (auto read = follow(); !read) return read;
          continue;
        }
        const auto until = news ? std::min(next, newsPace_.next()) : next;
        const auto signs = store_->wait(std::chrono::ceil<std::chrono::milliseconds>(until - now));
        if (!signs) return signs.error();
        news = news || signs->changes;
        continue;
      }
      next += pace;
      if (auto done = commit(); !done) return done;
    }
    return {};
  }

 private:
  Result<void> follow() {
    const auto begin = Clock::now();
    const std::int64_t before = head_;
    auto read = readNews();
    newsPace_.asked(begin, Clock::now(), head_ - before);
    return read;
  }
  Result<void> readNews() {
    const auto rows = store_->changesSince(head_);
    if (!rows) return rows.error();
    if (rows->empty()) return {};
    const auto slots = store_->slotsBetween(head_, rows->back().seq);
    if (!slots) return slots.error();
    std::map<TeamKey, std::int64_t> theirs;
    for (const TeamSlot& slot : *slots) {
      if (slot.content == TeamWrite::kOnlyRead) continue;
      revisions_[slot.key] = slot.rev;
      if (!own_.contains(slot.content)) theirs[slot.key] = slot.content;
    }
    head_ = rows->back().seq;
    return settings_.download ? download(theirs) : Result<void>();
  }
  Result<void> download(const std::map<TeamKey, std::int64_t>& pieces) {
    std::vector<std::int64_t> cells, ids;
    for (const auto& [key, content] : pieces) {
      cells.push_back(key.cell);
      ids.push_back(content);
    }
    const auto contents = store_->contents(cells, ids, {});
    if (!contents) return contents.error();
    if (contents->size() != ids.size()) return Error{"contents are missing"};
    std::size_t bytes = 0;
    for (const TeamContent& content : *contents) bytes += content.bytes.size() + content.coarse.size();
    const std::lock_guard lock(figures_.mutex);
    figures_.downloaded += static_cast<double>(bytes);
    return {};
  }
  Result<void> commit() {
    const int along = (settings_.side - 1) / HeightRaster::tileSize + 1;
    const int column = static_cast<int>(random_() % static_cast<unsigned>(along - 2)),
              row = static_cast<int>(random_() % static_cast<unsigned>(along - 2));
    TeamChange change;
    change.op = drawnTeamOp();
    change.meta = R"({"name":"Raise"})";
    constexpr int side = HeightRaster::tileSize;
    change.box = {column * side, row * side, (column + 3) * side, (row + 3) * side};
    std::vector<TeamContent> contents;
    for (int i = 0; i < 9; ++i) {
      const TeamKey key = tileKey(store_->project(), kGround, (row + i / 3) * along + column + i % 3, along);
      TeamContent content = tiles_[random_() % tiles_.size()];
      content.cell = key.cell;
      content.id = drawnTeamId();
      change.slots.push_back({key, 0, content.id});
      own_.insert(content.id);
      contents.push_back(std::move(content));
    }
    const auto begin = Clock::now();
    if (auto put = store_->put(contents); !put) return put;
    for (;;) {
      for (TeamWrite& write : change.slots) write.seen = revisions_[write.key];
      const auto answer = store_->commit(change);
      if (!answer) return answer.error();
      if (answer->outcome == CommitOutcome::Done) break;
      {
        const std::lock_guard lock(figures_.mutex);
        ++figures_.stale;
      }
      if (auto read = follow(); !read) return read;
    }
    const std::chrono::duration<double, std::milli> taken = Clock::now() - begin;
    const std::lock_guard lock(figures_.mutex);
    figures_.commits.push_back(taken.count());
    figures_.ops.insert(change.op);
    return {};
  }

  std::unique_ptr<TeamStore> store_;
  const CommitSettings& settings_;
  std::vector<TeamContent> tiles_;
  CommitFigures& figures_;
  std::mt19937_64 random_;
  std::int64_t head_ = 0;
  std::map<TeamKey, std::int64_t> revisions_;
  std::set<std::int64_t> own_;  ///< Contents.
  NewsPace newsPace_;
};

int runOn(const test::PostgresServer& server, const std::string& contents, const CommitSettings& settings) {
  const std::string terrain = contents.empty() ? "commits" : "commits to " + contents;
  auto made = TeamStore::make(server.address(), terrain, {}, contents);
  if (!made) return std::printf("%s\n", made.error().text().c_str()), 1;
  // Tiles as they weigh.
  const Terrain ground = test::fractalTerrain(1025, 1025);
  std::vector<TilePiece> pieces;
  for (int slot = 0; slot < 64; ++slot)
    pieces.push_back({tileKey((*made)->project(), kGround, slot, 9), ground.heights.tile(slot)});
  const std::vector<TeamContent> tiles = tileContents(pieces);
  std::size_t bytes = 0;
  for (const TeamContent& tile : tiles) bytes += tile.bytes.size() + tile.coarse.size();

  CommitFigures figures;
  std::vector<std::unique_ptr<CommittingSession>> sessions;
  for (int i = 0; i < settings.sessions; ++i) {
    auto store = TeamStore::open(server.address(), terrain);
    if (!store) return std::printf("%s\n", store.error().text().c_str()), 1;
    sessions.push_back(std::make_unique<CommittingSession>(std::move(*store), settings, i, tiles, figures));
  }
  int faults = 0;
  const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                      std::chrono::duration<double>(settings.seconds));
  {
    std::vector<std::jthread> threads;
    for (const auto& session : sessions)
      threads.emplace_back([&] {
        if (const auto done = session->run(end); !done) {
          const std::lock_guard lock(figures.mutex);
          std::printf("a session: %s\n", done.error().text().c_str());
          ++faults;
        }
      });
  }
  const auto log = test::wholeLog(**made);
  const auto slots = (*made)->slots();
  if (!log || !slots || log->empty()) return std::printf("there is no log to be had\n"), 1;
  const auto written = (*made)->slotsBetween(0, log->back().seq);
  if (!written) return std::printf("%s\n", written.error().text().c_str()), 1;
  std::map<TeamKey, TeamSlot> last;
  for (const TeamSlot& slot : *written) last[slot.key] = slot;
  for (const TeamSlot& slot : slots->slots)
    faults += last[slot.key].content != slot.content || last[slot.key].rev != slot.rev;
  faults += last.size() != slots->slots.size();
  std::set<TeamOp> ops;
  for (std::size_t i = 0; i < log->size(); ++i)
    faults += !ops.insert((*log)[i].op).second || (*log)[i].seq != static_cast<std::int64_t>(i) + 1;
  for (const TeamOp& op : figures.ops) faults += !ops.contains(op);

  std::ranges::sort(figures.commits);
  const auto at = [&](double share) {
    return figures.commits[std::min(figures.commits.size() - 1,
                                    static_cast<std::size_t>(share * double(figures.commits.size())))];
  };
  std::printf(
      "contents in %s: %zu changes of %d sessions in %.0f s, %.1f a second, tiles of %.1f KB; upload and commit p50 %.1f ms, p99 "
      "%.1f ms; %d came too late and were sent again\n",
      contents.empty() ? "the database" : contents.c_str(), log->size(), settings.sessions, settings.seconds, double(log->size()) / settings.seconds,
      double(bytes) / double(tiles.size()) / 1000.0, at(0.5), at(0.99), figures.stale);
  if (settings.download)
    std::printf("downloaded %.0f MB a second in all\n", figures.downloaded / settings.seconds / 1e6);
  std::printf(faults == 0 ? "no faults\n" : "%d FAULTS\n", faults);
  return faults == 0 ? 0 : 1;
}

int run(const CommitSettings& settings) {
  std::string why;
  const auto server = test::PostgresServer::start(why);
  if (!server) return std::printf("skipped: %s\n", why.c_str()), 77;
  const int faults = runOn(*server, {}, settings);
  return faults != 0 || settings.contents.empty() ? faults : runOn(*server, settings.contents, settings);
}

}  // namespace
}  // namespace scarp

int main(int count, char** arguments) {
  scarp::CommitSettings settings;
  scarp::ProgramOptions options("Sessions that commit to one team's terrain");
  options.add("--sessions", settings.sessions, "How many").range(1, 90);
  options.add("--side", settings.side, "Samples along a side").range(600, 100000);
  options.add("--seconds", settings.seconds, "How long").range(1, 1e5);
  options.add("--every", settings.every, "Seconds from change to change of each").range(0.01, 1e3);
  options.add("--download", settings.download, "Each downloads the tiles that the others wrote");
  options.add("--contents", settings.contents, "Once more with contents there: s3://bucket/prefix (AWS_…)");
  options.add("--seed", settings.seed, "Of where they change it").range(0, 1e6);
  if (const auto end = options.parse(count, arguments)) return *end;
  return scarp::run(settings);
}
