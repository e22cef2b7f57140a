#pragma once

#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Result.h"
#include "core/document/DocumentState.h"
#include "core/document/EditRecord.h"
#include "core/document/RasterId.h"
#include "core/objects/Object.h"
#include "core/terrain/TiledRaster.h"

namespace scarp {

class LayerUpdater;
class TerrainDocument;
struct DocumentChange;

/// Exclusive write access to a document, for one undoable edit. Its destructor rolls back an edit that was
/// not committed. One at a time; the UI thread.
///
/// An edit either changes the ground as it is seen (lend, replace), and commit puts the change into the
/// edited layer; or it changes layers and state, and the ground follows at once (LayerComposer.h,
/// LayerUpdater).
class EditSession {
 public:
  /// title: of the step of the history.
  EditSession(TerrainDocument& document, Message title);
  ~EditSession();
  EditSession(const EditSession&) = delete;
  EditSession& operator=(const EditSession&) = delete;

  /// Returns the tiles of the ground that a rectangle of samples touches, cut to it, for writing. The first
  /// time a tile is lent, a copy replaces it; the original is kept for undo. A tile that a copy of the
  /// document's content shares since is replaced again, so that other threads may read the copy. Valid until
  /// the next lend(), copy of the content or end of the session. Tiles for which `wanted` returns false are
  /// left out.
  [[nodiscard]] std::vector<TileLoan<float>> lend(
      const GridRect& samples,
      const std::function<bool(const GridRect&)>& wanted = [](const GridRect&) { return true; });
  /// Updates what depends on the ground after a write to lent tiles, and emits the change.
  void touched(const GridRect& samples);
  /// From now on, ground that this edit raises counts as deposited by erosion (LayerComposer.h). Up to date
  /// whenever a change is emitted.
  void recordDeposits() { recordsDeposits_ = true; }

  enum class Ground : std::uint8_t { Follows, FollowsLater };
  /// Replaces a raster by one of the same size; tiles that they share cost nothing. After a change of the
  /// base or of a layer, the ground is composed again now or by the next setState(). A layer must already be
  /// in the state.
  void replace(RasterId id, const HeightRaster& raster, Ground ground = Ground::Follows);

  /// When setState() updates layers of lines and adjustment layers. Preview: shows an approximation of lines
  /// that would take long, until the next update.
  enum class DerivedLayers : std::uint8_t { AtCommit, Now, Preview };
  /// Replaces the state; the frame stays. Empties rasters that the state does not have, and composes the
  /// ground.
  void setState(DocumentState state, DerivedLayers derived = DerivedLayers::AtCommit);
  /// Replaces the state by one of another frame, with all its rasters.
  void reframe(const DocumentState& state, std::map<RasterId, HeightRaster> rasters);

  /// Returns an id for exchangeObjects(): `wanted` if no object has had it yet, else (or for 0) a new one.
  [[nodiscard]] ObjectId takeObjectId(ObjectId wanted);
  /// Sets objects (with their ids) or removes them, and emits one change.
  void exchangeObjects(std::map<ObjectId, std::optional<Object>> objects);

  /// Reverts the edit and goes on; lent tiles are no longer valid. For an edit that is repeated at every
  /// event.
  void restore();
  /// Keeps the edit as one step of history, with the operation that does the same where there is one; an edit
  /// that changed nothing leaves no step, unless the document counts such steps. Whether it changed anything.
  /// Where heights are out of range (WorkingRange.h) everything is put back, and refusal() says so.
  bool commit(std::shared_ptr<const Operation> operation = nullptr);
  /// commit(), with an error where it was refused.
  [[nodiscard]] Result<void> keep(std::shared_ptr<const Operation> operation);
  [[nodiscard]] Result<void> keep(Operation operation);
  /// Why commit() did not keep the edit, as one line; empty where it did.
  [[nodiscard]] const Message& refusal() const { return refusal_; }
  /// Puts everything back now.
  void rollback();
  [[nodiscard]] bool open() const { return open_; }

 private:
  /// Puts copies into the slots of those tiles that are not this session's alone.
  void copyOnce(const std::vector<int>& slots);
  /// Swaps a tile in, keeping the one that was there at first.
  void exchange(RasterId id, int slot, HeightRaster::TilePtr tile);
  void replaceGround(const HeightRaster& heights);
  /// Adds samples of the ground to what this edit and `change` have changed.
  void addGround(const GridRect& samples, DocumentChange& change);
  /// Composes the ground of these slots again, and adds its changes to `change`.
  void compose(const std::vector<int>& slots, DocumentChange& change);
  /// Puts the changes of the ground into the edited layer.
  void fold();
  /// Updates the derived layers and the ground. Returns false where nothing changed.
  bool updateLayers(DerivedLayers derived, DocumentChange& change);
  void markOutdated();
  void exchangeObject(ObjectId id, std::optional<Object> object);
  /// Forgets what became again what it was. Whether any of it had been written to meanwhile.
  bool dropReturned();
  void close();

  TerrainDocument& document_;
  EditRecord record_;
  std::map<int, std::shared_ptr<HeightRaster::Tile>> written_;  ///< Lent tiles of the ground, by slot.
  std::set<int> unfolded_;  ///< Slots of the ground that were changed as it is seen.
  std::unique_ptr<LayerUpdater> updater_;
  Message refusal_;
  bool recordsDeposits_ = false;
  bool open_ = true;
};

/// Makes a state of the present frame the document's, as one undoable step that keeps `operation`; no step if
/// it is the present state.
[[nodiscard]] Result<void> commitState(TerrainDocument& document, Message title, DocumentState state,
                                       Operation operation);

}  // namespace scarp
