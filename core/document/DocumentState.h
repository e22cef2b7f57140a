#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <map>
#include <string>
#include <tuple>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/IdSeries.h"
#include "core/document/Drape.h"
#include "core/document/Layer.h"
#include "core/document/RasterId.h"
#include "core/material/Material.h"
#include "core/objects/Asset.h"
#include "core/objects/ObjectLayer.h"
#include "core/scatter/ScatterRule.h"
#include "core/terrain/GeoReference.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/Terrain.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

struct DocumentState;

/// The parts of a document that have changed. TerrainDocument emits one for each step of an edit, undo, redo,
/// received edit and rollback.
struct DocumentChange {
  bool frame = false;              ///< With it, everything; `ground`, `paint` and `deposits` are empty.
  std::vector<GridRect> ground{};  ///< Samples.
  bool objects = false;
  bool layers = false;  ///< Their list, settings or contents, or the active layer.
  bool selection = false;
  bool masks = false;         ///< The list of named masks, or their weights.
  bool materials = false;     ///< The list of materials, their settings, or the rules.
  bool drapes = false;        ///< Their list or settings.
  bool assets = false;        ///< Their list, names, tags or models.
  bool scatterRules = false;  ///< Their list or settings.
  GridRect paint{};           ///< Samples.
  /// Samples whose deposits changed while their ground did not.
  std::vector<GridRect> deposits{};
};

/// Returns what differs between two states of a document.
[[nodiscard]] DocumentChange changeBetween(const DocumentState& before, const DocumentState& after);

/// A selection that is kept under a name. Its weights are the raster of that role and id; there is none where
/// nothing is selected.
struct NamedMask {
  LayerId id = 0;    ///< Of one series with the layers'.
  std::string name;  ///< Not empty, and no other's.

  bool operator==(const NamedMask&) const = default;
};

/// A document without its rasters and objects. A value; edits exchange it whole. kStateParts
/// lists its members.
struct DocumentState {
  GridFrame frame;
  GeoReference georeference;
  std::vector<Layer> layers;     ///< The lowest first, groups among them; the base is not.
  bool selecting = false;        ///< There is a selection; else edits reach everywhere.
  std::vector<NamedMask> masks;  ///< In the order in which they were first kept.
  std::vector<Material>
      materials;              ///< No id twice, at most kMostMaterials. None: the ground has no materials.
  RuleStack rules;            ///< Over these materials.
  std::vector<Drape> drapes;  ///< The lowest first, at most kMostDrapes.
  std::vector<Asset> assets;  ///< Beside the built-in kinds, in the order in which they were added.
  std::vector<ScatterRule> scatterRules;  ///< Over these assets and materials; the first has room first.

  bool operator==(const DocumentState&) const = default;
};

/// Series of the ids of what a state contains. Saved selections have ids of the layers' series.
struct StateIds {
  IdSeries<LayerId> layers;
  IdSeries<MaterialId> materials;
  IdSeries<std::uint32_t> scatterRules;
};
inline constexpr std::array kStateIdSeries{&StateIds::layers, &StateIds::materials, &StateIds::scatterRules};

/// A member of DocumentState, and its names.
template <class Value>
struct StatePart {
  Value DocumentState::*value;
  const char* key;                                   ///< In stored states (core/store/StateJson).
  const char *one, *all;                             ///< For a person: "scatter rule", "scatter rules".
  bool DocumentChange::*change;                      ///< Null: it changes with the frame.
  IdSeries<std::uint32_t> StateIds::*ids = nullptr;  ///< Null: its elements have no ids.
};
/// A part whose elements have ids.
template <class Value>
concept HasIds = requires(const Value& part) {
  part.begin()->id;
};
template <class Value, class... Names>
StatePart(Value DocumentState::*, Names...) -> StatePart<Value>;

/// The members of DocumentState, in the order in which they are stored, compared and merged: a part may
/// depend on those before it. Code that handles all parts has a function for each type of part, so a part of
/// a new type does not compile until each of them handles it.
inline constexpr std::tuple kStateParts{
    StatePart{&DocumentState::frame, "frame", "size", "size", &DocumentChange::frame},
    StatePart{&DocumentState::georeference, "place", "place in the world", "place in the world", nullptr},
    StatePart{&DocumentState::layers, "layers", "layer", "layers", &DocumentChange::layers,
              &StateIds::layers},
    StatePart{&DocumentState::selecting, "selecting", "selection", "selection", &DocumentChange::selection},
    StatePart{&DocumentState::masks, "masks", "saved selection", "saved selections", &DocumentChange::masks,
              &StateIds::layers},
    StatePart{&DocumentState::materials, "materials", "material", "materials", &DocumentChange::materials,
              &StateIds::materials},
    StatePart{&DocumentState::rules, "rules", "rules of materials", "rules of materials",
              &DocumentChange::materials},
    StatePart{&DocumentState::drapes, "drapes", "drape", "drapes", &DocumentChange::drapes},
    StatePart{&DocumentState::assets, "assets", "asset", "assets", &DocumentChange::assets},
    StatePart{&DocumentState::scatterRules, "scatter-rules", "scatter rule", "scatter rules",
              &DocumentChange::scatterRules, &StateIds::scatterRules}};

/// Calls visit(part) for each of kStateParts.
template <class Visit>
void forEachStatePart(const Visit& visit) {
  std::apply([&visit](const auto&... part) { (visit(part), ...); }, kStateParts);
}

/// Ensures that no id in a state is given to a new thing.
void passIds(const DocumentState& state, StateIds& ids);
/// The rasters that a document in such a state has or may have, the ground first.
[[nodiscard]] std::vector<RasterId> rastersOf(const DocumentState& state);
/// Removes rasters that a document in such a state does not have.
void dropUnused(const DocumentState& state, std::map<RasterId, HeightRaster>& rasters);
/// An empty raster of a role. `fill`: what a slot without a tile stands for.
[[nodiscard]] HeightRaster emptyRaster(RasterRole role, const GridFrame& frame, float fill);
/// The samples of a document that a slot of a raster of a role holds.
[[nodiscard]] GridRect samplesOf(RasterRole role, int slot, const HeightRaster& raster,
                                 const GridFrame& frame);

/// The complete content of a document at one time. A value; copies share their tiles.
struct DocumentContent {
  DocumentState state;
  /// The ground among them, and the base where there are layers. Each has the size that emptyRaster() gives its role.
  /// A raster that holds nothing may be absent.
  std::map<RasterId, HeightRaster> rasters;
  ObjectLayer objects;  ///< TerrainDocument gives it the assets of `state`.

  /// Null where there is none. A layer that holds nothing has none.
  [[nodiscard]] const HeightRaster* raster(RasterId id) const;
  /// Returns the tile of a layer in a slot, with its effective opacity. Contract: index <
  /// state.layers.size().
  [[nodiscard]] LayerTile layerTile(std::size_t index, int slot) const;
  /// Returns the tiles of the lowest `count` layers in a slot, except hidden layers.
  [[nodiscard]] std::vector<LayerTile> layerTiles(int slot, std::size_t count) const;

 private:
  [[nodiscard]] LayerTile layerTile(const Layer& layer, double opacity, int slot) const;
};

/// Returns the content of a document of a terrain and objects alone.
[[nodiscard]] DocumentContent contentOf(Terrain terrain, ObjectLayer objects = {});

}  // namespace scarp
