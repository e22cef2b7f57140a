#include "core/scene/LiveMaterials.h"

#include <algorithm>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/Parallel.h"
#include "core/document/TerrainDocument.h"
#include "core/material/PaintRaster.h"
#include "core/scene/ApartRects.h"
#include "core/scene/Drainage.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

LiveMaterials::LiveMaterials(TerrainDocument& document, Drainage& drainage, std::set<MaterialId> hidden)
    : document_(document), drainage_(drainage), hidden_(std::move(hidden)) {
  const auto restart = [this] {
    allStale_ = true;
    if (pending_) pending_->allStale = true;
    changed.emit();
  };
  const auto move = [this](const GridRect& samples) {
    if (document_.materials().empty()) return;
    addTo(moved_, samples);
    if (pending_) addTo(pending_->moved, samples);
    changed.emit();
  };
  subscription_ = document.changed.subscribe([this, restart, move](const DocumentChange& change) {
    if (change.frame) {
      ground_.drainage.reset();
      pending_.reset();
      ruled_.reset();
      map_.reset();
      shown_.reset();
      restart();
    }
    for (const GridRect& samples : change.ground) move(samples);
    if (change.layers) {
      linesStale_ = true;
      if (pending_) pending_->linesStale = true;
      if (ground_.lines || (pending_ && pending_->ground.lines)) changed.emit();
    }
    if (change.masks) restart();
    if (change.materials) {
      // Names and colours change nothing of the map.
      allStale_ = allStale_ || !isLaid(laid_, laidMaterials_);
      if (pending_) pending_->allStale |= !isLaid(pending_->laid, pending_->materials);
      changed.emit();
    }
    if (!change.paint.empty()) {
      addTo(painted_, change.paint);
      if (pending_) addTo(pending_->painted, change.paint);
      changed.emit();
    }
    for (const GridRect& samples : change.deposits) move(samples);
  });
  onDrainage_ = drainage.changed.subscribe([this, restart] {
    if (!drainage_.areas()) return;
    ground_.drainage = drainage_.areas();
    if (looksAtDrainage()) restart();
  });
}

bool LiveMaterials::looksAtDrainage() const {
  return lookAt(conditionsOf(shownRules()), GroundMeasure::Drainage);
}

bool LiveMaterials::needsDrainage() const {
  return !document_.materials().empty() && drainage_.stale() && looksAtDrainage();
}

bool LiveMaterials::isLaid(const RuleStack& rules, const std::vector<MaterialId>& materials) const {
  return rules == document_.rules() &&
         std::ranges::equal(materials, document_.materials(), {}, {}, &Material::id);
}

RuleStack LiveMaterials::shownRules() const {
  RuleStack stack = document_.rules();
  if (hidden_.contains(stack.base)) stack.base = 0;
  std::erase_if(stack.rules, [this](const MaterialRule& rule) { return hidden_.contains(rule.material); });
  return stack;
}

std::vector<MaterialPaint> LiveMaterials::shownPaint() const {
  std::vector<MaterialPaint> paint = paintOf(document_.content());
  std::erase_if(paint, [this](const MaterialPaint& one) { return hidden_.contains(one.material); });
  return paint;
}

LiveMaterials::Pending LiveMaterials::prepared() const {
  const RuleStack rules = shownRules();
  const std::vector<RuleCondition> conditions = conditionsOf(rules);
  Pending pending{document_.rules(),
                  {},
                  *ruleGround(document_.content(), {}),
                  RuleWeights(rules, document_.frame()),
                  {},
                  {}};
  for (const Material& material : document_.materials()) pending.materials.push_back(material.id);
  pending.ground.drainage = drainage_.areas();
  if (lookAt(conditions, GroundMeasure::Lines))
    pending.ground.lines = linesShown(document_.layers(), document_.frame(), ground_.lines);
  return pending;
}

void LiveMaterials::install(Pending pending, MaterialMap ruled, MaterialMap map) {
  ground_ = std::move(pending.ground);
  laid_ = std::move(pending.laid);
  laidMaterials_ = std::move(pending.materials);
  linesStale_ = pending.linesStale;
  rules_.emplace(std::move(pending.rules));
  ruled_ = std::move(ruled);
  map_ = std::make_shared<MaterialMap>(std::move(map));
}

void LiveMaterials::restart() {
  pending_.reset();
  if (document_.materials().empty() || !checkWhole(document_.frame())) {
    ground_ = *ruleGround(document_.content(), {});
    ground_.drainage = drainage_.areas();
    ruled_.reset();
    map_.reset();
    rules_.reset();
    laid_ = document_.rules();
    laidMaterials_.clear();
    for (const Material& material : document_.materials()) laidMaterials_.push_back(material.id);
    return;
  }
  Pending pending = prepared();
  MaterialMap ruled = *pending.rules.map(pending.ground.over(document_.content()));
  MaterialMap map = ruled;
  install(std::move(pending), std::move(ruled), std::move(map));
}

