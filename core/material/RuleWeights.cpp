#include "core/material/RuleWeights.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <cstring>
#include <map>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/mask/MaskTiles.h"
#include "core/material/MaterialSchema.h"
#include "core/terrain/HeldSlots.h"

namespace scarp {

namespace {

constexpr int kTile = HeightRaster::tileSize;
bool allAre(const std::uint8_t* bytes, std::size_t count, std::uint8_t value) {
  return count == 0 || (bytes[0] == value && std::memcmp(bytes, bytes + 1, count - 1) == 0);
}

/// Room for what a row of samples shares out among materials.
class RowShares {
 public:
  explicit RowShares(std::size_t materials)
      : shares_(materials * kTile), bytes_(materials * kTile), given_(materials) {}

  void begin() { std::fill(given_.begin(), given_.end(), false); }
  /// A material's shares of the row; zeros at first.
  [[nodiscard]] float* of(std::size_t place) {
    float* const row = &shares_[place * kTile];
    if (!given_[place]) std::fill_n(row, kTile, 0.0F);
    given_[place] = true;
    return row;
  }
  /// take(place, bytes) for each material that gets any of the row.
  void end(const auto& take) {
    std::array<const float*, 256> shares;
    std::array<std::uint8_t*, 256> bytes;
    std::size_t count = 0;
    for (std::size_t place = 0; place < given_.size(); ++place)
      if (given_[place]) {
        shares[count] = &shares_[place * kTile];
        bytes[count++] = &bytes_[place * kTile];
      }
    byteRows({shares.data(), count}, {bytes.data(), count});
    for (std::size_t place = 0; place < given_.size(); ++place)
      if (const std::uint8_t* const row = &bytes_[place * kTile]; given_[place] && !allAre(row, kTile, 0))
        take(place, row);
  }

 private:
  ScratchVector<float> shares_;
  ScratchVector<std::uint8_t> bytes_;
  std::vector<bool> given_;
};

/// The planes of a tile that is made, by the places of their materials.
class TilePlanes {
 public:
  TilePlanes(const std::vector<MaterialId>& materials, const GridRect& tile)
      : materials_(materials), tile_(tile), planes_(materials.size()) {}

  /// What a tile was, but for a rectangle of it, where there is nothing yet.
  void keep(const MaterialTile& before, const GridRect& samples) {
    if (samples == tile_) return;
    for (const MaterialTile::Part& part : before.parts) {
      const auto place = std::ranges::find(materials_, part.material) - materials_.begin();
      EXPECTS(place < std::ssize(materials_));
      std::uint8_t* const plane = planeOf(static_cast<std::size_t>(place));
      if (part.weights) part.weights->read({plane, WeightPlane::samples});
      for (int row = 0; row < tile_.height(); ++row) {
        std::uint8_t* const bytes = plane + HeightRaster::offsetIn(0, row);
        if (!part.weights) std::fill_n(bytes, tile_.width(), std::uint8_t{255});
        if (row >= samples.row0 - tile_.row0 && row < samples.row1 - tile_.row0)
          std::fill_n(bytes + (samples.column0 - tile_.column0), samples.width(), std::uint8_t{0});
      }
    }
  }
  void put(std::size_t place, int column, int row, const std::uint8_t* bytes, int count) {
    std::copy_n(bytes, count,
                planeOf(place) + HeightRaster::offsetIn(column - tile_.column0, row - tile_.row0));
  }
  [[nodiscard]] MaterialTile tile() const {
    std::vector<const std::uint8_t*> planes;
    for (const auto& plane : planes_) planes.push_back(plane ? plane->data() : nullptr);
    return materialTile(materials_, planes, tile_);
  }

 private:
  [[nodiscard]] std::uint8_t* planeOf(std::size_t place) {
    if (!planes_[place]) {
      planes_[place].emplace(WeightPlane::samples);
      std::fill(planes_[place]->begin(), planes_[place]->end(), std::uint8_t{0});
    }
    return planes_[place]->data();
  }

