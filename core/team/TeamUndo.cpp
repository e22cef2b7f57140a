#include <algorithm>
#include <chrono>
#include <functional>
#include <map>
#include <optional>
#include <set>
#include <utility>

#include "core/document/EditHistory.h"
#include "core/edit/Replay.h"
#include "core/project/ProjectLoad.h"
#include "core/store/ContentRows.h"
#include "core/store/StoredRecord.h"
#include "core/team/TeamPieces.h"
#include "core/team/TeamSync.h"
#include "core/terrain/HeldSlots.h"

namespace scarp {

namespace {

using namespace std::chrono_literals;

constexpr int kMostReplays = 20, kReplaysBeforeLease = 2;
constexpr std::chrono::seconds kUndoLease{15};
/// Max time of waiting for areas that other sessions keep, and interval of retries.
constexpr std::chrono::milliseconds kUndoPatience = 8s, kUndoLook = 200ms;
/// Box that covers terrains of any size.
constexpr GridRect kEverything{0, 0, 1 << 30, 1 << 30};

/// Returns a change with this name that depends on the whole terrain as of change `base`.
TeamChange wholeChange(const TeamLog& log, std::int64_t base, Message name) {
  TeamChange change;
  change.op = log.opFor(drawnTeamOp());
  change.base = base;
  change.whole = true;
  EditRecord named;
  named.name = std::move(name);
  change.meta = recordMeta(named);
  return change;
}

/// Returns all changes after one, as they were written.
Result<std::vector<TeamLogRow>> rowsSince(TeamLog& log, std::int64_t seq) {
  std::vector<TeamLogRow> all;
  for (;;) {
    const auto more = log.changesSince(all.empty() ? seq : all.back().seq, 500);
    if (!more) return more.error();
    if (more->empty()) return all;
    all.insert(all.end(), more->begin(), more->end());
  }
}

/// Returns whether a change claims to undo a change of another author. Databases that were not upgraded
/// accept this: the other change would count as undone although it stays on the terrain.
bool isForged(const TeamLogRow& row, const std::map<TeamOp, std::string>& authors) {
  const auto undone = authors.find(row.undoes);
  return undone != authors.end() && undone->second != row.author;
}

/// Returns all changes after one, or from the first change on if one of them undoes or redoes an earlier
/// change. Changes that claim to undo a change of another author are plain changes.
Result<std::vector<TeamLogRow>> allSince(TeamLog& log, std::int64_t seq) {
  auto rows = rowsSince(log, seq);
  if (!rows) return rows;
  std::map<TeamOp, std::string> authors;
  for (const TeamLogRow& row : *rows) authors.emplace(row.op, row.author);
  const auto known = [&](const TeamLogRow& row) { return !row.undoes || authors.contains(row.undoes); };
  if (seq > 1 && !std::ranges::all_of(*rows, known)) return allSince(log, 1);
  for (TeamLogRow& row : *rows)
    if (isForged(row, authors)) row.undoes = {};
  return rows;
}

/// Returns the changes that are undone after all undos and redos.
std::set<TeamOp> leftOut(const std::vector<TeamLogRow>& rows) {
  std::set<TeamOp> out;
  for (const TeamLogRow& row : rows)
    if (row.undoes && !out.erase(row.undoes)) out.insert(row.undoes);
  return out;
}

HeightRaster::TilePtr tileIn(const TerrainDocument& document, const TeamKey& key) {
  return tileOrNull(document.raster(rasterOf(key)), key.slot);
}

/// Returns whether a piece is equal in two documents. Contract: for selections, both documents have the
/// selection of the piece's session.
bool same(const TeamKey& key, const TerrainDocument& one, const TerrainDocument& other) {
  if (key.role == kStateRole) return withoutSelection(one.state()) == withoutSelection(other.state());
  if (key.role == kSelectingRole) return one.state().selecting == other.state().selecting;
  if (key.role == kObjectsRole)
    return objectsOfChunk(one.objects(), key.slot) == objectsOfChunk(other.objects(), key.slot);
  return sameTile(tileIn(one, key), tileIn(other, key));
}

/// Selection of a session while the document has another one; null if there is none.
using Weights = std::optional<MaskRaster>;

Weights weightsIn(const TerrainDocument& document) {
  return document.selection() ? Weights(*document.selection()) : std::nullopt;
}

void giveSelection(const Weights& weights, TerrainDocument& document) {
  EditRecord record;
  record.state = document.state();
  record.state->selecting = weights.has_value();
  TileSet& tiles = record.tiles[kSelection];
  if (const MaskRaster* const before = document.selection())
    for (const int slot : before->heldSlots()) tiles.emplace(slot, nullptr);
  if (weights)
    for (const int slot : weights->heldSlots()) tiles.insert_or_assign(slot, weights->tile(slot));
  document.receive(std::move(record));
}

/// Replay of the log from a change on, in two documents: as it was, and without the changes that are left
/// out. The documents have the selection of one session at a time: the author of the replayed change.
class Replay {
 public:
  /// slots: contents of pieces at the start; parts: of these, without selections.
  Replay(TeamLog& log, const DocumentParts& parts, const std::map<TeamKey, TeamSlot>& slots,
         const TerrainDocument::Ids& ids)
      : log_(log), was_(parts), is_(parts) {
    is_.takeIdsFrom(ids);
    giveIdsAgain(is_, true);
    for (const auto& [key, slot] : slots)
      if (isOfSelection(key) || key.role == kStateRole) start_.emplace(key, slot);
  }

