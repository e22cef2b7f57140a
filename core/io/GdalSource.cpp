#include <gdal_priv.h>
#include <ogr_spatialref.h>

#include <filesystem>
#include <limits>

#include "core/io/CrsInfo.h"
#include "core/io/GdalErrors.h"
#include "core/io/RawLayout.h"
#include "core/io/SampleSource.h"

namespace scarp {

namespace {

class GdalSource final : public SampleSource {
 public:
  GdalSource(std::string path, GDALDatasetUniquePtr dataset, SourceInfo info)
      : path_(std::move(path)), dataset_(std::move(dataset)), band_(dataset_->GetRasterBand(1)) {
    info_ = std::move(info);
    const int flags = band_->GetMaskFlags();
    if ((flags & GMF_PER_DATASET) != 0 && (flags & GMF_ALPHA) == 0) mask_ = band_->GetMaskBand();
  }
  ~GdalSource() override {
    const GdalErrors quiet;
    dataset_.reset();
  }

  Result<void> read(int row, int count, std::span<double> out) override {
    const GdalErrors errors;
    const int columns = info_.columns;
    if (band_->RasterIO(GF_Read, 0, row, columns, count, out.data(), columns, count, GDT_Float64, 0, 0,
                        nullptr) != CE_None ||
        errors.failed())
      return unreadableRows(path_, row, count, errors.failure());
    return mask_ ? applyMask(row, count, out) : Result<void>();
  }

 private:
  Result<void> applyMask(int row, int count, std::span<double> out) {
    const GdalErrors errors;
    maskRows_.resize(static_cast<std::size_t>(count) * info_.columns);
    if (mask_->RasterIO(GF_Read, 0, row, info_.columns, count, maskRows_.data(), info_.columns, count,
                        GDT_Byte, 0, 0, nullptr) != CE_None)
      return unreadableRows(path_, row, count, errors.failure());
    for (std::size_t i = 0; i < maskRows_.size(); ++i)
      if (maskRows_[i] == 0) out[i] = std::numeric_limits<double>::quiet_NaN();
    return {};
  }

  std::string path_;
  GDALDatasetUniquePtr dataset_;
  GDALRasterBand* band_;
  GDALRasterBand* mask_ = nullptr;
  std::vector<GByte> maskRows_;
};

std::string describeOpenFailure(const std::string& path, const std::string& reason) {
  std::error_code ignored;
  if (looksRaw(path)) {
    const std::uintmax_t bytes = std::filesystem::file_size(path, ignored);
    if (!ignored) return path + ": holds samples without a header; " + rawLayoutHint(bytes);
  }
  const std::string plain = path + ": not a raster that Scarp can read";
  if (reason.empty() || reason.find("not recognized as a supported file format") != std::string::npos)
    return plain;
  return plain + " (" + reason + ")";
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
  if (names.empty()) return {path + ": holds no raster"};
  std::string list;
  for (std::size_t i = 0; i < names.size() && i < 4; ++i) list += (i ? ", " : "") + names[i];
  if (names.size() > 4) list += " …";
  return {path + ": holds " + std::to_string(names.size()) + " grids; open one of them: " + list};
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

// The declared nodata as it compares with a stored sample: text in a header has more or fewer digits than
// a 32-bit float keeps.
std::optional<double> declaredNodata(GDALRasterBand& band) {
  int present = 0;
  const double value = band.GetNoDataValue(&present);
  if (!present) return std::nullopt;
  if (band.GetRasterDataType() == GDT_Float32 && std::abs(value) <= std::numeric_limits<float>::max())
    return static_cast<double>(static_cast<float>(value));
  return value;
}

void describeBand(GDALRasterBand& band, SourceInfo& info) {
  int present = 0;
  const double scale = band.GetScale(&present);
  if (present && scale != 0.0 && std::isfinite(scale)) info.scale = scale;
  const double offset = band.GetOffset(&present);
  if (present && std::isfinite(offset)) info.offset = offset;
  info.nodata = declaredNodata(band);
  info.verticalUnit = band.GetUnitType();
  info.sampleType = GDALGetDataTypeName(band.GetRasterDataType());
}

}  // namespace

Result<std::unique_ptr<SampleSource>> openGdalSource(const std::string& path) {
  GdalErrors errors;
  GDALDatasetUniquePtr dataset(
      GDALDataset::Open(path.c_str(), GDAL_OF_RASTER | GDAL_OF_READONLY | GDAL_OF_VERBOSE_ERROR));
  if (!dataset) return Error{describeOpenFailure(path, errors.failure())};

  const int bands = dataset->GetRasterCount();
  if (bands == 0) {
    const std::vector<std::string> names = subdatasets(*dataset);
    if (names.size() == 1 && names.front() != path) return openGdalSource(names.front());
    return noSingleGrid(path, names);
  }
  if (bands != 1) return Error{path + ": " + std::to_string(bands) + " bands; a heightmap needs one"};
  GDALRasterBand& band = *dataset->GetRasterBand(1);
  if (band.GetColorTable()) return Error{path + ": its samples are palette colours, not heights"};
  if (GDALDataTypeIsComplex(band.GetRasterDataType()))
    return Error{path + ": its samples are complex numbers, not heights"};
  if (auto size = checkRasterSize(path, dataset->GetRasterXSize(), dataset->GetRasterYSize()); !size)
    return size.error();

  SourceInfo info;
  info.driver = dataset->GetDriver()->GetDescription();
  info.columns = dataset->GetRasterXSize();
  info.rows = dataset->GetRasterYSize();
  std::array<double, 6> transform{};
  if (dataset->GetGeoTransform(transform.data()) == CE_None) info.geoTransform = transform;
  describeBand(band, info);
  if (const OGRSpatialReference* crs = dataset->GetSpatialRef()) {
    info.crsWkt = wktOf(*crs);
    if (info.verticalUnit.empty() && (crs->IsCompound() || crs->IsVertical())) {
      const char* unit = nullptr;
      crs->GetTargetLinearUnits("COMPD_CS|VERT_CS", &unit);
      if (unit && std::string(unit) != "unknown") info.verticalUnit = unit;
    }
  } else {
    info.axesInDegrees = axesInDegrees(*dataset);
  }
  info.warnings = errors.warnings();
  return std::unique_ptr<SampleSource>(
      std::make_unique<GdalSource>(path, std::move(dataset), std::move(info)));
}

}  // namespace scarp
