#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "core/base/Message.h"

namespace scarp {

/// Pieces of memory that the system keeps in a file, so that there may be more of them than there is memory:
/// what is used now is resident, the rest is read back when it is touched. The file is nameless (it is gone
/// with the program, however that ends), and its room is taken beforehand, so that a full disk is met here
/// and not by whoever writes. One thread at a time; the pieces themselves are anybody's.
class PagedPieces {
 public:
  PagedPieces(std::string folder, std::size_t pieceBytes);
  ~PagedPieces();
  PagedPieces(const PagedPieces&) = delete;
  PagedPieces& operator=(const PagedPieces&) = delete;

  /// A piece, aligned to its size; null where the file cannot be made or cannot grow: see trouble().
  [[nodiscard]] void* take();
  /// Gives a piece and its place on disk back.
  void release(void* piece);
  [[nodiscard]] bool owns(const void* address) const;

  /// Lets go of the resident pages of the next pieces in turn. What they hold stays what it is.
  void trim(std::size_t pieces);

  [[nodiscard]] std::size_t used() const { return used_; }  ///< Pieces taken and not released.
  /// Bytes that the file could still grow by; 0 where the folder does not say.
  [[nodiscard]] std::size_t freeBytes() const;
  /// Why there was no piece, as one line; empty where all went well.
  [[nodiscard]] const Message& trouble() const { return trouble_; }

 private:
  [[nodiscard]] bool open();
  [[nodiscard]] bool grow();
  [[nodiscard]] bool fail(int error);
  [[nodiscard]] char* at(std::size_t index) const { return base_ + index * pieceBytes_; }

  std::string folder_;
  std::size_t pieceBytes_;
  int descriptor_ = -1;
  char* room_ = nullptr;  ///< Addresses set apart.
  char* base_ = nullptr;  ///< The first piece in them.
  std::size_t pieces_ = 0, used_ = 0, hand_ = 0;
  std::vector<bool> taken_;
  std::vector<std::size_t> free_;
  Message trouble_;
};

/// Bytes of this process that are in memory; 0 where the system does not say.
[[nodiscard]] std::size_t residentBytes();
/// Bytes of memory that the machine has.
[[nodiscard]] std::size_t machineBytes();

}  // namespace scarp
