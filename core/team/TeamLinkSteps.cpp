// Steps of TeamLink.

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/team/TeamLink.h"
#include "core/team/TeamSync.h"

namespace scarp {

namespace {

using namespace std::chrono_literals;

constexpr auto kStandingPause = 5000ms;
constexpr int kRefusalsBeforeLease = 3;
constexpr std::chrono::seconds kRebaseLease{15};
/// Interval of retries while another session keeps the area, and time after which AreaKept is reported.
constexpr auto kKeptRetry = 200ms, kKeptPatience = 2000ms;

}  // namespace

Result<void> TeamLink::leaseAfterRefusals() {
  if (refusals_ < kRefusalsBeforeLease) return {};
  const std::int64_t lease = lease_ != 0 ? lease_ : drawnTeamId();
  const auto kept = log_->takeLease(lease, area_, kRebaseLease);
  if (!kept) return kept.error();
  if (*kept) lease_ = lease;
  return {};
}

Result<void> TeamLink::keepChosenArea() {
  std::optional<TeamArea::Wish> wish;
  {
    const std::lock_guard lock(mutex_);
    wish = areaWish_;
  }
  std::optional<TeamKeeping> told;
  if (wish) {
    auto keeping = chosen_.become(*store_, *wish);
    // The next connection requests it again.
    if (!keeping) return keeping.error();
    told = std::move(*keeping);
    // Another area may have been requested in the meantime.
    const std::lock_guard lock(mutex_);
    if (areaWish_ && areaWish_->lease == wish->lease) areaWish_.reset();
  } else {
    auto keeping = chosen_.keepOn(*store_);
    if (!keeping) return keeping.error();
    told = std::move(*keeping);
  }
  if (!told) return {};
  others_.keptChanged();
  publish([&](TeamReport& report) { report.keeping = std::move(told); });
  return {};
}

Result<std::optional<TeamDraft>> TeamLink::draftToSend() {
  {
    const std::lock_guard lock(mutex_);
    if (!draft_) return std::optional<TeamDraft>();
    area_ = areaOf(draft_->change, frame_);
  }
  // Taken before changes are requested, so that no other session changes the area afterwards.
  if (auto kept = leaseAfterRefusals(); !kept && log_->lost()) return kept.error();
  auto news = behind_ ? requestNews() : TeamNews();
  if (!news && log_->lost()) return news.error();
  std::optional<TeamDraft> draft;
  {
    const std::lock_guard lock(mutex_);
    draft = std::exchange(draft_, std::nullopt);
  }
  if (!news) return draft;
  const bool late = overtakes(*news, draft->change);
  if (give(std::move(*news))) return std::optional<TeamDraft>();
  if (!late) return draft;
  ++refusals_;
  answer(TeamAnswer::Outcome::Outdated);
  return std::optional<TeamDraft>();
}

Result<void> TeamLink::sendWaiting() {
  using enum TeamAnswer::Outcome;
  // After a lost connection the change is kept and sent over the next one.
  const auto fail = [this](TeamAnswer::Outcome outcome, const Error& error) {
    if (!log_->lost()) answer(outcome, error.message);
    return Result<void>(error);
  };
  // An old change needs a new draft with new contents.
  if (sent_ && !failed_ && sent_->isOld()) answer(Outdated);
  if (!sent_ || failed_) {
    auto draft = draftToSend();
    if (!draft) return draft.error();
    if (!*draft) return {};
    const std::optional<TeamParcel> late = std::exchange(late_, std::nullopt);
    sent_ = packed(std::move(**draft), late ? &*late : nullptr);
    sent_->change.op = log_->opFor(sent_->change.op);
    failed_ = false;
  } else {
    if (keptSince_ && Clock::now() < nextSend_) return {};
    if (auto kept = leaseAfterRefusals(); !kept) return fail(NotSent, kept.error());
  }
  if (!keptSince_)
    if (auto put = log_->put(sent_->contents); !put) return fail(NotSent, put.error());
  const auto committed = log_->commit(sent_->change);
  if (!committed) return fail(NotCommitted, committed.error());
  if (auto taken = takeAnswer(*committed); !taken) return fail(NotCommitted, taken.error());
  const bool inLog = committed->outcome == CommitOutcome::Done || committed->outcome == CommitOutcome::Known;
  if (!inLog || lease_ == 0) return {};
  return log_->endLease(std::exchange(lease_, 0));
}

Result<void> TeamLink::takeAnswer(const TeamLog::Committed& committed) {
  using enum TeamAnswer::Outcome;
  switch (committed.outcome) {
    case CommitOutcome::Done:
      // Earlier changes of others are fetched first.
      if (committed.seq == head_ + 1)
        give(newsOf(*sent_, committed.seq, bases()));
      else
        nextNews_ = {};
      return {};
    case CommitOutcome::Known: {
      const auto same = isSent(*log_, committed.seq, *sent_);
      if (!same) return same.error();
      if (!*same) {
        answer(IdTaken);
        return {};
      }
      // The document may already include it, after a crash.
      if (committed.seq <= head_)
        give(newsOf(*sent_, committed.seq, bases()));
      else
        nextNews_ = {};
      return {};
    }
    case CommitOutcome::Taken:
      answer(IdTaken);
      return {};
    case CommitOutcome::Stale: {
      ++refusals_;
      // The changes that made it outdated are published before the answer.
      auto news = newsSince(*log_, head_, nullptr, frame_, bases());
      if (!news) return news.error();
      give(std::move(*news));
      late_ = std::exchange(sent_, std::nullopt);
      late_->contents.clear();
      answer(Outdated);
      return {};
    }
    case CommitOutcome::Leased: {
      const auto now = Clock::now();
      if (!keptSince_) keptSince_ = now;
      nextSend_ = now + kKeptRetry;
      if (now - *keptSince_ > kKeptPatience) answer(AreaKept, keptError(*log_, sent_->change.box).message);
      return {};
    }
  }
  return {};
}

Result<void> TeamLink::toggleRequested() {
  std::optional<Wish> wish;
  {
    const std::lock_guard lock(mutex_);
    wish = wish_;
  }
  if (!wish) return {};
  const auto done = scarp::leaveOut(*log_, wish->which, wish->out, wish->ids);
  // The request is repeated over the next connection.
  if (!done && log_->lost()) return done;
  if (done) {
    auto news = newsSince(*log_, head_, unanswered(), frame_, bases());
    if (!news) return news.error();
    give(std::move(*news));
  }
  {
    const std::lock_guard lock(mutex_);
    wish_.reset();
  }
  publish([&](TeamReport& report) {
    report.toggled = TeamToggle{wish->which, wish->out, done ? Message() : done.error().message};
  });
  return {};
}

Result<TeamNews> TeamLink::requestNews() {
  const auto begin = Clock::now();
  auto news = newsSince(*log_, head_, unanswered(), frame_, bases());
  pace_.asked(begin, Clock::now(), news ? news->last(head_) - head_ : 0);
  if (!news) {
    troubled_ = !log_->lost();
    nextNews_ = nextCheck();
    if (troubled_) publish([&](TeamReport& report) { report.trouble = news.error().message; });
    return news;
  }
  if (std::exchange(troubled_, false)) publish([](TeamReport& report) { report.trouble.clear(); });
  behind_ = false;
  nextNews_ = nextCheck();
  return news;
}

Result<void> TeamLink::fetchNews() {
  if (Clock::now() < nextNews_) return {};
  auto news = requestNews();
  if (!news) return news.error();
  give(std::move(*news));
  return {};
}

Result<void> TeamLink::fetchStanding() {
  const auto now = Clock::now();
  if (now < nextStanding_) return {};
  const auto standing = store_->standing();
  if (!standing) return standing.error();
  nextStanding_ = now + kStandingPause;
  if (const Message why = standing->lost(); !why.empty()) {
    apply(lossOf(*standing), why);
    return Error{why};
  }
  if (standing_ == *standing) return {};
  standing_ = *standing;
  terrain_ = standing->name;
  publish([&](TeamReport& report) { report.standing = *standing; });
  return {};
}

Result<void> TeamLink::fetchMissing() {
  if (!contents_ || Clock::now() < nextMissing_) return {};
  nextMissing_ = nextCheck();
  auto news = newsOfMissing(*log_, *contents_, head_, frame_);
  if (news) {
    give(std::move(*news));
    return {};
  }
  if (!log_->lost() && !log_->bytesAway()) {
    contents_->isDamaged(news.error().message);
    return {};
  }
  return news.error();
}

Result<void> TeamLink::sendPresence() {
  std::optional<std::string> fresh;
  if (Clock::now() >= others_.mayTell()) {
    const std::lock_guard lock(mutex_);
    fresh = std::exchange(presence_, std::nullopt);
  }
  return others_.tellPresence(*store_, std::move(fresh));
}

Result<void> TeamLink::fetchPeople() {
  auto people = others_.people(*store_);
  if (!people) return people.error();
  if (*people) publish([&](TeamReport& report) { report.people = std::move(*people); });
  return {};
}

Result<void> TeamLink::fetchKept() {
  auto kept = others_.kept(*store_);
  if (!kept) return kept.error();
  if (*kept) publish([&](TeamReport& report) { report.kept = std::move(*kept); });
  return {};
}

Result<void> TeamLink::fetchLines() {
  auto lines = others_.lines(*store_, head_);
  if (!lines) return lines.error();
  if (lines->empty()) return {};
  publish([&](TeamReport& report) {
    report.lines.insert(report.lines.end(), std::make_move_iterator(lines->begin()),
                        std::make_move_iterator(lines->end()));
  });
  return {};
}

}  // namespace scarp
