#pragma once

#include <fcntl.h>
#include <signal.h>
#include <sys/prctl.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <memory>
#include <string>
#include <thread>
#include <utility>
#include <vector>

#include "core/base/Json.h"
#include "tests/support/TempFolder.h"

namespace scarp::test {

/// A stand-in for an object store (s3_standin.py) that ends with the test. While it lives GDAL's settings lead there.
class ObjectStore {
 public:
  /// Null where there is no Python 3, or it does not start: `why` says it in a line.
  [[nodiscard]] static std::unique_ptr<ObjectStore> start(std::string& why) {
    std::unique_ptr<ObjectStore> store(new ObjectStore);
    if (!store->run()) {
      why = "python3 does not run s3_standin.py";
      return nullptr;
    }
    ::setenv("AWS_S3_ENDPOINT", ("127.0.0.1:" + store->port_).c_str(), 1);
    for (const auto& [name, value] : kSettings) ::setenv(name, value, 1);
    return store;
  }
  ~ObjectStore() {
    stop();
    ::unsetenv("AWS_S3_ENDPOINT");
    for (const auto& [name, value] : kSettings) ::unsetenv(name);
  }
  ObjectStore(const ObjectStore&) = delete;
  ObjectStore& operator=(const ObjectStore&) = delete;

  void stop() {
    if (child_ <= 0) return;
    ::kill(child_, SIGKILL);
    ::waitpid(child_, nullptr, 0);
    child_ = -1;
  }
  /// By the port that it had, with the objects that it had.
  [[nodiscard]] bool run() {
    const std::string folder = folder_.path().string();
    std::filesystem::remove(folder + "/port");
    child_ = ::fork();
    if (child_ == 0) {
      ::prctl(PR_SET_PDEATHSIG, SIGKILL);
      const int out = ::open((folder + "/out").c_str(), O_WRONLY | O_CREAT | O_APPEND, 0666);
      ::dup2(out, STDOUT_FILENO);
      ::dup2(out, STDERR_FILENO);
      ::execlp("python3", "python3", SCARP_SOURCE_DIR "/tests/team/s3_standin.py", folder.c_str(), port_.c_str(),
               static_cast<char*>(nullptr));
      ::_exit(127);
    }
    for (int i = 0; i < 1000 && child_ > 0; ++i) {
      if (std::ifstream port(folder + "/port"); port >> port_) return true;
      if (::waitpid(child_, nullptr, WNOHANG) == child_) child_ = -1;
      std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    return false;
  }

  /// See s3_standin.py.
  void behave(const std::string& json) {
    std::ofstream(folder_.path() / "behaviour~") << json;
    std::filesystem::rename(folder_.path() / "behaviour~", folder_.path() / "behaviour");
  }
  /// Files of the objects whose name has this in it.
  [[nodiscard]] std::vector<std::filesystem::path> objects(const std::string& part = "-") const {
    std::vector<std::filesystem::path> all;
    for (const auto& entry : std::filesystem::directory_iterator(folder_.path() / "objects"))
      if (entry.path().filename().string().find(part) != std::string::npos) all.push_back(entry.path());
    return all;
  }
  [[nodiscard]] std::vector<Json> requests() const {
    std::vector<Json> all;
    std::ifstream log(folder_.path() / "log");
    for (std::string line; std::getline(log, line);) all.push_back(Json::parse(line));
    return all;
  }
  void forgetRequests() { std::filesystem::remove(folder_.path() / "log"); }

 private:
  ObjectStore() = default;

  static constexpr std::pair<const char*, const char*> kSettings[] = {{"AWS_HTTPS", "NO"},
                                                                      {"AWS_VIRTUAL_HOSTING", "FALSE"},
                                                                      {"AWS_ACCESS_KEY_ID", "AKIATEST"},
                                                                      {"AWS_SECRET_ACCESS_KEY", "hunter2"},
                                                                      {"AWS_REGION", "eu-central-1"},
                                                                      {"GDAL_HTTP_RETRY_DELAY", "0.05"}};
  TempFolder folder_;
  std::string port_ = "0";
  pid_t child_ = -1;
};

}  // namespace scarp::test