bool LiveMaterials::needsEvaluation() const {
  return allStale_ && !document_.materials().empty() && checkWhole(document_.frame()).ok();
}

LiveMaterials::Work LiveMaterials::beginEvaluation() {
  EXPECTS(!document_.materials().empty() && checkWhole(document_.frame()));
  pending_ = prepared();
  Work work{document_.frame(), document_.heights(), std::nullopt, pending_->ground, pending_->rules, {}};
  if (const HeightRaster* deposits = document_.raster(kDeposit)) work.deposits = *deposits;
  for (const MaterialPaint& paint : shownPaint())
    work.paint.emplace_back(paint.material, paint.raster ? std::optional(*paint.raster) : std::nullopt);
  return work;
}

std::optional<LiveMaterials::Evaluated> LiveMaterials::evaluate(const Work& work, const Progress& progress) {
  constexpr double kRuled = 0.8;  // Part of the progress.
  const RuleInputs inputs{work.heights, &work.ground.masks,
                          work.ground.drainage ? &*work.ground.drainage : nullptr,
                          work.deposits ? &*work.deposits : nullptr, work.ground.lines.get()};
  auto ruled = work.rules.map(inputs, partOf(progress, 0.0, kRuled));
  if (!ruled) return std::nullopt;
  std::vector<MaterialPaint> paint;
  for (const auto& [material, raster] : work.paint) paint.push_back({material, raster ? &*raster : nullptr});
  MaterialMap map = *ruled;
  const bool painted = parallelFor(
      static_cast<std::size_t>(map.tileCount()), partOf(progress, kRuled, 1.0), [&](std::size_t i) {
        const int index = static_cast<int>(i);
        map.tile(index) = paintedTile(ruled->tile(index), paint, map.tileRect(index));
      });
  if (!painted) return std::nullopt;
  return Evaluated{*std::move(ruled), std::move(map)};
}

void LiveMaterials::endEvaluation(std::optional<Evaluated> evaluated) {
  std::optional<Pending> pending = std::exchange(pending_, std::nullopt);
  if (!pending || !evaluated) return;
  moved_ = std::move(pending->moved);
  painted_ = std::move(pending->painted);
  allStale_ = pending->allStale;
  install(*std::move(pending), std::move(evaluated->ruled), std::move(evaluated->map));
  shown_ = map_;
  mapChanged.emit(document_.frame().samples());
  changed.emit();
}

std::vector<GridRect> LiveMaterials::updateLines() {
  std::vector<GridRect> samples;
  const auto reach = rules_->lineReach();
  if (!std::exchange(linesStale_, false) || !reach || !ground_.lines) return samples;
  const auto before = std::exchange(ground_.lines, linesShown(document_.layers(), document_.frame(), ground_.lines));
  if (before == ground_.lines) return samples;
  const GridFrame& frame = document_.frame();
  // More than rounding moves a place.
  const double near = *reach + 1e-3 * frame.cellSize();
  for (const pieces::PlanBox& box : ground_.lines->differencesFrom(*before))
    if (const GridRect around = frame.samplesWithin(box.low.x() - near, box.low.y() - near,
                                                    box.high.x() + near, box.high.y() + near);
        !around.empty())
      samples.push_back(around);
  return samples;
}

void LiveMaterials::repaint(const std::vector<GridRect>& samples) {
  const std::vector<MaterialPaint> paint = shownPaint();
  std::set<int> touched;
  for (const GridRect& rect : samples) {
    const GridRect tiles = ruled_->tilesTouching(rect);
    for (int row = tiles.row0; row < tiles.row1; ++row)
      for (int column = tiles.column0; column < tiles.column1; ++column)
        touched.insert(ruled_->tileIndex(column, row));
  }
  const std::vector<int> tiles(touched.begin(), touched.end());
  parallelFor(tiles.size(), [&](std::size_t i) {
    map_->tile(tiles[i]) = paintedTile(ruled_->tile(tiles[i]), paint, ruled_->tileRect(tiles[i]));
  });
}

GridRect LiveMaterials::update() {
  const GridRect all = document_.frame().samples();
  GridRect changedIn;
  if (allStale_) {
    restart();
    if (map_) repaint({all});
    changedIn = all;
  } else if (map_) {
    std::vector<GridRect> reached = updateLines();
    for (const GridRect& samples : moved_)
      reached.push_back(samples.grown(rules_->reach()).intersected(all));
    rules_->refresh(*ruled_, ground_.over(document_.content()), reached);
    for (const GridRect& samples : painted_) reached.push_back(samples.intersected(all));
    repaint(reached);
    for (const GridRect& samples : reached) changedIn = changedIn.united(samples);
  }
  shown_ = map_;
  allStale_ = false;
  moved_.clear();
  painted_.clear();
  if (!changedIn.empty()) mapChanged.emit(changedIn);
  return changedIn;
}

}  // namespace scarp
