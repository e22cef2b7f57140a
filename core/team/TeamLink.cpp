#include "core/team/TeamLink.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <utility>

namespace scarp {

namespace {

using namespace std::chrono_literals;

/// Signs of changes may be lost: it is asked all the same.
constexpr auto kAskAnyway = 1000ms, kStandingAnyway = 5000ms;
constexpr auto kLeavePatience = 400ms;
constexpr auto kLongestPause = 3000ms;
constexpr int kRefusalsBeforeLease = 3;
constexpr std::chrono::seconds kRebaseLease{15};
/// While somebody else keeps the area it is asked again so often, and told after so long.
constexpr auto kKeptLook = 200ms, kKeptPatience = 2000ms;

}  // namespace

TeamLink::TeamLink(std::unique_ptr<TeamStore> store, std::stop_source stop, std::string address,
                   std::string terrain, std::int64_t head, const GridFrame& frame, std::function<void()> ready,
                   std::shared_ptr<TeamContents> contents)
    : store_(std::move(store)),
      stop_(std::move(stop)),
      address_(std::move(address)),
      terrain_(std::move(terrain)),
      project_(store_->project()),
      epoch_(store_->epoch()),
      session_(store_->session()),
      head_(head),
      frame_(frame),
      others_(head),
      ready_(std::move(ready)),
      contents_(std::move(contents)),
      wake_(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {
  thread_ = std::thread([this] { run(); });
}

TeamLink::~TeamLink() {
  {
    std::unique_lock lock(mutex_);
    leaving_ = true;
    wakeUp();
    ended_.notify_all();
    ended_.wait_for(lock, kLeavePatience, [this] { return gone_; });
  }
  stop_.request_stop();
  thread_.join();
  if (wake_ >= 0) close(wake_);
}

void TeamLink::wakeUp() {
  const std::uint64_t one = 1;
  if (wake_ >= 0) static_cast<void>(!write(wake_, &one, sizeof one));
}

void TeamLink::clearWake() {
  std::uint64_t count = 0;
  if (wake_ >= 0) static_cast<void>(!read(wake_, &count, sizeof count));
}

void TeamLink::send(TeamDraft draft) {
  const std::lock_guard lock(mutex_);
  EXPECTS(!draft_);
  draft_ = std::move(draft);
  wakeUp();
}

void TeamLink::toggle(TeamDone which, bool out, TerrainDocument::Ids ids) {
  const std::lock_guard lock(mutex_);
  EXPECTS(!wish_);
  wish_ = Wish{std::move(which), out, std::move(ids)};
  wakeUp();
}

void TeamLink::bePresent(std::string presence) {
  const std::lock_guard lock(mutex_);
  presence_ = std::move(presence);
  wakeUp();
}

void TeamLink::keepArea(const GridRect& box, std::chrono::seconds idle) {
  const std::lock_guard lock(mutex_);
  areaWish_ = TeamArea::wishFor(box, idle);
  wakeUp();
}

void TeamLink::releaseArea() {
  const std::lock_guard lock(mutex_);
  areaWish_ = TeamArea::Wish{};
  wakeUp();
}

TeamReport TeamLink::take() {
  const std::lock_guard lock(mutex_);
  TeamReport report = std::move(report_);
  report_ = {};
  report_.connected = report.connected;
  report_.trouble = report.trouble;
  report_.broken = report.broken;
  return report;
}

void TeamLink::say(const std::function<void(TeamReport&)>& what) {
  {
    const std::lock_guard lock(mutex_);
    what(report_);
  }
  ready_();
}

void TeamLink::give(TeamNews news) {
  if (news.parts.empty()) return;
  if (news.last(head_) > head_) {
    head_ = news.last(head_);
    frame_ = news.frame;
  }
  const bool mine = sent_ && std::ranges::any_of(news.parts, [&](const TeamNews::Part& part) {
    return part.mine == sent_->change.op;
  });
  if (mine) {
    // Whoever works there keeps it on.
    chosen_.edited(sent_->change.box);
    sent_.reset();
    keptSince_.reset();
    refused_ = 0;
  }
  say([&](TeamReport& report) {
    report.news.push_back(std::move(news));
    if (mine) report.answer = TeamAnswer{true, {}, false};
  });
}

void TeamLink::answered(TeamAnswer answer) {
  sent_.reset();
  keptSince_.reset();
  say([&](TeamReport& report) { report.answer = std::move(answer); });
}

void TeamLink::run() {
  for (;;) {
    {
      const std::lock_guard lock(mutex_);
      if (leaving_) break;
    }
    clearWake();
    if (broken_) {
      pollfd waiting{wake_, POLLIN, 0};
      poll(&waiting, 1, 1000);
      continue;
    }
    if (store_ && !store_->lost()) {
      if (const auto done = round(); !done && store_->lost())
        say([&](TeamReport& report) {
          report.connected = false;
          report.trouble = done.error().message;
        });
      continue;
    }
    if (connectAgain()) {
      failures_ = 0;
      continue;
    }
    const auto pause = std::min<std::chrono::milliseconds>(200ms * (1 << std::min(failures_++, 6)), kLongestPause);
    std::unique_lock lock(mutex_);
    // Nobody waits for the wake of a thread that has nothing to do but to wait.
    ended_.wait_for(lock, pause, [this] { return leaving_; });
  }
  if (store_ && !store_->lost()) static_cast<void>(store_->leave());
  const std::lock_guard lock(mutex_);
  gone_ = true;
  ended_.notify_all();
}

bool TeamLink::connectAgain() {
  store_.reset();
  const PostgresPatience patience{3s, 10s, stop_.get_token()};
  auto store = TeamStore::reopen(address_, project_, terrain_, patience);
  const auto fail = [this](const std::string& why) {
    say([&](TeamReport& report) {
      report.connected = false;
      report.trouble = why;
    });
    return false;
  };
  if (!store) {
    // There is a server, but maybe no such terrain any more.
    const auto standing = TeamStore::standingAt(address_, project_, patience);
    if (standing && !standing->lost().empty()) {
      broken_ = true;
      say([&](TeamReport& report) {
        report.connected = false;
        report.broken = standing->lost();
      });
      return false;
    }
    return fail(store.error().message);
  }
  const auto head = (*store)->head();
  if (!head) return fail(head.error().message);
  if ((*store)->project() != project_ || (*store)->epoch() != epoch_ || *head < head_) {
    broken_ = true;
    say([](TeamReport& report) {
      report.connected = false;
      report.broken = "the server has gone back to an earlier state of this terrain";
    });
    return false;
  }
  store_ = std::move(*store);
  store_->becomeSession(session_);
  nextNews_ = nextStanding_ = {};
  chosen_.connected();
  others_.connected();
  say([](TeamReport& report) {
    report.connected = true;
    report.trouble.clear();
  });
  return true;
}

Result<void> TeamLink::round() {
  for (const auto step : {&TeamLink::fetchStanding, &TeamLink::keepChosen, &TeamLink::sendWhatWaits, &TeamLink::toggleWhatIsWished, &TeamLink::fetchNews,
                          &TeamLink::fetchMissing, &TeamLink::tellPresence, &TeamLink::fetchPeople, &TeamLink::fetchKept, &TeamLink::fetchLines})
    if (auto done = (this->*step)(); !done) {
      // What the server refuses is asked again, but not at once.
      if (!store_->lost() && !broken_) static_cast<void>(store_->wait(500ms, wake_));
      return done;
    }
  const auto now = Clock::now();
  auto until = std::min(nextNews_, others_.due());
  {
    const std::lock_guard lock(mutex_);
    if (draft_ || wish_ || areaWish_ || leaving_) return {};
    if (presence_) until = std::min(until, others_.mayTell());
  }
  if (keptSince_) until = std::min(until, nextSend_);
  until = std::min(until, chosen_.due());
  const auto most = std::chrono::ceil<std::chrono::milliseconds>(until - now);
  const auto signs = store_->wait(std::clamp(most, 0ms, std::chrono::milliseconds(kAskAnyway)), wake_);
  if (!signs) return signs.error();
  if (signs->changes) {
    behind_ = true;
    nextNews_ = std::min(nextNews_, pace_.next());
  }
  if (signs->leases) nextSend_ = {};
  if (signs->terrain) nextStanding_ = {};
  others_.hear(*signs);
  return {};
}

Result<void> TeamLink::keepLeaseWhereRefused() {
  if (refused_ < kRefusalsBeforeLease) return {};
  const std::int64_t lease = lease_ != 0 ? lease_ : drawnTeamId();
  const auto kept = store_->takeLease(lease, area_, kRebaseLease);
  if (!kept) return kept.error();
  if (*kept) lease_ = lease;
  return {};
}

Result<void> TeamLink::keepChosen() {
  std::optional<TeamArea::Wish> wish;
  {
    const std::lock_guard lock(mutex_);
    wish = areaWish_;
  }
  std::optional<TeamKeeping> told;
  if (wish) {
    auto keeping = chosen_.become(*store_, *wish);
    // It is asked for again by the next connection.
    if (!keeping) return keeping.error();
    told = std::move(*keeping);
    // Another may have been told meanwhile.
    const std::lock_guard lock(mutex_);
    if (areaWish_ && areaWish_->lease == wish->lease) areaWish_.reset();
  } else {
    auto keeping = chosen_.keepOn(*store_);
    if (!keeping) return keeping.error();
    told = std::move(*keeping);
  }
  if (!told) return {};
  others_.keptChanged();
  say([&](TeamReport& report) { report.keeping = std::move(told); });
  return {};
}

Result<std::optional<TeamDraft>> TeamLink::draftToSend() {
  {
    const std::lock_guard lock(mutex_);
    if (!draft_) return std::optional<TeamDraft>();
    area_ = areaOf(draft_->change, frame_);
  }
  // Before it is asked what others did: nobody does anything there from then on.
  if (auto kept = keepLeaseWhereRefused(); !kept && store_->lost()) return kept.error();
  auto news = behind_ ? askNews() : TeamNews();
  if (!news && store_->lost()) return news.error();
  std::optional<TeamDraft> draft;
  {
    const std::lock_guard lock(mutex_);
    draft = std::exchange(draft_, std::nullopt);
  }
  if (!news) return draft;
  const bool late = overtakes(*news, draft->change);
  give(std::move(*news));
  if (!late) return draft;
  ++refused_;
  answered({});
  return std::optional<TeamDraft>();
}

Result<void> TeamLink::sendWhatWaits() {
  const auto refuse = [this](const Error& error) {
    // It stays, and is sent by the next connection.
    if (!store_->lost()) answered({false, error.message, false});
    return Result<void>(error);
  };
  // The document packs an old change again, with new contents.
  if (sent_ && sent_->isOld()) answered({});
  if (!sent_) {
    auto draft = draftToSend();
    if (!draft) return draft.error();
    if (!*draft) return {};
    const std::optional<TeamParcel> late = std::exchange(late_, std::nullopt);
    sent_ = packed(std::move(**draft), late ? &*late : nullptr);
    sent_->change.op = store_->opFor(sent_->change.op);
  } else {
    if (keptSince_ && Clock::now() < nextSend_) return {};
    if (auto kept = keepLeaseWhereRefused(); !kept) return refuse(kept.error());
  }
  if (!keptSince_)
    if (auto put = store_->put(sent_->contents); !put) return refuse(put.error());
  const auto answer = store_->commit(sent_->change);
  if (!answer) return refuse(answer.error());
  switch (answer->outcome) {
    case CommitOutcome::Done:
      // Others may have come between.
      if (answer->seq == head_ + 1) {
        give(newsOf(*sent_, answer->seq, bases()));
        break;
      }
      [[fallthrough]];
    case CommitOutcome::Known: {
      // After `Done` the change in the log is certainly this one.
      const bool known = answer->outcome == CommitOutcome::Known;
      const auto same = known ? isSent(*store_, answer->seq, *sent_) : Result<bool>(true);
      if (!same) return refuse(same.error());
      if (!*same) {
        answered({false, {}, false, true});
        return {};
      }
      // It may have come in long ago, before a crash.
      if (answer->seq <= head_)
        give(newsOf(*sent_, answer->seq, bases()));
      else
        nextNews_ = {};
      break;
    }
    case CommitOutcome::Taken:
      answered({false, {}, false, true});
      return {};
    case CommitOutcome::Stale: {
      ++refused_;
      // First what was in the way, then the answer.
      auto news = newsSince(*store_, head_, nullptr, frame_, bases());
      if (!news) return refuse(news.error());
      give(std::move(*news));
      late_ = std::exchange(sent_, std::nullopt);
      late_->contents.clear();
      answered({});
      return {};
    }
    case CommitOutcome::Leased: {
      const auto now = Clock::now();
      if (!keptSince_) keptSince_ = now;
      nextSend_ = now + kKeptLook;
      if (now - *keptSince_ > kKeptPatience)
        answered({false, keptError(*store_, sent_->change.box).message, true});
      return {};
    }
  }
  if (lease_ != 0)
    if (auto done = store_->endLease(std::exchange(lease_, 0)); !done) return done;
  return {};
}

Result<void> TeamLink::toggleWhatIsWished() {
  std::optional<Wish> wish;
  {
    const std::lock_guard lock(mutex_);
    wish = wish_;
  }
  if (!wish) return {};
  const auto done = scarp::leaveOut(*store_, wish->which, wish->out, wish->ids);
  // It is asked for again by the next connection.
  if (!done && store_->lost()) return done;
  if (done) {
    auto news = newsSince(*store_, head_, sent_ ? &*sent_ : nullptr, frame_, bases());
    if (!news) return news.error();
    give(std::move(*news));
  }
  {
    const std::lock_guard lock(mutex_);
    wish_.reset();
  }
  say([&](TeamReport& report) {
    report.toggled = TeamToggle{wish->which, wish->out, done ? std::string() : done.error().message};
  });
  return {};
}

Result<TeamNews> TeamLink::askNews() {
  const auto begin = Clock::now();
  auto news = newsSince(*store_, head_, sent_ ? &*sent_ : nullptr, frame_, bases());
  pace_.asked(begin, Clock::now(), news ? news->last(head_) - head_ : 0);
  if (!news) {
    troubled_ = !store_->lost();
    // That somebody is here is told meanwhile.
    nextNews_ = Clock::now() + kAskAnyway;
    if (troubled_) say([&](TeamReport& report) { report.trouble = news.error().message; });
    return news;
  }
  if (std::exchange(troubled_, false)) say([](TeamReport& report) { report.trouble.clear(); });
  behind_ = false;
  nextNews_ = Clock::now() + kAskAnyway;
  return news;
}

Result<void> TeamLink::fetchNews() {
  if (Clock::now() < nextNews_) return {};
  auto news = askNews();
  if (!news) return news.error();
  give(std::move(*news));
  return {};
}

Result<void> TeamLink::fetchStanding() {
  const auto now = Clock::now();
  if (now < nextStanding_) return {};
  const auto standing = store_->standing();
  if (!standing) return standing.error();
  nextStanding_ = now + kStandingAnyway;
  if (const std::string why = standing->lost(); !why.empty()) {
    broken_ = true;
    say([&](TeamReport& report) {
      report.connected = false;
      report.broken = why;
    });
    return Error{why};
  }
  if (standing_ == *standing) return {};
  standing_ = *standing;
  terrain_ = standing->name;
  say([&](TeamReport& report) { report.standing = *standing; });
  return {};
}

Result<void> TeamLink::fetchMissing() {
  if (!contents_ || Clock::now() < nextMissing_) return {};
  nextMissing_ = Clock::now() + kAskAnyway;
  auto news = newsOfMissing(*store_, *contents_, head_, frame_);
  if (news)
    give(std::move(*news));
  else if (store_->lost() || store_->bytesAway())
    return news.error();
  else
    contents_->isDamaged(news.error().message);
  return {};
}

Result<void> TeamLink::tellPresence() {
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
  if (*people) say([&](TeamReport& report) { report.people = std::move(*people); });
  return {};
}

Result<void> TeamLink::fetchKept() {
  auto kept = others_.kept(*store_);
  if (!kept) return kept.error();
  if (*kept) say([&](TeamReport& report) { report.kept = std::move(*kept); });
  return {};
}

Result<void> TeamLink::fetchLines() {
  auto lines = others_.lines(*store_, head_);
  if (!lines) return lines.error();
  if (lines->empty()) return {};
  say([&](TeamReport& report) {
    report.lines.insert(report.lines.end(), std::make_move_iterator(lines->begin()),
                        std::make_move_iterator(lines->end()));
  });
  return {};
}

}  // namespace scarp
