#include "core/io/RasterImport.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <iterator>
#include <limits>

#include "core/io/GridPlacement.h"
#include "core/io/SampleSource.h"
#include "core/io/Sidecar.h"
#include "core/io/VerticalUnit.h"
#include "core/io/VoidDetector.h"

namespace scarp {

namespace {

constexpr float hole = std::numeric_limits<float>::quiet_NaN();

std::string number(double value) {
  std::array<char, 32> text{};
  std::snprintf(text.data(), text.size(), "%.10g", value);
  return text.data();
}

// How a stored sample becomes a height.
struct HeightRule {
  std::optional<double> nodata;
  double scale = 1.0, offset = 0.0;
  double metres = 1.0;  // in one unit of the file

  // NaN for what cannot be a height: producers fill voids with ±1e38 and the like without saying so.
  [[nodiscard]] double ground(double stored) const {
    const bool isVoid = (nodata && stored == *nodata) || !(std::abs(stored) < 1e30);
    return isVoid ? std::numeric_limits<double>::quiet_NaN() : stored;
  }
  // Without an offset nothing is added: −0 stays −0.
  [[nodiscard]] double inFileUnit(double stored) const {
    return offset == 0.0 ? stored * scale : stored * scale + offset;
  }
  [[nodiscard]] float height(double stored) const { return static_cast<float>(inFileUnit(stored) * metres); }
};

struct ReadHeights {
  HeightRaster heights;
  VoidDetector voids;
};

// Strip after strip as high as a tile, so that each tile is written once.
Result<ReadHeights> readHeights(SampleSource& source, bool southUp, const HeightRule& rule,
                                const Progress& progress) {
  const int columns = source.info().columns, rows = source.info().rows;
  ReadHeights result{HeightRaster(columns, rows, 0.0F), {}};
  constexpr int strip = HeightRaster::tileSize;
  const std::size_t most = static_cast<std::size_t>(std::min(strip, rows)) * columns;
  std::vector<double> stored(most);
  std::vector<float> heights(most);
  for (int row = 0; row < rows; row += strip) {
    if (!keepGoing(progress, static_cast<double>(row) / rows)) return Error::cancel();
    const int count = std::min(strip, rows - row);
    const int fileRow = southUp ? rows - row - count : row;
    const auto samples = std::span(stored).first(static_cast<std::size_t>(count) * columns);
    if (auto read = source.read(fileRow, count, samples); !read) return read.error();
    std::ranges::transform(samples, samples.begin(), [&](double s) { return rule.ground(s); });
    result.voids.add(samples);
    for (int r = 0; r < count; ++r) {
      const auto from =
          samples.subspan(static_cast<std::size_t>(southUp ? count - 1 - r : r) * columns, columns);
      std::ranges::transform(from, heights.begin() + static_cast<std::ptrdiff_t>(r) * columns,
                             [&](double s) { return rule.height(s); });
    }
    result.heights.write({0, row, columns, row + count}, heights);
  }
  return result;
}

// Calls strip(rect, samples) for each row of tiles.
template <class F>
void forEachStrip(const HeightRaster& heights, F&& strip) {
  std::vector<float> samples;
  for (int row = 0; row < heights.rows(); row += HeightRaster::tileSize) {
    const GridRect rect{0, row, heights.columns(), std::min(row + HeightRaster::tileSize, heights.rows())};
    samples.resize(static_cast<std::size_t>(rect.area()));
    heights.read(rect, samples);
    strip(rect, samples);
  }
}

// Turns a height into a hole wherever it stands; says how often.
long long punchHoles(HeightRaster& heights, float height) {
  long long count = 0;
  forEachStrip(heights, [&](const GridRect& rect, std::vector<float>& samples) {
    const auto found = std::ranges::count(samples, height);
    if (found == 0) return;
    count += found;
    std::ranges::replace(samples, height, hole);
    heights.write(rect, samples);
  });
  return count;
}

long long countHoles(const HeightRaster& heights) {
  long long count = 0;
  forEachStrip(heights, [&](const GridRect&, const std::vector<float>& samples) {
    count += std::ranges::count_if(samples, [](float h) { return std::isnan(h); });
  });
  return count;
}

Result<void> checkOptions(const std::string& path, const ImportOptions& options) {
  if (options.cellSize && !(*options.cellSize > 0.0 && *options.cellSize <= 1e7))
    return Error{path + ": cell size " + number(*options.cellSize) + " m is out of range (above 0 to 1e+07)"};
  if (options.scale && !(std::isfinite(*options.scale) && *options.scale != 0.0))
    return Error{path + ": scale " + number(*options.scale) + " is out of range (finite, not 0)"};
  if (options.offset && !std::isfinite(*options.offset))
    return Error{path + ": the offset must be a finite number"};
  if (options.verticalUnit && !metresPerUnit(*options.verticalUnit))
    return Error{path + ": '" + *options.verticalUnit + "' is no unit of height; use " + verticalUnitNames()};
  return {};
}

// Fills in the vertical part of the reference; the person's unit goes before the file's.
double chooseUnit(const SourceInfo& info, const ImportOptions& options, GeoReference& reference,
                  std::vector<std::string>& warnings) {
  const std::string unit = options.verticalUnit.value_or(info.verticalUnit);
  if (unit.empty()) return 1.0;
  reference.verticalUnit = unit;
  const std::optional<double> metres = metresPerUnit(unit);
  if (!metres)
    warnings.push_back("'" + unit + "' is no unit of height: heights are taken as metres (--unit sets it)");
  reference.metresPerUnit = metres.value_or(1.0);
  return reference.metresPerUnit;
}

// Whether the unit cannot be right while the bare numbers can: files that say km over metres.
bool unitLies(const HeightRule& rule, const VoidDetector& voids) {
  if (!voids.any() || rule.metres == 1.0) return false;
  const double a = rule.inFileUnit(voids.lowestGround()), b = rule.inFileUnit(voids.highestGround());
  return !plausibleHeights(a * rule.metres, b * rule.metres) && plausibleHeights(a, b);
}

void useSidecar(const std::string& path, const SidecarReading& sidecar, SourceInfo& info) {
  const std::string name = std::filesystem::path(sidecarPath(path)).filename().string();
  if (sidecar.columns != info.columns || sidecar.rows != info.rows) {
    info.warnings.push_back(name + " describes another size and is not used");
    return;
  }
  sidecar.describe(info);
  info.warnings.push_back("heights and place are taken from " + name);
}

void warnOfHeights(const SourceInfo& info, const ImportOptions& options, const HeightRule& rule,
                   const ReadHeights& read, long long holes, std::vector<std::string>& warnings) {
  if (info.sampleType == "Byte" || info.sampleType == "Int8")
    warnings.push_back("8-bit samples: only 256 levels, the ground comes in steps");
  if (!read.voids.any()) {
    warnings.push_back("every sample is a hole");
    return;
  }
  if (rule.nodata == 0.0 && !options.nodata && holes > 0)
    warnings.push_back("0 stands for a hole in this file: " + std::to_string(holes) +
                       " samples at height 0 are holes (a nodata value of nan keeps them)");
  const double lowest = rule.height(read.voids.lowestGround()),
               highest = rule.height(read.voids.highestGround());
  if (!plausibleHeights(lowest, highest))
    warnings.push_back("heights run from " + number(lowest) + " to " + number(highest) +
                       " m, further than any ground (--unit, --scale and --offset set them)");
}

}  // namespace

Result<ImportedTerrain> importRaster(const std::string& path, const ImportOptions& options,
                                     const Progress& progress) {
  if (auto sensible = checkOptions(path, options); !sensible) return sensible.error();
  const auto sidecar = readSidecar(path);
  if (!sidecar) return sidecar.error();
  const bool described = sidecar->has_value();
  auto source = openSource(path, options.raw || !described ? options.raw : (*sidecar)->raw);
  if (!source) return source.error();
  SourceInfo info = (*source)->info();
  if (described) useSidecar(path, **sidecar, info);
  auto placement = placeGrid(path, info, options.cellSize);
  if (!placement) return placement.error();

  std::vector<std::string> warnings = info.warnings;
  std::ranges::copy(placement->warnings, std::back_inserter(warnings));
  GeoReference reference = placement->georeference;
  HeightRule rule;
  rule.nodata = options.nodata ? options.nodata : info.nodata;
  rule.scale = options.scale.value_or(info.scale);
  rule.offset = options.offset.value_or(info.offset);
  rule.metres = chooseUnit(info, options, reference, warnings);

  auto read = readHeights(**source, reference.southUp, rule, progress);
  if (!read) return read.error();
  if (!options.verticalUnit && unitLies(rule, read->voids)) {
    warnings.push_back("the unit '" + reference.verticalUnit +
                       "' would make impossible heights: taken as metres (--unit sets it)");
    reference.verticalUnit = "m";
    reference.metresPerUnit = rule.metres = 1.0;
    read = readHeights(**source, reference.southUp, rule, progress);
    if (!read) return read.error();
  }

  if (const double value = read->voids.undeclaredVoid(); !options.nodata && !std::isnan(value)) {
    const long long voids = punchHoles(read->heights, rule.height(value));
    warnings.push_back(number(value) + " looks like an undeclared void: " + std::to_string(voids) +
                       " samples are holes (a nodata value of nan keeps them)");
  }
  const long long holes = countHoles(read->heights);
  warnOfHeights(info, options, rule, *read, holes, warnings);
  if (!keepGoing(progress, 1.0)) return Error::cancel();
  return ImportedTerrain{{placement->frame, reference, std::move(read->heights)},
                         info.driver,
                         info.sampleType,
                         holes,
                         std::move(warnings)};
}

}  // namespace scarp
