#include <gtest/gtest.h>
#include <sys/mount.h>
#include <sys/resource.h>

#include <cerrno>
#include <csignal>
#include <cstring>

#include "core/io/RasterExport.h"
#include "tests/io/IoSupport.h"
#include "tests/support/Terrains.h"

namespace scarp::test {
namespace {

const std::vector<std::string>& endings() {
  static const std::vector<std::string> all{"tif", "png", "r16", "exr", "asc"};
  return all;
}

// Fails, names the file in one line, leaves the old file and nothing else.
void expectNothingChanged(const TempFolder& folder, const std::filesystem::path& where,
                          const Terrain& terrain, const std::string& ending,
                          const std::vector<std::string>& words) {
  SCOPED_TRACE(ending);
  const std::string path = (where / ("old." + ending)).string();
  writeBytes(path, "old");
  std::vector<std::string> expected = words;
  expected.push_back(path + ": ");
  expectOneLine(exportRaster(terrain, path), expected);
  EXPECT_EQ(readBytes(path), "old");
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(where), {}), 1) << folder.path();
  std::filesystem::remove(path);
}

// Samples without structure, so that no format packs them small.
Terrain noisy() {
  return makeTerrain({400, 300, 1.0, 1.0}, [](int c, int r) {
    return static_cast<float>(
               (static_cast<unsigned>(c) * 2654435761u ^ static_cast<unsigned>(r) * 40503u * 7919u) %
               1000003u) *
           0.37f;
  });
}

class FileSizeLimit {
 public:
  explicit FileSizeLimit(rlim_t bytes) {
    handler_ = std::signal(SIGXFSZ, SIG_IGN);
    ::getrlimit(RLIMIT_FSIZE, &before_);
    rlimit limit = before_;
    limit.rlim_cur = bytes;
    ::setrlimit(RLIMIT_FSIZE, &limit);
  }
  ~FileSizeLimit() {
    ::setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }
  FileSizeLimit(const FileSizeLimit&) = delete;
  FileSizeLimit& operator=(const FileSizeLimit&) = delete;

 private:
  rlimit before_{};
  void (*handler_)(int);
};

TEST(ExportFailure, AFileThatMayNotGrowLeavesTheOldOne) {
  const TempFolder folder;
  const Terrain terrain = noisy();
  for (const rlim_t bytes : {rlim_t{3}, rlim_t{100'000}}) {
    const FileSizeLimit limit(bytes);
    for (const std::string& ending : endings())
      expectNothingChanged(folder, folder.path(), terrain, ending, {"cannot be written"});
  }
}

TEST(ExportFailure, AFullDiskLeavesTheOldFile) {
  const TempFolder folder;
  const std::filesystem::path disk = folder.path() / "disk";
  std::filesystem::create_directory(disk);
  if (::mount("tmpfs", disk.c_str(), "tmpfs", 0, "size=128k") != 0)
    GTEST_SKIP() << "a small file system cannot be mounted here: " << std::strerror(errno);
  const Terrain terrain = noisy();
  for (const std::string& ending : endings())
    expectNothingChanged(folder, disk, terrain, ending, {"No space left on device"});
  ::umount2(disk.c_str(), MNT_DETACH);
}

// Room for the raster, but not for its sidecar as well.
TEST(ExportFailure, ADiskThatFillsAtTheSidecarLeavesThePair) {
  const TempFolder folder;
  const std::filesystem::path disk = folder.path() / "disk";
  std::filesystem::create_directory(disk);
  if (::mount("tmpfs", disk.c_str(), "tmpfs", 0, "size=20k") != 0)
    GTEST_SKIP() << "a small file system cannot be mounted here: " << std::strerror(errno);
  const std::string path = (disk / "a.r16").string();
  writeBytes(path, "old");
  writeBytes(path + ".json", "old too");
  const Terrain terrain = fractalTerrain(64, 96);  // 12,288 bytes: three pages of the five
  expectOneLine(exportRaster(terrain, path), {path + ".json: ", "No space left on device"});
  EXPECT_EQ(readBytes(path), "old");
  EXPECT_EQ(readBytes(path + ".json"), "old too");
  EXPECT_EQ(std::distance(std::filesystem::directory_iterator(disk), {}), 2);
  ::umount2(disk.c_str(), MNT_DETACH);
}

TEST(ExportFailure, ASidecarThatCannotBeLeavesTheRasterToo) {
  const TempFolder folder;
  writeBytes(folder.file("a.png"), "old");
  std::filesystem::create_directory(folder.file("a.png.json"));
  expectOneLine(exportRaster(fractalTerrain(20, 20), folder.file("a.png")), {"a.png.json", "it is a folder"});
  EXPECT_EQ(readBytes(folder.file("a.png")), "old");
  EXPECT_EQ(folder.names(), (std::vector<std::string>{"a.png", "a.png.json"}));
}

TEST(ExportFailure, StoppingLeavesTheOldFileWhereverItHappens) {
  const TempFolder folder;
  const Terrain terrain = fractalTerrain(300, 300);
  for (const std::string& ending : endings())
    for (const double stopAt : {0.3, 1.0}) {
      SCOPED_TRACE(ending + " at " + std::to_string(stopAt));
      const std::string path = folder.file("a." + ending);
      writeBytes(path, "old");
      const auto stopped =
          exportRaster(terrain, path, {}, [&](double fraction) { return fraction < stopAt; });
      ASSERT_FALSE(stopped.ok());
      EXPECT_TRUE(stopped.error().cancelled);
      EXPECT_EQ(readBytes(path), "old");
      EXPECT_EQ(folder.names(), std::vector<std::string>{"a." + ending});
      std::filesystem::remove(path);
    }
}

}  // namespace
}  // namespace scarp::test
