#include "core/io/GdalMemory.h"

#include <cpl_conv.h>
#include <cpl_vsi.h>
#include <gdal_priv.h>

#include <algorithm>
#include <atomic>

#include "core/io/GdalName.h"
#include "core/io/SampleSource.h"
#include "core/memory/LargePages.h"

namespace scarp {

namespace {

/// Rows are read and written once: a larger cache would stay with the process for nothing.
constexpr std::size_t kMostCache = std::size_t{64} << 20;
constexpr std::size_t kCacheShare = 8, kBlockShare = 4;

double blockBytes(GDALDataset& dataset, GDALRasterBand& band) {
  int columns = 0, rows = 0;
  band.GetBlockSize(&columns, &rows);
  const char* const interleaving = dataset.GetMetadataItem("INTERLEAVE", "IMAGE_STRUCTURE");
  const bool together = interleaving && EQUAL(interleaving, "PIXEL");
  return static_cast<double>(columns) * rows * GDALGetDataTypeSizeBytes(band.GetRasterDataType()) *
         (together ? dataset.GetRasterCount() : 1);
}

}  // namespace

void limitGdalCache() {
  if (CPLGetConfigOption("GDAL_CACHEMAX", nullptr)) return;
  GDALSetCacheMax64(static_cast<GIntBig>(std::min(kMostCache, memoryBudget() / kCacheShare)));
}

Result<void> checkBlocks(const std::string& path, GDALDataset& dataset) {
  const auto most = static_cast<double>(memoryBudget() / kBlockShare);
  for (int number = 1; number <= dataset.GetRasterCount(); ++number) {
    GDALRasterBand& band = *dataset.GetRasterBand(number);
    const double need = blockBytes(dataset, band);
    if (need <= most) continue;
    int columns = 0, rows = 0;
    band.GetBlockSize(&columns, &rows);
    return errorIn(
        path, "its samples come in blocks of %1 x %2, which need %3 at once; the memory budget allows %4",
        columns, rows, gigabytes(need), gigabytes(most));
  }
  return {};
}

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
