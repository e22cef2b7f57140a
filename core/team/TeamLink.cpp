#include "core/team/TeamLink.h"

#include <poll.h>
#include <sys/eventfd.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <utility>

namespace scarp {

namespace {

using namespace std::chrono_literals;

/// Interval of requests for changes without a notification, because notifications can be lost.
constexpr auto kCheckPause = 1000ms;
constexpr auto kLeavePatience = 400ms;
constexpr auto kMaxRetryPause = 3000ms;
/// Interval of retries while another session keeps the area.
constexpr auto kKeptPause = 200ms;

Message resetReason() { return Message("the server has gone back to an earlier state of this terrain"); }

}  // namespace

TeamState stateAfter(TeamState state, TeamEvent event) {
  using enum TeamState;
  if (state == Leaving) return Leaving;
  switch (event) {
    case TeamEvent::Retry:
      return state == Disconnected ? Joining : state;
    case TeamEvent::Joined:
      return state == Joining ? Following : state;
    case TeamEvent::ServerGone:
      return Disconnected;
    case TeamEvent::SchemaNewer:
      // Connected sessions continue during an upgrade; a new one needs a newer program.
      return state == Joining ? Disconnected : state;
    case TeamEvent::MemberRemoved:
    case TeamEvent::TerrainDeleted:
    case TeamEvent::TerrainReset:
    case TeamEvent::Leave:
      return Leaving;
  }
  return state;
}

TeamEvent lossOf(const TeamStanding& standing) {
  return standing.there ? TeamEvent::MemberRemoved : TeamEvent::TerrainDeleted;
}

TeamLink::TeamLink(TeamAccess access, std::int64_t head, const GridFrame& frame, std::function<void()> ready,
                   std::shared_ptr<TeamContents> contents)
    : driven_(false),
      store_(std::move(access.store)),
      log_(store_.get()),
      stop_(std::move(access.stop)),
      address_(std::move(access.address)),
      terrain_(std::move(access.terrain)),
      project_(log_->project()),
      epoch_(log_->epoch()),
      session_(log_->session()),
      head_(head),
      frame_(frame),
      others_(head),
      ready_(std::move(ready)),
      contents_(std::move(contents)),
      wake_(eventfd(0, EFD_NONBLOCK | EFD_CLOEXEC)) {
  apply(TeamEvent::Joined);
  thread_ = std::thread([this] { run(); });
}

TeamLink::TeamLink(TeamLog& log, std::int64_t head, const GridFrame& frame,
                   std::shared_ptr<TeamContents> contents)
    : driven_(true),
      log_(&log),
      project_(log.project()),
      epoch_(log.epoch()),
      session_(log.session()),
      head_(head),
      frame_(frame),
      nextNews_(Clock::time_point::max()),
      nextMissing_(Clock::time_point::max()),
      others_(head),
      contents_(std::move(contents)) {
  apply(TeamEvent::Joined);
}

TeamLink::~TeamLink() {
  apply(TeamEvent::Leave);
  if (driven_) return;
  wakeUp();
  {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, kLeavePatience, [this] { return ended_; });
  }
  stop_.request_stop();
  thread_.join();
  if (wake_ >= 0) close(wake_);
}

TeamState TeamLink::state() {
  const std::lock_guard lock(mutex_);
  return state_;
}

void TeamLink::apply(TeamEvent event, const Message& why) {
  {
    const std::lock_guard lock(mutex_);
    const TeamState before = state_;
    state_ = stateAfter(before, event);
    if (state_ == before) return;
    report_.state = state_;
    if (state_ == TeamState::Following)
      report_.trouble.clear();
    else if (state_ == TeamState::Leaving)
      report_.broken = why;
    else if (!why.empty())
      report_.trouble = why;
    changed_.notify_all();
  }
  if (ready_ && event != TeamEvent::Leave) ready_();
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
  report_.state = report.state;
  report_.trouble = report.trouble;
  report_.broken = report.broken;
  return report;
}

void TeamLink::publish(const std::function<void(TeamReport&)>& add) {
  {
    const std::lock_guard lock(mutex_);
    add(report_);
  }
  if (ready_) ready_();
}

bool TeamLink::give(TeamNews news) {
  if (news.parts.empty()) return false;
  if (news.last(head_) > head_) {
    head_ = news.last(head_);
    frame_ = news.frame;
  }
  const bool mine = sent_ && std::ranges::any_of(news.parts, [&](const TeamNews::Part& part) {
    return part.mine == sent_->change.op;
  });
  publish([&](TeamReport& report) {
    report.news.push_back(std::move(news));
    if (!mine) return;
    report.answer = TeamAnswer{TeamAnswer::Outcome::Committed, {}};
    // After a failed commit, the same change may also wait as a new draft.
    if (draft_ && isSameOp(sent_->change.op, draft_->change.op)) draft_.reset();
  });
  if (!mine) return false;
  // An edit in the kept area restarts its idle time.
  chosen_.edited(sent_->change.box);
  sent_.reset();
  failed_ = false;
  keptSince_.reset();
  refusals_ = 0;
  return true;
}

void TeamLink::answer(TeamAnswer::Outcome outcome, Message why) {
  failed_ = outcome == TeamAnswer::Outcome::NotCommitted;
  if (!failed_) sent_.reset();
  keptSince_.reset();
  publish([&](TeamReport& report) { report.answer = TeamAnswer{outcome, std::move(why)}; });
}

