#include "core/io/SampleSource.h"

#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstdio>
#include <limits>

#include "core/base/SystemReason.h"
#include "core/io/ForeignSource.h"
#include "core/io/GdalDrivers.h"
#include "core/io/RawLayout.h"
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

/// A source with the bands that are read chosen.
Result<std::unique_ptr<SampleSource>> withBands(Result<std::unique_ptr<SampleSource>> source,
                                                const std::optional<BandUse>& bands) {
  if (!source) return source;
  if (auto chosen = (*source)->choose(bands); !chosen) return chosen.error();
  return source;
}

/// An error where nothing tells which bands to read.
Result<std::unique_ptr<SampleSource>> decided(Result<std::unique_ptr<SampleSource>> source) {
  if (source && (*source)->undecided()) return (*source)->whichBand();
  return source;
}

}  // namespace

Result<std::unique_ptr<SampleSource>> openPicture(const std::string& path,
                                                  const std::optional<RawLayout>& raw,
                                                  const std::optional<BandUse>& bands) {
  return withBands(openNamed(path, raw), bands);
}

Result<std::unique_ptr<SampleSource>> openUncutSource(const std::string& path,
                                                      const std::optional<RawLayout>& raw,
                                                      const std::optional<BandUse>& bands) {
  return decided(openPicture(path, raw, bands));
}

Result<std::unique_ptr<SampleSource>> openTileSource(const std::string& path,
                                                     const std::optional<RawLayout>& raw,
                                                     const std::optional<BandUse>& bands) {
  constexpr int kParts = 16;  // Of the budget.
  return decided(withBands(openNamed(path, raw, kParts), bands));
}

Result<std::unique_ptr<SampleSource>> openAnySource(const std::string& path,
                                                    const std::optional<RawLayout>& raw,
                                                    const std::optional<BandUse>& bands) {
  auto source = openNamed(path, raw);
  if (!source) return source;
  const SourceInfo& info = (*source)->info();
  if (auto size = checkRasterSize(path, info.columns, info.rows); !size) return size.error();
  return withBands(std::move(source), bands);
}

