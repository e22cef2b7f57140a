#include "core/io/FolderManifest.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>
#include <xxhash.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cinttypes>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <memory>
#include <optional>

#include "core/base/SystemReason.h"
#include "core/io/AtomicFile.h"

namespace scarp {

namespace fs = std::filesystem;

namespace {

constexpr const char* kHeader = "scarp-export 1";
constexpr std::uintmax_t kMaxManifestBytes = 256U << 20;

/// Checksum of an open file; nothing where it cannot be read.
std::optional<std::uint64_t> sumOf(int descriptor) {
  const std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> state(XXH3_createState(), &XXH3_freeState);
  XXH3_64bits_reset(state.get());
  std::vector<char> buffer(1U << 18);
  while (true) {
    const ssize_t count = ::read(descriptor, buffer.data(), buffer.size());
    if (count == 0) return XXH3_64bits_digest(state.get());
    if (count < 0) return std::nullopt;
    XXH3_64bits_update(state.get(), buffer.data(), static_cast<std::size_t>(count));
  }
}

/// Returns whether the path to a file has only folders and no symbolic link.
bool isBelow(const std::string& folder, const std::string& name) {
  fs::path at(folder);
  for (const fs::path& part : fs::path(name).parent_path()) {
    at /= part;
    struct stat status {};
    if (::lstat(at.c_str(), &status) != 0 || !S_ISDIR(status.st_mode)) return false;
  }
  return true;
}

/// Closes the file that it has opened.
class ReadOnlyFile {
 public:
  explicit ReadOnlyFile(const std::string& path)
      : descriptor_(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)) {}
  ~ReadOnlyFile() {
    if (descriptor_ >= 0) ::close(descriptor_);
  }
  ReadOnlyFile(const ReadOnlyFile&) = delete;
  ReadOnlyFile& operator=(const ReadOnlyFile&) = delete;
  [[nodiscard]] int descriptor() const { return descriptor_; }

 private:
  int descriptor_;
};

/// Removes the files of a manifest that are unchanged below `from`.
void removeUnchanged(const FolderManifest& manifest, const std::string& from) {
  for (const ExportGroup group : {ExportGroup::Web, ExportGroup::Files})
    for (const std::string& name : manifest.names(group))
      if (manifest.isUnchanged(group, from, name)) ::unlink((fs::path(from) / name).c_str());
}

/// Removes empty folders below a folder; returns whether nothing is left in it.
bool removeEmptyFolders(const fs::path& folder) {
  bool empty = true;
  std::error_code failure;
  std::vector<fs::path> folders;
  for (fs::directory_iterator entry(folder, failure), end; !failure && entry != end;
       entry.increment(failure)) {
    std::error_code ignored;
    if (entry->symlink_status(ignored).type() == fs::file_type::directory)
      folders.push_back(entry->path());
    else
      empty = false;
  }
  for (const fs::path& inner : folders)
    if (!removeEmptyFolders(inner) || ::rmdir(inner.c_str()) != 0) empty = false;
  return empty && !failure;
}

}  // namespace

std::int64_t modifiedNanoseconds(const struct stat& status) {
  return static_cast<std::int64_t>(status.st_mtim.tv_sec) * 1'000'000'000 + status.st_mtim.tv_nsec;
}

Result<ExportedFile> describeFile(const std::string& path) {
  const ReadOnlyFile file(path);
  struct stat status {};
  if (file.descriptor() < 0 || ::fstat(file.descriptor(), &status) != 0)
    return Error{Message::verbatim(systemReason(errno))};
  if (!S_ISREG(status.st_mode)) return Error{"it is not an ordinary file"};
  const auto sum = sumOf(file.descriptor());
  if (!sum) return Error{Message::verbatim(systemReason(errno))};
  return ExportedFile{static_cast<std::uint64_t>(status.st_size), *sum, modifiedNanoseconds(status)};
}

bool isListableName(const std::string& name) {
  if (name.empty() || name.front() == '/' || name.back() == '/') return false;
  if (std::ranges::any_of(name, [](char c) { return static_cast<unsigned char>(c) < 0x20 || c == 0x7f; }))
    return false;
  return std::ranges::none_of(fs::path(name),
                              [](const fs::path& part) { return part == "." || part == ".."; });
}

bool FolderManifest::isIn(const std::string& folder) {
  std::error_code failure;
  return fs::exists(fs::symlink_status(fs::path(folder) / kFileName, failure));
}

