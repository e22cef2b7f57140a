#include "core/recovery/JournalFrames.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <utility>

#include "core/base/SystemReason.h"
#include "core/store/Checksum.h"
#include "core/store/StoredNumbers.h"

namespace scarp {

namespace {

constexpr char kMagic[] = {'s', 'c', 'a', 'r', 'p', 'j', 'n', 'l'};
constexpr std::uint32_t kVersion = 1, kFrameMark = 0x31464A53;  // "SJF1".

}  // namespace

std::vector<std::byte> journalHead(std::uint64_t series) {
  std::vector<std::byte> head;
  for (const char c : kMagic) head.push_back(static_cast<std::byte>(c));
  addNumber(head, kVersion);
  addNumber(head, std::uint32_t{0});
  addNumber(head, series);
  addNumber(head, checksum(head));
  return head;
}

void addFrame(std::vector<std::byte>& to, std::uint64_t series, std::uint64_t number, std::uint32_t kind,
              std::span<const std::byte> bytes) {
  addNumber(to, std::uint64_t{bytes.size()});
  addNumber(to, kind);
  addNumber(to, kFrameMark);
  addNumber(to, number);
  addNumber(to, checksum(bytes, {series, bytes.size(), kind, number}));
  to.insert(to.end(), bytes.begin(), bytes.end());
}

FrameReader::FrameReader(FrameReader&& other) noexcept
    : descriptor_(std::exchange(other.descriptor_, -1)),
      bytes_(other.bytes_),
      position_(other.position_),
      series_(other.series_),
      number_(other.number_),
      over_(other.over_) {}

FrameReader::~FrameReader() {
  if (descriptor_ >= 0) ::close(descriptor_);
}

bool FrameReader::readAt(std::uint64_t offset, std::span<std::byte> to) const {
  while (!to.empty()) {
    const ssize_t count = ::pread(descriptor_, to.data(), to.size(), static_cast<off_t>(offset));
    if (count < 0 && errno == EINTR) continue;
    if (count <= 0) return false;
    offset += static_cast<std::uint64_t>(count);
    to = to.subspan(static_cast<std::size_t>(count));
  }
  return true;
}

Result<FrameReader> FrameReader::open(const std::string& path) {
  const int descriptor = ::open(path.c_str(), O_RDONLY | O_CLOEXEC);
  if (descriptor < 0) return errorIn(path, "cannot be read: %1", systemReason(errno));
  struct stat status {};
  FrameReader reader(descriptor, 0);
  if (::fstat(descriptor, &status) != 0 || !S_ISREG(status.st_mode))
    return errorIn(path, "cannot be read: it is not an ordinary file");
  reader.bytes_ = static_cast<std::uint64_t>(status.st_size);
  std::array<std::byte, kJournalHeadBytes> head{};
  if (reader.bytes_ < head.size() || !reader.readAt(0, head) ||
      std::memcmp(head.data(), kMagic, sizeof kMagic) != 0)
    return errorIn(path, "is no recovery journal, or its beginning is damaged");
  std::span<const std::byte> rest(head);
  rest = rest.subspan(sizeof kMagic);
  const auto version = takeNumber<std::uint32_t>(rest);
  (void)takeNumber<std::uint32_t>(rest);
  reader.series_ = takeNumber<std::uint64_t>(rest);
  if (takeNumber<std::uint64_t>(rest) != checksum(std::span(head).first(24)))
    return errorIn(path, "is no recovery journal, or its beginning is damaged");
  if (version != kVersion)
    return errorIn(path, "the journal is of version %1, which this Scarp does not know", version);
  reader.position_ = head.size();
  return reader;
}

std::optional<JournalFrame> FrameReader::next() {
  std::array<std::byte, kFrameHeadBytes> head{};
  over_ = over_ || bytes_ - position_ < head.size() || !readAt(position_, head);
  if (over_) return std::nullopt;
  std::span<const std::byte> rest(head);
  const auto length = takeNumber<std::uint64_t>(rest);
  JournalFrame frame;
  frame.kind = takeNumber<std::uint32_t>(rest);
  const auto mark = takeNumber<std::uint32_t>(rest);
  const auto number = takeNumber<std::uint64_t>(rest);
  const auto check = takeNumber<std::uint64_t>(rest);
  const std::uint64_t left = bytes_ - position_ - head.size();
  over_ = mark != kFrameMark || number != number_ || length > left;
  if (over_) return std::nullopt;
  frame.bytes.resize(length);
  over_ = !readAt(position_ + head.size(), frame.bytes) ||
          check != checksum(frame.bytes, {series_, length, frame.kind, number});
  if (over_) return std::nullopt;
  position_ += head.size() + length;
  ++number_;
  return frame;
}

}  // namespace scarp
