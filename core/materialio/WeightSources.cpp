#include "core/materialio/WeightSources.h"

#include <algorithm>
#include <cmath>
#include <filesystem>
#include <functional>
#include <limits>
#include <map>
#include <set>

#include "core/io/GridPlacement.h"
#include "core/io/RasterFit.h"
#include "core/io/SampleSource.h"
#include "core/materialio/WeightPlanes.h"

namespace scarp {

namespace {

/// The same place for some of the samples, the northern row first.
GeoReference referenceOf(const GridPlacement& placement, const GridRect& window) {
  GeoReference reference = placement.georeference;
  const auto at = [&](double column, double row) {
    return toWorld(placement.georeference, placement.frame, column, row);
  };
  const Vec2 corner = at(window.column0 - 0.5, window.row0 - 0.5), middle = at(0.0, 0.0);
  const Vec2 east = at(1.0, 0.0) - middle, south = at(0.0, 1.0) - middle;
  reference.geoTransform = {corner.x(), east.x(), south.x(), corner.y(), east.y(), south.y()};
  reference.southUp = false;
  return reference;
}

}  // namespace

Result<PlacedSource> PlacedSource::open(const std::string& path, const Terrain& onto) {
  auto source = openAnySource(path, std::nullopt);
  if (!source) return source.error();
  const auto placement = placeGrid(path, (*source)->info(), std::nullopt);
  if (!placement) return placement.error();
  const GridRect all = placement->frame.samples();
  const GridRect window = samplesAround(placement->frame, placement->georeference, onto);
  if (window.empty()) return errorIn(path, "nothing of it lies on the terrain");
  GridFrame frame = placement->frame;
  frame.columns = window.width();
  frame.rows = window.height();
  Terrain grid{frame, window == all ? placement->georeference : referenceOf(*placement, window),
               HeightRaster(frame.columns, frame.rows, 0.0F)};
  return PlacedSource(std::move(*source), std::move(grid), window, placement->georeference.southUp);
}

Result<void> PlacedSource::read(int band, bool codes, const Progress& progress, const Rows& take) {
  constexpr int strip = HeightRaster::tileSize;
  const auto whole = static_cast<std::size_t>(info().columns),
             columns = static_cast<std::size_t>(window_.width());
  std::vector<double> stored(whole * strip), samples(columns * strip);
  if (!codes)
    if (auto chosen = source_->choose(BandUse{BandUse::Kind::Band, band}); !chosen) return chosen;
  for (int row = 0; row < window_.height(); row += strip) {
    if (!keepGoing(progress, static_cast<double>(row) / window_.height())) return Error::cancel();
    const int count = std::min(strip, window_.height() - row), first = window_.row0 + row;
    const int fileRow = turned_ ? info().rows - first - count : first;
    auto got =
        codes ? source_->readCodes(band, fileRow, count, stored) : source_->read(fileRow, count, stored);
    if (!got) return got;
    for (int r = 0; r < count; ++r) {
      const auto from = static_cast<std::size_t>(turned_ ? count - 1 - r : r) * whole +
                        static_cast<std::size_t>(window_.column0);
      std::copy_n(&stored[from], columns, &samples[static_cast<std::size_t>(r) * columns]);
    }
    if (auto done = take(row, std::span(samples).first(static_cast<std::size_t>(count) * columns)); !done)
      return done;
  }
  return {};
}

namespace {

constexpr float kNoWeight = std::numeric_limits<float>::quiet_NaN();
constexpr int kStrip = HeightRaster::tileSize;

std::string stemOf(const std::string& path) { return std::filesystem::path(path).stem().string(); }

class BandLayers final : public LayerSource {
 public:
  BandLayers(std::string path, PlacedSource file) : path_(std::move(path)), file_(std::move(file)) {
    const auto& bands = file_.info().bands;
    for (const std::string& band : bands)
      layers_.push_back({bands.size() == 1 ? stemOf(path_) : stemOf(path_) + " " + band});
    // Names that a GeoTIFF gives its bands are those of materials.
    if (file_.info().driver == "GTiff" && bands.size() > 1)
      for (std::size_t i = 0; i < bands.size(); ++i)
        if (!isPlain(bands[i])) layers_[i].name = bands[i];
    for (std::size_t i = 0; i < layers_.size(); ++i) layers_[i].index = static_cast<int>(i);
  }

