#include "core/recovery/RecoveryStore.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cerrno>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <sstream>
#include <system_error>
#include <utility>

#include "core/base/Json.h"
#include "core/base/SystemReason.h"
#include "core/io/AtomicFile.h"
#include "core/schema/ObjectReader.h"
#include "core/schema/SchemaJson.h"

namespace scarp {

namespace {

namespace fs = std::filesystem;
using Moment = std::chrono::sys_time<std::chrono::milliseconds>;

/// A folder that is being made has this before its name.
constexpr std::string_view kMaking = ".making-";
/// So long a folder may take to be made.
constexpr std::chrono::minutes kLongestMaking{5};

Moment now() {
  return std::chrono::time_point_cast<std::chrono::milliseconds>(std::chrono::system_clock::now());
}

std::optional<Moment> modified(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return std::nullopt;
  return Moment(std::chrono::seconds(status.st_mtim.tv_sec)) +
         std::chrono::milliseconds(status.st_mtim.tv_nsec / 1'000'000);
}

/// The folder's lock, or −1 where somebody has it, or it is on its way out.
int lockOf(const std::string& folder, bool make) {
  const int descriptor = ::open((folder + "/lock").c_str(), O_RDWR | O_CLOEXEC | (make ? O_CREAT : 0), 0600);
  if (descriptor < 0) return -1;
  struct stat status {};
  if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0 && ::fstat(descriptor, &status) == 0 && status.st_nlink > 0)
    return descriptor;
  ::close(descriptor);
  return -1;
}

Result<void> writeFile(const std::string& path, std::span<const std::byte> bytes) {
  auto file = AtomicFile::create(path);
  if (!file.ok()) return file.error();
  {
    std::ofstream stream(file->temporaryPath(), std::ios::binary | std::ios::trunc);
    for (const std::byte b : bytes) stream.put(static_cast<char>(b));
    stream.flush();
    if (!stream) return cannotWrite(path, systemReason(errno));
  }
  if (auto synced = file->sync(); !synced) return synced;
  AtomicFile* const files[] = {&*file};
  return AtomicFile::commit(files);
}

RecoveryInfo readInfo(const std::string& folder) {
  RecoveryInfo info;
  std::ifstream stream(folder + "/info.json", std::ios::binary);
  std::stringstream text;
  text << stream.rdbuf();
  const auto value = readJson(text.str());
  if (!value.ok() || !value->isObject()) return info;
  for (auto [key, to] : {std::pair{"name", &info.name}, {"path", &info.path}}) {
    if (!value->contains(key)) continue;
    if (auto read = readText((*value)[key], key); read.ok()) *to = std::move(*read);
  }
  const auto whole = [&](const char* key) -> std::int64_t {
    return value->contains(key) && (*value)[key].isInteger() ? (*value)[key].get<std::int64_t>() : 0;
  };
  info.pid = static_cast<long>(whole("pid"));
  info.started = Moment(std::chrono::milliseconds(whole("started")));
  return info;
}

std::string attemptIn(const std::string& folder) { return folder + "/recovering"; }

std::optional<std::size_t> readAttempt(const std::string& folder) {
  std::ifstream stream(attemptIn(folder));
  std::size_t edits = 0;
  return stream >> edits ? std::optional(edits) : std::nullopt;
}

/// The lock goes last: who finds none takes nothing for left behind.
void removeFolder(const std::string& path) {
  std::error_code none;
  std::vector<fs::path> inside;
  for (const auto& entry : fs::directory_iterator(path, none))
    if (entry.path().filename() != "lock") inside.push_back(entry.path());
  // First what makes it worth something to anybody.
  fs::remove(fs::path(path) / "journal", none);
  for (const fs::path& each : inside) fs::remove_all(each, none);
  fs::remove(fs::path(path) / "lock", none);
  fs::remove(path, none);
}

}  // namespace

RecoveryFolder::RecoveryFolder(RecoveryFolder&& other) noexcept
    : path_(std::move(other.path_)), lock_(std::exchange(other.lock_, -1)) {}

RecoveryFolder& RecoveryFolder::operator=(RecoveryFolder&& other) noexcept {
  std::swap(path_, other.path_);
  std::swap(lock_, other.lock_);
  return *this;
}

RecoveryFolder::~RecoveryFolder() {
  if (lock_ >= 0) ::close(lock_);
}

Result<void> RecoveryFolder::writeInfo(const RecoveryInfo& info) const {
  const Json value{{"name", writeText(info.name)},
                                     {"path", writeText(info.path)},
                                     {"pid", info.pid},
                                     {"started", info.started.time_since_epoch().count()}};
  const std::string text = value.dump() + "\n";
  return writeFile(path_ + "/info.json", std::as_bytes(std::span(text)));
}

