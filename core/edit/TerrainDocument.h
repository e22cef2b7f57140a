#pragma once

#include <string>

#include "core/base/Signal.h"
#include "core/edit/EditHistory.h"
#include "core/objects/ObjectLayer.h"
#include "core/objects/ObjectPicker.h"
#include "core/pick/SurfacePicker.h"
#include "core/terrain/HeightPyramid.h"
#include "core/terrain/Terrain.h"

namespace scarp {

/// A terrain being edited, with all that is derived from it kept in step. Only an EditSession, undo and
/// redo change it, and each change is announced by region. One thread (the UI's); snapshots may go to
/// others.
class TerrainDocument {
 public:
  explicit TerrainDocument(Terrain terrain, ObjectLayer objects = {});
  TerrainDocument(const TerrainDocument&) = delete;
  TerrainDocument& operator=(const TerrainDocument&) = delete;

  [[nodiscard]] const GridFrame& frame() const { return terrain_.frame; }
  [[nodiscard]] const GeoReference& georeference() const { return terrain_.georeference; }
  [[nodiscard]] const HeightRaster& heights() const { return terrain_.heights; }
  [[nodiscard]] const HeightPyramid& pyramid() const { return pyramid_; }
  [[nodiscard]] const ObjectLayer& objects() const { return objects_; }
  [[nodiscard]] const EditHistory& history() const { return history_; }
  /// For its settings and what its thread is doing; only edits, undo and redo walk in it.
  [[nodiscard]] EditHistory& history() { return history_; }
  [[nodiscard]] SurfacePicker picker() const { return {heights(), pyramid_, frame()}; }
  /// In step with the objects and the ground as they are now: what moved since the last call is moved in it,
  /// not while a stroke goes over it.
  [[nodiscard]] const ObjectPicker& objectPicker();
  /// The terrain's box; a flat one where there are only holes.
  [[nodiscard]] Box box() const;
  /// The terrain as it is now; cheap, and unaffected by what follows.
  [[nodiscard]] Terrain snapshot() const { return terrain_; }

  /// Undo, redo and jumps are contracts: not while an EditSession is open, and only where the history
  /// has something to do.
  void undo();
  void redo();
  void goTo(std::size_t historyPosition);
  void markSaved();

  Signal<GridRect> terrainChanged;  ///< Samples that changed; pyramid, surface and picks are up to date.
  Signal<> objectsChanged;
  Signal<> historyChanged;  ///< Records, position or saved mark.

  [[nodiscard]] bool editing() const { return editing_; }

 private:
  friend class EditSession;

  enum class Way { Back, Forth };
  Result<void> step(Way way);
  [[nodiscard]] HeightRaster::TilePtr presentTile(const TileKey& key) const;
  /// Swaps a record's tiles and objects in, and announces them.
  void swap(EditRecord& record);
  /// Brings what is derived from the ground in step, and announces the change.
  void groundChanged(const GridRect& samples);
  void refresh(const GridRect& samples);  ///< The same unannounced.
  std::optional<Object> exchangeObject(ObjectId id, std::optional<Object> object);

  Terrain terrain_;
  HeightPyramid pyramid_;
  ObjectLayer objects_;
  ObjectPicker objectPicker_;
  EditHistory history_;
  bool editing_ = false;
};

}  // namespace scarp
