#include "core/io/Companions.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <string_view>

#include "core/base/PrintableLine.h"

namespace scarp {

namespace fs = std::filesystem;

namespace {

std::string upper(std::string text) {
  for (char& c : text) c = static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  return text;
}

constexpr std::array<std::string_view, 23> kRasters{
    ".tif", ".tiff", ".png", ".jpg", ".jpeg", ".webp", ".bmp", ".exr", ".asc", ".raw",  ".r16", ".r32",
    ".bil", ".bin",  ".flt", ".hgt", ".tga",  ".dds",  ".nc",  ".img", ".grd", ".sdat", ".dat"};
/// Appended to the whole name of a raster.
constexpr std::array<std::string_view, 7> kAfterName{".aux.xml", ".ovr",         ".ovr.aux.xml", ".msk",
                                                     ".msk.ovr", ".msk.aux.xml", ".hdr"};
/// In place of its extension; world files with its own letters (.tfw) come in addition.
constexpr std::array<std::string_view, 6> kAfterStem{".wld", ".prj", ".tab", ".hdr", ".aux", ".rrd"};

/// Header and history of a SAGA grid, in place of its extension .sdat.
constexpr std::array<std::string_view, 2> kOfSagaGrid{".sgrd", ".mgrd"};

template <std::size_t N>
bool isAmong(const std::array<std::string_view, N>& words, std::string_view word) {
  return std::ranges::find(words, word) != words.end();
}

/// ".tif" → ".tfw", ".tifw"
std::array<std::string, 2> worldFiles(const std::string& ending) {
  return {std::string{'.', ending[1], ending.back(), 'w'}, ending + "w"};
}

std::string headOf(const fs::path& path) {
  std::string head(4096, '\0');
  std::ifstream file(path, std::ios::binary);
  file.read(head.data(), static_cast<std::streamsize>(head.size()));
  head.resize(static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0)));
  return head;
}

/// Returns whether a file describes a raster. Files with these extensions have other uses too.
bool describesRaster(const fs::path& path, const std::string& ending) {
  if (ending == ".aux" || ending == ".rrd") return headOf(path).starts_with("EHFA_HEADER_TAG");
  if (ending != ".tab" && ending != ".hdr") return true;
  const std::string head = lowerCase(headOf(path));
  if (ending == ".tab") return head.starts_with("!table") && head.find("\"raster\"") != std::string::npos;
  // ENVI or Esri header. A Radiance picture (.hdr) begins with "#?".
  return head.starts_with("envi") ||
         (head.find("nrows") != std::string::npos && head.find("ncols") != std::string::npos);
}

/// Formats that no program reads a .prj file with: they contain their CRS, or have none.
constexpr std::array<std::string_view, 23> kWithoutPrj{
    ".tif",     ".tiff", ".png",   ".jpg", ".webp", ".exr", ".raw", ".r16",  ".r32", ".hgt", ".json", ".gpkg",
    ".geojson", ".fgb",  ".scarp", ".nc",  ".txt",  ".md",  ".log", ".html", ".xml", ".ovr", ".msk"};

/// Returns whether the folder contains another file with this stem, not itself a companion, that may depend
/// on a companion with this extension.
bool othersShare(const fs::path& raster, std::string_view extension) {
  const std::string name = raster.filename().string(), stem = raster.stem().string();
  const std::string ending = lowerExtension(raster);
  const auto worlds = worldFiles(ending);
  std::error_code failed;
  fs::directory_iterator entries(raster.has_parent_path() ? raster.parent_path() : fs::path("."), failed);
  for (; !failed && entries != fs::directory_iterator(); entries.increment(failed)) {
    const std::string file = entries->path().filename().string();
    if (!file.starts_with(stem + ".") || file.starts_with(name)) continue;
    const std::string after = lowerCase(file.substr(stem.size()));
    if (isAmong(kAfterStem, after) || after == worlds[0] || after == worlds[1]) continue;
    if (ending == ".sdat" && isAmong(kOfSagaGrid, after)) continue;
    const std::string last = lowerExtension(entries->path());
    if (extension != ".prj" || !isAmong(kWithoutPrj, last)) return true;
  }
  return false;
}

}  // namespace

Companions companionsOf(const std::string& raster) {
  const fs::path path(raster);
  const std::string ending = lowerExtension(path);
  if (!isAmong(kRasters, ending)) return {};
  Companions found;
  const auto look = [&](const fs::path& without, const std::string& after, std::vector<std::string>& into) {
    for (const std::string& spelling : {after, upper(after)}) {
      const fs::path file = without.string() + spelling;
      std::error_code unknown;
      if (file == path || fs::symlink_status(file, unknown).type() != fs::file_type::regular) continue;
      if (describesRaster(file, after)) into.push_back(file.string());
    }
  };
  const fs::path stem = path.parent_path() / path.stem();
  for (const std::string_view after : kAfterName) look(path, std::string(after), found.own);
  for (const std::string& after : worldFiles(ending)) look(stem, after, found.own);
  if (ending == ".sdat")
    for (const std::string_view after : kOfSagaGrid) look(stem, std::string(after), found.own);
  for (const std::string_view after : kAfterStem) {
    std::vector<std::string> files;
    look(stem, std::string(after), files);
    if (files.empty()) continue;
    auto& into = othersShare(path, after) ? found.shared : found.own;
    into.insert(into.end(), files.begin(), files.end());
  }
  return found;
}

}  // namespace scarp
