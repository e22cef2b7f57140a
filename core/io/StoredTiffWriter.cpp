#include <cpl_conv.h>
#include <cpl_string.h>
#include <gdal_priv.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>
#include <vector>

#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/base/Threads.h"
#include "core/io/GdalErrors.h"
#include "core/io/GeoTiffWriter.h"
#include "core/io/RasterWriters.h"

// A GeoTIFF that stores a terrain as the file that it was read from does.

namespace scarp {

namespace {

/// "dem.tif"
Message nameOf(const StoredSource& source) {
  const std::string name = std::filesystem::path(source.path).filename().string();
  return name.empty() ? Message("the source") : Message::verbatim(printableLine(name));
}

bool isGeoTiff(const StoredSource& source) { return source.layout.driver == "GTiff"; }

/// Compressions of GDAL's GeoTIFF that keep every bit.
bool isLossless(const std::string& compression) {
  constexpr std::array<std::string_view, 6> names{"", "LZW", "DEFLATE", "ZSTD", "LZMA", "PACKBITS"};
  return std::ranges::find(names, compression) != names.end();
}

std::string nameOf(TiffCompression compression) {
  switch (compression) {
    case TiffCompression::Deflate:
      return "DEFLATE";
    case TiffCompression::Zstd:
      return "ZSTD";
    case TiffCompression::None:
      break;
  }
  return {};
}

/// The layout that a file without any loss would have.
StoredLayout wantedLayout(const StoredSource& source, const StoredTiff& tiff, const StoredLayout& written) {
  StoredLayout wanted = source.layout;
  const bool tiffLayout = isGeoTiff(source) && (!tiff.cloud || wanted.cloud);
  if (!tiffLayout) {
    // The layout of another format, or of a file that is cloud optimised only now, is not a loss.
    wanted.compression = written.compression;
    wanted.predictor = wanted.interleave = {};
    wanted.blockColumns = wanted.blockRows = 0;
    wanted.overviews = written.overviews;
    for (std::size_t i = 0; i < std::min(wanted.bands.size(), written.bands.size()); ++i)
      if (wanted.bands[i].colour == "Undefined") wanted.bands[i].colour = written.bands[i].colour;
  }
  wanted.cloud = tiff.cloud;
  if (tiff.compressionChosen) wanted.compression = written.compression;
  if (tiff.compressionChosen) wanted.predictor = {};
  return wanted;
}

/// Masks are written into the file on this thread while it exists.
class InternalMasks {
 public:
  InternalMasks() { CPLSetThreadLocalConfigOption("GDAL_TIFF_INTERNAL_MASK", "YES"); }
  ~InternalMasks() { CPLSetThreadLocalConfigOption("GDAL_TIFF_INTERNAL_MASK", nullptr); }
  InternalMasks(const InternalMasks&) = delete;
  InternalMasks& operator=(const InternalMasks&) = delete;
};

bool takesPredictor(const std::string& compression) {
  return compression == "LZW" || compression == "DEFLATE" || compression == "ZSTD";
}

const StoredBand& heightsOf(const StoredTiff& tiff) {
  return tiff.layout.bands[static_cast<std::size_t>(tiff.band) - 1];
}

/// A predictor that the samples can have.
std::string predictorOf(const StoredTiff& tiff) {
  const std::string& predictor = tiff.layout.predictor;
  const bool floating = heightsOf(tiff).type.starts_with("Float");
  return predictor == "3" && !floating ? "2" : predictor;
}

CPLStringList storedCreationOptions(const StoredTiff& tiff, int rows, bool plain) {
  const StoredLayout& layout = tiff.layout;
  CPLStringList options;
  options.SetNameValue("BIGTIFF", "IF_SAFER");
  const bool sixteenths = layout.blockColumns > 0 && layout.blockColumns % 16 == 0 && layout.blockRows > 0 &&
                          layout.blockRows % 16 == 0;
  const bool strips = layout.driver == "GTiff" && !layout.tiled;
  if (strips) {
    options.SetNameValue("BLOCKYSIZE", std::to_string(std::clamp(layout.blockRows, 1, rows)).c_str());
  } else {
    const bool own = sixteenths && layout.blockColumns <= 8192 && layout.blockRows <= 8192;
    options.SetNameValue("TILED", "YES");
    options.SetNameValue("BLOCKXSIZE", std::to_string(own ? layout.blockColumns : 256).c_str());
    options.SetNameValue("BLOCKYSIZE", std::to_string(own ? layout.blockRows : 256).c_str());
  }
  if (layout.interleave == "PIXEL" || layout.interleave == "BAND")
    options.SetNameValue("INTERLEAVE", layout.interleave.c_str());
  const auto isColour = [&](std::size_t band, const char* name) {
    return layout.bands.size() > band && layout.bands[band].colour == name;
  };
  const bool rgb = isColour(0, "Red") && isColour(1, "Green") && isColour(2, "Blue");
  if (layout.colours.empty())
    options.SetNameValue("PHOTOMETRIC", rgb ? "RGB" : layout.whiteIsLow ? "MINISWHITE" : "MINISBLACK");
  if (std::ranges::any_of(layout.bands, [](const StoredBand& band) { return band.colour == "Alpha"; }))
    options.SetNameValue("ALPHA", "YES");
  if (!plain && !tiff.compression.empty()) {
    options.SetNameValue("COMPRESS", tiff.compression.c_str());
    const std::string predictor = predictorOf(tiff);
    if (takesPredictor(tiff.compression) && !predictor.empty())
      options.SetNameValue("PREDICTOR", predictor.c_str());
    // GDAL waits for ever where the system gives it none.
    if (canStartThreads()) options.SetNameValue("NUM_THREADS", "ALL_CPUS");
  }
  return options;
}

void describe(GDALDataset& dataset, const Terrain& terrain, const StoredTiff& tiff) {
  // Samples of a file without a position are read as 1 m apart.
  placeGeoTiff(dataset, terrain.frame, terrain.georeference,
               terrain.frame.dx != 1.0 || terrain.frame.dy != 1.0);
  const auto set = [](GDALMajorObject& object, const std::string& item) {
    if (const std::size_t sign = item.find('='); sign != std::string::npos)
      object.SetMetadataItem(item.substr(0, sign).c_str(), item.substr(sign + 1).c_str());
  };
  for (const std::string& item : tiff.metadata) set(dataset, item);
  const StoredLayout& layout = tiff.layout;
  if (!layout.colours.empty()) {
    GDALColorTable table;
    for (std::size_t i = 0; i < layout.colours.size(); ++i) {
      const auto& colour = layout.colours[i];
      const GDALColorEntry entry{static_cast<short>(colour[0]), static_cast<short>(colour[1]),
                                 static_cast<short>(colour[2]), static_cast<short>(colour[3])};
      table.SetColorEntry(static_cast<int>(i), &entry);
    }
    dataset.GetRasterBand(1)->SetColorTable(&table);
  }
  for (std::size_t i = 0; i < layout.bands.size(); ++i) {
    const StoredBand& stored = layout.bands[i];
    GDALRasterBand& band = *dataset.GetRasterBand(static_cast<int>(i) + 1);
    if (!stored.description.empty()) band.SetDescription(stored.description.c_str());
    if (!stored.unit.empty()) band.SetUnitType(stored.unit.c_str());
    if (stored.scale) band.SetScale(*stored.scale);
    if (stored.offset) band.SetOffset(*stored.offset);
    for (const std::string& item : stored.metadata) set(band, item);
    const GDALColorInterp colour = GDALGetColorInterpretationByName(stored.colour.c_str());
    if (layout.colours.empty() && colour != band.GetColorInterpretation())
      band.SetColorInterpretation(colour);
  }
  // A GeoTIFF has one no-data value for all bands.
  if (const auto& nodata = heightsOf(tiff).nodata) {
    GDALRasterBand& band = *dataset.GetRasterBand(tiff.band);
    if (band.GetRasterDataType() == GDT_Int64)
      band.SetNoDataValueAsInt64(static_cast<std::int64_t>(nodata->value));
    else if (band.GetRasterDataType() == GDT_UInt64)
      band.SetNoDataValueAsUInt64(static_cast<std::uint64_t>(nodata->value));
    else
      band.SetNoDataValue(nodata->value);
  }
}

Result<void> writeSamples(GDALDataset& dataset, StoredRows& rows, const StoredTiff& tiff,
                          const GdalErrors& errors, const Progress& progress) {
  constexpr int kStrip = 256;
  const auto wide = static_cast<std::size_t>(rows.columns());
  std::vector<double> samples(wide * static_cast<std::size_t>(std::min(kStrip, rows.rows())));
  std::vector<double> mask(tiff.layout.mask ? samples.size() : 0);
  const auto put = [&](GDALRasterBand& band, int row, int count, std::vector<double>& from) {
    return band.RasterIO(GF_Write, 0, row, rows.columns(), count, from.data(), rows.columns(), count,
                         GDT_Float64, 0, 0, nullptr) == CE_None;
  };
  const int bands = static_cast<int>(tiff.layout.bands.size());
  for (int row = 0; row < rows.rows(); row += kStrip) {
    if (!keepGoing(progress, static_cast<double>(row) / rows.rows())) return Error::cancel();
    const int count = std::min(kStrip, rows.rows() - row);
    for (int band = 1; band <= bands; ++band) {
      const bool heights = band == tiff.band;
      const auto read =
          heights ? rows.read(row, count, samples, mask) : rows.readOther(band, row, count, samples);
      if (!read) return read;
      if (!put(*dataset.GetRasterBand(band), row, count, samples)) return Error{errors.failure()};
      if (heights && tiff.layout.mask && !put(*dataset.GetRasterBand(1)->GetMaskBand(), row, count, mask))
        return Error{errors.failure()};
    }
  }
  return {};
}

Result<void> addOverviews(GDALDataset& dataset, const StoredRows& rows, const StoredTiff& tiff,
                          const GdalErrors& errors, const Progress& progress) {
  std::vector<int> factors;
  for (const auto& [columns, unused] : tiff.layout.overviews)
    if (columns > 0)
      factors.push_back(static_cast<int>(std::lround(static_cast<double>(rows.source().columns) / columns)));
  std::erase_if(factors, [](int factor) { return factor < 2; });
  if (factors.empty()) return {};
  if (dataset.BuildOverviews(tiff.layout.colours.empty() ? "AVERAGE" : "NEAREST",
                             static_cast<int>(factors.size()), factors.data(), 0, nullptr, goOnByProgress,
                             const_cast<Progress*>(&progress)) == CE_None)
    return {};
  if (!keepGoing(progress, 1.0)) return Error::cancel();
  return Error{errors.failure()};
}

Result<void> writePlain(const std::string& path, const Terrain& terrain, StoredRows& rows,
                        const StoredTiff& tiff, bool forCloud, const Progress& progress) {
  GdalErrors errors;
  const WithoutAuxFiles withoutAux;
  const InternalMasks internal;
  GDALDriver* driver = GetGDALDriverManager()->GetDriverByName("GTiff");
  if (!driver) return Error{"GDAL was built without GeoTIFF"};
  const GDALDataType type = GDALGetDataTypeByName(heightsOf(tiff).type.c_str());
  const CPLStringList options = storedCreationOptions(tiff, rows.rows(), forCloud);
  GDALDatasetUniquePtr dataset(driver->Create(path.c_str(), rows.columns(), rows.rows(),
                                              static_cast<int>(tiff.layout.bands.size()), type,
                                              const_cast<char**>(options.List())));
  if (!dataset) return Error{errors.failure()};
  describe(*dataset, terrain, tiff);
  if (tiff.layout.mask && dataset->CreateMaskBand(GMF_PER_DATASET) != CE_None) return Error{errors.failure()};
  const bool overviews = !forCloud && !tiff.layout.overviews.empty();
  if (auto written = writeSamples(*dataset, rows, tiff, errors, partOf(progress, 0.0, overviews ? 0.8 : 1.0));
      !written)
    return written;
  if (overviews) {
    dataset->FlushCache(false);
    if (auto built = addOverviews(*dataset, rows, tiff, errors, partOf(progress, 0.8, 1.0)); !built)
      return built;
  }
  dataset.reset();  // A full disk may show only now.
  if (errors.failed()) return Error{errors.failure()};
  return {};
}

}  // namespace

bool storesAsSource(const GeoReference& reference, RasterFormat format, const ExportOptions& options) {
  if (!choicesOf(format).geoTiff) return false;
  if (options.store != SampleStorage::Automatic) return options.store == SampleStorage::Source;
  return reference.source && isGeoTiff(*reference.source) && options.preset.empty() && !options.resample;
}

Result<StoredExport> openStored(const Terrain& terrain, const ExportRows& rows, const ExportOptions& options,
                                const Progress& progress, std::vector<Message>& notes) {
  auto opened = StoredRows::open(terrain, rows, options.sourceFile);
  if (!opened) return opened.error();
  const StoredSource& source = opened->source();
  StoredTiff tiff;
  tiff.layout = source.layout;
  tiff.band = source.band;
  tiff.metadata = terrain.georeference.metadata;
  tiff.cloud = options.cloud.value_or(isGeoTiff(source) && source.layout.cloud);
  tiff.compressionChosen = options.compression.has_value();
  tiff.compression = options.compression ? nameOf(*options.compression)
                     : !isGeoTiff(source) || !isLossless(source.layout.compression)
                         ? "DEFLATE"
                         : source.layout.compression;
  const Message name = nameOf(source);
  if (!opened->whyNoFile().empty())
    notes.push_back(Message("stored values are computed from the heights, not taken from %1: %2", name,
                            opened->whyNoFile()));
  else if (opened->fileChanged())
    notes.push_back(
        Message("%1 has changed since it was read: its current values and other bands are used", name));
  std::vector<StoredBand>& bands = tiff.layout.bands;
  StoredBand heights = bands[static_cast<std::size_t>(source.band) - 1];
  const bool alike =
      std::ranges::all_of(bands, [&](const StoredBand& band) { return band.type == heights.type; });
  if (bands.size() > 1 && (!alike || !opened->hasOtherBands())) {
    const Message why = !opened->whyNoFile().empty()
                            ? opened->whyNoFile()
                            : Message(alike ? "its samples do not cover the terrain" : "their types differ");
    notes.push_back(Message("the other bands of %1 are not kept: %2", name, why));
    bands = {heights};
    tiff.band = 1;
  }
  if (!isGeoTiff(source)) {
    tiff.layout.blockColumns = tiff.layout.blockRows = 0;
    tiff.layout.interleave = tiff.layout.predictor = {};
    tiff.layout.overviews.clear();
  }
  if (tiff.layout.predictor.empty() && tiff.layout.compression != tiff.compression)
    tiff.layout.predictor = heights.type.starts_with("Float") ? "3" : "2";
  tiff.layout.bits = 0;
  StoredBand& band = bands[static_cast<std::size_t>(tiff.band) - 1];
  band.unit = source.verticalUnit;
  band.scale = source.scale != 1.0 ? std::optional(source.scale) : std::nullopt;
  band.offset = source.offset != 0.0 ? std::optional(source.offset) : std::nullopt;
  const auto added = opened->chooseHoleValue(progress);
  if (!added) return added.error();
  if (*added) band.nodata = ExactNumber{**added};
  return StoredExport{std::move(opened).value(), std::move(tiff)};
}

void noteStored(const StoredSource& source, const StoredTiff& tiff, const StoredLayout& written,
                std::vector<Message>& notes) {
  const Message name = nameOf(source);
  StoredLayout wanted = wantedLayout(source, tiff, written);
  if (wanted.bands.size() != tiff.layout.bands.size())  // There is a note of the other bands.
    wanted.bands = {wanted.bands[static_cast<std::size_t>(source.band) - 1]};
  if (const auto differences = layoutDifferences(wanted, written); !differences.empty())
    notes.push_back(Message("not as in %1: %2", name, joined(differences, "; ")));
  std::vector<Message> others;
  for (const Message& other : source.layout.others)
    others.push_back(other.withTexts([](std::string text) { return printableLine(text); }));
  if (!source.layout.overviews.empty() && !written.overviews.empty() && isGeoTiff(source))
    others.push_back(Message("the samples of its overviews, which are computed again as averages"));
  if (!others.empty()) notes.push_back(Message("not kept from %1: %2", name, joined(others, "; ")));
}

void noteHeights(const StoredRows& rows, std::vector<Message>& notes) {
  const StoredRows::Counts& counts = rows.counts();
  const StoredSource& source = rows.source();
  const double step = std::abs(source.scale * source.metres);
  if (rows.type().whole && counts.largestError > 0.0)
    notes.push_back(
        Message("heights that differ from %1 are rounded to its steps of %2", nameOf(source), metres(step)));
  if (counts.clipped > 0)
    notes.push_back(Message("heights beyond the range of the samples are clipped: %1", counts.clipped));
}

Result<void> writeStoredGeoTiff(const std::string& path, const Terrain& terrain, StoredRows& rows,
                                const StoredTiff& tiff, const Progress& progress) {
  if (!tiff.cloud) return writePlain(path, terrain, rows, tiff, false, progress);
  const TemporaryTiff plain{path + "-plain"};
  if (auto wrote = writePlain(plain.path, terrain, rows, tiff, true, partOf(progress, 0.0, 0.5)); !wrote)
    return wrote;
  const StoredLayout& layout = tiff.layout;
  std::vector<std::string> options{
      std::string("OVERVIEW_RESAMPLING=") + (layout.colours.empty() ? "AVERAGE" : "NEAREST"),
      "COMPRESS=" + (tiff.compression.empty() || tiff.compression == "PACKBITS" ? "NONE" : tiff.compression)};
  const std::string predictor = predictorOf(tiff);
  if (takesPredictor(tiff.compression))
    options.emplace_back(predictor == "3"   ? "PREDICTOR=FLOATING_POINT"
                         : predictor == "2" ? "PREDICTOR=STANDARD"
                                            : "PREDICTOR=NO");
  if (layout.cloud && layout.tiled && layout.blockColumns == layout.blockRows &&
      layout.blockColumns % 16 == 0)
    options.push_back("BLOCKSIZE=" + std::to_string(layout.blockColumns));
  if (layout.cloud && layout.overviews.empty()) options.emplace_back("OVERVIEWS=NONE");
  return copyAsCloud(plain.path, path, std::move(options), partOf(progress, 0.5, 1.0));
}

}  // namespace scarp
