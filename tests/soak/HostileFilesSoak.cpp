// Files of every format that Scarp reads, with bytes changed, blocks doubled, moved and taken out, numbers
// replaced, the end cut off; and projects with rows changed. The built program reads each: it must end by
// itself within ten seconds, with 0 or with 1 and one line, keep to its memory, and leave nothing behind.
// docs/campaigns.md says how to run it in full.

#include <algorithm>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>
#include <thread>

#include "core/base/PrintableLine.h"
#include "core/recovery/Recovery.h"
#include "core/recovery/RecoveryJournal.h"
#include "core/script/BrushJson.h"
#include "tests/edit/Hand.h"
#include "tests/soak/hostile/Mutations.h"
#include "tests/soak/hostile/Samples.h"
#include "tests/soak/hostile/WatchedRun.h"
#include "tests/support/ProgramOptions.h"

namespace scarp::soak {
namespace {

namespace fs = std::filesystem;

constexpr std::size_t kBudget = std::size_t{256} << 20, kBeyond = std::size_t{300} << 20;

struct Options {
  std::string program, keep, only;
  std::size_t files = 20'000, projects = 1000;
  unsigned jobs = 2;
  int patience = 10;  ///< Seconds that a run may take.
  std::uint64_t seed = 1;
};

struct Tally {
  std::size_t files = 0, taken = 0, findings = 0;
  std::size_t peakBytes = 0;
  std::chrono::milliseconds longest{};
};

std::vector<std::string> linesOf(const std::string& text) {
  std::vector<std::string> lines;
  std::size_t from = 0;
  for (std::size_t end = text.find('\n'); end != std::string::npos; end = text.find('\n', from)) {
    lines.push_back(text.substr(from, end - from));
    from = end + 1;
  }
  if (from < text.size()) lines.push_back(text.substr(from));
  return lines;
}

/// What is wrong with how a run ended; empty where nothing is.
std::string verdict(const WatchedRun& run, const std::vector<std::string>& before,
                    const std::string& folder) {
  if (run.tooLong) return "hang";
  if (run.signal != 0) return "signal " + std::to_string(run.signal);
  if (run.code != 0 && run.code != 1) return "exit status " + std::to_string(run.code);
  if (run.peakBytes > kBudget + kBeyond) return "memory " + std::to_string(run.peakBytes >> 20U) + " MiB";
  const std::vector<std::string> lines = linesOf(run.err);
  if (run.code == 1 && lines.size() != 1) return "a refusal of " + std::to_string(lines.size()) + " lines";
  for (const std::string& line : lines)
    if (!line.starts_with("scarp: ") ||
        (run.code == 0 && !line.starts_with("scarp: warning: ") && !line.starts_with("scarp: hint: ")))
      return "says: " + printableLine(line, 100);
  for (const char* leaked : {"bad_alloc", "std::", "exception"})
    if (run.err.find(leaked) != std::string::npos) return "no message: " + printableLine(run.err, 100);
  for (const auto& entry : fs::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    const bool output = name.starts_with("out.");
    if ((output && run.code == 0) || std::ranges::find(before, name) != before.end()) continue;
    return "left " + name;
  }
  return {};
}

class Campaign {
 public:
  explicit Campaign(Options options) : options_(std::move(options)) {
    std::string pattern = (fs::temp_directory_path() / "scarp-hostile-XXXXXX").string();
    if (!::mkdtemp(pattern.data())) throw std::runtime_error("no temporary folder");
    folder_ = pattern;
    samples_ = makeSamples(options_.program, folder_ + "/samples");
    if (!options_.only.empty())
      std::erase_if(samples_, [&](const Sample& sample) {
        return sample.format != options_.only && !sample.format.starts_with(options_.only + "/");
      });
  }
  ~Campaign() {
    std::error_code ignored;
    fs::remove_all(folder_, ignored);
  }
  Campaign(const Campaign&) = delete;
  Campaign& operator=(const Campaign&) = delete;

  [[nodiscard]] int run() {
    for (const char* ours : {"GTiff", "EXR", "PNG with sidecar", "raw with sidecar", "project", "script",
                             "preset", "alpha", "model/glb2", "model/fbx", "journal"})
      if (options_.only.empty() && std::ranges::find(samples_, ours, &Sample::format) == samples_.end()) {
        std::fprintf(stderr, "no sample of %s could be made\n", ours);
        return 2;
      }
    if (samples_.empty()) {
      std::fprintf(stderr, "no such format\n");
      return 2;
    }
    checkSamples();
    sideBySide([this](unsigned job) { work(job); });
    return report();
  }

