#include "core/io/PictureFile.h"

#include <sys/stat.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <mutex>
#include <set>
#include <vector>

#include "core/base/Contract.h"
#include "core/io/GdalErrors.h"
#include "core/io/GridPlacement.h"
#include "core/io/HeightRule.h"
#include "core/io/RememberedSource.h"
#include "core/io/SampleSource.h"
#include "core/material/Srgb.h"

namespace scarp {

namespace {

constexpr int kStrip = 128;  ///< Rows that are read at once.

std::uint8_t byteOf(double share) {
  return static_cast<std::uint8_t>(std::lround(255.0 * std::clamp(share, 0.0, 1.0)));
}

/// Which bands are the channels, in their order.
Result<std::vector<int>> bandsOf(const std::string& path, const SourceInfo& info) {
  std::vector<int> bands;
  if (info.hasColours())
    bands.assign(info.colours.begin(), info.colours.end());
  else if (info.bands.size() <= 4)
    for (int band = 1; band <= static_cast<int>(info.bands.size()); ++band) bands.push_back(band);
  else
    return errorIn(path, "has %1 bands, and none are colours", info.bands.size());
  if (info.alpha > 0 && std::ranges::find(bands, info.alpha) == bands.end()) bands.push_back(info.alpha);
  return bands;
}

/// Heights that go beyond 0…1, from the lowest to the highest.
void spreadOut(std::vector<double>& values) {
  const auto [low, high] = std::ranges::minmax(values);
  if ((low >= 0.0 && high <= 1.0) || !(high > low)) return;
  for (double& value : values) value = (value - low) / (high - low);
}

/// A channel whose samples are bytes, or whole numbers of 16 bits.
Result<void> readWholeNumbers(SampleSource& source, std::span<const int> bands, Texels& to,
                              const Progress& progress) {
  const SourceInfo& info = source.info();
  const double most = info.sampleType == "Byte" ? 255.0 : 65535.0;
  const auto columns = static_cast<std::size_t>(info.columns), channels = bands.size();
  std::vector<double> strip(columns * kStrip);
  for (int row = 0; row < info.rows; row += kStrip) {
    if (!keepGoing(progress, static_cast<double>(row) / info.rows)) return Error::cancel();
    const int count = std::min(kStrip, info.rows - row);
    for (std::size_t channel = 0; channel < channels; ++channel) {
      if (auto read = source.readCodes(bands[channel], row, count, strip); !read) return read;
      std::uint8_t* const out = &to.values[to.place(0, row)] + channel;
      for (std::size_t i = 0; i < columns * static_cast<std::size_t>(count); ++i)
        out[i * channels] = std::isnan(strip[i]) ? std::uint8_t{0} : byteOf(strip[i] / most);
    }
  }
  return {};
}

/// One whose samples are floating point, or a palette's colours.
Result<void> readValues(SampleSource& source, int band, std::size_t channel, PictureKind kind, Texels& to,
                        const Progress& progress) {
  const SourceInfo& info = source.info();
  if (auto chosen = source.choose(BandUse{BandUse::Kind::Band, band}); !chosen) return chosen;
  const bool linear = info.sampleType.starts_with("Float");
  const StepRange steps = stepsOf(info.sampleType, BandUse::Kind::Band);
  const auto columns = static_cast<std::size_t>(info.columns);
  std::vector<double> values(columns * static_cast<std::size_t>(info.rows));
  for (int row = 0; row < info.rows; row += kStrip) {
    if (!keepGoing(progress, static_cast<double>(row) / info.rows)) return Error::cancel();
    const int count = std::min(kStrip, info.rows - row);
    const auto strip = std::span(values).subspan(static_cast<std::size_t>(row) * columns,
                                                 columns * static_cast<std::size_t>(count));
    if (auto read = source.read(row, count, strip); !read) return read;
  }
  for (double& value : values)
    value = std::isfinite(value) ? (value - steps.first) / (steps.last - steps.first) : 0.0;
  if (linear && kind == PictureKind::Height) spreadOut(values);
  const auto channels = static_cast<std::size_t>(to.channels);
  for (std::size_t i = 0; i < values.size(); ++i) {
    const double value = std::clamp(values[i], 0.0, 1.0);
    to.values[i * channels + channel] =
        byteOf(linear && kind == PictureKind::Albedo && channel < 3 ? toSrgb(value) : value);
  }
  return {};
}

constexpr int kMaxPixels = 4096;        ///< Pixels that are kept along a side.
constexpr int kMostSourceSide = 32768;  ///< Pixels that are read.

/// Means over squares of pixels, holes left out.
class Reduction {
 public:
  Reduction(int columns, int rows)
      : by_((std::max(columns, rows) + kMaxPixels - 1) / kMaxPixels),
        columns_((columns + by_ - 1) / by_),
        sums_(static_cast<std::size_t>(columns_) * ((rows + by_ - 1) / by_), 0.0),
        counts_(sums_.size(), 0) {}