Result<void> RecoveryFolder::writePicture(std::span<const std::byte> png) const {
  return writeFile(path_ + "/picture.png", png);
}

Result<void> RecoveryFolder::beginRecovery(std::size_t edits) const {
  const std::string text = std::to_string(edits) + "\n";
  return writeFile(attemptIn(path_), std::as_bytes(std::span(text)));
}

void endRecovery(const std::string& folder) {
  std::error_code none;
  fs::remove(attemptIn(folder), none);
}

void RecoveryFolder::remove() {
  if (lock_ < 0) return;
  removeFolder(path_);
  ::close(std::exchange(lock_, -1));
}

std::string RecoveryStore::usualFolder() {
  const char* state = std::getenv("XDG_STATE_HOME");
  if (state && *state == '/') return std::string(state) + "/scarp/recovery";
  const char* home = std::getenv("HOME");
  return std::string(home ? home : "") + "/.local/state/scarp/recovery";
}

Result<RecoveryFolder> RecoveryStore::begin(const RecoveryInfo& info) const {
  static std::atomic<unsigned> count{0};
  const auto fail = [&](const MessageValue& why) {
    return Error{"no recovery journal can be kept in \"%1\": %2", folder_, why};
  };
  std::error_code failure;
  fs::create_directories(folder_, failure);
  if (failure) return fail(failure.message());
  const std::string name = std::to_string(now().time_since_epoch().count()) + "-" +
                           std::to_string(::getpid()) + "-" + std::to_string(count++);
  // Locked before it can be seen.
  const std::string making = folder_ + "/" + std::string(kMaking) + name;
  if (!fs::create_directory(making, failure))
    return fail(failure ? MessageValue(failure.message()) : MessageValue(Message("its name is taken")));
  fs::permissions(making, fs::perms::owner_all, failure);
  const int lock = lockOf(making, true);
  if (lock < 0) {
    const std::string why = systemReason(errno);
    fs::remove_all(making, failure);
    return fail(why);
  }
  RecoveryFolder folder(making, lock);
  if (const auto written = folder.writeInfo(info); !written) {
    folder.remove();
    return fail(written.error().message);
  }
  fs::rename(making, folder_ + "/" + name, failure);
  if (failure) {
    folder.remove();
    return fail(failure.message());
  }
  folder.path_ = folder_ + "/" + name;
  return folder;
}

std::vector<Recoverable> RecoveryStore::left() const {
  std::vector<Recoverable> all;
  std::error_code none;
  std::vector<std::string> folders;
  for (const auto& entry : fs::directory_iterator(folder_, none))
    if (entry.is_directory(none)) folders.push_back(entry.path().string());
  for (const std::string& path : folders) {
    if (fs::path(path).filename().string().starts_with(kMaking)) {
      if (modified(path).value_or(now()) > now() - kLongestMaking) continue;
      if (RecoveryFolder folder(path, lockOf(path, true)); folder.lock_ >= 0) folder.remove();
      continue;
    }
    const int lock = lockOf(path, false);
    if (lock < 0) continue;
    RecoveryFolder folder(path, lock);
    const std::string journal = path + "/journal";
    Recoverable one{path, readInfo(path), modified(journal).value_or(Moment()), 0, 0, {}, {}, {}, {}};
    if (const auto summary = readJournal(path); summary.ok()) {
      if (!summary->unsaved && summary->dropped == 0) {
        folder.remove();
        continue;
      }
      one.edits = summary->edits;
      one.bytes = summary->bytes;
      if (const auto* team = std::get_if<TeamBase>(&summary->base)) one.server = team->address;
      if (summary->dropped > 0)
        one.trouble = Message("the end of the journal is torn or damaged: %1 bytes", summary->dropped);
    } else if (fs::exists(journal, none)) {
      one.trouble = summary.error().message;
    } else {
      folder.remove();
      continue;
    }
    one.triedInVain = readAttempt(path);
    if (fs::exists(path + "/picture.png", none)) one.picture = path + "/picture.png";
    all.push_back(std::move(one));
  }
  std::ranges::sort(all, std::greater<>(), &Recoverable::changed);
  return all;
}

Result<RecoveryFolder> RecoveryStore::take(const std::string& folder) const {
  const int lock = lockOf(folder, false);
  if (lock < 0) return errorIn(folder, "is no recovery folder, or another Scarp has it");
  return RecoveryFolder(folder, lock);
}

}  // namespace scarp
