#include "core/team/TeamDocument.h"

#include <chrono>
#include <utility>

#include "core/team/TeamRead.h"

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

}  // namespace

Result<OpenedTeam> openTeam(TeamLog& log) {
  const auto now = log.slots();
  if (!now) return now.error();
  OpenedTeam opened;
  opened.head = now->head;
  opened.slots = byKey(now->slots);
  if (!opened.slots.contains(stateKey(log.project())))
    return Error{log.shown() + " has nothing of this terrain yet"};
  const auto fetched = fetchPieces(log, opened.slots);
  if (!fetched) return fetched.error();
  auto pieces = readPieces(fetched->pieces);
  if (!pieces) return pieces.error();
  opened.held = std::move(pieces->held);
  auto parts = partsOf(std::move(*pieces));
  if (!parts) return parts.error();
  opened.document = std::make_unique<TerrainDocument>(std::move(*parts));
  // Whoever may only look has no use for ids.
  if (const auto block = log.takeBlock()) opened.document->takeIdsFrom(idsOfBlock(*block));
  return opened;
}

TeamDocument::TeamDocument(TeamLog& log, OpenedTeam opened)
    : log_(&log),
      document_(std::move(opened.document)),
      follower_(*document_, log.project(), opened.head, std::move(opened.slots), std::move(opened.held)) {}

Result<std::unique_ptr<TeamDocument>> TeamDocument::open(TeamLog& log) {
  auto opened = openTeam(log);
  if (!opened) return opened.error();
  return std::unique_ptr<TeamDocument>(new TeamDocument(log, std::move(*opened)));
}

Result<void> TeamDocument::share(TeamLog& log, const TerrainDocument& document) {
  const TeamSource source = sourceOf(document);
  std::map<TeamKey, std::int64_t> writes;
  std::vector<TeamContent> all = textsOf(source, log.project(), writes);
  const std::vector<TilePiece> tiles = tilesOf(source, log.project());
  std::vector<TeamContent> contents = tileContents(tiles);
  for (std::size_t i = 0; i < tiles.size(); ++i) {
    writes[tiles[i].key] = contents[i].id;
    all.push_back(std::move(contents[i]));
  }
  TeamChange change;
  change.op = drawnTeamId();
  change.whole = true;
  change.box = document.frame().samples();
  change.meta = R"({"name":"Share"})";
  for (const auto& [key, content] : writes) change.slots.push_back({key, 0, content});
  if (auto put = log.put(all); !put) return put;
  const auto done = log.commit(change);
  if (!done) return done.error();
  if (done->outcome == CommitOutcome::Done || done->outcome == CommitOutcome::Known) return {};
  return Error{log.shown() + " has this terrain already"};
}

Result<bool> TeamDocument::pushFirst() {
  if (!sent_) {
    auto draft = follower_.draft();
    if (!draft) return draft.error();
    TeamParcel parcel = packed(std::move(*draft));
    if (auto put = log_->put(parcel.contents); !put) return put.error();
    sent_ = std::move(parcel);
  }
  const auto answer = log_->commit(sent_->change);
  if (!answer) return answer.error();
  switch (answer->outcome) {
    case CommitOutcome::Done:
      // Others may have come between: their pieces are not those of this one.
      if (answer->seq == head() + 1) {
        const TeamParcel sent = *std::exchange(sent_, std::nullopt);
        if (auto taken = follower_.take(newsOf(sent, answer->seq)); !taken) return taken.error();
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
  auto news = newsSince(*log_, head(), sent_ ? &*sent_ : nullptr, follower_.frame());
  if (!news) return news.error();
  if (sent_)
    for (const TeamNews::Part& part : news->parts)
      if (part.mine == sent_->change.op) {
        sent_.reset();
        break;
      }
  return follower_.take(std::move(*news));
}

Result<bool> TeamDocument::undo() {
  if (auto pushed = push(); !pushed) return pushed.error();
  if (follower_.done().empty()) return false;
  const TeamDone which = follower_.done().back();
  if (auto done = leaveOut(*log_, which, true, document_->ids()); !done) return done.error();
  follower_.tookBack(which.op);
  if (auto pulled = pull(); !pulled) return pulled.error();
  return true;
}

Result<bool> TeamDocument::redo() {
  if (auto pushed = push(); !pushed) return pushed.error();
  if (follower_.undone().empty()) return false;
  const TeamDone which = follower_.undone().back();
  if (auto done = leaveOut(*log_, which, false, document_->ids()); !done) return done.error();
  follower_.didAgain(which.op);
  if (auto pulled = pull(); !pulled) return pulled.error();
  return true;
}

}  // namespace scarp
