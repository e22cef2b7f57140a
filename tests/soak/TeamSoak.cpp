// Many editors of one terrain on a PostgreSQL server of its own: each makes a stroke a second, and at the end
// everybody has the same terrain, which is the one that the log gives when it is done again from its start.

#include <algorithm>
#include <atomic>
#include <chrono>
#include <condition_variable>
#include <cstdio>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <random>
#include <stop_token>
#include <thread>
#include <utility>
#include <vector>

#include "core/team/Postgres.h"
#include "core/team/TeamLink.h"
#include "core/team/TeamStore.h"
#include "core/team/TeamSync.h"
#include "tests/soak/TeamLogOracle.h"
#include "tests/support/FaultyProxy.h"
#include "tests/support/PostgresServer.h"
#include "tests/support/ProgramOptions.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using Clock = std::chrono::steady_clock;

struct Settings {
  int editors = 20, side = 4097;
  double seconds = 600.0, every = 1.0, roundTrip = 0.0;
  int seed = 1;
  bool flat = false;
};

TerrainDocument firstOf(const Settings& settings) {
  const GridFrame frame{settings.side, settings.side, 1.0, 1.0};
  return settings.flat ? TerrainDocument(Terrain{frame, {}, HeightRaster(frame.columns, frame.rows, 0.0F)})
                       : TerrainDocument(test::fractalTerrain(settings.side, settings.side));
}

double milliseconds(Clock::duration time) { return std::chrono::duration<double, std::milli>(time).count(); }

/// When a change was committed, and how long it took to be seen.
struct Figures {
  void add(std::vector<double>& to, double value) {
    const std::lock_guard lock(mutex);
    to.push_back(value);
  }
  std::mutex mutex;
  std::vector<double> performed, commits, seen;     ///< Milliseconds.
  std::map<std::int64_t, Clock::time_point> begun;  ///< By the number of the change.
};

void tell(const char* name, std::vector<double> values) {
  if (values.empty()) return;
  std::ranges::sort(values);
  const auto at = [&](double share) {
    return values[std::min(values.size() - 1, static_cast<std::size_t>(share * double(values.size())))];
  };
  std::printf("%s: %zu, p50 %.1f ms, p99 %.1f ms, most %.1f ms\n", name, values.size(), at(0.5), at(0.99),
              values.back());
}

/// What the strokes left on the server.
void tellTiles(const std::string& address) {
  const auto connection = PostgresConnection::connect(address);
  if (!connection) return;
  const auto rows = (*connection)->with(
      "SELECT count(*), sum(octet_length(bytes))::bigint, sum(octet_length(difference))::bigint FROM scarp.content "
      "WHERE base IS NOT NULL");
  if (!rows || rows->number(0, 0) == 0) return;
  const auto count = static_cast<double>(rows->number(0, 0));
  std::printf("%.0f tiles on the server as differences too: %.1f KB each, %.1f KB whole\n", count,
              double(rows->number(0, 2)) / 1000.0 / count, double(rows->number(0, 1)) / 1000.0 / count);
}

/// Editor as in a window: its thread has the document, another one the connection.
class Editor {
 public:
  Editor(const std::string& address, int number, const Settings& settings, Figures& figures)
      : settings_(settings),
        figures_(figures),
        random_(static_cast<unsigned>(settings.seed * 1000 + number)) {
    std::stop_source stop;
    PostgresPatience patience;
    patience.stop = stop.get_token();
    auto store = TeamStore::open(address, "soak", patience);
    if (!store) {
      fail(store.error().text());
      return;
    }
    auto opened = openTeam(**store);
    if (!opened) {
      fail(opened.error().text());
      return;
    }
    document_ = std::move(opened->document);
    sync_ = std::make_unique<TeamSync>(*document_, std::move(*opened),
                                       TeamAccess{std::move(*store), stop, address, "soak"}, [this] {
                                         const std::lock_guard lock(mutex_);
                                         ready_ = true;
                                         wake_.notify_one();
                                       });
  }

  void run(Clock::time_point end, std::atomic<int>& drawn) {
    const auto every =
        std::chrono::duration_cast<Clock::duration>(std::chrono::duration<double>(settings_.every));
    auto next = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                   every * std::uniform_real_distribution<double>()(random_));
    while (error_.empty() && Clock::now() < end) {
      if (Clock::now() >= next && sync_->settled()) {
        next += every;
        const auto drawing = Clock::now();
        (void)perform(test::anyStroke(random_, document_->frame()), *document_);
        if (sync_->waiting() == 0) continue;
        begun_ = Clock::now();
        figures_.add(figures_.performed, milliseconds(*begun_ - drawing));
        ++drawn;
      }
      step(next);
    }
    // Send the remaining edits.
    while (error_.empty() && !sync_->settled()) step(Clock::now() + std::chrono::milliseconds(100));
  }
  /// Receives all changes, so that every editor has the same terrain.
  void settle(std::int64_t head) {
    const auto patience = Clock::now() + std::chrono::seconds(60);
    while (error_.empty() && sync_->head() < head) {
      if (Clock::now() > patience) return fail("changes of others are missing");
      step(Clock::now() + std::chrono::milliseconds(100));
    }
  }

  [[nodiscard]] const std::string& error() const { return error_; }
  [[nodiscard]] const TerrainDocument& document() const { return *document_; }

 private:
  void fail(const std::string& why) { error_ = why; }
  /// Waits for the connection until a time, and synchronises.
  void step(Clock::time_point until) {
    {
      std::unique_lock lock(mutex_);
      wake_.wait_until(lock, std::min(until, Clock::now() + std::chrono::milliseconds(25)),
                       [this] { return ready_; });
      ready_ = false;
    }
    const std::int64_t before = sync_->head();
    const TeamReport report = sync_->listen();
    if (!report.broken.empty()) return fail(report.broken.text());
    const TeamUpdate update = sync_->step(true);
    if (!update.broken.empty()) return fail(update.broken.text());
    for (const TeamMessage& message : update.messages)
      if (message.kind != TeamMessage::Kind::AreaKept) return fail(message.why.text());
    const auto now = Clock::now();
    if (begun_ && sync_->settled()) {
      figures_.add(figures_.commits, milliseconds(now - *begun_));
      const std::lock_guard lock(figures_.mutex);
      figures_.begun[sync_->follower().done().back().seq] = *std::exchange(begun_, std::nullopt);
    }
    const std::lock_guard lock(figures_.mutex);
    for (std::int64_t seq = before + 1; seq <= sync_->head(); ++seq)
      if (const auto begun = figures_.begun.find(seq); begun != figures_.begun.end())
        figures_.seen.push_back(milliseconds(now - begun->second));
  }

  const Settings& settings_;
  Figures& figures_;
  std::mt19937_64 random_;
  std::unique_ptr<TerrainDocument> document_;
  std::optional<Clock::time_point> begun_;  ///< Time when the stroke that is being sent was drawn.
  std::string error_;
  std::mutex mutex_;
  std::condition_variable wake_;
  bool ready_ = false;
  std::unique_ptr<TeamSync> sync_;  ///< Last: it is destroyed first.
};

