#include "core/team/TeamDocument.h"

#include <algorithm>
#include <chrono>
#include <utility>

#include "core/team/TeamRead.h"

namespace scarp {

namespace {

using namespace std::chrono_literals;

constexpr int kTriesBeforeLease = 3, kMostTries = 50;
constexpr std::chrono::seconds kLeaseTime{15};
/// So long an edit waits for areas that others keep: longer than whoever lost the connection keeps one.
constexpr std::chrono::milliseconds kLeasePatience = 40s, kLeaseLook = 200ms;

/// So many tiles are packed at a time.
constexpr std::size_t kTilesPacked = 2048;

}  // namespace

TeamDocument::TeamDocument(TeamLog& log, OpenedTeam opened)
    : log_(&log),
      document_(std::move(opened.document)),
      contents_(std::move(opened.contents)),
      follower_(*document_, log.project(), log.session(), opened.head, std::move(opened.slots), std::move(opened.held), contents_) {}

Result<std::unique_ptr<TeamDocument>> TeamDocument::open(TeamLog& log, std::size_t mostAtOnce) {
  auto opened = openTeam(log, mostAtOnce);
  if (!opened) return opened.error();
  return of(log, std::move(*opened));
}

std::unique_ptr<TeamDocument> TeamDocument::of(TeamLog& log, OpenedTeam opened) {
  return std::unique_ptr<TeamDocument>(new TeamDocument(log, std::move(opened)));
}

Result<void> TeamDocument::share(TeamLog& log, const TerrainDocument& document) {
  const TeamSource source = sourceOf(document);
  std::map<TeamKey, std::int64_t> writes;
  if (auto put = log.put(textsOf(source, log.project(), writes)); !put) return put;
  const std::vector<TilePiece> tiles = tilesOf(source, log.project());
  for (std::size_t first = 0; first < tiles.size(); first += kTilesPacked) {
    const std::size_t end = std::min(tiles.size(), first + kTilesPacked);
    const std::vector<TeamContent> contents =
        tileContents({tiles.begin() + std::ptrdiff_t(first), tiles.begin() + std::ptrdiff_t(end)});
    for (std::size_t i = first; i < end; ++i) writes[tiles[i].key] = contents[i - first].id;
    if (auto put = log.put(contents); !put) return put;
  }
  TeamChange change;
  change.op = log.opFor(drawnTeamOp());
  change.whole = true;
  change.box = document.frame().samples();
  change.meta = R"({"name":"Share"})";
  for (const auto& [key, content] : writes) change.slots.push_back({key, 0, content});
  const auto done = log.commit(change);
  if (!done) return done.error();
  if (done->outcome == CommitOutcome::Done) return {};
  return Error{log.shown() + " has this terrain already"};
}

void TeamDocument::reconnect(TeamLog& log) {
  log_ = &log;
  log.becomeSession(follower_.session());
}

Result<CommitOutcome> TeamDocument::pushFirst() {
  if (!sent_ || std::exchange(failed_, false)) {
    auto draft = follower_.draft();
    if (!draft) return draft.error();
    const std::optional<TeamParcel> late = std::exchange(late_, std::nullopt);
    TeamParcel parcel = packed(std::move(*draft), late ? &*late : nullptr);
    parcel.change.op = log_->opFor(parcel.change.op);
    area_ = areaOf(parcel.change, follower_.frame());
    if (auto put = log_->put(parcel.contents); !put) return put.error();
    sent_ = std::move(parcel);
  }
  const auto answer = log_->commit(sent_->change);
  if (!answer) {
    // Contents may have been pruned since they were added: the next try adds all of them again.
    failed_ = true;
    return answer.error();
  }
  switch (answer->outcome) {
    case CommitOutcome::Done:
      // Others may have come between: their pieces are not those of this one.
      if (answer->seq == head() + 1) {
        const TeamParcel sent = *std::exchange(sent_, std::nullopt);
        if (auto taken = follower_.take(newsOf(sent, answer->seq, &contents_->bases())); !taken) return taken.error();
        return CommitOutcome::Done;
      }
      break;
    case CommitOutcome::Known: {
      const auto same = isSent(*log_, answer->seq, *sent_);
      if (!same) return same.error();
      if (!*same) return sendUnderAnotherId();
      // It may have come in long ago, before a crash.
      if (answer->seq <= head()) {
        const TeamParcel sent = *std::exchange(sent_, std::nullopt);
        if (auto taken = follower_.take(newsOf(sent, answer->seq, &contents_->bases())); !taken) return taken.error();
        return CommitOutcome::Done;
      }
      break;
    }
    case CommitOutcome::Taken:
      return sendUnderAnotherId();
    case CommitOutcome::Stale:
      late_ = std::exchange(sent_, std::nullopt);
      late_->contents.clear();
      break;
    case CommitOutcome::Leased:
      return CommitOutcome::Leased;
  }
  // The log says in which order.
  const std::size_t before = waiting();
  if (auto pulled = pull(); !pulled) return pulled.error();
  return waiting() < before ? CommitOutcome::Done : CommitOutcome::Stale;
}

CommitOutcome TeamDocument::sendUnderAnotherId() {
  sent_.reset();
  follower_.renewIds();
  return CommitOutcome::Stale;
}

Result<void> TeamDocument::push() {
  std::int64_t lease = 0;
  const auto endLease = [&]() -> Result<void> {
    return lease == 0 ? Result<void>() : log_->endLease(std::exchange(lease, 0));
  };
  Result<void> done;
  bool repeated = false;  ///< The latest try failed.
  using Clock = std::chrono::steady_clock;
  constexpr auto kNever = Clock::time_point::max();
  Clock::time_point givesUp = kNever;  ///< While somebody else keeps the area.
  for (int tries = 0; done && waiting() > 0;) {
    if (tries >= kTriesBeforeLease) {
      const std::int64_t mine = lease != 0 ? lease : drawnTeamId();
      const auto taken = log_->takeLease(mine, area_, kLeaseTime);
      if (!taken)
        done = taken.error();
      else if (*taken)
        lease = mine;
    }
    if (!done) break;
    const auto through = pushFirst();
    if (!through) {
      // The second try adds the contents again.
      if (std::exchange(repeated, true) || !failed_) done = through.error();
    } else if (*through == CommitOutcome::Leased) {
      if (givesUp == kNever) givesUp = Clock::now() + kLeasePatience;
      if (Clock::now() > givesUp)
        done = keptError(*log_, sent_->change.box);
      else
        done = log_->awaitLease(kLeaseLook);
    } else {
      givesUp = kNever;
      repeated = false;
      tries = *through == CommitOutcome::Done ? 0 : tries + 1;
      if (tries == 0) done = endLease();
      if (tries > kMostTries) done = Error{"others change the same part of the terrain all the time"};
    }
  }
  // What was kept back by a lease has not been committed, and may be undone before it is sent again.
  if (givesUp != kNever) sent_.reset();
  if (auto ended = endLease(); !ended && done) done = ended;
  return done;
}

Result<void> TeamDocument::pull() {
  auto found = newsOfMissing(*log_, *contents_, head(), follower_.frame());
  if (!found) return found.error();
  if (auto taken = follower_.take(std::move(*found)); !taken) return taken;
  auto news = newsSince(*log_, head(), sent_ ? &*sent_ : nullptr, follower_.frame(), &contents_->bases());
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
