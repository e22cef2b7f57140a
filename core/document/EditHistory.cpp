#include "core/document/EditHistory.h"

#include <algorithm>
#include <atomic>
#include <utility>

#include "core/base/Contract.h"
#include "core/document/TileParts.h"

namespace scarp {

HistoryWorker::~HistoryWorker() {
  if (!thread_.joinable()) return;
  thread_.request_stop();
  thread_.join();
}

void HistoryWorker::add(Work work) {
  {
    const std::lock_guard lock(mutex_);
    waiting_.push_back(std::move(work));
    ++open_;
  }
  changed_.notify_all();
  // Not before there is something to do: most documents never fill their budget.
  if (!thread_.joinable()) thread_ = std::jthread([this](const std::stop_token& stop) { loop(stop); });
}

void HistoryWorker::settle() {
  std::vector<Completion> done;
  {
    const std::lock_guard lock(mutex_);
    done.swap(done_);
    open_ -= done.size();
  }
  for (const Completion& completion : done) completion();
}

void HistoryWorker::wait() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return open_ == 0 || !done_.empty(); });
}

bool HistoryWorker::idle() const {
  const std::lock_guard lock(mutex_);
  return open_ == 0;
}

void HistoryWorker::onReady(std::function<void()> ready) {
  const std::lock_guard lock(mutex_);
  ready_ = std::move(ready);
}

void HistoryWorker::loop(const std::stop_token& stop) {
  std::unique_lock lock(mutex_);
  while (changed_.wait(lock, stop, [this] { return !waiting_.empty(); })) {
    const Work work = std::move(waiting_.front());
    waiting_.pop_front();
    lock.unlock();
    Completion completion = work(stop);
    lock.lock();
    if (stop.stop_requested()) return;
    done_.push_back(std::move(completion));
    // Under the lock: once onReady({}) has returned nobody is called any more.
    if (ready_) ready_();
    changed_.notify_all();
  }
}

namespace {

/// A tile with what lies about it in LargePages.
constexpr std::size_t kTileBytes =
    LargePages::pieceBytes / (LargePages::pieceBytes / (sizeof(HeightRaster::Tile) + 64));
/// What packing leaves of a tile, as long as it has not been tried.
constexpr std::size_t kLikelyShare = 6;
/// So far, at least, the worker may fall behind.
constexpr std::size_t kLeastSlack = std::size_t{16} << 20;

template <class F>
void forEachTile(const RecordTiles& tiles, F&& call) {
  for (const auto& [raster, set] : tiles)
    for (const auto& [slot, tile] : set) call(TileKey{raster, slot}, tile);
}

std::size_t bytesOf(const RecordTiles& tiles) {
  std::size_t bytes = 0;
  forEachTile(tiles,
              [&](const TileKey&, const HeightRaster::TilePtr& tile) { bytes += tile ? kTileBytes : 0; });
  return bytes;
}

}  // namespace

EditHistory::EditHistory(HistorySettings settings)
    : settings_(std::move(settings)), file_(std::make_shared<SpillFile>(settings_.folder)) {}

EditHistory::~EditHistory() = default;

HistoryMemory EditHistory::memory() const {
  return {held_.size() * kTileBytes, packedBytes_, static_cast<std::size_t>(file_->fileBytes())};
}

void EditHistory::setSettings(HistorySettings settings) {
  if (settings == settings_) return;
  if (settings.folder != settings_.folder) file_ = std::make_shared<SpillFile>(settings.folder);
  settings_ = std::move(settings);
  spillFails_ = told_ = false;
  settle();
}

std::optional<std::size_t> EditHistory::indexOf(StepId id) const {
  if (id == 0) return std::nullopt;
  const auto found = std::ranges::find(entries_, id, [](const Entry& entry) { return entry.record.id; });
  if (found == entries_.end()) return std::nullopt;
  return static_cast<std::size_t>(found - entries_.begin());
}

void EditHistory::push(EditRecord record, const PresentTile& present) {
  pushUndone(std::move(record), present);
  ++position_;
  plan();
}

void EditHistory::pushUndone(EditRecord record, const PresentTile& present) {
  settle();
  holdBack();
  forgetUndone();
  Entry entry;
  entry.id = freshId();
  record.id = ids_.take(indexOf(record.id) ? 0 : record.id);
  entry.other = presentUnder(record, present);
  entry.record = std::move(record);
  hold(entry.record.tiles);
  entries_.push_back(std::move(entry));
  ++pushes_;
  // There may be room again.
  spillFails_ = false;
}

void EditHistory::forgetDone(std::size_t count) {
  EXPECTS(count <= position_);
  settle();
  for (std::size_t i = 0; i < count; ++i) forget(entries_[i]);
  entries_.erase(entries_.begin(), entries_.begin() + static_cast<std::ptrdiff_t>(count));
  position_ -= count;
  saved_ = saved_ && *saved_ >= count ? std::optional(*saved_ - count) : std::nullopt;
}

