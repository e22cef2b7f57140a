#include "core/io/AtomicFolder.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>
#include <set>
#include <utility>
#include <vector>

#include "core/base/Json.h"
#include "core/base/SystemReason.h"
#include "core/io/AtomicFile.h"
#include "core/io/FolderManifest.h"

namespace scarp {

namespace fs = std::filesystem;

namespace {

struct CloseFile {
  void operator()(std::FILE* file) const { std::fclose(file); }
};
using OpenFile = std::unique_ptr<std::FILE, CloseFile>;

bool holds(const std::string& path, const void* data, std::size_t bytes) {
  const OpenFile file(std::fopen(path.c_str(), "rb"));
  std::vector<char> read(bytes + 1);
  return file && std::fread(read.data(), 1, read.size(), file.get()) == bytes &&
         std::memcmp(read.data(), data, bytes) == 0;
}

fs::file_type typeOf(const fs::path& path) {
  std::error_code failure;
  return fs::symlink_status(path, failure).type();
}

/// Returns whether a name is that of a tile: "zoom/x/y.png".
bool isTileName(const std::string& name, const std::string& extension) {
  if (!name.ends_with(extension)) return false;
  const std::string place = name.substr(0, name.size() - extension.size());
  return std::ranges::count(place, '/') == 2 && place.find("//") == std::string::npos &&
         place.front() != '/' && place.back() != '/' &&
         std::ranges::all_of(place, [](char c) { return c == '/' || (c >= '0' && c <= '9'); });
}

/// Lists the files of an export that earlier versions wrote: the index and the files with the name of a tile.
FolderManifest recognisedFiles(const std::string& folder, const TileFolderFormat& format) {
  constexpr std::uintmax_t kMaxIndexBytes = 16U << 20;
  const fs::path index = fs::path(folder) / format.index;
  std::error_code failure;
  if (typeOf(index) != fs::file_type::regular || fs::file_size(index, failure) > kMaxIndexBytes) return {};
  std::ifstream stream(index, std::ios::binary);
  const auto json = Json::parseOrNull(stream);
  if (!json.isObject() || !json.contains("scarp")) return {};
  FolderManifest manifest;
  fs::recursive_directory_iterator entry(folder, failure), end;
  for (; !failure && entry != end; entry.increment(failure)) {
    const std::string name = entry->path().lexically_relative(folder).string();
    const bool isFolder = typeOf(entry->path()) == fs::file_type::directory;
    // Tiles are three levels deep, in folders whose names are numbers.
    if (isFolder && (entry.depth() > 1 || !isTileName(name + (entry.depth() == 0 ? "/0/0" : "/0"), "")))
      entry.disable_recursion_pending();
    struct stat status {};
    if (isFolder || (name != format.index && !isTileName(name, format.extension)) ||
        ::lstat(entry->path().c_str(), &status) != 0 || !S_ISREG(status.st_mode))
      continue;
    manifest.add(ExportGroup::Web, name,
                 {static_cast<std::uint64_t>(status.st_size), 0, modifiedNanoseconds(status)});
  }
  return manifest;
}

/// All folders on the paths to files.
std::set<std::string> foldersOf(const std::vector<std::string>& names) {
  std::set<std::string> folders;
  for (const std::string& name : names)
    for (fs::path at = fs::path(name).parent_path(); !at.empty(); at = at.parent_path())
      if (!folders.insert(at.string()).second) break;
  return folders;
}

std::string inside(const std::string& folder, const std::string& name) {
  return name.empty() ? folder : (fs::path(folder) / name).string();
}

/// Moves files that the user added to a replaced folder at the last moment back to the target.
void moveUserFilesBack(const std::string& replaced, const std::string& target,
                       const FolderManifest& exported) {
  std::vector<std::string> names;
  std::error_code failure;
  for (fs::recursive_directory_iterator entry(replaced, failure), end; !failure && entry != end;
       entry.increment(failure)) {
    const std::string name = entry->path().lexically_relative(replaced).string();
    if (name == kReplacedFiles) {
      entry.disable_recursion_pending();
      continue;
    }
    if (typeOf(entry->path()) != fs::file_type::directory && name != FolderManifest::kFileName &&
        !exported.isUnchanged(ExportGroup::Web, replaced, name))
      names.push_back(name);
  }
  for (const std::string& name : names) {
    std::error_code ignored;
    fs::create_directories(fs::path(inside(target, name)).parent_path(), ignored);
    if (typeOf(inside(target, name)) == fs::file_type::not_found)
      (void)::renameat2(AT_FDCWD, inside(replaced, name).c_str(), AT_FDCWD, inside(target, name).c_str(),
                        RENAME_NOREPLACE);
  }
}

/// Returns whether files can be renamed from one folder to the other.
bool onOneMount(const std::string& a, const std::string& b) {
  struct statx first {};
  struct statx second {};
  if (::statx(AT_FDCWD, a.c_str(), 0, STATX_MNT_ID, &first) != 0 ||
      ::statx(AT_FDCWD, b.c_str(), 0, STATX_MNT_ID, &second) != 0)
    return false;
  const bool known = ((first.stx_mask & second.stx_mask) & STATX_MNT_ID) != 0;
  return first.stx_dev_major == second.stx_dev_major && first.stx_dev_minor == second.stx_dev_minor &&
         (!known || first.stx_mnt_id == second.stx_mnt_id);
}

}  // namespace

/// Puts the files of a staged folder into the places of those of an earlier export, and remembers each step
/// so that all of them can be undone.
class AtomicFolder::Replacement {
 public:
  /// `staged` has the new files `names`; `old` lists those of the earlier export.
  Replacement(std::string shown, std::string target, std::string staged, const FolderManifest& old,
              std::vector<std::string> names, std::string index)
      : shown_(std::move(shown)),
        target_(std::move(target)),
        staged_(std::move(staged)),
        old_(old),
        names_(std::move(names)),
        index_(std::move(index)),
        oldFolders_(foldersOf(old.names(ExportGroup::Web))) {}

