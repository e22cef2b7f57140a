// The header is read as the NetCDF Classic Format Specification (Unidata) has it: big-endian, names and
// values padded to four bytes.

#include "core/io/ClassicNetcdf.h"

#include <gdal_priv.h>

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <optional>

#include "core/io/GdalErrors.h"

namespace scarp {

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

/// Where the band's rows begin in the file, in the file's order.
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

/// Whether GDAL has the file's last row as its first, as far as rows that are there tell.
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