  void add(int row, const std::vector<double>& pixels) {
    const std::size_t start = static_cast<std::size_t>(row / by_) * columns_;
    for (std::size_t i = 0; i < pixels.size(); ++i) {
      if (!std::isfinite(pixels[i])) continue;
      sums_[start + i / by_] += pixels[i];
      ++counts_[start + i / by_];
    }
  }

  /// Maps lowest to highest to 0…1. If there are values below 0, the value 0 maps to Alpha::ground, and the
  /// value farthest from it raises or digs by the full strength of a stamp.
  [[nodiscard]] Result<AlphaPtr> alpha(const std::string& path) const {
    double low = std::numeric_limits<double>::infinity(), high = -low;
    for (std::size_t i = 0; i < sums_.size(); ++i) {
      if (counts_[i] == 0) continue;
      low = std::min(low, sums_[i] / counts_[i]);
      high = std::max(high, sums_[i] / counts_[i]);
    }
    if (!(high > low)) return errorIn(path, "is the same throughout; a brush would have no shape by it");
    auto made = std::make_shared<Alpha>();
    if (low < 0.0) {
      high = std::max(high, 0.0);
      made->ground = static_cast<float>(-low / (high - low));
      made->gain = static_cast<float>((high - low) / std::max(-low, high));
    }
    made->name = path;
    made->columns = columns_;
    made->rows = static_cast<int>(sums_.size()) / columns_;
    made->values.reserve(sums_.size());
    for (std::size_t i = 0; i < sums_.size(); ++i) {
      const double value =
          counts_[i] == 0 ? double{made->ground} : (sums_[i] / counts_[i] - low) / (high - low);
      made->values.push_back(static_cast<float>(value));
    }
    return AlphaPtr(std::move(made));
  }

