#include <algorithm>
#include <cstring>
#include <set>
#include <utility>

#include "core/project/ProjectLoad.h"
#include "core/store/ContentRows.h"
#include "core/store/StoredRecord.h"
#include "core/team/TeamDocument.h"

namespace scarp {

namespace {

constexpr int kMostTries = 20;

/// Changes after one, all of them.
Result<std::vector<TeamLogRow>> allSince(TeamLog& log, std::int64_t seq) {
  std::vector<TeamLogRow> all;
  for (;;) {
    const auto more = log.changesSince(all.empty() ? seq : all.back().seq, 500);
    if (!more) return more.error();
    if (more->empty()) return all;
    all.insert(all.end(), more->begin(), more->end());
  }
}

/// Those that are left out when each that takes one back, or brings it back, has done so.
std::set<std::int64_t> leftOut(const std::vector<TeamLogRow>& rows) {
  std::set<std::int64_t> out;
  for (const TeamLogRow& row : rows)
    if (row.undoes != 0 && !out.erase(row.undoes)) out.insert(row.undoes);
  return out;
}

HeightRaster::TilePtr tileIn(const TerrainDocument& document, const TeamKey& key) {
  const HeightRaster* const raster =
      document.raster({static_cast<RasterRole>(key.role), static_cast<LayerId>(key.layer)});
  return raster && key.slot < raster->tileCount() ? raster->tile(static_cast<int>(key.slot)) : nullptr;
}

std::vector<Object> objectsIn(const TerrainDocument& document, const TeamKey& key) {
  std::vector<Object> objects;
  const auto& all = document.objects().all();
  const auto first = static_cast<ObjectId>(key.slot * kObjectsInChunk);
  for (auto at = all.lower_bound(first); at != all.end() && at->first - first < kObjectsInChunk; ++at)
    objects.push_back(at->second);
  return objects;
}

bool same(const TeamKey& key, const TerrainDocument& one, const TerrainDocument& other) {
  if (key.role == kStateRole) return one.state() == other.state();
  if (key.role == kObjectsRole) return objectsIn(one, key) == objectsIn(other, key);
  const HeightRaster::TilePtr a = tileIn(one, key), b = tileIn(other, key);
  return a == b || (a && b && std::memcmp(a->data(), b->data(), sizeof *a) == 0);
}

/// The log done again from some change on: as it was, and with other changes left out.
class Replay {
 public:
  Replay(TeamLog& log, const DocumentParts& parts, const TerrainDocument::Ids& ids)
      : log_(log), was_(parts), is_(parts) {
    is_.takeIdsFrom(ids);
    giveIdsAgain(is_, true);
  }

  [[nodiscard]] Result<void> add(const TeamLogRow& row, bool leftOut) {
    const auto slots = log_.slotsOf(row.seq);
    if (!slots) return slots.error();
    const bool clean = row.whole ? differing_.empty() : std::ranges::none_of(*slots, [&](const TeamSlot& slot) {
      return differing_.contains(slot.key);
    });
    const auto fetched = fetchPieces(log_, byKey(*slots));
    if (!fetched) return fetched.error();
    std::set<TeamKey> touched;
    for (const auto& [key, piece] : fetched->pieces) touched.insert(key);
    if (const auto frame = frameIn(fetched->pieces); frame && !(*frame == was_.frame()))
      return Error{"what was done before the terrain got another frame cannot be taken back"};
    if (auto in = receive(fetched->pieces, was_); !in) return in;
    if (row.undoes == 0 && !leftOut) {
      const bool again = !clean && performAgain(row, touched);
      if (!again)
        if (auto in = receive(fetched->pieces, is_); !in) return in;
    }
    for (const TeamKey& key : touched)
      if (same(key, was_, is_))
        differing_.erase(key);
      else
        differing_.insert(key);
    return {};
  }

  [[nodiscard]] const std::set<TeamKey>& differing() const { return differing_; }
  [[nodiscard]] const TerrainDocument& result() const { return is_; }

