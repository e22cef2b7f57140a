#include "core/document/LayerGroups.h"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

#include "core/base/Contract.h"
#include "core/base/PrintableLine.h"

namespace scarp {

namespace {

template <class Predicate>
std::optional<std::size_t> findAround(const std::vector<Layer>& layers, std::size_t index, Predicate&& predicate) {
  if (predicate(layers[index])) return index;
  for (const std::size_t group : groupsAround(layers, index))
    if (predicate(layers[group])) return group;
  return std::nullopt;
}

}  // namespace

std::vector<EffectiveSettings> effectiveSettings(const std::vector<Layer>& layers) {
  std::vector<EffectiveSettings> all(layers.size());
  std::vector<std::size_t> groups;  // Those that contain the present layer, the outermost first.
  for (std::size_t i = layers.size(); i-- > 0;) {
    const Layer& layer = layers[i];
    while (!groups.empty() && layers[groups.back()].id != layer.group) groups.pop_back();
    const EffectiveSettings around = groups.empty() ? EffectiveSettings() : all[groups.back()];
    all[i] = {around.visible && layer.visible, around.locked || layer.locked, around.opacity * layer.opacity};
    if (layer.isGroup) groups.push_back(i);
  }
  return all;
}

EffectiveSettings effectiveSettings(const std::vector<Layer>& layers, std::size_t index) {
  EXPECTS(index < layers.size());
  return effectiveSettings(layers)[index];
}

std::vector<Layer> withoutGroups(const std::vector<Layer>& layers) {
  const std::vector<EffectiveSettings> settings = effectiveSettings(layers);
  std::vector<Layer> plain;
  for (std::size_t i = 0; i < layers.size(); ++i) {
    if (layers[i].isGroup) continue;
    Layer& layer = plain.emplace_back(layers[i]);
    layer.group = 0;
    layer.visible = settings[i].visible;
    layer.locked = settings[i].locked;
    layer.opacity = settings[i].opacity;
  }
  return plain;
}

LayerCounts countLayers(const std::vector<Layer>& layers) {
  LayerCounts counts;
  const std::vector<EffectiveSettings> settings = effectiveSettings(layers);
  for (std::size_t i = 0; i < layers.size(); ++i)
    if (!layers[i].isGroup) ++(settings[i].visible ? counts.shown : counts.hidden);
  return counts;
}

std::vector<std::size_t> groupsAround(const std::vector<Layer>& layers, std::size_t index) {
  EXPECTS(index < layers.size());
  std::vector<std::size_t> found;
  LayerId group = layers[index].group;
  for (std::size_t i = index + 1; group != 0 && i < layers.size(); ++i) {
    if (!layers[i].isGroup || layers[i].id != group) continue;
    found.push_back(i);
    group = layers[i].group;
  }
  return found;
}

std::size_t firstOf(const std::vector<Layer>& layers, std::size_t index) {
  EXPECTS(index < layers.size());
  std::size_t first = index;
  if (!layers[index].isGroup) return first;
  std::vector<LayerId> inside{layers[index].id};
  while (first > 0 && std::ranges::find(inside, layers[first - 1].group) != inside.end()) {
    --first;
    if (layers[first].isGroup) inside.push_back(layers[first].id);
  }
  return first;
}

std::size_t groupLevels(const std::vector<Layer>& layers, std::size_t index) {
  const std::size_t first = firstOf(layers, index), outside = groupsAround(layers, index).size();
  std::size_t levels = 0;
  for (std::size_t i = first; i <= index; ++i)
    if (layers[i].isGroup) levels = std::max(levels, 1 + groupsAround(layers, i).size() - outside);
  return levels;
}

std::optional<std::size_t> findLocked(const std::vector<Layer>& layers, std::size_t index) {
  return findAround(layers, index, [](const Layer& layer) { return layer.locked; });
}

std::optional<std::size_t> findHidden(const std::vector<Layer>& layers, std::size_t index) {
  return findAround(layers, index, [](const Layer& layer) { return !layer.visible; });
}

std::optional<std::size_t> findTransparent(const std::vector<Layer>& layers, std::size_t index) {
  return findAround(layers, index, [](const Layer& layer) { return !(layer.opacity > 0.0); });
}

Message whyLocked(const std::vector<Layer>& layers, std::size_t index) {
  const auto found = findLocked(layers, index);
  if (!found) return {};
  return Message(layers[*found].isGroup ? "the group %1 is locked" : "the layer %1 is locked",
                 inQuotes(layers[*found].name));
}

Message whyHidden(const std::vector<Layer>& layers, std::size_t index) {
  const auto found = findHidden(layers, index);
  if (!found) return {};
  return Message(layers[*found].isGroup ? "the group %1 is hidden" : "the layer %1 is hidden",
                 inQuotes(layers[*found].name));
}

Message whyTransparent(const std::vector<Layer>& layers, std::size_t index) {
  const auto found = findTransparent(layers, index);
  if (!found) return {};
  return Message(layers[*found].isGroup ? "the group %1 has no opacity" : "the layer %1 has no opacity",
                 inQuotes(layers[*found].name));
}

void repairGroups(std::vector<Layer>& layers) {
  if (std::ranges::all_of(layers, [](const Layer& layer) { return layer.group == 0; })) return;
  std::map<LayerId, std::size_t> groups;
  for (std::size_t i = 0; i < layers.size(); ++i)
    if (layers[i].isGroup) groups.emplace(layers[i].id, i);
  for (Layer& layer : layers) {
    std::size_t depth = 0;
    LayerId around = layer.group;
    for (; around != 0 && depth <= kMaxGroupDepth; ++depth) {
      const auto found = groups.find(around);
      if (found == groups.end()) break;
      around = layers[found->second].group;
    }
    // Not 0: a group does not exist, or there are too many, as where one contains itself.
    if (around != 0 || depth > kMaxGroupDepth) layer.group = 0;
  }
  std::map<LayerId, std::vector<std::size_t>> members;
  for (std::size_t i = 0; i < layers.size(); ++i) members[layers[i].group].push_back(i);
  std::vector<Layer> ordered;
  ordered.reserve(layers.size());
  const std::function<void(LayerId)> addMembers = [&](LayerId group) {
    const auto found = members.find(group);
    if (found == members.end()) return;
    for (const std::size_t i : found->second) {
      if (layers[i].isGroup) addMembers(layers[i].id);
      ordered.push_back(std::move(layers[i]));
    }
  };
  addMembers(0);
  layers = std::move(ordered);
}

}  // namespace scarp
