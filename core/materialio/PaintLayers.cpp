#include "core/materialio/PaintLayers.h"

#include <xxhash.h>

#include <algorithm>
#include <cmath>
#include <fstream>
#include <memory>
#include <new>

#include "core/base/PrintableLine.h"
#include "core/edit/MaterialOperations.h"
#include "core/io/ExportRows.h"
#include "core/material/MaterialSchema.h"
#include "core/material/PaintRaster.h"
#include "core/materialio/LayerList.h"

namespace scarp {

namespace {

/// The material of a name, capitals aside, or with that name for files; their number where none is.
std::size_t placeOf(const std::string& name, std::span<const Material> materials) {
  const std::vector<std::string> files = fileNames(materials);
  const std::string wanted = lowerCase(name);
  std::size_t place = 0;
  while (place < materials.size() && lowerCase(materials[place].name) != wanted &&
         lowerCase(files[place]) != wanted)
    ++place;
  return place;
}

/// How many samples are no holes, 1 at least.
double groundSamples(const HeightRaster& heights) {
  return static_cast<double>(std::max(1LL, heights.rect().area() - summarise(heights).holes));
}

void setWeights(PaintLayer& layer, std::span<const std::uint8_t> weights, const Terrain& onto,
                double ground) {
  double covered = 0.0;
  for (const std::uint8_t weight : weights) covered += weight;
  layer.share = covered / 255.0 / ground;
  layer.weights =
      std::make_shared<const HeightRaster>(withPaint(emptyPaint(onto.frame), onto.frame.samples(), weights));
}

}  // namespace

Result<PaintLayers> readPaintLayers(const std::vector<std::string>& paths, const Terrain& onto,
                                    const MaterialImportOptions& options, const Progress& progress) {
  auto sum = weightFilesSum(paths);
  if (!sum) return sum.error();
  auto weights = readMaterialWeights(paths, onto, options, partOf(progress, 0.0, 0.9));
  if (!weights) return weights.error();
  PaintLayers read;
  read.kind = weights->kind;
  read.planes = weights->planes;
  read.opaque = weights->opaque;
  read.files = {paths, options.kind ? std::string(weightKindNames().key(*options.kind)) : std::string(),
                options.legend ? std::string(landCoverNames().key(*options.legend)) : std::string(),
                options.fillUp, *std::move(sum)};
  read.notes = std::move(weights->notes);
  const double ground = groundSamples(onto.heights);
  for (std::size_t i = 0; i < weights->layers.size(); ++i) {
    const double done = static_cast<double>(i) / static_cast<double>(weights->layers.size());
    if (!keepGoing(progress, 0.9 + 0.1 * done)) return Error::cancel();
    MaterialLayer& layer = weights->layers[i];
    PaintLayer& paint =
        read.layers.emplace_back(PaintLayer{layer.name, layer.colour, {}, nullptr, 0.0, layer.looks});
    if (auto listed = listedLayer(layer)) {
      paint.name = std::move(listed->name);
      if (listed->colour) paint.colour = listed->colour;
      paint.size = listed->size;
    }
    setWeights(paint, layer.weights, onto, ground);
    layer.weights = {};
  }
  return read;
}

PaintLayers without(PaintLayers read, const std::vector<bool>& leftOut, const Terrain& onto) {
  std::vector<std::vector<std::uint8_t>> bytes;
  (void)read.planes->normalise(
      bytes, read.files.fillUp ? WeightPlanes::Sums::Whole : WeightPlanes::Sums::AtMost, leftOut);
  const double ground = groundSamples(onto.heights);
  for (std::size_t i = 0; i < bytes.size(); ++i) setWeights(read.layers[i], bytes[i], onto, ground);
  return read;
}

Material materialFor(const PaintLayer& layer, std::size_t index, MaterialId id) {
  const auto usual = defaultMaterials();
  const std::size_t same = placeOf(layer.name, usual);
  Material material = same < usual.size() ? usual[same] : Material{};
  material.id = id;
  if (same == usual.size()) {
    material.name = layer.name;
    material.colour = usual[index % usual.size()].colour;
  }
  material.colour = layer.colour.value_or(material.colour);
  if (layer.size) {
    Material sized = material;
    sized.size = *layer.size;
    if (materialSchema().check(sized)) return sized;
  }
  return material;
}

std::optional<Material> looksLike(const PaintLayer& layer, MaterialId id) {
  const auto usual = defaultMaterials();
  const auto found = std::ranges::find(usual, layer.looks, &Material::name);
  if (layer.looks.empty() || found == usual.end()) return {};
  Material material = *found;
  material.id = id;
  return material;
}

ImportPaintOperation assignedByName(const PaintLayers& read, std::span<const Material> materials,
                                    MaterialId next) {
  ImportPaintOperation operation;
  operation.files = read.files;
  std::vector<Material> all(materials.begin(), materials.end());
  for (std::size_t i = 0; i < read.layers.size(); ++i) {
    const PaintLayer& layer = read.layers[i];
    ImportedLayer& imported =
        operation.layers.emplace_back(ImportedLayer{layer.name, MaterialId{0}, layer.weights});
    if (layer.share == 0.0) continue;
    std::size_t same = placeOf(layer.name, all);
    if (same == all.size() && !layer.looks.empty()) same = findDefaultMaterial(layer.looks, all);
    if (same < all.size()) {
      imported.material = all[same].id;
      continue;
    }
    operation.added.push_back(looksLike(layer, next).value_or(materialFor(layer, i, next)));
    ++next;
    all.push_back(operation.added.back());
    imported.material = operation.added.back().id;
  }
  return operation;
}

Result<std::string> weightFilesSum(const std::vector<std::string>& paths) {
  const std::unique_ptr<XXH3_state_t, decltype(&XXH3_freeState)> sum(XXH3_createState(), XXH3_freeState);
  if (!sum) throw std::bad_alloc();
  XXH3_64bits_reset(sum.get());
  std::vector<char> part(std::size_t{1} << 20);
  for (const std::string& path : paths) {
    std::ifstream file(path, std::ios::binary);
    if (!file) return errorIn(path, "cannot be read");
    while (file.read(part.data(), static_cast<std::streamsize>(part.size())), file.gcount() > 0)
      XXH3_64bits_update(sum.get(), part.data(), static_cast<std::size_t>(file.gcount()));
    if (file.bad()) return errorIn(path, "cannot be read");
  }
  return std::to_string(XXH3_64bits_digest(sum.get()));
}

}  // namespace scarp
