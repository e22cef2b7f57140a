// Random editing for a while, with saves under way and a recovery journal, as a script run wild would do it;
// then the file, the journal and a replay without either are compared bit for bit. The replay is a process of
// its own that follows the editing: an adjusted stroke can mean thousands of steps anew, so that a replay
// takes as long as what it replays. An hour by hand; ctest -C Soak makes a short run.

#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <csignal>
#include <cstdio>
#include <cstdlib>
#include <future>

#include "core/memory/LargePages.h"
#include "core/memory/PagedPieces.h"
#include "core/project/ProjectFile.h"
#include "core/recovery/Recovery.h"
#include "core/recovery/RecoveryJournal.h"
#include "core/recovery/RecoveryStore.h"
#include "tests/edit/Hand.h"
#include "tests/project/DocumentDigest.h"
#include "tests/support/ProgramOptions.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

constexpr int kSide = 700;
constexpr std::size_t kMiB = std::size_t{1} << 20;
/// As the program has one. The history keeps every clip that was pasted, so tiles go beyond it by and by.
constexpr std::size_t kBudget = 300 * kMiB, kBeside = 200 * kMiB;
using Clock = std::chrono::steady_clock;

TerrainDocument& prepared(TerrainDocument& document) {
  HistorySettings settings = document.history().settings();
  settings.budget = 64 * kMiB;
  document.history().setSettings(settings);
  return document;
}

int fail(const std::string& why) {
  std::printf("FAILED: %s\n", why.c_str());
  return 1;
}

/// What is saved once a save is done.
struct Saving {
  std::string mark;
  std::future<Result<SaveReport>> done;
};

/// The same operations in a process of its own, which saves nothing and keeps no journal.
class Replay {
 public:
  /// Starts the process; to be called before there are threads.
  explicit Replay(std::uint32_t seed) {
    int toReplay[2], toHere[2];
    if (pipe(toReplay) != 0 || pipe(toHere) != 0 || (process_ = fork()) < 0) {
      std::perror("soak_project");
      std::exit(1);
    }
    if (process_ == 0) {
      close(toReplay[1]);
      close(toHere[0]);
      follow(seed, toReplay[0], toHere[1]);
      std::_Exit(0);
    }
    close(toReplay[0]);
    close(toHere[1]);
    operations_ = toReplay[1];
    digest_ = toHere[0];
  }
  ~Replay() {
    if (operations_ >= 0) close(operations_);
    close(digest_);
    waitpid(process_, nullptr, 0);
  }
  Replay(const Replay&) = delete;
  Replay& operator=(const Replay&) = delete;

  /// One operation more is to be done; returns at once until it is tens of thousands behind.
  bool follow() { return write(operations_, ".", 1) == 1; }

  /// The digest of what all of them come to; waits for it. Empty when the process has died.
  std::string digest() {
    close(operations_);
    operations_ = -1;
    std::string text;
    char block[4096];
    for (ssize_t count; (count = read(digest_, block, sizeof block)) > 0;)
      text.append(block, static_cast<std::size_t>(count));
    return text;
  }

 private:
  static void follow(std::uint32_t seed, int operations, int digest) {
    const test::TempFolder folder;
    LargePages::setBudget(kBudget, folder.path());
    TerrainDocument document(test::fractalTerrain(kSide, kSide));
    prepared(document);
    test::Hand hand(seed);
    for (char one; read(operations, &one, 1) == 1;) static_cast<void>(perform(hand.next(document), document));
    const std::string text = test::digestOf(document);
    static_cast<void>(!write(digest, text.data(), text.size()));
  }

  pid_t process_ = -1;
  int operations_ = -1, digest_ = -1;
};