  /// Replays a change. Updates `revisions` with the pieces that it wrote.
  [[nodiscard]] Result<void> add(const TeamLogRow& row, bool leftOut, std::map<TeamKey, TeamSlot>& revisions) {
    const auto slots = log_.slotsOf(row.seq);
    if (!slots) return slots.error();
    const std::map<TeamKey, TeamSlot> wrote = byKey(*slots);
    for (const auto& [key, slot] : wrote) revisions[key] = slot;
    const bool clean = row.whole ? differing_.empty() : std::ranges::none_of(*slots, [&](const TeamSlot& slot) {
      return differing_.contains(slot.key);
    });
    const bool done = !row.undoes && !leftOut;
    // It depends on the selection of its author. An undo may also have written selections of other sessions.
    const std::int64_t author = authorIn(*slots);
    std::set<std::int64_t> others;
    for (const auto& [key, slot] : wrote)
      if (isOfSelection(key) && key.layer != author) others.insert(key.layer);
    for (const std::int64_t other : others)
      if (auto taken = take(other, wrote, true, done); !taken) return taken;
    return take(author, wrote, false, done, [&](std::set<TeamKey>& touched) {
      return done && !clean && performAgain(row, author, touched);
    });
  }

  [[nodiscard]] const std::set<TeamKey>& differing() const { return differing_; }
  [[nodiscard]] const TerrainDocument& result() const { return is_; }
  /// Sets the selection of both documents to that of a session.
  [[nodiscard]] Result<void> choose(std::int64_t session) {
    if (session == chosen_) return {};
    if (!selections_.contains(session)) {
      auto begun = selectionAtStart(session);
      if (!begun) return begun.error();
      selections_[session] = {*begun, *begun};
    }
    selections_[chosen_] = {weightsIn(was_), weightsIn(is_)};
    chosen_ = session;
    giveSelection(selections_[session].was, was_);
    giveSelection(selections_[session].is, is_);
    return {};
  }

 private:
  struct Selections {
    Weights was, is;
  };
  static constexpr std::int64_t kNone = -1;  ///< No session.

  /// Returns the session whose selection a change depends on.
  static std::int64_t authorIn(const std::vector<TeamSlot>& slots) {
    const auto named = std::ranges::find(slots, std::int64_t{kSelectingRole},
                                         [](const TeamSlot& slot) { return slot.key.role; });
    return named == slots.end() ? kNobody : named->key.layer;
  }
  [[nodiscard]] Result<Weights> selectionAtStart(std::int64_t session) {
    std::map<TeamKey, TeamSlot> slots = seenBy(session, start_);
    // Earlier versions stored the shared selection in the state.
    if (session != kNobody) std::erase_if(slots, [](const auto& slot) { return slot.first.role == kStateRole; });
    if (slots.empty()) return Weights();
    const auto fetched = fetchPieces(log_, slots);
    if (!fetched) return fetched.error();
    const auto pieces = readPieces(fetched->pieces);
    if (!pieces) return pieces.error();
    const bool selecting = session == kNobody ? pieces->state && pieces->state->document.selecting
                                              : pieces->selecting.value_or(false);
    if (!selecting) return Weights();
    Weights weights = was_.emptyRaster(RasterRole::Selection);
    if (const auto tiles = pieces->tiles.find(kSelection); tiles != pieces->tiles.end())
      for (const auto& [slot, tile] : tiles->second)
        if (slot < weights->tileCount()) weights->exchangeTile(slot, tile);
    return weights;
  }

