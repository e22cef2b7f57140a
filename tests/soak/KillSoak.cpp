// Kills a program that sculpts, places, undoes, saves and exports, at random moments, as kill -9 does. What
// the project file and the recovery journal then hold is compared, bit by bit, with a replay: everything that
// had been reported to be on the disk, everything that was older than 200 ms (or what is asked for), and at
// most one operation more than was done. In every second round the session waits for the disk after each
// operation: then nothing but the operation in flight is missing. The project passes SQLite's own check, and
// an export is whole or not there.

#include <fcntl.h>
#include <sqlite3.h>
#include <sys/mman.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <atomic>
#include <chrono>
#include <cstdio>
#include <thread>

#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "core/recovery/RecoveryJournal.h"
#include "core/recovery/RecoveryStore.h"
#include "tests/recovery/Journalled.h"
#include "tests/support/ProgramOptions.h"

namespace scarp {
namespace {

constexpr int kOperations = 4000;
constexpr const char* kSteps = "steps";
constexpr std::uint64_t kTimes = 4096;

/// The same clock in all processes.
double nowMs() {
  const auto now = std::chrono::steady_clock::now().time_since_epoch();
  return std::chrono::duration<double, std::milli>(now).count();
}

/// What the child says of itself, in memory that outlives it.
struct Reports {
  std::atomic<std::uint64_t> done{0};     ///< Steps of history so far; one more may be under way.
  std::atomic<std::uint64_t> durable{0};  ///< Of which the journal has said that they are on the disk.
  std::atomic<std::uint64_t> saves{0}, exports{0};
  std::atomic<double> slowestMs{0.0};
  std::array<std::atomic<double>, kTimes> doneAtMs{};  ///< Of the latest steps, each at its number's rest.
};

Reports* reportsIn(const std::string& path) {
  const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_CLOEXEC, 0600);
  if (file < 0 || ::ftruncate(file, sizeof(Reports)) != 0) return nullptr;
  void* memory = ::mmap(nullptr, sizeof(Reports), PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
  ::close(file);
  return memory == MAP_FAILED ? nullptr : static_cast<Reports*>(memory);
}

/// Counts the steps of a document's history, there and back.
class Steps {
 public:
  Steps(TerrainDocument& document, std::function<void()> step)
      : document_(document),
        step_(std::move(step)),
        heard_(document.historyChanged.subscribe([this] { hear(); })) {}

