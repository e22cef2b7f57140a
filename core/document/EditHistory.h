#pragma once

#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "core/base/IdSeries.h"
#include "core/base/Result.h"
#include "core/base/Signal.h"
#include "core/document/EditRecord.h"
#include "core/document/SpillFile.h"
#include "core/document/TilePack.h"

namespace scarp {

/// Does pieces of work one after the other on a thread of its own. What a piece returns is called on the
/// owner's thread, when that asks for it. Going away it drops what waits. All but the work is for one thread.
class HistoryWorker {
 public:
  using Completion = std::function<void()>;
  using Work = std::function<Completion(const std::stop_token&)>;

  ~HistoryWorker();

  void add(Work work);
  /// Calls what has been given back so far.
  void settle();
  /// Waits until there is something to settle; returns at once where nothing is under way.
  void wait();
  [[nodiscard]] bool idle() const;
  /// Called on the worker's thread when there is something to settle.
  void onReady(std::function<void()> ready);

 private:
  void loop(const std::stop_token& stop);

  mutable std::mutex mutex_;
  std::condition_variable_any changed_;
  std::deque<Work> waiting_;
  std::vector<Completion> done_;
  std::size_t open_ = 0;  ///< Pieces added and not settled.
  std::function<void()> ready_;
  std::jthread thread_;
};

/// What a history may take, and where it goes beyond.
struct HistorySettings {
  /// Of memory; 0: nothing is kept that can be on disk.
  std::size_t budget = std::size_t{1} << 30;
  /// For one temporary file, removed when the document goes.
  std::string folder = SpillFile::usualFolder();

  bool operator==(const HistorySettings&) const = default;
};

/// Where the tiles of a history are, bytes.
struct HistoryMemory {
  std::size_t plain = 0;   ///< As they are; a tile that several records share counts once.
  std::size_t packed = 0;  ///< Packed, in memory.
  std::size_t disk = 0;    ///< Length of the temporary file.

  [[nodiscard]] std::size_t total() const { return plain + packed; }
};

/// The edits of a document, done and undone. Position p means: the first p records are done.
///
/// Nothing is ever dropped. Beyond the budget, records far from the position are packed (half of the budget
/// is for such as are not, which undo at once), and when even that is not enough written to a temporary file.
/// A thread of the history's own does it; an edit waits for it only where it has fallen behind by more than a
/// sixteenth of the budget (or 16 MiB). Where the file cannot be written records stay packed in memory, over
/// the budget, and `trouble` says why. For the document's thread.
class EditHistory {
 public:
  explicit EditHistory(HistorySettings settings = {});
  ~EditHistory();
  EditHistory(const EditHistory&) = delete;
  EditHistory& operator=(const EditHistory&) = delete;

  [[nodiscard]] std::size_t size() const { return entries_.size(); }
  [[nodiscard]] std::size_t position() const { return position_; }
  /// All but the tiles, of which a record that is packed has none here: see tilesOf().
  [[nodiscard]] const EditRecord& record(std::size_t index) const { return entries_[index].record; }
  /// Where a step stands; nothing where there is none of this id.
  [[nodiscard]] std::optional<std::size_t> indexOf(StepId id) const;
  [[nodiscard]] const IdSeries<StepId>& ids() const { return ids_; }
  /// New steps get their ids out of these from now on; see IdSeries.
  void takeIdsFrom(IdSeries<StepId> ids) { ids_ = std::move(ids); }
  [[nodiscard]] bool canUndo() const { return position_ > 0; }
  [[nodiscard]] bool canRedo() const { return position_ < entries_.size(); }

  [[nodiscard]] HistoryMemory memory() const;
  [[nodiscard]] std::size_t bytes() const { return memory().total(); }
  [[nodiscard]] const HistorySettings& settings() const { return settings_; }
  /// What is on disk stays in its folder.
  void setSettings(HistorySettings settings);