 private:
  int by_, columns_;
  std::vector<double> sums_;
  std::vector<int> counts_;
};

/// Pixels of a picture or of heights that are read with the default options, north first. `nodata`: the value
/// of holes, in place of the one that the file declares.
Result<void> readPixels(SampleSource& source, std::optional<double> nodata, const Progress& progress,
                        Reduction& reduction, VoidDetector& voids) {
  const SourceInfo& info = source.info();
  // A size only so that placeGrid() needs none of the file.
  const auto placement = placeGrid({}, info, 1.0);
  const bool turned = placement && placement->georeference.southUp;
  const double sign = readsDepths(info, {}) ? -1.0 : 1.0;
  HeightRule rule;
  rule.nodata = nodata ? nodata : info.nodata;
  std::vector<double> pixels(static_cast<std::size_t>(info.columns));
  for (int row = 0; row < info.rows; ++row) {
    if (!keepGoing(progress, static_cast<double>(row) / info.rows)) return Error::cancel();
    if (auto read = source.read(row, 1, pixels); !read) return read;
    std::ranges::transform(pixels, pixels.begin(), [&](double value) { return rule.ground(value); });
    voids.add(pixels);
    for (double& value : pixels) value *= sign;
    reduction.add(turned ? info.rows - 1 - row : row, pixels);
  }
  return {};
}

Result<void> checkSides(const std::string& path, int columns, int rows) {
  if (columns <= kMostSourceSide && rows <= kMostSourceSide) return {};
  return errorIn(path, "%1 x %2 pixels; an alpha has at most %3 a side", columns, rows, kMostSourceSide);
}

Result<AlphaPtr> readAlphaPicture(const std::string& path, const Progress& progress) {
  prepareGdal();
  auto opened = openAnySource(path, std::nullopt);
  if (!opened) return opened.error();
  SampleSource& source = **opened;
  const SourceInfo& info = source.info();
  if (source.undecided()) return errorIn(path, "%1 bands; an alpha has one", info.bands.size());
  const bool heights = !info.hasColours();
  if (!heights)
    if (auto chosen = source.choose(BandUse{BandUse::Kind::Luminance, 1}); !chosen) return chosen.error();
  if (auto fits = checkSides(path, info.columns, info.rows); !fits) return fits.error();
  Reduction reduction(info.columns, info.rows);
  VoidDetector voids;
  if (auto read = readPixels(source, {}, progress, reduction, voids); !read) return read.error();
  if (const double value = voids.undeclaredVoid(); heights && !std::isnan(value)) {
    reduction = Reduction(info.columns, info.rows);
    if (auto read = readPixels(source, value, progress, reduction, voids); !read) return read.error();
  }
  return reduction.alpha(path);
}

Result<AlphaReading> readImported(const std::string& path, const ImportOptions& options,
                                  const Progress& progress) {
  auto imported = importRaster(path, options, progress);
  if (!imported) return imported.error();
  const GridFrame& frame = imported->terrain.frame;
  if (auto fits = checkSides(path, frame.columns, frame.rows); !fits) return fits.error();
  Reduction reduction(frame.columns, frame.rows);
  std::vector<float> heights(static_cast<std::size_t>(frame.columns));
  std::vector<double> pixels(heights.size());
  for (int row = 0; row < frame.rows; ++row) {
    imported->terrain.heights.read({0, row, frame.columns, row + 1}, heights);
    std::ranges::copy(heights, pixels.begin());
    reduction.add(row, pixels);
  }
  auto alpha = reduction.alpha(path);
  if (!alpha) return alpha.error();
  return AlphaReading{*std::move(alpha), std::move(imported->warnings)};
}

Result<AlphaReading> readNew(const std::string& path, const ImportOptions& options,
                             const Progress& progress) {
  if (!(options == ImportOptions())) return readImported(path, options, progress);
  auto alpha = readAlphaPicture(path, progress);
  if (!alpha) return alpha.error();
  return AlphaReading{*std::move(alpha)};
}

/// What tells a file from one that was there before.
struct Stamp {
  long long bytes = -1, seconds = 0, nanoseconds = 0;
  bool operator==(const Stamp&) const = default;
};

Stamp stampOf(const std::string& path) {
  struct stat status {};
  if (::stat(path.c_str(), &status) != 0) return {};
  return {status.st_size, status.st_mtim.tv_sec, status.st_mtim.tv_nsec};
}

struct Kept {
  Stamp stamp;
  ImportOptions options;
  std::weak_ptr<const Alpha> alpha;
};

/// Alphas of files that are in memory.
struct KeptAlphas {
  std::mutex reading;  ///< One file is read at a time, and each once.
  std::mutex busy;     ///< Of `kept`.
  std::vector<Kept> kept;
};

KeptAlphas& keptAlphas() {
  static KeptAlphas alphas;
  return alphas;
}

AlphaPtr keptAlpha(const std::string& path, const ImportOptions& options, const Stamp& stamp) {
  KeptAlphas& alphas = keptAlphas();
  const std::lock_guard lock(alphas.busy);
  std::erase_if(alphas.kept, [](const Kept& one) { return one.alpha.expired(); });
  for (const Kept& one : alphas.kept)
    if (AlphaPtr alpha = one.alpha.lock();
        alpha && alpha->name == path && one.stamp == stamp && one.options == options)
      return alpha;
  return nullptr;
}

/// Alphas that were chosen or read.
AllowedPaths& allowedAlphas() {
  static AllowedPaths allowed;
  return allowed;
}

}  // namespace

Result<Texels> readPictureFile(const std::string& path, PictureKind kind, const Progress& progress) {
  prepareGdal();
  auto opened = openAnySource(path, std::nullopt);
  if (!opened) return opened.error();
  return readPicture(**opened, path, kind, progress);
}

Result<Texels> readPicture(SampleSource& source, const std::string& path, PictureKind kind,
                           const Progress& progress) {
  const SourceInfo info = source.info();
  if (info.columns > kMostTexels || info.rows > kMostTexels)
    return errorIn(path, "%1 x %2 pixels; a picture of a material has at most %3 a side", info.columns,
                   info.rows, kMostTexels);
  const auto bands = bandsOf(path, info);
  if (!bands) return bands.error();
  Texels texels{info.columns, info.rows, static_cast<int>(bands->size()), {}};
  texels.values.resize(texels.place(0, info.rows));
  const bool whole = !info.palette && (info.sampleType == "Byte" || info.sampleType == "UInt16");
  if (whole) {
    if (auto read = readWholeNumbers(source, *bands, texels, progress); !read) return read.error();
    return texels;
  }
  for (std::size_t channel = 0; channel < bands->size(); ++channel) {
    const double start = static_cast<double>(channel) / static_cast<double>(bands->size());
    const Progress part = partOf(progress, start, start + 1.0 / static_cast<double>(bands->size()));
    if (auto read = readValues(source, (*bands)[channel], channel, kind, texels, part); !read)
      return read.error();
  }
  return texels;
}

Texels channelsOf(const Texels& texels, int first, int count) {
  EXPECTS(first >= 0 && first < texels.channels && (count == 1 || count == 3));
  if (first == 0 && count == texels.channels) return texels;
  Texels some{texels.columns, texels.rows, count, {}};
  some.values.resize(some.place(0, some.rows));
  const bool grey = first + count > texels.channels;
  const auto from = static_cast<std::size_t>(texels.channels), to = static_cast<std::size_t>(count);
  for (std::size_t i = 0; i < some.values.size() / to; ++i)
    for (std::size_t channel = 0; channel < to; ++channel)
      some.values[i * to + channel] =
          texels.values[i * from + static_cast<std::size_t>(first) + (grey ? 0 : channel)];
  return some;
}

Result<AlphaReading> importAlpha(const std::string& path, const ImportOptions& options,
                                 const Progress& progress) {
  KeptAlphas& alphas = keptAlphas();
  const Stamp stamp = stampOf(path);
  const std::lock_guard lock(alphas.reading);
  if (AlphaPtr same = keptAlpha(path, options, stamp)) return AlphaReading{std::move(same)};
  auto reading = readNew(path, options, progress);
  if (!reading) return reading;
  allowAlphaFile(path);
  const std::lock_guard adding(alphas.busy);
  alphas.kept.push_back({stamp, options, reading->alpha});
  return reading;
}

ImportOptions importOf(const Alpha& alpha) {
  KeptAlphas& alphas = keptAlphas();
  const std::lock_guard lock(alphas.busy);
  for (const Kept& one : alphas.kept)
    if (const AlphaPtr kept = one.alpha.lock(); kept.get() == &alpha) return one.options;
  return {};
}

void allowAlphaFile(const std::string& path) { allowedAlphas().add(path); }

bool isAllowedAlphaFile(const std::string& path) { return allowedAlphas().contains(path); }

}  // namespace scarp
