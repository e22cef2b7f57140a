#include "core/scene/LiveWater.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/scene/ApartRects.h"

namespace scarp {

namespace {

constexpr int kStripCorners = 3;  ///< Cells that a strip's corners may stand beside the cell it begins in.

/// Places of lines by their ids.
std::map<LineId, std::size_t> placesById(const std::vector<Line>& lines) {
  std::map<LineId, std::size_t> places;
  for (std::size_t i = 0; i < lines.size(); ++i) places.emplace(lines[i].id, i);
  return places;
}

}  // namespace

LiveWater::LiveWater(const DocumentContent& content)
    : content_(content),
      field_(content.state.frame, {}),
      tiles_(std::make_shared<const WaterTiles>(WaterTiles{content.state.frame, {}})) {}

LiveWater::LiveWater(TerrainDocument& document) : LiveWater(document.content()) {
  document_ = &document;
  subscriptions_.push_back(document.changed.subscribe([this](const DocumentChange& change) {
    const bool moves = !change.ground.empty() && !field_.empty();
    linesStale_ = linesStale_ || change.layers || !change.ground.empty();
    allStale_ = allStale_ || change.frame;
    if (moves)
      for (const GridRect& samples : change.ground) addTo(moved_, samples);
    if (moves || change.layers || change.frame) changed.emit();
  }));
  // What is beneath layers may be other without a change of what is seen.
  subscriptions_.push_back(document.historyChanged.subscribe([this] {
    linesStale_ = true;
    if (!layers_.empty()) changed.emit();
  }));
}

bool LiveWater::editing() const { return document_ && document_->editing(); }

void LiveWater::restart() {
  layers_.clear();
  beneath_.forget();
  field_ = WaterField(content_.state.frame, {});
  tiles_ = std::make_shared<const WaterTiles>(WaterTiles{content_.state.frame, {}});
  moved_.clear();
  linesStale_ = true;
}

void LiveWater::follow(OfLayer& was, const Layer& layer, std::size_t place, const std::set<int>& otherGround,
                       std::vector<GridRect>& parts) {
  if (was.source == layer.lines && otherGround.empty()) return;
  const GridFrame& frame = content_.state.frame;
  LinesChange change =
      followLines(content_, editing(), was, wateredLines(layer.lines.lines()), place, otherGround);
  OfLayer is;
  static_cast<FollowedLines&>(is) = std::move(change.lines);
  is.waters.resize(is.lines.size());
  const std::map<LineId, std::size_t> before = placesById(was.lines), after = placesById(is.lines);
  std::vector<Line> lines;
  std::vector<std::shared_ptr<const LineDesign>> designs;
  for (const std::size_t i : change.places) {
    lines.push_back(is.lines[i]);
    designs.push_back(is.designs[i]);
  }
  const auto waters = waterOfLines(lines, designs, frame);
  for (std::size_t k = 0; k < change.places.size(); ++k)
    if (change.other[change.places[k]] != 0) is.waters[change.places[k]] = waters[k];
  const auto add = [&](const LineWater* one, const LineWater* two) {
    const std::vector<GridRect> some = waterBetween(one, two, frame);
    parts.insert(parts.end(), some.begin(), some.end());
  };
  std::size_t passed = 0;
  for (std::size_t i = 0; i < is.lines.size(); ++i) {
    const auto found = before.find(is.lines[i].id);
    if (found == before.end()) {
      add(nullptr, is.waters[i].get());
      continue;
    }
    const auto& water = was.waters[found->second];
    if (change.other[i] == 0) is.waters[i] = water;
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
    if (!after.contains(was.lines[i].id)) add(was.waters[i].get(), nullptr);
  was = std::move(is);
}

bool LiveWater::remake(const std::vector<GridRect>& parts) {
  const HeightRaster& ground = content_.rasters.at(kGround);
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
  auto made = waterMeshes(field_, ground, wanted);
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
    std::vector<OfLayer> were = std::exchange(layers_, {});
    std::size_t passed = 0;
    bool inOrder = true;
    const auto isWanted = [](const Layer&) { return true; };
    beneath_.visit(content_, editing(), isWanted, [&](std::size_t index, const std::set<int>& otherGround) {
      const Layer& layer = content_.state.layers[index];
      const auto found = std::ranges::find(were, layer.id, &OfLayer::layer);
      OfLayer& of = layers_.emplace_back();
      if (found != were.end()) {
        const auto at = static_cast<std::size_t>(found - were.begin());
        inOrder = inOrder && at >= passed;
        passed = at;
        of = std::exchange(*found, {});
      }
      of.layer = layer.id;
      if (of.lines.empty() && wateredLines(layer.lines.lines()).empty())
        of.source = layer.lines;
      else
        follow(of, layer, index, otherGround, parts);
    });
    for (const OfLayer& gone : were)
      for (const auto& water : gone.waters)
        for (const GridRect& part : waterBetween(water.get(), nullptr, content_.state.frame))
          parts.push_back(part);
    if (!inOrder)
      for (const OfLayer& of : layers_)
        for (const auto& water : of.waters)
          for (const GridRect& part : waterBetween(nullptr, water.get(), content_.state.frame))
            parts.push_back(part);
    linesStale_ = editing();
    if (!parts.empty()) {
      std::vector<std::vector<std::shared_ptr<const LineWater>>> waters;
      for (const OfLayer& of : layers_) waters.push_back(of.waters);
      field_ = WaterField(content_.state.frame, waters);
    }
  }
  const bool other = remake(parts);
  moved_.clear();
  return other || (all && had);
}

}  // namespace scarp
