#include "core/remote/RemoteFileSystem.h"

#include <cpl_conv.h>
#include <cpl_string.h>
#include <cpl_vsi.h>
#include <cpl_vsi_virtual.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <cerrno>
#include <chrono>
#include <cmath>
#include <cstdlib>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "core/base/Contract.h"
#include "core/base/PrintableLine.h"
#include "core/remote/BlockCache.h"
#include "core/remote/RemoteFile.h"
#include "core/remote/ServiceCache.h"

namespace scarp {

namespace {

std::string baseName(std::string path) {
  while (path.ends_with('/')) path.pop_back();
  std::string name = path.substr(path.rfind('/') + 1);
  // GDAL's own names have these with a meaning.
  std::ranges::replace_if(
      name, [](unsigned char c) { return !std::isalnum(c) && c != '.' && c != '-' && c != '_'; }, '_');
  return name.empty() ? "data" : name;
}

std::string endingOf(const std::string& name) {
  return lowerCase(std::string_view(name).substr(std::min(name.rfind('.'), name.size())));
}

/// Samples whose header is another file.
bool hasHeader(const std::string& ending) {
  return ending == ".bil" || ending == ".flt" || ending == ".bip" || ending == ".bsq";
}

/// Detects servers that are too slow. While reads wait, a time debt grows by the clock; every 16 KiB received
/// reduce it by one second. More than 30 s are too slow. A connection of 1 Mbit/s is therefore never too
/// slow, however much is needed. A server that sends a few bytes at a time is given up after half a minute,
/// even after a fast start. SCARP_REMOTE_PATIENCE, in seconds, replaces the 30. One thread.
class FetchPace {
 public:
  FetchPace() {
    const char* const given = std::getenv("SCARP_REMOTE_PATIENCE");
    if (const double seconds = given ? CPLAtof(given) : 0.0; seconds > 0.0) patience_ = seconds;
  }
  void begin() {
    since_ = Clock::now();
    waits_ = true;
  }
  void end() {
    update();
    waits_ = false;
  }
  [[nodiscard]] bool isTooSlow() {
    update();
    return debt_ > patience_ + static_cast<double>(expectedBytes()) / kMinRate;
  }
  [[nodiscard]] Message reason() const {
    return Message(
        "the server is too slow: it has sent less than 16 kB a second for %1 s; download it by other means "
        "and open the file",
        std::lround(debt_));
  }

 private:
  using Clock = std::chrono::steady_clock;
  static constexpr double kMinRate = 16384.0;  ///< Bytes a second.

  void update() {
    const auto now = Clock::now();
    const std::uint64_t received = receivedBytes();
    if (waits_) debt_ += std::chrono::duration<double>(now - since_).count();
    debt_ = std::max(0.0, debt_ - static_cast<double>(received - received_) / kMinRate);
    since_ = now;
    received_ = received;
  }

  double patience_ = 30.0, debt_ = 0.0;
  bool waits_ = false;
  Clock::time_point since_;
  std::uint64_t received_ = 0;
};

/// What this process reads.
class Remote {
 public:
  Remote(RemoteAddress address, VSIFilesystemHandler* store, std::unique_ptr<LocalCopy> copy,
         FetchWatch watch)
      : address_(std::move(address)),
        store_(store),
        copy_(std::move(copy)),
        cache_(usualCache()),
        name_(baseName(address_.path())) {
    watch_ = [this, goesOn = std::move(watch)] {
      if (pace_.isTooSlow()) fail({pace_.reason()});
      return failure_.empty() && (!goesOn || goesOn());
    };
  }

  [[nodiscard]] std::string vsiName() const { return kRemoteFolder + name_; }
  [[nodiscard]] const RemoteAddress& address() const { return address_; }
  [[nodiscard]] BlockCache& cache() { return cache_; }
  [[nodiscard]] const Message& failure() const { return failure_; }
  void fail(const HttpFailure& failure) {
    if (failure_.empty()) failure_ = failure.message;
  }

  /// As RemoteFile::read(); a failure is kept.
  std::optional<std::size_t> read(RemoteFile& from, std::uint64_t at, std::span<std::byte> out) {
    if (!mayRead(out.size())) return std::nullopt;
    pace_.begin();
    const auto done = from.read(at, out, watch_);
    pace_.end();
    (void)watch_();  // Reports the bytes read from the cache.
    if (!done) fail(from.failure());
    return done;
  }
  bool readAll(RemoteFile& from, std::span<const WantedBytes> wanted) {
    for (const WantedBytes& one : wanted)
      if (!mayRead(one.to.size())) return false;
    pace_.begin();
    const bool done = from.readAll(wanted, watch_);
    pace_.end();
    (void)watch_();
    if (!done) fail(from.failure());
    return done;
  }