  [[nodiscard]] bool isAlpha(std::size_t index) const override {
    return file_.info().alpha == static_cast<int>(index) + 1;
  }
  Result<Terrain> layer(std::size_t index, const Progress& progress) override {
    Terrain made = file_.grid();
    const int columns = made.frame.columns;
    std::vector<float> weights;
    const auto take = [&](int row, std::span<const double> samples) -> Result<void> {
      const SourceInfo& info = file_.info();
      const double last = stepsOf(info.sampleType, BandUse::Kind::Band).last;
      weights.resize(samples.size());
      std::ranges::transform(samples, weights.begin(), [&](double value) {
        // Where 0 stands for no data, nothing of the material is there.
        const bool nothing = std::isnan(value) || (value != 0.0 && info.nodata && value == *info.nodata);
        return nothing ? kNoWeight : static_cast<float>(value * 255.0 / last);
      });
      made.heights.write({0, row, columns, row + static_cast<int>(samples.size()) / columns}, weights);
      return {};
    };
    if (auto read = file_.read(static_cast<int>(index) + 1, false, progress, take); !read)
      return read.error();
    return made;
  }

 private:
  /// What readers call bands that have no name.
  static bool isPlain(const std::string& name) {
    static const std::set<std::string> plain{"red", "green", "blue", "alpha", "gray", "undefined"};
    return name.starts_with("band ") || plain.contains(name);
  }

  std::string path_;
  PlacedSource file_;
};

/// Stands for a sample of which nothing is known.
template <class Code>
constexpr Code kNoCode = std::numeric_limits<Code>::max();

/// Layers that follow from a number at each sample, the northern row first.
template <class Code>
class CodeLayers final : public LayerSource {
 public:
  /// A layer's weight for a code that is not kNoCode.
  using WeightOf = std::function<float(std::size_t layer, Code code)>;

  CodeLayers(Terrain grid, std::vector<Code> codes, std::vector<MaterialLayer> layers,
             std::vector<Message> notes, WeightOf weightOf)
      : grid_(std::move(grid)), codes_(std::move(codes)), weightOf_(std::move(weightOf)) {
    layers_ = std::move(layers);
    notes_ = std::move(notes);
  }

  Result<Terrain> layer(std::size_t index, const Progress& progress) override {
    Terrain made = grid_;
    const int columns = made.frame.columns, rows = made.frame.rows;
    std::vector<float> weights(static_cast<std::size_t>(columns) * kStrip);
    for (int row = 0; row < rows; row += kStrip) {
      if (!keepGoing(progress, static_cast<double>(row) / rows)) return Error::cancel();
      const int count = std::min(kStrip, rows - row);
      const auto from = codes_.begin() + static_cast<std::ptrdiff_t>(row) * columns;
      std::transform(from, from + static_cast<std::ptrdiff_t>(count) * columns, weights.begin(),
                     [&](Code code) { return code == kNoCode<Code> ? kNoWeight : weightOf_(index, code); });
      made.heights.write({0, row, columns, row + count}, weights);
    }
    return made;
  }

