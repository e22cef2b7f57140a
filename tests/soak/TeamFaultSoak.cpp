// Editors of one terrain as processes of their own, which reach their PostgreSQL server through a proxy.
// Clients, server and proxy are killed, connections cut and frozen, at random moments. At the end every edit
// that was answered, or lay on the disk of who made it, is in the log, once; everybody can go on; and the terrain is
// the one that the log gives.

#include <signal.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <random>
#include <set>
#include <string>
#include <thread>
#include <vector>

#include "core/document/EditHistory.h"
#include "core/edit/StrokeOperations.h"
#include "core/recovery/RecoveryJournal.h"
#include "core/team/TeamOpen.h"
#include "core/team/TeamStore.h"
#include "core/team/TeamSync.h"
#include "tests/soak/TeamLogOracle.h"
#include "tests/support/FaultyProxy.h"
#include "tests/support/PostgresServer.h"
#include "tests/support/ProgramOptions.h"
#include "tests/support/TempFolder.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

using Clock = std::chrono::steady_clock;
using namespace std::chrono_literals;

struct FaultSettings {
  int clients = 4, side = 513, faults = 300, seed = 1;
  // Of a client, which is this program again.
  std::string address, folder;
};

/// What tells a stroke from all others.
std::string markOf(const StrokeOperation& stroke) {
  char text[40];
  std::snprintf(text, sizeof text, "%.17g", stroke.samples.front().x);
  return text;
}

volatile sig_atomic_t finish = 0;

/// A client that is told to finish before it listens hears of it then.
void holdFinish(int how) {
  sigset_t set;
  sigemptyset(&set);
  sigaddset(&set, SIGTERM);
  sigprocmask(how, &set, nullptr);
}

/// Draws until it is told to finish, and sends until all is answered. What waits is kept in a journal, so that the
/// next client in the folder sends what this one could not. Each stroke that was on the disk, and each that was
/// answered, is a line of a file: a process that is killed leaves what it has written.
int client(const FaultSettings& settings) {
  signal(SIGTERM, [](int) { finish = 1; });
  holdFinish(SIG_UNBLOCK);
  std::mt19937_64 random(static_cast<unsigned>(settings.seed));
  const PostgresPatience patience{1500ms, 1500ms};
  std::unique_ptr<TeamStore> store;
  const auto connected = [&] {
    if (store && !store->lost()) return true;
    auto opened = TeamStore::open(settings.address, "faults", patience);
    if (!opened) {
      std::this_thread::sleep_for(50ms);
      return false;
    }
    store = std::move(*opened);
    return true;
  };
  std::ofstream resumed(settings.folder + "/resumed", std::ios::app);
  std::unique_ptr<TeamSync> team;
  std::unique_ptr<RecoveryJournal> journal;
  std::vector<std::string> waiting;
  while (!team) {
    if (!connected()) continue;
    TeamBase base{"postgresql://here/faults", "faults", store->project(), store->epoch()};
    std::optional<JournalResume> resume;
    if (std::filesystem::exists(settings.folder + "/journal")) {
      auto again = resumeTeam(*store, settings.folder);
      if (!again) {
        if (!store->lost()) std::fprintf(stderr, "a client: %s\n", again.error().text().c_str());
        continue;
      }
      if (!again->warning.empty()) std::fprintf(stderr, "a client: %s\n", again->warning.text().c_str());
      const EditHistory& history = again->team.document->history();
      for (std::size_t i = 0; i < history.position(); ++i)
        if (const auto& operation = history.record(i).operation)
          waiting.push_back(markOf(*operation->as<StrokeOperation>()));
      resumed << waiting.size() << ' ' << again->known << std::endl;
      base = again->base;
      resume = again->resume;
      team = TeamSync::of(*store, std::move(again->team));
    } else {
      auto opened = TeamSync::open(*store);
      if (!opened) continue;
      team = std::move(*opened);
      base.head = team->head();
    }
    journal = std::make_unique<RecoveryJournal>(team->document(), settings.folder, base, JournalOptions(), resume);
    team->keepIn(journal.get(), base);
  }
  std::ofstream answered(settings.folder + "/answered", std::ios::app), kept(settings.folder + "/kept", std::ios::app);
  while (!finish || team->waiting() > 0) {
    if (!finish && team->waiting() < 5) {
      const StrokeOperation stroke = test::anyStroke(random, team->document().frame());
      const std::size_t before = team->waiting();
      if (perform(stroke, team->document()) && team->waiting() > before) {
        waiting.push_back(markOf(stroke));
        if (random() % 2 == 0 && journal->flush()) kept << waiting.back() << std::endl;
      }
    }
    if (!connected()) continue;
    team->reconnect(*store);
    const auto pushed = team->push();
    for (; waiting.size() > team->waiting(); waiting.erase(waiting.begin()))
      answered << waiting.front() << std::endl;
    if (!pushed && !store->lost()) std::fprintf(stderr, "a client: %s\n", pushed.error().text().c_str());
    for (const Message& note : team->takeNotes())
      std::fprintf(stderr, "a client: %s\n", note.text().c_str());
    std::this_thread::sleep_for(std::chrono::milliseconds(random() % 40));
  }
  for (;;) {
    if (!connected()) continue;
    team->reconnect(*store);
    if (team->pull()) break;
  }
  answered << "sum " << test::sumOf(team->document().heights()) << std::endl;
  return 0;
}

