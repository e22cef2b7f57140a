#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <functional>

#include "core/io/FileConfinement.h"
#include "tests/io/IoSupport.h"

namespace scarp::test {
namespace {

namespace fs = std::filesystem;

bool readable(const std::string& path) {
  return std::ifstream(path).get() != std::ifstream::traits_type::eof();
}

void write(const std::string& path) {
  fs::create_directories(fs::path(path).parent_path());
  std::ofstream(path) << "text";
}

/// Files of one folder, one below it, one beside it; runs a check in a process that is confined to the first.
class FileConfinementTest : public ::testing::Test {
 protected:
  FileConfinementTest() {
    for (const std::string& path : {raster_, header_, below_, outside_, other_}) write(path);
    fs::create_symlink(outside_, link_);
    fs::create_symlink(other_, otherLink_);
  }

  /// What the check returns; -1 where this kernel cannot confine.
  static int confined(const std::string& file, const std::function<int()>& check) {
    const pid_t child = ::fork();
    if (child == 0) ::_exit(confineToFile(file) ? check() : 255);
    int status = 0;
    ::waitpid(child, &status, 0);
    const int code = WIFEXITED(status) ? WEXITSTATUS(status) : -2;
    return code == 255 ? -1 : code;
  }

  const TempFolder folder_;
  const std::string raster_ = folder_.file("in/a.nc"), header_ = folder_.file("in/b.hdr");
  const std::string below_ = folder_.file("in/deeper/c.tif"), outside_ = folder_.file("out/secret");
  const std::string other_ = folder_.file("out/other"), link_ = folder_.file("in/a.hdr");
  const std::string otherLink_ = folder_.file("in/z.hdr");
};

TEST_F(FileConfinementTest, ReadsWhatLiesBesideTheFileAndBelow) {
  const int unread = confined(raster_, [this] {
    return int(!readable(raster_)) + 2 * int(!readable(header_)) + 4 * int(!readable(below_)) +
           8 * int(!readable(link_)) + 16 * int(!readable("/usr/include/stdio.h"));
  });
  if (unread < 0) GTEST_SKIP() << "this kernel has no Landlock";
  EXPECT_EQ(unread, 0);
}

TEST_F(FileConfinementTest, ReadsNothingElseAndWritesNothing) {
  ASSERT_TRUE(readable(other_) && readable(otherLink_) && readable("/etc/passwd"));
  const int possible = confined(raster_, [this] {
    return int(readable(other_)) + 2 * int(readable(otherLink_)) + 4 * int(readable("/etc/passwd")) +
           8 * int(std::ofstream(folder_.file("in/new")).is_open()) +
           16 * int(std::ofstream(raster_, std::ios::app).is_open()) +
           32 * int(fs::exists(folder_.file("in")) &&
                    fs::directory_iterator(fs::path(other_).parent_path(),
                                           fs::directory_options::skip_permission_denied) !=
                        fs::directory_iterator());
  });
  if (possible < 0) GTEST_SKIP() << "this kernel has no Landlock";
  EXPECT_EQ(possible, 0);
}

TEST_F(FileConfinementTest, FollowsALinkThatIsTheFileItself) {
  const int read = confined(link_, [this] { return int(readable(link_)) + 2 * int(readable(other_)); });
  if (read < 0) GTEST_SKIP() << "this kernel has no Landlock";
  EXPECT_EQ(read, 1);
}

}  // namespace
}  // namespace scarp::test
