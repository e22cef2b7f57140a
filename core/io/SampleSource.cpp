#include "core/io/SampleSource.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <limits>

#include "core/base/SystemReason.h"
#include "core/io/GdalName.h"
#include "core/io/RawFormats.h"
#include "core/io/RawLayout.h"
#include "core/io/RemoteSource.h"
#include "core/memory/LargePages.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

namespace {

Result<void> checkReadable(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return errorIn(path, "%1", systemReason(errno));
  if (S_ISDIR(status.st_mode)) return errorIn(path, "is a folder, not a raster file");
  if (!S_ISREG(status.st_mode)) return errorIn(path, "is not an ordinary file");
  if (status.st_size == 0) return errorIn(path, "the file is empty");
  if (::access(path.c_str(), R_OK) != 0) return errorIn(path, "%1", systemReason(errno));
  return {};
}

/// The source for a name that stands for a file which can be read.
Result<std::unique_ptr<SampleSource>> openNamed(const std::string& path, const std::optional<RawLayout>& raw,
                                                int parts = 1) {
  if (path.empty()) return Error{"no file is named"};
  if (const auto address = allowedAddress(path)) {
    if (raw) return errorIn(path, "samples without a header are read from files on this machine only");
    return openRemoteSource(path, *address, parts);
  }
  const auto file = fileOfName(path);
  if (!file) return file.error();
  if (!file->empty() && !isZarrFolder(*file))
    if (auto readable = checkReadable(*file); !readable) return readable.error();
  if (raw) return openRawSource(path, *raw);
  const auto format = file->empty() ? Result<std::optional<RawFormat>>(std::nullopt) : rawFormatOf(*file);
  if (!format) return errorIn(path, format.error());
  return *format ? openRawSource(path, **format) : openForeignSource(path, parts);
}

}  // namespace

Result<std::unique_ptr<SampleSource>> openPicture(const std::string& path,
                                                  const std::optional<RawLayout>& raw,
                                                  const std::optional<BandUse>& bands) {
  auto source = openNamed(path, raw);
  if (!source) return source;
  if (auto chosen = (*source)->choose(bands); !chosen) return chosen.error();
  return source;
}

namespace {

/// With the bands that are read chosen; an error where nothing tells which.
Result<std::unique_ptr<SampleSource>> decided(Result<std::unique_ptr<SampleSource>> source,
                                              const std::optional<BandUse>& bands) {
  if (!source) return source;
  if (auto chosen = (*source)->choose(bands); !chosen) return chosen.error();
  if ((*source)->undecided()) return (*source)->whichBand();
  return source;
}

}  // namespace

Result<std::unique_ptr<SampleSource>> openUncutSource(const std::string& path,
                                                      const std::optional<RawLayout>& raw,
                                                      const std::optional<BandUse>& bands) {
  return decided(openNamed(path, raw), bands);
}

Result<std::unique_ptr<SampleSource>> openTileSource(const std::string& path,
                                                     const std::optional<RawLayout>& raw,
                                                     const std::optional<BandUse>& bands) {
  constexpr int kParts = 16;  // Of the budget.
  return decided(openNamed(path, raw, kParts), bands);
}

Result<std::unique_ptr<SampleSource>> openAnySource(const std::string& path,
                                                    const std::optional<RawLayout>& raw,
                                                    const std::optional<BandUse>& bands) {
  auto source = openNamed(path, raw);
  if (!source) return source;
  const SourceInfo& info = (*source)->info();
  if (auto size = checkRasterSize(path, info.columns, info.rows); !size) return size.error();
  if (auto chosen = (*source)->choose(bands); !chosen) return chosen.error();
  return source;
}

Result<std::unique_ptr<SampleSource>> openSource(const std::string& path, const std::optional<RawLayout>& raw,
                                                 const std::optional<BandUse>& bands) {
  auto source = openAnySource(path, raw, bands);
  if (source && (*source)->undecided()) return (*source)->whichBand();
  return source;
}

std::string gigabytes(double bytes) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.3g GB", bytes / 1e9);
  return text.data();
}

Result<void> checkGridSize(const std::string& path, std::int64_t columns, std::int64_t rows) {
  constexpr int most = std::numeric_limits<int>::max() / 2;
  if (columns < 2 || rows < 2)
    return errorIn(path, "%1 x %2 samples; a terrain needs at least 2 x 2", columns, rows);
  if (columns > most || rows > most) return errorIn(path, "%1 x %2 samples are too many", columns, rows);
  return {};
}

Result<void> checkRasterSize(const std::string& path, std::int64_t columns, std::int64_t rows) {
  if (auto grid = checkGridSize(path, columns, rows); !grid) return grid;
  // Heights, their pyramid, and some that is edited.
  const double need = 1.25 * sizeof(float) * static_cast<double>(columns) * static_cast<double>(rows);
  const auto have = static_cast<double>(LargePages::room());
  if (need > have)
    return errorIn(path, "%1 x %2 samples need %3 of memory and disk; there are %4", columns, rows,
                   gigabytes(need), gigabytes(have));
  // As many rows as a tile has are read at once, as stored and as heights.
  const double strip = (sizeof(double) + sizeof(float)) * static_cast<double>(columns) *
                       static_cast<double>(std::min<std::int64_t>(rows, HeightRaster::tileSize));
  const auto most = static_cast<double>(memoryBudget() / 2);
  if (strip > most)
    return errorIn(path, "%1 x %2 samples: its rows need %3 at once; the memory budget allows %4", columns,
                   rows, gigabytes(strip), gigabytes(most));
  return {};
}

Error unreadableRows(const std::string& path, int row, int count, const Message& reason) {
  return errorIn(path,
                 reason.empty() ? "rows %1 to %2 cannot be read; the file is damaged or cut short"
                                : "rows %1 to %2 cannot be read; the file is damaged or cut short (%3)",
                 row, row + count - 1, reason);
}

}  // namespace scarp
