#include "core/io/TileNames.h"

#include <algorithm>
#include <cctype>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <functional>
#include <map>
#include <numbers>
#include <regex>
#include <set>
#include <utility>

#include "core/base/PrintableLine.h"
#include "core/io/ImportGuess.h"

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

namespace {

/// A name as texts and the numbers behind them: "section_00-02" is "section_" 0 "-" 2 "".
struct NameParts {
  std::vector<std::string> texts;
  std::vector<int> numbers;
};

NameParts partsOf(const std::string& name) {
  constexpr std::size_t kMaxDigits = 6;
  NameParts parts{{""}, {}};
  for (std::size_t i = 0; i < name.size();) {
    std::size_t end = i;
    while (end < name.size() && name[end] >= '0' && name[end] <= '9') ++end;
    if (end == i || end - i > kMaxDigits) {
      end = std::max(end, i + 1);
      parts.texts.back() += name.substr(i, end - i);
    } else {
      parts.numbers.push_back(std::atoi(name.substr(i, end - i).c_str()));
      parts.texts.emplace_back();
    }
    i = end;
  }
  return parts;
}

enum class NumberIs : std::uint8_t { Unknown, Column, Row };

/// By the letters before it: "x", "col", "row" …
NumberIs meaningOf(const std::string& before) {
  std::string word;
  for (auto c = before.rbegin(); c != before.rend() && std::isalpha(static_cast<unsigned char>(*c)); ++c)
    word.insert(word.begin(), *c);
  word = lowerCase(word);
  for (const char* column : {"x", "c", "col", "column"})
    if (word == column) return NumberIs::Column;
  for (const char* row : {"y", "z", "r", "row"})
    if (word == row) return NumberIs::Row;
  return NumberIs::Unknown;
}

bool isSeparator(char c) { return c == '_' || c == '-'; }

/// Names that differ by numbers alone; a number is below 0 where a minus stands before it in some and another separator
/// in others.
std::optional<std::vector<NameParts>> alike(std::span<const std::string> paths) {
  std::vector<NameParts> names;
  for (const std::string& path : paths) names.push_back(partsOf(stemOf(path)));
  const std::vector<std::string> texts = names.front().texts;
  for (std::size_t t = 0; t < texts.size(); ++t) {
    bool signs = false;
    for (const NameParts& name : names) {
      if (name.texts.size() != texts.size()) return std::nullopt;
      const std::string &one = texts[t], &other = name.texts[t];
      if (one == other) continue;
      const bool separators = t + 1 < texts.size() && !one.empty() && one.size() == other.size() &&
                              one.substr(0, one.size() - 1) == other.substr(0, other.size() - 1) &&
                              isSeparator(one.back()) && isSeparator(other.back());
      if (!separators) return std::nullopt;
      signs = true;
    }
    for (NameParts& name : names)
      if (signs && name.texts[t].back() == '-') name.numbers[t] = -name.numbers[t];
  }
  return names;
}

/// Subtracts the lowest numbers from all; returns false if the tiles are too far apart.
bool countFromZero(std::vector<GridTile>& tiles) {
  constexpr int kMaxIndex = 10'000;
  const int column = std::ranges::min(tiles, {}, &GridTile::column).column;
  const int row = std::ranges::min(tiles, {}, &GridTile::row).row;
  for (GridTile& tile : tiles) tile = {tile.column - column, tile.row - row};
  return std::ranges::all_of(
      tiles, [](const GridTile& tile) { return tile.column < kMaxIndex && tile.row < kMaxIndex; });
}

}  // namespace

Result<TilePattern> TilePattern::parse(const std::string& text) {
  constexpr std::size_t kMaxLength = 100;
  const Message shown = Message("the tile pattern '%1'", printableLine(text, 60));
  if (text.size() > kMaxLength) return errorIn(shown, "it is longer than 100 characters");
  TilePattern pattern;
  int columns = 0, rows = 0;
  for (std::size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '*') {
      pattern.parts_.push_back({Part::Kind::Any});
    } else if (text[i] == '{') {
      const std::size_t end = text.find('}', i);
      if (end == std::string::npos) return errorIn(shown, "it has an opening brace without a closing one");
      const std::string word = text.substr(i + 1, end - i - 1);
      if (word == "x" || word == "column") {
        pattern.parts_.push_back({Part::Kind::Column});
        ++columns;
      } else if (word == "y" || word == "row") {
        pattern.parts_.push_back({Part::Kind::Row});
        pattern.rowsToNorth_ = word == "y";
        ++rows;
      } else {
        return errorIn(shown, "unknown placeholder %1; use x or column, and y or row",
                       printableLine(word, 20));
      }
      i = end;
    } else {
      pattern.parts_.push_back({Part::Kind::Letter, lowerCase(text.substr(i, 1)).front()});
      pattern.extension_ = pattern.extension_ || text[i] == '.';
    }
  }
  if (columns != 1 || rows != 1)
    return errorIn(shown, "it needs one placeholder x or column, and one y or row");
  return pattern;
}