pid_t startClient(const std::string& address, const std::string& folder, int seed) {
  const std::vector<std::string> words{"soak_team_faults", "--address",         address, "--folder", folder,
                                       "--seed",           std::to_string(seed)};
  std::vector<char*> arguments;
  for (const std::string& word : words) arguments.push_back(const_cast<char*>(word.c_str()));
  arguments.push_back(nullptr);
  holdFinish(SIG_BLOCK);
  const pid_t child = fork();
  if (child != 0) {
    holdFinish(SIG_UNBLOCK);
    return child;
  }
  execv("/proc/self/exe", arguments.data());
  _exit(127);
}

int run(const FaultSettings& settings) {
  std::string why;
  const auto server = test::PostgresServer::start(why);
  if (!server) {
    std::printf("skipped: %s\n", why.c_str());
    return 77;
  }
  const auto proxy = test::FaultyProxy::start(server->port());
  auto made = TeamStore::make(server->address(), "faults");
  if (!proxy || !made) return std::printf("nothing to begin with\n"), 1;
  if (const auto shared =
          shareDocument(**made, TerrainDocument(test::fractalTerrain(settings.side, settings.side)));
      !shared)
    return std::printf("%s\n", shared.error().text().c_str()), 1;

  const test::TempFolder folder;
  const std::string address = server->passwordAddress(proxy->port());
  std::vector<std::string> folders;
  std::vector<pid_t> clients;
  int seed = settings.seed * 1'000'000;
  for (int i = 0; i < settings.clients; ++i) {
    folders.push_back(folder.file("client-" + std::to_string(i)));
    std::filesystem::create_directory(folders.back());
    clients.push_back(startClient(address, folders.back(), ++seed));
  }
  std::mt19937_64 random(static_cast<unsigned>(settings.seed));
  std::map<std::string, int> done;
  const auto begin = Clock::now();
  for (int i = 0; i < settings.faults; ++i) {
    const std::chrono::milliseconds pause(100 + random() % 700);
    std::this_thread::sleep_for(pause);
    switch (random() % 7) {
      case 0:
      case 1: {
        ++done["clients killed"];
        const std::size_t which = random() % clients.size();
        ::kill(clients[which], SIGKILL);
        waitpid(clients[which], nullptr, 0);
        clients[which] = startClient(address, folders[which], ++seed);
        break;
      }
      case 2:
        ++done["servers killed"];
        server->kill();
        std::this_thread::sleep_for(std::chrono::milliseconds(random() % 400));
        if (!server->restart()) return std::printf("the server does not start again\n"), 1;
        break;
      case 3:
        ++done["proxies killed"];
        proxy->setGone(true);
        std::this_thread::sleep_for(std::chrono::milliseconds(random() % 800));
        proxy->setGone(false);
        break;
      case 4:
        ++done["connections frozen"];
        proxy->freeze(true);
        std::this_thread::sleep_for(std::chrono::milliseconds(random() % 3000));
        proxy->freeze(false);
        break;
      case 5:
        ++done["connections cut"];
        proxy->cut();
        break;
      default:
        ++done["connections cut after some bytes"];
        proxy->cutAfter(static_cast<int>(random() % 60'000));
    }
  }
  // From now on nothing fails, and everybody has to come to an end.
  const auto calm = Clock::now();
  int faults = 0;
  for (const pid_t child : clients) ::kill(child, SIGTERM);
  for (pid_t& child : clients) {
    int status = -1;
    while (waitpid(child, &status, WNOHANG) == 0) {
      if (Clock::now() - calm > 60s) {
        std::printf("a client does not come to an end\n");
        ++faults;
        ::kill(child, SIGKILL);
      }
      std::this_thread::sleep_for(20ms);
    }
    faults += status != 0;
  }
  const double toEnd = std::chrono::duration<double>(Clock::now() - calm).count();

  made = TeamStore::open(server->address(), "faults");
  if (!made) return std::printf("%s\n", made.error().text().c_str()), 1;
  const auto log = test::wholeLog(**made);
  if (!log) return std::printf("%s\n", log.error().text().c_str()), 1;
  TerrainDocument serial(test::fractalTerrain(settings.side, settings.side));
  faults += test::replayLog(*log, serial);
  const std::string sum = std::to_string(test::sumOf(serial.heights()));
  const auto fresh = TeamSync::open(**made);
  if (!fresh || std::to_string(test::sumOf((*fresh)->document().heights())) != sum) {
    std::printf("a new opening is not what the log gives\n");
    ++faults;
  }
  std::multiset<std::string> there;
  for (const TeamLogRow& row : *log)
    if (const auto record = readRecordMeta(row.meta); record && record->operation)
      if (const auto* stroke = record->operation->as<StrokeOperation>()) there.insert(markOf(*stroke));
  std::size_t answered = 0, kept = 0, lost = 0, twice = 0, resumed = 0, again = 0, known = 0;
  for (const std::string& mark : std::set<std::string>(there.begin(), there.end()))
    twice += there.count(mark) - 1;
  for (const std::string& client : folders) {
    std::size_t sums = 0;
    for (const char* name : {"answered", "kept"}) {
      std::ifstream lines(client + "/" + name);
      for (std::string line; std::getline(lines, line);) {
        if (line.starts_with("sum ")) {
          ++sums;
          continue;
        }
        ++(name[0] == 'a' ? answered : kept);
        lost += there.count(line) == 0;
      }
    }
    faults += sums != 1;
    std::ifstream lines(client + "/resumed");
    for (std::size_t edits = 0, had = 0; lines >> edits >> had; ++resumed) {
      again += edits;
      known += had;
    }
  }
  faults += static_cast<int>(lost + twice);
  for (const auto& [what, times] : done) std::printf("%d %s, ", times, what.c_str());
  std::printf(
      "in %.0f s\n%zu strokes answered, %zu were on the disk of who drew them, %zu in the log, %zu lost, %zu "
      "twice; all had come to an end after %.1f s\n%zu times a client found edits of one that was killed: %zu to be "
      "sent, %zu that the log had already\n",
      std::chrono::duration<double>(calm - begin).count(), answered, kept, log->size() - 1, lost, twice, toEnd,
      resumed, again, known);
  std::printf(faults == 0 ? "no faults\n" : "%d FAULTS\n", faults);
  return faults == 0 ? 0 : 1;
}

}  // namespace
}  // namespace scarp

int main(int count, char** arguments) {
  scarp::FaultSettings settings;
  scarp::ProgramOptions options("A team's terrain while everything fails that can");
  options.add("--clients", settings.clients, "How many").range(1, 50);
  options.add("--side", settings.side, "Samples along a side").range(200, 5000);
  options.add("--faults", settings.faults, "Kills, cuts and stops").range(0, 1e6);
  options.add("--seed", settings.seed, "Of what happens").range(0, 1e9);
  options.add("--address", settings.address, "Of the server: this process is a client");
  options.add("--folder", settings.folder, "For what a client leaves");
  if (const auto end = options.parse(count, arguments)) return *end;
  return settings.address.empty() ? scarp::run(settings) : scarp::client(settings);
}
