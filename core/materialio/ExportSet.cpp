#include "core/materialio/ExportSet.h"

#include <algorithm>
#include <array>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <set>
#include <string_view>
#include <system_error>

#include "core/base/Json.h"
#include "core/io/GdalErrors.h"
#include "core/io/GeoTiffWriter.h"
#include "core/io/RasterWriters.h"
#include "core/io/Sidecar.h"

namespace scarp {

namespace {

/// A row's bytes as what readers give for them.
void codesOf(std::span<const std::uint8_t> bytes, int size, std::span<std::uint32_t> codes) {
  for (std::size_t i = 0; i < codes.size(); ++i) {
    codes[i] = 0;
    std::memcpy(&codes[i], &bytes[i * static_cast<std::size_t>(size)], static_cast<std::size_t>(size));
  }
}

int bytesOf(GeoTiffLayout::Sample sample) {
  return sample == GeoTiffLayout::Sample::U8 ? 1 : sample == GeoTiffLayout::Sample::U16 ? 2 : 4;
}

Result<void> provePicture(const std::string& path, PictureFormat format, const PictureShape& shape,
                          const PictureRows& rowOf, const Progress& progress) {
  // Samples without a header, or behind one that tells nothing of the format (TGA), are read as one channel
  // that is so much wider.
  PictureShape as = shape;
  std::optional<RawLayout> layout;
  if (format != PictureFormat::Png) {
    as.columns *= shape.channels;
    as.channels = 1;
    layout = RawLayout{as.columns, as.rows, shape.bytes == 1 ? RawLayout::Sample::U8 : RawLayout::Sample::U16,
                       false, format == PictureFormat::Tga ? kTgaHeader : std::size_t{0}};
  }
  auto source = openWritten(path, layout, as.columns, as.rows, as.channels);
  if (!source) return source.error();
  std::vector<std::uint8_t> bytes(shape.rowBytes());
  return readBackCodes(
      **source, 1, as.channels,
      [&](int row, std::span<std::uint32_t> codes) {
        rowOf(row, bytes);
        if (format == PictureFormat::Tga) exchangeRedAndBlue(bytes, shape.channels);
        codesOf(bytes, shape.bytes, codes);
      },
      progress);
}

namespace fs = std::filesystem;

Json smallJson(const fs::path& path) {
  constexpr std::uintmax_t kMaxBytes = 64U << 20;
  std::error_code failure;
  if (!fs::is_regular_file(path, failure) || fs::file_size(path, failure) > kMaxBytes) return {};
  std::ifstream file(path, std::ios::binary);
  return Json::parseOrNull(file);
}

/// Returns whether the beginning of a file names Scarp as its writer.
bool namesScarp(const fs::path& path) {
  std::array<char, 1024> start{};
  std::ifstream file(path, std::ios::binary);
  file.read(start.data(), start.size());
  const std::string_view text(start.data(), static_cast<std::size_t>(file.gcount()));
  return text.find("Scarp") != std::string_view::npos || text.find("\"scarp\"") != std::string_view::npos;
}

/// Names of the tiles that an earlier version listed in a folder.
std::set<std::string> listedTiles(const fs::path& folder) {
  std::set<std::string> names;
  std::error_code failure;
  for (fs::directory_iterator entry(folder, failure), end; !failure && entry != end;
       entry.increment(failure)) {
    if (!entry->path().filename().string().ends_with("_tiles.json")) continue;
    const Json list = smallJson(entry->path());
    if (!list.isObject() || list.value("scarp", Json()) != "tiles") continue;
    for (const auto& tile : list.value("tiles", Json::array()))
      if (tile.isObject() && tile.contains("file") && tile["file"].isText())
        names.insert(tile["file"].get<std::string>());
  }
  return names;
}

/// Returns whether a folder has materials or a scene by an earlier version, which list only some of their
/// files.
bool hasEarlierIndex(const fs::path& folder) {
  for (const char* name : {"layers.json", "textures.json", "maps.json"})
    if (const Json list = smallJson(folder / name);
        list.isObject() && list.contains("layers") && list.contains("cellX"))
      return true;
  std::error_code failure;
  if (fs::exists(folder / "dominant.tif.aux.xml", failure)) return true;
  return std::ranges::any_of(std::array{"material.py", "scene.py", "scene.json", "scene.gd", "ScarpScene.cs",
                                        "lines.py", "ScarpLines.cs"},
                             [&](const char* name) { return namesScarp(folder / name); });
}

/// Lists the files of exports by earlier versions, which kept no list in the folder.
FolderManifest recognisedExports(const std::string& folder) {
  const std::set<std::string> tiles = listedTiles(folder);
  const bool index = hasEarlierIndex(folder);
  FolderManifest manifest;
  std::error_code failure;
  for (fs::directory_iterator entry(folder, failure), end; !failure && entry != end;
       entry.increment(failure)) {
    const std::string name = entry->path().filename().string();
    if (!index && !tiles.contains(name) && !namesScarp(entry->path())) continue;
    if (const auto file = describeFile(entry->path().string())) manifest.add(ExportGroup::Files, name, *file);
  }
  return manifest;
}

}  // namespace

const EnumNames& pictureFormatNames() {
  static const EnumNames names({{"png", "PNG"}, {"tga", "TGA"}, {"raw", "Raw"}});
  return names;
}

ExportSet::~ExportSet() {
  files_.clear();
  // Only those that are empty go.
  std::error_code ignored;
  for (auto folder = made_.rbegin(); folder != made_.rend(); ++folder)
    std::filesystem::remove(*folder, ignored);
}

Result<void> ExportSet::makeFolder() {
  if (folder_.empty()) return Error{"no folder to write into is named"};
  std::error_code failure;
  if (fs::is_directory(folder_, failure)) return {};
  if (fs::exists(folder_, failure)) return cannotWrite(folder_, Message("it is a file, not a folder"));
  std::vector<std::string> missing;
  for (fs::path at = folder_; !at.empty() && !fs::exists(at, failure); at = at.parent_path())
    if (at.has_filename()) missing.push_back(at.string());
  for (auto folder = missing.rbegin(); folder != missing.rend(); ++folder) {
    fs::create_directory(*folder, failure);
    if (failure) return cannotWrite(folder_, Message::verbatim(failure.message()));
    made_.push_back(*folder);
  }
  return {};
}

std::optional<Error> ExportSet::obstacle(const std::string& name) {
  if (names_ == Names::Given) return std::nullopt;
  const std::string path = (fs::path(folder_) / name).string();
  if (!isListableName(name)) return cannotWrite(path, Message("its name has control characters"));
  std::error_code failure;
  const auto type = fs::symlink_status(path, failure).type();
  // Folders and devices are rejected elsewhere, with another reason.
  if (type != fs::file_type::regular && type != fs::file_type::symlink) return std::nullopt;
  if (!earlier_)
    earlier_ = FolderManifest::isIn(folder_) ? FolderManifest::read(folder_) : recognisedExports(folder_);
  if (earlier_->isUnchanged(ExportGroup::Files, folder_, name)) return std::nullopt;
  if (earlier_->contains(ExportGroup::Files, name))
    return cannotWrite(path, Message("it was changed since it was exported; move or delete it first"));
  return cannotWrite(path, Message("no earlier export wrote this file; move it or choose another folder"));
}

Result<void> ExportSet::add(const std::string& name, const Message& what, const Step& write,
                            const Step& prove) {
  if (auto made = makeFolder(); !made) return made;
  const double start = std::min(1.0, static_cast<double>(files_.size()) / expected_);
  const double end = std::min(1.0, static_cast<double>(files_.size() + 1) / expected_);
  if (const auto problem = obstacle(name)) return *problem;
  const std::string path = (std::filesystem::path(folder_) / name).string();
  auto file = AtomicFile::create(path);
  if (!file) return file.error();
  const double half = 0.5 * (start + end);
  if (auto wrote = write(file->temporaryPath(), partOf(progress_, start, half)); !wrote)
    return writeFailure(*file, wrote.error());
  if (auto synced = file->sync(); !synced) return synced;
  const WithoutAuxFiles withoutAux;
  if (auto proved = prove(file->temporaryPath(), partOf(progress_, half, end)); !proved)
    return writeFailure(*file, proved.error());
  if (!keepGoing(progress_, end)) return Error::cancel();
  files_.push_back(std::move(*file));
  fileNames_.push_back(name);
  written_.push_back({path, what});
  return {};
}

Result<void> ExportSet::picture(const std::string& name, PictureFormat format, const PictureShape& shape,
                                const PictureRows& rowOf, const Message& what) {
  return add(
      name, what,
      [&](const std::string& path, const Progress& progress) {
        if (format == PictureFormat::Raw) return writeRawRows(path, shape, rowOf, progress);
        return format == PictureFormat::Png ? writePng(path, shape, rowOf, progress)
                                            : writeTga(path, shape, rowOf, progress);
      },
      [&](const std::string& path, const Progress& progress) {
        return provePicture(path, format, shape, rowOf, progress);
      });
}

Result<void> ExportSet::tiff(const std::string& name, const GridFrame& frame, const GeoReference& reference,
                             const GeoTiffLayout& layout, const BandRows& rowOf, const Message& what) {
  prepareGdal();
  const int bands = static_cast<int>(layout.bands.size()), size = bytesOf(layout.sample);
  if (const std::string aux = auxOfGeoTiff(reference); !aux.empty())
    if (auto beside = text(auxName(name), aux, Message("CRS of %1", name)); !beside) return beside;
  return add(
      name, what,
      [&](const std::string& path, const Progress& progress) {
        return writeGeoTiffBands(path, frame, reference, layout, rowOf, progress);
      },
      [&](const std::string& path, const Progress& progress) -> Result<void> {
        auto source = openWritten(path, std::nullopt, frame.columns, frame.rows, bands);
        if (!source) return source.error();
        std::vector<std::uint8_t> bytes(static_cast<std::size_t>(frame.columns) *
                                        static_cast<std::size_t>(size));
        for (int band = 1; band <= bands; ++band)
          if (auto same = readBackCodes(
                  **source, band, 1,
                  [&](int row, std::span<std::uint32_t> codes) {
                    rowOf(band, row, bytes);
                    codesOf(bytes, size, codes);
                  },
                  partOf(progress, (band - 1.0) / bands, static_cast<double>(band) / bands));
              !same)
            return same;
        return {};
      });
}

Result<void> ExportSet::bits(const std::string& name, const char* channel, int columns, int rows,
                             const std::function<void(int row, std::span<std::uint32_t> bits)>& rowOf,
                             const Message& what) {
  std::vector<std::uint32_t> line(static_cast<std::size_t>(columns));
  // Copied as bytes: a float that goes through arithmetic would not keep a NaN's bits.
  const FloatRows floats = [&](int row, std::span<float> samples) {
    rowOf(row, line);
    std::memcpy(samples.data(), line.data(), samples.size_bytes());
  };
  return add(
      name, what,
      [&](const std::string& path, const Progress& progress) {
        return writeExrRows(path, channel, true, columns, rows, floats, progress);
      },
      [&](const std::string& path, const Progress& progress) -> Result<void> {
        auto source = openWritten(path, std::nullopt, columns, rows, 1);
        if (!source) return source.error();
        return readBackCodes(**source, 1, 1, rowOf, progress);
      });
}

Result<void> ExportSet::text(const std::string& name, const std::string& content, const Message& what) {
  return add(
      name, what, [&](const std::string& path, const Progress&) { return writeSidecar(path, content); },
      [](const std::string&, const Progress&) { return Result<void>(); });
}

Result<void> ExportSet::place() {
  std::vector<AtomicFile*> files;
  for (AtomicFile& file : files_) files.push_back(&file);
  if (names_ == Names::Given) return AtomicFile::commit(files);
  const FolderManifest before = FolderManifest::read(folder_);
  FolderManifest both = before, after = before;
  for (std::size_t i = 0; i < files_.size(); ++i) {
    if (const auto problem = obstacle(fileNames_[i])) return *problem;  // It was created during the export.
    const auto described = describeFile(files_[i].temporaryPath());
    if (!described) return cannotWrite(files_[i].target(), described.error().message);
    both.add(ExportGroup::Files, fileNames_[i], *described);
    after.remove(fileNames_[i]);
    after.add(ExportGroup::Files, fileNames_[i], *described);
  }
  // A process that is killed while files are renamed leaves some old and some new ones; the list has both,
  // and the next export replaces all of them.
  if (auto listed = both.write(folder_); !listed) return listed;
  if (auto placed = AtomicFile::commit(files); !placed) {
    (void)before.write(folder_);
    return placed;
  }
  (void)after.write(folder_);
  return {};
}

Result<std::vector<WrittenFile>> ExportSet::commit() {
  if (auto placed = place(); !placed) return placed.error();
  made_.clear();
  return std::move(written_);
}

}  // namespace scarp