 private:
  struct Task {
    const Sample* sample;
    bool rows;  ///< Of a project are changed, not bytes.
  };

  template <class Call>
  void sideBySide(const Call& call) {
    std::vector<std::jthread> threads;
    for (unsigned job = 0; job < options_.jobs; ++job) threads.emplace_back([&call, job] { call(job); });
  }

  /// What is sound is read without a finding: else mutations tell nothing.
  void checkSamples() {
    sideBySide([this](unsigned job) {
      for (std::size_t i = job; i < samples_.size(); i += options_.jobs) {
        const Sample& sample = samples_[i];
        judge(sample, i % sample.commands.size(), sample.files, "sound", 0, job);
      }
    });
    for (const Sample& sample : samples_) {
      Tally& tally = tallies_[sample.format];
      if (tally.taken > 0) continue;
      std::printf("%s: is not read even where it is sound\n", sample.format.c_str());
      ++tally.findings;
    }
  }

  void work(unsigned job) {
    const std::size_t projects = project() ? options_.projects : 0;
    for (std::size_t i = job; i < options_.files + projects; i += options_.jobs) {
      Random random(options_.seed * 1'000'003 + i);
      const bool rows = i >= options_.files;
      const Sample& sample = rows ? *project() : samples_[i % samples_.size()];
      std::map<std::string, std::string> files = sample.files;
      std::string what;
      std::string changedRows;
      if (rows) {
        changedRows = folder_ + "/rows" + std::to_string(job) + ".scarp";
        std::ofstream(changedRows, std::ios::binary) << files[sample.name];
        files.erase(sample.name);
        what = mutateProject(changedRows, random);
      } else {
        // Mostly the file itself, at times what is beside it.
        auto changed = files.find(sample.name);
        if (files.size() > 1 && random() % 4 == 0)
          changed = std::next(files.begin(), static_cast<long>(random() % files.size()));
        Mutation mutation = mutated(changed->second, random);
        what = changed->first + ": " + mutation.what;
        changed->second = std::move(mutation.bytes);
      }
      judge(sample, random() % sample.commands.size(), files, what, i, job, changedRows);
    }
  }

  [[nodiscard]] const Sample* project() const {
    const auto found = std::ranges::find(samples_, "project", &Sample::format);
    return found == samples_.end() ? nullptr : &*found;
  }

  void judge(const Sample& sample, std::size_t command, const std::map<std::string, std::string>& files,
             const std::string& what, std::size_t number, unsigned job = 0,
             const std::string& changedRows = {}) {
    const fs::path place = folder_ + "/job" + std::to_string(job);
    fs::remove_all(place);
    fs::create_directories(place);
    std::vector<std::string> before{"none.json"};
    std::ofstream(place / "none.json") << R"({"scarp": 1, "operations": []})";
    for (const auto& [name, bytes] : files) {
      std::ofstream(place / name, std::ios::binary)
          .write(bytes.data(), static_cast<std::streamsize>(bytes.size()));
      before.push_back(name);
    }
    // Moved, not read: a run's peak of memory begins with that of the process that starts it.
    if (!changedRows.empty()) {
      fs::rename(changedRows, place / sample.name);
      before.push_back(sample.name);
    }
    std::vector<std::string> arguments = sample.commands[command];
    const bool own = arguments.front().starts_with("--");
    for (std::string& argument : arguments)
      if (argument == "{}") argument = sample.name;
    if (own) {
      arguments.insert(arguments.begin(), fs::read_symlink("/proc/self/exe").string());
    } else {
      arguments.insert(arguments.begin(), {options_.program, "--memory", std::to_string(kBudget)});
    }
    const WatchedRun run =
        watchProgram(arguments, place.string(), {.time = std::chrono::seconds(options_.patience)});
    const std::string wrong = verdict(run, before, place.string());
    const std::lock_guard lock(mutex_);
    Tally& tally = tallies_[sample.format];
    ++tally.files;
    tally.taken += run.code == 0 ? 1 : 0;
    tally.peakBytes = std::max(tally.peakBytes, run.peakBytes);
    tally.longest = std::max(tally.longest, run.took);
    if (wrong.empty()) return;
    ++tally.findings;
    std::printf("%s #%zu (%s) %s: %s\n", sample.format.c_str(), number, what.c_str(),
                arguments[own ? 1 : 3].c_str(), wrong.c_str());
    std::fflush(stdout);
    if (options_.keep.empty()) return;
    const fs::path kept = fs::path(options_.keep) / (sample.format + "-" + std::to_string(number));
    std::error_code ignored;
    fs::create_directories(kept, ignored);
    fs::copy(place, kept, fs::copy_options::recursive | fs::copy_options::overwrite_existing, ignored);
  }

