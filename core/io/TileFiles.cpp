#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>

#include "core/io/ImportSource.h"
#include "core/io/MosaicSource.h"

namespace scarp {

namespace {

/// Endings of files that stand beside rasters, and are none.
bool standsBeside(const std::string& name) {
  constexpr std::array kEndings{".aux.xml", ".ovr", ".msk", ".hdr",  ".prj",     ".json", ".txt",
                                ".xml",     ".tfw", ".pgw", ".html", ".pdf",     ".csv",  ".md",
                                ".tmp",     ".ige", ".rrd", ".wld",  ".scarp",   ".gfs",  ".kml",
                                ".shp",     ".dbf", ".shx", ".cpg",  ".geojson", ".log"};
  std::string lower = name;
  std::ranges::transform(lower, lower.begin(),
                         [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return name.starts_with('.') ||
         std::ranges::any_of(kEndings, [&](const char* e) { return lower.ends_with(e); });
}

}  // namespace

Result<std::vector<std::string>> tileFiles(const std::string& path, const ImportTiles& use) {
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
      if (at->is_regular_file(failure) && !standsBeside(at->path().filename().string())) {
        files.push_back(at->path().string());
        if (files.size() > kMost) return Error{one + ": holds more files than tiles there can be"};
      }
    if (failure) return Error{one + ": " + failure.message()};
    if (files.size() == before) return Error{one + ": is a folder without files that could be tiles"};
    std::sort(files.begin() + static_cast<std::ptrdiff_t>(before), files.end());
  }
  std::vector<std::string> once;
  for (const std::string& file : files)
    if (std::ranges::find(once, file) == once.end()) once.push_back(file);
  return once;
}

}  // namespace scarp