  /// Limits the bytes that are read and received until endList(). The list of an archive's files takes more
  /// memory and time than its bytes.
  void beginList() {
    listed_ = 0;
    receivedBefore_ = receivedBytes();
  }
  void endList() { listed_.reset(); }

  [[nodiscard]] bool isFolder(const std::string& path) const {
    return address_.driver == "Zarr" && (path == vsiName() || path == vsiName() + '/');
  }

  [[nodiscard]] const LocalCopy* copy() const { return copy_.get(); }
  void removeCopyName() {
    if (copy_) copy_->removeName();
  }
  Result<void> copyWhole(RemoteFile& file) {
    const Error noRoom{"netCDF is read from a copy on disk, and there is no room for one"};
    if (!copy_ || !copy_->usable()) return noRoom;
    if (file.size() > copy_->most())
      return Error{"netCDF is read whole, and it has more than %1 MiB: download it and open the file",
                   copy_->most() >> 20};
    std::vector<std::byte> piece(std::size_t{4} << 20);
    for (std::uint64_t at = 0; at < file.size();) {
      const auto done = read(file, at, piece);
      if (!done) return Error{failure_};
      if (!copy_->write(at, std::span<const std::byte>(piece).first(*done))) return noRoom;
      at += *done;
    }
    if (!copy_->end(file.size())) return noRoom;
    return {};
  }

  /// Null: there is none, or it cannot be read, which failure() tells.
  std::shared_ptr<RemoteFile> file(const std::string& path) {
    if (!failure_.empty()) return nullptr;
    const auto known = files_.find(path);
    if (known != files_.end()) return known->second;
    std::shared_ptr<RemoteFile> opened;
    if (const auto from = addressOf(path)) {
      auto origin = store_ ? storeOrigin(*from, *store_) : httpOrigin(*from);
      pace_.begin();
      auto file = RemoteFile::open(std::move(origin), *from, cache_, connections_, watch_);
      pace_.end();
      // Of a Zarr folder, what is not there is said so; of a file, there must be something.
      if (!file.value && !(file.failure.absent && path != vsiName())) fail(file.failure);
      if (file.value) opened = *file.value;
    }
    // Chunks are read once.
    if (files_.size() > kMostFiles) files_.clear();
    files_.emplace(path, opened);
    return opened;
  }

 private:
  static constexpr std::size_t kMostFiles = 256;

  bool mayRead(std::size_t bytes) {
    constexpr std::uint64_t kMaxRead = std::uint64_t{4} << 20, kMaxReceived = std::uint64_t{128} << 20;
    if (listed_) {
      *listed_ += bytes;
      if (*listed_ > kMaxRead || receivedBytes() - receivedBefore_ > kMaxReceived)
        fail({Message(
            "the archive holds too many files to be read over the network: download it and open one of its "
            "files")});
    }
    return failure_.empty();
  }

  [[nodiscard]] std::optional<std::string> addressOf(const std::string& path) const {
    const std::string main = vsiName();
    const bool folder = address_.driver == "Zarr";
    if (path == main) return folder ? std::nullopt : std::optional(address_.fetched);
    const bool asked = !store_ && address_.fetched.find('?') != std::string::npos;
    if (asked || path.find("..") != std::string::npos) return std::nullopt;
    if (folder && path.starts_with(main + '/')) {
      std::string below = address_.fetched;
      while (below.ends_with('/')) below.pop_back();
      return below + path.substr(main.size());
    }
    const std::string ending = endingOf(main);
    const std::string stem = main.substr(0, main.size() - ending.size());
    if (!hasHeader(ending) || (path != stem + ".hdr" && path != stem + ".prj")) return std::nullopt;
    return address_.fetched.substr(0, address_.fetched.size() - ending.size()) + endingOf(path);
  }

  RemoteAddress address_;
  VSIFilesystemHandler* store_;
  std::unique_ptr<LocalCopy> copy_;
  FetchWatch watch_;
  FetchPace pace_;
  std::optional<std::uint64_t> listed_;  ///< Bytes read for the list.
  std::uint64_t receivedBefore_ = 0;
  BlockCache cache_;
  Connections connections_;
  std::string name_;
  std::map<std::string, std::shared_ptr<RemoteFile>> files_;
  Message failure_;
};

std::unique_ptr<Remote>& mounted() {
  static std::unique_ptr<Remote> remote;
  return remote;
}

class RemoteHandle final : public VSIVirtualHandle {
 public:
  explicit RemoteHandle(std::shared_ptr<RemoteFile> file) : file_(std::move(file)) {}