void TeamLink::run() {
  for (TeamState now = state(); now != TeamState::Leaving; now = state()) {
    clearWake();
    if (now == TeamState::Disconnected) {
      pauseBeforeRetry();
    } else if (now == TeamState::Joining) {
      joinAgain();
    } else if (const auto done = round(); !done && store_->lost()) {
      apply(TeamEvent::ServerGone, done.error().message);
    }
  }
  if (store_ && !store_->lost()) static_cast<void>(store_->leave());
  const std::lock_guard lock(mutex_);
  ended_ = true;
  changed_.notify_all();
}

void TeamLink::pauseBeforeRetry() {
  const auto pause = failedJoins_ == 0 ? 0ms
                                       : std::min<std::chrono::milliseconds>(
                                             200ms * (1 << std::min(failedJoins_ - 1, 6)), kMaxRetryPause);
  {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, pause, [this] { return state_ == TeamState::Leaving; });
  }
  apply(TeamEvent::Retry);
}

void TeamLink::joinAgain() {
  store_.reset();
  log_ = nullptr;
  ++failedJoins_;
  const PostgresPatience patience{3s, 10s, stop_.get_token()};
  auto store = TeamStore::reopen(address_, project_, terrain_, patience);
  if (!store) {
    // The server may be available without access to the terrain.
    const auto standing = TeamStore::standingAt(address_, project_, patience);
    if (!standing) return apply(TeamEvent::ServerGone, store.error().message);
    if (const Message why = standing->lost(); !why.empty()) return apply(lossOf(*standing), why);
    return apply(standing->supported ? TeamEvent::ServerGone : TeamEvent::SchemaNewer, store.error().message);
  }
  const auto head = (*store)->head();
  if (!head) return apply(TeamEvent::ServerGone, head.error().message);
  if ((*store)->project() != project_ || (*store)->epoch() != epoch_ || *head < head_)
    return apply(TeamEvent::TerrainReset, resetReason());
  store_ = std::move(*store);
  log_ = store_.get();
  log_->becomeSession(session_);
  failedJoins_ = 0;
  nextNews_ = nextStanding_ = {};
  chosen_.connected();
  others_.connected();
  apply(TeamEvent::Joined);
}

void TeamLink::join(TeamLog& log) {
  apply(TeamEvent::ServerGone);
  apply(TeamEvent::Retry);
  if (log.project() != project_ || log.epoch() != epoch_)
    return apply(TeamEvent::TerrainReset, resetReason());
  log_ = &log;
  log.becomeSession(session_);
  apply(TeamEvent::Joined);
}

Result<void> TeamLink::runDriven(std::span<const Step> steps) {
  {
    const std::lock_guard lock(mutex_);
    if (state_ == TeamState::Leaving) return Error{report_.broken};
    if (state_ != TeamState::Following) return Error{report_.trouble};
  }
  for (const Step step : steps)
    if (auto done = (this->*step)(); !done) {
      if (log_->lost()) apply(TeamEvent::ServerGone, done.error().message);
      return done;
    }
  return {};
}

Result<void> TeamLink::exchange() {
  constexpr std::array<Step, 3> kSteps{&TeamLink::sendWaiting, &TeamLink::toggleRequested,
                                       &TeamLink::fetchNews};
  for (;;) {
    if (auto done = runDriven(kSteps); !done || !keptSince_) return done;
    if (auto waited = log_->awaitLease(kKeptPause); !waited) return waited;
    nextSend_ = {};
  }
}

Result<void> TeamLink::fetch() {
  constexpr std::array<Step, 2> kSteps{&TeamLink::fetchMissing, &TeamLink::fetchNews};
  nextMissing_ = nextNews_ = {};
  return runDriven(kSteps);
}

void TeamLink::rewind(std::int64_t head, const GridFrame& frame) {
  head_ = head;
  frame_ = frame;
}

TeamLink::Clock::time_point TeamLink::nextCheck() const {
  // A caller that drives the link calls fetch() instead.
  return driven_ ? Clock::time_point::max() : Clock::now() + kCheckPause;
}

Result<void> TeamLink::round() {
  constexpr std::array<Step, 10> kSteps{&TeamLink::fetchStanding, &TeamLink::keepChosenArea,
                                        &TeamLink::sendWaiting,   &TeamLink::toggleRequested,
                                        &TeamLink::fetchNews,     &TeamLink::fetchMissing,
                                        &TeamLink::sendPresence,  &TeamLink::fetchPeople,
                                        &TeamLink::fetchKept,     &TeamLink::fetchLines};
  for (const Step step : kSteps)
    if (auto done = (this->*step)(); !done) {
      // After an error of the server the steps are repeated, but after a pause.
      if (!store_->lost() && state() == TeamState::Following) static_cast<void>(store_->wait(500ms, wake_));
      return done;
    }
  const auto now = Clock::now();
  auto until = std::min(nextNews_, others_.due());
  {
    const std::lock_guard lock(mutex_);
    if (draft_ || wish_ || areaWish_ || state_ == TeamState::Leaving) return {};
    if (presence_) until = std::min(until, others_.mayTell());
  }
  if (keptSince_) until = std::min(until, nextSend_);
  until = std::min(until, chosen_.due());
  const auto most = std::chrono::ceil<std::chrono::milliseconds>(until - now);
  const auto signs = store_->wait(std::clamp(most, 0ms, std::chrono::milliseconds(kCheckPause)), wake_);
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

}  // namespace scarp
