#include <algorithm>
#include <array>
#include <cmath>
#include <filesystem>

#include "core/base/PrintableLine.h"
#include "core/base/ShortNumber.h"
#include "core/io/RasterWriters.h"

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

}  // namespace scarp
