#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Message.h"
#include "core/base/Result.h"
#include "core/document/RasterId.h"
#include "core/store/ContentRows.h"

namespace scarp {

/// Something in a store that is not what was put there.
struct Damage {
  /// What stands in its place.
  enum class Now { Nothing, Earlier, Holes, Rebuilt, Journal };
  /// What of the document is affected.
  enum class Part {
    Anything,  ///< Which contents belong to the document is uncertain.
    Tile,      ///< `raster` at `samples`.
    Objects,
    Pictures,
    Models,
    History,
    Settings,
    Nothing  ///< What is damaged is computed again, or its contents are checked one by one.
  };

  Message what;  ///< Names it, in one line; where it is not a tile, also what stands there now.
  std::optional<RasterId> raster;  ///< Nothing: not a tile.
  GridRect samples;                ///< Of the tile.
  Now now = Now::Nothing;
  Part part = Part::Anything;
  Message rasterName{};  ///< Of a tile: "the ground", "the layer \"Rocks\"" …

  /// One line for a person: what it is, and what stands there now.
  [[nodiscard]] Message message() const;
};

/// Returns "file: is damaged: what".
[[nodiscard]] Message damageMessage(const std::string& file, Message what);
/// Returns the `what` of a damageMessage(); any other message as it is.
[[nodiscard]] Message withoutFile(const Message& message);
/// Returns damage other than of a tile, with a damageMessage().
[[nodiscard]] Damage damageOf(const std::string& file, Message what, Damage::Now now,
                              Damage::Part part = Damage::Part::Anything);

/// What was found damaged in a store, each once. Any thread.
class DamageList {
 public:
  void found(Damage damage);
  /// In the place of a tile that was found damaged stands what the recovery journal had of it.
  void repairedFromJournal(RasterId raster, const GridRect& samples);
  [[nodiscard]] std::vector<Damage> all() const;
  [[nodiscard]] bool any() const;
  /// Called at each one found from now on, on the thread that found it. {}: nobody is called any more once
  /// this has returned.
  void onFound(std::function<void(const Damage&)> call);

 private:
  mutable std::mutex mutex_;
  std::mutex callMutex_;
  std::vector<Damage> damages_;
  std::function<void(const Damage&)> call_;
};

class StoreChange;

/// A change that was committed.
struct StoredChange {
  std::int64_t number = 0;
  std::chrono::sys_time<std::chrono::milliseconds> time;
  std::string name;     ///< For a person; usually empty.
  std::string summary;  ///< What it says of itself: JSON text.
};

/// A record of the undo history as the program knows it.
struct EntryRef {
  std::int64_t row = 0;
  std::int64_t place = 0;  ///< In the history.
  std::uint64_t check = 0;
};
/// The same as it is stored, but for the bytes of its tiles.
struct EntryRow {
  EntryRef ref;
  std::int64_t parts = 0;  ///< That the bytes of its tiles are stored in.
  std::string meta;        ///< JSON text.
  std::vector<std::byte> tiles;
};

// What was read; `complete`: nothing was damaged or could not be read.
struct StoredSlots {
  SlotMap map;
  bool complete = true;
};
struct StoredEntries {
  std::vector<EntryRow> rows;
  bool complete = true;
};
struct StoredSettings {
  std::map<std::string, std::vector<std::byte>> values;
  bool complete = true;
};
struct StoredChanges {
  std::vector<StoredChange> changes;
  bool complete = true;
};

/// What is stored of a document.
///
/// A content is a piece of it: it is never changed, and named by an id. A slot (ContentKey: a raster or
/// another part, and a number in it) points to its present content. Entries are records of the undo history;
/// settings are values by key. All of these come to be by changes (StoreChange), which have numbers that
/// rise; each is committed as a whole or not at all.
///
/// What is read was checked. Any thread, several at a time. Errors are one line that names the store.
class Store {
 public:
  virtual ~Store() = default;

  /// What errors and damages call it.
  [[nodiscard]] virtual const std::string& shown() const = 0;

