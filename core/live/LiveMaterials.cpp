#include "core/live/LiveMaterials.h"

#include <algorithm>

#include "core/base/Parallel.h"
#include "core/material/PaintRaster.h"

namespace scarp {

namespace {

/// Keeps rectangles apart that lie apart, as the dabs of a mirrored stroke do.
void addTo(std::vector<GridRect>& rects, const GridRect& rect) {
  constexpr std::size_t kMost = 16;
  for (GridRect& other : rects)
    if (!other.intersected(rect).empty()) {
      other = other.united(rect);
      return;
    }
  if (rects.size() < kMost)
    rects.push_back(rect);
  else
    rects.back() = rects.back().united(rect);
}

}  // namespace

LiveMaterials::LiveMaterials(TerrainDocument& document) : document_(document) {
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
  subscriptions_.push_back(document.paintChanged.subscribe([this](const GridRect& samples) {
    addTo(painted_, samples);
    changed.emit();
  }));
  subscriptions_.push_back(document.materialsChanged.subscribe(restart));
  subscriptions_.push_back(document.masksChanged.subscribe(restart));
  subscriptions_.push_back(document.frameChanged.subscribe([this, restart] {
    drainageStale_ = true;
    ground_.drainage.reset();
    restart();
  }));
}

void LiveMaterials::restart() {
  std::optional<HeightRaster> drainage = std::move(ground_.drainage);
  ground_ = *ruleGround(document_, {});
  ground_.drainage = std::move(drainage);
  ruled_.reset();
  map_.reset();
  rules_.reset();
  usesDrainage_ = false;
  if (document_.materials().empty()) return;
  const std::vector<RuleCondition> conditions = conditionsOf(document_.rules());
  usesDrainage_ =
      std::ranges::find(conditions, GroundMeasure::Drainage, &RuleCondition::by) != conditions.end();
  rules_.emplace(document_.rules(), document_.frame());
  ruled_ = rules_->map(ground_.over(document_.heights()));
  map_ = std::make_shared<MaterialMap>(*ruled_);
}

void LiveMaterials::repaint(const GridRect& samples) {
  const std::vector<MaterialPaint> paint = paintOf(document_);
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
      rules_->refresh(*ruled_, ground_.over(document_.heights()), reached);
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
  drainageStale_ = false;
  for (int slot = 0; slot < heights.tileCount() && !drainageStale_; ++slot)
    drainageStale_ = !heights.shares(slot, document_.heights());
  allStale_ = true;
  changed.emit();
}

}  // namespace scarp
