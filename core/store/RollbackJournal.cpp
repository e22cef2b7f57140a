#include "core/store/RollbackJournal.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstddef>
#include <cstring>
#include <filesystem>
#include <span>

#include "core/base/PrintableLine.h"
#include "core/base/SystemReason.h"

namespace scarp {

namespace {

using Magic = std::array<unsigned char, 8>;
constexpr Magic kJournalMagic{0xd9, 0xd5, 0x05, 0xf9, 0x20, 0xa1, 0x63, 0xd7};
constexpr std::uint64_t kSmallestHeader = 512;  ///< Bytes; the first header states the length of headers.
constexpr std::uint64_t kHeaderFields = 28;
/// Bytes that a database may lack; they are read as zeros.
constexpr std::uint64_t kMaxMissingBytes = std::uint64_t{1} << 30;
/// Byte of a database that SQLite locks; its page is never written.
constexpr std::uint64_t kLockByte = 0x40000000;

std::uint32_t numberAt(std::span<const unsigned char> bytes, std::size_t at) {
  return std::uint32_t{bytes[at]} << 24 | std::uint32_t{bytes[at + 1]} << 16 |
         std::uint32_t{bytes[at + 2]} << 8 | bytes[at + 3];
}

bool readAt(int descriptor, void* to, std::size_t bytes, std::uint64_t offset) {
  auto* const target = static_cast<char*>(to);
  for (std::size_t done = 0; done < bytes;) {
    const ssize_t count = ::pread(descriptor, target + done, bytes - done, static_cast<off_t>(offset + done));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    done += static_cast<std::size_t>(count);
  }
  return true;
}

/// Checksum of a journal's page as SQLite computes it: every 200th byte, from the end.
std::uint32_t pageChecksum(std::span<const unsigned char> page, std::uint32_t nonce) {
  constexpr std::size_t step = 200;
  std::uint32_t sum = nonce;
  for (std::size_t at = page.size() - step; at > 0; at = at > step ? at - step : 0) sum += page[at];
  return sum;
}

bool isPowerOfTwoWithin(std::uint32_t number, std::uint32_t low, std::uint32_t high) {
  return number >= low && number <= high && (number & (number - 1)) == 0;
}

/// A journal's descriptor, closed at the end.
struct OpenJournal {
  explicit OpenJournal(const std::string& path)
      : descriptor(::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)) {}
  ~OpenJournal() {
    if (descriptor >= 0) ::close(descriptor);
  }
  OpenJournal(const OpenJournal&) = delete;
  OpenJournal& operator=(const OpenJournal&) = delete;

  [[nodiscard]] int release() { return std::exchange(descriptor, -1); }

  int descriptor;
};

/// Returns whether a journal may begin with these bytes: the magic number, or a part of it followed by zeros
/// if only a part reached the disk.
bool mayBeginJournal(std::span<const unsigned char> bytes) {
  const auto differs = std::ranges::mismatch(bytes, kJournalMagic).in1;
  return differs != bytes.begin() &&
         std::all_of(differs, bytes.end(), [](unsigned char one) { return one == 0; });
}

/// Whether a journal of so many bytes ends in the name of a super-journal, by SQLite's own rules.
bool namesSuperJournal(int journal, std::uint64_t bytes) {
  constexpr std::uint64_t trailer = 16;  // Length of the name, its sum, the magic number.
  std::array<unsigned char, trailer> end{};
  if (bytes < trailer || !readAt(journal, end.data(), end.size(), bytes - trailer)) return false;
  if (!std::ranges::equal(kJournalMagic, std::span(end).subspan(8))) return false;
  const std::uint64_t length = numberAt(end, 0);
  if (length == 0 || length > bytes - trailer) return false;
  std::uint32_t sum = numberAt(end, 4);
  std::array<unsigned char, 4096> part{};
  for (std::uint64_t at = 0; at < length; at += part.size()) {
    const std::size_t count = std::min<std::uint64_t>(part.size(), length - at);
    if (!readAt(journal, part.data(), count, bytes - trailer - length + at)) return false;
    // SQLite adds the bytes as signed numbers where characters are signed.
    for (std::size_t i = 0; i < count; ++i) sum -= static_cast<std::uint32_t>(static_cast<char>(part[i]));
  }
  return sum == 0;
}

}  // namespace

std::string RollbackJournal::pathOf(const std::string& database) { return database + "-journal"; }

Result<void> RollbackJournal::check(const std::string& database) {
  const std::string path = pathOf(database);
  const std::string name = inQuotes(std::filesystem::path(path).filename().string());
  struct stat status {};
  if (::lstat(path.c_str(), &status) != 0) return {};
  if (S_ISLNK(status.st_mode))
    return Error{"%1 beside it is a link, which is not used as a journal; remove it", name};
  if (!S_ISREG(status.st_mode))
    return Error{"%1 beside it is not a regular file, so it is not used as a journal; remove it", name};
  const OpenJournal journal(path);
  if (journal.descriptor < 0) {
    if (errno == ENOENT) return {};
    return Error{"%1 beside it is the journal of an interrupted save and cannot be read: %2", name,
                 systemReason(errno)};
  }
  const auto bytes = static_cast<std::uint64_t>(status.st_size);
  Magic first{};
  const auto known = static_cast<std::ptrdiff_t>(std::min<std::uint64_t>(bytes, first.size()));
  if (!readAt(journal.descriptor, first.data(), static_cast<std::size_t>(known), 0))
    return Error{"%1 beside it is the journal of an interrupted save and cannot be read", name};
  if (first[0] == 0) {
    // It contains no transaction, and the next save overwrites it.
    if (status.st_nlink > 1)
      return Error{"%1 beside it is another file too, by a hard link; remove it", name};
    return {};
  }
  if (!mayBeginJournal(std::span(first).first(static_cast<std::size_t>(known))))
    return Error{"%1 beside it is not a journal of SQLite, which would delete it; move it to another folder",
                 name};
  if (namesSuperJournal(journal.descriptor, bytes))
    return Error{
        "%1 beside it is a journal that Scarp does not write: SQLite would delete the file that it names; "
        "remove it",
        name};
  return {};
}

