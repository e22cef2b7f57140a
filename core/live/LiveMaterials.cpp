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
  std::optional<HeightRaster> drainage = std::move(ground_.drainage);
  ground_ = *ruleGround(document_, {});
  ground_.drainage = std::move(drainage);
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
  usesDrainage_ =
      std::ranges::find(conditions, GroundMeasure::Drainage, &RuleCondition::by) != conditions.end();
  rules_.emplace(rules, document_.frame());
  ruled_ = rules_->map(ground_.over(document_));
  map_ = std::make_shared<MaterialMap>(*ruled_);
}

void LiveMaterials::repaint(const GridRect& samples) {
  const std::vector<MaterialPaint> paint = shownPaint();
  const GridRect tiles = ruled_->tilesTouching(samples);
  parallelFor(static_cast<std::size_t>(tiles.area()), [&](std::size_t i) {
    const int index = ruled_->tileIndex(tiles.column0 + static_cast<int>(i) % tiles.width(),
                                        tiles.row0 + static_cast<int>(i) / tiles.width());
    map_->tile(index) = paintedTile(ruled_->tile(index), paint, ruled_->tileRect(index));
  });
}

GridRect LiveMaterials::update() {
  const GridRect all = document_.frame().samples();
  GridRect changedIn;
  if (allStale_) {
    restart();
    if (map_) repaint(all);
    changedIn = all;
  } else if (map_) {
    for (const GridRect& samples : moved_) {
      const GridRect reached = samples.grown(rules_->reach()).intersected(all);
      rules_->refresh(*ruled_, ground_.over(document_), reached);
      repaint(reached);
      changedIn = changedIn.united(reached);
    }
    for (const GridRect& samples : painted_) {
      repaint(samples.intersected(all));
      changedIn = changedIn.united(samples.intersected(all));
    }
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
