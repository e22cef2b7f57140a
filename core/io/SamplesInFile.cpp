#include "core/io/SamplesInFile.h"

#include <gdal_priv.h>
#include <rawdataset.h>

#include <algorithm>
#include <array>
#include <bit>
#include <charconv>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string_view>

#include "core/io/GdalErrors.h"
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
    return Error{"is no grid: a grid over its points would have %1 samples", whole};
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
  return Error{"holds %1 of its %2 samples, and which cannot be told", lines, there.whole()};
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

int SamplesInFile::heldOf(int row) const {
  if (mask_.empty()) return reach(row);
  int held = 0;
  for (int column = 0; column < columns_; ++column) held += holds(column, row) ? 1 : 0;
  return held;
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
      return Error{"holds %1 of the %2 samples that its header tells of; the file is damaged", there.held(),
                   there.whole()};
    bands.push_back(std::move(there));
  }
  return bands;
}

namespace {

constexpr std::uint32_t kDimensions = 10, kVariables = 11, kAttributes = 12;
/// More than files have; a header that says more is damaged.
constexpr std::uint64_t kMostItems = 1'000'000;

std::int64_t bytesOfType(std::uint32_t type) {
  constexpr std::array<std::int64_t, 12> bytes{0, 1, 1, 2, 4, 4, 8, 1, 2, 4, 8, 8};
  return type < bytes.size() ? bytes[type] : 0;
}

struct Variable {
  std::string name;
  std::vector<std::uint64_t> dimensions;  ///< Their lengths; 0 for that of the records.
  std::uint32_t type = 0;
  std::uint64_t bytes = 0;  ///< Of a record, or of all, padded.
  std::int64_t begin = 0;

  [[nodiscard]] bool inRecords() const { return !dimensions.empty() && dimensions[0] == 0; }
};

class HeaderReader {
 public:
  explicit HeaderReader(const std::string& file) : stream_(file, std::ios::binary) {}

  /// Nothing where it is no such file, or its header is cut short.
  std::optional<std::vector<Variable>> read() {
    std::array<char, 4> magic{};
    if (!stream_.read(magic.data(), 4) || std::string_view(magic.data(), 3) != "CDF") return std::nullopt;
    version_ = magic[3];
    if (version_ != 1 && version_ != 2 && version_ != 5) return std::nullopt;
    number();  // Of records.
    for (std::uint64_t i = items(kDimensions); i > 0 && stream_; --i) {
      skip(number());
      lengths_.push_back(number());
    }
    attributes();
    std::vector<Variable> variables;
    for (std::uint64_t i = items(kVariables); i > 0 && stream_; --i) variables.push_back(variable());
    if (!stream_) return std::nullopt;
    return variables;
  }

 private:
  std::uint64_t bigEndian(int bytes) {
    std::uint64_t value = 0;
    for (int i = 0; i < bytes; ++i) value = value << 8U | static_cast<unsigned char>(stream_.get());
    return value;
  }
  std::uint64_t number() { return bigEndian(version_ == 5 ? 8 : 4); }
  void skip(std::uint64_t bytes) {
    if (bytes > std::uint64_t{1} << 40U) return stream_.setstate(std::ios::failbit);
    stream_.seekg(static_cast<std::streamoff>((bytes + 3) / 4 * 4), std::ios::cur);
  }
  std::uint64_t items(std::uint32_t tag) {
    const std::uint64_t present = bigEndian(4), count = number();
    if ((present != tag && count > 0) || count > kMostItems) stream_.setstate(std::ios::failbit);
    return stream_ ? count : 0;
  }
  void attributes() {
    for (std::uint64_t i = items(kAttributes); i > 0 && stream_; --i) {
      skip(number());
      const auto type = static_cast<std::uint32_t>(bigEndian(4));
      const std::uint64_t count = number();
      skip(std::min(count, std::uint64_t{1} << 48U) * static_cast<std::uint64_t>(bytesOfType(type)));
    }
  }
  Variable variable() {
    Variable variable;
    const std::uint64_t length = number();
    if (length > 4096) stream_.setstate(std::ios::failbit);
    if (!stream_) return variable;
    variable.name.resize(length);
    stream_.read(variable.name.data(), static_cast<std::streamsize>(length));
    stream_.seekg(static_cast<std::streamoff>((4 - length % 4) % 4), std::ios::cur);
    const std::uint64_t rank = number();
    if (rank > 1024) stream_.setstate(std::ios::failbit);
    for (std::uint64_t i = 0; i < rank && stream_; ++i) {
      const std::uint64_t id = number();
      if (id >= lengths_.size()) stream_.setstate(std::ios::failbit);
      if (stream_) variable.dimensions.push_back(lengths_[id]);
    }
    attributes();
    variable.type = static_cast<std::uint32_t>(bigEndian(4));
    variable.bytes = number();
    variable.begin = static_cast<std::int64_t>(bigEndian(version_ == 1 ? 4 : 8));
    return variable;
  }