  const std::vector<MaterialId>& materials_;
  GridRect tile_;
  std::vector<std::optional<ScratchArray<std::uint8_t>>> planes_;
};

}  // namespace

RuleWeights::RuleWeights(const RuleStack& stack, const GridFrame& frame)
    : frame_(frame), materials_{stack.base} {
  EXPECTS(validate(stack));
  for (const MaterialRule& rule : stack.rules) {
    if (!rule.visible || rule.opacity <= 0.0) continue;
    Layer layer{0, static_cast<float>(rule.opacity), {}};
    while (layer.place < materials_.size() && materials_[layer.place] != rule.material) ++layer.place;
    if (layer.place == materials_.size()) materials_.push_back(rule.material);
    for (const RuleCondition& condition : rule.conditions)
      layer.terms.push_back({sourceOf(condition, frame_, sources_), ConditionWeight(condition)});
    layers_.insert(layers_.begin(), std::move(layer));
  }
}

int RuleWeights::reach() const {
  int most = 0;
  for (const MeasureSource& source : sources_) most = std::max(most, source.reach());
  return most;
}

std::optional<double> RuleWeights::lineReach() const {
  std::optional<double> most;
  for (const MeasureSource& source : sources_)
    if (source.lines) most = std::max(most.value_or(0.0), source.lines->to);
  return most;
}

bool RuleWeights::weigh(const Layer& layer, TileMeasures& measures, int row, float* weights) {
  const int count = measures.rect().width();
  std::fill_n(weights, kTile, layer.opacity);
  for (const Term& term : layer.terms)
    if (!term.weight.weigh(measures.row(term.source, row), count, weights)) return false;
  return true;
}

MaterialTile RuleWeights::tile(const std::vector<MeasureSource>& sources, const RuleInputs& inputs, int index,
                               const GridRect& samples, const MaterialTile& before) const {
  TileMeasures measures(inputs, frame_, sources, index, samples);
  TilePlanes planes(materials_, inputs.heights.tileRect(index));
  planes.keep(before, samples);
  RowShares shares(materials_.size());
  const int count = samples.width();
  alignas(64) float left[kTile] = {}, weights[kTile];
  for (int row = 0; row < samples.height(); ++row) {
    if (!beginRow(measures.heights(row), count, left)) continue;
    shares.begin();
    bool more = true;
    for (const Layer& layer : layers_) {
      if (!weigh(layer, measures, row, weights)) continue;
      more = coverRow(weights, count, left, shares.of(layer.place));
      if (!more) break;
    }
    if (more) {
      float* const base = shares.of(0);
      for (int i = 0; i < count; ++i) base[i] += left[i];
    }
    shares.end([&](std::size_t place, const std::uint8_t* bytes) {
      planes.put(place, samples.column0, samples.row0 + row, bytes, count);
    });
  }
  return planes.tile();
}

std::optional<MaterialMap> RuleWeights::map(const RuleInputs& inputs, const Progress& progress) const {
  EXPECTS(inputs.heights.rect() == frame_.samples());
  MaterialMap made(frame_.columns, frame_.rows);
  const bool done = parallelFor(static_cast<std::size_t>(made.tileCount()), progress, [&](std::size_t i) {
    const int index = static_cast<int>(i);
    made.tile(index) = tile(sources_, inputs, index, inputs.heights.tileRect(index), {});
  });
  return done ? std::optional(std::move(made)) : std::nullopt;
}

std::optional<MaskRaster> conditionMask(const RuleCondition& condition, const RuleInputs& inputs,
                                        const GridFrame& frame, const Progress& progress) {
  EXPECTS(validate(condition) && inputs.heights.rect() == frame.samples());
  const std::vector<MeasureSource> sources{MeasureSource(condition, frame)};
  const ConditionWeight weight(condition);
  MaskRaster mask(frame.columns, frame.rows, 0.0F);
  const bool done = makeMaskTiles(mask, allSlots(mask), progress, [&](int index) -> MaskRaster::TilePtr {
    const GridRect rect = mask.tileRect(index);
    TileMeasures measures(inputs, frame, sources, index, rect);
    alignas(64) float weights[kTile];
    std::shared_ptr<MaskRaster::Tile> tile;
    for (int row = 0; row < rect.height(); ++row) {
      std::fill_n(weights, kTile, 1.0F);
      if (!weight.weigh(measures.row(0, row), rect.width(), weights)) continue;
      if (!tile) {
        tile = makeInLargePages<MaskRaster::Tile>();
        tile->fill(0.0F);
      }
      const float* const heights = measures.heights(row);
      float* const out = tile->data() + MaskRaster::offsetIn(0, row);
      for (int i = 0; i < rect.width(); ++i) out[i] = std::isnan(heights[i]) ? 0.0F : weights[i];
    }
    return tile;
  });
  return done ? std::optional(std::move(mask)) : std::nullopt;
}

void RuleWeights::keepSomeNoise() {
  constexpr std::size_t kMostTiles = (std::size_t{64} << 20) / sizeof(HeightRaster::Tile);
  if (keeping_.empty()) keeping_ = sources_;
  std::size_t kept = 0;
  for (const MeasureSource& source : keeping_) kept += source.sheet ? source.sheet->tilesKept() : 0;
  for (MeasureSource& source : keeping_)
    if (source.noise && (!source.sheet || kept > kMostTiles))
      source.sheet = std::make_shared<NoiseSheet>(*source.noise, frame_.columns, frame_.rows);
}

void RuleWeights::refresh(MaterialMap& map, const RuleInputs& inputs, const GridRect& samples) {
  refresh(map, inputs, std::span(&samples, 1));
}

void RuleWeights::refresh(MaterialMap& map, const RuleInputs& inputs, std::span<const GridRect> samples) {
  EXPECTS(inputs.heights.rect() == frame_.samples() && map.rect() == frame_.samples());
  std::map<int, GridRect> within;  // By tile.
  for (const GridRect& rect : samples) {
    const GridRect tiles = map.tilesTouching(rect);
    for (int row = tiles.row0; row < tiles.row1; ++row)
      for (int column = tiles.column0; column < tiles.column1; ++column) {
        const int index = map.tileIndex(column, row);
        GridRect& part = within[index];
        part = part.united(map.tileRect(index).intersected(rect));
      }
  }
  const std::vector<std::pair<int, GridRect>> tiles(within.begin(), within.end());
  keepSomeNoise();
  parallelFor(tiles.size(), [&](std::size_t i) {
    const auto& [index, part] = tiles[i];
    map.tile(index) = tile(keeping_, inputs, index, part, map.tile(index));
  });
}

}  // namespace scarp
