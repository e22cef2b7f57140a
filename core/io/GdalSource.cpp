#include <gdal_priv.h>
#include <ogr_spatialref.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <limits>
#include <optional>

#include "core/base/PrintableLine.h"
#include "core/io/CrsInfo.h"
#include "core/io/GdalDrivers.h"
#include "core/io/GdalErrors.h"
#include "core/io/GdalLayout.h"
#include "core/io/GdalOpen.h"
#include "core/io/HeightDatum.h"
#include "core/io/SampleSource.h"
#include "core/io/SamplesInFile.h"

namespace scarp {

namespace {

constexpr double kHole = std::numeric_limits<double>::quiet_NaN();

/// Band numbers that Scarp uses for a raster with a colour table: the stored values, then the colours that
/// they index.
enum PaletteBand : int { kValues = 1, kRed, kGreen, kBlue, kOpacity };

class GdalSource final : public SampleSource {
 public:
  GdalSource(std::string path, GDALDatasetUniquePtr dataset, SourceInfo info,
             std::vector<SamplesInFile> there)
      : SampleSource(std::move(path)), dataset_(std::move(dataset)), there_(std::move(there)) {
    info_ = std::move(info);
    noteWhatIsMissing();
    if (!info_.palette) return;
    const GDALColorTable& table = *dataset_->GetRasterBand(1)->GetColorTable();
    for (int i = 0; i < table.GetColorEntryCount(); ++i) palette_.push_back(*table.GetColorEntry(i));
  }
  ~GdalSource() override {
    const GdalErrors quiet;
    dataset_.reset();
  }

  [[nodiscard]] bool lacks(int row, int count) const override {
    const std::vector<int> bands = reading();
    return !alphaMasks() && std::ranges::all_of(bands, [&](int band) {
      return !maskOf(bandOf(band)) &&
             bandOf(band).GetDataCoverageStatus(0, row, info_.columns, count, GDAL_DATA_COVERAGE_STATUS_DATA,
                                                nullptr) == GDAL_DATA_COVERAGE_STATUS_EMPTY;
    });
  }

  Result<void> readCodes(int band, int row, int count, std::span<double> out) override {
    out = out.first(static_cast<std::size_t>(count) * static_cast<std::size_t>(info_.columns));
    if (band < 1 || band > dataset_->GetRasterCount()) return noSuchBand(band);
    GDALRasterBand& from = bandOf(band);
    const GDALDataType type = from.GetRasterDataType();
    if (type == GDT_Float64)
      return errorIn(path_, "has samples of type %1, not whole numbers", GDALGetDataTypeName(type));
    const GdalErrors errors;
    const bool bits = type == GDT_Float32;
    if (bits) bits_.resize(out.size());
    void* const to = bits ? static_cast<void*>(bits_.data()) : static_cast<void*>(out.data());
    if (!there_[static_cast<std::size_t>(band) - 1].complete() ||
        !readWithMask(from, row, count, to, bits ? GDT_Float32 : GDT_Float64, info_.columns, count) ||
        errors.failed())
      return unreadableRows(path_, row, count, errors.failure());
    if (bits) std::ranges::copy(bits_, out.begin());
    for (std::size_t i = 0; maskOf(from) && i < out.size(); ++i)
      if (maskRows_[i] == 0) out[i] = kHole;
    return {};
  }

  Result<void> readStored(int band, int row, int count, std::span<double> out) override {
    out = out.first(static_cast<std::size_t>(count) * static_cast<std::size_t>(info_.columns));
    if (band < kMaskBand || band > dataset_->GetRasterCount()) return noSuchBand(band);
    const GdalErrors errors;
    GDALRasterBand* from =
        band == kMaskBand ? dataset_->GetRasterBand(1)->GetMaskBand() : dataset_->GetRasterBand(band);
    const bool complete = band == kMaskBand || there_[static_cast<std::size_t>(band) - 1].complete();
    if (!complete ||
        from->RasterIO(GF_Read, 0, row, info_.columns, count, out.data(), info_.columns, count, GDT_Float64,
                       0, 0, nullptr) != CE_None ||
        errors.failed())
      return unreadableRows(path_, row, count, errors.failure());
    return {};
  }

