#include "core/io/BandGuess.h"

#include <algorithm>
#include <array>
#include <cmath>
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

}  // namespace scarp
