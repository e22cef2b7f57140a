#include "core/materialio/MaskImport.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <memory>
#include <optional>
#include <system_error>

#include "core/io/GdalErrors.h"
#include "core/io/SampleSource.h"
#include "core/lineio/VectorMask.h"
#include "core/mask/MaskTiles.h"
#include "core/materialio/WeightSources.h"
#include "core/terrain/HeldSlots.h"

namespace scarp {

namespace {

/// Whether a file may hold classes though it has no palette: one band of whole numbers.
Result<bool> mayHoldClasses(const std::string& path) {
  const auto source = openAnySource(path, std::nullopt);
  if (!source) return source.error();
  const SourceInfo& info = (*source)->info();
  return info.palette || (info.bands.size() == 1 && !info.sampleType.starts_with("Float"));
}

Result<std::unique_ptr<LayerSource>> openLayers(const std::string& path, const Terrain& onto,
                                                const Progress& progress) {
  prepareGdal();
  const auto classes = mayHoldClasses(path);
  if (!classes) return classes.error();
  if (*classes) {
    // Numbers that are in no legend are those of a picture.
    auto cover = openLandCover(path, std::nullopt, onto, progress);
    if (cover || cover.error().cancelled) return cover;
  }
  return openBandLayers(path, onto);
}

/// Returns what is read of a file as vectors, or the error of reading it as a raster where it holds none.
Result<VectorFile> vectorsOf(const std::string& path, const VectorQuery& query,
                             const std::optional<Error>& asRaster, const Progress& progress) {
  auto file = readVectorFile(path, query, progress);
  std::error_code unknown;
  if (!file && asRaster &&
      (file.error().text() == messageIn(path, notVectors()).text() ||
       !std::filesystem::exists(path, unknown)))
    return *asRaster;
  return file;
}

MaskRaster maskFrom(const HeightRaster& weights) {
  MaskRaster mask(weights.columns(), weights.rows(), 0.0F);
  (void)makeMaskTiles(mask, allSlots(mask), {}, [&](int index) {
    auto tile = weights.copyOfTile(index);
    for (float& weight : *tile) weight = std::isnan(weight) ? 0.0F : std::clamp(weight / 255.0F, 0.0F, 1.0F);
    return MaskRaster::TilePtr(std::move(tile));
  });
  return mask;
}

}  // namespace

Result<MaskFile> openMaskFile(const std::string& path, const Terrain& onto, const Progress& progress) {
  const WithoutAuxFiles withoutAux;
  const auto source = openLayers(path, onto, partOf(progress, 0.0, 0.5));
  if (!source) {
    if (source.error().cancelled) return source.error();
    auto vectors = vectorsOf(path, {}, source.error(), partOf(progress, 0.5, 1.0));
    if (!vectors) return vectors.error();
    MaskFile file{{}, {}, std::make_shared<const VectorFile>(*std::move(vectors))};
    for (const VectorFile::Layer& layer : file.vectors->layers) file.layers.push_back(layer.name);
    return file;
  }
  MaskFile file{{}, (*source)->notes()};
  for (const MaterialLayer& layer : (*source)->layers()) file.layers.push_back(layer.name);
  if (file.layers.empty()) return errorIn(path, "holds nothing that can be a mask");
  return file;
}

namespace {

Result<ReadMask> readRasterMask(const std::string& path, const std::string& layer, const Terrain& onto,
                                const Progress& progress) {
  const WithoutAuxFiles withoutAux;
  const auto source = openLayers(path, onto, partOf(progress, 0.0, 0.3));
  if (!source) return source.error();
  const auto& layers = (*source)->layers();
  const auto found = layer.empty() ? layers.begin() : std::ranges::find(layers, layer, &MaterialLayer::name);
  if (found == layers.end()) return errorIn(path, "has no layer \"%1\"", layer);
  auto weights =
      (*source)->layer(static_cast<std::size_t>(found - layers.begin()), partOf(progress, 0.3, 0.6));
  if (!weights) return weights.error();
  auto fit = fitted(*weights, onto, partOf(progress, 0.6, 1.0), FitBy::Area);
  if (!fit) return errorIn(path, fit.error());
  return ReadMask{maskFrom(fit->heights), fit->way};
}

}  // namespace

Result<ReadMask> readMask(const std::string& path, const std::string& layer, const Terrain& onto,
                          const Progress& progress, const VectorMaskSettings& vector) {
  std::optional<Error> asRaster;
  if (vector == VectorMaskSettings()) {
    auto raster = readRasterMask(path, layer, onto, partOf(progress, 0.0, 0.5));
    if (raster || raster.error().cancelled) return raster;
    asRaster = raster.error();
  }
  const auto file = vectorsOf(path, {layer, vector.where}, asRaster, partOf(progress, 0.5, 0.7));
  if (!file) return file.error();
  auto mask = vectorMask(*file, vector, onto, partOf(progress, 0.7, 1.0));
  if (!mask) return errorIn(path, mask.error());
  return ReadMask{std::move(mask->weights), FittedRaster::Way::AsItIs, std::move(mask->notes)};
}

}  // namespace scarp
