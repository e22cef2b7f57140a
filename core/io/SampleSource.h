#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/io/RasterImport.h"

namespace scarp {

inline constexpr std::size_t kMostMetadata = 64;  ///< Items of SourceInfo::metadata.

struct RemoteAddress;

/// What a raster file says of itself, before anything is made of it.
struct SourceInfo {
  std::string driver;         ///< "GTiff", "EXR", "RAW" …
  std::string sampleType;     ///< "Int16", "Float32" …
  int columns = 0, rows = 0;  ///< ≥ 2 each.
  std::optional<std::array<double, 6>> geoTransform;
  std::string crsWkt;          ///< WKT2, empty where there is none.
  double epoch = 0.0;          ///< As in GeoReference.
  bool axesInDegrees = false;  ///< No CRS, but the axes say that they are degrees (netCDF).
  std::optional<std::array<double, 2>> cellMetres;  ///< Where there is no geotransform: cell size, metres.
  bool southFirst = false;   ///< Where there is no geotransform: the first row is the southern one.
  std::string verticalUnit;  ///< Empty where the file says none.
  Message
      depths{};    ///< Why its values are depths, positive down: "its vertical axis points down"; else empty.
  Message srgb{};  ///< Why its values are sRGB-encoded: "it has an sRGB chunk"; else empty.
  std::optional<double> nodata;
  double scale = 1.0, offset = 0.0;  ///< value in the file's unit = stored·scale + offset.
  std::optional<std::array<double, 2>>
      statistics{};  ///< Minimum and maximum stored value that the file declares.
  std::vector<Message> warnings;

  std::vector<std::string> bands{"band 1"};  ///< Their names.
  std::array<int, 3> colours{};              ///< Which are red, green and blue, from 1; 0: there are none.
  bool palette = false;                      ///< They are a colour table's; band 1 is the stored values.
  bool paletteValues = false;                ///< The stored values are meant, and the table only shows them.
  int alpha = 0;                             ///< Which says how opaque the others are; 0: none.
  bool overviews = false;                    ///< The file has coarser ones of itself.
  bool pointSamples = false;                 ///< It calls its samples points, not areas.
  std::vector<std::string> metadata{};       ///< What else it says of itself, "NAME=VALUE".
  std::optional<StoredLayout> stored{};      ///< How it stores its samples; unset: not known.

  [[nodiscard]] bool hasColours() const { return colours[0] > 0; }
};

/// The stored samples of a raster, in rows as the file has them: of one band, or what colours stand for. One
/// thread at a time.
class SampleSource {
 public:
  virtual ~SampleSource() = default;
  /// With what is said of the bands that are read.
  [[nodiscard]] const SourceInfo& info() const { return info_; }
  /// Chooses what read() gives; nothing: what can only be meant. The error says what there is not.
  Result<void> choose(const std::optional<BandUse>& bands);
  /// Nothing tells which of several bands is meant; the first is read.
  [[nodiscard]] bool undecided() const { return undecided_; }
  /// Red, green and blue are taken for one grey; read() is an error where they differ.
  [[nodiscard]] bool expectsGrey() const { return expectsGrey_; }
  /// That is what the last read() found.
  [[nodiscard]] bool coloursDiffer() const { return coloursDiffer_; }
  [[nodiscard]] const BandUse& used() const { return used_; }
  /// The error for a raster whose bands must be chosen among.
  [[nodiscard]] Error whichBand() const;

  /// Asked now and then while rows are read that have to be awaited; a no cancels the reading.
  virtual void watch(const Progress& progress) { watch_ = progress; }
  /// Reads rows [row, row + count) into out (count · columns values), NaN where the file masks a sample.
  Result<void> read(int row, int count, std::span<double> out);
  /// Whether the file says nothing of these rows: all their samples are what stands for that.
  [[nodiscard]] virtual bool lacks(int /*row*/, int /*count*/) const { return false; }
  /// Reads rows of one band as the whole numbers that the file holds: of a palette the indices, of 32-bit
  /// floats their bits; NaN where it masks a sample. An error where samples are longer than that.
  virtual Result<void> readCodes(int band, int row, int count, std::span<double> out);
  /// Reads rows of one band as the file stores them: of a palette the indices, masked samples as well. An
  /// error if the source has no StoredLayout.
  virtual Result<void> readStored(int band, int row, int count, std::span<double> out);
  /// The mask for all bands, in readStored(): 0 where samples have no data.
  static constexpr int kMaskBand = 0;
  /// Reads columns × rows samples that lie evenly over the raster, no more of either than it has.
  Result<void> readGrid(int columns, int rows, std::span<double> out, const Progress& progress = {});
  /// Reads a window of several bands, one band after the other, as columns × rows means by area of what is
  /// there: out of the file's overviews where they are fine enough. columns and rows are no more than the
  /// window's, and ≥ 1. NaN where the file masks all, or has no data. `bands` count from 1; of a palette the
  /// band after its colours is how opaque they are.
  virtual Result<void> readWindow(std::span<const int> bands, const GridRect& window, int columns, int rows,
                                  std::span<double> out, const Progress& progress = {});
  /// The same of what read() gives: one band, or what colours stand for.
  Result<void> readHeights(const GridRect& window, int columns, int rows, std::span<double> out,
                           const Progress& progress = {});
  /// Looks through all samples whether those that are transparent are holes, and from then on reads them so:
  /// where alpha is 0 there is one value only, and not everywhere. Else alpha has another use.
  Result<void> weighAlpha(const Progress& progress = {});
  [[nodiscard]] bool alphaMasks() const { return alphaMasks_; }