int run(const Settings& settings) {
  std::string why;
  const auto server = test::PostgresServer::start(why);
  if (!server) {
    std::printf("skipped: %s\n", why.c_str());
    return 77;
  }
  const auto made = TeamStore::make(server->address(), "soak");
  if (!made) return std::printf("%s\n", made.error().text().c_str()), 1;
  {
    const TerrainDocument first = firstOf(settings);
    const auto begin = Clock::now();
    if (const auto shared = shareDocument(**made, first); !shared)
      return std::printf("%s\n", shared.error().text().c_str()), 1;
    std::printf("shared %d x %d in %.1f s\n", settings.side, settings.side,
                milliseconds(Clock::now() - begin) / 1000.0);
  }
  std::string address = server->address();
  std::unique_ptr<test::FaultyProxy> proxy;
  if (settings.roundTrip > 0.0) {
    proxy = test::FaultyProxy::start(server->port());
    if (!proxy) return std::printf("the proxy has no port\n"), 1;
    proxy->setRoundTrip(std::chrono::milliseconds(static_cast<int>(settings.roundTrip)));
    address = server->passwordAddress(proxy->port());
  }
  Figures figures;
  std::vector<std::unique_ptr<Editor>> editors;
  const auto opening = Clock::now();
  for (int i = 0; i < settings.editors; ++i)
    editors.push_back(std::make_unique<Editor>(address, i, settings, figures));
  std::printf("opened in %.2f s each\n", milliseconds(Clock::now() - opening) / 1000.0 / settings.editors);
  std::atomic<int> drawn = 0;
  const auto end = Clock::now() + std::chrono::duration_cast<Clock::duration>(
                                      std::chrono::duration<double>(settings.seconds));
  {
    std::vector<std::jthread> threads;
    for (const auto& editor : editors)
      if (editor->error().empty()) threads.emplace_back([&] { editor->run(end, drawn); });
  }
  int faults = 0;
  const auto head = (*made)->head();
  if (!head) return std::printf("%s\n", head.error().text().c_str()), 1;
  for (const auto& editor : editors) {
    editor->settle(*head);
    if (!editor->error().empty()) std::printf("an editor: %s\n", editor->error().c_str()), ++faults;
  }
  if (faults > 0) return 1;

  const auto log = test::wholeLog(**made);
  if (!log) return std::printf("%s\n", log.error().text().c_str()), 1;
  TerrainDocument serial = firstOf(settings);
  faults += test::replayLog(*log, serial);
  const std::uint64_t sum = test::sumOf(serial.heights());
  for (const auto& editor : editors) faults += test::sumOf(editor->document().heights()) != sum;
  faults += log->size() != static_cast<std::size_t>(drawn) + 1;
  std::printf("%zu changes of %d editors in %.0f s, %.1f a second\n", log->size() - 1, settings.editors,
              settings.seconds, double(log->size() - 1) / settings.seconds);
  tell("a stroke's work on the ground", figures.performed);
  tell("pen up to committed", figures.commits);
  tell("pen up to another's ground", figures.seen);
  tellTiles(server->address());
  std::printf(
      faults == 0 ? "everybody has what the log gives, bit for bit, each change once\n" : "%d FAULTS\n",
      faults);
  return faults == 0 ? 0 : 1;
}

}  // namespace
}  // namespace scarp

int main(int count, char** arguments) {
  scarp::Settings settings;
  scarp::ProgramOptions options("Editors of one team's terrain");
  options.add("--editors", settings.editors, "How many").range(1, 100);
  options.add("--side", settings.side, "Samples along a side").range(200, 1048577);
  options.add("--flat", settings.flat, "Level ground, of which nothing is there until somebody draws");
  options.add("--seconds", settings.seconds, "How long").range(1, 1e5);
  options.add("--every", settings.every, "Seconds from stroke to stroke of each").range(0.01, 1e3);
  options
      .add("--round-trip", settings.roundTrip, "Milliseconds that a question and its answer are on their way")
      .range(0, 1e4);
  options.add("--seed", settings.seed, "Of what they draw").range(0, 1e6);
  if (const auto end = options.parse(count, arguments)) return *end;
  return scarp::run(settings);
}