 private:
  static Result<void> receive(const TeamPieces& pieces, TerrainDocument& document) {
    auto record = recordOf(pieces, document);
    if (!record) return record.error();
    document.receive(std::move(*record));
    return {};
  }
  /// Whether it could be done again on the other ground; what it touched comes to `touched`.
  bool performAgain(const TeamLogRow& row, std::set<TeamKey>& touched) {
    const auto record = readRecordMeta(row.meta);
    if (!record || !record->operation) return false;
    const auto& layers = is_.layers();
    const bool there = std::ranges::find(layers, record->active.id, &Layer::id) != layers.end();
    is_.activate(there ? record->active.id : kBaseLayer);
    // What cannot be done any more without the change that is left out goes with it.
    if (!perform(*record->operation, is_) || is_.history().position() == 0) return true;
    const EditRecord& done = is_.history().record(0);
    const std::int64_t project = log_.project();
    for (const auto& [id, set] : done.tiles) {
      const int columns = emptyRaster(id.role, is_.frame(), 0.0F).tileColumns();
      for (const auto& [slot, tile] : set) touched.insert(tileKey(project, id, slot, columns));
    }
    for (const std::int64_t chunk : chunksOf(done.objects)) touched.insert(objectsKey(project, chunk));
    if (done.state) touched.insert(stateKey(project));
    is_.forgetDone(1);
    return true;
  }

  TeamLog& log_;
  TerrainDocument was_, is_;
  std::set<TeamKey> differing_;  ///< Pieces of which they hold others.
};

}  // namespace

Result<void> TeamDocument::setLeftOut(const Done& which, bool wanted) {
  for (int tries = 0; tries < kMostTries; ++tries) {
    if (auto pushed = push(); !pushed) return pushed;
    if (auto pulled = pull(); !pulled) return pulled;
    auto rows = allSince(*log_, which.seq - 1);
    if (!rows) return rows.error();
    const auto known = [&](std::int64_t op) {
      return op == 0 || std::ranges::find(*rows, op, &TeamLogRow::op) != rows->end();
    };
    // One that was taken back after this one, and done before it.
    if (!std::ranges::all_of(*rows, known, &TeamLogRow::undoes)) {
      rows = allSince(*log_, 1);
      if (!rows) return rows.error();
    }
    auto out = leftOut(*rows);
    // An answer may have been lost.
    if (out.contains(which.op) == wanted) return {};
    if (wanted)
      out.insert(which.op);
    else
      out.erase(which.op);
    const auto start = log_->slotsAt(rows->front().seq - 1);
    if (!start) return start.error();
    const auto fetched = fetchPieces(*log_, byKey(start->slots));
    if (!fetched) return fetched.error();
    const auto parts = partsOf(fetched->pieces);
    if (!parts) return parts.error();
    Replay replay(*log_, *parts, document_->ids());
    for (const TeamLogRow& row : *rows) {
      if (row.seq > head_) break;
      if (auto added = replay.add(row, out.contains(row.op)); !added) return added;
    }
    TeamChange change;
    change.op = drawnTeamId();
    change.base = head_;
    change.undoes = which.op;
    change.whole = true;
    change.box = document_->frame().samples();
    change.meta = R"({"name":"Undo"})";
    std::vector<TilePiece> tiles;
    std::vector<TeamContent> contents;
    for (const TeamKey& key : replay.differing()) {
      TeamContent content;
      if (key.role == kStateRole)
        content = stateContent(replay.result(), key);
      else if (key.role == kObjectsRole)
        content = objectsContent(replay.result().objects(), key);
      else if (const HeightRaster::TilePtr tile = tileIn(replay.result(), key)) {
        tiles.push_back({key, tile});
        continue;
      }
      change.slots.push_back({key, seen(key), content.id});
      if (content.id != 0) contents.push_back(std::move(content));
    }
    std::vector<TeamContent> packed = tileContents(tiles);
    for (std::size_t i = 0; i < tiles.size(); ++i) {
      change.slots.push_back({tiles[i].key, seen(tiles[i].key), packed[i].id});
      contents.push_back(std::move(packed[i]));
    }
    if (auto put = log_->put(contents); !put) return put;
    const auto answer = log_->commit(change);
    if (!answer) return answer.error();
    if (answer->outcome == CommitOutcome::Leased)
      return Error{"somebody else keeps this part of the terrain for now"};
    if (answer->outcome != CommitOutcome::Stale) return pull();
  }
  return Error{"others change the same part of the terrain all the time"};
}

Result<bool> TeamDocument::undo() {
  if (auto pushed = push(); !pushed) return pushed.error();
  if (done_.empty()) return false;
  const Done which = done_.back();
  if (auto done = setLeftOut(which, true); !done) return done.error();
  done_.pop_back();
  undone_.push_back(which);
  return true;
}

Result<bool> TeamDocument::redo() {
  if (auto pushed = push(); !pushed) return pushed.error();
  if (undone_.empty()) return false;
  const Done which = undone_.back();
  if (auto done = setLeftOut(which, false); !done) return done.error();
  undone_.pop_back();
  done_.push_back(which);
  return true;
}

}  // namespace scarp