std::optional<GridTile> TilePattern::match(const std::string& path) const {
  const std::filesystem::path file(path);
  const std::string name = lowerCase((extension_ ? file.filename() : file.stem()).string());
  if (name.size() > kLongestName) return std::nullopt;
  GridTile tile;
  // Places in the pattern and the name from which the rest is known not to match.
  std::vector<char> failed((parts_.size() + 1) * (name.size() + 1), 0);
  const std::function<bool(std::size_t, std::size_t)> rest = [&](std::size_t part, std::size_t at) {
    if (part == parts_.size()) return at == name.size();
    char& known = failed[part * (name.size() + 1) + at];
    if (known) return false;
    bool matched = false;
    switch (const Part& here = parts_[part]; here.kind) {
      case Part::Kind::Letter:
        matched = at < name.size() && name[at] == here.letter && rest(part + 1, at + 1);
        break;
      case Part::Kind::Any:
        for (std::size_t end = at; end <= name.size() && !matched; ++end) matched = rest(part + 1, end);
        break;
      default: {
        constexpr std::size_t kMaxDigits = 6;
        const std::size_t digits = at < name.size() && name[at] == '-' ? at + 1 : at;
        std::size_t end = digits;
        while (end < name.size() && end - digits < kMaxDigits && name[end] >= '0' && name[end] <= '9') ++end;
        for (; end > digits && !matched; --end) {
          matched = rest(part + 1, end);
          if (matched)
            (here.kind == Part::Kind::Column ? tile.column : tile.row) =
                std::atoi(name.substr(at, end - at).c_str());
        }
      }
    }
    known = matched ? 0 : 1;
    return matched;
  };
  return rest(0, 0) ? std::optional(tile) : std::nullopt;
}

Result<TileNumbers> numbersBy(const std::string& pattern, std::span<const std::string> paths) {
  const auto parsed = TilePattern::parse(pattern);
  if (!parsed) return parsed.error();
  TileNumbers result{{}, true, parsed->rowsToNorth()};
  std::map<std::pair<int, int>, std::string> seen;
  for (const std::string& path : paths) {
    const auto tile = parsed->match(path);
    if (!tile) return errorIn(path, "its name does not match the tile pattern '%1'", pattern);
    const auto [other, isNew] = seen.emplace(std::pair(tile->column, tile->row), path);
    if (!isNew)
      return errorIn(path, "has the same numbers as %1",
                     std::filesystem::path(other->second).filename().string());
    result.tiles.push_back(*tile);
  }
  if (!result.tiles.empty() && !countFromZero(result.tiles))
    return errorIn(paths.front(), "the numbers of the tiles are more than 10000 apart");
  return result;
}

std::optional<TileNumbers> numbersOf(std::span<const std::string> paths) {
  const auto names = paths.empty() ? std::nullopt : alike(paths);
  if (!names) return std::nullopt;
  std::vector<std::size_t> vary, named;
  std::vector<NumberIs> meanings;
  for (std::size_t i = 0; i < names->front().numbers.size(); ++i) {
    meanings.push_back(meaningOf(names->front().texts[i]));
    if (meanings.back() != NumberIs::Unknown) named.push_back(i);
    const int first = names->front().numbers[i];
    if (std::ranges::any_of(*names, [&](const NameParts& name) { return name.numbers[i] != first; })) vary.push_back(i);
  }
  const auto one = [&](NumberIs what) { return std::ranges::count(meanings, what) == 1; };
  TileNumbers result;
  std::size_t column = 0, row = 0;
  if (one(NumberIs::Column) && one(NumberIs::Row)) {
    column = static_cast<std::size_t>(std::ranges::find(meanings, NumberIs::Column) - meanings.begin());
    row = static_cast<std::size_t>(std::ranges::find(meanings, NumberIs::Row) - meanings.begin());
    if (std::ranges::any_of(vary, [&](std::size_t i) { return i != column && i != row; })) return std::nullopt;
  } else if (vary.size() == 2) {
    column = vary[0];
    row = vary[1];
    result.ordered = false;
  } else {
    return std::nullopt;
  }
  for (const NameParts& name : *names) result.tiles.push_back({name.numbers[column], name.numbers[row]});
  if (!countFromZero(result.tiles)) return std::nullopt;
  std::set<std::pair<int, int>> seen;
  std::set<int> columns, rows;
  for (const GridTile& tile : result.tiles) {
    if (!seen.insert({tile.column, tile.row}).second) return std::nullopt;
    columns.insert(tile.column);
    rows.insert(tile.row);
  }
  const bool whole = seen.size() == columns.size() * rows.size() &&
                     columns.size() == static_cast<std::size_t>(*columns.rbegin()) + 1 &&
                     rows.size() == static_cast<std::size_t>(*rows.rbegin()) + 1;
  return result.ordered || whole ? std::optional(result) : std::nullopt;
}

}  // namespace scarp