void EditHistory::forgetUndone() {
  for (std::size_t i = position_; i < entries_.size(); ++i) forget(entries_[i]);
  entries_.resize(position_);
  if (saved_ && *saved_ > position_) saved_.reset();
}

Result<void> EditHistory::undo(const PresentTile& present, const std::function<void(EditRecord&)>& swap) {
  EXPECTS(canUndo());
  return step(entries_[position_ - 1], position_ - 1, present, swap);
}

Result<void> EditHistory::redo(const PresentTile& present, const std::function<void(EditRecord&)>& swap) {
  EXPECTS(canRedo());
  return step(entries_[position_], position_ + 1, present, swap);
}

std::uint64_t EditHistory::freshId() {
  static std::atomic<std::uint64_t> next{1};
  return next++;
}

HistoryContents EditHistory::contents(const std::unordered_set<std::uint64_t>& known) const {
  HistoryContents all{{}, position_};
  all.items.reserve(entries_.size());
  for (const Entry& entry : entries_) {
    HistoryItem& item = all.items.emplace_back();
    item.id = entry.id;
    if (known.contains(entry.id)) continue;
    item.record = entry.record;
    item.other = entry.other;
    item.packed = entry.packed;
  }
  return all;
}

void EditHistory::restore(HistoryContents contents) {
  EXPECTS(entries_.empty() && contents.position <= contents.items.size());
  for (HistoryItem& item : contents.items) {
    EXPECTS(item.record);
    Entry& entry = entries_.emplace_back();
    entry.record = *std::move(item.record);
    entry.other = std::move(item.other);
    entry.id = item.id;
    hold(entry.record.tiles);
    setPacked(entry, std::move(item.packed));
    ids_.pass(entry.record.id);
  }
  for (Entry& entry : entries_)
    if (entry.record.id == 0) entry.record.id = ids_.take();
  position_ = contents.position;
  saved_ = position_;
  plan();
}

Result<void> EditHistory::step(Entry& entry, std::size_t after, const PresentTile& present,
                               const std::function<void(EditRecord&)>& swap) {
  settle();
  holdBack();
  if (entry.packed) {
    auto pairs = unpack(*entry.packed, std::nullopt, present);
    if (!pairs.ok()) return pairs.error();
    setPacked(entry, nullptr);
    for (TilePair& pair : *pairs) entry.record.tiles[pair.key.raster][pair.key.slot] = std::move(pair.tile);
    hold(entry.record.tiles);
  }
  entry.id = freshId();
  entry.underWay = false;
  release(entry.record.tiles);
  swap(entry.record);
  entry.other = presentUnder(entry.record, present);
  hold(entry.record.tiles);
  position_ = after;
  plan();
  return {};
}

RecordTiles EditHistory::presentUnder(const EditRecord& record, const PresentTile& present) {
  RecordTiles tiles;
  if (!present) return tiles;
  forEachTile(record.tiles, [&](const TileKey& key, const HeightRaster::TilePtr&) {
    tiles[key.raster].emplace(key.slot, present(key));
  });
  return tiles;
}

Result<RecordTiles> EditHistory::tilesOf(std::size_t index, const PresentTile& present,
                                         std::optional<RasterId> only) const {
  const Entry& entry = entries_[index];
  RecordTiles tiles;
  if (!entry.packed) {
    for (const auto& [raster, set] : entry.record.tiles)
      if (!only || raster == *only) tiles.emplace(raster, set);
    return tiles;
  }
  auto pairs = unpack(*entry.packed, only, present);
  if (!pairs.ok()) return pairs.error();
  for (TilePair& pair : *pairs) tiles[pair.key.raster].emplace(pair.key.slot, std::move(pair.tile));
  return tiles;
}

Result<std::vector<TilePair>> EditHistory::unpack(const PackedRecord& packed, std::optional<RasterId> only,
                                                  const PresentTile& present) {
  std::vector<std::byte> read;
  if (packed.stored) {
    auto bytes = packed.stored->read();
    if (!bytes.ok()) return bytes.error();
    read = *std::move(bytes);
  }
  std::vector<PackedTile> wanted;
  for (const PackedTile& tile : packed.directory)
    if (!only || tile.key.raster == *only) wanted.push_back(tile);
  auto tiles = unpackTiles(wanted, packed.stored ? read : packed.memory, present);
  if (tiles.ok() && packed.stored) makeUsable(*tiles);
  return tiles;
}

void EditHistory::settle() {
  worker_.settle();
  plan();
}

void EditHistory::settleAll() {
  for (settle(); !worker_.idle(); settle()) worker_.wait();
}

