#pragma once

#include <map>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/IdSeries.h"
#include "core/base/Signal.h"
#include "core/document/DocumentState.h"
#include "core/document/TileParts.h"
#include "core/objects/ObjectLayer.h"
#include "core/terrain/HeightPyramid.h"
#include "core/terrain/Terrain.h"

namespace scarp {

class EditHistory;
class ObjectPicker;
class SurfacePicker;
struct DocumentParts;
struct EditRecord;
struct TileKey;

/// A terrain being edited, with all that is derived from it kept in step. Only an EditSession, undo and
/// redo change it, and each change is announced by region. One thread (the UI's); snapshots may go to
/// others.
class TerrainDocument {
 public:
  explicit TerrainDocument(Terrain terrain, ObjectLayer objects = {});
  /// Contract: the rasters have the frame's size and belong to the state; the ground is among them, and the
  /// base where there are layers.
  explicit TerrainDocument(DocumentParts parts);
  TerrainDocument(const TerrainDocument&) = delete;
  TerrainDocument& operator=(const TerrainDocument&) = delete;
  ~TerrainDocument();

  /// Everything as it is now. A copy is cheap and unaffected by what follows, also while an EditSession is
  /// open.
  [[nodiscard]] const DocumentContent& content() const { return content_; }
  [[nodiscard]] const DocumentState& state() const { return content_.state; }
  [[nodiscard]] const GridFrame& frame() const { return content_.state.frame; }
  [[nodiscard]] const GeoReference& georeference() const { return content_.state.georeference; }
  /// The ground as it is seen: with all visible layers.
  [[nodiscard]] const HeightRaster& heights() const { return ground_; }
  [[nodiscard]] const HeightPyramid& pyramid() const { return pyramid_; }
  [[nodiscard]] const ObjectLayer& objects() const { return content_.objects; }
  [[nodiscard]] const EditHistory& history() const { return *history_; }
  /// For its settings and what its thread is doing; only edits, undo and redo walk in it.
  [[nodiscard]] EditHistory& history() { return *history_; }
  [[nodiscard]] SurfacePicker picker() const;
  /// In step with the objects and the ground as they are now: what moved since the last call is moved in it,
  /// not while a stroke goes over it.
  [[nodiscard]] const ObjectPicker& objectPicker();
  /// The terrain's box; a flat one where there are only holes.
  [[nodiscard]] Box box() const;
  /// The terrain as it is now; cheap, and unaffected by what follows.
  [[nodiscard]] Terrain snapshot() const { return {frame(), georeference(), heights()}; }

  /// The lowest first, groups (LayerGroups.h) among them; the base is not.
  [[nodiscard]] const std::vector<Layer>& layers() const { return content_.state.layers; }
  /// The layer that is chosen; the base where there is none. It is not part of the history.
  [[nodiscard]] LayerId activeLayer() const;
  /// What was activated last; an undo may have taken it away, and a redo brings it back as the active one.
  [[nodiscard]] LayerId activatedLayer() const { return active_; }
  void activate(LayerId layer);  ///< Contract: it is there, and no session is open.
  /// The layer that takes edits of the ground: the active one. Where that is a group or its heights are derived (lines,
  /// adjustments), it is the nearest layer below of another kind, or the base.
  [[nodiscard]] LayerId editedLayer() const;
  /// Where among the layers one stands, from 1; 0 for the base. Contract: it is there.
  [[nodiscard]] std::size_t placeOf(LayerId layer) const;
  /// For a new layer or named mask: the wanted one, where none has had it yet (0: any).
  [[nodiscard]] LayerId takeLayerId(LayerId wanted = 0);
  [[nodiscard]] LayerId nextLayerId() const { return ids_.layers.next(); }
  /// Returns why the ground cannot be edited, as one line; empty if it can: editedLayer() or a group that
  /// contains it is hidden, locked or has no opacity, or the active group does not contain it.
  [[nodiscard]] Message whyNotEditable() const;
  /// Returns why a layer or its mask cannot be edited. Contract: the document has this layer.
  [[nodiscard]] Message whyNotEditable(LayerId edited) const;

  /// How far edits reach, 0…1; null while nothing is selected, which means everywhere.
  [[nodiscard]] const MaskRaster* selection() const { return raster(kSelection); }
  /// How far an edit of the ground comes through: the selection, where the active layer shows.
  [[nodiscard]] std::optional<MaskRaster> editMask() const;
  /// Selections that are kept under names; their weights are rasters.
  [[nodiscard]] const std::vector<NamedMask>& masks() const { return content_.state.masks; }

  /// Materials of the ground, and the rules that lay them where nothing is painted.
  [[nodiscard]] const std::vector<Material>& materials() const { return content_.state.materials; }
  [[nodiscard]] const RuleStack& rules() const { return content_.state.rules; }
  /// For a new material: no other has had it in this document or its history.
  [[nodiscard]] MaterialId newMaterialId() const { return ids_.materials.next(); }
  /// Pictures that lie over the ground where it is drawn, the lowest first.
  [[nodiscard]] const std::vector<Drape>& drapes() const { return content_.state.drapes; }

