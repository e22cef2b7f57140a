#include "tests/app/Program.h"

#include <fcntl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>

#include "tests/io/IoSupport.h"

namespace scarp::test {

ProgramRun runProgram(const std::vector<std::string>& arguments) {
  const TempFolder folder;
  const std::string out = folder.file("out"), err = folder.file("err");
  std::vector<std::string> words{SCARP_PROGRAM};
  words.insert(words.end(), arguments.begin(), arguments.end());
  std::vector<char*> argv;
  for (std::string& word : words) argv.push_back(word.data());
  argv.push_back(nullptr);

  const pid_t child = ::fork();
  if (child == 0) {
    ::unsetenv("DISPLAY");
    ::unsetenv("WAYLAND_DISPLAY");
    const int outFile = ::open(out.c_str(), O_WRONLY | O_CREAT, 0600);
    const int errFile = ::open(err.c_str(), O_WRONLY | O_CREAT, 0600);
    ::dup2(outFile, STDOUT_FILENO);
    ::dup2(errFile, STDERR_FILENO);
    ::execv(argv[0], argv.data());
    ::_exit(127);
  }
  int status = 0;
  EXPECT_EQ(::waitpid(child, &status, 0), child);
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, readBytes(out), readBytes(err)};
}

void expectRefusal(const ProgramRun& run, int code, const std::vector<std::string>& words) {
  EXPECT_EQ(run.code, code) << run.err;
  EXPECT_EQ(run.out, "");
  EXPECT_EQ(std::ranges::count(run.err, '\n'), 1) << run.err;
  EXPECT_TRUE(run.err.starts_with("scarp: ")) << run.err;
  for (const std::string& word : words)
    EXPECT_NE(run.err.find(word), std::string::npos) << word << " not in " << run.err;
}

}  // namespace scarp::test