FolderManifest FolderManifest::read(const std::string& folder) {
  const std::string path = (fs::path(folder) / kFileName).string();
  std::error_code failure;
  const auto status = fs::symlink_status(path, failure);
  if (failure || status.type() != fs::file_type::regular) return {};
  if (const auto bytes = fs::file_size(path, failure); failure || bytes > kMaxManifestBytes) return {};
  std::ifstream file(path, std::ios::binary);
  std::string line;
  if (!std::getline(file, line) || line != kHeader) return {};
  FolderManifest manifest;
  while (std::getline(file, line)) {
    std::array<char, 8> group{};
    ExportedFile entry;
    int nameAt = 0;
    if (std::sscanf(line.c_str(), "%7s %" SCNu64 " %" SCNx64 " %" SCNd64 "%n", group.data(), &entry.bytes,
                    &entry.sum, &entry.modified, &nameAt) != 4 ||
        nameAt <= 0 || line.size() <= static_cast<std::size_t>(nameAt) + 1)
      return {};
    const std::string name = line.substr(static_cast<std::size_t>(nameAt) + 1), kind = group.data();
    if ((kind != "web" && kind != "files") || !isListableName(name)) continue;
    manifest.add(kind == "web" ? ExportGroup::Web : ExportGroup::Files, name, entry);
  }
  return manifest;
}

void FolderManifest::add(ExportGroup group, const std::string& name, const ExportedFile& file) {
  entries_.emplace(name, Entry{group, file});
}

void FolderManifest::merge(const FolderManifest& other) {
  entries_.insert(other.entries_.begin(), other.entries_.end());
}

void FolderManifest::remove(const std::string& name) { entries_.erase(name); }

void FolderManifest::remove(ExportGroup group) {
  std::erase_if(entries_, [&](const auto& entry) { return entry.second.group == group; });
}

bool FolderManifest::contains(ExportGroup group, const std::string& name) const {
  const auto [first, last] = entries_.equal_range(name);
  return std::any_of(first, last, [&](const auto& entry) { return entry.second.group == group; });
}

bool FolderManifest::isUnchanged(ExportGroup group, const std::string& folder,
                                 const std::string& name) const {
  const auto [first, last] = entries_.equal_range(name);
  if (first == last) return false;
  const std::string path = (fs::path(folder) / name).string();
  struct stat status {};
  if (::lstat(path.c_str(), &status) != 0 || !S_ISREG(status.st_mode) || !isBelow(folder, name)) return false;
  std::optional<std::uint64_t> sum;
  for (auto entry = first; entry != last; ++entry) {
    const ExportedFile& file = entry->second.file;
    if (entry->second.group != group || file.bytes != static_cast<std::uint64_t>(status.st_size)) continue;
    if (file.modified == modifiedNanoseconds(status)) return true;
    // Copied folders have other times.
    if (file.sum == 0) continue;
    if (!sum) {
      const auto now = describeFile(path);
      if (!now) return false;
      sum = now->sum;
    }
    if (*sum == file.sum) return true;
  }
  return false;
}

std::vector<std::string> FolderManifest::names(ExportGroup group) const {
  std::vector<std::string> names;
  for (const auto& [name, entry] : entries_)
    if (entry.group == group && (names.empty() || names.back() != name)) names.push_back(name);
  return names;
}

Result<void> FolderManifest::write(const std::string& folder) const {
  const std::string path = (fs::path(folder) / kFileName).string();
  if (entries_.empty()) {
    if (::unlink(path.c_str()) != 0 && errno != ENOENT) return cannotWrite(path, systemReason(errno));
    return {};
  }
  std::error_code failure;
  const auto type = fs::symlink_status(path, failure).type();
  if (type != fs::file_type::not_found && type != fs::file_type::regular)
    return cannotWrite(path, Message("it is not an ordinary file"));
  auto target = AtomicFile::create(path);
  if (!target) return target.error();
  std::ofstream file(target->temporaryPath(), std::ios::binary);
  file << kHeader << '\n';
  for (const auto& [name, entry] : entries_) {
    std::array<char, 80> numbers{};
    std::snprintf(numbers.data(), numbers.size(), "%s %" PRIu64 " %016" PRIx64 " %" PRId64 " ",
                  entry.group == ExportGroup::Web ? "web" : "files", entry.file.bytes, entry.file.sum,
                  entry.file.modified);
    file << numbers.data() << name << '\n';
  }
  file.close();
  if (!file) return writeFailure(*target, {});
  if (auto synced = target->sync(); !synced) return synced;
  return target->commit();
}

void removeListedFiles(const std::string& folder) {
  const FolderManifest manifest = FolderManifest::read(folder);
  removeUnchanged(manifest, folder);
  removeUnchanged(manifest, (fs::path(folder) / kReplacedFiles).string());
  const fs::path list = fs::path(folder) / FolderManifest::kFileName;
  std::error_code failure;
  bool others = false;
  (void)removeEmptyFolders(folder);
  for (fs::directory_iterator entry(folder, failure), end; !failure && entry != end; entry.increment(failure))
    others = others || entry->path() != list;
  if (others || failure) return;
  ::unlink(list.c_str());
  ::rmdir(folder.c_str());
}

}  // namespace scarp
