#include <algorithm>
#include <array>
#include <filesystem>
#include <optional>
#include <string_view>
#include <unordered_set>

#include "core/base/PrintableLine.h"
#include "core/io/ImportSource.h"
#include "core/io/MosaicSource.h"
#include "core/io/TileNames.h"

namespace scarp {

namespace {

/// Endings of files that stand beside rasters, and are none.
bool standsBeside(const std::string& name) {
  constexpr std::array kEndings{".aux.xml", ".ovr", ".msk", ".hdr",  ".prj",     ".json", ".txt",
                                ".xml",     ".tfw", ".pgw", ".html", ".pdf",     ".csv",  ".md",
                                ".tmp",     ".ige", ".rrd", ".wld",  ".scarp",   ".gfs",  ".kml",
                                ".shp",     ".dbf", ".shx", ".cpg",  ".geojson", ".log"};
  const std::string lower = lowerCase(name);
  return name.starts_with('.') ||
         std::ranges::any_of(kEndings, [&](const char* e) { return lower.ends_with(e); });
}

/// Order by the numbers in names: "tile_2" is before "tile_10".
bool precedes(const std::string& one, const std::string& other) {
  const auto isDigit = [](char c) { return c >= '0' && c <= '9'; };
  std::size_t i = 0, j = 0;
  while (i < one.size() && j < other.size()) {
    if (!isDigit(one[i]) || !isDigit(other[j])) {
      if (one[i] != other[j]) return one[i] < other[j];
      ++i, ++j;
      continue;
    }
    const auto numberAt = [&](const std::string& text, std::size_t& at) {
      while (at + 1 < text.size() && text[at] == '0' && isDigit(text[at + 1])) ++at;
      const std::size_t from = at;
      while (at < text.size() && isDigit(text[at])) ++at;
      return std::string_view(text).substr(from, at - from);
    };
    const std::string_view a = numberAt(one, i), b = numberAt(other, j);
    if (a.size() != b.size()) return a.size() < b.size();
    if (a != b) return a < b;
  }
  return one.size() - i != other.size() - j ? one.size() - i < other.size() - j : one < other;
}

}  // namespace

Result<std::vector<std::string>> tileFiles(const std::string& path, const ImportTiles& use) {
  std::optional<TilePattern> pattern;
  if (!use.pattern.empty()) {
    auto parsed = TilePattern::parse(use.pattern);
    if (!parsed) return parsed.error();
    pattern = *std::move(parsed);
  }
  std::vector<std::string> given{path}, files;
  given.insert(given.end(), use.files.begin(), use.files.end());
  constexpr std::size_t kMost = 100'000;
  for (const std::string& one : given) {
    std::error_code failure;
    if (!isTileFolder(one)) {
      files.push_back(one);
      continue;
    }
    const std::size_t before = files.size();
    for (std::filesystem::directory_iterator at(one, failure), end; !failure && at != end;
         at.increment(failure))
      if (at->is_regular_file(failure) && !standsBeside(at->path().filename().string()) &&
          (!pattern || pattern->match(at->path().string()))) {
        files.push_back(at->path().string());
        if (files.size() > kMost) return errorIn(one, "contains more files than a tile set can have");
      }
    if (failure) return errorIn(one, "%1", failure.message());
    if (files.size() == before)
      return pattern ? errorIn(one, "no name of a file in it matches the tile pattern '%1'", use.pattern)
                     : errorIn(one, "is a folder without files that could be tiles");
    std::sort(files.begin() + static_cast<std::ptrdiff_t>(before), files.end(), precedes);
  }
  std::unordered_set<std::string> seen;
  std::erase_if(files, [&](const std::string& file) { return !seen.insert(file).second; });
  return files;
}

}  // namespace scarp