  int Seek(vsi_l_offset offset, int whence) override {
    atEnd_ = false;
    at_ = whence == SEEK_SET ? offset : whence == SEEK_CUR ? at_ + offset : file_->size() + offset;
    return 0;
  }
  vsi_l_offset Tell() override { return at_; }
  size_t Read(void* to, size_t size, size_t count) override {
    // After a failure nothing is awaited any more.
    if (size == 0 || count == 0 || !mounted()->failure().empty()) return 0;
    const std::span<std::byte> out(static_cast<std::byte*>(to), size * count);
    const auto done = mounted()->read(*file_, at_, out);
    if (!done) {
      report();
      return 0;
    }
    at_ += *done;
    atEnd_ = *done < out.size();
    return *done / size;
  }
  int ReadMultiRange(int count, void** to, const vsi_l_offset* offsets, const size_t* sizes) override {
    if (!mounted()->failure().empty()) return -1;
    std::vector<WantedBytes> wanted;
    for (int i = 0; i < count; ++i) {
      if (offsets[i] > file_->size() || sizes[i] > file_->size() - offsets[i]) return -1;
      wanted.push_back({offsets[i], {static_cast<std::byte*>(to[i]), sizes[i]}});
    }
    if (mounted()->readAll(*file_, wanted)) return 0;
    report();
    return -1;
  }
  size_t Write(const void*, size_t, size_t) override { return 0; }
  int Eof() override { return atEnd_ ? 1 : 0; }
  int Close() override { return 0; }

 private:
  static void report() { CPLError(CE_Failure, CPLE_FileIO, "%s", mounted()->failure().text().c_str()); }

