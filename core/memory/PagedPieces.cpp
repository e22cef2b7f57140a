#include "core/memory/PagedPieces.h"

#include <fcntl.h>
#include <sys/mman.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <system_error>

#include "core/base/Contract.h"
#include "core/base/SystemReason.h"

namespace scarp {

namespace {

/// Addresses cost nothing; this is more ground than any file has.
constexpr std::size_t kRoom = std::size_t{1} << 40;
constexpr std::size_t kPiecesAtOnce = 32;

}  // namespace

PagedPieces::PagedPieces(std::string folder, std::size_t pieceBytes)
    : folder_(std::move(folder)), pieceBytes_(pieceBytes) {
  EXPECTS(pieceBytes % 4096 == 0);
}

PagedPieces::~PagedPieces() {
  if (room_) munmap(room_, kRoom);
  if (descriptor_ >= 0) close(descriptor_);
}

bool PagedPieces::fail(int error) {
  trouble_ =
      Message("terrain beyond the memory budget cannot be kept in \"%1\": %2", folder_, systemReason(error));
  return false;
}

bool PagedPieces::open() {
  if (descriptor_ >= 0) return true;
  std::string path = folder_ + "/scarp-terrain-XXXXXX";
  const int file = mkostemp(path.data(), O_CLOEXEC);
  if (file < 0) return fail(errno);
  unlink(path.c_str());
  void* const room = mmap(nullptr, kRoom, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (room == MAP_FAILED) {
    const int error = errno;
    close(file);
    return fail(error);
  }
  room_ = static_cast<char*>(room);
  base_ = room_ + (pieceBytes_ - reinterpret_cast<std::uintptr_t>(room_) % pieceBytes_) % pieceBytes_;
  descriptor_ = file;
  return true;
}

bool PagedPieces::grow() {
  const std::size_t bytes = kPiecesAtOnce * pieceBytes_;
  const auto offset = static_cast<off_t>(pieces_ * pieceBytes_);
  if (at(pieces_ + kPiecesAtOnce) > room_ + kRoom) return fail(ENOMEM);
  if (const int error = posix_fallocate(descriptor_, offset, static_cast<off_t>(bytes)); error != 0)
    return fail(error);
  if (mmap(at(pieces_), bytes, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, descriptor_, offset) ==
      MAP_FAILED)
    return fail(errno);
  for (std::size_t i = kPiecesAtOnce; i-- > 0;) free_.push_back(pieces_ + i);
  pieces_ += kPiecesAtOnce;
  taken_.resize(pieces_);
  return true;
}

void* PagedPieces::take() {
  if (!open() || (free_.empty() && !grow())) return nullptr;
  const std::size_t index = free_.back();
  // Its place on disk may have been released.
  if (const int error = posix_fallocate(descriptor_, static_cast<off_t>(index * pieceBytes_),
                                        static_cast<off_t>(pieceBytes_));
      error != 0) {
    static_cast<void>(fail(error));
    return nullptr;
  }
  free_.pop_back();
  taken_[index] = true;
  ++used_;
  trouble_.clear();
  return at(index);
}

void PagedPieces::release(void* piece) {
  EXPECTS(owns(piece));
  const auto index = static_cast<std::size_t>(static_cast<char*>(piece) - base_) / pieceBytes_;
  EXPECTS(taken_[index]);
#if defined(__linux__)
  // Where the file system cannot, the room is kept for the next.
  static_cast<void>(fallocate(descriptor_, FALLOC_FL_PUNCH_HOLE | FALLOC_FL_KEEP_SIZE,
                              static_cast<off_t>(index * pieceBytes_), static_cast<off_t>(pieceBytes_)));
#endif
  taken_[index] = false;
  free_.push_back(index);
  --used_;
}

bool PagedPieces::owns(const void* address) const {
  return base_ && !std::less<>()(static_cast<const char*>(address), base_) &&
         std::less<>()(static_cast<const char*>(address), at(pieces_));
}

void PagedPieces::trim(std::size_t pieces) {
  // One call for as many as stand side by side: each stops whoever touches a page for the first time.
  std::size_t run = 0;
  const auto decommit = [&](std::size_t end) {
    if (run > 0) madvise(at(end - run), run * pieceBytes_, MADV_DONTNEED);
    run = 0;
  };
  for (std::size_t i = std::min(pieces, pieces_); i > 0; --i) {
    if (taken_[hand_])
      ++run;
    else
      decommit(hand_);
    if (++hand_ == pieces_) {
      decommit(hand_);
      hand_ = 0;
    }
  }
  decommit(hand_);
}

std::size_t PagedPieces::freeBytes() const {
  std::error_code unknown;
  const std::filesystem::space_info space = std::filesystem::space(folder_, unknown);
  return unknown ? 0 : space.available;
}

std::size_t residentBytes() {
  std::size_t pages = 0, resident = 0;
  if (std::FILE* const file = std::fopen("/proc/self/statm", "re")) {
    if (std::fscanf(file, "%zu %zu", &pages, &resident) != 2) resident = 0;
    std::fclose(file);
  }
  return resident * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

std::size_t machineBytes() {
  return static_cast<std::size_t>(sysconf(_SC_PHYS_PAGES)) * static_cast<std::size_t>(sysconf(_SC_PAGESIZE));
}

}  // namespace scarp
