#include "core/live/LiveMaterials.h"

#include <algorithm>
#include <utility>

#include "core/base/Parallel.h"
#include "core/live/ApartRects.h"
#include "core/material/PaintRaster.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

LiveMaterials::LiveMaterials(TerrainDocument& document, std::set<MaterialId> hidden)
    : document_(document), hidden_(std::move(hidden)) {
  const auto restart = [this] {
    allStale_ = true;
    changed.emit();
  };
  subscriptions_.push_back(document.terrainChanged.subscribe([this](const GridRect& samples) {
    drainageStale_ = true;
    if (document_.materials().empty()) return;
    addTo(moved_, samples);
    changed.emit();
  }));
  subscriptions_.push_back(document.depositsChanged.subscribe([this](const GridRect& samples) {
    if (document_.materials().empty()) return;
    addTo(moved_, samples);
    changed.emit();
  }));
  subscriptions_.push_back(document.paintChanged.subscribe([this](const GridRect& samples) {
    addTo(painted_, samples);
    changed.emit();
  }));
  // Names and colours change nothing of the map.
  subscriptions_.push_back(document.materialsChanged.subscribe([this] {
    allStale_ = allStale_ || !isLaid();
    changed.emit();
  }));
  subscriptions_.push_back(document.masksChanged.subscribe(restart));
  subscriptions_.push_back(document.layersChanged.subscribe([this] {
    linesStale_ = true;
    if (ground_.lines) changed.emit();
  }));
  subscriptions_.push_back(document.frameChanged.subscribe([this, restart] {
    drainageStale_ = true;
    ground_.drainage.reset();
    restart();
  }));
}

bool LiveMaterials::isLaid() const {
  return laid_ == document_.rules() &&
         std::ranges::equal(laidMaterials_, document_.materials(), {}, {}, &Material::id);
}

RuleStack LiveMaterials::shownRules() const {
  RuleStack stack = document_.rules();
  if (hidden_.contains(stack.base)) stack.base = 0;
  std::erase_if(stack.rules, [this](const MaterialRule& rule) { return hidden_.contains(rule.material); });
  return stack;
}

std::vector<MaterialPaint> LiveMaterials::shownPaint() const {
  std::vector<MaterialPaint> paint = paintOf(document_);
  std::erase_if(paint, [this](const MaterialPaint& one) { return hidden_.contains(one.material); });
  return paint;
}

void LiveMaterials::restart() {
  RuleGround before = std::exchange(ground_, *ruleGround(document_, {}));
  ground_.drainage = std::move(before.drainage);
  ruled_.reset();
  map_.reset();
  rules_.reset();
  usesDrainage_ = false;
  laid_ = document_.rules();
  laidMaterials_.clear();
  for (const Material& material : document_.materials()) laidMaterials_.push_back(material.id);
  if (document_.materials().empty() || !checkWhole(document_.frame())) return;
  const RuleStack rules = shownRules();
  const std::vector<RuleCondition> conditions = conditionsOf(rules);
  usesDrainage_ = lookAt(conditions, GroundMeasure::Drainage);
  if (lookAt(conditions, GroundMeasure::Lines)) ground_.lines = linesShown(document_.layers(), document_.frame(), before.lines);
  linesStale_ = false;
  rules_.emplace(rules, document_.frame());
  ruled_ = rules_->map(ground_.over(document_));
  map_ = std::make_shared<MaterialMap>(*ruled_);
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
    rules_->refresh(*ruled_, ground_.over(document_), reached);
    for (const GridRect& samples : painted_) reached.push_back(samples.intersected(all));
    repaint(reached);
    for (const GridRect& samples : reached) changedIn = changedIn.united(samples);
  }
  shown_ = map_;
  allStale_ = false;
  moved_.clear();
  painted_.clear();
  return changedIn;
}

void LiveMaterials::setDrainage(const HeightRaster& heights, HeightRaster drainage) {
  if (drainage.rect() != document_.frame().samples()) return;
  ground_.drainage = std::move(drainage);
  drainageStale_ = !heights.unsharedSlots(document_.heights()).empty();
  allStale_ = true;
  changed.emit();
}

}  // namespace scarp
