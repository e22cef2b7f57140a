#include "core/drape/DrapeColours.h"

#include <algorithm>
#include <cmath>

namespace scarp {

namespace {

constexpr int kLooks = 512;  ///< Samples a side.
constexpr double kLow = 0.02, kHigh = 0.98;

/// Ten colours of viridis (Smith & van der Walt 2015, CC0), evenly spaced: as light as the number is high.
constexpr std::array<std::array<double, 3>, 10> kRamp{{{68, 1, 84},
                                                       {72, 40, 120},
                                                       {62, 74, 137},
                                                       {49, 104, 142},
                                                       {38, 130, 142},
                                                       {31, 158, 137},
                                                       {53, 183, 121},
                                                       {109, 205, 89},
                                                       {180, 222, 44},
                                                       {253, 231, 37}}};

std::array<double, 3> rampAt(double share) {
  const double at = share * (kRamp.size() - 1);
  const auto from = std::min(static_cast<std::size_t>(at), kRamp.size() - 2);
  const double way = at - static_cast<double>(from);
  std::array<double, 3> colour{};
  for (std::size_t i = 0; i < 3; ++i)
    colour[i] = kRamp[from][i] + way * (kRamp[from + 1][i] - kRamp[from][i]);
  return colour;
}

bool isWide(const std::string& type) { return type == "UInt16"; }

/// The samples of some bands that lie evenly over the file, without holes.
Result<std::vector<double>> looked(SampleSource& source, std::span<const int> bands,
                                   const Progress& progress) {
  const SourceInfo& info = source.info();
  const int columns = std::min(kLooks, info.columns), rows = std::min(kLooks, info.rows);
  std::vector<double> values, grid(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
  for (std::size_t i = 0; i < bands.size(); ++i) {
    if (auto chosen = source.choose(BandUse{BandUse::Kind::Band, bands[i]}); !chosen) return chosen.error();
    const auto n = static_cast<double>(bands.size());
    auto read = source.readGrid(columns, rows, grid,
                                partOf(progress, static_cast<double>(i) / n, static_cast<double>(i + 1) / n));
    if (!read) return read.error();
    for (const double value : grid)
      if (std::isfinite(value) && value != source.info().nodata) values.push_back(value);
  }
  std::ranges::sort(values);
  return values;
}

/// Bands that are shown, of a file without a colour table: three or one.
std::vector<int> shownBands(const SourceInfo& info) {
  if (info.hasColours()) return {info.colours.begin(), info.colours.end()};
  std::vector<int> shown;
  for (int band = 1; band <= static_cast<int>(info.bands.size()) && shown.size() < 3; ++band)
    if (band != info.alpha) shown.push_back(band);
  if (shown.empty()) shown = {1};
  if (shown.size() < 3) shown.resize(1);
  return shown;
}

}  // namespace

bool showsNumbers(const SourceInfo& info) {
  const bool grey = info.sampleType == "Byte" || (isWide(info.sampleType) && info.driver == "PNG");
  return !info.palette && !grey && shownBands(info).size() < 3;
}

Result<DrapeColours> DrapeColours::of(SampleSource& source, const Progress& progress) {
  const SourceInfo info = source.info();
  DrapeColours colours;
  colours.mostAlpha_ = isWide(info.sampleType) ? 65535.0 : info.sampleType == "Byte" ? 255.0 : 1.0;
  if (info.palette) {
    // How opaque its colours are is the band after them.
    colours.bands_ = {info.colours[0], info.colours[1], info.colours[2], info.colours[2] + 1};
    colours.mostAlpha_ = 255.0;
    return colours;
  }
  const std::vector<int> shown = shownBands(info);
  colours.bands_ = shown;
  if (shown.size() < 3) colours.kind_ = showsNumbers(info) ? Kind::Numbers : Kind::Grey;
  if (info.alpha > 0 && std::ranges::find(shown, info.alpha) == shown.end())
    colours.bands_.push_back(info.alpha);
  if (info.sampleType == "Byte" && colours.kind_ != Kind::Numbers) return colours;
  colours.high_ = 65535.0;
  if (colours.kind_ == Kind::Grey) return colours;
  const auto values = looked(source, shown, progress);
  if (!values) return values.error();
  if (colours.kind_ == Kind::Colours && isWide(info.sampleType) && !values->empty() &&
      values->back() > 32767.0)
    return colours;
  const auto at = [&](double share) {
    return values->empty()
               ? 0.0
               : (*values)[static_cast<std::size_t>(share * static_cast<double>(values->size() - 1))];
  };
  colours.low_ = at(kLow);
  colours.high_ = at(kHigh);
  return colours;
}

std::array<double, 3> DrapeColours::colour(std::span<const double> values) const {
  const double range = high_ - low_;
  const auto share = [&](double value) {
    return range > 0.0 ? std::clamp((value - low_) / range, 0.0, 1.0) : 0.5;
  };
  if (kind_ == Kind::Numbers) return rampAt(share(values[0]));
  if (kind_ == Kind::Grey) {
    const double grey = 255.0 * share(values[0]);
    return {grey, grey, grey};
  }
  return {255.0 * share(values[0]), 255.0 * share(values[1]), 255.0 * share(values[2])};
}

}  // namespace scarp