 protected:
  explicit SampleSource(std::string path) : path_(std::move(path)) {}
  /// One band's rows as read() gives them. `reading()` says which others will be asked for as well.
  virtual Result<void> readBand(int band, int row, int count, std::span<double> out) = 0;
  /// One band's grid as readGrid() gives it.
  virtual Result<void> readBandGrid(int band, int columns, int rows, std::span<double> out,
                                    const Progress& progress);
  /// Puts what is said of one band into info_.
  virtual Result<void> describeBand(int band) = 0;
  [[nodiscard]] std::vector<int> reading() const;
  [[nodiscard]] Error noSuchBand(int band) const;

  std::string path_;
  SourceInfo info_;
  Progress watch_;

 private:
  friend class SourceServer;  ///< Reads bands for another process, where they are decoded.

  /// Gets one band by get(band, out), or three, and makes values of them.
  template <class Get>
  Result<void> decoded(std::span<double> out, Get&& get);

  BandUse used_;
  bool undecided_ = false, expectsGrey_ = false, coloursDiffer_ = false, alphaMasks_ = false;
  std::vector<double> red_, green_, blue_, alpha_;
};

/// The value of the first and the last step of samples of a type: 0 and 65535, 0 and 1 of floating point; for
/// heights in colours the lowest and highest that there can be.
struct StepRange {
  double first, last;
};
[[nodiscard]] StepRange stepsOf(const std::string& sampleType, BandUse::Kind kind);

/// Opens a raster of a format that Scarp knows. Errors are one line that begins with the path; several bands
/// without a choice among them are one.
Result<std::unique_ptr<SampleSource>> openSource(const std::string& path, const std::optional<RawLayout>& raw,
                                                 const std::optional<BandUse>& bands = {});

/// The same where the bands may be undecided.
Result<std::unique_ptr<SampleSource>> openAnySource(const std::string& path,
                                                    const std::optional<RawLayout>& raw,
                                                    const std::optional<BandUse>& bands = {});

/// The same as openSource() for a raster that only parts are read of: however many samples it has.
Result<std::unique_ptr<SampleSource>> openUncutSource(const std::string& path,
                                                      const std::optional<RawLayout>& raw,
                                                      const std::optional<BandUse>& bands);

/// The same as openSource() for one of many files that are open at once: with a small part of the memory
/// budget.
Result<std::unique_ptr<SampleSource>> openTileSource(const std::string& path,
                                                     const std::optional<RawLayout>& raw,
                                                     const std::optional<BandUse>& bands);

/// The same as openAnySource() for a raster that is looked at in parts: however many samples it has.
Result<std::unique_ptr<SampleSource>> openPicture(const std::string& path,
                                                  const std::optional<RawLayout>& raw = {},
                                                  const std::optional<BandUse>& bands = {});

/// The file that has to be there for a name that openSource takes: itself, the one with the grid that is
/// named, or the archive. The error is for a name that stands for something else.
[[nodiscard]] Result<std::string> fileOfName(const std::string& name);

// The readers that openSource chooses from.
Result<std::unique_ptr<SampleSource>> openGdalSource(const std::string& path);
Result<std::unique_ptr<SampleSource>> openExrSource(const std::string& path);
/// Radiance picture (.hdr) of 32-bit RGBE pixels: bands red, green and blue.
Result<std::unique_ptr<SampleSource>> openRadianceSource(const std::string& path);
/// ASCII PGM ("P2"): one band.
Result<std::unique_ptr<SampleSource>> openTextPgmSource(const std::string& path);
/// Opens a file in a separate process (ReaderProcess) with the one of these readers that its first bytes
/// require. The process takes the memory budget divided by `parts`.
Result<std::unique_ptr<SampleSource>> openForeignSource(const std::string& path, int parts = 1);
/// Lists the files of a raster that scarp-reader opens: the file or archive itself, sources of a VRT,
/// headers, world files. Files outside the folder of the raster's file are omitted, unless SCARP_GDAL_ALLOW
/// contains "anywhere". If scarp-reader cannot open the raster, only the file itself is listed. Fails if the
/// name is not a file.
Result<std::vector<std::string>> filesOfSource(const std::string& path);
/// Opens what is at an address as openForeignSource() does a file; `path` is the name of it in messages.
Result<std::unique_ptr<SampleSource>> openAddressSource(const std::string& path, const RemoteAddress& address,
                                                        int parts = 1);
/// Maximum size in bytes of a file that is kept in memory because its server only sends it whole: a quarter
/// of the memory budget, at most kMostWhole.
[[nodiscard]] std::uint64_t wholeFileMemory();
Result<std::unique_ptr<SampleSource>> openRawSource(const std::string& path, const RawLayout& layout);

/// Rejects rasters that are no grid: fewer than 2 × 2 samples, or more than can be counted.
[[nodiscard]] Result<void> checkGridSize(const std::string& path, std::int64_t columns, std::int64_t rows);
/// The same, and those whose heights would fit neither into memory nor beside it (LargePages::room()), or
/// whose rows are too long for the memory budget.
Result<void> checkRasterSize(const std::string& path, std::int64_t columns, std::int64_t rows);

/// "4.29 GB".
[[nodiscard]] std::string gigabytes(double bytes);

/// The error for a file whose samples cannot be read at some rows; `reason` may be empty.
[[nodiscard]] Error unreadableRows(const std::string& path, int row, int count, const Message& reason);

}  // namespace scarp
