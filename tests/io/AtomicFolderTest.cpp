#include <fcntl.h>
#include <gtest/gtest.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cerrno>
#include <filesystem>
#include <map>
#include <random>
#include <set>

#include "core/io/AtomicFile.h"
#include "core/io/AtomicFolder.h"
#include "core/io/FolderManifest.h"
#include "tests/io/IoSupport.h"

namespace {

/// Faults of the renames of this process.
struct RenameFaults {
  int count = 0;
  int killAt = -1;        ///< The process ends in place of this rename.
  int failAt = -1;        ///< This rename fails.
  bool syncs = true;      ///< Otherwise nothing is forced onto the disk, which takes long.
  bool exchanges = true;  ///< Otherwise the file system knows no flags of renameat2.
} renameFaults;

int faultyRename(int fromFolder, const char* from, int toFolder, const char* to, unsigned flags) {
  const int number = renameFaults.count++;
  if (number == renameFaults.killAt) ::_exit(9);
  if (number == renameFaults.failAt) {
    errno = EIO;
    return -1;
  }
  if (flags != 0 && !renameFaults.exchanges) {
    errno = EINVAL;
    return -1;
  }
  return static_cast<int>(::syscall(SYS_renameat2, fromFolder, from, toFolder, to, flags));
}

}  // namespace

// They replace the functions of the C library in this program.
extern "C" int renameat2(int fromFolder, const char* from, int toFolder, const char* to,
                         unsigned flags) noexcept {
  return faultyRename(fromFolder, from, toFolder, to, flags);
}
extern "C" int rename(const char* from, const char* to) noexcept {
  return faultyRename(AT_FDCWD, from, AT_FDCWD, to, 0);
}
extern "C" int fsync(int file) {
  return renameFaults.syncs ? static_cast<int>(::syscall(SYS_fsync, file)) : 0;
}
extern "C" int syncfs(int file) noexcept {
  return renameFaults.syncs ? static_cast<int>(::syscall(SYS_syncfs, file)) : 0;
}

namespace scarp {
namespace {

namespace fs = std::filesystem;
using test::expectOneLine;
using test::readBytes;
using test::TempFolder;
using test::writeBytes;
using FolderFiles = std::map<std::string, std::string>;

constexpr TileFolderFormat kFormat{"tiles.json", ".png"};

/// FolderFiles of an export: tiles of some zooms, and the index.
FolderFiles tilesOf(const std::string& generation, const std::set<int>& zooms) {
  FolderFiles files;
  for (const int zoom : zooms)
    for (int x = 0; x < 2; ++x) {
      const std::string name = std::to_string(zoom) + "/" + std::to_string(x) + "/1.png";
      files[name] = generation + " " + name;
    }
  files["tiles.json"] = R"({"scarp": "web tiles", "generation": ")" + generation + "\"}";
  return files;
}

Result<void> exportFiles(const std::string& target, const FolderFiles& files) {
  auto folder = AtomicFolder::create(target, kFormat);
  if (!folder) return folder.error();
  for (const auto& [name, content] : files)
    if (auto wrote = folder->write(name, content.data(), content.size()); !wrote) return wrote;
  return folder->commit();
}

void expectExported(const std::string& target, const FolderFiles& files) {
  const auto done = exportFiles(target, files);
  ASSERT_TRUE(done.ok()) << done.error().text();
}

/// All entries below a folder: content of files, targets of links, "/" for folders. Not the list of exports.
FolderFiles entriesOf(const std::string& folder) {
  FolderFiles entries;
  if (!fs::is_directory(folder)) return entries;
  for (const auto& entry : fs::recursive_directory_iterator(folder)) {
    const std::string name = entry.path().lexically_relative(folder).string();
    if (name == FolderManifest::kFileName) continue;
    if (entry.is_symlink())
      entries[name] = "-> " + fs::read_symlink(entry.path()).string();
    else
      entries[name] = entry.is_directory() ? "/" : readBytes(entry.path().string());
  }
  return entries;
}

/// Adds the folders on the paths to the files.
FolderFiles withFolders(FolderFiles files) {
  for (const auto& [name, content] : FolderFiles(files))
    for (fs::path at = fs::path(name).parent_path(); !at.empty(); at = at.parent_path())
      files[at.string()] = "/";
  return files;
}

FolderFiles joined(FolderFiles files, const FolderFiles& others) {
  files.insert(others.begin(), others.end());
  return files;
}

FolderFiles filesOf(FolderFiles entries) {
  std::erase_if(entries, [](const auto& entry) { return entry.second == "/"; });
  return entries;
}

void writeAll(const std::string& folder, const FolderFiles& files) {
  for (const auto& [name, content] : files) {
    fs::create_directories(fs::path(folder + "/" + name).parent_path());
    writeBytes(folder + "/" + name, content);
  }
}

const FolderFiles& usersFiles() {
  static const FolderFiles files{{"index.html", "<html>"},
                                 {"photos/a.jpg", "a"},
                                 {"photos/deep/b.jpg", "b"},
                                 {"3/1/notes.txt", "beside tiles"},
                                 {"tiles.json.bak", "{}"}};
  return files;
}

/// Names in a folder that begin like those of temporary files.
int leftovers(const fs::path& folder) {
  int count = 0;
  for (const auto& entry : fs::directory_iterator(folder)) {
    const std::string name = entry.path().filename().string();
    if (name.starts_with(".scarp-") && name != FolderManifest::kFileName) ++count;
  }
  return count;
}

class AtomicFolderTest : public testing::Test {
 protected:
  AtomicFolderTest() { renameFaults.syncs = false; }
  ~AtomicFolderTest() override { renameFaults = {}; }