Result<std::unique_ptr<SampleSource>> openSource(const std::string& path, const std::optional<RawLayout>& raw,
                                                 const std::optional<BandUse>& bands) {
  return decided(openAnySource(path, raw, bands));
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

namespace {

constexpr double kNoSample = std::numeric_limits<double>::quiet_NaN();

bool sameValue(double a, double b) { return a == b || (std::isnan(a) && std::isnan(b)); }

/// Terrarium: https://github.com/tilezen/joerd/blob/master/docs/formats.md; Mapbox: Terrain-RGB v1.
double heightOf(BandUse::Kind kind, double r, double g, double b) {
  switch (kind) {
    case BandUse::Kind::Terrarium:
      return r * 256.0 + g + b / 256.0 - 32768.0;
    case BandUse::Kind::Mapbox:
      return -10000.0 + (r * 65536.0 + g * 256.0 + b) * 0.1;
    case BandUse::Kind::Luminance:
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    case BandUse::Kind::Band:
      break;
  }
  return r;
}

bool isTileHeight(BandUse::Kind kind) {
  return kind == BandUse::Kind::Terrarium || kind == BandUse::Kind::Mapbox;
}

/// What the transparent samples seen so far hold.
struct Transparent {
  std::optional<double> value;
  bool differ = false, opaque = false;

  void add(std::span<const double> values, std::span<const double> alpha) {
    for (std::size_t i = 0; i < values.size() && !differ; ++i) {
      if (alpha[i] != 0.0) {
        opaque = true;
        continue;
      }
      differ = value && !sameValue(*value, values[i]);
      value = values[i];
    }
  }
  [[nodiscard]] bool holes() const { return value && !differ && opaque; }
};

void punch(std::span<double> values, std::span<const double> alpha) {
  for (std::size_t i = 0; i < values.size(); ++i)
    if (alpha[i] == 0.0) values[i] = kNoSample;
}

}  // namespace

StepRange stepsOf(const std::string& sampleType, BandUse::Kind kind) {
  if (isTileHeight(kind)) return {heightOf(kind, 0.0, 0.0, 0.0), heightOf(kind, 255.0, 255.0, 255.0)};
  if (sampleType == "Byte") return {0.0, 255.0};
  if (sampleType == "Int8") return {-128.0, 127.0};
  if (sampleType == "UInt16") return {0.0, 65535.0};
  if (sampleType == "Int16") return {-32768.0, 32767.0};
  if (sampleType == "UInt32") return {0.0, 4294967295.0};
  if (sampleType == "Int32") return {-2147483648.0, 2147483647.0};
  return {0.0, 1.0};
}

Result<void> SampleSource::choose(const std::optional<BandUse>& bands) {
  undecided_ = expectsGrey_ = coloursDiffer_ = alphaMasks_ = false;
  const int count = static_cast<int>(info_.bands.size());
  // Behind a colour table there is one band of values, or the colours.
  const int plain = info_.palette ? (info_.paletteValues ? 1 : 3) : count - (info_.alpha > 0 ? 1 : 0);
  used_ = bands.value_or(BandUse{BandUse::Kind::Band, info_.alpha == 1 && count > 1 ? 2 : 1});
  if (used_.kind == BandUse::Kind::Band) {
    if (used_.band < 1 || used_.band > count) return noSuchBand(used_.band);
    expectsGrey_ = !bands && plain == 3 && info_.hasColours();
    undecided_ = !bands && plain > 1 && !expectsGrey_;
  } else if (!info_.hasColours()) {
    return errorIn(path_, "has no red, green and blue to take heights from");
  }
  const bool one = used_.kind == BandUse::Kind::Band && !expectsGrey_;
  if (auto described = describeBand(one ? used_.band : info_.colours[0]); !described) return described;
  if (isTileHeight(used_.kind) && info_.sampleType != "Byte")
    return errorIn(path_, "Terrarium and Mapbox colours have 8 bits each, not samples of type %1",
                   info_.sampleType);
  if (isTileHeight(used_.kind)) {
    info_.verticalUnit = "m";
    info_.scale = 1.0;
    info_.offset = 0.0;
  }
  if (used_.kind != BandUse::Kind::Band) info_.nodata.reset();
  return {};
}

Error SampleSource::noSuchBand(int band) const {
  return errorIn(path_, "has no band %1; it has %2", band, info_.bands.size());
}

Error SampleSource::whichBand() const {
  std::string names;
  for (std::size_t i = 0; i < info_.bands.size() && i < 8; ++i) names += (i ? ", " : "") + info_.bands[i];
  if (info_.bands.size() > 8) names += " …";
  const bool bytes = info_.sampleType == "Byte";
  return errorIn(path_,
                 !info_.hasColours() ? "%1 bands (%2): one of them must be chosen for the heights"
                 : !bytes
                     ? "%1 bands (%2): one of them must be chosen for the heights, or their luminance"
                     : "%1 bands (%2): one of them must be chosen for the heights, or their luminance, or "
                       "Terrarium or Mapbox colours",
                 info_.bands.size(), names);
}

std::vector<int> SampleSource::reading() const {
  if (used_.kind == BandUse::Kind::Band && !expectsGrey_) return {used_.band};
  return {info_.colours.begin(), info_.colours.end()};
}

template <class Get>
Result<void> SampleSource::decoded(std::span<double> out, Get&& get) {
  const std::vector<int> bands = reading();
  if (bands.size() == 1) return get(bands[0], out);
  red_.resize(out.size());
  green_.resize(out.size());
  blue_.resize(out.size());
  if (auto read = get(bands[0], std::span(red_)); !read) return read;
  if (auto read = get(bands[1], std::span(green_)); !read) return read;
  if (auto read = get(bands[2], std::span(blue_)); !read) return read;
  for (std::size_t i = 0; i < out.size(); ++i) {
    coloursDiffer_ = expectsGrey_ && !(sameValue(red_[i], green_[i]) && sameValue(red_[i], blue_[i]));
    if (coloursDiffer_) return whichBand();
    out[i] = heightOf(used_.kind, red_[i], green_[i], blue_[i]);
  }
  return {};
}

Result<void> SampleSource::read(int row, int count, std::span<double> out) {
  out = out.first(static_cast<std::size_t>(count) * info_.columns);
  const auto get = [&](int band, std::span<double> to) { return readBand(band, row, count, to); };
  if (auto read = decoded(out, get); !read || !alphaMasks_) return read;
  alpha_.resize(out.size());
  if (auto read = get(info_.alpha, std::span(alpha_)); !read) return read;
  punch(out, alpha_);
  return {};
}

Result<void> SampleSource::readCodes(int band, int row, int count, std::span<double> out) {
  if (info_.sampleType.starts_with("Float"))
    return errorIn(path_, "has samples of type %1, not whole numbers", info_.sampleType);
  return readBand(band, row, count, out);
}

Result<void> SampleSource::readStored(int /*band*/, int /*row*/, int /*count*/, std::span<double> /*out*/) {
  return errorIn(path_, "its stored samples cannot be read");
}

Result<void> SampleSource::readGrid(int columns, int rows, std::span<double> out, const Progress& progress) {
  const auto get = [&](int band, std::span<double> to) {
    return readBandGrid(band, columns, rows, to, progress);
  };
  if (auto read = decoded(out, get); !read) return read;
  if (info_.alpha == 0 || used_ == BandUse{BandUse::Kind::Band, info_.alpha}) return {};
  alpha_.resize(out.size());
  if (auto read = get(info_.alpha, std::span(alpha_)); !read) return read;
  Transparent transparent;
  transparent.add(out, alpha_);
  if (transparent.holes()) punch(out, alpha_);
  return {};
}

Result<void> SampleSource::readHeights(const GridRect& window, int columns, int rows, std::span<double> out,
                                       const Progress& progress) {
  const auto get = [&](int band, std::span<double> to) {
    return readWindow(std::span(&band, 1), window, columns, rows, to, progress);
  };
  if (auto read = decoded(out, get); !read || !alphaMasks_) return read;
  alpha_.resize(out.size());
  if (auto read = get(info_.alpha, std::span(alpha_)); !read) return read;
  punch(out, alpha_);
  return {};
}

Result<void> SampleSource::weighAlpha(const Progress& progress) {
  alphaMasks_ = false;
  if (info_.alpha == 0 || used_ == BandUse{BandUse::Kind::Band, info_.alpha}) return {};
  constexpr int strip = 128;
  const auto columns = static_cast<std::size_t>(info_.columns);
  std::vector<double> values(columns * strip), alpha(columns * strip);
  Transparent transparent;
  for (int row = 0; row < info_.rows && !transparent.differ; row += strip) {
    if (!keepGoing(progress, static_cast<double>(row) / info_.rows)) return Error::cancel();
    const int count = std::min(strip, info_.rows - row);
    watch(progress);
    const auto some = std::span(alpha).first(columns * static_cast<std::size_t>(count));
    if (auto read = readBand(info_.alpha, row, count, some); !read) return read;
    const auto those = std::span(values).first(some.size());
    if (std::ranges::find(some, 0.0) == some.end()) {
      transparent.opaque = true;
      continue;
    }
    if (auto got = read(row, count, those); !got) return got;
    transparent.add(those, some);
  }
  alphaMasks_ = transparent.holes();
  return {};
}

/// Where the i-th of `few` samples that lie evenly among `many` is.
static int spread(int i, int few, int many) { return static_cast<int>((i + 0.5) * many / few); }

Result<void> SampleSource::readBandGrid(int band, int columns, int rows, std::span<double> out,
                                        const Progress& progress) {
  std::vector<double> whole(static_cast<std::size_t>(info_.columns));
  for (int row = 0; row < rows; ++row) {
    if (!keepGoing(progress, static_cast<double>(row) / rows)) return Error::cancel();
    if (auto read = readBand(band, spread(row, rows, info_.rows), 1, whole); !read) return read;
    for (int column = 0; column < columns; ++column)
      out[static_cast<std::size_t>(row) * columns + column] =
          whole[static_cast<std::size_t>(spread(column, columns, info_.columns))];
  }
  return {};
}

Result<void> SampleSource::readWindow(std::span<const int> bands, const GridRect& window, int columns,
                                      int rows, std::span<double> out, const Progress& progress) {
  const auto across = static_cast<std::size_t>(info_.columns), wide = static_cast<std::size_t>(columns);
  const auto edge = [](int i, int first, int length, int few) {
    return first + static_cast<int>(static_cast<long long>(i) * length / few);
  };
  constexpr int kStrip = 128;
  std::vector<double> strip, sums(wide), counts(wide);
  for (int row = 0; row < rows; ++row) {
    if (!keepGoing(progress, static_cast<double>(row) / rows)) return Error::cancel();
    const int top = edge(row, window.row0, window.height(), rows);
    const int bottom = edge(row + 1, window.row0, window.height(), rows);
    for (std::size_t band = 0; band < bands.size(); ++band) {
      std::ranges::fill(sums, 0.0);
      std::ranges::fill(counts, 0.0);
      for (int from = top; from < bottom; from += kStrip) {
        const int count = std::min(kStrip, bottom - from);
        strip.resize(across * static_cast<std::size_t>(count));
        if (auto read = readBand(bands[band], from, count, strip); !read) return read;
        for (int line = 0; line < count; ++line)
          for (int i = 0; i < columns; ++i)
            for (int column = edge(i, window.column0, window.width(), columns);
                 column < edge(i + 1, window.column0, window.width(), columns); ++column) {
              const double value =
                  strip[static_cast<std::size_t>(line) * across + static_cast<std::size_t>(column)];
              if (std::isnan(value)) continue;
              sums[static_cast<std::size_t>(i)] += value;
              counts[static_cast<std::size_t>(i)] += 1.0;
            }
      }
      for (std::size_t i = 0; i < wide; ++i)
        out[(band * static_cast<std::size_t>(rows) + static_cast<std::size_t>(row)) * wide + i] =
            counts[i] > 0.0 ? sums[i] / counts[i] : kNoSample;
    }
  }
  return {};
}

}  // namespace scarp
