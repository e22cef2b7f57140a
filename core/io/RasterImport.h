#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/RowOrder.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// Way in which files with tiles of one ground become one raster.
struct ImportTiles {
  enum class Missing {
    Holes,
    Sea,  ///< Height 0.
  };
  /// Besides the path itself, which may also be a folder: all rasters in it are tiles then.
  std::vector<std::string> files;
  std::optional<Missing> missing;  ///< Where no tile is; nothing: sea if the names say so (Copernicus).
  bool resample = false;  ///< Tiles off the common grid are resampled onto it; else they are an error.
  std::string pattern{};  ///< Names of tiles as TilePattern describes them; empty: by position or name.
  bool operator==(const ImportTiles&) const = default;
};

/// Part of a raster to read.
struct ImportCut {
  /// Columns and rows of the raster, the first at 0 in the north-west: column, row, columns, rows.
  std::optional<std::array<int, 4>> window;
  /// In place of a window: west, south, east and north in the coordinates of the raster's CRS, or in
  /// `boundsCrs` ("EPSG:4326": degrees east and north).
  std::optional<std::array<double, 4>> bounds;
  std::string boundsCrs;
  /// Metres from sample to sample that are wanted: whole numbers of the raster's samples are averaged, as
  /// many as stay within it. Nothing: all samples.
  std::optional<double> cell;
  bool operator==(const ImportCut&) const = default;
};

/// Square cells in another CRS, in place of the file's own.
struct ImportProjection {
  std::string crs;             ///< "EPSG:32618", WKT …; "utm": the UTM zone of the middle.
  std::optional<double> cell;  ///< Metres; nothing: about as many samples as the file has.
  bool operator==(const ImportProjection&) const = default;
};

/// Layout of the samples in a file that does not describe them.
struct RawLayout {
  enum class Sample { U8, U16, I16, F32, I8, U32, I32, F64, F16 };
  /// Order of the samples of several channels: by pixel (RGBRGB…), by line, or band after band. The names
  /// that GIS uses are BIP, BIL and BSQ.
  enum class Interleave { Pixel, Line, Band };

  int columns = 0, rows = 0;
  Sample sample = Sample::U16;
  bool bigEndian = false;
  std::size_t headerBytes = 0;                ///< Before the samples; not read.
  int channels = 1;                           ///< Samples per position: bands 1 to `channels` of the raster.
  Interleave interleave = Interleave::Pixel;  ///< Without effect where there is one channel.
  std::size_t tailBytes = 0;                  ///< Expected after the samples; not read.
  bool operator==(const RawLayout&) const = default;
};

/// Which of a raster's bands, or what of its colours, are the heights.
struct BandUse {
  enum class Kind {
    Band,       ///< One band as it is.
    Luminance,  ///< 0.2126 R + 0.7152 G + 0.0722 B (Rec. 709).
    Terrarium,  ///< R·256 + G + B/256 − 32768, metres (Mapzen).
    Mapbox,     ///< −10000 + (R·65536 + G·256 + B)·0.1, metres (Mapbox Terrain-RGB).
  };
  Kind kind = Kind::Band;
  int band = 1;  ///< From 1; of Kind::Band.
  bool operator==(const BandUse&) const = default;
};

/// Heights, metres, between which the stored values are spread evenly.
struct ImportRange {
  enum class Of {
    Values,  ///< lowest and highest stand for the least and the greatest value in the file, holes apart.
    Steps,  ///< They stand for the first and the last step: 0 and 255, 0 and 65535, −32768 and 32767 …, and
            ///< 0 and 1 of floating point.
  };
  double lowest = 0.0, highest = 0.0;  ///< Finite; lowest above highest turns the ground over.
  Of of = Of::Values;
  bool operator==(const ImportRange&) const = default;
};

/// What is put right in the ground that was read, by the filters of core/operation.
struct ImportMends {
  bool terraces = false, spikes = false, seams = false, holes = false;
  bool operator==(const ImportMends&) const = default;
};