  /// Adds a record of an edit just done, after which the document has the tiles that `present` gives; what
  /// had been undone is gone.
  void push(EditRecord record, const PresentTile& present = {});
  /// The same for an edit that is to be done by the next step forth.
  void pushUndone(EditRecord record, const PresentTile& present = {});
  /// The first `count` steps stop being steps of this history: what they did stays. Contract: they are done.
  void forgetDone(std::size_t count);
  /// What was undone cannot be redone any more.
  void forgetUndone();
  /// How many records have been added so far: tells an edit from a step where the position has moved.
  [[nodiscard]] std::uint64_t pushes() const { return pushes_; }
  /// One step back or forth: makes the record whole again, lets `swap` exchange it with the document, which
  /// has the tiles that `present` gives, and takes it back. On an error (history on disk was damaged) nothing
  /// has been swapped. Contract: canUndo() / canRedo().
  [[nodiscard]] Result<void> undo(const PresentTile& present, const std::function<void(EditRecord&)>& swap);
  [[nodiscard]] Result<void> redo(const PresentTile& present, const std::function<void(EditRecord&)>& swap);
  /// A record's tiles, of one raster or of all, read back where it is packed; `present` gives the tiles that
  /// would be there if the record were the next to be swapped.
  [[nodiscard]] Result<RecordTiles> tilesOf(std::size_t index, const PresentTile& present,
                                            std::optional<RasterId> only = {}) const;

  /// All of it for storing, without the records whose ids are known. Cheap: shares the tiles. What it gives
  /// may go to another thread.
  [[nodiscard]] HistoryContents contents(const std::unordered_set<std::uint64_t>& known = {}) const;
  /// Becomes what was stored, its position being the saved one; the items' ids come from freshId(), and their
  /// tiles stay where they are until somebody steps over them. Contract: it is empty, every item has its
  /// record.
  void restore(HistoryContents contents);
  /// An id that no record of any history has. Any thread.
  [[nodiscard]] static std::uint64_t freshId();

  /// The state as it is now is the one on disk.
  void markSaved() { saved_ = position_; }
  /// No state of these is on disk.
  void forgetSaved() { saved_.reset(); }
  [[nodiscard]] bool isSaved() const { return saved_ == position_; }

  /// Takes over what the thread has packed and written; edits do so too. Cheap.
  void settle();
  /// The same, waiting until the history is as it is to be.
  void settleAll();
  /// Called on the history's thread when there is something to settle; {}: nobody is called any more.
  void onReady(std::function<void()> ready) { worker_.onReady(std::move(ready)); }

  /// One line for a person: why history stays in memory though over its budget. Once,
  /// until there are other settings.
  Signal<const Message&> trouble;

 private:
  struct Entry {
    EditRecord record;
    RecordTiles other;  ///< The document's, where the record can be swapped. While not packed.
    std::shared_ptr<const PackedRecord> packed;  ///< Null: the record has its tiles.
    std::uint64_t id = 0;                        ///< Another one whenever the tiles are others.
    bool underWay = false;                       ///< The worker packs or writes it.
  };

  Result<void> step(Entry& entry, std::size_t after, const PresentTile& present,
                    const std::function<void(EditRecord&)>& swap);
  static RecordTiles presentUnder(const EditRecord& record, const PresentTile& present);
  [[nodiscard]] static Result<std::vector<TilePair>> unpack(const PackedRecord& packed,
                                                            std::optional<RasterId> only,
                                                            const PresentTile& present);
  void setPacked(Entry& entry, std::shared_ptr<const PackedRecord> packed);
  void hold(const RecordTiles& tiles);
  void release(const RecordTiles& tiles);
  void forget(Entry& entry);
  /// Indices of the entries, the farthest from the position first.
  [[nodiscard]] std::vector<std::size_t> farthestFirst() const;
  /// Gives the worker what it takes to come within the budget.
  void plan();
  void pack(Entry& entry);
  void spill(Entry& entry);
  /// Waits while the worker has fallen too far behind.
  void holdBack();
  [[nodiscard]] Entry* find(std::uint64_t id);
  void tell(const Message& why);

  HistorySettings settings_;
  std::vector<Entry> entries_;
  IdSeries<StepId> ids_;
  std::size_t position_ = 0;
  std::uint64_t pushes_ = 0;
  std::optional<std::size_t> saved_ = 0;  ///< Nothing: the saved state cannot be reached any more.
  std::unordered_map<const HeightRaster::Tile*, int> held_;  ///< Tiles of records → how many hold one.
  std::size_t packedBytes_ = 0;
  std::shared_ptr<SpillFile> file_;
  bool spillFails_ = false, told_ = false;
  HistoryWorker worker_;
};

}  // namespace scarp
