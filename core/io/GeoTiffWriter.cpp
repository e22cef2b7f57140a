#include "core/io/GeoTiffWriter.h"

#include <cpl_minixml.h>
#include <cpl_string.h>
#include <gdal_priv.h>
#include <ogr_spatialref.h>

#include <algorithm>
#include <array>
#include <initializer_list>
#include <limits>
#include <memory>
#include <vector>

#include "core/base/Threads.h"
#include "core/io/CrsInfo.h"
#include "core/io/GdalDrivers.h"
#include "core/io/GdalErrors.h"
#include "core/io/OwnFile.h"
#include "core/io/RasterWriters.h"

namespace scarp {

namespace {

bool same(const OGRSpatialReference& one, const OGRSpatialReference& other) {
  constexpr std::array<const char*, 2> options{"IGNORE_DATA_AXIS_TO_SRS_AXIS_MAPPING=YES", nullptr};
  // The epoch is compared here, as IsSame() counts none and 0 as different in some versions.
  return one.GetCoordinateEpoch() == other.GetCoordinateEpoch() && one.IsCompound() == other.IsCompound() &&
         one.GetAxesCount() == other.GetAxesCount() && one.IsSame(&other, options.data()) != 0;
}

/// The CRS that GDAL reads from a GeoTIFF of this georeference; nothing if it has none.
std::unique_ptr<OGRSpatialReference> crsInKeys(const GeoReference& reference) {
  const MemoryFile memory(".tif");
  const WithoutAuxFiles withoutAux;
  GDALDriver* const driver = GetGDALDriverManager()->GetDriverByName("GTiff");
  if (!driver) return nullptr;
  {
    GDALDatasetUniquePtr made(driver->Create(memory.path().c_str(), 2, 2, 1, GDT_Byte, nullptr));
    if (!made) return nullptr;
    placeGeoTiff(*made, {2, 2, 1.0, 1.0}, reference);
  }
  const GDALDatasetUniquePtr read = openOwnGeoTiff(memory);
  const OGRSpatialReference* const crs = read ? read->GetSpatialRef() : nullptr;
  return std::unique_ptr<OGRSpatialReference>(crs ? crs->Clone() : nullptr);
}

// The levels that are fastest: on heights the next ones pack hardly better.
std::vector<const char*> creationOptions(TiffCompression compression, const char* predictor,
                                         std::initializer_list<const char*> more = {}) {
  std::vector<const char*> options{"TILED=YES", "BLOCKXSIZE=256", "BIGTIFF=IF_SAFER"};
  options.insert(options.end(), more.begin(), more.end());
  if (compression != TiffCompression::None) {
    const bool zstd = compression == TiffCompression::Zstd;
    for (const char* option :
         {zstd ? "COMPRESS=ZSTD" : "COMPRESS=DEFLATE", zstd ? "ZSTD_LEVEL=1" : "ZLEVEL=1", predictor})
      options.push_back(option);
    // GDAL waits for ever where the system gives it none.
    if (canStartThreads()) options.push_back("NUM_THREADS=ALL_CPUS");
  }
  options.push_back(nullptr);
  return options;
}

GDALDataType gdalTypeOf(const ExportRows& rows, SampleStorage samples) {
  if (!isQuantised(samples)) return rows.wantsWide() ? GDT_Float64 : GDT_Float32;
  if (samples == SampleStorage::UInt8) return GDT_Byte;
  return samples == SampleStorage::Int16 ? GDT_Int16 : GDT_UInt16;
}

void describeSamples(GDALRasterBand& band, const Terrain& terrain, const ExportRows& rows,
                     const RasterEncoding& how) {
  if (!isQuantised(how.samples)) {
    band.SetNoDataValue(std::numeric_limits<double>::quiet_NaN());
    band.SetUnitType(terrain.georeference.verticalUnit.c_str());
    // The attribute of the CF conventions, which GDAL's netCDF driver uses as well.
    if (rows.metresPerUnit() < 0.0) band.SetMetadataItem("positive", "down");
    return;
  }
  const Quantisation& q = how.quantisation;
  if (q.hole) band.SetNoDataValue(*q.hole);
  band.SetUnitType("m");
  if (q.scale() == 1.0 && q.offset() == 0.0) return;
  if (q.scale() > 0.0) band.SetScale(q.scale());  // Level terrain has no step.
  band.SetOffset(q.offset());
}

/// Tiled, packed, with CRS, geotransform, unit and the no-data value: 32-bit floats with predictor 3 and NaN,
/// or whole numbers with predictor 2 and Quantisation::hole, whose scale and offset give metres.
Result<void> writePlainGeoTiff(const RasterEncoding& how, const Terrain& terrain, const ExportRows& rows,
                               const std::string& path, const Progress& progress) {
  const bool steps = isQuantised(how.samples);
  GdalErrors errors;
  const WithoutAuxFiles withoutAux;
  GDALDriver* driver = GetGDALDriverManager()->GetDriverByName("GTiff");
  if (!driver) return Error{"GDAL was built without GeoTIFF"};
  std::vector<const char*> options = creationOptions(how.compression, steps ? "PREDICTOR=2" : "PREDICTOR=3");
  GDALDatasetUniquePtr dataset(driver->Create(path.c_str(), rows.columns(), rows.rows(), 1,
                                              gdalTypeOf(rows, how.samples),
                                              const_cast<char**>(options.data())));
  if (!dataset) return Error{errors.failure()};
  placeGeoTiff(*dataset, terrain.frame, terrain.georeference);
  for (const std::string& item : terrain.georeference.metadata)
    if (const std::size_t sign = item.find('='); sign != std::string::npos)
      dataset->SetMetadataItem(item.substr(0, sign).c_str(), item.substr(sign + 1).c_str());
  GDALRasterBand& band = *dataset->GetRasterBand(1);
  describeSamples(band, terrain, rows, how);

  const auto write = [&](GDALDataType type, auto sample, auto&& rowOf) -> Result<void> {
    constexpr int strip = 256;  // As high as a tile of the file, so that each is compressed once.
    const std::size_t columns = static_cast<std::size_t>(rows.columns());
    std::vector<decltype(sample)> samples(columns * static_cast<std::size_t>(std::min(strip, rows.rows())));
    for (int row = 0; row < rows.rows(); row += strip) {
      if (!keepGoing(progress, static_cast<double>(row) / rows.rows())) return Error::cancel();
      const int count = std::min(strip, rows.rows() - row);
      for (int r = 0; r < count; ++r)
        rowOf(row + r, std::span(samples).subspan(static_cast<std::size_t>(r) * columns, columns));
      if (band.RasterIO(GF_Write, 0, row, rows.columns(), count, samples.data(), rows.columns(), count, type,
                        0, 0, nullptr) != CE_None)
        return Error{errors.failure()};
    }
    return {};
  };
  const auto writeAll = [&]() -> Result<void> {
    if (steps)
      return write(GDT_Int32, 0,
                   [&](int row, std::span<int> out) { rows.steps(row, how.quantisation, out); });
    if (rows.wantsWide())
      return write(GDT_Float64, 0.0, [&](int row, std::span<double> out) { rows.storedWide(row, out); });
    return write(GDT_Float32, 0.0F, [&](int row, std::span<float> out) { rows.stored(row, out); });
  };
  if (const auto written = writeAll(); !written) return written;
  dataset.reset();  // A full disk may show only now.
  if (errors.failed()) return Error{errors.failure()};
  return {};
}

/// A cloud optimised GeoTIFF (COG) has overviews that are means, and takes its size again of the disk for a
/// while, beside `path`.
Result<void> writeGeoTiff(const RasterEncoding& how, const Terrain& terrain, const ExportRows& rows,
                          const std::string& path, const Progress& progress) {
  if (!how.cloud) return writePlainGeoTiff(how, terrain, rows, path, progress);
  const TemporaryTiff plain{path + "-plain"};
  RasterEncoding unpacked = how;
  unpacked.compression = TiffCompression::None;
  if (auto wrote = writePlainGeoTiff(unpacked, terrain, rows, plain.path, partOf(progress, 0.0, 0.4)); !wrote)
    return wrote;
  std::vector<std::string> options{"OVERVIEW_RESAMPLING=AVERAGE"};
  if (how.compression == TiffCompression::None)
    options.emplace_back("COMPRESS=NONE");
  else
    options.insert(options.end(),
                   {how.compression == TiffCompression::Zstd ? "COMPRESS=ZSTD" : "COMPRESS=DEFLATE",
                    "LEVEL=1", "PREDICTOR=YES"});
  return copyAsCloud(plain.path, path, std::move(options), partOf(progress, 0.4, 1.0));
}

std::vector<TextBeside> auxBeside(const std::string& path, GeoReference& reference,
                                  std::vector<Message>& notes) {
  const std::string aux = auxOfGeoTiff(reference);
  if (aux.empty()) return {};
  notes.push_back(Message("GeoTIFF cannot contain the CRS: it is in %1, which has to stay with the file",
                          shownNames({auxName(path)})));
  return {{auxName(path), aux}};
}

}  // namespace

bool sameReferenceSystem(const GeoReference& one, const GeoReference& other) {
  if (one.epoch != other.epoch) return false;
  if (one.crsWkt == other.crsWkt) return true;
  const GdalErrors quiet;
  OGRSpatialReference a, b;
  return a.importFromWkt(one.crsWkt.c_str()) == OGRERR_NONE &&
         b.importFromWkt(other.crsWkt.c_str()) == OGRERR_NONE && same(a, b);
}

std::string auxOfGeoTiff(const GeoReference& reference) {
  prepareGdal();
  const GdalErrors quiet;
  OGRSpatialReference crs;
  if (reference.crsWkt.empty() || crs.importFromWkt(reference.crsWkt.c_str()) != OGRERR_NONE) return {};
  crs.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  if (reference.epoch != 0.0) crs.SetCoordinateEpoch(reference.epoch);
  if (const auto kept = crsInKeys(reference); kept && same(*kept, crs)) return {};
  // As GDAL writes it: the order of axes, 1-based, belongs to the text.
  std::string axes;
  for (const int axis : crs.GetDataAxisToSRSAxisMapping())
    axes += (axes.empty() ? "" : ",") + std::to_string(axis);
  const std::unique_ptr<CPLXMLNode, decltype(&CPLDestroyXMLNode)> root(
      CPLCreateXMLNode(nullptr, CXT_Element, "PAMDataset"), &CPLDestroyXMLNode);
  CPLXMLNode* const srs = CPLCreateXMLElementAndValue(root.get(), "SRS", wktOf(crs).c_str());
  CPLAddXMLAttributeAndValue(srs, "dataAxisToSRSAxisMapping", axes.c_str());
  if (reference.epoch != 0.0)
    CPLAddXMLAttributeAndValue(srs, "coordinateEpoch", CPLSPrintf("%.15g", reference.epoch));
  char* const text = CPLSerializeXMLTree(root.get());
  std::string content = text ? text : "";
  CPLFree(text);
  return content;
}

std::string prjOf(const GeoReference& reference) {
  prepareGdal();
  const GdalErrors quiet;
  OGRSpatialReference crs;
  const std::string flat = flatCrs(reference.crsWkt);
  if (flat.empty() || crs.importFromWkt(flat.c_str()) != OGRERR_NONE) return {};
  char* text = nullptr;
  constexpr std::array<const char*, 2> options{"FORMAT=WKT1_ESRI", nullptr};
  const bool written = crs.exportToWkt(&text, options.data()) == OGRERR_NONE && text;
  std::string prj = written ? std::string(text) + "\n" : std::string();
  CPLFree(text);
  return prj;
}

std::string auxName(const std::string& tiff) { return tiff + ".aux.xml"; }

void placeGeoTiff(GDALDataset& dataset, const GridFrame& frame, const GeoReference& reference,
                  bool cellsOnly) {
  // Without a place in the world the cell size still goes along, from the origin.
  std::array<double, 6> transform{0.0, frame.dx, 0.0, 0.0, 0.0, -frame.dy};
  if (reference.hasGeoTransform) transform = reference.geoTransform;
  // Before the geotransform, which the file then counts from samples' middles.
  if (reference.pointSamples) dataset.SetMetadataItem("AREA_OR_POINT", "Point");
  if (reference.hasGeoTransform || cellsOnly) dataset.SetGeoTransform(transform.data());
  if (reference.crsWkt.empty()) return;
  OGRSpatialReference crs;
  // The geotransform counts east before north whatever the CRS's own order of axes.
  crs.SetAxisMappingStrategy(OAMS_TRADITIONAL_GIS_ORDER);
  if (crs.importFromWkt(reference.crsWkt.c_str()) != OGRERR_NONE) return;
  // With the ellipsoidal heights of a projected CRS GDAL would write no CRS at all.
  if (crs.IsProjected() && !crs.IsCompound() && crs.GetAxesCount() == 3 &&
      crs.importFromWkt(flatCrs(reference.crsWkt).c_str()) != OGRERR_NONE)
    return;
  if (reference.epoch != 0.0) crs.SetCoordinateEpoch(reference.epoch);
  dataset.SetSpatialRef(&crs);
}

TemporaryTiff::~TemporaryTiff() { VSIUnlink(path.c_str()); }

Result<void> copyAsCloud(const std::string& plain, const std::string& path, std::vector<std::string> options,
                         const Progress& progress) {
  GdalErrors errors;
  const WithoutAuxFiles withoutAux;
  GDALDriver* driver = GetGDALDriverManager()->GetDriverByName("COG");
  if (!driver) return Error{"GDAL was built without COG"};
  const GDALDatasetUniquePtr source = openOwnGeoTiff(plain);
  if (!source) return Error{errors.failure()};
  options.emplace_back("BIGTIFF=IF_SAFER");
  if (canStartThreads()) options.emplace_back("NUM_THREADS=ALL_CPUS");
  std::vector<const char*> words;
  for (const std::string& option : options) words.push_back(option.c_str());
  words.push_back(nullptr);
  GDALDatasetUniquePtr copy(driver->CreateCopy(path.c_str(), source.get(), FALSE,
                                               const_cast<char**>(words.data()), goOnByProgress,
                                               const_cast<Progress*>(&progress)));
  if (!keepGoing(progress, 1.0)) return Error::cancel();
  if (!copy) return Error{errors.failure()};
  copy.reset();
  if (errors.failed()) return Error{errors.failure()};
  return {};
}

RasterWriter geoTiffWriter() {
  using enum SampleStorage;
  return {.files = {{RasterFormat::GeoTiff, "GeoTIFF", "tif", {Float, UInt16, Int16, UInt8}}},
          .key = "geotiff",
          .title = "GeoTIFF (32-bit float)",
          .placement = RasterPlacement::Full,
          .choices = {.geoTiff = true},
          .write = writeGeoTiff,
          .beside = auxBeside};
}

RowOrder geoTiffOrder(const GeoReference& reference) {
  return reference.southUp && reference.hasGeoTransform ? RowOrder::SouthFirst : RowOrder::NorthFirst;
}

Result<void> writeGeoTiffBands(const std::string& path, const GridFrame& frame, const GeoReference& reference,
                               const GeoTiffLayout& layout, const BandRows& rowOf, const Progress& progress) {
  GdalErrors errors;
  const WithoutAuxFiles withoutAux;
  GDALDriver* driver = GetGDALDriverManager()->GetDriverByName("GTiff");
  if (!driver) return Error{"GDAL was built without GeoTIFF"};
  const bool classes = !layout.colours.empty();
  constexpr std::array types{GDT_Byte, GDT_UInt16, GDT_Float32};
  const GDALDataType type = types[static_cast<std::size_t>(layout.sample)];
  std::vector<const char*> options =
      classes ? creationOptions(layout.compression, "PREDICTOR=1")
              : creationOptions(layout.compression, type == GDT_Float32 ? "PREDICTOR=3" : "PREDICTOR=2",
                                {"INTERLEAVE=BAND", "PHOTOMETRIC=MINISBLACK", "ALPHA=NO"});
  const int bands = static_cast<int>(layout.bands.size());
  GDALDatasetUniquePtr dataset(driver->Create(path.c_str(), frame.columns, frame.rows, bands, type,
                                              const_cast<char**>(options.data())));
  if (!dataset) return Error{errors.failure()};
  placeGeoTiff(*dataset, frame, reference);
  if (classes) {
    GDALColorTable table;
    for (std::size_t i = 0; i < layout.colours.size(); ++i) {
      const auto& [red, green, blue] = layout.colours[i];
      const GDALColorEntry entry{red, green, blue, 255};
      table.SetColorEntry(static_cast<int>(i), &entry);
    }
    dataset->GetRasterBand(1)->SetColorTable(&table);
  }
  for (int band = 1; band <= bands; ++band) {
    dataset->GetRasterBand(band)->SetDescription(layout.bands[static_cast<std::size_t>(band) - 1].c_str());
    if (layout.nodata) dataset->GetRasterBand(band)->SetNoDataValue(*layout.nodata);
  }

  constexpr int strip = 256;  // As high as a tile of the file, so that each is compressed once.
  const std::size_t rowBytes =
      static_cast<std::size_t>(frame.columns) * static_cast<std::size_t>(GDALGetDataTypeSizeBytes(type));
  std::vector<std::uint8_t> samples(rowBytes * static_cast<std::size_t>(std::min(strip, frame.rows)));
  for (int row = 0; row < frame.rows; row += strip) {
    if (!keepGoing(progress, static_cast<double>(row) / frame.rows)) return Error::cancel();
    const int count = std::min(strip, frame.rows - row);
    for (int band = 1; band <= bands; ++band) {
      for (int r = 0; r < count; ++r)
        rowOf(band, row + r, std::span(samples).subspan(static_cast<std::size_t>(r) * rowBytes, rowBytes));
      if (dataset->GetRasterBand(band)->RasterIO(GF_Write, 0, row, frame.columns, count, samples.data(),
                                                 frame.columns, count, type, 0, 0, nullptr) != CE_None)
        return Error{errors.failure()};
    }
  }
  dataset.reset();  // A full disk may show only now.
  if (errors.failed()) return Error{errors.failure()};
  return {};
}

}  // namespace scarp