std::optional<RollbackJournal::FileState> RollbackJournal::stateOf(const std::string& journal) {
  struct stat status {};
  if (::lstat(journal.c_str(), &status) != 0) return std::nullopt;
  return FileState{status.st_dev, status.st_ino, static_cast<std::uint64_t>(status.st_size),
                   std::int64_t{status.st_mtim.tv_sec} * 1'000'000'000 + status.st_mtim.tv_nsec};
}

Result<std::optional<RollbackJournal>> RollbackJournal::open(const std::string& database,
                                                             std::uint64_t databaseBytes) {
  using Found = std::optional<RollbackJournal>;
  const std::string path = pathOf(database);
  const auto state = stateOf(path);
  if (!state || databaseBytes == 0) return Found();
  if (auto good = check(database); !good) return good.error();
  OpenJournal opened(path);
  if (opened.descriptor < 0) return Found();  // Its transaction has ended meanwhile.
  RollbackJournal journal;
  journal.state_ = *state;
  journal.descriptor_ = opened.release();
  return journal.readPages(databaseBytes) ? Found(std::move(journal)) : Found();
}

// Reads as pager_playback() of SQLite does after a crash: up to the first incomplete record.
bool RollbackJournal::readPages(std::uint64_t databaseBytes) {
  std::uint64_t at = 0, headerBytes = kSmallestHeader;
  std::uint32_t pageCount = 0, highest = 0;
  std::vector<unsigned char> record;
  for (bool first = true;; first = false) {
    at = (at + headerBytes - 1) / headerBytes * headerBytes;
    std::array<unsigned char, kHeaderFields> header{};
    if (at + headerBytes > state_.bytes || !readAt(descriptor_, header.data(), header.size(), at)) break;
    if (!std::ranges::equal(kJournalMagic, std::span(header).first(kJournalMagic.size()))) break;
    std::uint64_t records = numberAt(header, 8);
    const std::uint32_t nonce = numberAt(header, 12);
    if (first) {
      pageCount = numberAt(header, 16);
      headerBytes = numberAt(header, 20);
      pageBytes_ = numberAt(header, 24);
      if (!isPowerOfTwoWithin(pageBytes_, 512, 65536) ||
          !isPowerOfTwoWithin(static_cast<std::uint32_t>(headerBytes), 32, 65536))
        return false;
      record.resize(pageBytes_ + 8);
    }
    at += headerBytes;
    if (records == 0xffffffff) records = at < state_.bytes ? (state_.bytes - at) / record.size() : 0;
    for (; records > 0; --records, at += record.size()) {
      if (at + record.size() > state_.bytes || !readAt(descriptor_, record.data(), record.size(), at)) break;
      const std::uint32_t page = numberAt(record, 0);
      const auto content = std::span<const unsigned char>(record).subspan(4, pageBytes_);
      if (page == 0 || page == kLockByte / pageBytes_ + 1) break;
      if (page > pageCount) continue;
      if (pageChecksum(content, nonce) != numberAt(record, pageBytes_ + 4)) break;
      pages_.emplace_back(page, at + 4);
      highest = std::max(highest, page);
    }
    if (records > 0) break;
  }
  if (pageBytes_ == 0) return false;
  // Of several records of a page, the last one counts.
  std::ranges::stable_sort(pages_, {}, &std::pair<std::uint32_t, std::uint64_t>::first);
  const auto same = [](const auto& one, const auto& other) { return one.first == other.first; };
  pages_.erase(pages_.begin(), std::unique(pages_.rbegin(), pages_.rend(), same).base());
  // Limits the missing bytes that are read as zeros, whatever size the header states.
  const std::uint64_t known = std::max(databaseBytes, std::uint64_t{highest} * pageBytes_);
  databaseBytes_ = std::uint64_t{pageCount} * pageBytes_;
  if (databaseBytes_ > known + kMaxMissingBytes) databaseBytes_ = known;
  return true;
}

RollbackJournal::RollbackJournal(RollbackJournal&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      state_(other.state_),
      pageBytes_(other.pageBytes_),
      databaseBytes_(other.databaseBytes_),
      pages_(std::move(other.pages_)) {}

RollbackJournal& RollbackJournal::operator=(RollbackJournal&& other) noexcept {
  std::swap(descriptor_, other.descriptor_);
  state_ = other.state_;
  pageBytes_ = other.pageBytes_;
  databaseBytes_ = other.databaseBytes_;
  pages_.swap(other.pages_);
  return *this;
}

RollbackJournal::~RollbackJournal() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

bool RollbackJournal::isCurrent(const std::string& database) const {
  return stateOf(pathOf(database)) == state_;
}

std::optional<std::uint64_t> RollbackJournal::find(std::uint32_t page) const {
  const auto found =
      std::ranges::lower_bound(pages_, page, {}, &std::pair<std::uint32_t, std::uint64_t>::first);
  if (found == pages_.end() || found->first != page) return std::nullopt;
  return found->second;
}

bool RollbackJournal::read(void* to, std::size_t bytes, std::uint64_t offset) const {
  return readAt(descriptor_, to, bytes, offset);
}

}  // namespace scarp
