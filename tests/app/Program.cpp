#include "tests/app/Program.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <csignal>
#include <fstream>
#include <thread>

#include "core/document/TerrainDocument.h"
#include "core/project/ProjectFile.h"
#include "core/script/Script.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {

namespace {

/// Starts the program, hands its process to `meanwhile` and waits for its end.
template <class Meanwhile>
ProgramRun run(const std::vector<std::string>& arguments, Meanwhile meanwhile,
               const std::string& output = {}) {
  const TempFolder folder;
  const std::string out = output.empty() ? folder.file("out") : output, err = folder.file("err");
  std::vector<std::string> words{SCARP_PROGRAM};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);

  const pid_t child = ::fork();
  if (child == 0) {
    ::unsetenv("DISPLAY");
    ::unsetenv("WAYLAND_DISPLAY");
    ::dup2(::open("/dev/null", O_RDONLY), STDIN_FILENO);
    const int outFile = ::open(out.c_str(), O_WRONLY | O_CREAT, 0600);
    const int errFile = ::open(err.c_str(), O_WRONLY | O_CREAT, 0600);
    ::dup2(outFile, STDOUT_FILENO);
    ::dup2(errFile, STDERR_FILENO);
    ::execv(argv[0], argv.data());
    ::_exit(127);
  }
  meanwhile(child);
  int status = 0;
  EXPECT_EQ(::waitpid(child, &status, 0), child);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, output.empty() ? readBytes(out) : std::string(),
          readBytes(err)};
}

/// Whether a process handles Ctrl-C itself by now.
bool handlesInterrupts(pid_t process) {
  std::ifstream status("/proc/" + std::to_string(process) + "/status");
  for (std::string word; status >> word;)
    if (word == "SigCgt:" && status >> word) return (std::stoull(word, nullptr, 16) >> (SIGINT - 1) & 1) != 0;
  return false;
}

}  // namespace

ProgramRun runProgram(const std::vector<std::string>& arguments, const std::string& output) {
  return run(
      arguments, [](pid_t) {}, output);
}

ProgramRun interruptProgram(const std::vector<std::string>& arguments) {
  return run(arguments, [](pid_t process) {
    using namespace std::chrono_literals;
    const auto patience = std::chrono::steady_clock::now() + 60s;
    while (!handlesInterrupts(process) && std::chrono::steady_clock::now() < patience)
      std::this_thread::sleep_for(5ms);
    std::this_thread::sleep_for(100ms);
    ::kill(process, SIGINT);
  });
}

void expectRefusal(const ProgramRun& run, int code, const std::vector<std::string>& words) {
  EXPECT_EQ(run.code, code) << run.err;
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(std::ranges::count(run.err, '\n'), 1) << run.err;
  EXPECT_TRUE(run.err.starts_with("scarp: ")) << run.err;
  for (const std::string& word : words)
    EXPECT_NE(run.err.find(word), std::string::npos) << word << " not in " << run.err;
}

void expectRefusals(const std::vector<std::string>& command, const std::vector<RefusedOptions>& rows) {
  for (const RefusedOptions& row : rows) {
    std::vector<std::string> all = command;
    all.insert(all.end(), row.options.begin(), row.options.end());
    expectRefusal(runProgram(all), row.code, row.words);
  }
}

void writeProject(const std::string& path, const Terrain& terrain, const std::string& operations) {
  TerrainDocument document(terrain);
  const auto script = parseScript(R"({"scarp": 1, "operations": [)" + operations + "]}", {});
  ASSERT_TRUE(script.ok()) << script.error().text();
  ASSERT_TRUE(replay(*script, document).ok());
  const auto saved = ProjectFile::saveAs(path, contentsOf(document));
  ASSERT_TRUE(saved.ok()) << saved.error().text();
}

}  // namespace scarp::test
