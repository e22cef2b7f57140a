#include "core/io/ImportGuess.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <numbers>
#include <regex>
#include <string_view>
#include <vector>

#include "core/base/PrintableLine.h"

namespace scarp {

namespace {

/// The median difference of neighbours in a row.
double medianStep(const std::vector<double>& grid, int columns) {
  std::vector<double> steps;
  for (std::size_t i = 1; i < grid.size(); ++i)
    if (i % static_cast<std::size_t>(columns) != 0 && std::isfinite(grid[i] - grid[i - 1]))
      steps.push_back(std::abs(grid[i] - grid[i - 1]));
  if (steps.empty()) return 0.0;
  const auto middle = steps.begin() + static_cast<std::ptrdiff_t>(steps.size() / 2);
  std::ranges::nth_element(steps, middle);
  return *middle;
}

bool onEarth(const std::vector<double>& grid) {
  const auto off = std::ranges::count_if(grid, [](double h) { return !(h >= -11'000.0 && h <= 9'000.0); });
  return static_cast<double>(off) <= 0.01 * static_cast<double>(grid.size());
}

bool constant(const std::vector<double>& grid) {
  return std::ranges::all_of(grid, [&](double v) { return v == grid.front(); });
}

}  // namespace

Result<BandGuess> guessBands(SampleSource& source, int gridColumns, int gridRows, const Progress& progress) {
  using Kind = BandUse::Kind;
  const SourceInfo& info = source.info();
  if (!info.hasColours()) {
    constexpr std::array<std::string_view, 7> words{"elev", "height",   "dem",  "dtm",
                                                    "dsm",  "altitude", "depth"};
    for (std::size_t i = 0; i < info.bands.size(); ++i) {
      const std::string name = lowerCase(info.bands[i]);
      if (std::ranges::any_of(words,
                              [&](std::string_view word) { return name.find(word) != std::string::npos; }))
        return BandGuess{{Kind::Band, static_cast<int>(i) + 1},
                         Message("band %1 is called %2", i + 1, info.bands[i])};
    }
    return BandGuess{source.used(), Message("several bands: the first is proposed")};
  }
  std::vector<double> grid(static_cast<std::size_t>(gridColumns) * gridRows);
  const auto load = [&](const BandUse& use) -> Result<void> {
    if (auto chosen = source.choose(use); !chosen) return chosen;
    return source.readGrid(gridColumns, gridRows, grid, progress);
  };
  if (info.sampleType == "Byte") {
    if (auto read = load({Kind::Band, info.colours[2]}); !read) return read.error();
    // The lowest digit of heights is noise, or nothing where they are whole metres; a picture's blue is
    // smooth.
    constexpr double noise = 12.0;
    if (constant(grid) || medianStep(grid, gridColumns) >= noise)
      for (const Kind kind : {Kind::Terrarium, Kind::Mapbox}) {
        if (auto read = load({kind, 1}); !read) return read.error();
        constexpr double cliff = 1000.0;
        if (!onEarth(grid) || constant(grid) || medianStep(grid, gridColumns) > cliff) continue;
        return BandGuess{{kind, 1},
                         Message(kind == Kind::Terrarium ? "looks like Terrarium elevation colours"
                                                         : "looks like Mapbox elevation colours")};
      }
  }
  return BandGuess{{Kind::Luminance, 1}, Message("red, green and blue differ: their luminance is proposed")};
}

namespace {

using Match = std::smatch;

std::optional<double> numberOf(const Match& match, std::size_t group) {
  if (group >= match.size() || !match[group].matched) return std::nullopt;
  return std::strtod(match[group].str().c_str(), nullptr);
}

bool find(const std::string& text, const char* pattern, Match& match) {
  return std::regex_search(text, match, std::regex(pattern, std::regex::icase));
}

double metresOf(const Match& match, std::size_t unit) {
  return match[unit].matched && (match[unit].str() == "km" || match[unit].str() == "KM") ? 1000.0 : 1.0;
}

/// The last three numbers of a path.
std::optional<MapTile> tileOf(const std::string& path) {
  constexpr std::size_t longest = 80;
  constexpr int deepest = 24;
  const std::string end = path.substr(path.size() - std::min(path.size(), longest));
  Match m;
  if (!find(end, R"((?:^|[^0-9])(\d{1,2})([/_-])(\d{1,8})\2(\d{1,8})(?:@2x)?\.[a-z]+$)", m))
    return std::nullopt;
  const MapTile tile{std::atoi(m[1].str().c_str()), std::atoi(m[3].str().c_str()),
                     std::atoi(m[4].str().c_str())};
  const bool there = tile.zoom <= deepest && tile.column < 1 << tile.zoom && tile.row < 1 << tile.zoom;
  return there ? std::optional(tile) : std::nullopt;
}

}  // namespace

double widthOf(const MapTile& tile) {
  constexpr double equator = 2.0 * std::numbers::pi * 6'378'137.0;
  const double tiles = std::exp2(tile.zoom);
  // The stretch of the projection at a latitude is the hyperbolic cosine of its ordinate.
  return equator / tiles / std::cosh(std::numbers::pi * (1.0 - 2.0 * (tile.row + 0.5) / tiles));
}

NameHints nameHints(const std::string& path) {
  constexpr std::size_t longest = 200;
  const std::string name = std::filesystem::path(path).stem().string().substr(0, longest);
  NameHints hints;
  hints.tile = tileOf(path);
  Match m;
  const auto range = [&](std::optional<double> low, std::optional<double> high) {
    if (!low || !high || !(*low < *high) || *high > 30'000.0 || *low < -30'000.0) return;
    hints.lowest = low;
    hints.highest = high;
  };
  if (find(name, R"(min[_= ]?(-?\d+(?:\.\d+)?)m?[_ ,-]{1,2}max[_= ]?(-?\d+(?:\.\d+)?))", m))
    range(numberOf(m, 1), numberOf(m, 2));
  else if (find(name, R"((?:^|[_ ([])(-?\d+(?:\.\d+)?)m?(?:-|_?to_?|\.\.)(-?\d+(?:\.\d+)?)m(?![a-z0-9]))", m))
    range(numberOf(m, 1), numberOf(m, 2));
  else if (find(name,
                R"((?:height|elevation|elev|altitude|zmax|maxz)[_= -]?(\d+(?:\.\d+)?)(m|km)?(?![a-z0-9.]))",
                m))
    range(0.0, *numberOf(m, 1) * metresOf(m, 2));
  if (find(name, R"((?:^|[^0-9.a-z])(?:\d+(?:\.\d+)?(?:km)?x)?(\d+(?:\.\d+)?)km(?![a-z0-9]))", m) &&
      !(hints.highest && *hints.highest == *numberOf(m, 1) * 1000.0))
    hints.width = *numberOf(m, 1) * 1000.0;
  if (find(name, R"((?:^|[^0-9.a-z])(\d+(?:\.\d+)?)_?mpp(?![a-z0-9]))", m) ||
      find(name, R"((?:^|[_ (])(\d{1,2}(?:\.\d+)?)m(?![a-z0-9.]))", m))
    hints.cellSize = numberOf(m, 1);
  if (hints.width && !(*hints.width > 0.0 && *hints.width <= 1e7)) hints.width.reset();
  // The metres of "height_20m" and "0-50m" are those of the heights.
  if (hints.cellSize && (!(*hints.cellSize > 0.0) || hints.cellSize == hints.highest)) hints.cellSize.reset();
  return hints;
}

}  // namespace scarp
