#include "core/edit/LayerEdits.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <utility>

#include "core/base/Parallel.h"
#include "core/base/PrintableLine.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/LineEdit.h"
#include "core/edit/LineLimits.h"
#include "core/edit/LineMaterials.h"
#include "core/edit/LineReferences.h"
#include "core/edit/SelectionEdits.h"
#include "core/line/LineSchema.h"
#include "core/terrain/HeldSlots.h"

namespace scarp {

namespace {

/// More layers than these are a script run wild.
constexpr std::size_t kMostLayers = 256;

Result<void> checkPlace(std::size_t place, const TerrainDocument& document) {
  if (place >= 1 && place <= document.layers().size()) return {};
  if (place == 0) return Error{"the base is not a layer that this can be done to"};
  return Error{"there is no layer " + std::to_string(place) + "; there are " +
               std::to_string(document.layers().size())};
}

template <class Done>
std::shared_ptr<const Operation> kept(const Done& operation) {
  return std::make_shared<const Operation>(operation);
}

template <class Making>
Making making(Making operation, LayerId layer) {
  operation.made = layer;
  return operation;
}

/// The tiles of what layers make of a raster of base heights, for every slot in which one holds something.
HeightRaster composedBy(const TerrainDocument& document, std::size_t upTo) {
  const HeightRaster& base = *document.raster(kBase);
  HeightRaster ground = base;
  std::vector<const HeightRaster*> layered;
  for (std::size_t i = 0; i < upTo; ++i)
    layered.push_back(document.raster({RasterRole::Layer, document.layers()[i].id}));
  const std::vector<int> slots = slotsHeldBy(layered);
  parallelFor(slots.size(), [&](std::size_t i) {
    const int slot = slots[i];
    ground.exchangeTile(
        slot, composedTile(base.tile(slot), base.fill(), document.content().layerTiles(slot, upTo)));
  });
  return ground;
}

/// What has to be added to `under` for `over`; nothing where neither layer held anything.
HeightRaster difference(const HeightRaster& under, const HeightRaster& over, HeightRaster empty) {
  const std::vector<int> slots = under.unsharedSlots(over);
  parallelFor(slots.size(), [&](std::size_t i) {
    const int slot = slots[i];
    const auto low = under.copyOfTile(slot), high = over.copyOfTile(slot);
    const auto by = empty.copyOfTile(slot);
    for (std::size_t k = 0; k < by->size(); ++k)
      if ((*high)[k] != (*low)[k] && !std::isnan((*low)[k])) (*by)[k] = (*high)[k] - (*low)[k];
    empty.exchangeTile(slot, by);
  });
  return empty;
}

}  // namespace

Result<void> editLayers(const AddLayerOperation& operation, TerrainDocument& document) {
  if (document.layers().size() >= kMostLayers)
    return Error{std::to_string(kMostLayers) + " layers are the most"};
  DocumentState state = document.state();
  Layer layer;
  layer.id = document.takeLayerId(operation.made);
  layer.name = operation.name.empty() ? "Layer " + std::to_string(layer.id) : operation.name;
  layer.blend = operation.ofLines ? LayerBlend::Replace : operation.blend;
  layer.visible = operation.visible;
  AddLayerOperation done = operation;
  if (operation.ofLines) {
    giveIds(done.lines, {}, document.history().ids().next());
    if (auto good = validate(done.lines); !good) return good;
    layer.lines = LineSet(done.lines);
    if (operation.surface) addFirstSurfaces(done.lines, document.newMaterialId(), state);
  }
  if (operation.from.heights && !(operation.from.heights->heights.rect() == document.heights().rect()))
    return Error{"the heights for a layer must have the size of the terrain"};
  const auto above = static_cast<std::ptrdiff_t>(document.placeOf(document.activeLayer()));
  state.layers.insert(state.layers.begin() + above, layer);
  if (auto good = checkLineWork(state.layers, document.frame()); !good) return good;
  EditSession session(
      document, done.lines.empty() ? "Add layer " + inQuotes(layer.name) : nameOfStep("Add", done.lines));
  session.setState(std::move(state));
  if (operation.from.heights) session.replace({RasterRole::Layer, layer.id}, operation.from.heights->heights);
  if (auto keeping = session.keep(kept(making(std::move(done), layer.id))); !keeping) return keeping;
  document.activate(layer.id);
  return {};
}

Result<void> editLayers(const DeleteLayerOperation& operation, TerrainDocument& document) {
  if (auto there = checkPlace(operation.layer, document); !there) return there;
  DocumentState state = document.state();
  const auto gone = state.layers.begin() + static_cast<std::ptrdiff_t>(operation.layer) - 1;
  if (gone->locked) return Error{"the layer " + inQuotes(gone->name) + " is locked"};
  EditSession session(document, "Delete layer " + inQuotes(gone->name));
  state.layers.erase(gone);
  session.setState(std::move(state));
  return session.keep(kept(operation));
}

Result<void> editLayers(const DuplicateLayerOperation& operation, TerrainDocument& document) {
  if (auto there = checkPlace(operation.layer, document); !there) return there;
  if (document.layers().size() >= kMostLayers)
    return Error{std::to_string(kMostLayers) + " layers are the most"};
  DocumentState state = document.state();
  const Layer original = state.layers[operation.layer - 1];
  Layer copy = original;
  copy.id = document.takeLayerId(operation.made);
  copy.name += " copy";
  copy.locked = false;
  state.layers.insert(state.layers.begin() + static_cast<std::ptrdiff_t>(operation.layer), copy);
  if (auto good = checkLineWork(state.layers, document.frame()); !good) return good;
  EditSession session(document, "Duplicate layer " + inQuotes(original.name));
  session.setState(std::move(state));
  for (const RasterRole role : {RasterRole::LayerMask, RasterRole::Layer})
    if (const HeightRaster* raster = document.raster({role, original.id}))
      session.replace({role, copy.id}, HeightRaster(*raster));
  if (auto done = session.keep(kept(making(operation, copy.id))); !done) return done;
  document.activate(copy.id);
  return {};
}

Result<void> editLayers(const MergeLayerOperation& operation, TerrainDocument& document) {
  if (auto there = checkPlace(operation.layer, document); !there) return there;
  DocumentState state = document.state();
  const Layer upper = state.layers[operation.layer - 1];
  if (!upper.visible) return Error{"the layer " + inQuotes(upper.name) + " is hidden"};
  if (upper.locked) return Error{"the layer " + inQuotes(upper.name) + " is locked"};
  if (operation.layer > 1) {
    const Layer& lower = state.layers[operation.layer - 2];
    if (!lower.visible) return Error{"the layer " + inQuotes(lower.name) + " is hidden"};
    if (lower.locked) return Error{"the layer " + inQuotes(lower.name) + " is locked"};
  }
  const HeightRaster merged = composedBy(document, operation.layer);
  EditSession session(document, "Merge layer " + inQuotes(upper.name) + " down");
  state.layers.erase(state.layers.begin() + static_cast<std::ptrdiff_t>(operation.layer) - 1);
  if (operation.layer == 1) {
    session.replace(kBase, merged, EditSession::Ground::FollowsLater);
    session.setState(std::move(state));
  } else {
    Layer& lower = state.layers[operation.layer - 2];
    const HeightRaster under = composedBy(document, operation.layer - 2);
    lower.blend = LayerBlend::Add;
    lower.opacity = 1.0;
    lower.lines = {};
    const LayerId id = lower.id;
    session.setState(std::move(state));
    session.replace({RasterRole::LayerMask, id}, document.emptyRaster(RasterRole::LayerMask));
    session.replace({RasterRole::Layer, id},
                    difference(under, merged, document.emptyRaster(RasterRole::Layer)));
  }
  return session.keep(kept(operation));
}

Result<void> editLayers(const FlattenLayersOperation& operation, TerrainDocument& document) {
  if (document.layers().empty()) return Error{"there are no layers to flatten"};
  DocumentState state = document.state();
  state.layers.clear();
  EditSession session(document, "Flatten layers");
  session.replace(kBase, HeightRaster(document.heights()), EditSession::Ground::FollowsLater);
  session.setState(std::move(state));
  return session.keep(kept(operation));
}

Result<void> editLayers(const MoveLayerOperation& operation, TerrainDocument& document) {
  for (const std::size_t place : {operation.from, operation.to})
    if (auto there = checkPlace(place, document); !there) return there;
  DocumentState state = document.state();
  const Layer layer = state.layers[operation.from - 1];
  state.layers.erase(state.layers.begin() + static_cast<std::ptrdiff_t>(operation.from) - 1);
  state.layers.insert(state.layers.begin() + static_cast<std::ptrdiff_t>(operation.to) - 1, layer);
  if (state == document.state()) return {};
  EditSession session(document, "Move layer " + inQuotes(layer.name));
  session.setState(std::move(state));
  return session.keep(kept(operation));
}

Result<void> editLayers(const SetLayerOperation& operation, TerrainDocument& document) {
  if (auto there = checkPlace(operation.layer, document); !there) return there;
  if (operation.opacity && !(*operation.opacity >= 0.0 && *operation.opacity <= 1.0))
    return Error{"an opacity must be from 0 to 1"};
  DocumentState state = document.state();
  Layer& layer = state.layers[operation.layer - 1];
  if (layer.lines && operation.blend.value_or(LayerBlend::Replace) != LayerBlend::Replace)
    return Error{"the layer " + inQuotes(layer.name) + " holds lines, which replace the ground"};
  const std::string before = std::exchange(layer.name, operation.name.value_or(layer.name));
  if (layer.lines) followLayerName(state, before, layer.name);
  layer.blend = operation.blend.value_or(layer.blend);
  layer.opacity = operation.opacity.value_or(layer.opacity);
  layer.visible = operation.visible.value_or(layer.visible);
  layer.locked = operation.locked.value_or(layer.locked);
  if (state == document.state()) return {};
  EditSession session(document, "Change layer " + inQuotes(layer.name));
  session.setState(std::move(state));
  return session.keep(kept(operation));
}

Result<void> editLayers(const MaskLayerOperation& operation, TerrainDocument& document) {
  if (auto there = checkPlace(operation.layer, document); !there) return there;
  const Layer& layer = document.layers()[operation.layer - 1];
  EditSession session(document, "Mask layer " + inQuotes(layer.name));
  putSelection(session, document, selectionOf(document), operation.layer);
  return session.keep(kept(operation));
}

Result<void> editLayers(const FillLayerOperation& operation, TerrainDocument& document) {
  if (auto there = checkPlace(operation.layer, document); !there) return there;
  if (!operation.from.heights || !(operation.from.heights->heights.rect() == document.heights().rect()))
    return Error{"the heights for a layer must have the size of the terrain"};
  const Layer& layer = document.layers()[operation.layer - 1];
  if (layer.locked) return Error{"the layer " + inQuotes(layer.name) + " is locked"};
  if (layer.lines) return Error{"the layer " + inQuotes(layer.name) + " holds lines"};
  EditSession session(document, "Fill layer " + inQuotes(layer.name));
  session.replace({RasterRole::Layer, layer.id}, operation.from.heights->heights);
  return session.keep(kept(operation));
}

Result<void> editLayers(const ActivateLayerOperation& operation, TerrainDocument& document) {
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
  for (std::size_t above = document.placeOf(document.editedLayer()); above < layers.size(); ++above) {
    const Layer& layer = layers[above];
    if (layer.lines && covering == Covering::Heights) continue;
    if (layer.blend != LayerBlend::Replace || !layer.visible || layer.opacity < 1.0) continue;
    const HeightRaster* heights = document.raster({RasterRole::Layer, layer.id});
    const MaskRaster* mask = document.raster({RasterRole::LayerMask, layer.id});
    if (heights && !std::isnan(heights->at(column, row)) && (!mask || mask->at(column, row) >= 1.0F))
      return above + 1;
  }
  return 0;
}

std::string whyCovered(const TerrainDocument& document, int column, int row, Covering covering) {
  const std::size_t place = coveringLayer(document, column, row, covering);
  if (place == 0) return {};
  return "hidden here by the layer " + inQuotes(document.layers()[place - 1].name);
}

}  // namespace scarp
