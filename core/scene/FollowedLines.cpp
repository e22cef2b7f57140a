#include "core/scene/FollowedLines.h"

#include <algorithm>
#include <map>
#include <utility>

#include "core/document/DocumentState.h"
#include "core/document/LayerGroups.h"
#include "core/edit/LayerComposer.h"
#include "core/line/LineFigures.h"
#include "core/line/LineNetwork.h"

namespace scarp {

void LayersBeneath::visit(const DocumentContent& content, bool editing,
                          const std::function<bool(const Layer&)>& wanted,
                          const std::function<void(std::size_t index, const std::set<int>& changed)>& visit) {
  const std::vector<Layer>& layers = content.state.layers;
  const std::vector<EffectiveSettings> settings = effectiveSettings(layers);
  std::vector<std::size_t> found;
  for (std::size_t i = 0; i < layers.size(); ++i)
    if (layers[i].lines && settings[i].visible && wanted(layers[i])) found.push_back(i);
  std::vector<Beneath> now;
  if (!editing && !found.empty()) now = look(content, found.back());
  for (const std::size_t i : found) visit(i, editing ? std::set<int>() : changedUnder(i, now));
  if (!editing) kept_ = std::move(now);
}

std::vector<LayersBeneath::Beneath> LayersBeneath::look(const DocumentContent& content, std::size_t layers) {
  std::vector<Beneath> now;
  const auto copyOf = [&content](RasterId id) {
    const HeightRaster* const raster = content.raster(id);
    return raster ? std::optional(*raster) : std::nullopt;
  };
  now.push_back({{}, copyOf(kBase), {}});
  const std::vector<EffectiveSettings> effective = effectiveSettings(content.state.layers);
  for (std::size_t i = 0; i < layers; ++i) {
    Layer settings = content.state.layers[i];
    settings.name.clear();
    settings.lines = {};
    settings.locked = false;
    settings.group = 0;
    settings.visible = effective[i].visible;
    settings.opacity = effective[i].opacity;
    const LayerId id = settings.id;
    now.push_back(
        {std::move(settings), copyOf({RasterRole::Layer, id}), copyOf({RasterRole::LayerMask, id})});
  }
  return now;
}

std::set<int> LayersBeneath::changedUnder(std::size_t index, const std::vector<Beneath>& now) const {
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
  for (std::size_t i = 0; i <= index; ++i) {
    if (i < now.size() && i < kept_.size() && now[i].settings == kept_[i].settings) {
      addDiffering(kept_[i].heights, now[i].heights);
      addDiffering(kept_[i].mask, now[i].mask);
      continue;
    }
    for (const auto* each : {&now, &kept_})
      if (i < each->size()) addHeld((*each)[i].heights);
  }
  return slots;
}

LinesChange followLines(const DocumentContent& content, bool editing, const FollowedLines& was,
                        std::vector<Line> lines, std::size_t place, const std::set<int>& otherGround) {
  const GridFrame& frame = content.state.frame;
  const HeightRaster& like = content.rasters.at(kGround);
  const Layer& layer = content.state.layers[place];
  LinesChange change;
  FollowedLines& is = change.lines;
  is = {layer.id, layer.lines, std::move(lines), {}, was.alone};
  is.designs.resize(is.lines.size());
  std::map<LineId, std::size_t> before, after;
  for (std::size_t i = 0; i < was.lines.size(); ++i) before.emplace(was.lines[i].id, i);
  for (std::size_t i = 0; i < is.lines.size(); ++i) after.emplace(is.lines[i].id, i);
  GridRect changedBox;
  for (const int slot : otherGround) changedBox = changedBox.united(like.tileRect(slot));
  const auto onChangedGround = [&](const Line& line, const LineDesign* design) {
    if (otherGround.empty()) return false;
    if (design && !design->empty() && !hasShift(line.settings) &&
        touchedBy(*design, frame).grown(2).intersected(changedBox).empty())
      return false;
    return std::ranges::any_of(slotsReadBy({line}, frame, like),
                               [&](int slot) { return otherGround.contains(slot); });
  };
  // Lines that are others, and those that met or meet them.
  std::vector<char> wasOther(was.lines.size(), 1);
  std::vector<char>& other = change.other;
  other.assign(is.lines.size(), 0);
  std::size_t passed = 0;
  for (std::size_t i = 0; i < is.lines.size(); ++i) {
    const auto found = before.find(is.lines[i].id);
    const bool inOrder = found != before.end() && found->second >= passed;
    if (inOrder) passed = found->second;
    const bool same = found != before.end() && was.lines[found->second] == is.lines[i];
    const bool moved = onChangedGround(is.lines[i], same ? was.designs[found->second].get() : nullptr);
    if (moved) is.alone.forget(is.lines[i].id);
    other[i] = !inOrder || moved || !same ? 1 : 0;
    if (inOrder && other[i] == 0) wasOther[found->second] = 0;
  }
  markThoseThatMeet(was.lines, wasOther);
  for (std::size_t i = 0; i < was.lines.size(); ++i) {
    const auto found = after.find(was.lines[i].id);
    if (found == after.end()) is.alone.forget(was.lines[i].id);
    if (wasOther[i] != 0 && found != after.end()) other[found->second] = 1;
  }
  markThoseThatMeet(is.lines, other);
  std::vector<char> needed = other;
  markThoseThatMeet(is.lines, needed);
  std::vector<Line> looked;
  std::vector<std::shared_ptr<const LineDesign>> alone;
  for (std::size_t i = 0; i < is.lines.size(); ++i)
    if (needed[i] != 0) {
      looked.push_back(is.lines[i]);
      change.places.push_back(i);
      alone.push_back(is.alone.find(is.lines[i]));
    }
  const HeightRaster beneath = groundBeneath(content, place, slotsReadBy(looked, frame, like));
  const auto designs = lineDesigns(looked, beneath, frame, alone);
  // What the ground was in the middle of an edit that is taken back is not to be kept.
  if (!editing)
    for (const auto& design : designs)
      if (design && !design->meets) is.alone.keep(design);
  for (std::size_t i = 0; i < is.lines.size(); ++i)
    if (other[i] == 0) is.designs[i] = was.designs[before.at(is.lines[i].id)];
  for (std::size_t k = 0; k < change.places.size(); ++k)
    if (other[change.places[k]] != 0) is.designs[change.places[k]] = designs[k];
  return change;
}

}  // namespace scarp
