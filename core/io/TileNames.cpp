#include "core/io/TileNames.h"

#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <numbers>
#include <regex>

#include "core/io/NameHints.h"

namespace scarp {

namespace {

constexpr std::size_t kLongestName = 200;

std::string stemOf(const std::string& path) {
  return std::filesystem::path(path).stem().string().substr(0, kLongestName);
}

bool matches(const std::string& text, const char* pattern, std::smatch& match) {
  return std::regex_search(text, match, std::regex(pattern, std::regex::icase));
}

double figureAt(const std::smatch& match, std::size_t group) {
  return std::strtod(match[group].str().c_str(), nullptr);
}

/// A degree's corner: N44, W072.
double signedAt(const std::smatch& match, std::size_t letter, std::size_t number) {
  const char c = match[letter].str().front();
  const bool negative = c == 's' || c == 'S' || c == 'w' || c == 'W';
  return negative ? -figureAt(match, number) : figureAt(match, number);
}

NamedPlace placed(double west, double north, double dx, double dy, int epsg) {
  return {{west, dx, 0.0, north, 0.0, -dy}, epsg};
}

std::optional<NamedPlace> copernicus(const std::string& name, int columns, int rows) {
  std::smatch m;
  if (!matches(name, R"(Copernicus_DSM_(?:COG_)?\d+_([NS])(\d{2})_\d{2}_([EW])(\d{3})_\d{2})", m))
    return std::nullopt;
  // https://spacedata.copernicus.eu: the first sample on the western meridian and the northern parallel.
  const double south = signedAt(m, 1, 2), west = signedAt(m, 3, 4), dx = 1.0 / columns, dy = 1.0 / rows;
  return placed(west - 0.5 * dx, south + 1.0 + 0.5 * dy, dx, dy, 4326);
}

std::optional<NamedPlace> usgs(const std::string& name, int columns, int rows) {
  std::smatch m;
  if (!matches(name, R"((?:^|_)([ns])(\d{2})([ew])(\d{3})(?:_|$))", m) || columns != rows)
    return std::nullopt;
  for (const int each : {3600, 10800, 1200})
    if (columns == each + 12) {
      const double cell = 1.0 / each;
      return placed(signedAt(m, 3, 4) - 6.0 * cell, signedAt(m, 1, 2) + 6.0 * cell, cell, cell, 4269);
    }
  return std::nullopt;
}

std::optional<NamedPlace> srtm(const std::string& name, int columns, int rows) {
  std::smatch m;
  if (!matches(name, R"((?:^|_)([NS])(\d{2})([EW])(\d{3})(?![0-9]))", m)) return std::nullopt;
  const bool fits = (rows - 1) % 1200 == 0 && (columns - 1) % 600 == 0;
  if (!fits) return std::nullopt;
  const double dx = 1.0 / (columns - 1), dy = 1.0 / (rows - 1);
  return placed(signedAt(m, 3, 4) - 0.5 * dx, signedAt(m, 1, 2) + 1.0 + 0.5 * dy, dx, dy, 4326);
}

std::optional<NamedPlace> swissAlti(const std::string& name, int columns, int rows) {
  std::smatch m;
  if (!matches(name, R"(swissalti3d_\d{4}_(\d{4})-(\d{4})_([0-9.]+)_2056)", m)) return std::nullopt;
  const double cell = figureAt(m, 3);
  if (std::abs(cell * columns - 1000.0) > 1e-6 || columns != rows) return std::nullopt;
  return placed(1000.0 * figureAt(m, 1), 1000.0 * figureAt(m, 2) + 1000.0, cell, cell, 2056);
}

std::optional<NamedPlace> mapTile(const std::string& path, int columns, int rows) {
  const auto tile = nameHints(path).tile;
  if (!tile || columns != rows) return std::nullopt;
  constexpr double half = std::numbers::pi * 6'378'137.0;
  const double side = 2.0 * half / std::exp2(tile->zoom), cell = side / columns;
  return placed(-half + tile->column * side, half - tile->row * side, cell, cell, 3857);
}

}  // namespace

std::optional<NamedPlace> placeByName(const std::string& path, int columns, int rows) {
  const std::string name = stemOf(path);
  if (auto place = copernicus(name, columns, rows)) return place;
  if (auto place = usgs(name, columns, rows)) return place;
  if (auto place = srtm(name, columns, rows)) return place;
  if (auto place = swissAlti(name, columns, rows)) return place;
  return mapTile(path, columns, rows);
}

bool missingIsSea(const std::string& path) {
  std::smatch m;
  return matches(stemOf(path), R"(Copernicus_DSM_)", m);
}

std::optional<GridTile> gridTileOf(const std::string& path) {
  std::smatch m;
  if (!matches(stemOf(path), R"(_x(\d{1,4})_y(\d{1,4})$)", m)) return std::nullopt;
  return GridTile{std::atoi(m[1].str().c_str()), std::atoi(m[2].str().c_str())};
}

}  // namespace scarp