  /// Finds the folders that contain files of the user.
  void survey() {
    mixed_.clear();
    (void)hasUserFiles("");
  }

  /// Returns an error if a file of the user has the name of a new file or of a folder on its path.
  [[nodiscard]] std::optional<Error> obstacle(const std::string& name) const {
    for (fs::path at = fs::path(name).parent_path(); !at.empty(); at = at.parent_path()) {
      const auto type = typeOf(inside(target_, at.string()));
      if (type != fs::file_type::not_found && type != fs::file_type::directory && !isExported(at.string()))
        return userFile(at.string());
    }
    const auto type = typeOf(inside(target_, name));
    const bool usersFolder =
        type == fs::file_type::directory && (!oldFolders_.contains(name) || mixed_.contains(name));
    if (usersFolder ||
        (type != fs::file_type::not_found && type != fs::file_type::directory && !isExported(name)))
      return userFile(name);
    return std::nullopt;
  }

  /// Moves the files; false leaves the reason in errno, and undo() is to be called.
  bool run(bool mayExchangeTarget) {
    if (mayExchangeTarget && !mixed_.contains("")) {
      if (exchange(staged_, target_)) return true;
      if (!cannotExchange()) return false;
      exchanges_ = false;
    }
    return place("") && removeOld();
  }

  /// Undoes all steps, the last first.
  void undo() {
    for (auto step = steps_.rbegin(); step != steps_.rend(); ++step) {
      std::error_code ignored;
      if (step->exchanged) {
        (void)::renameat2(AT_FDCWD, step->from.c_str(), AT_FDCWD, step->to.c_str(), RENAME_EXCHANGE);
        continue;
      }
      fs::create_directories(fs::path(step->from).parent_path(), ignored);
      (void)::rename(step->to.c_str(), step->from.c_str());
    }
    steps_.clear();
  }

 private:
  struct Step {
    std::string from, to;
    bool exchanged;
  };

  [[nodiscard]] bool isExported(const std::string& name) const {
    return old_.isUnchanged(ExportGroup::Web, target_, name);
  }

  [[nodiscard]] Error userFile(const std::string& name) const {
    const std::string path = inside(shown_, name);
    if (old_.contains(ExportGroup::Web, name))
      return cannotWrite(path, Message("it was changed since it was exported; move or delete it first"));
    return cannotWrite(path, Message("no earlier export wrote this file; move it or choose another folder"));
  }

