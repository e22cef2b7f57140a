#include "core/io/MemoryDatabase.h"

#include <cpl_vsi.h>

#include <atomic>

#include "core/io/GdalName.h"

namespace scarp {

namespace {

std::atomic<int>& databaseCount() {
  static std::atomic<int> files{0};
  return files;
}

}  // namespace

MemoryDatabase::MemoryDatabase() : path_(kMemoryFolder + std::to_string(++databaseCount()) + ".gpkg") {}
MemoryDatabase::~MemoryDatabase() { VSIUnlink(path_.c_str()); }

std::string_view MemoryDatabase::bytes() const {
  vsi_l_offset size = 0;
  const GByte* const data = VSIGetMemFileBuffer(path_.c_str(), &size, FALSE);
  return {reinterpret_cast<const char*>(data), data ? static_cast<std::size_t>(size) : 0};
}

}  // namespace scarp