void EditHistory::holdBack() {
  const std::size_t most = settings_.budget + std::max(settings_.budget / 16, kLeastSlack);
  while (bytes() > most && !worker_.idle()) {
    worker_.wait();
    settle();
  }
}

void EditHistory::setPacked(Entry& entry, std::shared_ptr<const PackedRecord> packed) {
  if (entry.packed) packedBytes_ -= entry.packed->bytes();
  entry.packed = std::move(packed);
  if (entry.packed) packedBytes_ += entry.packed->bytes();
}

void EditHistory::hold(const RecordTiles& tiles) {
  forEachTile(tiles, [this](const TileKey&, const HeightRaster::TilePtr& tile) {
    if (tile) ++held_[tile.get()];
  });
}

void EditHistory::release(const RecordTiles& tiles) {
  forEachTile(tiles, [this](const TileKey&, const HeightRaster::TilePtr& tile) {
    if (!tile) return;
    const auto held = held_.find(tile.get());
    if (--held->second == 0) held_.erase(held);
  });
}

void EditHistory::forget(Entry& entry) {
  setPacked(entry, nullptr);
  release(entry.record.tiles);
}

std::vector<std::size_t> EditHistory::farthestFirst() const {
  std::vector<std::size_t> order;
  order.reserve(entries_.size());
  std::size_t first = 0, last = entries_.size();
  while (first < last) {
    // A step back undoes position − 1, a step forth redoes position.
    const std::size_t back = position_ > first ? position_ - first : 0;
    const std::size_t forth = last > position_ ? last - position_ : 0;
    order.push_back(back >= forth ? first++ : --last);
  }
  return order;
}

void EditHistory::plan() {
  // What there will be when the worker is done.
  std::size_t plain = held_.size() * kTileBytes, packed = packedBytes_;
  const auto over = [&] { return plain + packed > settings_.budget; };
  if (!over()) return;
  const auto packs = [&](const Entry& entry) {
    const std::size_t bytes = bytesOf(entry.record.tiles);
    plain -= std::min(plain, bytes);
    packed += bytes / kLikelyShare;
  };
  const auto writes = [&](const Entry& entry) { packed -= std::min(packed, entry.packed->memory.size()); };
  for (const Entry& entry : entries_) {
    if (!entry.underWay) continue;
    entry.packed ? writes(entry) : packs(entry);
  }
  const std::vector<std::size_t> order = farthestFirst();
  const auto packUntil = [&](std::size_t mostPlain) {
    for (const std::size_t i : order) {
      if (!over() || plain <= mostPlain) return;
      Entry& entry = entries_[i];
      if (entry.underWay || entry.packed || entry.record.tiles.empty()) continue;
      packs(entry);
      pack(entry);
    }
  };
  packUntil(settings_.budget / 2);
  for (const std::size_t i : order) {
    if (!over() || spillFails_) break;
    Entry& entry = entries_[i];
    if (entry.underWay || !entry.packed || entry.packed->memory.empty()) continue;
    writes(entry);
    spill(entry);
  }
  packUntil(0);
}

void EditHistory::pack(Entry& entry) {
  entry.underWay = true;
  auto pairs = std::make_shared<std::vector<TilePair>>(tilePairs(entry.record.tiles, entry.other));
  worker_.add([this, pairs, id = entry.id](const std::stop_token& stop) -> HistoryWorker::Completion {
    auto tiles = packTiles(*pairs, stop);
    if (!tiles) return {};
    auto packed = std::make_shared<const PackedRecord>(
        PackedRecord{std::move(tiles->directory), std::move(tiles->bytes), nullptr});
    return [this, packed, id] {
      Entry* const packedEntry = find(id);
      if (!packedEntry) return;
      packedEntry->underWay = false;
      release(packedEntry->record.tiles);
      packedEntry->record.tiles.clear();
      packedEntry->other.clear();
      setPacked(*packedEntry, packed);
    };
  });
}

void EditHistory::spill(Entry& entry) {
  entry.underWay = true;
  worker_.add([this, packed = entry.packed, file = file_,
               id = entry.id](const std::stop_token&) -> HistoryWorker::Completion {
    const auto written = file->write(packed->memory);
    return [this, packed, written, id] {
      Entry* const spilled = find(id);
      if (spilled) spilled->underWay = false;
      if (!written.ok()) return tell(written.error().message);
      if (spilled)
        setPacked(*spilled,
                  std::make_shared<const PackedRecord>(PackedRecord{packed->directory, {}, *written}));
    };
  });
}

EditHistory::Entry* EditHistory::find(std::uint64_t id) {
  const auto entry = std::ranges::find(entries_, id, &Entry::id);
  return entry == entries_.end() ? nullptr : &*entry;
}

void EditHistory::tell(const Message& why) {
  spillFails_ = true;
  if (std::exchange(told_, true)) return;
  trouble.emit(Message("%1; it stays in memory, compressed", why));
}

}  // namespace scarp
