#include "core/materialio/MaterialImport.h"

#include <algorithm>
#include <cmath>

#include "core/io/GdalErrors.h"
#include "core/materialio/WeightPlanes.h"
#include "core/materialio/WeightSources.h"

namespace scarp {

namespace {

/// The sources of all layers, with the path that errors begin with.
struct Opened {
  std::string path;
  std::unique_ptr<LayerSource> source;
};

Result<std::vector<Opened>> openAll(const std::vector<std::string>& paths, WeightKind kind,
                                    const Terrain& onto, const MaterialImportOptions& options,
                                    const Progress& progress) {
  std::vector<Opened> all;
  const auto single = [&]() -> Result<void> {
    if (paths.size() == 1) return {};
    return errorIn(paths[1], "is one file too many; such weights are in one");
  };
  if (kind == WeightKind::Layers) {
    for (const std::string& path : paths) {
      auto source = openBandLayers(path, onto);
      if (!source) return source.error();
      all.push_back({path, std::move(*source)});
    }
    return all;
  }
  if (kind != WeightKind::HTerrainArray)
    if (auto one = single(); !one) return one.error();
  auto source = kind == WeightKind::Terrain3d       ? openControlMap(paths[0], onto, progress)
                : kind == WeightKind::HTerrainArray ? openSplatArray(paths, onto, progress)
                                                    : openLandCover(paths[0], options.legend, onto, progress);
  if (!source) return source.error();
  all.push_back({paths[0], std::move(*source)});
  return all;
}

/// Returns whether `is` is true for all samples.
bool everywhere(const HeightRaster& weights, bool (*is)(float weight)) {
  const GridRect all = weights.rect();
  std::vector<float> row(static_cast<std::size_t>(all.width()));
  for (int r = 0; r < all.height(); ++r) {
    weights.read({0, r, all.width(), r + 1}, row);
    if (!std::ranges::all_of(row, is)) return false;
  }
  return true;
}

std::string sumText(double sum) {
  std::string text = std::to_string(std::round(sum * 10.0) / 10.0);
  text.erase(text.find('.') + 2);
  if (text.ends_with(".0")) text.erase(text.size() - 2);
  return text;
}

void note(MaterialWeights& read) {
  if (read.way == FittedRaster::Way::ByPlace)
    read.notes.push_back(Message("brought onto the terrain's grid by place, by area"));
  if (read.way == FittedRaster::Way::Stretched)
    read.notes.push_back(
        Message("another size, and not both say where they lie: stretched from corner to corner"));
  const long long samples = read.corrections.samples, less = read.corrections.less,
                  nothing = read.corrections.nothing;
  if (samples > 0)
    read.notes.push_back(Message(
        samples == 1
            ? "weights of %1 sample did not add up to 255 and were brought to it; the worst sum was %2"
            : "weights of %1 samples did not add up to 255 and were brought to it; the worst sum was %2",
        samples, sumText(read.corrections.worstSum)));
  if (less > 0)
    read.notes.push_back(Message(less == 1 ? "weights of %1 sample add up to less than 255"
                                           : "weights of %1 samples add up to less than 255",
                                 less));
  if (nothing > 0)
    read.notes.push_back(Message(
        nothing == 1 ? "nothing lies at %1 sample of the ground" : "nothing lies at %1 samples of the ground",
        nothing));
}

}  // namespace

const EnumNames& weightKindNames() {
  static const EnumNames names({{"layers", "Layers"},
                                {"terrain3d", "Terrain3D control map"},
                                {"hterrain-array", "HTerrain ARRAY"},
                                {"land-cover", "Land cover"}});
  return names;
}

Result<MaterialWeights> readMaterialWeights(const std::vector<std::string>& paths, const Terrain& onto,
                                            const MaterialImportOptions& options, const Progress& progress) {
  if (paths.empty()) return Error{"no file is named"};
  prepareGdal();
  const WithoutAuxFiles withoutAux;
  auto kind = options.kind ? Result<WeightKind>(*options.kind) : guessKind(paths);
  if (options.legend) kind = WeightKind::LandCover;
  if (!kind) return kind.error();
  auto sources = openAll(paths, *kind, onto, options, partOf(progress, 0.0, 0.2));
  if (!sources) return sources.error();

  MaterialWeights read;
  read.columns = onto.frame.columns;
  read.rows = onto.frame.rows;
  read.kind = *kind;
  std::size_t layers = 0;
  for (const Opened& one : *sources) layers += one.source->layers().size();
  if (layers == 0) return errorIn(paths[0], "holds no weights of materials");
  if (layers > kMostLayers) return errorIn(paths[0], "%1 layers are more than %2", layers, kMostLayers);
  auto planes = std::make_shared<WeightPlanes>(onto.heights);
  const auto share = [&](double done) { return 0.2 + 0.7 * done / static_cast<double>(layers); };
  for (const Opened& one : *sources) {
    bool others = false;  // Another band of this file has weights.
    for (std::size_t i = 0; i < one.source->layers().size(); ++i) {
      const auto done = static_cast<double>(planes->size());
      auto layer = one.source->layer(i, partOf(progress, share(done), share(done + 0.5)));
      if (!layer) return layer.error();
      // A picture that is saved without transparency; but where nothing else lies, the last layer of a splat
      // map.
      if (one.source->isAlpha(i) && others &&
          everywhere(layer->heights, [](float weight) { return weight == 255.0F; })) {
        read.opaque.push_back(read.layers.size() + read.opaque.size());
        read.notes.push_back(
            messageIn(one.path, "its alpha channel is opaque everywhere and is not used as a layer"));
        continue;
      }
      others = others || !everywhere(layer->heights, [](float weight) { return !(weight > 0.0F); });
      if (everywhere(layer->heights, [](float weight) { return std::isnan(weight); }))
        layer->heights = HeightRaster(layer->frame.columns, layer->frame.rows, 0.0F);
      const auto fit =
          fitted(*layer, onto, partOf(progress, share(done + 0.5), share(done + 1.0)), FitBy::Area);
      if (!fit) return errorIn(one.path, fit.error());
      if (planes->size() == 0) read.way = fit->way;
      if (planes->add(fit->heights))
        read.notes.push_back(messageIn(one.path,
                                       "weights of %1 are beyond 0 to 1 in places, and were clipped",
                                       one.source->layers()[i].name));
      read.layers.push_back(one.source->layers()[i]);
      read.layers.back().file = one.path;
    }
    read.notes.insert(read.notes.end(), one.source->notes().begin(), one.source->notes().end());
  }
  if (!keepGoing(progress, 0.95)) return Error::cancel();
  std::vector<std::vector<std::uint8_t>> bytes;
  read.corrections =
      planes->normalise(bytes, options.fillUp ? WeightPlanes::Sums::Whole : WeightPlanes::Sums::AtMost);
  read.planes = std::move(planes);
  for (std::size_t i = 0; i < bytes.size(); ++i) read.layers[i].weights = std::move(bytes[i]);
  note(read);
  if (!keepGoing(progress, 1.0)) return Error::cancel();
  return read;
}

MaterialMap materialMap(const MaterialWeights& weights, std::span<const MaterialId> materials,
                        const HeightRaster& heights, MaterialId base) {
  std::vector<std::span<const std::uint8_t>> layers;
  for (const MaterialLayer& layer : weights.layers) layers.emplace_back(layer.weights);
  return materialMap(layers, materials, heights, base);
}

}  // namespace scarp