 private:
  void hear() {
    const EditHistory& history = document_.history();
    const bool moved = history.pushes() != pushes_ || history.position() != position_;
    pushes_ = history.pushes();
    position_ = history.position();
    if (moved) step_();
  }
  TerrainDocument& document_;
  std::function<void()> step_;
  std::uint64_t pushes_ = 0;
  std::size_t position_ = 0;
  Subscription heard_;
};

int fail(const std::string& why) {
  std::fprintf(stderr, "%s\n", why.c_str());
  return 1;
}

int child(const std::string& folder, std::uint32_t seed, bool waits) {
  Reports* const reports = reportsIn(folder + "/reports");
  if (!reports) return fail("no reports");
  TerrainDocument document(test::journalledTerrain());
  std::uint64_t steps = 0;
  const Steps counted(document, [&] { reports->doneAtMs[steps++ % kTimes] = nowMs(); });
  ProjectContents first = contentsOf(document);
  first.settings[kSteps] = "0";
  auto made = ProjectFile::saveAs(folder + "/terrain.scarp", first);
  if (!made.ok()) return fail(made.error().text());
  const std::shared_ptr<ProjectFile> project = *made;
  document.markSaved();
  auto place = RecoveryStore(folder + "/state").begin({"session", folder + "/terrain.scarp", ::getpid(), {}});
  if (!place.ok()) return fail(place.error().text());
  RecoveryJournal journal(document, place->path(), projectBase(*project));
  test::Hand hand(seed);
  std::jthread saver;
  std::string mark;
  for (int i = 0; i < kOperations; ++i) {
    (void)perform(hand.next(document), document);
    reports->done = steps;
    if (waits || i % 3 != 0) {
      if (!journal.flush()) return fail("the journal is not on the disk");
      reports->durable = steps;
      reports->slowestMs = journal.figures().slowestMs;
    }
    if (i % 17 == 5 && !saver.joinable()) {
      mark = journal.beginBase();
      auto contents = std::make_shared<ProjectContents>(contentsOf(document, project->knownHistory()));
      contents->settings[kSteps] = std::to_string(steps);
      contents->settings[kRecoveryMark] = mark;
      saver = std::jthread([&journal, reports, project, contents, mark] {
        if (const auto saved = project->save(*contents); saved.ok()) {
          journal.finishBase(mark, projectBase(*project));
          ++reports->saves;
        } else {
          std::fprintf(stderr, "%s\n", saved.error().text().c_str());
          journal.dropBase(mark);
        }
      });
    }
    if (i % 17 == 12 && saver.joinable()) saver.join();
    if (i % 41 == 40) {
      if (const auto exported = exportRaster(document.snapshot(), folder + "/out.tif"); exported.ok())
        ++reports->exports;
    }
  }
  return 0;
}

bool integrityOf(const std::string& path) {
  sqlite3* database = nullptr;
  bool sound = sqlite3_open(path.c_str(), &database) == SQLITE_OK;
  const auto first = [](void* to, int, char** columns, char**) {
    *static_cast<std::string*>(to) += columns[0];
    return 0;
  };
  std::string answer;
  sound = sound && sqlite3_exec(database, "PRAGMA integrity_check", first, &answer, nullptr) == SQLITE_OK;
  sqlite3_close(database);
  return sound && answer == "ok";
}

/// The sums after each step of a session that is never killed, as far as asked for.
class Replay {
 public:
  explicit Replay(std::uint32_t seed) : hand_(seed) { sums_.push_back(test::sumOf(document_)); }
  std::uint64_t sumAt(std::size_t step) {
    while (sums_.size() <= step && operations_ < kOperations) {
      ++operations_;
      (void)perform(hand_.next(document_), document_);
    }
    return step < sums_.size() ? sums_[step] : 0;
  }

