#include "core/io/PictureFile.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

#include "core/base/Contract.h"
#include "core/io/GdalErrors.h"
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

}  // namespace scarp
