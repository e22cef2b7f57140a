#include "core/io/SamplesInFile.h"

#include <rawdataset.h>

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string_view>

#include "core/io/ClassicNetcdf.h"
#include "core/remote/RemoteFileSystem.h"

namespace scarp {

namespace {

/// Of a raster with so many samples at least one in so many must be there: going through all others for a few
/// takes time out of proportion to the file.
constexpr std::int64_t kManySamples = 10'000'000, kLeastPart = 1000;

std::optional<std::int64_t> bytesOf(const std::string& file) {
  std::error_code failure;
  const std::uintmax_t bytes = std::filesystem::file_size(file, failure);
  if (failure) return std::nullopt;
  return static_cast<std::int64_t>(bytes);
}

SamplesInFile ofRawBand(RawRasterBand& band) {
  const int columns = band.GetXSize(), rows = band.GetYSize();
  VSILFILE* const file = band.GetFPL();
  if (!file || band.GetPixelOffset() <= 0 || VSIFSeekL(file, 0, SEEK_END) != 0) return {columns, rows};
  const SampleOffsets offsets{static_cast<std::int64_t>(band.GetImgOffset()), band.GetLineOffset(),
                              band.GetPixelOffset(), GDALGetDataTypeSizeBytes(band.GetRasterDataType())};
  return {columns, rows, offsets, static_cast<std::int64_t>(VSIFTellL(file))};
}

/// A PCRaster map: 256 bytes, then the samples; the low bits of the code at byte 66 tell their size
/// (PCRaster's CSF, csfattr.h).
SamplesInFile ofPcRaster(const std::string& file, int columns, int rows) {
  constexpr std::int64_t header = 256;
  std::ifstream stream(file, std::ios::binary);
  const auto bytes = bytesOf(file);
  char code = 0;
  if (!bytes || !stream.seekg(66) || !stream.get(code)) return {columns, rows};
  const std::int64_t size = std::int64_t{1} << (static_cast<unsigned char>(code) & 3U);
  return {columns, rows, {header, size * columns, size, size}, *bytes};
}

/// The first numbers of a line of an XYZ file.
std::optional<std::array<double, 2>> placeIn(std::string_view line) {
  std::array<double, 2> place{};
  for (double& number : place) {
    const std::size_t from = line.find_first_not_of(" \t,;");
    if (from == std::string_view::npos) return std::nullopt;
    line.remove_prefix(line[from] == '+' ? from + 1 : from);
    const auto [end, error] = std::from_chars(line.data(), line.data() + line.size(), number);
    if (error != std::errc()) return std::nullopt;
    line.remove_prefix(static_cast<std::size_t>(end - line.data()));
  }
  return place;
}

/// Which samples of the grid have a line.
Result<SamplesInFile> ofXyz(const std::string& file, GDALDataset& dataset) {
  const int columns = dataset.GetRasterXSize(), rows = dataset.GetRasterYSize();
  std::array<double, 6> transform{};
  if (dataset.GetGeoTransform(transform.data()) != CE_None) return SamplesInFile(columns, rows);
  const auto bytes = bytesOf(file);
  // A line of three numbers has six bytes or more.
  constexpr std::int64_t leastBytes = 6, mostGaps = 64;
  const std::int64_t whole = std::int64_t{columns} * rows;
  if (!bytes || *bytes / leastBytes < whole / mostGaps)
    return Error{"is no grid: a grid over its points would have " + std::to_string(whole) + " samples"};
  std::vector<bool> mask(static_cast<std::size_t>(whole));
  std::ifstream stream(file);
  std::int64_t lines = 0, placed = 0;
  for (std::string line; std::getline(stream, line);) {
    const auto place = placeIn(line);
    if (!place) continue;
    ++lines;
    const double column = std::floor(((*place)[0] - transform[0]) / transform[1]),
                 row = std::floor(((*place)[1] - transform[3]) / transform[5]);
    if (!(column >= 0 && column < columns && row >= 0 && row < rows)) continue;
    const auto index =
        static_cast<std::size_t>(row) * static_cast<std::size_t>(columns) + static_cast<std::size_t>(column);
    if (!mask[index]) ++placed;
    mask[index] = true;
  }
  SamplesInFile there(columns, rows, std::move(mask));
  // Where the first numbers are not the place (a header may say so) only the number of lines tells.
  if (placed == lines || lines >= there.whole())
    return lines >= there.whole() ? SamplesInFile(columns, rows) : there;
  return Error{"holds " + std::to_string(lines) + " of its " + std::to_string(there.whole()) +
               " samples, and which cannot be told"};
}

}  // namespace

SamplesInFile::SamplesInFile(int columns, int rows, const SampleOffsets& offsets, std::int64_t fileBytes)
    : columns_(columns), rows_(rows), offsets_(offsets), fileBytes_(fileBytes), held_(0) {
  for (int row = 0; row < rows; ++row) held_ += reach(row);
}

SamplesInFile::SamplesInFile(int columns, int rows, std::vector<bool> mask)
    : columns_(columns), rows_(rows), mask_(std::move(mask)), held_(std::ranges::count(mask_, true)) {}

int SamplesInFile::reach(int row) const {
  if (offsets_.sample == 0) return columns_;
  const std::int64_t left = fileBytes_ - (offsets_.first + offsets_.row * row) - offsets_.sampleBytes;
  if (left < 0) return 0;
  return static_cast<int>(std::min<std::int64_t>(columns_, left / offsets_.sample + 1));
}

bool SamplesInFile::holds(int column, int row) const {
  if (mask_.empty()) return column < reach(row);
  return mask_[static_cast<std::size_t>(row) * static_cast<std::size_t>(columns_) +
               static_cast<std::size_t>(column)];
}

bool SamplesInFile::holdsRow(int row) const {
  if (mask_.empty()) return reach(row) == columns_;
  for (int column = 0; column < columns_; ++column)
    if (!holds(column, row)) return false;
  return true;
}

bool SamplesInFile::holdsNothingOf(int row) const {
  if (mask_.empty()) return reach(row) == 0;
  for (int column = 0; column < columns_; ++column)
    if (holds(column, row)) return false;
  return true;
}

Result<std::vector<SamplesInFile>> samplesInFile(const std::string& file, GDALDataset& dataset) {
  const std::string driver = dataset.GetDriver()->GetDescription();
  // Grids of netCDF-4 that the HDF5 driver reads have lost their place, and which row is first.
  const bool netcdf = driver.starts_with("HDF5") &&
                      std::string_view(dataset.GetDescription()).find(".nc") != std::string_view::npos;
  const bool ownReader = netcdf || driver == "PCRaster" || driver == "XYZ" || driver == "netCDF";
  if (ownReader && isRemoteName(dataset.GetDescription()))
    return Error{"files of this format are read from disk only; download it and open the file"};
  std::vector<SamplesInFile> bands;
  for (int number = 1; number <= dataset.GetRasterCount(); ++number) {
    GDALRasterBand& band = *dataset.GetRasterBand(number);
    SamplesInFile there(band.GetXSize(), band.GetYSize());
    if (auto* const raw = dynamic_cast<RawRasterBand*>(&band)) {
      there = ofRawBand(*raw);
    } else if (driver == "PCRaster") {
      there = ofPcRaster(file, band.GetXSize(), band.GetYSize());
    } else if (driver == "XYZ" || driver == "netCDF") {
      auto read = driver == "XYZ" ? ofXyz(file, dataset) : samplesInClassicNetcdf(file, dataset, number);
      if (!read) return read.error();
      there = std::move(*read);
    }
    const int covered = band.GetDataCoverageStatus(0, 0, band.GetXSize(), band.GetYSize(),
                                                   GDAL_DATA_COVERAGE_STATUS_DATA, nullptr);
    if (there.held() == 0 || covered == GDAL_DATA_COVERAGE_STATUS_EMPTY)
      return Error{"holds none of its samples, only a header"};
    if (there.whole() > kManySamples && there.held() < there.whole() / kLeastPart)
      return Error{"holds " + std::to_string(there.held()) + " of the " + std::to_string(there.whole()) +
                   " samples that its header tells of; the file is damaged"};
    bands.push_back(std::move(there));
  }
  return bands;
}

}  // namespace scarp
