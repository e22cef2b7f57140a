#include "core/team/TeamDocument.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <set>
#include <utility>

#include "core/edit/OperationIds.h"
#include "core/store/ContentRows.h"
#include "core/store/StoredRecord.h"
#include "core/team/TeamReads.h"

namespace scarp {

namespace {

constexpr int kTriesBeforeLease = 3, kMostTries = 50;
constexpr std::chrono::seconds kLeaseTime{30};

/// New ids of a block: no other session has any of them.
TerrainDocument::Ids idsOfBlock(std::int64_t block) {
  const auto ofBlock = [block]<class Id>(Id size) {
    const Id first = static_cast<Id>(1 + static_cast<std::uint64_t>(block) * size);
    return IdSeries<Id>({first, static_cast<Id>(first + size)});
  };
  constexpr std::uint32_t kFew = std::uint32_t{1} << 12;
  constexpr std::uint64_t kMany = std::uint64_t{1} << 36;
  return {ofBlock(LayerId{kFew}), ofBlock(MaterialId{kFew}), ofBlock(kFew), ofBlock(ObjectId{kMany}),
          ofBlock(StepId{kMany})};
}

/// What a step left of a tile, laid over what others made of it: a sample that the step changed is as it left
/// it, the others are theirs.
HeightRaster::TilePtr laidOver(const HeightRaster::TilePtr& before, const HeightRaster::TilePtr& after,
                               const HeightRaster& theirs, int slot) {
  auto laid = theirs.copyOfTile(slot);
  const auto sample = [&](const HeightRaster::TilePtr& tile, std::size_t i) {
    return tile ? (*tile)[i] : theirs.fill();
  };
  for (std::size_t i = 0; i < laid->size(); ++i) {
    const float was = sample(before, i), is = sample(after, i);
    if (was != is && !(std::isnan(was) && std::isnan(is))) (*laid)[i] = is;
  }
  return laid;
}

}  // namespace

TeamDocument::TeamDocument(TeamLog& log, DocumentParts parts)
    : log_(&log), document_(std::make_unique<TerrainDocument>(std::move(parts))) {}

Result<std::unique_ptr<TeamDocument>> TeamDocument::open(TeamLog& log) {
  const auto now = log.slots();
  if (!now) return now.error();
  const auto slots = byKey(now->slots);
  if (!slots.contains(stateKey(log.project()))) return Error{log.shown() + " has nothing of this terrain yet"};
  const auto fetched = fetchPieces(log, slots);
  if (!fetched) return fetched.error();
  TeamHeld held;
  if (auto taken = held.take(fetched->pieces); !taken) return taken.error();
  auto parts = partsOf(fetched->pieces);
  if (!parts) return parts.error();
  std::unique_ptr<TeamDocument> opened(new TeamDocument(log, std::move(*parts)));
  opened->held_ = std::move(held);
  opened->slots_ = slots;
  opened->head_ = now->head;
  // Whoever may only look has no use for ids.
  if (const auto block = log.takeBlock()) opened->document_->takeIdsFrom(idsOfBlock(*block));
  return opened;
}

Result<void> TeamDocument::share(TeamLog& log, const TerrainDocument& document) {
  auto contents = contentsOf(document, log.project());
  TeamChange change;
  change.op = drawnTeamId();
  change.whole = true;
  change.box = document.frame().samples();
  change.meta = R"({"name":"Share"})";
  std::vector<TeamContent> all;
  for (auto& [key, content] : contents) {
    change.slots.push_back({key, 0, content.id});
    all.push_back(std::move(content));
  }
  if (auto put = log.put(all); !put) return put;
  const auto done = log.commit(change);
  if (!done) return done.error();
  if (done->outcome == CommitOutcome::Done || done->outcome == CommitOutcome::Known) return {};
  return Error{log.shown() + " has this terrain already"};
}

std::int64_t TeamDocument::seen(const TeamKey& key) const {
  const auto found = slots_.find(key);
  return found == slots_.end() ? 0 : found->second.rev;
}

void TeamDocument::addReads(const EditRecord& record, TeamChange& change) const {
  const auto read = record.operation ? samplesRead(*record.operation, *document_) : std::nullopt;
  if (!read) {
    change.whole = true;
    return;
  }
  std::set<TeamKey> written;
  for (const TeamWrite& write : change.slots) written.insert(write.key);
  const auto add = [&](const TeamKey& key) {
    if (written.insert(key).second) change.slots.push_back({key, seen(key), TeamWrite::kOnlyRead});
  };
  add(stateKey(log_->project()));
  for (const RasterId& id : rastersOf(document_->state())) {
    const HeightRaster like = emptyRaster(id.role, document_->frame(), 0.0F);
    // Paint has two samples along a side of one here; it is read by whoever paints.
    if (id.role == RasterRole::Paint) continue;
    const GridRect tiles = like.tilesTouching(*read);
    for (int row = tiles.row0; row < tiles.row1; ++row)
      for (int column = tiles.column0; column < tiles.column1; ++column)
        add(tileKey(log_->project(), id, like.tileIndex(column, row), like.tileColumns()));
  }
}

// The base is made of the ground when the first layer comes, and goes with the last: no step lists its tiles.
void TeamDocument::addBase(const EditRecord& record, std::map<TeamKey, std::int64_t>& writes) const {
  if (!record.state || record.state->layers.empty() == document_->layers().empty()) return;
  const bool comes = record.state->layers.empty();
  const auto role = static_cast<std::int64_t>(comes ? RasterRole::Ground : RasterRole::Base);
  for (const auto& [key, slot] : slots_) {
    if (key.role != role || key.layer != 0 || slot.content <= 0) continue;
    TeamKey base = key;
    base.role = static_cast<std::int64_t>(RasterRole::Base);
    writes.emplace(base, comes ? slot.content : 0);
  }
}

Result<TeamChange> TeamDocument::changeOfFirst(std::vector<TeamContent>& contents) {
  const EditRecord& record = document_->history().record(0);
  const auto present = [this](const TileKey& key) -> HeightRaster::TilePtr {
    const HeightRaster* const raster = document_->raster(key.raster);
    return raster && key.slot < raster->tileCount() ? raster->tile(key.slot) : nullptr;
  };
  const auto before = document_->history().tilesOf(0, present);
  if (!before) return before.error();
  const std::int64_t project = log_->project();
  TeamChange change;
  change.op = drawnTeamId();
  change.base = head_;
  change.box = record.changed;
  change.meta = recordMeta(record);
  std::map<TeamKey, std::int64_t> writes;
  addBase(record, writes);
  std::vector<TilePiece> tiles;
  const bool reframed = record.state && !(record.state->frame == document_->frame());
  if (reframed) {
    // Everything has other places: what there was goes, what there is comes.
    for (const auto& [key, slot] : slots_)
      if (slot.content > 0) writes[key] = 0;
    for (auto& [key, content] : contentsOf(*document_, project)) {
      writes[key] = content.id;
      contents.push_back(std::move(content));
    }
  } else {
    for (const auto& [id, set] : *before) {
      const int columns = emptyRaster(id.role, document_->frame(), 0.0F).tileColumns();
      for (const auto& [slot, tile] : set) {
        const TeamKey key = tileKey(project, id, slot, columns);
        if (const HeightRaster::TilePtr now = present({id, slot}))
          tiles.push_back({key, now});
        else
          writes[key] = 0;
      }
    }
    for (TeamContent& content : tileContents(tiles)) {
      writes[tiles[contents.size()].key] = content.id;
      contents.push_back(std::move(content));
    }
    for (const std::int64_t chunk : chunksOf(record.objects)) {
      TeamContent content = objectsContent(document_->objects(), objectsKey(project, chunk));
      writes[objectsKey(project, chunk)] = content.id;
      if (content.id != 0) contents.push_back(std::move(content));
    }
    std::map<TeamKey, TeamContent> held;
    if (record.state) TeamHeld::addContents(document_->state(), project, slots_, held);
    for (auto& [key, content] : held) {
      writes[key] = content.id;
      contents.push_back(std::move(content));
    }
    if (record.state) {
      contents.push_back(stateContent(*document_, stateKey(project)));
      writes[stateKey(project)] = contents.back().id;
    }
  }
  for (const auto& [key, content] : writes) change.slots.push_back({key, seen(key), content});
  addReads(record, change);
  return change;
}

void TeamDocument::committed(const TeamChange& change, std::int64_t seq) {
  for (const TeamWrite& write : change.slots)
    if (write.content != TeamWrite::kOnlyRead) slots_[write.key] = {write.key, seq, write.content};
  head_ = std::max(head_, seq);
  done_.push_back({change.op, seq});
  undone_.clear();
  sent_.reset();
  // Done again on what others made it may have come to nothing.
  if (waiting() > 0) document_->forgetDone(1);
}

Result<bool> TeamDocument::pushFirst() {
  if (!sent_) {
    // The document as the first step left it.
    const std::size_t all = waiting();
    if (auto back = document_->goTo(1); !back) return back.error();
    std::vector<TeamContent> contents;
    auto change = changeOfFirst(contents);
    if (auto forth = document_->goTo(all); !forth) return forth.error();
    if (!change) return change.error();
    if (auto put = log_->put(contents); !put) return put.error();
    sent_ = std::move(*change);
  }
  const auto answer = log_->commit(*sent_);
  if (!answer) return answer.error();
  switch (answer->outcome) {
    case CommitOutcome::Done:
      // Others may have come between: their pieces are not those of this one.
      if (answer->seq == head_ + 1) {
        committed(*sent_, answer->seq);
        return true;
      }
      break;
    case CommitOutcome::Known:
      break;
    case CommitOutcome::Stale:
      sent_.reset();
      break;
    case CommitOutcome::Leased:
      sent_.reset();
      return Error{"somebody else keeps this part of the terrain for now"};
  }
  // The log says in which order.
  if (auto pulled = pull(); !pulled) return pulled.error();
  return false;
}

Result<void> TeamDocument::push() {
  std::int64_t lease = 0;
  Result<void> done;
  for (int tries = 0; done && waiting() > 0;) {
    if (tries == kTriesBeforeLease && lease == 0) {
      lease = drawnTeamId();
      const auto kept = log_->takeLease(lease, document_->frame().samples(), kLeaseTime);
      if (!kept) done = kept.error();
      if (kept && !*kept) lease = 0;
    }
    if (!done) break;
    const auto through = pushFirst();
    if (!through) done = through.error();
    tries = through && *through ? 0 : tries + 1;
    if (tries > kMostTries) done = Error{"others change the same part of the terrain all the time"};
  }
  if (lease != 0)
    if (auto ended = log_->endLease(lease); !ended && done) done = ended;
  return done;
}

Result<void> TeamDocument::pull() {
  std::map<TeamKey, TeamSlot> theirs;
  for (;;) {
    const auto rows = log_->changesSince(head_);
    if (!rows) return rows.error();
    if (rows->empty()) return {};
    for (const TeamLogRow& row : *rows) {
      const auto slots = log_->slotsOf(row.seq);
      if (!slots) return slots.error();
      const bool mine = sent_ && sent_->op == row.op;
      if (!mine) {
        for (auto& [key, slot] : byKey(*slots)) theirs[key] = slot;
        if (&row != &rows->back() && !(sent_ && (&row + 1)->op == sent_->op)) continue;
      }
      if (!theirs.empty())
        if (auto in = takeIn(theirs); !in) return in;
      theirs.clear();
      if (mine) committed(*sent_, row.seq);
      head_ = row.seq;
    }
  }
}

bool TeamDocument::touchesWaiting(const std::map<TeamKey, TeamSlot>& theirs) const {
  if (theirs.contains(stateKey(log_->project()))) return true;
  const EditHistory& history = document_->history();
  for (std::size_t i = 0; i < history.position(); ++i) {
    const EditRecord& record = history.record(i);
    TeamChange touched;
    addReads(record, touched);
    if (touched.whole || record.state) return true;
    for (const TeamWrite& read : touched.slots)
      if (theirs.contains(read.key)) return true;
    for (const std::int64_t chunk : chunksOf(record.objects))
      if (theirs.contains(objectsKey(log_->project(), chunk))) return true;
  }
  return false;
}

Result<void> TeamDocument::takeIn(const std::map<TeamKey, TeamSlot>& theirs) {
  return waiting() > 0 && touchesWaiting(theirs) ? rebase(theirs) : receive(theirs);
}

Result<void> TeamDocument::receive(const std::map<TeamKey, TeamSlot>& theirs) {
  auto fetched = fetchPieces(*log_, theirs);
  if (!fetched) return fetched.error();
  std::map<TeamKey, TeamSlot> all = slots_;
  for (const auto& [key, slot] : theirs) all[key] = slot;
  if (theirs.contains(stateKey(log_->project()))) {
    const auto frame = frameIn(fetched->pieces);
    if (frame && !(*frame == document_->frame())) {
      fetched = fetchPieces(*log_, all);
      if (!fetched) return fetched.error();
    }
  }
  if (auto taken = held_.take(fetched->pieces); !taken) return taken;
  auto record = recordOf(fetched->pieces, *document_);
  if (!record) return record.error();
  document_->receive(std::move(*record));
  slots_ = std::move(all);
  return {};
}

Result<void> TeamDocument::rebase(const std::map<TeamKey, TeamSlot>& theirs) {
  struct Step {
    EditRecord record;  ///< With the tiles before it.
    RecordTiles after;
  };
  const EditHistory& history = document_->history();
  const std::size_t count = history.position();
  std::vector<Step> steps(count);
  const LayerId active = document_->activeLayer();
  for (std::size_t i = count; i-- > 0;) {
    const auto present = [this](const TileKey& key) -> HeightRaster::TilePtr {
      const HeightRaster* const raster = document_->raster(key.raster);
      return raster && key.slot < raster->tileCount() ? raster->tile(key.slot) : nullptr;
    };
    auto tiles = history.tilesOf(i, present);
    if (!tiles) return tiles.error();
    steps[i].record = history.record(i);
    for (const auto& [id, set] : *tiles)
      for (const auto& [slot, tile] : set) steps[i].after[id].emplace(slot, present({id, slot}));
    steps[i].record.tiles = std::move(*tiles);
    if (auto back = document_->undo(); !back) return back;
  }
  if (auto in = receive(theirs); !in) {
    (void)document_->goTo(count);
    return in;
  }
  // What is done again makes what it made before, of the same ids.
  giveIdsAgain(*document_, true);
  for (const Step& step : steps) {
    const auto& layers = document_->layers();
    if (std::ranges::find(layers, step.record.active.id, &Layer::id) != layers.end())
      document_->activate(step.record.active.id);
    else
      document_->activate(kBaseLayer);
    if (step.record.operation) {
      if (const auto done = perform(*step.record.operation, *document_); !done)
        notes_.push_back("\"" + step.record.name + "\" could not be done again on what others made: " +
                         done.error().message);
      continue;
    }
    if (step.record.state || !step.record.objects.empty()) {
      notes_.push_back("\"" + step.record.name + "\" could not be done again on what others made");
      continue;
    }
    EditRecord laid;
    laid.name = step.record.name;
    laid.changed = step.record.changed;
    laid.active = step.record.active;
    for (const auto& [id, set] : step.after)
      if (const HeightRaster* const raster = document_->raster(id))
        for (const auto& [slot, tile] : set)
          laid.tiles[id].emplace(slot, laidOver(step.record.tiles.at(id).at(slot), tile, *raster, slot));
    document_->replay(std::move(laid));
  }
  giveIdsAgain(*document_, false);
  const auto& layers = document_->layers();
  if (std::ranges::find(layers, active, &Layer::id) != layers.end()) document_->activate(active);
  return {};
}

}  // namespace scarp