  /// Models of its own, beside the built-in kinds.
  [[nodiscard]] const std::vector<Asset>& assets() const { return content_.state.assets; }
  /// What stands on the ground by rule; the first has room first.
  [[nodiscard]] const std::vector<ScatterRule>& scatterRules() const { return content_.state.scatterRules; }
  /// For a new rule: no other has had it in this document or its history.
  [[nodiscard]] std::uint32_t newScatterRuleId() const { return ids_.scatterRules.next(); }
  /// What new things of each kind are numbered by.
  struct Ids : StateIds {
    IdSeries<ObjectId> objects;
    IdSeries<StepId> steps;
  };
  [[nodiscard]] Ids ids() const;
  /// New ids come out of these from now on. Where edits are done again that made things before, their series
  /// give ids again (IdSeries::giveAgain()), unless something of such an id is there.
  void takeIdsFrom(Ids ids);

  /// One of the rasters; null where there is none. A layer that holds nothing has none.
  [[nodiscard]] const HeightRaster* raster(RasterId id) const { return content_.raster(id); }
  /// An empty raster of a role: what a slot without a tile stands for.
  [[nodiscard]] HeightRaster emptyRaster(RasterRole role) const;

  /// Steps of history that this document does not have because it began after them; and the ground before one
  /// of them, null where it was not kept.
  [[nodiscard]] std::size_t stepsBefore() const { return stepsBefore_; }
  [[nodiscard]] const HeightRaster* groundBefore(std::size_t step) const;

  /// Undo, redo and jumps are contracts: not while an EditSession is open, and only where the history
  /// has something to do.
  /// An error where history on disk was damaged; the document is then as it was, or, of a jump, as far as
  /// its steps could be read.
  [[nodiscard]] Result<void> undo();
  [[nodiscard]] Result<void> redo();
  [[nodiscard]] Result<void> goTo(std::size_t historyPosition);
  void markSaved();
  /// Does an edit by what it has changed elsewhere, on the same ground, as one step of history: the record
  /// holds what the edit left behind. Contract: its tiles fit the frame of its state, or else of this
  /// document.
  void replay(EditRecord record);
  /// What somebody else did comes in, under the history and not as a step of it: the record holds what became
  /// of tiles, objects and state. What was undone cannot be redone any more. Contract: no session is open, and
  /// no step that is done has changed any of it. ground: where no other samples of the ground than these change.
  void receive(EditRecord record, const PartsOfTiles& ground = {});
  /// The first steps of the history stop being its steps; see EditHistory::forgetDone().
  void forgetDone(std::size_t steps);
  /// The ground is other than it was told when the document was made: its file turned out damaged there.
  /// Brings in step what is derived from it.
  void groundRepaired(const GridRect& samples);
  /// A step that changes nothing, so that those after it keep their numbers.
  void addEmptyStep();
  /// Whether an edit that touches the ground and leaves it as it was is a step of history all the same: for
  /// scripts, which name steps by their numbers.
  void countIdleSteps(bool counts) { countsIdleSteps_ = counts; }
  [[nodiscard]] bool countsIdleSteps() const { return countsIdleSteps_; }

  /// Emitted after each change, with the pyramid, the object picker and picks up to date.
  Signal<const DocumentChange&> changed;
  Signal<> historyChanged;  ///< Records, position or saved mark.

  [[nodiscard]] bool editing() const { return editing_; }

 private:
  friend class EditSession;

  enum class Way { Back, Forth };
  /// One step of history, told to nobody.
  Result<void> step(Way way);
  [[nodiscard]] HeightRaster::TilePtr presentTile(const TileKey& key) const;
  /// Swaps a record's tiles, objects and state in, and announces them.
  void swap(EditRecord& record, const PartsOfTiles& known = {});
  void swapTiles(EditRecord& record);
  /// The same with rasters of another size.
  void swapAll(EditRecord& record);
  void exchangeState(DocumentState& state);
  /// Makes rasters that the state asks for; the base is the ground where there was none.
  void makeNeeded();
  void dropUnused() { scarp::dropUnused(content_.state, content_.rasters); }
  HeightRaster& rasterFor(RasterId id);
  /// Updates the pyramid and the object picker, and emits `changed`.
  void announce(const DocumentChange& change);
  /// Adds the parts that tiles of a raster belong to, except the ground.
  void addTiles(const RasterId& id, const std::vector<int>& slots, DocumentChange& change) const;
  std::optional<Object> exchangeObject(ObjectId id, std::optional<Object> object);

  DocumentContent content_;
  HeightRaster& ground_;  ///< One of the rasters of content_.
  LayerId active_ = kBaseLayer;
  StateIds ids_;
  HeightPyramid pyramid_;
  std::unique_ptr<ObjectPicker> objectPicker_;  ///< Never null.
  std::unique_ptr<EditHistory> history_;        ///< Never null.
  std::size_t stepsBefore_ = 0;
  std::map<std::size_t, HeightRaster> groundsBefore_;
  bool editing_ = false;
  bool countsIdleSteps_ = false;
};

}  // namespace scarp