int run(double minutes, std::uint32_t seed) {
  std::signal(SIGPIPE, SIG_IGN);  // A replay that has died is told by its pipe.
  Replay replay(seed);
  const test::TempFolder folder;
  LargePages::setBudget(kBudget, folder.path());
  const std::string path = folder.file("soak.scarp");
  TerrainDocument document(test::fractalTerrain(kSide, kSide));
  prepared(document);
  auto file = ProjectFile::saveAs(path, contentsOf(document));
  if (!file.ok()) return fail(file.error().text());
  const RecoveryStore store(folder.file("recovery"));
  auto kept = store.begin({"soak", path, 1, {}});
  if (!kept.ok()) return fail(kept.error().text());
  auto journal = std::make_unique<RecoveryJournal>(document, kept->path(), projectBase(**file));
  std::string trouble;
  const Subscription told = journal->trouble.subscribe([&](const Message& why) { trouble = why.text(); });

  test::Hand hand(seed);
  long long operations = 0, done = 0, saves = 0;
  std::size_t most = 0;
  std::optional<Saving> saving;
  const auto act = [&] {
    done += perform(hand.next(document), document).ok();
    ++operations;
    if (!replay.follow()) trouble = "the replay has ended";
  };
  const auto finish = [&]() -> Result<void> {
    const auto saved = saving->done.get();
    if (!saved.ok()) return saved.error();
    journal->finishBase(saving->mark, projectBase(**file));
    saving.reset();
    ++saves;
    return {};
  };
  const auto begin = Clock::now(), end = begin + std::chrono::duration_cast<Clock::duration>(
                                                     std::chrono::duration<double>(60.0 * minutes));
  auto nextLook = begin;
  while (Clock::now() < end) {
    act();
    if (saving && saving->done.wait_for(std::chrono::seconds(0)) == std::future_status::ready) {
      if (const auto saved = finish(); !saved.ok()) return fail(saved.error().text());
    }
    if (!saving && operations % 40 == 0) {
      const std::string mark = journal->beginBase();
      ProjectContents contents = contentsOf(document, (*file)->knownHistory());
      contents.settings[kRecoveryMark] = mark;
      saving =
          Saving{mark, std::async(std::launch::async, [&project = **file, contents = std::move(contents)] {
                   return project.save(contents);
                 })};
    }
    if (!trouble.empty()) return fail(trouble);
    if (Clock::now() < nextLook) continue;
    nextLook = Clock::now() + std::chrono::seconds(60);
    most = std::max(most, residentBytes());
    std::printf(
        "%5.1f min: %lld operations, %lld done, %lld saves, %zu steps of history, resident %zu MB, tiles %zu "
        "MB\n",
        std::chrono::duration<double>(Clock::now() - begin).count() / 60.0, operations, done, saves,
        document.history().size(), residentBytes() / kMiB,
        (LargePages::use().memory + LargePages::use().file) / kMiB);
    std::fflush(stdout);
  }
  if (most > kBudget + kBeside) return fail("resident: " + std::to_string(most / kMiB) + " MB");
  if (saving) {
    if (const auto saved = finish(); !saved.ok()) return fail(saved.error().text());
  }
  for (int i = 0; i < 15; ++i) act();
  const std::string digest = test::digestOf(document);
  if (!journal->flush()) return fail("the journal has fallen behind");

  // As after a crash, beside the program that runs.
  const auto recovered = recover(kept->path(), openBase);
  if (!recovered.ok()) return fail("recovery: " + recovered.error().text());
  if (!recovered->warning.empty()) return fail("recovery: " + recovered->warning.text());
  if (const std::string there = test::digestOf(*recovered->document); there != digest)
    return fail("what is recovered is something else: " + there + "where there was " + digest);

  const auto last = (*file)->save(contentsOf(document, (*file)->knownHistory()));
  if (!last.ok()) return fail(last.error().text());
  journal.reset();
  file->reset();
  auto opened = ProjectFile::open(path);
  if (!opened.ok()) return fail(opened.error().text());
  if (!opened->warnings.empty()) return fail(opened->warnings.front().text());
  if (test::digestOf(TerrainDocument(std::move(opened->document))) != digest)
    return fail("what is opened is something else");

  if (replay.digest() != digest) return fail("a replay comes to something else");
  std::printf(
      "all right: %lld operations, %lld done, %lld saves; file, recovery and replay are equal to the "
      "bit; resident at most %zu MB\n",
      operations, done, saves, most / kMiB);
  return 0;
}

}  // namespace
}  // namespace scarp

int main(int argc, char** argv) {
  scarp::ProgramOptions program("Random editing with saves and a recovery journal");
  double minutes = 60.0;
  std::uint32_t seed = 1;
  program.add("--minutes", minutes, "How long to edit").range(1e-6, 1e6);
  program.add("--seed", seed, "Of what is done");
  if (const auto status = program.parse(argc, argv)) return *status;
  return scarp::run(minutes, seed);
}
