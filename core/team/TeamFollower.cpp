#include "core/team/TeamFollower.h"

#include <unistd.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>
#include <span>

#include "core/base/Sha256.h"
#include "core/base/ShortNumber.h"
#include "core/document/EditHistory.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/Replay.h"
#include "core/recovery/RecoveryJournal.h"
#include "core/store/StoredNumbers.h"

namespace scarp {

namespace {

/// Applies the samples that a step changed in a tile to the tile of others; all other samples stay theirs.
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

/// Returns whether a record only changes the selection.
bool selects(const EditRecord& record) {
  return record.operation &&
         (record.operation->is<SelectOperation>() || record.operation->is<ChangeSelectionOperation>());
}

Message notAgain(const EditRecord& record) {
  return Message("\"%1\" could not be done again on what others made", record.name);
}

/// Returns the id of a step in the log: 128 bits of HMAC-SHA-256 with a key. The journal contains the key
/// before the step, so the step keeps its id when it is sent again, even after a crash. Ids of other steps
/// cannot be computed from known ones without the key.
TeamOp opOfStep(const std::string& key, std::int64_t project, StepId step) {
  // HMAC (RFC 2104). A key of 64 digits has the block size of SHA-256. The inner hash is used as hexadecimal
  // text.
  constexpr std::size_t kBlock = 64;
  const auto addKey = [&key](Sha256& sum, unsigned char pad) {
    std::array<std::byte, kBlock> block{};
    for (std::size_t i = 0; i < block.size(); ++i)
      block[i] = static_cast<std::byte>((i < key.size() ? static_cast<unsigned char>(key[i]) : 0U) ^ pad);
    sum.add(block);
  };
  Sha256 inner, outer;
  addKey(inner, 0x36);
  addKey(outer, 0x5C);
  const std::array<std::uint64_t, 2> place{static_cast<std::uint64_t>(project), step};
  inner.add(std::as_bytes(std::span(place)));
  const std::string digits = inner.finish();
  outer.add(std::as_bytes(std::span(digits)));
  const std::string sum = outer.finish();
  TeamOp op;
  op.high = readHexadecimal(std::string_view(sum).substr(0, 16)).value_or(0);
  op.low =
      readHexadecimal(std::string_view(sum).substr(16, 16)).value_or(0) | 2;  // Not 0, not even in 63 bits.
  return op;
}

/// Returns the id that earlier versions assigned to a step, for their journals. Members could predict it.
TeamOp legacyOpOfStep(std::int64_t secret, std::int64_t project, StepId step) {
  const std::uint64_t sum =
      checksum({}, {static_cast<std::uint64_t>(secret), static_cast<std::uint64_t>(project), step});
  return {0, std::max<std::uint64_t>(sum >> 1, 1)};
}

}  // namespace

TeamFollower::TeamFollower(TerrainDocument& document, std::int64_t project, std::int64_t session,
                           std::int64_t head, std::map<TeamKey, TeamSlot> slots, TeamHeld held,
                           std::shared_ptr<TeamContents> contents)
    : document_(document),
      project_(project),
      session_(session),
      head_(head),
      frame_(document.frame()),
      slots_(std::move(slots)),
      contents_(std::move(contents)) {
  held_.push_back(std::move(held));
}

std::string drawnTeamKey() {
  std::string key;
  for (int half = 0; half < 2; ++half) {
    const TeamOp bits = drawnTeamOp();
    key += hexadecimal(bits.high) + hexadecimal(bits.low);
  }
  return key;
}

std::size_t TeamFollower::waiting() const { return document_.history().position(); }

Result<TeamDraft> TeamFollower::draft() const {
  auto draft = draftOfFirst(document_, project_, session_, head_, slots_);
  // Checked last, because making the draft reads tiles as well.
  if (contents_)
    for (const Message& why : {contents_->damage(), contents_->whyMissing()})
      if (!why.empty()) return Error{why};
  if (draft) draft->change.op = opOf(draft->step);
  return draft;
}

void TeamFollower::keepIn(RecoveryJournal* journal, TeamBase base) {
  journal_ = journal;
  base_ = std::move(base);
  const bool isKnown = !base_.key.empty() || base_.secret != 0;
  if (!base_.key.empty()) key_ = base_.key;
  secret_ = base_.secret;
  base_.key = key_;
  base_.session = session_;
  if (journal_ && !isKnown && document_.history().size() != 0) journal_->goOnWith(key_);
  emptyJournal();
}

void TeamFollower::emptyJournal() {
  if (!journal_ || document_.history().size() != 0) return;
  secret_ = base_.secret = 0;
  journal_->beginAnew(base());
}

TeamOp TeamFollower::nextOp() const {
  return waiting() == 0 ? TeamOp() : opOf(document_.history().record(0).id);
}

TeamOp TeamFollower::opOf(StepId step) const {
  return secret_ != 0 ? legacyOpOfStep(secret_, project_, step) : opOfStep(key_, project_, step);
}

void TeamFollower::goOnWith(const std::string& key) {
  key_ = base_.key = key;
  secret_ = base_.secret = 0;
}

void TeamFollower::renewIds() {
  goOnWith(drawnTeamKey());
  if (!journal_) return;
  journal_->goOnWith(key_);
  (void)journal_->flush();
}

TeamBase TeamFollower::base() const {
  TeamBase base = base_;
  base.head = head_;
  return base;
}

TeamHeld TeamFollower::takeHeld() {
  TeamHeld all;
  for (TeamHeld& held : held_) all.add(std::move(held));
  held_.clear();
  return all;
}

Result<void> TeamFollower::take(TeamNews news) {
  const std::int64_t before = head_;
  for (TeamNews::Part& part : news.parts) {
    if (!part.found.empty()) {
      if (auto in = takeFound(part); !in) return in;
      continue;
    }
    // A committed waiting edit counts even if head() is later.
    if (part.last <= head_ && !isSameOp(part.mine, nextOp())) continue;
    if (journal_) journal_->hold();
    if (part.mine) {
      committed(part);
    } else if (!part.slots.empty()) {
      const bool clash = waiting() > 0 && touchesWaiting(part.slots);
      if (auto in = clash ? rebase(part) : receive(part); !in) {
        if (journal_) journal_->goOn(0);
        return in;
      }
    }
    head_ = std::max(head_, part.last);
    if (journal_) journal_->goOn(head_);
    emptyJournal();
  }
  if (head_ > before) frame_ = news.frame;
  return {};
}

Result<void> TeamFollower::takeFound(TeamNews::Part& part) {
  constexpr std::size_t kSeveral = 64;
  GridRect seen;
  std::vector<GridRect> looked;
  for (const MissingTile& tile : part.found) {
    const auto has = slots_.find(tile.key);
    const bool ours = contents_ && contents_->isMissing(tile.raster, tile.slot) && has != slots_.end() &&
                      has->second.content == tile.content;
    if (contents_) contents_->found(tile.raster, tile.slot);
    if (!ours) {
      // The tile was replaced by another one or fetched before.
      if (const auto set = part.pieces.tiles.find(tile.raster); set != part.pieces.tiles.end())
        set->second.erase(tile.slot);
      continue;
    }
    part.slots[tile.key] = has->second;
    if (tile.whole) continue;
    looked.push_back(emptyRaster(tile.raster.role, document_.frame(), 0.0F).tileRect(tile.slot));
    seen = seen.united(looked.back());
  }
  if (part.slots.empty()) return {};
  std::erase_if(part.pieces.tiles, [](const auto& set) { return set.second.empty(); });
  if (journal_) journal_->hold();
  Result<void> in;
  if (waiting() > 0 && touchesWaiting(part.slots))
    in = rebase(part);
  else if (!part.pieces.tiles.empty())
    in = receive(part);
  if (journal_) journal_->goOn(in ? head_ : 0);
  if (!in) return in;
  emptyJournal();
  // Readers of single samples of these tiles have seen holes.
  if (looked.size() > kSeveral) looked.assign(1, seen);
  for (const GridRect& rect : looked) document_.groundRepaired(rect);
  return {};
}

void TeamFollower::committed(const TeamNews::Part& mine) {
  for (const auto& [key, slot] : mine.slots)
    if (slots_[key].rev < slot.rev) slots_[key] = slot;
  // Performed again on changes of others, the edit may have had no effect.
  const bool there = waiting() > 0 && (mine.step == 0 || document_.history().record(0).id == mine.step);
  done_.push_back({mine.mine, mine.last, there ? document_.history().record(0).name : Message()});
  undone_.clear();
  if (there) document_.forgetDone(1);
}

void TeamFollower::toggled(const TeamOp& op, bool out) {
  std::vector<TeamDone>&from = out ? done_ : undone_, &to = out ? undone_ : done_;
  const auto found = std::ranges::find(from, op, &TeamDone::op);
  if (found == from.end()) return;
  to.push_back(std::move(*found));
  from.erase(found);
}

bool TeamFollower::touchesWaiting(const std::map<TeamKey, TeamSlot>& theirs) const {
  if (theirs.contains(stateKey(project_))) return true;
  const EditHistory& history = document_.history();
  const DocumentState state = document_.state();
  for (std::size_t i = 0; i < history.position(); ++i) {
    const EditRecord& record = history.record(i);
    TeamChange touched;
    addReads(record, state, project_, session_, slots_, touched);
    if (touched.whole || record.state) return true;
    for (const TeamWrite& read : touched.slots)
      if (theirs.contains(read.key)) return true;
    for (const std::int64_t chunk : chunksOf(record.objects))
      if (theirs.contains(objectsKey(project_, chunk))) return true;
  }
  return false;
}

Result<void> TeamFollower::receive(TeamNews::Part& theirs) {
  auto record = recordOf(theirs.pieces, document_);
  if (!record) return record.error();
  if (!theirs.pieces.held.empty()) held_.push_back(std::move(theirs.pieces.held));
  document_.receive(std::move(*record), partsChanged(theirs.pieces, document_));
  for (const auto& [key, slot] : theirs.slots) slots_[key] = slot;
  return {};
}

Result<void> TeamFollower::rebase(TeamNews::Part& theirs) {
  struct Step {
    EditRecord record;  ///< With the tiles before the step.
    RecordTiles after;
    bool within = false;  ///< The step was limited by a selection.
  };
  const EditHistory& history = document_.history();
  const std::size_t count = history.position();
  std::vector<Step> steps(count);
  const LayerId active = document_.activeLayer();
  const auto giveUp = [&](const Error& error) {
    (void)document_.goTo(count);
    return Result<void>(error);
  };
  for (std::size_t i = count; i-- > 0;) {
    const auto present = [this](const TileKey& key) {
      return tileOrNull(document_.raster(key.raster), key.slot);
    };
    auto tiles = history.tilesOf(i, present);
    if (!tiles) return giveUp(tiles.error());
    steps[i].record = history.record(i);
    for (const auto& [id, set] : *tiles)
      for (const auto& [slot, tile] : set) steps[i].after[id].emplace(slot, present({id, slot}));
    steps[i].record.tiles = std::move(*tiles);
    if (auto back = document_.undo(); !back) return giveUp(back.error());
    steps[i].within = document_.selection() && !selects(steps[i].record);
  }
  const GridFrame before = document_.frame();
  if (auto in = receive(theirs); !in) return giveUp(in.error());
  // Edits that are performed again reuse their ids.
  giveIdsAgain(document_, true);
  for (const Step& step : steps) {
    // A new frame ends the selection. Without it, the edit would affect a larger area.
    if (step.within && !document_.selection() && !(document_.frame() == before)) {
      notes_.push_back(notAgain(step.record));
      continue;
    }
    performAgain(step.record, step.after);
  }
  giveIdsAgain(document_, false);
  const auto& layers = document_.layers();
  if (std::ranges::find(layers, active, &Layer::id) != layers.end()) document_.activate(active);
  return {};
}

void TeamFollower::performAgain(const EditRecord& record, const RecordTiles& after) {
  // The step keeps its id, which identifies it in the log.
  const IdSeries<StepId> usual = document_.history().ids();
  IdSeries<StepId> once({record.id, record.id + 1});
  once.add({usual.next(), std::numeric_limits<StepId>::max()});
  document_.history().takeIdsFrom(std::move(once));
  const auto layOver = [&](std::size_t) -> Result<void> {
    if (record.state || !record.objects.empty()) return Error{notAgain(record)};
    EditRecord laid;
    laid.name = record.name;
    laid.changed = record.changed;
    laid.active = record.active;
    for (const auto& [id, set] : after)
      if (const HeightRaster* const raster = document_.raster(id))
        for (const auto& [slot, tile] : set)
          laid.tiles[id].emplace(slot, laidOver(record.tiles.at(id).at(slot), tile, *raster, slot));
    document_.replay(std::move(laid));
    return {};
  };
  const ReplayStep step{record.operation.get(), record.active};
  const auto done = replaySteps({&step, 1}, document_, {.missingIsBase = true, .withoutOperation = layOver});
  if (!done)
    notes_.push_back(record.operation ? messageIn(notAgain(record), done.error().message)
                                      : done.error().message);
  IdSeries<StepId> next = usual;
  for (std::size_t i = 0; i < waiting(); ++i) next.pass(document_.history().record(i).id);
  document_.history().takeIdsFrom(std::move(next));
}

}  // namespace scarp
