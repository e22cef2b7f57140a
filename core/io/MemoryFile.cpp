#include "core/io/MemoryFile.h"

#include <cpl_vsi.h>

#include <atomic>

#include "core/io/GdalName.h"

namespace scarp {

namespace {

std::atomic<int>& fileCount() {
  static std::atomic<int> files{0};
  return files;
}

}  // namespace

MemoryFile::MemoryFile(const char* ending) : path_(kMemoryFolder + std::to_string(++fileCount()) + ending) {}
MemoryFile::~MemoryFile() { VSIUnlink(path_.c_str()); }

std::string_view MemoryFile::bytes() const {
  vsi_l_offset size = 0;
  const GByte* const data = VSIGetMemFileBuffer(path_.c_str(), &size, FALSE);
  return {reinterpret_cast<const char*>(data), data ? static_cast<std::size_t>(size) : 0};
}

}  // namespace scarp