 private:
  TerrainDocument document_{test::journalledTerrain()};
  test::Hand hand_;
  std::vector<std::uint64_t> sums_;
  int operations_ = 0;
  Steps counted_{document_, [this] { sums_.push_back(test::sumOf(document_)); }};
};

/// What a killed session had done, and is not there.
struct Missing {
  std::size_t steps = 0;
  double oldestMs = 0.0;  ///< How long it had been done.
};

/// What is wrong with what a killed session has left behind; empty: nothing.
std::string troubleIn(const std::string& folder, const Reports& reports, Replay& replay, double killedMs,
                      double latestMs, Missing& missing) {
  const std::string path = folder + "/terrain.scarp";
  if (!std::filesystem::exists(path)) return reports.done == 0 ? "" : "no project";
  if (!integrityOf(path)) return "PRAGMA integrity_check fails";
  std::error_code none;
  if (std::filesystem::exists(folder + "/out.tif", none))
    if (const auto exported = importRaster(folder + "/out.tif"); !exported.ok())
      return exported.error().text();
  // Not by RecoveryStore::left(), which passes over what came back to the saved state.
  std::vector<std::string> journals;
  for (const auto& entry : std::filesystem::directory_iterator(folder + "/state", none))
    if (std::filesystem::exists(entry.path() / "journal", none)) journals.push_back(entry.path().string());
  if (journals.size() > 1) return "more than one journal";
  std::unique_ptr<TerrainDocument> document;
  std::size_t steps = 0;
  if (journals.empty()) {
    auto opened = ProjectFile::open(path);
    if (!opened.ok()) return opened.error().text();
    if (!opened->warnings.empty()) return opened->warnings[0].text();
    steps = std::stoul(opened->settings.at(kSteps));
    document = std::make_unique<TerrainDocument>(std::move(opened->document));
  } else {
    auto recovered = recover(journals[0], openBase);
    if (!recovered.ok()) return recovered.error().text();
    if (!recovered->baseWarnings.empty()) return recovered->baseWarnings[0].text();
    steps = std::stoul(recovered->settings.at(kSteps)) + recovered->edits;
    document = std::move(recovered->document);
  }
  const std::size_t done = reports.done, durable = reports.durable;
  if (steps < durable || steps > done + 1)
    return std::to_string(steps) + " steps are there; " + std::to_string(durable) + " were on the disk, " +
           std::to_string(done) + " done";
  if (test::sumOf(*document) != replay.sumAt(steps))
    return "step " + std::to_string(steps) + " is another one";
  if (done > steps) missing = {done - steps, killedMs - reports.doneAtMs[steps % kTimes]};
  if (missing.oldestMs > latestMs)
    return "step " + std::to_string(steps) + " is missing, done " + std::to_string(missing.oldestMs) +
           " ms before the end";
  return {};
}

int parent(const char* self, int rounds, std::uint32_t seed, int longest, double latestMs) {
  std::mt19937 random(seed);
  int wrong = 0, journals = 0;
  std::size_t missed = 0, missedWaiting = 0;
  double oldest = 0.0;
  std::uint64_t steps = 0, saves = 0, exports = 0;
  double slowest = 0.0;
  std::unique_ptr<Replay> replay;
  for (int round = 0; round < rounds; ++round) {
    const std::uint32_t session = seed + static_cast<std::uint32_t>(round / 25);
    if (round % 25 == 0) replay = std::make_unique<Replay>(session);
    const test::Folder folder;
    Reports* const reports = reportsIn(folder.path() + "/reports");
    const bool waits = round % 2 == 0;
    const pid_t pid = ::fork();
    if (pid == 0) {
      const std::string number = std::to_string(session);
      ::execl("/proc/self/exe", self, "child", folder.path().c_str(), number.c_str(),
              waits ? "waits" : "hurries", nullptr);
      ::_exit(127);
    }
    std::this_thread::sleep_for(std::chrono::milliseconds(random() % static_cast<unsigned>(longest)));
    const double killed = nowMs();
    ::kill(pid, SIGKILL);
    int status = 0;
    ::waitpid(pid, &status, 0);
    if (WIFEXITED(status) && WEXITSTATUS(status) != 0) {
      std::printf("round %d: the session ended by itself\n", round);
      ++wrong;
    }
    Missing missing;
    std::string trouble = troubleIn(folder.path(), *reports, *replay, killed, latestMs, missing);
    if (waits && missing.steps > 1) trouble = std::to_string(missing.steps) + " steps are missing";
    if (!trouble.empty()) {
      std::printf("round %d (session %u): %s\n", round, session, trouble.c_str());
      ++wrong;
    }
    (waits ? missedWaiting : missed) += missing.steps;
    oldest = std::max(oldest, missing.oldestMs);
    steps += reports->done;
    saves += reports->saves;
    exports += reports->exports;
    slowest = std::max(slowest, reports->slowestMs.load());
    journals += std::filesystem::exists(folder.path() + "/state") ? 1 : 0;
    ::munmap(reports, sizeof(Reports));
  }
  std::printf(
      "%d rounds (%d with a journal), %llu steps, %llu saves, %llu exports; missing: %zu steps in flight "
      "where "
      "the session waited for the disk, %zu where it did not, the oldest done %.0f ms before; slowest on the "
      "disk after %.0f ms; %d wrong\n",
      rounds, journals, static_cast<unsigned long long>(steps), static_cast<unsigned long long>(saves),
      static_cast<unsigned long long>(exports), missedWaiting, missed, oldest, slowest, wrong);
  return wrong == 0 ? 0 : 1;
}

}  // namespace
}  // namespace scarp

int main(int argc, char** argv) {
  if (argc == 5 && std::string(argv[1]) == "child")
    return scarp::child(argv[2], static_cast<std::uint32_t>(std::stoul(argv[3])),
                        std::string(argv[4]) == "waits");
  scarp::ProgramOptions app(
      "Kills sessions at random moments, and compares what they leave behind with a replay");
  int rounds = 300, longest = 900;
  std::uint32_t seed = 1;
  double latestMs = 200.0;
  app.add("--latest", latestMs, "An edit is on the disk, ms after it was done");
  app.add("--rounds", rounds, "Sessions to kill");
  app.add("--longest", longest, "A session's life at most, ms");
  app.add("--seed", seed, "Of the sessions and of the moments");
  if (const auto status = app.parse(argc, argv)) return *status;
  return scarp::parent(argv[0], rounds, seed, longest, latestMs);
}