  /// Records the folders that contain files of the user at any depth; returns whether this one does.
  bool hasUserFiles(const std::string& folder) {
    bool has = false;
    std::error_code failure;
    for (fs::directory_iterator entry(inside(target_, folder), failure), end; !failure && entry != end;
         entry.increment(failure)) {
      const std::string name = (fs::path(folder) / entry->path().filename()).string();
      if (name == FolderManifest::kFileName) continue;
      const bool exported = typeOf(entry->path()) == fs::file_type::directory
                                ? oldFolders_.contains(name) && !hasUserFiles(name)
                                : isExported(name);
      has = has || !exported;
    }
    if (has || failure) mixed_.insert(folder);
    return has || failure;
  }

  [[nodiscard]] static bool cannotExchange() {
    // EXDEV: a folder of a lower layer of overlayfs. EBUSY: a mount point.
    return errno == EINVAL || errno == ENOSYS || errno == EOPNOTSUPP || errno == EXDEV || errno == EBUSY;
  }

  bool exchange(const std::string& from, const std::string& to) {
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_EXCHANGE) != 0) return false;
    steps_.push_back({from, to, true});
    return true;
  }

  /// Renames to an unused name.
  bool move(const std::string& from, const std::string& to) {
    if (typeOf(to) != fs::file_type::not_found) {
      errno = EEXIST;
      return false;
    }
    if (::renameat2(AT_FDCWD, from.c_str(), AT_FDCWD, to.c_str(), RENAME_NOREPLACE) != 0 &&
        (!cannotExchange() || ::rename(from.c_str(), to.c_str()) != 0))
      return false;
    steps_.push_back({from, to, false});
    return true;
  }

  /// Moves a file of the earlier export out of the target.
  bool setAside(const std::string& name) {
    const std::string aside = inside(staged_, (fs::path(kReplacedFiles) / name).string());
    std::error_code failure;
    fs::create_directories(fs::path(aside).parent_path(), failure);
    if (failure) {
      errno = failure.value();
      return false;
    }
    return move(inside(target_, name), aside);
  }

  /// Puts one entry of the staged folder into its place.
  bool placeEntry(const std::string& name) {
    const std::string from = inside(staged_, name), to = inside(target_, name);
    const auto now = typeOf(to);
    if (now == fs::file_type::not_found) return move(from, to);
    const bool newFolder = typeOf(from) == fs::file_type::directory,
               oldFolder = now == fs::file_type::directory;
    const bool users = oldFolder ? !oldFolders_.contains(name) || mixed_.contains(name) : !isExported(name);
    if (newFolder && oldFolder && (users || !exchanges_)) return place(name);
    if (users) {
      errno = EEXIST;  // It was created after survey().
      return false;
    }
    if (exchanges_) {
      if (exchange(from, to)) return true;
      if (!cannotExchange()) return false;
      exchanges_ = false;
      return placeEntry(name);
    }
    if (oldFolder) {
      errno = ENOTDIR;
      return false;
    }
    return setAside(name) && move(from, to);
  }

  /// Places the content of a folder: folders first, and the index last, because readers start with the index.
  bool place(const std::string& folder) {
    std::vector<std::string> names;
    std::error_code failure;
    for (fs::directory_iterator entry(inside(staged_, folder), failure), end; !failure && entry != end;
         entry.increment(failure)) {
      std::string name = (fs::path(folder) / entry->path().filename()).string();
      if (name != FolderManifest::kFileName && name != kReplacedFiles) names.push_back(std::move(name));
    }
    if (failure) {
      errno = failure.value();
      return false;
    }
    std::ranges::sort(names, {}, [&](const std::string& name) { return std::pair(name == index_, name); });
    return std::ranges::all_of(names, [&](const std::string& name) { return placeEntry(name); });
  }

  /// Removes files of the earlier export that the new one does not contain.
  bool removeOld() {
    for (const std::string& name : old_.names(ExportGroup::Web)) {
      if (std::ranges::binary_search(names_, name) || !isExported(name)) continue;
      if (!setAside(name)) return false;
    }
    const std::set<std::string> kept = foldersOf(names_);
    for (auto folder = oldFolders_.rbegin(); folder != oldFolders_.rend(); ++folder)
      if (!kept.contains(*folder)) ::rmdir(inside(target_, *folder).c_str());
    return true;
  }

  std::string shown_;  ///< The target as the user wrote it.
  std::string target_, staged_;
  const FolderManifest& old_;
  std::vector<std::string> names_;  ///< Sorted.
  std::string index_;
  std::set<std::string> oldFolders_;  ///< Folders on the paths to files of the earlier export.
  std::set<std::string> mixed_;       ///< Folders of the target with files of the user; "" is the target.
  std::vector<Step> steps_;
  bool exchanges_ = true;
};

