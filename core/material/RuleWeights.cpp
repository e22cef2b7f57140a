#include "core/material/RuleWeights.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/material/MaterialSchema.h"

namespace scarp {

namespace {

constexpr int kTile = HeightRaster::tileSize;
constexpr float kAtOnce = 1e30F;  ///< Share for a unit beyond the end of a range without softness.

float perUnit(double length) {
  return length > 1.0 / double(kAtOnce) ? static_cast<float>(1.0 / length) : kAtOnce;
}

std::vector<float> tableOf(const Curve& curve) {
  std::vector<float> table;
  for (int i = 0; i <= kCurveSteps + 1; ++i)
    table.push_back(static_cast<float>(curve.at(static_cast<double>(i) / kCurveSteps)));
  return table;
}

double turnedOnce(double degrees) { return degrees - 360.0 * std::floor(degrees / 360.0); }

/// The shares and bytes of a tile's materials.
class TileParts {
 public:
  explicit TileParts(std::size_t materials)
      : shares_(materials * kTile), rows_(materials * kTile), inRow_(materials), planes_(materials) {}

  void beginRow() { std::fill(inRow_.begin(), inRow_.end(), false); }
  /// A material's shares of the row; zeros at first.
  [[nodiscard]] float* shares(std::size_t place) {
    float* const row = &shares_[place * kTile];
    if (!inRow_[place]) std::fill_n(row, kTile, 0.0F);
    inRow_[place] = true;
    return row;
  }
  void endRow(int row) {
    std::array<const float*, 256> shares;
    std::array<std::uint8_t*, 256> bytes;
    std::size_t count = 0;
    for (std::size_t place = 0; place < inRow_.size(); ++place)
      if (inRow_[place]) {
        shares[count] = &shares_[place * kTile];
        bytes[count++] = &rows_[place * kTile];
      }
    byteRows({shares.data(), count}, {bytes.data(), count});
    for (std::size_t place = 0; place < inRow_.size(); ++place) {
      const std::uint8_t* const from = &rows_[place * kTile];
      if (!inRow_[place] || std::all_of(from, from + kTile, [](std::uint8_t b) { return b == 0; })) continue;
      if (!planes_[place]) {
        planes_[place] = makeInLargePages<WeightPlane>();
        planes_[place]->fill(0);
      }
      std::copy_n(from, kTile, planes_[place]->data() + HeightRaster::offsetIn(0, row));
    }
  }
  /// whole: there is no hole.
  [[nodiscard]] MaterialTile tile(const std::vector<MaterialId>& materials, bool whole) && {
    MaterialTile made;
    for (std::size_t place = 0; place < planes_.size(); ++place)
      if (planes_[place]) made.parts.push_back({materials[place], std::move(planes_[place])});
    if (whole && made.parts.size() == 1) made.parts.front().weights = nullptr;
    std::ranges::sort(made.parts, {}, &MaterialTile::Part::material);
    return made;
  }

 private:
  ScratchVector<float> shares_;
  ScratchVector<std::uint8_t> rows_;
  std::vector<bool> inRow_;
  std::vector<std::shared_ptr<WeightPlane>> planes_;
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
    for (const RuleCondition& condition : rule.conditions) layer.terms.push_back(termOf(condition));
    layers_.insert(layers_.begin(), std::move(layer));
  }
}

RuleWeights::Term RuleWeights::termOf(const RuleCondition& condition) {
  const auto found =
      std::ranges::find_if(sources_, [&](const MeasureSource& source) { return source.serves(condition); });
  const auto source = static_cast<std::size_t>(found - sources_.begin());
  if (found == sources_.end()) sources_.emplace_back(condition, frame_);
  const bool directions = condition.by == GroundMeasure::Aspect;
  double low = condition.low, high = condition.high;
  if (directions) {
    const double width = high - low >= 360.0 ? 360.0 : turnedOnce(high - low);
    low = turnedOnce(low);
    high = width;
  }
  const double range = directions ? high : high - low;
  return {source,
          directions,
          {static_cast<float>(low), static_cast<float>(high), perUnit(condition.softLow),
           perUnit(condition.softHigh), condition.inverted},
          perUnit(range),
          condition.curve ? tableOf(*condition.curve) : std::vector<float>()};
}

int RuleWeights::reach() const {
  int most = 0;
  for (const MeasureSource& source : sources_) most = std::max(most, source.reach());
  return most;
}

bool RuleWeights::weigh(const Layer& layer, TileMeasures& measures, int row, float* weights) {
  const int count = measures.rect().width();
  std::fill_n(weights, kTile, layer.opacity);
  for (const Term& term : layer.terms) {
    const float* const values = measures.row(term.source, row);
    const RangeTerms& r = term.range;
    const bool any =
        !term.curve.empty()
            ? curveRow(values,
                       {term.curve.data(), r.low, term.perRange, term.directions ? 360.0F : 0.0F, r.inverted},
                       count, weights)
        : term.directions
            ? aspectRangeRow(values, {r.low, r.high, r.perLow, r.perHigh, r.inverted}, count, weights)
            : rangeRow(values, r, count, weights);
    if (!any) return false;
  }
  return true;
}

MaterialTile RuleWeights::tile(const RuleInputs& inputs, int index) const {
  TileMeasures measures(inputs, frame_, sources_, index);
  TileParts parts(materials_.size());
  const int count = measures.rect().width();
  alignas(64) float left[kTile] = {}, weights[kTile];
  long long ground = 0;
  for (int row = 0; row < measures.rect().height(); ++row) {
    const int here = beginRow(measures.heights(row), count, left);
    if (here == 0) continue;
    ground += here;
    parts.beginRow();
    bool more = true;
    for (const Layer& layer : layers_) {
      if (!weigh(layer, measures, row, weights)) continue;
      more = coverRow(weights, count, left, parts.shares(layer.place));
      if (!more) break;
    }
    if (more) {
      float* const base = parts.shares(0);
      for (int i = 0; i < count; ++i) base[i] += left[i];
    }
    parts.endRow(row);
  }
  return std::move(parts).tile(materials_, ground == measures.rect().area());
}

std::optional<MaterialMap> RuleWeights::map(const RuleInputs& inputs, const Progress& progress) const {
  EXPECTS(inputs.heights.rect() == frame_.samples());
  MaterialMap made(frame_.columns, frame_.rows);
  const bool done = parallelFor(static_cast<std::size_t>(made.tileCount()), progress, [&](std::size_t i) {
    made.tile(static_cast<int>(i)) = tile(inputs, static_cast<int>(i));
  });
  return done ? std::optional(std::move(made)) : std::nullopt;
}

void RuleWeights::refresh(MaterialMap& map, const RuleInputs& inputs, const GridRect& samples) const {
  EXPECTS(inputs.heights.rect() == frame_.samples() && map.rect() == frame_.samples());
  const GridRect tiles = map.tilesTouching(samples);
  parallelFor(static_cast<std::size_t>(tiles.area()), [&](std::size_t i) {
    const int n = static_cast<int>(i);
    const int index = map.tileIndex(tiles.column0 + n % tiles.width(), tiles.row0 + n / tiles.width());
    map.tile(index) = tile(inputs, index);
  });
}

}  // namespace scarp