  /// Applies the pieces of a session's selection that a change wrote, and, unless `alone`, all pieces that
  /// are not of selections: to `was_` as in the log, to `is_` if the change is `done` there. again: performs
  /// the change in `is_` in another way, adds the pieces that it touched, and returns whether it did.
  [[nodiscard]] Result<void> take(std::int64_t session, const std::map<TeamKey, TeamSlot>& wrote, bool alone, bool done,
                                  const std::function<bool(std::set<TeamKey>&)>& again = {}) {
    std::map<TeamKey, TeamSlot> slots = seenBy(session, wrote);
    if (alone) std::erase_if(slots, [](const auto& slot) { return !isOfSelection(slot.first); });
    if (auto chosen = choose(session); !chosen) return chosen;
    const auto fetched = fetchPieces(log_, slots);
    if (!fetched) return fetched.error();
    auto pieces = readPieces(fetched->pieces);
    if (!pieces) return pieces.error();
    if (pieces->state && !(pieces->state->document.frame == was_.frame()))
      return Error{"what was done before the terrain got another frame cannot be taken back"};
    if (session == kNobody && pieces->state) pieces->selecting = pieces->state->document.selecting;
    std::set<TeamKey> touched;
    for (const auto& [key, slot] : slots) touched.insert(key);
    if (auto in = receive(*pieces, was_); !in) return in;
    const bool did = again && again(touched);
    if (done && !did)
      if (auto in = receive(*pieces, is_); !in) return in;
    held_.push_back(std::move(pieces->held));
    for (const TeamKey& key : touched)
      if (same(key, was_, is_))
        differing_.erase(key);
      else
        differing_.insert(key);
    return {};
  }

  static Result<void> receive(const ReadPieces& pieces, TerrainDocument& document) {
    auto record = recordOf(pieces, document);
    if (!record) return record.error();
    document.receive(std::move(*record));
    return {};
  }
  /// Performs the operation of a change again in `is_` and adds the touched pieces to `touched`. Returns
  /// whether the change has an operation.
  bool performAgain(const TeamLogRow& row, std::int64_t author, std::set<TeamKey>& touched) {
    const auto record = readRecordMeta(row.meta);
    if (!record || !record->operation) return false;
    const ReplayStep step{record->operation.get(), record->active};
    // A change that fails without the one that is left out is omitted as well.
    if (!replaySteps({&step, 1}, is_, {.missingIsBase = true}) || is_.history().position() == 0) return true;
    const EditRecord& done = is_.history().record(0);
    const std::int64_t project = log_.project();
    for (const auto& [id, set] : done.tiles) {
      const int columns = emptyRaster(id.role, is_.frame(), 0.0F).tileColumns();
      for (const auto& [slot, tile] : set) touched.insert(tileKey(project, id, slot, columns, author));
    }
    for (const std::int64_t chunk : chunksOf(done.objects)) touched.insert(objectsKey(project, chunk));
    if (done.state) touched.insert({stateKey(project), selectingKey(project, author)});
    is_.forgetDone(1);
    return true;
  }