  Result<void> readWindow(std::span<const int> bands, const GridRect& window, int columns, int rows,
                          std::span<double> out, const Progress& progress) override {
    if (!std::ranges::all_of(there_, &SamplesInFile::complete) && palette_.empty())
      return SampleSource::readWindow(bands, window, columns, rows, out, progress);
    // Indices of a palette have no mean: some of them are looked at, and the colours are averaged.
    const bool coloured = std::ranges::any_of(bands, [this](int band) { return isColour(band); });
    const int finer =
        coloured ? std::clamp(std::min(window.width() / columns, window.height() / rows), 1, 4) : 1;
    const GdalWindow wanted{window, columns * finer, rows * finer};
    const auto across = static_cast<std::size_t>(columns), plane = across * static_cast<std::size_t>(rows);
    const GdalWindow whole{window, columns, rows};
    const int step = std::max(1, GdalStrips::rowsAtOnce(wanted) / finer);
    std::vector<double> indices;
    const GdalErrors errors;
    for (int row = 0; row < rows; row += step) {
      if (!keepGoing(progress, static_cast<double>(row) / rows)) return Error::cancel();
      const int count = std::min(step, rows - row);
      const std::size_t from = static_cast<std::size_t>(row) * across,
                        samples = static_cast<std::size_t>(count) * across;
      bool read = true;
      if (coloured) {
        indices.resize(samples * static_cast<std::size_t>(finer * finer));
        GDALRasterBand& band = *dataset_->GetRasterBand(1);
        read = GdalStrips::read(band, maskOf(band), wanted, row * finer, count * finer,
                                GRIORA_NearestNeighbour, indices);
      }
      for (std::size_t i = 0; read && i < bands.size(); ++i) {
        const auto to = out.subspan(i * plane + from, samples);
        if (isColour(bands[i]))
          averageColours(bands[i], indices, finer, columns, to);
        else
          read = GdalStrips::read(bandOf(bands[i]), maskOf(bandOf(bands[i])), whole, row, count,
                                  GRIORA_Average, to);
      }
      if (!read || errors.failed())
        return unreadableRows(path_, window.row0, window.height(), errors.failure());
    }
    return {};
  }

 protected:
  Result<void> readBand(int band, int row, int count, std::span<double> out) override {
    const SamplesInFile& there = thereOf(band);
    if (there.complete()) return readWhole(band, row, count, out);
    const auto columns = static_cast<std::size_t>(info_.columns);
    for (int i = 0; i < count; ++i) {
      const auto to = out.subspan(static_cast<std::size_t>(i) * columns, columns);
      const bool nothing = there.holdsNothingOf(row + i);
      if (nothing) std::ranges::fill(to, kHole);
      if (nothing) continue;
      // Some readers turn a row away that is there in part.
      if (auto read = readWhole(band, row + i, 1, to); !read && there.holdsRow(row + i))
        return read;
      else if (!read)
        std::ranges::fill(to, kHole);
      for (int column = 0; column < info_.columns; ++column)
        if (!there.holds(column, row + i)) to[static_cast<std::size_t>(column)] = kHole;
    }
    return {};
  }