  /// A content's bytes, as they are stored. An error where it is gone or another one; that the bytes are
  /// sound shows when they are unpacked to what has the ref's sum.
  [[nodiscard]] virtual Result<std::vector<std::byte>> bytes(const ContentKey& key,
                                                             const ContentRef& ref) = 0;
  /// A content that is a text.
  [[nodiscard]] Result<std::string> text(const ContentKey& key, const ContentRef& ref);
  /// The coarse samples of a tile; empty where there are none or they are damaged.
  [[nodiscard]] virtual std::vector<std::byte> coarse(const ContentKey& key, const ContentRef& ref) = 0;
  /// Earlier contents of a slot than one, the latest first. May take long.
  [[nodiscard]] virtual std::vector<ContentRef> earlier(const ContentKey& key, std::int64_t before) = 0;

  /// The present contents of all slots.
  [[nodiscard]] virtual StoredSlots slots() = 0;
  /// The contents of all slots after a change, as far as they are still there. May take long.
  [[nodiscard]] virtual StoredSlots slotsAt(std::int64_t change) = 0;

  [[nodiscard]] virtual StoredEntries entries() = 0;
  /// Nothing where it is not there or is damaged.
  [[nodiscard]] virtual std::optional<EntryRow> entry(std::int64_t row) = 0;
  /// The bytes of an entry's tiles, one after the other.
  [[nodiscard]] virtual Result<std::vector<std::byte>> entryBytes(std::int64_t row, std::int64_t parts) = 0;

  [[nodiscard]] virtual StoredSettings settings() = 0;

  /// Those that came after one, the latest first.
  [[nodiscard]] virtual StoredChanges changesSince(std::int64_t number) = 0;
  /// Begins a change that comes after the one with that number, when slots held what the map has.
  [[nodiscard]] virtual Result<std::unique_ptr<StoreChange>> begin(std::int64_t after, SlotMap slots) = 0;

  /// What was found damaged so far.
  [[nodiscard]] DamageList& damage() { return damage_; }
  [[nodiscard]] const DamageList& damage() const { return damage_; }

 private:
  DamageList damage_;
};

/// A change that is being made. Nothing of it is there before commit(), nor where it is destroyed without.
/// One thread; not longer than its store.
class StoreChange {
 public:
  virtual ~StoreChange() = default;
  StoreChange(const StoreChange&) = delete;
  StoreChange& operator=(const StoreChange&) = delete;

  [[nodiscard]] std::int64_t number() const { return number_; }
  /// What slots hold with it.
  [[nodiscard]] const SlotMap& slots() const { return slots_; }

  /// A new content, which the slot points to from now on. `coarse`: of tiles that have it, else empty.
  [[nodiscard]] virtual Result<void> put(const ContentKey& key, ContentForm form, std::uint64_t sum,
                                         std::span<const std::byte> bytes,
                                         std::span<const std::byte> coarse) = 0;
  /// Unless it is there already.
  [[nodiscard]] Result<void> putText(const ContentKey& key, const std::string& text);
  /// From now on the slot holds nothing.
  [[nodiscard]] Result<void> clear(const ContentKey& key);

  /// An entry of the history: its meta, the directory of its tiles and their bytes.
  [[nodiscard]] virtual Result<EntryRef> addEntry(std::int64_t place, const std::string& meta,
                                                  std::span<const std::byte> tiles,
                                                  std::span<const std::byte> bytes) = 0;
  [[nodiscard]] virtual Result<void> removeEntry(std::int64_t row) = 0;

  [[nodiscard]] virtual Result<void> set(const std::string& key, std::span<const std::byte> value) = 0;
  [[nodiscard]] virtual Result<void> unset(const std::string& key) = 0;

  /// Leaves so many changes, this one among them, and takes out what only earlier ones needed.
  [[nodiscard]] virtual Result<void> thin(int changes) = 0;

  /// Once, at the end. An error where anything before has failed.
  [[nodiscard]] virtual Result<void> commit(const StoredChange& described) = 0;

 protected:
  StoreChange(std::int64_t number, SlotMap slots) : number_(number), slots_(std::move(slots)) {}
  void point(const ContentKey& key, const ContentRef& ref) { slots_.set(key, ref); }

 private:
  std::int64_t number_;
  SlotMap slots_;
};

}  // namespace scarp
