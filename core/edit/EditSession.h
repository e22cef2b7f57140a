#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
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

/// Exclusive write access to a document, for one undoable edit. Destroyed uncommitted, it puts
/// everything back. One at a time; the UI thread.
///
/// An edit either changes the ground as it is seen (lend, replaceGround), and on commit the change goes into
/// the active layer; or it changes layers and state, and the ground follows at once.
class EditSession {
 public:
  EditSession(TerrainDocument& document, std::string name);
  ~EditSession();
  EditSession(const EditSession&) = delete;
  EditSession& operator=(const EditSession&) = delete;

  /// The tiles of the ground that a rectangle of samples touches, cut to it, for writing. The first time a
  /// tile is lent it is replaced by a copy; the old one is kept for undo. Valid until the session ends.
  /// `wanted` is asked of each; those that it does not want are left out.
  [[nodiscard]] std::vector<TileLoan<float>> lend(
      const GridRect& samples,
      const std::function<bool(const GridRect&)>& wanted = [](const GridRect&) { return true; });
  /// Brings the document in step after writing to lent tiles, and announces the change.
  void touched(const GridRect& samples);
  /// From now on ground that rises in this edit counts as laid down by erosion, and what falls is taken off
  /// what was laid down before (Deposits.h). In step whenever a change is announced.
  void recordDeposits() { deposits_ = true; }
  /// The ground becomes these heights, of the frame's size; what shares its tiles with them costs nothing.
  void replaceGround(const HeightRaster& heights);

  enum class Ground { Follows, FollowsLater };
  /// Another raster than the ground becomes this one, of the frame's size; the ground follows where that is
  /// of a layer, now or at the setState() that comes after it. A layer must be in the state already.
  void replace(RasterId id, const HeightRaster& raster, Ground ground = Ground::Follows);
  /// Other layers or named masks, or whether there is a selection; the frame stays. Rasters of those that are
  /// no more are emptied; the ground follows.
  void setState(DocumentState state);
  /// Everything of another size or elsewhere: all rasters that the state asks for.
  void reframe(const DocumentState& state, std::map<RasterId, HeightRaster> rasters);

  /// Adds an object under an id that no object has had yet, which is returned: its own where it has such a
  /// one.
  ObjectId add(Object object);
  void remove(ObjectId id);           ///< Contract: it is there.
  void update(const Object& object);  ///< Contract: object.id is there.
  /// An id for exchangeObjects(): the wanted one where no object has had it yet, else (or for 0) a new one.
  [[nodiscard]] ObjectId takeObjectId(ObjectId wanted);
  /// Many at once, announced once: as they become, or gone.
  void exchangeObjects(std::map<ObjectId, std::optional<Object>> objects);

  /// Puts everything back as it was at the start and goes on; what was lent is no longer valid. For an edit
  /// that is laid anew at every event.
  void restore();
  /// Updates the derived layers to their lines, filters and the terrain beneath them. commit() does so too; for an
  /// edit that shows its result before. Returns whether a layer changed.
  bool followLayers();
  /// The lines of a layer become these, and the ground follows. Contract: it is a layer of lines; the lines
  /// are valid.
  void setLines(LayerId layer, LineSet lines);
  /// The same while they are changed by hand: what would take long the ground follows about, until this edit
  /// is committed or brought in step.
  void showLines(LayerId layer, LineSet lines);
  /// Keeps the edit as one step of history, with the operation that does the same where there is one; an edit
  /// that changed nothing leaves no step, unless the document counts such steps. Whether it changed anything.
  /// Where heights are out of range (WorkingRange.h) everything is put back, and refusal() says so.
  bool commit(std::shared_ptr<const Operation> operation = nullptr);
  /// The same; an error where it was refused.
  [[nodiscard]] Result<void> keep(std::shared_ptr<const Operation> operation);
  /// An error where the ground has heights out of range as it stands.
  [[nodiscard]] Result<void> fits() const;
  /// Why commit() did not keep the edit, as one line; empty where it did.
  [[nodiscard]] const std::string& refusal() const { return refusal_; }
  /// Puts everything back now.
  void rollback();
  [[nodiscard]] bool open() const { return open_; }

 private:
  /// Puts copies into the slots of those tiles that have none yet.
  void copyOnce(const std::vector<int>& slots);
  /// Swaps a tile in, keeping the one that was there at first.
  void exchange(RasterId id, int slot, HeightRaster::TilePtr tile);
  void updateDeposits(const GridRect& samples);
  /// Adds samples of the ground to what this edit and `change` have changed.
  void addGround(const GridRect& samples, DocumentChange& change);
  /// Composes the ground of these slots again, and adds its changes to `change`.
  void compose(const std::vector<int>& slots, DocumentChange& change);
  /// What became of the ground goes into the active layer.
  void fold();
  [[nodiscard]] std::function<void(const RasterId&, int slot, HeightRaster::TilePtr tile)> exchanging();
  void markOutdated();
  void putLines(LayerId layer, LineSet lines);
  void exchangeObject(ObjectId id, std::optional<Object> object);
  /// Forgets what became again what it was. Whether any of it had been written to meanwhile.
  bool dropReturned();
  void close();

  TerrainDocument& document_;
  EditRecord record_;
  std::map<int, std::shared_ptr<HeightRaster::Tile>> written_;
  bool deposits_ = false;
  /// Tiles of deposits that this edit made, by slot.
  std::map<int, std::shared_ptr<HeightRaster::Tile>> deposited_;
  std::set<int> unfolded_;  ///< Slots of the ground that were changed as it is seen.
  std::unique_ptr<LayerUpdater> updater_;
  std::set<LayerId> outdated_;  ///< Adjustment layers to be marked at commit().
  std::string refusal_;
  bool open_ = true;
};

}  // namespace scarp
