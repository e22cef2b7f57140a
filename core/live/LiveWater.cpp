#include "core/live/LiveWater.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/base/Parallel.h"
#include "core/line/LineBalance.h"
#include "core/line/LineJunctions.h"
#include "core/line/LineNetwork.h"
#include "core/live/ApartRects.h"
#include "core/terrain/HeldSlots.h"

namespace scarp {

namespace {

constexpr int kStripCorners = 3;  ///< Cells that a strip's corners may stand beside the cell it begins in.

bool hasWater(const Line& line) {
  return line.visible && line.settings.water > 0.0 && (isArea(line.kind) || line.settings.neverRises);
}

/// Those of some lines that have water, and those that may meet them.
std::vector<Line> wateredLines(const std::vector<Line>& lines) {
  std::set<int> families;
  for (const Line& line : lines)
    if (hasWater(line) && !isArea(line.kind)) families.insert(lineFamily(line.kind));
  std::vector<Line> watered;
  for (const Line& line : lines)
    if (line.visible && (hasWater(line) || families.contains(lineFamily(line.kind)))) watered.push_back(line);
  return watered;
}

/// Places of lines by their ids.
std::map<LineId, std::size_t> placesById(const std::vector<Line>& lines) {
  std::map<LineId, std::size_t> places;
  for (std::size_t i = 0; i < lines.size(); ++i) places.emplace(lines[i].id, i);
  return places;
}

}  // namespace

LiveWater::LiveWater(TerrainDocument& document)
    : document_(document),
      field_(document.frame(), {}),
      tiles_(std::make_shared<const WaterTiles>(WaterTiles{document.frame(), {}})) {
  subscriptions_.push_back(document.terrainChanged.subscribe([this](const GridRect& samples) {
    linesStale_ = true;
    if (field_.empty()) return;
    addTo(moved_, samples);
    changed.emit();
  }));
  subscriptions_.push_back(document.layersChanged.subscribe([this] {
    linesStale_ = true;
    changed.emit();
  }));
  // What is beneath layers may be other without a change of what is seen.
  subscriptions_.push_back(document.historyChanged.subscribe([this] {
    linesStale_ = true;
    if (!layers_.empty()) changed.emit();
  }));
  subscriptions_.push_back(document.frameChanged.subscribe([this] {
    allStale_ = true;
    changed.emit();
  }));
}

void LiveWater::restart() {
  layers_.clear();
  beneath_.clear();
  field_ = WaterField(document_.frame(), {});
  tiles_ = std::make_shared<const WaterTiles>(WaterTiles{document_.frame(), {}});
  moved_.clear();
  linesStale_ = true;
}

std::vector<LiveWater::Beneath> LiveWater::beneathNow(std::size_t layers) const {
  std::vector<Beneath> now;
  const auto copyOf = [this](RasterId id) {
    const HeightRaster* const raster = document_.raster(id);
    return raster ? std::optional(*raster) : std::nullopt;
  };
  now.push_back({{}, copyOf(kBase), {}});
  for (std::size_t i = 0; i < layers; ++i) {
    Layer settings = document_.layers()[i];
    settings.name.clear();
    settings.lines = {};
    settings.locked = false;
    const LayerId id = settings.id;
    now.push_back(
        {std::move(settings), copyOf({RasterRole::Layer, id}), copyOf({RasterRole::LayerMask, id})});
  }
  return now;
}

std::set<int> LiveWater::changedBeneath(const std::vector<Beneath>& now, std::size_t place) const {
  std::set<int> slots;
  const auto addHeld = [&](const std::optional<HeightRaster>& raster) {
    if (!raster) return;
    for (const int slot : raster->heldSlots()) slots.insert(slot);
  };
  const auto addDiffering = [&](const std::optional<HeightRaster>& was,
                                const std::optional<HeightRaster>& is) {
    if (!was || !is) {
      addHeld(was);
      addHeld(is);
      return;
    }
    for (const int slot : was->unsharedSlots(*is)) slots.insert(slot);
  };
  for (std::size_t i = 0; i <= place; ++i) {
    if (i < now.size() && i < beneath_.size() && now[i].settings == beneath_[i].settings) {
      addDiffering(beneath_[i].heights, now[i].heights);
      addDiffering(beneath_[i].mask, now[i].mask);
      continue;
    }
    for (const auto* each : {&now, &beneath_})
      if (i < each->size()) addHeld((*each)[i].heights);
  }
  return slots;
}

void LiveWater::follow(OfLayer& was, const Layer& layer, std::size_t place, const std::set<int>& otherGround,
                       std::vector<GridRect>& parts) {
  if (was.source == layer.lines && otherGround.empty()) return;
  const GridFrame& frame = document_.frame();
  const HeightRaster& like = document_.heights();
  OfLayer is;
  is.layer = layer.id;
  is.source = layer.lines;
  is.lines = wateredLines(layer.lines.lines());
  is.alone = std::move(was.alone);
  is.designs.resize(is.lines.size());
  is.waters.resize(is.lines.size());
  const std::map<LineId, std::size_t> before = placesById(was.lines), after = placesById(is.lines);
  GridRect changedBox;
  for (const int slot : otherGround) changedBox = changedBox.united(like.tileRect(slot));
  const auto onChangedGround = [&](const Line& line, const LineWater* water) {
    if (otherGround.empty()) return false;
    if (water && !hasShift(line.settings) && water->touched.grown(2).intersected(changedBox).empty())
      return false;
    return std::ranges::any_of(slotsReadBy({line}, frame, like),
                               [&](int slot) { return otherGround.contains(slot); });
  };
  // Lines that are others, and those that met or meet them.
  std::vector<char> wasOther(was.lines.size(), 1), other(is.lines.size(), 0);
  std::size_t passed = 0;
  for (std::size_t i = 0; i < is.lines.size(); ++i) {
    const auto found = before.find(is.lines[i].id);
    const bool inOrder = found != before.end() && found->second >= passed;
    if (inOrder) passed = found->second;
    const LineWater* const water = found != before.end() ? was.waters[found->second].get() : nullptr;
    const bool moved = onChangedGround(is.lines[i], water);
    if (moved) is.alone.forget(is.lines[i].id);
    other[i] = !inOrder || moved || !(was.lines[found->second] == is.lines[i]) ? 1 : 0;
    if (inOrder && other[i] == 0) wasOther[found->second] = 0;
  }
  std::vector<char> reached = wasOther;
  markThoseThatMeet(was.lines, reached);
  for (std::size_t i = 0; i < was.lines.size(); ++i)
    if (const auto found = after.find(was.lines[i].id); reached[i] != 0 && found != after.end())
      other[found->second] = 1;
  markThoseThatMeet(is.lines, other);
  std::vector<char> needed = other;
  markThoseThatMeet(is.lines, needed);
  std::vector<Line> lines;
  std::vector<std::size_t> places;
  std::vector<std::shared_ptr<const LineDesign>> alone;
  for (std::size_t i = 0; i < is.lines.size(); ++i)
    if (needed[i] != 0) {
      lines.push_back(is.lines[i]);
      places.push_back(i);
      alone.push_back(is.alone.find(is.lines[i]));
    }
  const HeightRaster beneath = groundBeneath(document_, place, slotsReadBy(lines, frame, like));
  const auto designs = lineDesigns(lines, beneath, frame, alone);
  // What the ground was in the middle of an edit that is taken back is not to be kept.
  if (!document_.editing())
    for (const auto& design : designs)
      if (design && !design->meets) is.alone.keep(design);
  const auto waters = waterOfLines(lines, designs, frame);
  for (std::size_t k = 0; k < places.size(); ++k)
    if (other[places[k]] != 0) {
      is.designs[places[k]] = designs[k];
      is.waters[places[k]] = waters[k];
    }
  const auto add = [&](const LineWater* one, const LineWater* two) {
    const std::vector<GridRect> some = waterBetween(one, two, frame);
    parts.insert(parts.end(), some.begin(), some.end());
  };
  passed = 0;
  for (std::size_t i = 0; i < is.lines.size(); ++i) {
    const auto found = before.find(is.lines[i].id);
    if (found == before.end()) {
      add(nullptr, is.waters[i].get());
      continue;
    }
    const auto& water = was.waters[found->second];
    if (other[i] == 0) {
      is.designs[i] = was.designs[found->second];
      is.waters[i] = water;
    }
    // Which one comes later counts where beds lie over each other.
    if (found->second < passed) {
      add(nullptr, is.waters[i].get());
      add(nullptr, water.get());
    } else {
      passed = found->second;
      add(water.get(), is.waters[i].get());
    }
  }
  for (std::size_t i = 0; i < was.lines.size(); ++i)
    if (!after.contains(was.lines[i].id)) {
      add(was.waters[i].get(), nullptr);
      is.alone.forget(was.lines[i].id);
    }
  was = std::move(is);
}

bool LiveWater::remake(const std::vector<GridRect>& parts) {
  const HeightRaster& ground = document_.heights();
  std::set<int> slots;
  const auto addSlots = [&](const GridRect& samples, bool ifWater) {
    const GridRect tiles = ground.tilesTouching(samples);
    for (int row = tiles.row0; row < tiles.row1; ++row)
      for (int column = tiles.column0; column < tiles.column1; ++column) {
        const int slot = ground.tileIndex(column, row);
        const GridRect cells = ground.tileRect(slot).grown(1);
        if (!ifWater || tiles_->meshes.contains(slot) ||
            std::ranges::any_of(field_.waters(), [&](const auto& water) {
              return !water->touched.intersected(cells).empty();
            }))
          slots.insert(slot);
      }
  };
  for (const GridRect& part : parts) addSlots(part.grown(kStripCorners), false);
  for (const GridRect& samples : moved_) addSlots(samples.grown(kStripCorners), true);
  const std::vector<int> wanted(slots.begin(), slots.end());
  std::vector<std::shared_ptr<const WaterMesh>> made(wanted.size());
  parallelFor(wanted.size(), [&](std::size_t i) {
    if (WaterMesh mesh = waterMesh(field_, ground, wanted[i]); !mesh.empty())
      made[i] = std::make_shared<const WaterMesh>(std::move(mesh));
  });
  std::shared_ptr<WaterTiles> tiles;
  for (std::size_t i = 0; i < wanted.size(); ++i) {
    const auto found = tiles_->meshes.find(wanted[i]);
    const bool there = found != tiles_->meshes.end();
    if (made[i] ? there && *found->second == *made[i] : !there) continue;
    if (!tiles) tiles = std::make_shared<WaterTiles>(*tiles_);
    if (made[i])
      tiles->meshes[wanted[i]] = std::move(made[i]);
    else
      tiles->meshes.erase(wanted[i]);
  }
  if (!tiles) return false;
  tiles_ = std::move(tiles);
  return true;
}

bool LiveWater::update() {
  const bool all = std::exchange(allStale_, false);
  const bool had = !tiles_->meshes.empty();
  if (all) restart();
  std::vector<GridRect> parts;
  if (linesStale_) {
    const std::vector<Layer>& layers = document_.layers();
    std::size_t above = 0;  // One past the last that is of lines.
    for (std::size_t i = 0; i < layers.size(); ++i)
      if (layers[i].lines && layers[i].visible) above = i + 1;
    // While an edit goes on, the ground beneath lines counts at its end.
    const bool follows = !document_.editing();
    std::vector<Beneath> now;
    if (follows && above > 0) now = beneathNow(above - 1);
    std::vector<OfLayer> were = std::exchange(layers_, {});
    std::size_t passed = 0;
    bool inOrder = true;
    for (std::size_t i = 0; i < above; ++i) {
      const Layer& layer = layers[i];
      if (!layer.lines || !layer.visible) continue;
      const auto found = std::ranges::find(were, layer.id, &OfLayer::layer);
      OfLayer of;
      if (found != were.end()) {
        const auto at = static_cast<std::size_t>(found - were.begin());
        inOrder = inOrder && at >= passed;
        passed = at;
        of = std::exchange(*found, {});
      }
      of.layer = layer.id;
      const bool none = of.lines.empty() && wateredLines(layer.lines.lines()).empty();
      if (none)
        of.source = layer.lines;
      else
        follow(of, layer, i, follows ? changedBeneath(now, i) : std::set<int>(), parts);
      layers_.push_back(std::move(of));
    }
    for (const OfLayer& gone : were)
      for (const auto& water : gone.waters)
        for (const GridRect& part : waterBetween(water.get(), nullptr, document_.frame()))
          parts.push_back(part);
    if (!inOrder)
      for (const OfLayer& of : layers_)
        for (const auto& water : of.waters)
          for (const GridRect& part : waterBetween(nullptr, water.get(), document_.frame()))
            parts.push_back(part);
    if (follows) {
      beneath_ = std::move(now);
      linesStale_ = false;
    }
    if (!parts.empty()) {
      std::vector<std::vector<std::shared_ptr<const LineWater>>> waters;
      for (const OfLayer& of : layers_) waters.push_back(of.waters);
      field_ = WaterField(document_.frame(), waters);
    }
  }
  const bool other = remake(parts);
  moved_.clear();
  return other || (all && had);
}

}  // namespace scarp
