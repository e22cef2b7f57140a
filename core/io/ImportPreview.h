#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/HeightRule.h"
#include "core/io/RasterImport.h"
#include "core/io/RawGuess.h"
#include "core/io/TileLayout.h"

namespace scarp {

/// A layout that a file without a header may have, and a small picture's worth of what it makes of it.
struct LayoutLook {
  RawCandidate candidate;
  int columns = 0, rows = 0;  ///< Of the values; 96 a side at the most.
  std::vector<float> values;  ///< As stored.
};

/// A look at a raster before it is read whole.
struct ImportPreview {
  std::string driver;      ///< "PNG", "RAW", "EXR" …
  std::string sampleType;  ///< "UInt16" …
  int columns = 0, rows = 0;

  std::vector<std::string> bands;  ///< A name each: "red", "elevation", "band 2" …; one at least.
  bool colours = false;            ///< Red, green and blue: their luminance can be taken.
  bool byteColours = false;        ///< Of 8 bits each: they can be Terrarium or Mapbox heights.
  BandUse used;                    ///< What `values` are of.

  /// Every so many samples, rows in the file's order: values as stored, or as the colours stand for; NaN
  /// where there is a hole. At most 256 a side; gridColumns · gridRows values.
  int gridColumns = 0, gridRows = 0;
  std::vector<float> values;
  /// Least and greatest value, holes apart; 0 where there are only holes. Of all samples where the raster is
  /// small, else of those looked at.
  double lowest = 0.0, highest = 0.0;
  bool exactRange = false;                 ///< Of all samples.
  double firstStep = 0.0, lastStep = 1.0;  ///< See ImportRange::Of::Steps.

  /// The file, its description beside it, or its format says heights and size; else guess has them.
  bool heightsKnown = false, sizeKnown = false;
  bool southFirst = false;           ///< The first row is the southern one, as far as the file says.
  double dx = 1.0, dy = 1.0;         ///< Cell size, metres; 1 where the file says none.
  double scale = 1.0, offset = 0.0;  ///< Height in the file's unit = value·scale + offset.
  std::string verticalUnit;          ///< Empty where the file says none.
  Message depths;                    ///< As in SourceInfo; empty if the values contradict it.

  GeoReference georeference;         ///< Of the samples as they are stored.
  std::optional<TileLayout> layout;  ///< Where there are tiles; with what their overlaps disagree by.
  bool ordered = false;              ///< Rows are north first, whichever way the tiles have them.

  /// What importRaster() cannot do without, of what the caller's options leave empty: Layout of headerless
  /// samples, Bands where they differ. `guess` has a proposal.
  std::vector<ImportSetting> needed;
  /// The caller's options, filled with what has to be guessed: importRaster() takes them as they are. What
  /// the file itself says stays empty.
  ImportOptions guess;
  std::vector<Message> reasons;      ///< Why, a line each.
  std::vector<LayoutLook> layouts;   ///< Where the layout is guessed: the most probable ones, best first.
  /// What importRaster() finds with `guess`; where there are 8 million samples at most.
  std::vector<ImportFinding> findings;

  /// Whether a person had better look: heights or size are guessed, or something is needed.
  [[nodiscard]] bool guessed() const { return !heightsKnown || !sizeKnown || !needed.empty(); }
};

/// How much of a file a look at it reads.
enum class PreviewReach : std::uint8_t {
  Enough,   ///< Overviews, or rows here and there.
  Samples,  ///< All samples: the range of values is exact.
};

/// Reads as little of the file as it takes. `options` overrule the file and the guesses; other bands or
/// another layout need another look. The error is one line that names the file. Any thread; may be cancelled.
[[nodiscard]] Result<ImportPreview> previewImport(const std::string& path, const ImportOptions& options = {},
                                                  const Progress& progress = {},
                                                  PreviewReach reach = PreviewReach::Enough);

/// Description of a raster by its header, its statistics and an overview.
struct RasterOutline {
  ImportedTerrain imported;  ///< Its terrain has 2 x 2 samples in place of the raster's own; holes are 0.
  bool ground = false;       ///< At least one sample that was read is not a hole.
  double lowest = 0.0, highest = 0.0;  ///< Metres, approximate.
  Message from{};  ///< Origin of that range: "statistics in the file", "an overview of 256 x 256 samples" …
};
/// Describes a raster of many samples without reading them; returns nothing if it has few, or if the options
/// need all of them (a cut, tiles, another CRS, a range of heights, repairs). Of an address it reads the
/// header and an overview of at most 256 x 256 samples, or 16 windows if it has no overviews. The error is
/// one line that names the raster.
[[nodiscard]] Result<std::optional<RasterOutline>> outlineRaster(const std::string& path,
                                                                 const ImportOptions& options,
                                                                 const Progress& progress = {});

/// Before a file is opened: previewImport() where there is something to guess or to choose. Where the header
/// says all of it the samples are not touched, and only heightsKnown and sizeKnown are set.
[[nodiscard]] Result<ImportPreview> glanceAtImport(const std::string& path, const Progress& progress = {});

/// How importRaster() would make heights of the preview's values. Only unit, scale, offset and range of the
/// options count. Pure.
[[nodiscard]] HeightRule previewRule(const ImportPreview& preview, const ImportOptions& options);

/// What importRaster() would make of the file with `options`, in the preview's few samples: the same extent,
/// north first, metres. Only unit, no-data value, cell size, heights and row order of the options count:
/// bands and layout are those of the preview. Pure; 65,536 samples at most. Contract: at least 2 × 2 values.
[[nodiscard]] Terrain previewTerrain(const ImportPreview& preview, const ImportOptions& options);

}  // namespace scarp