/// Something about a file that a person had better know: what was seen, and what is done about it.
struct ImportFinding {
  enum class Kind : std::uint8_t {
    Picture,   ///< A shaded picture or a photograph instead of heights.
    Void,      ///< A value that stands for a hole and is not declared.
    Unit,      ///< Heights in another unit than it says.
    Rows,      ///< The first row is the southern one.
    Depths,    ///< Depths, positive down.
    Srgb,      ///< Values are sRGB-encoded, as those of a picture.
    Origin,    ///< The two numbers of its place are exchanged.
    HalfCell,  ///< Its place is that of samples, and it says that of cells.
    Terraces,
    Spikes,
    Seams,
    Holes,
  };
  Kind kind = Kind::Void;
  Message reason;  ///< A line.
  Message done;    ///< A line: what is done where it is on.
  bool on = true;
  bool fault = true;                ///< Else only something to know.
  double number = 0.0;              ///< Of Kind::Void: the value.
  std::string unit{}, otherUnit{};  ///< Of Kind::Unit: where it is on, and where it is off.
  bool operator==(const ImportFinding&) const = default;
};

/// What the person knows better than the file. Anything left empty is read from the file or guessed, and
/// guesses are said in the warnings.
struct ImportOptions {
  std::optional<std::string> verticalUnit;     ///< "m", "ft", "us-ft", "km", "cm", "mm", "dm", "fathom" …
  std::optional<bool> depths;  ///< Values are depths, positive down; else as the file declares.
  std::optional<bool> srgb;    ///< Values are sRGB-encoded and become linear; otherwise as they are stored.
  std::optional<double> nodata;                ///< Stored value that stands for a hole.
  std::optional<double> cellSize;              ///< Metres, both ways, in place of the file's.
  std::optional<double> scale, offset;         ///< height in file units = stored·scale + offset.
  std::optional<ImportRange> range;            ///< In place of unit, scale and offset.
  std::optional<RawLayout> raw;                ///< Read the file as headerless samples.
  std::optional<BandUse> bands;                ///< Needed where there are several and they differ.
  std::optional<RowOrder> rows;                ///< In place of what the file says; its place stays.
  std::optional<ImportTiles> tiles;            ///< The path is a folder of tiles, or one of several.
  std::optional<ImportCut> cut;                ///< Else all is read.
  std::optional<ImportProjection> projection;  ///< Else the file's own cells are kept.
  std::optional<bool> exchangeOrigin;          ///< See ImportFinding::Kind::Origin; done where it is found.
  std::optional<bool> shiftHalfCell;           ///< See ImportFinding::Kind::HalfCell; not done by itself.
  ImportMends mends;
  bool operator==(const ImportOptions&) const = default;
};

/// One of the ImportOptions, for saying which of them a warning or a refusal leaves to the person.
enum class ImportSetting { Unit, Nodata, CellSize, Heights, Layout, Bands, Rows };

struct ImportedTerrain {
  Terrain terrain;
  std::string driver;                   ///< "GTiff", "SRTMHGT", "EXR", "RAW" …
  std::string sampleType;               ///< As stored: "Int16", "Float32" …
  long long holes = 0;                  ///< NaN samples.
  std::vector<Message> warnings{};      ///< One line each: guesses, undeclared voids, 8-bit terraces …
  /// Settings that could put right what the warnings are about, each once.
  std::vector<ImportSetting> doubts{};
  std::vector<Message> facts{};  ///< One line each: tiles, what reprojection costs.
  /// All that was found; of the ground only where there are 8 million samples at most, or mends are wanted.
  std::vector<ImportFinding> findings{};
};

/// Reads a raster: nodata to holes, vertical unit to metres, south-up turned, scale and offset applied, CRS
/// and geotransform kept. Anything GDAL reads, and EXR. Of several bands options.bands says which; without it
/// only colours that are grey throughout are read, and said. Errors are one line that names the file. Any
/// thread; may be cancelled through progress.
[[nodiscard]] Result<ImportedTerrain> importRaster(const std::string& path, const ImportOptions& options = {},
                                                   const Progress& progress = {});

}  // namespace scarp