  TeamLog& log_;
  std::vector<TeamHeld> held_;
  TerrainDocument was_, is_;
  std::set<TeamKey> differing_;  ///< Pieces that differ between the documents.
  std::map<TeamKey, TeamSlot> start_;  ///< Selections and state at the start.
  std::map<std::int64_t, Selections> selections_{{kNone, {}}};
  std::int64_t chosen_ = kNone;
};

/// Returns the pieces that replace those of a change if it is undone or redone, without a replay. Nothing if
/// a replay is needed: a later change that is in force depends on the pieces, or an earlier change was undone
/// or redone later.
Result<std::optional<std::vector<TeamWrite>>> exchanged(TeamLog& log, const std::vector<TeamLogRow>& rows,
                                                        const TeamDone& which, bool wanted,
                                                        const std::set<TeamOp>& out) {
  std::optional<std::vector<TeamWrite>> none;
  const auto own = log.slotsOf(which.seq);
  if (!own) return own.error();
  std::map<TeamKey, TeamWrite> written;
  for (const auto& [key, slot] : byKey(*own)) written[key] = {key, which.seq, slot.content};
  std::set<TeamOp> later{which.op};
  const auto slots = log.slotsBetween(which.seq, rows.back().seq);
  if (!slots) return slots.error();
  auto slot = slots->begin();
  for (const TeamLogRow& row : rows) {
    if (row.seq <= which.seq) continue;
    later.insert(row.op);
    const bool toggles = static_cast<bool>(row.undoes);
    if (toggles ? !later.contains(row.undoes) : row.whole && !out.contains(row.op)) return none;
    for (; slot != slots->end() && slot->rev <= row.seq; ++slot) {
      const auto found = written.find(slot->key);
      if (found == written.end()) continue;
      if (!toggles && !out.contains(row.op)) return none;
      if (slot->content >= 0) found->second.seen = row.seq;
    }
  }
  if (wanted) {
    const auto before = log.slotsAt(which.seq - 1);
    if (!before) return before.error();
    const auto had = byKey(before->slots);
    for (auto& [key, write] : written) write.content = had.contains(key) ? had.at(key).content : 0;
  }
  std::vector<TeamWrite> all;
  for (const auto& [key, write] : written) all.push_back(write);
  return std::optional(std::move(all));
}

/// Adds the pieces that replace those of a change, by a replay of the changes after it.
Result<void> addReplayed(TeamLog& log, const std::vector<TeamLogRow>& rows, const std::set<TeamOp>& out,
                         const TerrainDocument::Ids& ids, TeamChange& change,
                         std::vector<TeamContent>& contents) {
  const auto start = log.slotsAt(rows.front().seq - 1);
  if (!start) return start.error();
  std::map<TeamKey, TeamSlot> slots = byKey(start->slots);
  constexpr std::int64_t kNoSession = -1;
  const auto parts = teamParts(log, slots, kNoSession);
  if (!parts) return parts.error();
  Replay replay(log, parts->parts, slots, ids);
  for (const TeamLogRow& row : rows) {
    if (auto added = replay.add(row, out.contains(row.op), slots); !added) return added;
    for (const Message& why : {parts->contents->damage(), parts->contents->whyMissing()})
      if (!why.empty()) return Error{why};
  }
  const auto seen = [&slots](const TeamKey& key) { return slots.contains(key) ? slots.at(key).rev : 0; };
  const HeightRaster& ground = replay.result().heights();
  std::vector<TilePiece> tiles;
  for (const TeamKey& key : replay.differing()) {
    if (key.role == static_cast<std::int64_t>(RasterRole::Ground) && key.slot < ground.tileCount())
      change.box = change.box.united(ground.tileRect(static_cast<int>(key.slot)));
    TeamContent content;
    if (isOfSelection(key))
      if (auto chosen = replay.choose(key.layer); !chosen) return chosen;
    if (key.role == kStateRole)
      content = stateContent(sourceOf(replay.result()), key);
    else if (key.role == kSelectingRole)
      content = selectingContent(replay.result().state().selecting, key);
    else if (key.role == kObjectsRole)
      content = objectsContent(replay.result().objects(), key);
    else if (const HeightRaster::TilePtr tile = tileIn(replay.result(), key)) {
      tiles.push_back(tilePiece(key, tile, *replay.result().raster(rasterOf(key))));
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
  return {};
}

/// Undoes or redoes a change. stale: called with the number of attempts when changes of others came first.
Result<void> leaveOutAgain(TeamLog& log, const TeamDone& which, bool wanted, const TerrainDocument::Ids& ids,
                           const std::function<Result<void>(int)>& stale) {
  using Clock = std::chrono::steady_clock;
  constexpr auto kNever = Clock::time_point::max();
  Clock::time_point givesUp = kNever;  ///< While another session keeps the area.
  for (int tries = 0; tries < kMostReplays;) {
    const auto rows = allSince(log, which.seq - 1);
    if (!rows) return rows.error();
    if (std::ranges::find(*rows, which.op, &TeamLogRow::op) == rows->end())
      return Error{"%1 has no change of this terrain that could be undone", log.shown()};
    auto out = leftOut(*rows);
    // The answer to an earlier commit may have been lost.
    if (out.contains(which.op) == wanted) return {};
    auto quick = exchanged(log, *rows, which, wanted, out);
    if (!quick) return quick.error();
    wanted ? void(out.insert(which.op)) : void(out.erase(which.op));
    TeamChange change =
        wholeChange(log, rows->back().seq, Message(wanted ? "Undo %1" : "Redo %1", which.name));
    change.undoes = which.op;
    std::vector<TeamContent> contents;
    if (*quick) {
      change.slots = **quick;
      change.box = std::ranges::find(*rows, which.op, &TeamLogRow::op)->box;
    } else if (auto replayed = addReplayed(log, *rows, out, ids, change, contents); !replayed) {
      return replayed;
    }
    if (auto put = log.put(contents); !put) return put;
    const auto answer = log.commit(change);
    if (!answer) return answer.error();
    if (answer->outcome == CommitOutcome::Leased) {
      if (givesUp == kNever) givesUp = Clock::now() + kUndoPatience;
      if (Clock::now() > givesUp) return keptError(log, change.box);
      if (auto waited = log.awaitLease(kUndoLook); !waited) return waited;
      continue;
    }
    if (answer->outcome == CommitOutcome::Done) return {};
    givesUp = kNever;
    if (auto told = stale(++tries); !told) return told;
  }
  return outrunError();
}

}  // namespace

Result<void> leaveOut(TeamLog& log, const TeamDone& which, bool out, const TerrainDocument::Ids& ids) {
  std::int64_t lease = 0;
  auto done = leaveOutAgain(log, which, out, ids, [&](int times) -> Result<void> {
    if (times < kReplaysBeforeLease) return {};
    const std::int64_t mine = lease != 0 ? lease : drawnTeamId();
    const auto taken = log.takeLease(mine, kEverything, kUndoLease);
    if (!taken) return taken.error();
    if (*taken) lease = mine;
    return {};
  });
  if (lease != 0)
    if (auto ended = log.endLease(lease); !ended && done) done = ended;
  return done;
}

Result<bool> bringBack(TeamLog& log, std::int64_t seq, const std::string& name) {
  const auto there = log.changesSince(seq - 1, 1);
  if (!there) return there.error();
  if (seq < 1 || there->empty() || there->front().seq != seq) return missingChange(log, seq);
  const auto then = log.slotsAt(seq);
  if (!then) return then.error();
  const std::map<TeamKey, TeamSlot> had = byKey(then->slots);
  for (int tries = 0; tries < kMostReplays; ++tries) {
    const auto now = log.slots();
    if (!now) return now.error();
    const std::map<TeamKey, TeamSlot> has = byKey(now->slots);
    TeamChange change = wholeChange(log, now->head, Message("Bring back \"%1\"", name));
    change.box = kEverything;
    const auto contentIn = [](const std::map<TeamKey, TeamSlot>& slots, const TeamKey& key) {
      const auto found = slots.find(key);
      return found == slots.end() ? 0 : found->second.content;
    };
    // Every piece that had a content still has a slot, so `has` covers the pieces of `had`. Selections stay
    // as they are, because each session has a separate one.
    for (const auto& [key, slot] : has)
      if (const std::int64_t content = contentIn(had, key); content != slot.content && !isOfSelection(key))
        change.slots.push_back({key, slot.rev, content});
    if (change.slots.empty()) return false;
    const auto answer = log.commit(change);
    if (!answer) return answer.error();
    if (answer->outcome == CommitOutcome::Leased) return keptError(log, change.box);
    if (answer->outcome == CommitOutcome::Done) return true;
  }
  return outrunError();
}

}  // namespace scarp
