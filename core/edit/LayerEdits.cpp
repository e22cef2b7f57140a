#include "core/edit/LayerEdits.h"

#include <algorithm>
#include <cmath>
#include <map>
#include <ranges>
#include <set>
#include <utility>

#include "core/base/PrintableLine.h"
#include "core/document/EditHistory.h"
#include "core/document/Layer.h"
#include "core/document/LayerGroups.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/AdjustmentLayers.h"
#include "core/edit/EditSession.h"
#include "core/edit/LayerComposer.h"
#include "core/edit/LineEdit.h"
#include "core/edit/LineLimits.h"
#include "core/edit/LineReferences.h"
#include "core/edit/OperationInfo.h"
#include "core/edit/SelectionEdits.h"
#include "core/line/LineSchema.h"
#include "core/operation/OperationSchema.h"
#include "core/schema/MakeSetting.h"

namespace scarp {

const Schema<SetLayerOperation>& layerSchema() {
  using Set = SetLayerOperation;
  using Make = MakeSetting<Set>;
  static const Schema<Set> schema{
      {Make::text<&Set::name>("name"), Make::choice<&Set::blend>("blend", layerBlendNames()),
       Make::number<&Set::opacity>("opacity", "", 0, 1), Make::flag<&Set::visible>("visible"),
       Make::flag<&Set::locked>("locked")},
      RangeWording::Bounds};
  return schema;
}

namespace {

Result<void> checkPlace(std::size_t place, const TerrainDocument& document) {
  if (place >= 1 && place <= document.layers().size()) return {};
  if (place == 0) return Error{"the base is not a layer that this can be done to"};
  return Error{"there is no layer %1; there are %2", place, document.layers().size()};
}

template <class Making>
Making making(Making operation, LayerId layer) {
  operation.made = layer;
  return operation;
}

Result<void> checkCount(std::size_t count) {
  if (count > kMaxDocumentLayers) return Error{"%1 layers are the most", kMaxDocumentLayers};
  return {};
}

Result<void> checkDepth(std::size_t depth) {
  if (depth > kMaxGroupDepth) return Error{"groups can be nested at most %1 deep", kMaxGroupDepth};
  return {};
}

/// An error where a layer, a group around it or a member of it is locked.
Result<void> checkUnlocked(const std::vector<Layer>& layers, std::size_t index) {
  for (std::size_t i = firstOf(layers, index); i <= index; ++i)
    if (Message why = whyLocked(layers, i); !why.empty()) return Error{std::move(why)};
  return {};
}

/// The index in the list of layers and the group of a layer that is added above the active one.
struct NewPlace {
  std::size_t index = 0;
  LayerId group = 0;
};
NewPlace placeAboveActive(const TerrainDocument& document) {
  const std::size_t place = document.placeOf(document.activeLayer());
  if (place == 0) return {};
  const Layer& active = document.layers()[place - 1];
  return active.isGroup ? NewPlace{place - 1, active.id} : NewPlace{place, active.group};
}

/// Returns the product of the opacities of the groups that contain a layer; an error if that is 0.
Result<double> opacityAround(const std::vector<Layer>& layers, std::size_t index) {
  const std::vector<std::size_t> groups = groupsAround(layers, index);
  if (groups.empty()) return 1.0;
  if (Message why = whyTransparent(layers, groups.front()); !why.empty()) return Error{std::move(why)};
  return effectiveSettings(layers, groups.front()).opacity;
}

std::ptrdiff_t signedIndex(std::size_t index) { return static_cast<std::ptrdiff_t>(index); }

/// Takes a layer, or a group with its members, out of a list.
std::vector<Layer> takeOut(std::vector<Layer>& layers, std::size_t index) {
  const auto first = layers.begin() + signedIndex(firstOf(layers, index)),
             end = layers.begin() + signedIndex(index) + 1;
  std::vector<Layer> taken(first, end);
  layers.erase(first, end);
  return taken;
}

/// Indices of the layers that an operation names, without members of groups that it names too, the lowest
/// first.
Result<std::vector<std::size_t>> rootsOf(const LayerName& layer, const std::vector<LayerName>& also,
                                         const TerrainDocument& document) {
  std::set<std::size_t> indices;
  for (std::size_t i = 0; i <= also.size(); ++i) {
    const std::size_t place = i == 0 ? layer : also[i - 1];
    if (auto there = checkPlace(place, document); !there) return there.error();
    indices.insert(place - 1);
  }
  std::vector<std::size_t> roots;
  for (const std::size_t index : indices)
    if (std::ranges::none_of(groupsAround(document.layers(), index),
                             [&](std::size_t group) { return indices.contains(group); }))
      roots.push_back(index);
  return roots;
}

Message titleOfDeletion(const std::vector<std::size_t>& roots, const std::vector<Layer>& layers) {
  if (roots.size() > 1) return Message("Delete %1 layers", roots.size());
  const Layer& layer = layers[roots.front()];
  return Message(layer.isGroup ? "Delete group \"%1\"" : "Delete layer \"%1\"", layer.name);
}

Message titleOfDuplication(const std::vector<std::size_t>& roots, const std::vector<Layer>& layers) {
  if (roots.size() > 1) return Message("Duplicate %1 layers", roots.size());
  const Layer& layer = layers[roots.front()];
  return Message(layer.isGroup ? "Duplicate group \"%1\"" : "Duplicate layer \"%1\"", layer.name);
}

std::string nameOfCopy(const std::string& original, std::string pattern) {
  const std::size_t at = pattern.find("%1");
  return at == std::string::npos ? pattern : pattern.replace(at, 2, original);
}

}  // namespace

Result<void> performByPlaces(const AddLayerOperation& operation, TerrainDocument& document, const Progress&) {
  if (auto few = checkCount(document.layers().size() + 1); !few) return few;
  if (operation.filter) {
    if (operation.ofLines || operation.from.heights)
      return Error{"an adjustment layer has no lines and no heights of a file"};
    if (auto good = checkAdjustment(*operation.filter); !good) return good;
  }
  DocumentState state = document.state();
  Layer layer;
  layer.id = document.takeLayerId(operation.made);
  layer.name = !operation.name.empty() ? operation.name
               : operation.filter      ? std::string(kindOf(*operation.filter).title)
                                       : "Layer " + std::to_string(layer.id);
  layer.blend = operation.ofLines ? LayerBlend::Replace : operation.blend;
  layer.visible = operation.visible;
  if (operation.filter) setAdjustment(layer, *operation.filter, document.frame());
  AddLayerOperation done = operation;
  if (operation.ofLines) {
    giveIds(done.lines, {}, document.history().ids().next());
    if (auto good = validate(done.lines); !good) return good;
    layer.lines = LineSet(done.lines);
    if (operation.surface)
      addFirstSurfaces(done.lines, operation.surfaceNames, document.newMaterialId(), state);
  }
  if (operation.from.heights && !(operation.from.heights->heights.rect() == document.heights().rect()))
    return Error{"the heights for a layer must have the size of the terrain"};
  const NewPlace place = placeAboveActive(document);
  layer.group = place.group;
  state.layers.insert(state.layers.begin() + signedIndex(place.index), layer);
  if (auto good = checkLineWork(state.layers, document.frame()); !good) return good;
  EditSession session(document, done.lines.empty() ? Message("Add layer \"%1\"", layer.name)
                                                   : titleOf(LineStep::Add, done.lines));
  session.setState(std::move(state));
  if (operation.from.heights) session.replace({RasterRole::Layer, layer.id}, operation.from.heights->heights);
  if (auto keeping = session.keep(making(std::move(done), layer.id)); !keeping) return keeping;
  document.activate(layer.id);
  return {};
}

Result<void> performByPlaces(const DeleteLayerOperation& operation, TerrainDocument& document,
                             const Progress&) {
  const auto roots = rootsOf(operation.layer, operation.also, document);
  if (!roots) return roots.error();
  DocumentState state = document.state();
  for (const std::size_t index : *roots)
    if (auto open = checkUnlocked(state.layers, index); !open) return open;
  Message title = titleOfDeletion(*roots, state.layers);
  for (const std::size_t index : std::views::reverse(*roots)) takeOut(state.layers, index);
  return commitState(document, std::move(title), std::move(state), operation);
}

Result<void> performByPlaces(const DuplicateLayerOperation& operation, TerrainDocument& document,
                             const Progress&) {
  const auto roots = rootsOf(operation.layer, operation.also, document);
  if (!roots) return roots.error();
  DocumentState state = document.state();
  std::vector<Layer> originals;
  std::set<LayerId> copied;  // Not as members of groups.
  for (const std::size_t index : *roots) {
    const auto first = state.layers.begin() + signedIndex(firstOf(state.layers, index));
    originals.insert(originals.end(), first, state.layers.begin() + signedIndex(index) + 1);
    copied.insert(state.layers[index].id);
  }
  if (auto few = checkCount(state.layers.size() + originals.size()); !few) return few;
  if (document.ids().layers.room() < originals.size())
    return Error{"there are no more ids for layers; open the terrain again"};
  DuplicateLayerOperation done = operation;
  done.made = document.takeLayerId(operation.made);
  done.members.resize(originals.size() - 1);
  for (LayerId& member : done.members) member = document.takeLayerId(member);
  std::map<LayerId, LayerId> fresh;
  for (std::size_t i = 0; i < originals.size(); ++i)
    fresh.emplace(originals[i].id, i < done.members.size() ? done.members[i] : done.made);
  Message title = titleOfDuplication(*roots, state.layers);
  // From above, as the indices of those below stay.
  for (const std::size_t index : std::views::reverse(*roots)) {
    const std::size_t first = firstOf(state.layers, index);
    std::vector<Layer> copies(state.layers.begin() + signedIndex(first),
                              state.layers.begin() + signedIndex(index) + 1);
    for (Layer& copy : copies) {
      // Rules name layers of lines.
      if (copy.lines || copied.contains(copy.id)) copy.name = nameOfCopy(copy.name, operation.copyName);
      copy.id = fresh.at(copy.id);
      copy.outdated = copy.isDerived() && !copy.isUpdatedByEdits();
      if (const auto group = fresh.find(copy.group); group != fresh.end()) copy.group = group->second;
    }
    copies.back().locked = false;
    state.layers.insert(state.layers.begin() + signedIndex(index) + 1, copies.begin(), copies.end());
  }
  if (auto good = checkLineWork(state.layers, document.frame()); !good) return good;
  EditSession session(document, std::move(title));
  session.setState(std::move(state));
  for (const Layer& original : originals)
    for (const RasterRole role : {RasterRole::LayerMask, RasterRole::Layer})
      if (const HeightRaster* raster = document.raster({role, original.id}))
        session.replace({role, fresh.at(original.id)}, HeightRaster(*raster));
  const LayerId made = done.made;
  if (auto keeping = session.keep(std::move(done)); !keeping) return keeping;
  document.activate(made);
  return {};
}

namespace {

/// A group becomes a layer that holds what its members make of the ground.
Result<void> mergeGroup(const MergeLayerOperation& operation, TerrainDocument& document) {
  DocumentState state = document.state();
  const std::size_t index = operation.layer - 1, first = firstOf(state.layers, index);
  if (Message why = whyHidden(state.layers, index); !why.empty()) return Error{std::move(why)};
  if (auto open = checkUnlocked(state.layers, index); !open) return open;
  const auto opacity = opacityAround(state.layers, index);
  if (!opacity) return opacity.error();
  const HeightRaster under = groundBeneath(document.content(), first),
                     merged = groundBeneath(document.content(), index);
  EditSession session(document, Message("Merge group \"%1\"", state.layers[index].name));
  Layer layer = takeOut(state.layers, index).back();
  layer.isGroup = false;
  layer.blend = LayerBlend::Add;
  layer.opacity = 1.0;
  state.layers.insert(state.layers.begin() + signedIndex(first), layer);
  session.setState(std::move(state));
  session.replace({RasterRole::Layer, layer.id}, heightsAdded(under, merged, *opacity));
  return session.keep(operation);
}

}  // namespace

Result<void> performByPlaces(const MergeLayerOperation& operation, TerrainDocument& document,
                             const Progress&) {
  if (auto there = checkPlace(operation.layer, document); !there) return there;
  DocumentState state = document.state();
  const std::size_t index = operation.layer - 1;
  const Layer upper = state.layers[index];
  if (upper.isGroup) return mergeGroup(operation, document);
  const std::size_t below = std::max<std::size_t>(index, 1) - 1;
  if (upper.group != 0 && (index == 0 || state.layers[below].group != upper.group))
    return Error{"the layer %1 is the lowest of its group", inQuotes(upper.name)};
  if (state.layers[below].isGroup)
    return Error{"the group %1 has to be merged into one layer first", inQuotes(state.layers[below].name)};
  for (const std::size_t i : {index, below}) {
    if (Message why = whyHidden(state.layers, i); !why.empty()) return Error{std::move(why)};
    if (Message why = whyLocked(state.layers, i); !why.empty()) return Error{std::move(why)};
  }
  const auto opacity = opacityAround(state.layers, index);
  if (!opacity) return opacity.error();
  const HeightRaster merged = groundBeneath(document.content(), operation.layer);
  EditSession session(document, Message("Merge layer \"%1\" down", upper.name));
  state.layers.erase(state.layers.begin() + signedIndex(index));
  if (index == 0) {
    session.replace(kBase, merged, EditSession::Ground::FollowsLater);
    session.setState(std::move(state));
  } else {
    Layer& lower = state.layers[below];
    const HeightRaster under = groundBeneath(document.content(), below);
    lower.blend = LayerBlend::Add;
    lower.opacity = 1.0;
    lower.lines = {};
    lower.adjustment = {};
    lower.outdated = false;
    const LayerId id = lower.id;
    session.setState(std::move(state));
    session.replace({RasterRole::LayerMask, id}, document.emptyRaster(RasterRole::LayerMask));
    session.replace({RasterRole::Layer, id}, heightsAdded(under, merged, *opacity));
  }
  return session.keep(operation);
}

Result<void> performByPlaces(const FlattenLayersOperation& operation, TerrainDocument& document,
                             const Progress&) {
  if (document.layers().empty()) return Error{"there are no layers to flatten"};
  DocumentState state = document.state();
  state.layers.clear();
  EditSession session(document, Message("Flatten layers"));
  session.replace(kBase, HeightRaster(document.heights()), EditSession::Ground::FollowsLater);
  session.setState(std::move(state));
  return session.keep(operation);
}

Result<void> performByPlaces(const MoveLayerOperation& operation, TerrainDocument& document,
                             const Progress&) {
  for (const std::size_t place : {operation.from, operation.to})
    if (auto there = checkPlace(place, document); !there) return there;
  DocumentState state = document.state();
  const std::size_t from = operation.from - 1, to = operation.to - 1;
  const Layer target = state.layers[to];
  const bool into = operation.where == LayerMove::Into;
  if (into && !target.isGroup) return Error{"the layer %1 is not a group", inQuotes(target.name)};
  if (to < from && to >= firstOf(state.layers, from))
    return Error{"the group %1 cannot be moved into itself", inQuotes(state.layers[from].name)};
  if (to == from)
    return into ? Result<void>(Error{"the group %1 cannot be moved into itself", inQuotes(target.name)})
                : Result<void>();
  const std::size_t around = groupsAround(state.layers, to).size() + (into ? 1 : 0);
  if (auto fits = checkDepth(around + groupLevels(state.layers, from)); !fits) return fits;
  const bool above =
      operation.where == LayerMove::Above || (operation.where == LayerMove::Place && to > from);
  std::vector<Layer> moved = takeOut(state.layers, from);
  const auto at =
      static_cast<std::size_t>(std::ranges::find(state.layers, target.id, &Layer::id) - state.layers.begin());
  const std::size_t index = into ? at : above ? at + 1 : firstOf(state.layers, at);
  moved.back().group = into ? target.id : target.group;
  Message title =
      Message(moved.back().isGroup ? "Move group \"%1\"" : "Move layer \"%1\"", moved.back().name);
  state.layers.insert(state.layers.begin() + signedIndex(index), moved.begin(), moved.end());
  return commitState(document, std::move(title), std::move(state), operation);
}

Result<void> performByPlaces(const GroupLayersOperation& operation, TerrainDocument& document,
                             const Progress&) {
  for (const std::size_t place : operation.layers)
    if (auto there = checkPlace(place, document); !there) return there;
  if (auto few = checkCount(document.layers().size() + 1); !few) return few;
  DocumentState state = document.state();
  // Members of groups that are listed too move with these. By ids: the indices change.
  std::set<LayerId> listed;
  for (const std::size_t place : operation.layers) listed.insert(state.layers[place - 1].id);
  NewPlace place = placeAboveActive(document);
  std::vector<LayerId> gathered;
  for (std::size_t i = 0; i < state.layers.size(); ++i) {
    const std::vector<std::size_t> around = groupsAround(state.layers, i);
    const bool alone =
        std::ranges::none_of(around, [&](std::size_t g) { return listed.contains(state.layers[g].id); });
    if (!listed.contains(state.layers[i].id) || !alone) continue;
    gathered.push_back(state.layers[i].id);
    place = {i + 1, state.layers[i].group};
  }
  Layer group;
  group.id = document.takeLayerId(operation.made);
  group.name = operation.name.empty() ? "Group " + std::to_string(group.id) : operation.name;
  group.group = place.group;
  group.isGroup = true;
  state.layers.insert(state.layers.begin() + signedIndex(place.index), group);
  const auto indexOf = [&](LayerId id) {
    return static_cast<std::size_t>(std::ranges::find(state.layers, id, &Layer::id) - state.layers.begin());
  };
  std::size_t depth = groupsAround(state.layers, indexOf(group.id)).size() + 1;
  for (const LayerId id : gathered) {
    std::vector<Layer> moved = takeOut(state.layers, indexOf(id));
    moved.back().group = group.id;
    state.layers.insert(state.layers.begin() + signedIndex(indexOf(group.id)), moved.begin(), moved.end());
    depth = std::max(depth,
                     groupsAround(state.layers, indexOf(id)).size() + groupLevels(state.layers, indexOf(id)));
  }
  if (auto fits = checkDepth(depth); !fits) return fits;
  Message title = Message(gathered.empty() ? "Add group \"%1\"" : "Group layers as \"%1\"", group.name);
  auto done = commitState(document, std::move(title), std::move(state), making(operation, group.id));
  if (!done) return done;
  document.activate(group.id);
  return {};
}

Result<void> performByPlaces(const UngroupLayersOperation& operation, TerrainDocument& document,
                             const Progress&) {
  if (auto there = checkPlace(operation.layer, document); !there) return there;
  DocumentState state = document.state();
  const std::size_t index = operation.layer - 1;
  const Layer group = state.layers[index];
  if (!group.isGroup) return Error{"the layer %1 is not a group", inQuotes(group.name)};
  if (Message why = whyLocked(state.layers, index); !why.empty()) return Error{std::move(why)};
  state.layers.erase(state.layers.begin() + signedIndex(index));
  for (Layer& layer : state.layers)
    if (layer.group == group.id) layer.group = group.group;
  return commitState(document, Message("Ungroup \"%1\"", group.name), std::move(state), operation);
}

Result<void> performByPlaces(const SetLayerOperation& operation, TerrainDocument& document, const Progress&) {
  if (auto there = checkPlace(operation.layer, document); !there) return there;
  if (operation.opacity && !(*operation.opacity >= 0.0 && *operation.opacity <= 1.0))
    return Error{"an opacity must be from 0 to 1"};
  DocumentState state = document.state();
  Layer& layer = state.layers[operation.layer - 1];
  if (layer.isGroup && operation.blend) return Error{"the group %1 has no blend", inQuotes(layer.name)};
  if (layer.lines && operation.blend.value_or(LayerBlend::Replace) != LayerBlend::Replace)
    return Error{"the layer %1 holds lines, which replace the ground", inQuotes(layer.name)};
  if (layer.adjustment && operation.blend.value_or(layer.blend) != layer.blend)
    return Error{"the layer %1 is an adjustment layer, whose filter determines the blend",
                 inQuotes(layer.name)};
  if (operation.filter) {
    if (!layer.adjustment) return Error{"the layer %1 is not an adjustment layer", inQuotes(layer.name)};
    if (Message why = whyLocked(state.layers, operation.layer - 1); !why.empty())
      return Error{std::move(why)};
    if (auto good = checkAdjustment(*operation.filter); !good) return good;
    if (operation.filter != layer.adjustment) setAdjustment(layer, *operation.filter, document.frame());
  }
  const std::string before = std::exchange(layer.name, operation.name.value_or(layer.name));
  if (layer.lines) followLayerName(state, before, layer.name);
  layer.blend = operation.blend.value_or(layer.blend);
  layer.opacity = operation.opacity.value_or(layer.opacity);
  layer.visible = operation.visible.value_or(layer.visible);
  layer.locked = operation.locked.value_or(layer.locked);
  Message title = Message(layer.isGroup ? "Change group \"%1\"" : "Change layer \"%1\"", layer.name);
  return commitState(document, std::move(title), std::move(state), operation);
}

Result<void> performByPlaces(const MaskLayerOperation& operation, TerrainDocument& document,
                             const Progress&) {
  if (auto there = checkPlace(operation.layer, document); !there) return there;
  const Layer& layer = document.layers()[operation.layer - 1];
  if (layer.isGroup) return Error{"the group %1 has no mask", inQuotes(layer.name)};
  EditSession session(document, Message("Mask layer \"%1\"", layer.name));
  putSelection(session, document, selectionOf(document), operation.layer);
  return session.keep(operation);
}

Result<void> performByPlaces(const FillLayerOperation& operation, TerrainDocument& document,
                             const Progress&) {
  if (auto there = checkPlace(operation.layer, document); !there) return there;
  if (!operation.from.heights || !(operation.from.heights->heights.rect() == document.heights().rect()))
    return Error{"the heights for a layer must have the size of the terrain"};
  const Layer& layer = document.layers()[operation.layer - 1];
  if (layer.isGroup) return Error{"the group %1 holds no heights", inQuotes(layer.name)};
  if (Message why = whyLocked(document.layers(), operation.layer - 1); !why.empty())
    return Error{std::move(why)};
  if (layer.lines) return Error{"the layer %1 holds lines", inQuotes(layer.name)};
  if (layer.adjustment) return Error{"the layer %1 is an adjustment layer", inQuotes(layer.name)};
  EditSession session(document, Message("Fill layer \"%1\"", layer.name));
  session.replace({RasterRole::Layer, layer.id}, operation.from.heights->heights);
  return session.keep(operation);
}

Result<void> performByPlaces(const ActivateLayerOperation& operation, TerrainDocument& document,
                             const Progress&) {
  if (operation.layer == 0) {
    document.activate(kBaseLayer);
    return {};
  }
  if (auto there = checkPlace(operation.layer, document); !there) return there;
  document.activate(document.layers()[operation.layer - 1].id);
  return {};
}

bool isMasked(const TerrainDocument& document, LayerId layer) {
  const MaskRaster* mask = document.raster({RasterRole::LayerMask, layer});
  if (!mask) return false;
  return !mask->heldSlots().empty();
}

std::size_t coveringLayer(const TerrainDocument& document, int column, int row, Covering covering) {
  const auto& layers = document.layers();
  const std::vector<EffectiveSettings> settings = effectiveSettings(layers);
  for (std::size_t above = document.placeOf(document.editedLayer()); above < layers.size(); ++above) {
    const Layer& layer = layers[above];
    if (layer.isDerived() && covering == Covering::Heights) continue;
    if (layer.blend != LayerBlend::Replace || !settings[above].visible || settings[above].opacity < 1.0)
      continue;
    const HeightRaster* heights = document.raster({RasterRole::Layer, layer.id});
    const MaskRaster* mask = document.raster({RasterRole::LayerMask, layer.id});
    if (heights && !std::isnan(heights->at(column, row)) && (!mask || mask->at(column, row) >= 1.0F))
      return above + 1;
  }
  return 0;
}

Message whyCovered(const TerrainDocument& document, int column, int row, Covering covering) {
  const std::size_t place = coveringLayer(document, column, row, covering);
  if (place == 0) return {};
  return Message("hidden here by the layer %1", inQuotes(document.layers()[place - 1].name));
}

OperationParts AddLayerOperation::parts() { return {.made = {&made}, .lines = &lines}; }

OperationParts DeleteLayerOperation::parts() {
  OperationParts parts{.layers = {&layer}};
  for (LayerName& name : also) parts.layers.push_back(&name);
  return parts;
}

OperationParts DuplicateLayerOperation::parts() {
  OperationParts parts{.layers = {&layer}, .made = {&made}};
  for (LayerName& name : also) parts.layers.push_back(&name);
  for (LayerId& member : members) parts.made.push_back(&member);
  return parts;
}

OperationParts MoveLayerOperation::parts() { return {.layers = {&from, &to}}; }

OperationParts GroupLayersOperation::parts() {
  OperationParts parts{.made = {&made}};
  for (LayerName& member : layers) parts.layers.push_back(&member);
  return parts;
}

}  // namespace scarp