class AtomicFolder::Work {
 public:
  Work(std::string shown, std::string target, std::string staged, bool beside, FolderManifest old,
       const TileFolderFormat& format)
      : shown_(std::move(shown)),
        target_(std::move(target)),
        staged_(std::move(staged)),
        beside_(beside),
        exists_(typeOf(target_) == fs::file_type::directory),
        old_(std::move(old)),
        index_(format.index),
        checked_(shown_, target_, staged_, old_, {}, index_) {
    if (exists_) checked_.survey();
  }
  ~Work() {
    std::error_code ignored;
    if (staged_.empty()) return;
    if (fs::path(staged_).extension() == "." + std::string(kReplacedFolder))
      removeListedFiles(staged_);
    else
      fs::remove_all(staged_, ignored);
  }
  Work(const Work&) = delete;
  Work& operator=(const Work&) = delete;

  [[nodiscard]] const std::string& shown() const { return shown_; }
  [[nodiscard]] std::optional<Error> obstacle(const std::string& name) const {
    return exists_ ? checked_.obstacle(name) : std::nullopt;
  }

  Result<void> write(const std::string& name, const void* data, std::size_t bytes) {
    if (!isListableName(name)) return cannotWrite(shown_, Message("'%1' is not a name for a file", name));
    if (const auto problem = obstacle(name)) return *problem;
    const fs::path path = fs::path(staged_) / name;
    std::error_code failure;
    fs::create_directories(path.parent_path(), failure);
    errno = 0;
    OpenFile file(std::fopen(path.c_str(), "wb"));
    const bool wrote =
        file && std::fwrite(data, 1, bytes, file.get()) == bytes && std::fflush(file.get()) == 0;
    const int reason = errno;
    if (!wrote && reason != 0) return cannotWrite(shown_, systemReason(reason));
    if (!wrote) return cannotWrite(shown_, Message("the write failed"));
    struct stat status {};
    const bool known = ::fstat(::fileno(file.get()), &status) == 0;
    file.reset();
    if (!known || !holds(path.string(), data, bytes))
      return cannotWrite(shown_, Message("%1 reads back differently", name));
    new_.add(ExportGroup::Web, name, {bytes, XXH3_64bits(data, bytes), modifiedNanoseconds(status)});
    return {};
  }

  Result<void> commit() {
    if (const int descriptor = ::open(staged_.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC); descriptor >= 0) {
      const bool kept = ::syncfs(descriptor) == 0;
      const int reason = errno;
      ::close(descriptor);
      if (!kept) return cannotWrite(shown_, systemReason(reason));
    }
    std::error_code failure;
    auto done = exists_ && (!beside_ || !fs::is_empty(target_, failure)) ? replace() : moveIn();
    if (done) syncParentFolder(target_);
    return done;
  }

 private:
  /// Renames the staged folder to the target, which does not exist or is empty.
  Result<void> moveIn() {
    if (auto listed = new_.write(staged_); !listed) return listed;
    copyPermissions();
    if (::rename(staged_.c_str(), target_.c_str()) != 0) return cannotWrite(shown_, systemReason(errno));
    staged_.clear();
    return {};
  }