  /// Exports in a child process that ends at a rename; false where it went through.
  bool killedAt(int rename, const FolderFiles& files) const {
    const pid_t child = ::fork();
    if (child == 0) {
      renameFaults.count = 0;
      renameFaults.killAt = rename;
      ::_exit(exportFiles(site_, files).ok() ? 0 : 1);
    }
    int status = 0;
    EXPECT_EQ(::waitpid(child, &status, 0), child);
    EXPECT_TRUE(WIFEXITED(status));
    EXPECT_NE(WEXITSTATUS(status), 1);
    return WEXITSTATUS(status) == 9;
  }

  TempFolder folder_;
  std::string site_ = folder_.file("site");
};

TEST_F(AtomicFolderTest, UserFilesSurviveAnotherExport) {
  expectExported(site_, tilesOf("old", {0, 1, 2, 3}));
  writeAll(site_, usersFiles());
  fs::create_directory(site_ + "/empty");
  fs::create_symlink("/nowhere", site_ + "/link");
  ASSERT_EQ(::chmod(site_.c_str(), 0750), 0);
  expectExported(site_, tilesOf("new", {0, 1}));
  FolderFiles expected = withFolders(joined(tilesOf("new", {0, 1}), usersFiles()));
  expected["empty"] = "/";
  expected["link"] = "-> /nowhere";
  EXPECT_EQ(entriesOf(site_), expected);
  struct stat status {};
  ASSERT_EQ(::stat(site_.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 07777, 0750U);
  EXPECT_EQ(leftovers(folder_.path()) + leftovers(site_), 0);
}

TEST_F(AtomicFolderTest, AFolderWithAnotherIndexIsNotReplaced) {
  writeAll(site_, {{"tiles.json", "{}"}, {"other/thesis.txt", "five years"}});
  expectOneLine(exportFiles(site_, tilesOf("new", {0})), {site_, "other files"});
  EXPECT_EQ(filesOf(entriesOf(site_)),
            (FolderFiles{{"tiles.json", "{}"}, {"other/thesis.txt", "five years"}}));
}

TEST_F(AtomicFolderTest, FilesInTheWayAreNamed) {
  const struct {
    FolderFiles users;
    std::string name;
  } cases[] = {{{{"4/0/1.png", "mine"}}, "4/0/1.png"},
               {{{"4", "a file"}}, "site/4"},
               {{{"4/1/1.png/deep", "in a folder"}}, "4/1/1.png"},
               {{{"tiles.json", "changed"}}, "tiles.json"},
               {{{"0/1/1.png", "changed"}}, "0/1/1.png"}};
  for (const auto& each : cases) {
    SCOPED_TRACE(each.name);
    fs::remove_all(site_);
    expectExported(site_, tilesOf("old", {0}));
    writeAll(site_, each.users);
    const FolderFiles before = entriesOf(site_);
    expectOneLine(exportFiles(site_, tilesOf("new", {0, 4})), {each.name, "move"});
    EXPECT_EQ(entriesOf(site_), before);
  }
  // A changed file that the new export does not have is the user's.
  fs::remove_all(site_);
  expectExported(site_, tilesOf("old", {0, 4}));
  writeAll(site_, {{"4/1/1.png", "changed"}});
  expectExported(site_, tilesOf("new", {0}));
  EXPECT_EQ(entriesOf(site_), withFolders(joined(tilesOf("new", {0}), {{"4/1/1.png", "changed"}})));
}

TEST_F(AtomicFolderTest, KilledAnywhereItIsOldOrNewAndTheNextExportCompletes) {
  const FolderFiles old = tilesOf("old", {1, 3}), made = tilesOf("new", {3, 4});
  for (const auto& [exchanges, users] : {std::pair(true, false), {true, true}, {false, true}}) {
    renameFaults.exchanges = exchanges;
    const FolderFiles kept = users ? usersFiles() : FolderFiles();
    int rename = 0;
    for (bool killed = true; killed; ++rename) {
      SCOPED_TRACE(std::to_string(rename) + (users ? " users" : "") + (exchanges ? "" : " renames"));
      fs::remove_all(site_);
      expectExported(site_, old);
      writeAll(site_, kept);
      killed = killedAt(rename, made);
      FolderFiles entries = entriesOf(site_);
      std::erase_if(entries, [](const auto& entry) { return entry.first.starts_with(".scarp-"); });
      if (!users) {
        EXPECT_TRUE(entries == withFolders(old) || entries == withFolders(made));
      }
      for (const auto& [name, content] : filesOf(entries))
        EXPECT_TRUE((kept.contains(name) && kept.at(name) == content) ||
                    (old.contains(name) && old.at(name) == content) ||
                    (made.contains(name) && made.at(name) == content))
            << name;
      for (const auto& [name, content] : kept) EXPECT_EQ(readBytes(site_ + "/" + name), content);
      expectExported(site_, made);
      EXPECT_EQ(entriesOf(site_), withFolders(joined(made, kept)));
      EXPECT_EQ(leftovers(folder_.path()) + leftovers(site_), 0);
    }
    EXPECT_GT(rename, users ? 6 : 4);
  }
}

TEST_F(AtomicFolderTest, AFailureAnywhereLeavesTheFolderAsItWas) {
  const FolderFiles old = tilesOf("old", {1, 3}), made = tilesOf("new", {3, 4});
  for (const bool users : {true, false})
    for (const bool exchanges : {true, false}) {
      bool failed = true;
      for (int rename = 0; failed; ++rename) {
        SCOPED_TRACE(std::to_string(rename) + (users ? " users" : "") +
                     (exchanges ? "" : " without exchanges"));
        renameFaults.failAt = -1;
        renameFaults.exchanges = exchanges;
        fs::remove_all(site_);
        expectExported(site_, old);
        if (users) writeAll(site_, usersFiles());
        const FolderFiles before = entriesOf(site_);
        renameFaults.count = 0;
        renameFaults.failAt = rename;
        const auto done = exportFiles(site_, made);
        failed = !done.ok();
        if (failed) {
          EXPECT_NE(done.error().text().find("cannot be written"), std::string::npos);
          EXPECT_EQ(entriesOf(site_), before);
        } else {
          EXPECT_EQ(entriesOf(site_), withFolders(joined(made, users ? usersFiles() : FolderFiles())));
          // A list that could not be shortened at the end has the files of both exports.
          failed = rename < renameFaults.count;
        }
        renameFaults.failAt = -1;
        if (rename % 4 != 0) continue;
        expectExported(site_, tilesOf("next", {0, 5}));
        EXPECT_EQ(entriesOf(site_),
                  withFolders(joined(tilesOf("next", {0, 5}), users ? usersFiles() : FolderFiles())));
        EXPECT_EQ(leftovers(folder_.path()) + leftovers(site_), 0);
      }
    }
}

TEST_F(AtomicFolderTest, RandomUserFilesAndExportsNeverMix) {
  constexpr unsigned kSeed = 481;
  std::mt19937 random(kSeed);
  const auto below = [&](unsigned count) { return static_cast<int>(random() % count); };
  FolderFiles users;
  for (int round = 0; round < 20; ++round) {
    SCOPED_TRACE("seed " + std::to_string(kSeed) + ", round " + std::to_string(round));
    renameFaults.exchanges = below(3) != 0;
    std::set<int> zooms;
    for (int zoom = 0; zoom < 6; ++zoom)
      if (below(2) == 0) zooms.insert(zoom);
    const FolderFiles files = tilesOf("round " + std::to_string(round), zooms);
    expectExported(site_, files);
    ASSERT_EQ(filesOf(entriesOf(site_)), joined(files, users));
    // The user adds, changes and removes files, at the top, in separate folders and beside tiles.
    for (int change = below(4); change > 0; --change) {
      const std::string name = std::string(std::array{"", "own/", "0/", "3/1/", "5/0/deep/"}[random() % 5]) +
                               std::to_string(below(5)) + std::array{".txt", ".html"}[random() % 2];
      if (users.contains(name) && below(3) == 0) {
        fs::remove(site_ + "/" + name);
        users.erase(name);
      } else {
        users[name] = std::to_string(random());
        writeAll(site_, {{name, users[name]}});
      }
    }
    if (below(6) == 0) {
      for (const auto& [name, content] : users) fs::remove(site_ + "/" + name);
      users.clear();
    }
  }
  EXPECT_EQ(leftovers(folder_.path()) + leftovers(site_), 0);
}

TEST_F(AtomicFolderTest, ExportsOfEarlierVersionsAreRecognised) {
  const FolderFiles old = tilesOf("old", {0, 1, 2});
  const FolderFiles users{
      {"1/0/0.txt", "notes"}, {"2/0/1.png.bak", "copy"}, {"a/0/0.png", "mine"}, {"index.html", "<>"}};
  writeAll(site_, old);
  writeAll(site_, users);
  expectExported(site_, tilesOf("new", {1}));
  EXPECT_EQ(filesOf(entriesOf(site_)), joined(tilesOf("new", {1}), users));
  // Without files of the user, it is exchanged.
  fs::remove_all(site_);
  writeAll(site_, old);
  expectExported(site_, tilesOf("new", {1}));
  EXPECT_EQ(entriesOf(site_), withFolders(tilesOf("new", {1})));
  EXPECT_EQ(leftovers(folder_.path()), 0);
}

TEST_F(AtomicFolderTest, ACopiedFolderIsStillAnExport) {
  expectExported(folder_.file("first"), tilesOf("old", {0, 1}));
  fs::copy(folder_.file("first"), site_, fs::copy_options::recursive);
  for (const auto& entry : fs::recursive_directory_iterator(site_))
    fs::last_write_time(entry.path(), fs::file_time_type::clock::now() - std::chrono::hours(1));
  ASSERT_EQ(::chmod(site_.c_str(), 0750), 0);
  expectExported(site_ + "/", tilesOf("new", {1}));
  EXPECT_EQ(entriesOf(site_), withFolders(tilesOf("new", {1})));
  struct stat status {};
  ASSERT_EQ(::stat(site_.c_str(), &status), 0);
  EXPECT_EQ(status.st_mode & 07777, 0750U);
}

TEST_F(AtomicFolderTest, AListOfAStrangerLeadsNowhereElse) {
  expectExported(site_, tilesOf("old", {0}));
  fs::create_directory(folder_.file("home"));
  writeBytes(folder_.file("home/.profile"), "mine");
  fs::create_directory_symlink(folder_.file("home"), site_ + "/0/link");
  FolderManifest list = FolderManifest::read(site_);
  const ExportedFile known = *describeFile(folder_.file("home/.profile"));
  for (const std::string& name :
       {std::string("../home/.profile"), folder_.file("home/.profile"), std::string("0/link/.profile")})
    list.add(ExportGroup::Web, name, known);
  ASSERT_TRUE(list.write(site_).ok());
  expectExported(site_, tilesOf("new", {1}));
  EXPECT_EQ(readBytes(folder_.file("home/.profile")), "mine");
}

TEST_F(AtomicFolderTest, LinksToFoldersAreFollowed) {
  expectExported(folder_.file("real"), tilesOf("old", {0, 1}));
  fs::create_directory_symlink(folder_.file("real"), site_);
  expectExported(site_, tilesOf("new", {1}));
  EXPECT_TRUE(fs::is_symlink(site_));
  EXPECT_EQ(entriesOf(folder_.file("real")), withFolders(tilesOf("new", {1})));
}

TEST_F(AtomicFolderTest, LeftFoldersWithUserFilesAreNotSwept) {
  const pid_t child = ::fork();
  if (child == 0) ::_exit(0);
  ASSERT_EQ(::waitpid(child, nullptr, 0), child);
  const auto left = [&](const char* purpose) {
    std::string name = temporaryBeside(site_, purpose);
    const std::string self = "-" + std::to_string(::getpid()) + "-";
    return name.replace(name.find(self), self.size(), "-" + std::to_string(child) + "-");
  };
  // Earlier versions moved the folder that they replaced to ".tmp".
  const std::string old = left("tmp"), staged = left(kStagedFolder), replaced = left(kReplacedFolder);
  writeAll(old, {{"photos/a.jpg", "mine"}});
  writeAll(staged, {{"0/0/0.png", "unfinished"}});
  expectExported(replaced, tilesOf("old", {0}));
  writeAll(replaced, {{"0/notes.txt", "mine"}});
  expectExported(site_, tilesOf("new", {0}));
  EXPECT_EQ(readBytes(old + "/photos/a.jpg"), "mine");
  EXPECT_FALSE(fs::exists(staged));
  EXPECT_EQ(filesOf(entriesOf(replaced)), (FolderFiles{{"0/notes.txt", "mine"}}));
}

}  // namespace
}  // namespace scarp
