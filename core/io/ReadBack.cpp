#include <algorithm>
#include <cmath>
#include <functional>

#include "core/io/GdalErrors.h"
#include "core/io/RasterWriters.h"
#include "core/io/SampleSource.h"

namespace scarp {

namespace {

// The difference from the terrain of each sample of a row, metres; negative for a sample that is wrong.
using RowCheck = std::function<void(int row, std::span<const double> stored, std::span<double> differences)>;

// Heights are 32-bit floats in Scarp: an import rounds to them.
double asImported(double metres) { return static_cast<double>(static_cast<float>(metres)); }

Result<double> readBack(const std::string& path, const std::optional<RawLayout>& raw, const ExportRows& rows,
                        const RowCheck& check, const Progress& progress) {
  const WithoutAuxFiles withoutAux;
  auto source = openWritten(path, raw, rows.columns(), rows.rows(), 1);
  if (!source) return source.error();
  constexpr int strip = 128;
  const auto columns = static_cast<std::size_t>(rows.columns());
  std::vector<double> stored(columns * strip), differences(columns);
  double largest = 0.0;
  for (int row = 0; row < rows.rows(); row += strip) {
    if (!keepGoing(progress, static_cast<double>(row) / rows.rows())) return Error::cancel();
    const int count = std::min(strip, rows.rows() - row);
    if (auto read = (*source)->read(row, count, stored); !read)
      return Error{"it cannot be read back: %1", read.error().message};
    for (int r = 0; r < count; ++r) {
      check(row + r, std::span(stored).subspan(static_cast<std::size_t>(r) * columns, columns), differences);
      const auto wrong = std::ranges::find_if(differences, [](double d) { return !(d >= 0.0); });
      if (wrong != differences.end())
        return Error{"it reads back differently at column %1, row %2", wrong - differences.begin(), row + r};
      largest = std::max(largest, *std::ranges::max_element(differences));
    }
  }
  return largest;
}

/// `nodata`: of holes, where the format has no NaN.
Result<double> readBackFloats(const std::string& path, const ExportRows& rows, std::optional<double> nodata,
                              const std::optional<RawLayout>& raw, const Progress& progress) {
  const bool wide = rows.wantsWide();
  std::vector<float> metres(static_cast<std::size_t>(rows.columns())), narrow(metres.size());
  std::vector<double> expected(metres.size());
  const auto check = [&](int row, std::span<const double> stored, std::span<double> differences) {
    rows.metres(row, metres);
    if (wide) {
      rows.storedWide(row, expected);
    } else {
      rows.stored(row, narrow);
      std::ranges::copy(narrow, expected.begin());
    }
    for (std::size_t i = 0; i < stored.size(); ++i) {
      const bool isHole = std::isnan(stored[i]) || (nodata && stored[i] == *nodata);
      if (isHole || std::isnan(expected[i]))
        differences[i] = isHole && std::isnan(expected[i]) ? 0.0 : -1.0;
      else if (stored[i] != expected[i])
        differences[i] = -1.0;
      else
        differences[i] =
            std::abs(asImported(stored[i] * rows.metresPerUnit()) - static_cast<double>(metres[i]));
    }
  };
  return readBack(path, raw, rows, check, progress);
}

Result<double> readBackSteps(const std::string& path, const ExportRows& rows,
                             const Quantisation& quantisation, const std::optional<RawLayout>& raw,
                             const Progress& progress) {
  std::vector<float> metres(static_cast<std::size_t>(rows.columns()));
  std::vector<int> expected(metres.size());
  const auto check = [&](int row, std::span<const double> stored, std::span<double> differences) {
    rows.metres(row, metres);
    rows.steps(row, quantisation, expected);
    for (std::size_t i = 0; i < stored.size(); ++i) {
      if (stored[i] != expected[i])
        differences[i] = -1.0;
      else if (std::isnan(metres[i]))
        differences[i] = 0.0;
      else
        differences[i] = std::abs(quantisation.height(expected[i]) - static_cast<double>(metres[i]));
    }
  };
  return readBack(path, raw, rows, check, progress);
}

}  // namespace

Result<double> readBackRaster(const RasterWriter& writer, const RasterEncoding& how, const ExportRows& rows,
                              const std::string& path, const Progress& progress) {
  std::optional<RawLayout> raw;
  if (writer.raw) raw = writer.raw(how, rows.columns(), rows.rows());
  if (isQuantised(how.samples)) return readBackSteps(path, rows, how.quantisation, raw, progress);
  if (writer.placement != RasterPlacement::NorthUp)
    return readBackFloats(path, rows, std::nullopt, raw, progress);
  if (!writer.staged)
    return readBackFloats(path, rows, static_cast<double>(static_cast<float>(how.holeValue)), raw, progress);
  // Drivers may write another value.
  const auto source = openAnySource(path, raw);
  if (!source) return Error{"it cannot be read back: %1", source.error().message};
  return readBackFloats(path, rows, (*source)->info().nodata, raw, progress);
}

Result<double> readBackStored(const std::string& path, StoredRows& rows, const StoredTiff& tiff,
                              const Progress& progress) {
  auto source = openWritten(path, std::nullopt, rows.columns(), rows.rows(), 1);
  if (!source) return source.error();
  const SourceInfo& info = (*source)->info();
  if (!info.stored || info.stored->bands.size() != tiff.layout.bands.size())
    return Error{"it has another number of bands when read back"};
  rows.resetCounts();
  constexpr int strip = 128;
  const auto columns = static_cast<std::size_t>(rows.columns());
  std::vector<double> found(columns * strip), expected(found.size()),
      mask(tiff.layout.mask ? found.size() : 0);
  const auto compare = [&](int band, int row, int count, const std::vector<double>& wanted) -> Result<void> {
    const std::size_t size = columns * static_cast<std::size_t>(count);
    if (auto read = (*source)->readStored(band, row, count, found); !read)
      return Error{"it cannot be read back: %1", read.error().message};
    for (std::size_t i = 0; i < size; ++i)
      if (found[i] != wanted[i] && !(std::isnan(found[i]) && std::isnan(wanted[i])))
        return Error{"it reads back differently at column %1, row %2 of band %3", i % columns,
                     row + static_cast<int>(i / columns), band};
    return {};
  };
  for (int row = 0; row < rows.rows(); row += strip) {
    if (!keepGoing(progress, static_cast<double>(row) / rows.rows())) return Error::cancel();
    const int count = std::min(strip, rows.rows() - row);
    for (int band = 1; band <= static_cast<int>(tiff.layout.bands.size()); ++band) {
      const bool heights = band == tiff.band;
      const auto read =
          heights ? rows.read(row, count, expected, mask) : rows.readOther(band, row, count, expected);
      if (!read) return read.error();
      if (auto same = compare(band, row, count, expected); !same) return same.error();
      if (heights && tiff.layout.mask)
        if (auto same = compare(SampleSource::kMaskBand, row, count, mask); !same) return same.error();
    }
  }
  return rows.counts().largestError;
}

Result<std::unique_ptr<SampleSource>> openWritten(const std::string& path,
                                                  const std::optional<RawLayout>& raw, int columns, int rows,
                                                  int bands) {
  auto source = openAnySource(path, raw);
  if (!source) return Error{"it cannot be read back: %1", source.error().message};
  const SourceInfo& info = (*source)->info();
  if (info.columns != columns || info.rows != rows) return Error{"it has another size when read back"};
  if (static_cast<int>(info.bands.size()) < bands) return Error{"it has fewer bands when read back"};
  return source;
}

Result<void> readBackCodes(SampleSource& source, int firstBand, int bands, const CodeRows& expected,
                           const Progress& progress) {
  constexpr int strip = 64;
  const auto columns = static_cast<std::size_t>(source.info().columns);
  const auto width = static_cast<std::size_t>(bands);
  std::vector<double> stored(columns * strip * width);
  std::vector<std::uint32_t> codes(columns * width);
  const int rows = source.info().rows;
  for (int row = 0; row < rows; row += strip) {
    if (!keepGoing(progress, static_cast<double>(row) / rows)) return Error::cancel();
    const int count = std::min(strip, rows - row);
    for (std::size_t band = 0; band < width; ++band)
      if (auto read = source.readCodes(firstBand + static_cast<int>(band), row, count,
                                       std::span(stored).subspan(band * columns * strip, columns * strip));
          !read)
        return Error{"it cannot be read back: %1", read.error().message};
    for (int r = 0; r < count; ++r) {
      expected(row + r, codes);
      for (std::size_t i = 0; i < codes.size(); ++i) {
        const std::size_t column = i / width;
        const double found =
            stored[i % width * columns * strip + static_cast<std::size_t>(r) * columns + column];
        if (found != codes[i])
          return Error{"it reads back differently at column %1, row %2", column, row + r};
      }
    }
  }
  return {};
}

}  // namespace scarp