 private:
  Terrain grid_;
  std::vector<Code> codes_;
  WeightOf weightOf_;
};

std::size_t samplesOf(const PlacedSource& file) {
  return static_cast<std::size_t>(file.grid().frame.samples().area());
}

MaterialLayer textureLayer(std::uint64_t texture) {
  MaterialLayer layer{"Texture " + std::to_string(texture)};
  layer.index = static_cast<int>(texture);
  return layer;
}

/// body(place, value) for all samples of a band.
template <class Body>
Result<void> forSamples(PlacedSource& file, int band, bool codes, const Progress& progress, Body&& body) {
  const auto columns = static_cast<std::size_t>(file.grid().frame.columns);
  return file.read(band, codes, progress, [&](int row, std::span<const double> samples) -> Result<void> {
    for (std::size_t i = 0; i < samples.size(); ++i)
      if (auto done = body(static_cast<std::size_t>(row) * columns + i, samples[i]); !done) return done;
    return {};
  });
}

/// Whether a picture of floats may be a control map: no sample of its first rows has bits that those leave 0,
/// as nearly all numbers have.
bool mayBeControlMap(SampleSource& source) {
  const int rows = std::min(kStrip, source.info().rows);
  std::vector<double> codes(static_cast<std::size_t>(source.info().columns) * static_cast<std::size_t>(rows));
  if (!source.readCodes(1, 0, rows, codes)) return false;
  return std::ranges::none_of(
      codes, [](double code) { return (static_cast<std::uint32_t>(code) & kControlUnused) != 0; });
}

}  // namespace

Result<WeightKind> guessKind(const std::vector<std::string>& paths) {
  const auto holds = [](const std::string& path, const char* word) {
    return stemOf(path).find(word) != std::string::npos;
  };
  if (paths.size() == 2 && ((holds(paths[0], "index") && holds(paths[1], "weight")) ||
                            (holds(paths[1], "index") && holds(paths[0], "weight"))))
    return WeightKind::HTerrainArray;
  if (paths.size() != 1) return WeightKind::Layers;
  const auto source = openAnySource(paths[0], std::nullopt);
  if (!source) return source.error();
  const SourceInfo& info = (*source)->info();
  if (info.driver == "EXR" && info.bands.size() == 1 && mayBeControlMap(**source))
    return WeightKind::Terrain3d;
  return info.palette ? WeightKind::LandCover : WeightKind::Layers;
}

Result<std::unique_ptr<LayerSource>> openBandLayers(const std::string& path, const Terrain& onto) {
  auto file = PlacedSource::open(path, onto);
  if (!file) return file.error();
  return std::unique_ptr<LayerSource>(std::make_unique<BandLayers>(path, std::move(*file)));
}

Result<std::unique_ptr<LayerSource>> openControlMap(const std::string& path, const Terrain& onto,
                                                    const Progress& progress) {
  auto file = PlacedSource::open(path, onto);
  if (!file) return file.error();
  std::vector<std::uint32_t> codes(samplesOf(*file));
  std::array<bool, kControlTextures> used{};
  long long automatic = 0;
  auto read = forSamples(*file, 1, true, progress, [&](std::size_t i, double value) -> Result<void> {
    const auto bits = static_cast<std::uint32_t>(value);
    const ControlSample sample = controlSample(bits);
    codes[i] = sample.hole ? kNoCode<std::uint32_t> : bits;
    if (sample.hole) return {};
    automatic += sample.automatic ? 1 : 0;
    if (sample.blend < 255) used[sample.base] = true;
    if (sample.blend > 0) used[sample.overlay] = true;
    return {};
  });
  if (!read) return read.error();
  std::vector<MaterialLayer> layers;
  std::vector<std::uint32_t> textures;
  for (std::uint32_t texture = 0; texture < kControlTextures; ++texture)
    if (used[texture]) {
      layers.push_back(textureLayer(texture));
      textures.push_back(texture);
    }
  std::vector<Message> notes;
  if (automatic > 0)
    notes.push_back(Message(automatic == 1 ? "%1 sample is left to Terrain3D's automatic shader; taken are "
                                             "the textures that are stored for them"
                                           : "%1 samples are left to Terrain3D's automatic shader; taken are "
                                             "the textures that are stored for them",
                            automatic));
  const auto weightOf = [textures](std::size_t layer, std::uint32_t code) {
    const ControlSample sample = controlSample(code);
    const std::uint32_t base = sample.base == textures[layer] ? 255 - sample.blend : 0;
    return static_cast<float>(base + (sample.overlay == textures[layer] ? sample.blend : 0));
  };
  return std::unique_ptr<LayerSource>(std::make_unique<CodeLayers<std::uint32_t>>(
      file->grid(), std::move(codes), std::move(layers), std::move(notes), weightOf));
}

Result<std::unique_ptr<LayerSource>> openSplatArray(const std::vector<std::string>& paths,
                                                    const Terrain& onto, const Progress& progress) {
  if (paths.size() != 2)
    return errorIn(paths.empty() ? MessageValue(Message("no file")) : MessageValue(paths[0]),
                   "HTerrain's ARRAY is two files, indices and weights; there are %1", paths.size());
  const bool turned = stemOf(paths[1]).find("index") != std::string::npos;
  const std::string &indexPath = paths[turned ? 1 : 0], &weightPath = paths[turned ? 0 : 1];
  auto index = PlacedSource::open(indexPath, onto);
  if (!index) return index.error();
  auto weight = PlacedSource::open(weightPath, onto);
  if (!weight) return weight.error();
  const GridFrame &grid = index->grid().frame, &other = weight->grid().frame;
  if (grid.columns != other.columns || grid.rows != other.rows)
    return errorIn(weightPath, "has %1 samples; the indices have %2", sizeText({other.columns, other.rows}),
                   sizeText({grid.columns, grid.rows}));
  if (index->info().bands.size() < 3)
    return errorIn(indexPath, "has no red, green and blue to take indices from");
  if (weight->info().bands.size() < 2)
    return errorIn(weightPath, "has no red and green to take weights from");
  // Three indices and two weights, a byte each.
  std::vector<std::uint64_t> codes(samplesOf(*index));
  std::set<std::uint64_t> textures;
  for (int band = 0; band < 5; ++band) {
    const bool isIndex = band < 3;
    auto read = forSamples(
        isIndex ? *index : *weight, isIndex ? band + 1 : band - 2, true,
        partOf(progress, band / 5.0, (band + 1) / 5.0), [&](std::size_t i, double value) -> Result<void> {
          if (!(value >= 0.0 && value <= 255.0))
            return errorIn(isIndex ? indexPath : weightPath, "has samples beyond 8 bits");
          codes[i] |= static_cast<std::uint64_t>(value) << (8 * band);
          if (isIndex) textures.insert(static_cast<std::uint64_t>(value));
          return {};
        });
    if (!read) return read.error();
  }
  const auto weightOf = [](std::uint64_t texture, std::uint64_t code) {
    const std::uint64_t red = code >> 24U & 255U, green = code >> 32U & 255U;
    const std::array<std::uint64_t, 3> weights{red, green, red + green < 255 ? 255 - red - green : 0};
    std::uint64_t sum = 0;
    for (std::size_t slot = 0; slot < 3; ++slot)
      if ((code >> (8 * slot) & 255U) == texture) sum += weights[slot];
    return static_cast<float>(sum);
  };
  std::erase_if(textures, [&](std::uint64_t texture) {
    return std::ranges::none_of(codes, [&](std::uint64_t code) { return weightOf(texture, code) > 0.0F; });
  });
  std::vector<MaterialLayer> layers;
  for (const std::uint64_t texture : textures) layers.push_back(textureLayer(texture));
  const std::vector<std::uint64_t> order(textures.begin(), textures.end());
  return std::unique_ptr<LayerSource>(std::make_unique<CodeLayers<std::uint64_t>>(
      index->grid(), std::move(codes), std::move(layers), std::vector<Message>(),
      [order, weightOf](std::size_t layer, std::uint64_t code) { return weightOf(order[layer], code); }));
}

Result<std::unique_ptr<LayerSource>> openLandCover(const std::string& path, std::optional<LandCover> legend,
                                                   const Terrain& onto, const Progress& progress) {
  auto file = PlacedSource::open(path, onto);
  if (!file) return file.error();
  const SourceInfo& info = file->info();
  const bool floats = info.sampleType.starts_with("Float");
  std::vector<std::uint32_t> codes(samplesOf(*file));
  std::map<double, std::uint32_t> numbers;  // By codes: numbers in the order of finding.
  auto read = forSamples(*file, 1, !floats, progress, [&](std::size_t i, double value) -> Result<void> {
    constexpr std::size_t kMostCodes = 65536;
    const bool nothing = std::isnan(value) || (info.nodata && value == *info.nodata);
    codes[i] = nothing ? kNoCode<std::uint32_t>
                       : numbers.try_emplace(value, static_cast<std::uint32_t>(numbers.size())).first->second;
    if (numbers.size() > kMostCodes) return errorIn(path, "has too many values for classes of land cover");
    return {};
  });
  if (!read) return read.error();
  std::vector<double> values;
  for (const auto& [value, number] : numbers) values.push_back(value);
  if (!legend) legend = guessLandCover(values);
  if (!legend) return errorIn(path, "has classes of no legend that is known (%1)", landCoverNames().keys());
  std::vector<MaterialLayer> layers;
  std::map<const LandCoverClass*, std::size_t> places;
  std::vector<std::size_t> layerOf(numbers.size(), kMostLayers);  // By number; kMostLayers: no data.
  for (const auto& [value, number] : numbers) {
    const auto code = landCoverCode(*legend, value);
    if (!code) {
      std::string shown = std::to_string(value);
      shown.erase(shown.find_last_not_of('0') + 1);
      if (shown.ends_with('.')) shown.pop_back();
      return errorIn(path, "class %1 is none of %2", shown, Message(landCoverNames().title(*legend)));
    }
    if (!code->found) continue;
    const auto [place, isNew] = places.try_emplace(code->found, layers.size());
    if (isNew) {
      layers.push_back({code->found->name, code->found->colour});
      layers.back().looks = code->found->material;
    }
    layerOf[number] = place->second;
  }
  for (std::uint32_t& code : codes)
    if (code != kNoCode<std::uint32_t> && layerOf[code] == kMostLayers) code = kNoCode<std::uint32_t>;
  return std::unique_ptr<LayerSource>(std::make_unique<CodeLayers<std::uint32_t>>(
      file->grid(), std::move(codes), std::move(layers),
      std::vector<Message>{Message("classes are those of %1", Message(landCoverNames().title(*legend)))},
      [layerOf](std::size_t layer, std::uint32_t code) { return layerOf[code] == layer ? 255.0F : 0.0F; }));
}

}  // namespace scarp
