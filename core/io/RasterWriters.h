#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/ExportRows.h"
#include "core/io/RasterExport.h"
#include "core/io/RasterImport.h"
#include "core/io/SampleSource.h"
#include "core/io/StoredRows.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// Encoding of the samples of a raster: the choices of the user, completed by what the heights need.
struct RasterEncoding {
  RasterFormat format = RasterFormat::GeoTiff;
  SampleStorage samples = SampleStorage::Float;
  bool bigEndian = false;
  TiffCompression compression = TiffCompression::Deflate;
  bool cloud = false;           ///< Cloud optimised (COG).
  bool tile = false;            ///< One of many files of a terrain.
  Quantisation quantisation{};  ///< Of samples of isQuantised().
  double holeValue = -9999.0;   ///< No-data value of RasterPlacement::NorthUp.
};

enum class RasterPlacement {
  Json,     ///< Position and cell size are in a JSON file beside the raster; rows are in any order.
  NorthUp,  ///< A grid without rotation, in metres; holes are a no-data value.
  Full,     ///< Any geotransform, and the unit of the heights.
};

/// A text file beside a raster.
struct TextBeside {
  std::string path, text;
};

/// A format that terrains are written in: its row of the table. Functions run on any thread; their errors are
/// the reason alone, the caller names the target.
struct RasterWriter {
  std::vector<RasterFormatInfo> files{};  ///< Extensions, the usual one first.
  const char* key = "";                   ///< In files and settings: "geotiff".
  const char* title = nullptr;            ///< Null: the name of the first of `files`.
  RasterPlacement placement = RasterPlacement::Json;
  RasterChoices choices{};
  /// Other files belong to it: it is written into an empty folder, with those beside it.
  bool staged = false;
  /// RasterPlacement::Json: layouts in the JSON file, by the samples of the first of `files`. Empty: as for
  /// --raw.
  std::vector<const char*> layouts{};
  /// Writes a whole file into an existing one. Progress runs 0…1.
  Result<void> (*write)(const RasterEncoding& how, const Terrain& terrain, const ExportRows& rows,
                        const std::string& path, const Progress& progress) = nullptr;
  /// Layout of samples without a header. Null: there is a header.
  RawLayout (*raw)(const RasterEncoding& how, int columns, int rows) = nullptr;
  /// Checks that the format can contain a terrain in a file of that name. Null: any.
  Result<void> (*check)(const Terrain& terrain, const std::string& path) = nullptr;
  /// Text files for what the format cannot contain. Adds notes, and removes from `reference` what no file
  /// contains.
  std::vector<TextBeside> (*beside)(const std::string& path, GeoReference& reference,
                                    std::vector<Message>& notes) = nullptr;
};
[[nodiscard]] const RasterWriter& writerOf(RasterFormat format);

/// Rows as a file of the format has them. `order`: of RasterPlacement::Json.
[[nodiscard]] ExportRows rasterRows(const RasterWriter& writer, const Terrain& terrain, RowOrder order);

/// A GeoTIFF that is removed with this object.
struct TemporaryTiff {
  std::string path;
  ~TemporaryTiff();
};
/// Copies an own GeoTIFF as a cloud optimised one. `options`: of GDAL's driver COG.
Result<void> copyAsCloud(const std::string& plain, const std::string& path, std::vector<std::string> options,
                         const Progress& progress);

/// How a GeoTIFF is written as the file that the terrain was read from.
struct StoredTiff {
  StoredLayout layout;  ///< What is wanted, with one band or all of them.
  int band = 1;         ///< The band with the heights.
  bool cloud = false;
  /// GDAL's name of a lossless compression; empty: none.
  std::string compression;
  bool compressionChosen = false;       ///< By the user, not by the source.
  std::vector<std::string> metadata{};  ///< Of the file, "NAME=VALUE".
};
/// By type, no-data value, scale, offset, bands, blocks, compression, mask and overviews of `tiff`. The error
/// is the reason alone.
Result<void> writeStoredGeoTiff(const std::string& path, const Terrain& terrain, StoredRows& rows,
                                const StoredTiff& tiff, const Progress& progress);

/// Position of a terrain as a grid that is north up, in the units of its CRS, or in metres from the origin if
/// the terrain has no position: formats without rotation.
struct UprightPlace {
  double west, south, dx, dy;
  RowOrder order;  ///< Of the terrain's rows in the file.
  bool mirrored;   ///< The file has the terrain's columns from the last to the first.
};
/// The error is the reason alone: the grid is turned against its coordinates.
[[nodiscard]] Result<UprightPlace> uprightPlace(const Terrain& terrain);

/// Adds notes of holes and of heights that steps do not contain.
void noteSteps(const HeightSummary& heights, const Quantisation& quantisation, std::vector<Message>& notes);

/// "dem.tif.ovr, dem.tif.aux.xml"
[[nodiscard]] std::string shownNames(const std::vector<std::string>& paths);

/// Layout of RasterFormat::Raw.
[[nodiscard]] RawLayout rawLayout(const RasterEncoding& how, int columns, int rows);
/// Samples without a header, in that layout.
Result<void> writeRawSamples(const RasterEncoding& how, const Terrain& terrain, const ExportRows& rows,
                             const std::string& path, const Progress& progress);

// A GeoTIFF that stores samples as the file that the terrain was read from, and the notes of what it does not
// keep.

struct StoredExport {
  StoredRows rows;
  StoredTiff tiff;
};
/// Opens the source, if it is still there, and decides how the file is written. Adds notes of bands and
/// values that cannot be kept. The error is the reason alone: nothing can be stored as in the source.
[[nodiscard]] Result<StoredExport> openStored(const Terrain& terrain, const ExportRows& rows,
                                              const ExportOptions& options, const Progress& progress,
                                              std::vector<Message>& notes);

/// Adds notes of all differences between the layout of the source and the one of the written file, as it was
/// read back.
void noteStored(const StoredSource& source, const StoredTiff& tiff, const StoredLayout& written,
                std::vector<Message>& notes);

/// Adds notes of heights that were rounded to the steps of the source or clipped to its range. After
/// readBackStored().
void noteHeights(const StoredRows& rows, std::vector<Message>& notes);

// Written files are read with the reader that imports use, and compared with what they should contain. Errors
// are the reason alone.

/// Compares a raster sample by sample. Returns the largest difference from the terrain, metres.
Result<double> readBackRaster(const RasterWriter& writer, const RasterEncoding& how, const ExportRows& rows,
                              const std::string& path, const Progress& progress);

/// A GeoTIFF that stores samples as its source: all bands and the mask are compared bit by bit. Returns the
/// largest error of the samples that were encoded, metres. Resets the counts of `rows`, which then are those
/// of the file.
Result<double> readBackStored(const std::string& path, StoredRows& rows, const StoredTiff& tiff,
                              const Progress& progress);

/// Fills what some bands of a row hold, as the file holds it (SampleSource::readCodes), the bands of a sample
/// beside one another.
using CodeRows = std::function<void(int row, std::span<std::uint32_t> codes)>;

/// Reads bands of a written file and compares them with what they should hold. The error is the reason alone.
Result<void> readBackCodes(SampleSource& source, int firstBand, int bands, const CodeRows& expected,
                           const Progress& progress);
/// Opens a written file to be read back: of so many columns, rows and bands.
Result<std::unique_ptr<SampleSource>> openWritten(const std::string& path,
                                                  const std::optional<RawLayout>& raw, int columns, int rows,
                                                  int bands);

}  // namespace scarp