  int report() const {
    Tally all;
    std::printf("%-18s %7s %7s %9s %9s %8s\n", "format", "runs", "taken", "most MiB", "longest s",
                "findings");
    for (const auto& [format, tally] : tallies_) {
      std::printf("%-18s %7zu %7zu %9zu %9.2f %8zu\n", format.c_str(), tally.files, tally.taken,
                  tally.peakBytes >> 20U, std::chrono::duration<double>(tally.longest).count(),
                  tally.findings);
      all.files += tally.files;
      all.findings += tally.findings;
    }
    std::printf("%zu runs, %zu findings\n", all.files, all.findings);
    return all.findings == 0 ? 0 : 1;
  }

  Options options_;
  std::string folder_;
  std::vector<Sample> samples_;
  std::mutex mutex_;
  std::map<std::string, Tally> tallies_;
};

Terrain ground() { return test::fractalTerrain(150, 140); }

int makeJournal(const std::string& folder) {
  TerrainDocument document(ground());
  RecoveryJournal journal(document, folder, FlatBase{});
  test::Hand hand(5);
  for (int i = 0; i < 40; ++i) (void)perform(hand.next(document), document);
  return journal.flush() ? 0 : 1;
}

int tell(const Error& error) {
  std::fprintf(stderr, "scarp: %s\n", error.text().c_str());
  return 1;
}

int recoverFrom(const std::string& folder) {
  const auto recovered =
      recover(folder, [](const JournalBase&, const std::string&, const Progress&) -> Result<OpenedBase> {
        OpenedBase opened;
        opened.document = std::make_unique<TerrainDocument>(ground());
        return opened;
      });
  if (!recovered.ok()) return tell(recovered.error());
  TerrainDocument& document = *recovered->document;
  const std::size_t position = document.history().position();
  return document.goTo(0).ok() && document.goTo(position).ok() ? 0
                                                               : tell(Error{"a history that cannot be walked"});
}

int readPresets(const std::string& path) {
  std::ifstream file(path, std::ios::binary);
  const std::string text{std::istreambuf_iterator<char>(file), {}};
  const auto presets = readBrushPresets(text, path);
  return presets.ok() ? 0 : tell(presets.error());
}

}  // namespace
}  // namespace scarp::soak

int main(int argc, char** argv) {
  scarp::ProgramOptions program("Hostile files for the built program.");
  scarp::soak::Options options;
  std::string journalIn, recoverIn, presets;
  program.add("--program", options.program, "The built scarp");
  program.add("--files", options.files, "Files with changed bytes");
  program.add("--projects", options.projects, "Projects with changed rows");
  program.add("--jobs", options.jobs, "Runs side by side").range(1, 64);
  program.add("--patience", options.patience, "Seconds that a run may take; more on a slow machine");
  program.add("--seed", options.seed, "Another one makes other files");
  program.add("--only", options.only,
              "One format, as the report names it, or the first word of several: model");
  program.add("--keep", options.keep, "Folder for files with findings");
  program.add("--make-journal", journalIn, "Only writes a journal there");
  program.add("--recover", recoverIn, "Only recovers from the journal there");
  program.add("--read-presets", presets, "Only reads the presets there");
  if (const auto status = program.parse(argc, argv)) return *status;
  if (!journalIn.empty()) return scarp::soak::makeJournal(journalIn);
  if (!recoverIn.empty()) return scarp::soak::recoverFrom(recoverIn);
  if (!presets.empty()) return scarp::soak::readPresets(presets);
  if (options.program.empty()) {
    std::fputs("--program is missing\n", stderr);
    return 2;
  }
  options.program = std::filesystem::absolute(options.program).string();
  return scarp::soak::Campaign(options).run();
}