  /// Replaces the files of an earlier export.
  Result<void> replace() {
    Replacement replacement(shown_, target_, staged_, old_, new_.names(ExportGroup::Web), index_);
    replacement.survey();
    for (const std::string& name : new_.names(ExportGroup::Web))
      if (const auto problem = replacement.obstacle(name)) return *problem;
    // From here on a process that is killed leaves files of both exports; both are in the lists.
    const FolderManifest before = FolderManifest::read(target_);
    const bool hadList = FolderManifest::isIn(target_);
    FolderManifest both = before;
    if (!hadList) both.merge(old_);
    both.merge(new_);
    if (auto listed = both.write(staged_); !listed) return listed;
    if (auto listed = both.write(target_); !listed) return listed;
    const std::string replaced = fs::path(staged_).replace_extension(kReplacedFolder).string();
    if (::rename(staged_.c_str(), replaced.c_str()) != 0) return cannotWrite(shown_, systemReason(errno));
    staged_ = replaced;
    Replacement moved(shown_, target_, staged_, old_, new_.names(ExportGroup::Web), index_);
    moved.survey();
    copyPermissions();
    if (!moved.run(beside_)) {
      const int reason = errno;
      moved.undo();
      (void)before.write(target_);
      return cannotWrite(shown_, systemReason(reason));
    }
    FolderManifest after = before;
    after.remove(ExportGroup::Web);
    after.merge(new_);
    // Where this fails, the folder keeps the list of both exports, which also names the new files.
    (void)after.write(target_);
    moveUserFilesBack(staged_, target_, both);
    removeListedFiles(std::exchange(staged_, {}));
    return {};
  }

  void copyPermissions() const {
    struct stat status {};
    if (::stat(target_.c_str(), &status) != 0) return;
    (void)::chmod(staged_.c_str(), status.st_mode & 07777);
    if (status.st_uid != ::getuid() || status.st_gid != ::getgid())
      (void)!::chown(staged_.c_str(), status.st_uid, status.st_gid);
  }

  std::string shown_;   ///< The target as the user wrote it.
  std::string target_;  ///< Absolute, with symbolic links followed, where it exists.
  std::string staged_;
  bool beside_;  ///< Staged in the target's parent; otherwise within the target.
  bool exists_;
  FolderManifest old_, new_;
  std::string index_;
  Replacement checked_;
};

Result<AtomicFolder> AtomicFolder::create(const std::string& named, const TileFolderFormat& format) {
  std::string shown = named;
  while (shown.size() > 1 && shown.ends_with('/')) shown.pop_back();
  if (shown.empty()) return Error{"no folder to write is named"};
  std::error_code failure;
  std::string target = shown;
  FolderManifest old;
  const bool exists = fs::exists(target, failure);
  if (exists || typeOf(target) == fs::file_type::symlink) {
    target = fs::weakly_canonical(target, failure).string();
    if (failure) return cannotWrite(shown, failure.message());
  }
  if (exists) {
    if (!fs::is_directory(target, failure)) return cannotWrite(shown, Message("it is a file, not a folder"));
    sweepTemporaries(inside(target, format.index));
    old = FolderManifest::isIn(target) ? FolderManifest::read(target) : recognisedFiles(target, format);
    if (old.names(ExportGroup::Web).empty() && !fs::is_empty(target, failure))
      return cannotWrite(shown, Message("there are other files in this folder; name another one"));
  }
  sweepTemporaries(target);
  std::string staged = temporaryBeside(target, kStagedFolder);
  bool beside = fs::create_directory(staged, failure) && !failure;
  const auto reasonOf = [](const std::error_code& code) {
    return code ? Message::verbatim(code.message()) : Message("there is such a file");
  };
  const Message reason = reasonOf(failure);
  if (beside && exists && !onOneMount(staged, target)) {
    fs::remove(staged, failure);
    beside = false;
  }
  if (!beside) {
    // A mount point, or a folder whose parent cannot be written.
    if (!exists) return cannotWrite(shown, reason);
    staged = temporaryBeside(inside(target, format.index), kStagedFolder);
    if (!fs::create_directory(staged, failure) || failure) return cannotWrite(shown, reasonOf(failure));
  }
  auto work = std::make_unique<Work>(shown, target, staged, beside, std::move(old), format);
  if (const auto problem = work->obstacle(format.index)) return *problem;
  return AtomicFolder(std::move(work));
}

AtomicFolder::AtomicFolder(std::unique_ptr<Work> work) : work_(std::move(work)) {}
AtomicFolder::AtomicFolder(AtomicFolder&& other) noexcept = default;
AtomicFolder::~AtomicFolder() = default;

const std::string& AtomicFolder::target() const { return work_->shown(); }

Result<void> AtomicFolder::write(const std::string& name, const void* data, std::size_t bytes) {
  return work_->write(name, data, bytes);
}

Result<void> AtomicFolder::commit() { return work_->commit(); }

}  // namespace scarp
