#include "core/team/TeamSync.h"

#include <utility>

#include "core/document/EditHistory.h"

namespace scarp {

namespace {

using namespace std::chrono_literals;

/// Pause before an edit that was refused is sent again.
constexpr auto kTroublePause = 1000ms;
/// Max time that push() waits for an area that another session keeps; longer than the lease of an edit.
constexpr auto kAreaPatience = 40s;
constexpr int kMaxRefusals = 50;

}  // namespace

TeamSync::TeamSync(TerrainDocument& document, OpenedTeam opened, TeamAccess access,
                   std::function<void()> ready)
    : document_(document),
      follower_(document, access.store->project(), access.store->session(), opened.head,
                std::move(opened.slots), std::move(opened.held), std::move(opened.contents)),
      link_(std::make_unique<TeamLink>(std::move(access), follower_.head(), follower_.frame(),
                                       std::move(ready), follower_.contents())) {}

TeamSync::TeamSync(TeamLog& log, std::unique_ptr<TerrainDocument> document, OpenedTeam opened)
    : owned_(std::move(document)),
      document_(*owned_),
      follower_(document_, log.project(), log.session(), opened.head, std::move(opened.slots),
                std::move(opened.held), std::move(opened.contents)),
      link_(std::make_unique<TeamLink>(log, follower_.head(), follower_.frame(), follower_.contents())) {}

Result<std::unique_ptr<TeamSync>> TeamSync::open(TeamLog& log, std::size_t mostAtOnce) {
  auto opened = openTeam(log, mostAtOnce);
  if (!opened) return opened.error();
  return of(log, std::move(*opened));
}

std::unique_ptr<TeamSync> TeamSync::of(TeamLog& log, OpenedTeam opened) {
  auto document = std::move(opened.document);
  return std::unique_ptr<TeamSync>(new TeamSync(log, std::move(document), std::move(opened)));
}

TeamReport TeamSync::listen() {
  TeamReport report = link_->take();
  for (TeamNews& news : std::exchange(report.news, {})) news_.push_back(std::move(news));
  if (report.answer) answer_ = std::exchange(report.answer, std::nullopt);
  if (report.toggled) toggle_ = std::exchange(report.toggled, std::nullopt);
  const bool before = std::exchange(connected_, report.state == TeamState::Following);
  if (connected_ && !before) trouble_.clear();
  return report;
}

bool TeamSync::pending() const {
  return !news_.empty() || answer_ || toggle_ || waiting() > 0 || !requests_.empty();
}

Result<void> TeamSync::takeNews() {
  for (TeamNews& news : std::exchange(news_, {}))
    if (auto taken = follower_.take(std::move(news)); !taken) return taken;
  return {};
}

std::optional<TeamAnswer> TeamSync::takeAnswer() {
  std::optional<TeamAnswer> answer = std::exchange(answer_, std::nullopt);
  if (!answer) return answer;
  sending_ = false;
  if (answer->outcome == TeamAnswer::Outcome::IdTaken) follower_.renewIds();
  return answer;
}

std::optional<TeamToggle> TeamSync::takeToggle() {
  std::optional<TeamToggle> toggle = std::exchange(toggle_, std::nullopt);
  if (!toggle) return toggle;
  toggling_ = false;
  if (toggle->why.empty()) follower_.toggled(toggle->which.op, toggle->out);
  return toggle;
}

Result<void> TeamSync::sendFirst() {
  auto draft = follower_.draft();
  if (!draft) return draft.error();
  sending_ = true;
  link_->send(std::move(*draft));
  return {};
}

TeamUpdate TeamSync::step(bool maySend) {
  using Kind = TeamMessage::Kind;
  TeamUpdate update;
  update.changed = !news_.empty();
  if (const auto taken = takeNews(); !taken) {
    update.broken = taken.error().message;
    return update;
  }
  for (Message& note : follower_.takeNotes()) update.messages.push_back({Kind::NotRepeated, std::move(note)});
  if (const auto answer = takeAnswer()) {
    const Message before = std::exchange(trouble_, answer->why);
    troubledSince_ = Clock::now();
    if (answer->outcome == TeamAnswer::Outcome::AreaKept && trouble_ != before)
      update.messages.push_back({Kind::AreaKept, trouble_});
  }
  if (const auto toggle = takeToggle()) {
    update.changed = true;
    if (!toggle->why.empty()) update.messages.push_back({Kind::NotReversed, toggle->why});
  }
  reverseRequested(update);
  if (waiting() == 0) trouble_.clear();
  if (maySend) sendUnlessTroubled(update);
  return update;
}

void TeamSync::reverseRequested(TeamUpdate& update) {
  using Kind = TeamMessage::Kind;
  const auto refuseAll = [&](Kind kind) {
    requests_.clear();
    update.messages.push_back({kind, {}});
  };
  while (!requests_.empty() && !toggling_) {
    const bool out = requests_.front();
    // An edit that is being sent cannot be undone in the document.
    const bool own =
        out ? document_.history().position() > (sending_ ? 1U : 0U) : document_.history().canRedo();
    if (!own && sending_) {
      if (!connected_) refuseAll(Kind::SendingLost);
      return;
    }
    requests_.pop_front();
    if (own) {
      if (const auto done = out ? document_.undo() : document_.redo(); !done)
        update.messages.push_back({Kind::HistoryFailed, done.error().message});
      continue;
    }
    const std::vector<TeamDone>& done = out ? follower_.done() : follower_.undone();
    if (done.empty()) continue;
    if (!connected_) return refuseAll(Kind::SentLost);
    toggling_ = true;
    link_->toggle(done.back(), out, document_.ids());
  }
}

void TeamSync::sendUnlessTroubled(TeamUpdate& update) {
  if (sending_ || toggling_ || waiting() == 0) return;
  if (!trouble_.empty() && Clock::now() - troubledSince_ < kTroublePause) {
    update.repeat = kTroublePause;
    return;
  }
  const auto sent = sendFirst();
  if (sent) return;
  if (follower_.lacking().empty()) {
    update.broken = sent.error().message;
    return;
  }
  trouble_ = follower_.lacking();
  troubledSince_ = Clock::now();
  update.repeat = kTroublePause;
}

Result<void> TeamSync::takeReceived() {
  static_cast<void>(listen());
  auto taken = takeNews();
  if (!taken) link_->rewind(follower_.head(), follower_.frame());
  return taken;
}

Result<void> TeamSync::pull() {
  const auto fetched = link_->fetch();
  auto taken = takeReceived();
  static_cast<void>(takeAnswer());
  return taken ? fetched : taken;
}

Result<void> TeamSync::push() {
  using Outcome = TeamAnswer::Outcome;
  int refusals = 0;
  bool repeated = false;
  auto givesUp = Clock::time_point::max();
  while (waiting() > 0 || sending_) {
    if (!sending_)
      if (auto sent = sendFirst(); !sent) return sent;
    const std::size_t before = waiting();
    const auto exchanged = link_->exchange();
    if (auto taken = takeReceived(); !taken) return taken;
    const auto answer = takeAnswer();
    const auto outcome = answer ? answer->outcome : Outcome::Outdated;
    if (!exchanged && (!answer || outcome == Outcome::Committed)) return exchanged;
    switch (outcome) {
      case Outcome::Committed:
        refusals = waiting() < before ? 0 : refusals + 1;
        repeated = false;
        break;
      case Outcome::Outdated:
      case Outcome::IdTaken:
        ++refusals;
        break;
      case Outcome::AreaKept:
        if (givesUp == Clock::time_point::max()) givesUp = Clock::now() + kAreaPatience;
        if (Clock::now() > givesUp) return Error{answer->why};
        continue;
      case Outcome::NotCommitted:
        // Its contents may have been pruned since they were added. The next attempt adds them again.
        if (std::exchange(repeated, true)) return Error{answer->why};
        break;
      case Outcome::NotSent:
        return Error{answer->why};
    }
    if (refusals > kMaxRefusals) return outrunError();
    givesUp = Clock::time_point::max();
  }
  return {};
}

Result<bool> TeamSync::reverse(bool out) {
  if (auto pushed = push(); !pushed) return pushed.error();
  // After a lost connection the previous request is still pending.
  if (!toggling_) {
    const std::vector<TeamDone>& done = out ? follower_.done() : follower_.undone();
    if (done.empty()) return false;
    toggling_ = true;
    link_->toggle(done.back(), out, document_.ids());
  }
  const auto exchanged = link_->exchange();
  if (auto taken = takeReceived(); !taken) return taken.error();
  const auto toggle = takeToggle();
  if (toggle && !toggle->why.empty()) return Error{toggle->why};
  if (!exchanged) return exchanged.error();
  return toggle.has_value();
}

}  // namespace scarp