  std::shared_ptr<RemoteFile> file_;
  vsi_l_offset at_ = 0;
  bool atEnd_ = false;
};

class RemoteFileSystem final : public VSIFilesystemHandler {
 public:
  /// So GDAL asks for all tiles of a part of a GeoTIFF at once.
  int HasOptimizedReadMultiRange(const char*) override { return TRUE; }
  VSIVirtualHandle* Open(const char* name, const char* access, bool, CSLConstList) override {
    const bool reads =
        access && access[0] == 'r' && std::string_view(access).find('+') == std::string_view::npos;
    const auto file = reads ? mounted()->file(name) : nullptr;
    errno = reads ? ENOENT : EACCES;
    return file ? std::make_unique<RemoteHandle>(file).release() : nullptr;
  }
  int Stat(const char* name, VSIStatBufL* status, int) override {
    *status = {};
    if (mounted()->isFolder(name)) {
      status->st_mode = S_IFDIR | S_IRUSR;
      return 0;
    }
    const auto file = mounted()->file(name);
    errno = ENOENT;
    if (!file) return -1;
    status->st_mode = S_IFREG | S_IRUSR;
    status->st_size = static_cast<decltype(status->st_size)>(file->size());
    return 0;
  }
};

/// Returns the files of an archive. GDAL keeps the list to open one of them.
CPLStringList membersOf(const std::string& archive) {
  mounted()->beginList();
  CPLStringList members(VSIReadDirRecursive(archive.c_str()));
  mounted()->endList();
  return members;
}

/// The one file of an archive, or the one that can be heights; else the error lists them.
Result<std::string> onlyMember(const CPLStringList& members) {
  std::vector<std::string> files;
  for (int i = 0; i < members.size(); ++i) {
    const std::string name = members[i], ending = endingOf(name);
    const bool beside = ending == ".xml" || ending == ".txt" || ending == ".pdf" || ending == ".html" ||
                        ending == ".prj" || ending == ".hdr" || ending == ".tfw" || ending == ".json";
    if (!name.ends_with('/') && !beside) files.push_back(name);
  }
  if (files.size() == 1) return files.front();
  if (files.empty()) return Error{"is no archive that can be read, or has no file that could be heights"};
  std::string list;
  for (std::size_t i = 0; i < files.size() && i < 6; ++i) list += (i ? ", " : "") + files[i];
  return Error{files.size() > 6 ? "holds %1 files; put one of them behind /vsizip/ and the address: %2 …"
                                : "holds %1 files; put one of them behind /vsizip/ and the address: %2",
               files.size(), list};
}

constexpr const char* kNetcdf = "NETCDF:\"";

/// By the first bytes: of the classic formats, or of HDF5 where the name says that it is netCDF.
bool isNetcdf(Remote& remote, RemoteFile& file, const RemoteAddress& address) {
  if (!address.before.empty() && address.before != kNetcdf) return false;
  std::array<std::byte, 8> bytes{};
  const auto done = remote.read(file, 0, bytes);
  const std::string_view first(reinterpret_cast<const char*>(bytes.data()), done.value_or(0));
  if (first.size() >= 4 && first.starts_with("CDF") && (first[3] == 1 || first[3] == 2 || first[3] == 5))
    return true;
  const std::string ending = endingOf(baseName(address.path()));
  const bool named = address.before == kNetcdf || ending == ".nc" || ending == ".nc4" || ending == ".cdf";
  return named && first == std::string_view("\x89HDF\r\n\x1a\n", 8);
}

}  // namespace

Result<std::string> mountRemote(const RemoteAddress& address, VSIFilesystemHandler* store,
                                std::unique_ptr<LocalCopy> copy, FetchWatch watch) {
  EXPECTS(!mounted());
  mounted() = std::make_unique<Remote>(address, store, std::move(copy), std::move(watch));
  VSIFileManager::InstallHandler(kRemoteFolder, std::make_unique<RemoteFileSystem>().release());
  const std::string name = mounted()->vsiName();
  if (address.service()) {
    keepServiceAnswers(mounted()->cache());
    return address.before + address.fetched;
  }
  // Why there is nothing is told before any driver takes it for something else.
  const auto file = address.driver == "Zarr" ? nullptr : mounted()->file(name);
  if (address.driver != "Zarr" && !file) return Error{remoteFailure()};
  if (file && isNetcdf(*mounted(), *file, address)) {
    if (auto copied = mounted()->copyWhole(*file); !copied) return copied.error();
    return kNetcdf + mounted()->copy()->path() + (address.after.empty() ? "\"" : address.after);
  }
  if (address.before == "/vsizip/{" || address.before == "/vsitar/{") {
    const CPLStringList members = membersOf(address.before + name + "}");
    if (!remoteFailure().empty()) return Error{remoteFailure()};
    if (address.before == "/vsizip/{" && address.after == "}") {
      const auto member = onlyMember(members);
      if (!member) return member.error();
      return "/vsizip/{" + name + "}/" + *member;
    }
  }
  if (address.driver == "Zarr" && address.before.empty()) return "ZARR:\"" + name + '"';
  return address.before + name + address.after;
}

void removeCopyName() {
  if (mounted()) mounted()->removeCopyName();
}

Message remoteFailure() { return mounted() ? mounted()->failure() : Message(); }

bool isRemoteName(const std::string& name) {
  return mounted() && (name.find(kRemoteFolder) != std::string::npos ||
                       (mounted()->address().service() && name.starts_with(mounted()->address().driver)));
}

std::uint64_t remoteReceived() { return receivedBytes() + keptBytesRead(); }

namespace {

void replaceAll(std::string& text, const std::string& from, const std::string& to) {
  for (std::size_t at = text.find(from); !from.empty() && at != std::string::npos;
       at = text.find(from, at + to.size()))
    text.replace(at, from.size(), to);
}

/// Words of an address that are not among those shown: a service's driver may repeat them.
void hideSecrets(std::string& text, const RemoteAddress& address) {
  constexpr std::size_t kLeast = 3;
  for (std::size_t at = 0; at < address.fetched.size();) {
    const std::size_t end = std::min(address.fetched.find_first_of("/?&=@:", at), address.fetched.size());
    const std::string word = address.fetched.substr(at, end - at);
    if (word.size() >= kLeast && address.shown.find(word) == std::string::npos) replaceAll(text, word, "…");
    at = end + 1;
  }
}

std::string withAddress(std::string text) {
  const std::string name = mounted()->vsiName();
  const RemoteAddress& address = mounted()->address();
  std::string bare = address.shown;
  if (address.service()) {
    replaceAll(text, address.before + address.fetched, bare);
    hideSecrets(text, address);
    return text;
  }
  // What stands around it in the name that is shown stands around it here too.
  for (const char* prefix : {"/vsizip/{", "/vsitar/{", "/vsigzip/{"})
    replaceAll(text, prefix + name + '}', name);
  if (const std::size_t quote = bare.find('"'); quote != std::string::npos)
    bare = bare.substr(quote + 1, bare.find('"', quote + 1) - quote - 1);
  replaceAll(text, name, bare);
  if (const LocalCopy* copy = mounted()->copy()) replaceAll(text, copy->path(), bare);
  return text;
}

}  // namespace

Message withShownAddress(const Message& message) {
  return mounted() ? message.withTexts(withAddress) : message;
}

}  // namespace scarp
