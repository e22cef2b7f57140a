#include "core/materialio/ExportSet.h"

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <system_error>

#include "core/io/GdalErrors.h"
#include "core/io/ReadBack.h"
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
  namespace fs = std::filesystem;
  if (folder_.empty()) return Error{"no folder to write into is named"};
  std::error_code failure;
  if (fs::is_directory(folder_, failure)) return {};
  if (fs::exists(folder_, failure)) return cannotWrite(folder_, "it is a file, not a folder");
  std::vector<std::string> missing;
  for (fs::path at = folder_; !at.empty() && !fs::exists(at, failure); at = at.parent_path())
    if (at.has_filename()) missing.push_back(at.string());
  for (auto folder = missing.rbegin(); folder != missing.rend(); ++folder) {
    fs::create_directory(*folder, failure);
    if (failure) return cannotWrite(folder_, failure.message());
    made_.push_back(*folder);
  }
  return {};
}

Result<void> ExportSet::add(const std::string& name, const std::string& what, const Step& write,
                            const Step& prove) {
  if (auto made = makeFolder(); !made) return made;
  const double start = std::min(1.0, static_cast<double>(files_.size()) / expected_);
  const double end = std::min(1.0, static_cast<double>(files_.size() + 1) / expected_);
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
  written_.push_back({path, what});
  return {};
}

Result<void> ExportSet::picture(const std::string& name, PictureFormat format, const PictureShape& shape,
                                const PictureRows& rowOf, const std::string& what) {
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
                             const GeoTiffLayout& layout, const BandRows& rowOf, const std::string& what) {
  prepareGdal();
  const int bands = static_cast<int>(layout.bands.size()), size = bytesOf(layout.sample);
  return add(
      name, what,
      [&](const std::string& path, const Progress& progress) {
        return writeGeoTiffBands(path, frame, reference, layout, rowOf, progress);
      },
      [&](const std::string& path, const Progress& progress) -> Result<void> {
        // A palette is read as three bands.
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
                             const std::string& what) {
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

Result<void> ExportSet::text(const std::string& name, const std::string& content, const std::string& what) {
  return add(
      name, what, [&](const std::string& path, const Progress&) { return writeSidecar(path, content); },
      [](const std::string&, const Progress&) { return Result<void>(); });
}

Result<std::vector<WrittenFile>> ExportSet::commit() {
  std::vector<AtomicFile*> files;
  for (AtomicFile& file : files_) files.push_back(&file);
  if (auto placed = AtomicFile::commit(files); !placed) return placed.error();
  made_.clear();
  return std::move(written_);
}

}  // namespace scarp