  std::ifstream stream_;
  int version_ = 0;
  std::vector<std::uint64_t> lengths_;
};

const Variable* variableOf(const std::vector<Variable>& variables, GDALRasterBand& band) {
  const char* const name = band.GetMetadataItem("NETCDF_VARNAME");
  const auto found = std::ranges::find(variables, name ? name : "", &Variable::name);
  return found == variables.end() ? nullptr : &*found;
}

std::int64_t recordBytes(const std::vector<Variable>& variables) {
  std::int64_t bytes = 0;
  for (const Variable& variable : variables)
    if (variable.inRecords()) bytes += static_cast<std::int64_t>(variable.bytes);
  return bytes;
}

/// Offsets of the band's rows in the file, in the file's order.
std::optional<SampleOffsets> offsetsOf(const std::vector<Variable>& variables, const Variable& variable,
                                       int columns, int rows, int band) {
  const std::int64_t sample = bytesOfType(variable.type), row = sample * columns;
  const std::size_t rank = variable.dimensions.size();
  if (rank < 2 || sample == 0 || variable.begin < 0) return std::nullopt;
  const std::int64_t plane = row * rows;
  if (!variable.inRecords()) return SampleOffsets{variable.begin + plane * (band - 1), row, sample, sample};
  const std::int64_t record = recordBytes(variables);
  if (rank == 2) return SampleOffsets{variable.begin, record, sample, sample};
  if (rank == 3) return SampleOffsets{variable.begin + record * (band - 1), row, sample, sample};
  return std::nullopt;
}

double decoded(std::uint32_t type, const char* at) {
  const auto swapped = [at]<class T>(T value) {
    std::array<char, sizeof(T)> bytes{};
    std::reverse_copy(at, at + sizeof(T), bytes.begin());
    std::memcpy(&value, bytes.data(), sizeof(T));
    return static_cast<double>(value);
  };
  switch (type) {
    case 3:
      return swapped(std::int16_t{});
    case 4:
      return swapped(std::int32_t{});
    case 5:
      return swapped(float{});
    case 6:
      return swapped(double{});
    case 8:
      return swapped(std::uint16_t{});
    case 9:
      return swapped(std::uint32_t{});
    default:
      return static_cast<double>(static_cast<unsigned char>(*at));
  }
}

/// Returns true if GDAL has the file's last row as its first, judged by the rows that exist.
std::optional<bool> turned(std::ifstream& stream, const Variable& variable, const SampleOffsets& offsets,
                           const SamplesInFile& there, GDALRasterBand& band) {
  const int columns = band.GetXSize(), rows = band.GetYSize();
  std::vector<char> bytes(static_cast<std::size_t>(offsets.sample * columns));
  std::vector<double> stored(static_cast<std::size_t>(columns)), first(stored.size()), last(stored.size());
  const auto get = [&](int row, std::vector<double>& to) {
    return band.RasterIO(GF_Read, 0, row, columns, 1, to.data(), columns, 1, GDT_Float64, 0, 0, nullptr) ==
           CE_None;
  };
  const auto same = [&](const std::vector<double>& a) {
    return std::ranges::equal(a, stored, [&](double x, double y) {
      return x == y || (std::isnan(x) && std::isnan(y)) || (variable.type == 1 && std::abs(x - y) == 256.0);
    });
  };
  constexpr int mostTried = 256;
  for (int row = 0; row < std::min(rows, mostTried) && there.holdsRow(row); ++row) {
    stream.clear();
    if (!stream.seekg(offsets.first + offsets.row * row) ||
        !stream.read(bytes.data(), static_cast<std::streamsize>(bytes.size())) || !get(row, first) ||
        !get(rows - 1 - row, last))
      return std::nullopt;
    for (std::size_t i = 0; i < stored.size(); ++i)
      stored[i] = decoded(variable.type, bytes.data() + static_cast<std::int64_t>(i) * offsets.sample);
    if (same(first) != same(last)) return same(last);
  }
  return std::nullopt;
}

}  // namespace

Result<SamplesInFile> samplesInClassicNetcdf(const std::string& file, GDALDataset& dataset, int number) {
  GDALRasterBand& band = *dataset.GetRasterBand(number);
  const int columns = band.GetXSize(), rows = band.GetYSize();
  const SamplesInFile all(columns, rows);
  const auto variables = HeaderReader(file).read();
  const Variable* const variable = variables ? variableOf(*variables, band) : nullptr;
  if (!variable) return all;
  auto offsets = offsetsOf(*variables, *variable, columns, rows, number);
  std::error_code failure;
  const auto bytes = static_cast<std::int64_t>(std::filesystem::file_size(file, failure));
  if (!offsets || failure) return all;
  SamplesInFile there(columns, rows, *offsets, bytes);
  if (there.complete() || there.held() == 0) return there;
  std::ifstream stream(file, std::ios::binary);
  const GdalErrors quiet;
  const auto upsideDown = turned(stream, *variable, *offsets, there, band);
  if (!upsideDown) return Error{"is cut short, and which rows are missing cannot be told"};
  if (!*upsideDown) return there;
  offsets->first += offsets->row * (rows - 1);
  offsets->row = -offsets->row;
  return SamplesInFile(columns, rows, *offsets, bytes);
}

}  // namespace scarp