  Result<void> readBandGrid(int band, int columns, int rows, std::span<double> out,
                            const Progress& progress) override {
    if (!thereOf(band).complete()) return SampleSource::readBandGrid(band, columns, rows, out, progress);
    const GdalErrors errors;
    GDALRasterIOExtraArg way;
    INIT_RASTERIO_EXTRA_ARG(way);
    way.pfnProgress = goOnByProgress;
    way.pProgressData = const_cast<Progress*>(&progress);
    GDALRasterBand& from = bandOf(band);
    out = out.first(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
    const bool read = readWithMask(from, 0, info_.rows, out.data(), GDT_Float64, columns, rows, &way);
    if (!keepGoing(progress, 1.0)) return Error::cancel();
    if (!read || errors.failed()) return unreadableRows(path_, 0, info_.rows, errors.failure());
    finish(band, maskOf(from) != nullptr, out);
    return {};
  }

  Result<void> describeBand(int number) override {
    GDALRasterBand& band = bandOf(number);
    int present = 0;
    const double scale = band.GetScale(&present);
    info_.scale = present && scale != 0.0 && std::isfinite(scale) ? scale : 1.0;
    const double offset = band.GetOffset(&present);
    info_.offset = present && std::isfinite(offset) ? offset : 0.0;
    // XYZ files declare none: it is what GDAL puts where there is no line.
    info_.nodata = !isColour(number) && info_.driver != "XYZ" ? declaredNodata(band) : std::nullopt;
    info_.sampleType = GDALGetDataTypeName(band.GetRasterDataType());
    double low = 0.0, high = 0.0, unused = 0.0;
    info_.statistics.reset();
    if (!isColour(number) && band.GetStatistics(TRUE, FALSE, &low, &high, &unused, &unused) == CE_None &&
        std::isfinite(low) && std::isfinite(high) && low <= high)
      info_.statistics = {{low, high}};
    info_.verticalUnit = band.GetUnitType();
    if (info_.driver == "BT") takeVerticalScaleOfBt();
    if (info_.verticalUnit.empty()) info_.verticalUnit = unitOfCrs();
    info_.depths = whyDepths(band);
    return {};
  }

 private:
  Result<void> readWhole(int band, int row, int count, std::span<double> out) {
    const GdalErrors errors;
    GDALRasterBand& from = bandOf(band);
    out = out.first(static_cast<std::size_t>(info_.columns) * static_cast<std::size_t>(count));
    if (!readWithMask(from, row, count, out.data(), GDT_Float64, info_.columns, count) || errors.failed())
      return unreadableRows(path_, row, count, errors.failure());
    finish(band, maskOf(from) != nullptr, out);
    return {};
  }

  /// Reads whole rows of a band as columns × rows samples, and into maskRows_ those of its mask, if it has
  /// one. False where GDAL fails.
  bool readWithMask(GDALRasterBand& from, int row, int count, void* to, GDALDataType type, int columns,
                    int rows, GDALRasterIOExtraArg* way = nullptr) {
    GDALRasterBand* const mask = maskOf(from);
    if (mask) maskRows_.resize(static_cast<std::size_t>(columns) * static_cast<std::size_t>(rows));
    const auto io = [&](GDALRasterBand& band, void* into, GDALDataType as) {
      return band.RasterIO(GF_Read, 0, row, info_.columns, count, into, columns, rows, as, 0, 0, way) ==
             CE_None;
    };
    return io(from, to, type) && (!mask || io(*mask, maskRows_.data(), GDT_Byte));
  }

  /// Applies the vertical scale of a BT file: metres per stored unit, a float at byte 62. GDAL recognises
  /// only the values of metres and feet, does not distinguish the two kinds of feet, and ignores all other
  /// values.
  void takeVerticalScaleOfBt() {
    const std::optional<float> stored = btVerticalScale(dataset_->GetDescription());
    if (!stored || *stored == 1.0F) return;
    const float scale = *stored;
    constexpr float kFoot = 0.3048F, kSurveyFoot = static_cast<float>(1200.0 / 3937.0);
    if (scale == kFoot || scale == kSurveyFoot) {
      info_.verticalUnit = scale == kFoot ? "ft" : "us-ft";
    } else if (std::isfinite(scale) && scale > 0.0F) {
      info_.verticalUnit = "m";
      info_.scale *= static_cast<double>(scale);
    } else {
      const Message ignored = Message("its vertical scale is not a number above 0 and is ignored");
      if (std::ranges::find(info_.warnings, ignored) == info_.warnings.end())
        info_.warnings.push_back(ignored);
    }
  }

  void noteWhatIsMissing() {
    const SamplesInFile& least = *std::ranges::min_element(there_, {}, &SamplesInFile::held);
    if (!least.complete())
      info_.warnings.push_back(
          Message("the file is cut short or has gaps: %1 of %2 samples are there, the others are holes",
                  least.held(), least.whole()));
  }

  const SamplesInFile& thereOf(int band) const {
    return there_[palette_.empty() ? static_cast<std::size_t>(band) - 1 : 0];
  }

  GDALRasterBand& bandOf(int number) const { return *dataset_->GetRasterBand(palette_.empty() ? number : 1); }

  static GDALRasterBand* maskOf(GDALRasterBand& band) {
    const int flags = band.GetMaskFlags();
    return (flags & GMF_PER_DATASET) != 0 && (flags & GMF_ALPHA) == 0 ? band.GetMaskBand() : nullptr;
  }

  std::string unitOfCrs() const {
    const OGRSpatialReference* crs = dataset_->GetSpatialRef();
    if (!crs || !(crs->IsCompound() || crs->IsVertical())) return {};
    const char* unit = nullptr;
    crs->GetTargetLinearUnits("COMPD_CS|VERT_CS", &unit);
    return unit && std::string(unit) != "unknown" ? unit : "";
  }

  /// Why the values of a band are depths, positive down; empty if nothing declares that.
  Message whyDepths(GDALRasterBand& band) const {
    const auto item = [&](const char* name) {
      const char* const value = band.GetMetadataItem(name);
      return std::string(value ? value : "");
    };
    // CF conventions: the attribute "positive", and standard names such as sea_floor_depth_below_geoid.
    const std::string positive = item("positive"), name = item("standard_name");
    if (EQUAL(positive.c_str(), "down")) return Message("it declares that its values are positive down");
    if (EQUAL(positive.c_str(), "up")) return {};
    if (name == "depth" || name.starts_with("sea_floor_depth") || name.starts_with("depth_below"))
      return Message("it declares depths: %1", name);
    // The elevations of a BAG are positive up, whatever its vertical CRS.
    if (info_.driver == "BAG") return {};
    const auto unit = heightUnitOf(info_.crsWkt);
    if (unit && unit->metres < 0.0) return Message("the vertical axis of its CRS points down");
    return {};
  }

  /// Whether a band is one that a colour table makes.
  bool isColour(int band) const { return !palette_.empty() && band != kValues; }

  double colourOf(int band, double index) const {
    if (!(index >= 0.0)) return index;  // Nothing stays nothing.
    const auto at = static_cast<std::size_t>(index);
    const GDALColorEntry colour = at < palette_.size() ? palette_[at] : GDALColorEntry{};
    return band == kRed ? colour.c1 : band == kGreen ? colour.c2 : band == kBlue ? colour.c3 : colour.c4;
  }

  /// One band's means of finer × finer colours each.
  void averageColours(int band, std::span<const double> indices, int finer, int columns,
                      std::span<double> out) const {
    const auto side = static_cast<std::size_t>(finer), across = static_cast<std::size_t>(columns);
    for (std::size_t i = 0; i < out.size(); ++i) {
      double sum = 0.0, count = 0.0;
      for (std::size_t k = 0; k < side * side; ++k) {
        const double colour = colourOf(
            band, indices[((i / across) * side + k / side) * across * side + (i % across) * side + k % side]);
        sum += std::isnan(colour) ? 0.0 : colour;
        count += std::isnan(colour) ? 0.0 : 1.0;
      }
      out[i] = count > 0.0 ? sum / count : kHole;
    }
  }

  void finish(int band, bool masked, std::span<double> out) const {
    if (isColour(band))
      for (double& value : out) value = colourOf(band, value);
    for (std::size_t i = 0; masked && i < out.size(); ++i)
      if (maskRows_[i] == 0) out[i] = kHole;
  }

  GDALDatasetUniquePtr dataset_;
  std::vector<SamplesInFile> there_;  ///< Of each band.
  std::vector<GDALColorEntry> palette_;
  std::vector<GByte> maskRows_;
  std::vector<std::uint32_t> bits_;  ///< Of 32-bit floats.
};

std::string bandName(GDALRasterBand& band, int number) {
  if (const std::string description = band.GetDescription(); !description.empty()) return description;
  std::string name = GDALGetColorInterpretationName(band.GetColorInterpretation());
  if (band.GetColorInterpretation() == GCI_Undefined) name = "band " + std::to_string(number);
  return lowerCase(name);
}

/// Whether the values behind a colour table are meant and the table only shows them: programs for maps write
/// such files. A picture of 8 bits without a place, whose table is grey in any order, means its greys.
bool valuesAreMeant(GDALRasterBand& band, const GDALColorTable& table, bool placed) {
  if (placed || band.GetRasterDataType() != GDT_Byte) return true;
  for (int i = 0; i < table.GetColorEntryCount(); ++i) {
    const GDALColorEntry& entry = *table.GetColorEntry(i);
    if (entry.c1 != entry.c2 || entry.c1 != entry.c3) return true;
  }
  return false;
}

void describeBands(GDALDataset& dataset, SourceInfo& info) {
  info.bands.clear();
  GDALRasterBand& first = *dataset.GetRasterBand(1);
  if (const GDALColorTable* const table = dataset.GetRasterCount() == 1 ? first.GetColorTable() : nullptr) {
    info.bands = {"values", "red", "green", "blue"};
    info.colours = {kRed, kGreen, kBlue};
    info.palette = true;
    info.paletteValues = valuesAreMeant(first, *table, info.geoTransform || dataset.GetSpatialRef());
    return;
  }
  std::array<int, 3> colours{};
  for (int number = 1; number <= dataset.GetRasterCount(); ++number) {
    GDALRasterBand& band = *dataset.GetRasterBand(number);
    info.bands.push_back(bandName(band, number));
    const GDALColorInterp what = band.GetColorInterpretation();
    if (what >= GCI_RedBand && what <= GCI_BlueBand)
      colours[static_cast<std::size_t>(what - GCI_RedBand)] = number;
    if (what == GCI_AlphaBand && info.alpha == 0 && dataset.GetRasterCount() > 1) info.alpha = number;
  }
  if (std::ranges::find(colours, 0) == colours.end()) info.colours = colours;
}

// A container (netCDF, HDF5 …) that holds several grids: the names by which each can be opened.
std::vector<std::string> subdatasets(GDALDataset& dataset) {
  std::vector<std::string> names;
  char** entries = dataset.GetMetadata("SUBDATASETS");
  for (int i = 1;; ++i) {
    const char* name = CSLFetchNameValue(entries, ("SUBDATASET_" + std::to_string(i) + "_NAME").c_str());
    if (!name) return names;
    names.emplace_back(name);
  }
}

Error noSingleGrid(const std::string& path, const std::vector<std::string>& names) {
  if (names.empty()) return errorIn(path, "holds no raster");
  std::string list;
  for (std::size_t i = 0; i < names.size() && i < 4; ++i) list += (i ? ", " : "") + names[i];
  if (names.size() > 4) list += " …";
  return errorIn(path, "holds %1 grids; open one of them: %2", names.size(), list);
}

/// What the file says of itself, without what its samples say better, and no more than a person would write.
void describeMetadata(GDALDataset& dataset, SourceInfo& info) {
  constexpr std::size_t kLongest = 1000;
  for (const char* const* item = dataset.GetMetadata(); item && *item; ++item) {
    const std::string text(*item);
    if (text.starts_with("AREA_OR_POINT=")) {
      info.pointSamples = text == "AREA_OR_POINT=Point";
      continue;
    }
    // Names with # are netCDF's, of variables that a GeoTIFF has not.
    const std::string name = text.substr(0, text.find('='));
    if (name.find('#') != std::string::npos || name.starts_with("STATISTICS_") || name.starts_with("NETCDF_"))
      continue;
    const bool good = name.size() < text.size() && !name.empty() && text.size() <= kLongest &&
                      info.metadata.size() < kMostMetadata &&
                      std::ranges::all_of(text, [](char c) { return c >= ' ' && c <= '~'; });
    if (good) info.metadata.push_back(text);
    if (!good && info.stored && info.stored->others.size() < StoredLayout::kMaxOthers)
      info.stored->others.push_back(Message("the metadata item %1", printableLine(name, 60)));
  }
}

bool axesInDegrees(GDALDataset& dataset) {
  bool north = false, east = false;
  for (const char* const* item = dataset.GetMetadata(); item && *item; ++item) {
    const std::string text(*item);
    north = north || text.ends_with("#units=degrees_north") || text.ends_with("#units=degree_north");
    east = east || text.ends_with("#units=degrees_east") || text.ends_with("#units=degree_east");
  }
  return north && east;
}

}  // namespace

Result<std::unique_ptr<SampleSource>> openGdalSource(const std::string& path) {
  const GdalErrors errors;
  std::vector<Message> warnings;
  auto opened = openGdalRaster(path, &warnings);
  if (!opened) return opened.error();
  GDALDatasetUniquePtr dataset = std::move(*opened);
  const int bands = dataset->GetRasterCount();
  if (bands == 0) {
    const std::vector<std::string> names = subdatasets(*dataset);
    if (names.size() == 1 && names.front() != path) return openGdalSource(names.front());
    return noSingleGrid(path, names);
  }
  for (int band = 1; band <= bands; ++band)
    if (GDALDataTypeIsComplex(dataset->GetRasterBand(band)->GetRasterDataType()))
      return errorIn(path, "its samples are complex numbers, not heights");
  if (auto size = checkGridSize(path, dataset->GetRasterXSize(), dataset->GetRasterYSize()); !size)
    return size.error();
  limitGdalCache();
  if (auto fit = checkBlocks(path, *dataset); !fit) return fit.error();

  SourceInfo info;
  info.driver = dataset->GetDriver()->GetDescription();
  info.columns = dataset->GetRasterXSize();
  info.rows = dataset->GetRasterYSize();
  std::array<double, 6> transform{};
  const OGRSpatialReference* crs = dataset->GetSpatialRef();
  if (dataset->GetGeoTransform(transform.data()) == CE_None) {
    info.geoTransform = transform;
  } else if (const int points = dataset->GetGCPCount(); points > 0) {
    // Points that lie on a grid are as good as a geotransform.
    if (GDALGCPsToGeoTransform(points, dataset->GetGCPs(), transform.data(), FALSE)) {
      info.geoTransform = transform;
      if (!crs) crs = dataset->GetGCPSpatialRef();
      info.warnings.push_back(Message("its place is that of its %1 control points", points));
    } else {
      info.warnings.push_back(
          Message("its %1 control points lie on no regular grid, so that its place is not known; resample it "
                  "by them (gdalwarp) and open the result",
                  points));
    }
  }
  describeBands(*dataset, info);
  info.overviews = dataset->GetRasterBand(1)->GetOverviewCount() > 0;
  if (crs) {
    info.crsWkt = wktOf(*crs);
    info.epoch = crs->GetCoordinateEpoch();
  } else {
    info.axesInDegrees = axesInDegrees(*dataset);
  }
  info.stored = storedLayoutOf(*dataset);
  info.srgb = whySrgb(*dataset);
  describeMetadata(*dataset, info);
  info.warnings.insert(info.warnings.begin(), warnings.begin(), warnings.end());
  info.warnings.insert(info.warnings.end(), errors.warnings().begin(), errors.warnings().end());
  if (const char* const white = dataset->GetMetadataItem("MINISWHITE", "IMAGE_STRUCTURE");
      white && !info.geoTransform && CPLTestBool(white))
    info.warnings.push_back(
        Message("its lowest value is meant to look white: if the ground is upside down, swap the lowest and "
                "the highest height"));
  const auto file = fileOfName(path);
  auto there = samplesInFile(file.ok() ? *file : path, *dataset);
  if (!there) return errorIn(path, there.error());
  return std::unique_ptr<SampleSource>(
      std::make_unique<GdalSource>(path, std::move(dataset), std::move(info), std::move(*there)));
}

}  // namespace scarp
