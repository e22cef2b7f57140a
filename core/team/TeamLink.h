#pragma once

#include <algorithm>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <span>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "core/base/GridRect.h"
#include "core/base/Result.h"
#include "core/document/TerrainDocument.h"
#include "core/team/TeamChanges.h"
#include "core/team/TeamFollower.h"
#include "core/team/TeamStore.h"

namespace scarp {

/// How often it is asked what others did: at once after a pause. Else so that asking takes half of the time
/// at most, and the more seldom the more changes there are, as then there are as many more who ask the same
/// server. Many changes come in one answer, of which the latest content of each piece alone is read. A value.
class NewsPace {
 public:
  using Clock = std::chrono::steady_clock;

  /// changes: how many the answer told of.
  void asked(Clock::time_point begin, Clock::time_point end, std::int64_t changes) {
    const double seconds = std::chrono::duration<double>(end - end_).count();
    perSecond_ = perSecond_ * std::exp(-seconds) + static_cast<double>(changes);
    end_ = end;
    const std::chrono::duration<double> together(perSecond_ * perSecond_ * kSecondsOfSquare);
    const auto pause = std::max<std::chrono::duration<double>>(end - begin, together);
    next_ = end + std::chrono::duration_cast<Clock::duration>(
                      std::min<std::chrono::duration<double>>(pause, kMost));
  }
  /// Not before.
  [[nodiscard]] Clock::time_point next() const { return next_; }

 private:
  static constexpr std::chrono::milliseconds kMost{250};
  /// 10 ms at 10 changes a second, 40 ms at 20, and the most at 50.
  static constexpr double kSecondsOfSquare = 1e-4;
  Clock::time_point end_{}, next_{};
  double perSecond_ = 0.0;  ///< Changes, over about a second.
};

/// What became of an area that was to be kept, or is kept.
struct TeamKeeping {
  enum class State { Kept, Refused, Released } state = State::Kept;
  std::string why;  ///< Where it was refused, or is kept no more without having been released, as one line.
};

/// The area that a session keeps for itself, by a lease that is asked for again as long as edits come there.
/// One thread; all of it waits for the server, and an error leaves things as they were.
class TeamArea {
 public:
  using Clock = std::chrono::steady_clock;

  /// An area that is to be kept until no edit came there for `idle`, under a lease that was drawn for it.
  /// Lease 0: none.
  struct Wish {
    std::int64_t lease = 0;
    GridRect box;
    std::chrono::seconds idle{};
  };
  [[nodiscard]] static Wish wishFor(const GridRect& box, std::chrono::seconds idle);

  /// Releases the area before, and keeps this one. The same wish may come again after an error.
  [[nodiscard]] Result<TeamKeeping> become(TeamStore& store, const Wish& wish);
  /// Where it is due: asks for the lease again, or releases it. What is to be told of that.
  [[nodiscard]] Result<std::optional<TeamKeeping>> keepOn(TeamStore& store);
  /// When keepOn() has something to do; the end of time where nothing is kept.
  [[nodiscard]] Clock::time_point due() const;
  /// An edit of one's own is in the log.
  void edited(const GridRect& box);
  /// By another connection than before: it is asked for again at once.
  void connected() { next_ = {}; }

 private:
  Wish kept_;
  Clock::time_point until_{}, next_{};  ///< When it is released, and asked for again.
};

/// What the server says of the people in a terrain, and what it is told of oneself, each no more often than
/// people can follow. One thread; what takes a store waits for the server.
class TeamOthers {
 public:
  using Clock = std::chrono::steady_clock;

  /// head: the change that the terrain was opened as of.
  explicit TeamOthers(std::int64_t head);

  /// Tells where one is where that is due: `fresh`, or where one was. fresh: only once mayTell().
  [[nodiscard]] Result<void> tellPresence(TeamStore& store, std::optional<std::string> fresh);
  [[nodiscard]] Clock::time_point mayTell() const { return nextPresence_; }

  // Nothing where they are as before, or not due.
  [[nodiscard]] Result<std::optional<std::vector<TeamPerson>>> people(TeamStore& store);
  [[nodiscard]] Result<std::optional<std::vector<TeamKept>>> kept(TeamStore& store);
  /// What is written of changes up to `head` that was not asked for before.
  [[nodiscard]] Result<std::vector<TeamLogLine>> lines(TeamStore& store, std::int64_t head);

  void hear(const TeamSigns& signs);
  /// What is kept has changed by oneself.
  void keptChanged() { nextKept_ = {}; }
  /// By another connection than before.
  void connected();
  /// When the next is due.
  [[nodiscard]] Clock::time_point due() const;

 private:
  std::int64_t lined_;  ///< The change up to which lines have come.
  std::string shownPresence_, shownPeople_;
  std::vector<TeamKept> shownKept_;
  Clock::time_point nextPresence_{}, presenceDue_{}, nextPeople_{}, nextKept_{};
  bool peopleChanged_ = true;
};

/// State of the connection to a team's terrain.
enum class TeamState {
  Disconnected,  ///< The connection was lost. The next attempt follows after a pause.
  Joining,       ///< Connects, and checks that the log continues what the document has.
  Following,     ///< Sends changes, and receives those of others.
  Leaving,       ///< Ends the session, on request or because the terrain cannot be followed any more. Final.
};

enum class TeamEvent {
  Retry,           ///< The pause after a lost connection is over.
  Joined,          ///< The log continues what the document has.
  ServerGone,      ///< The connection was lost, or could not be made.
  SchemaNewer,     ///< A newer version of Scarp is needed for the terrain.
  ContentMissing,  ///< A base or another content could not be read. It is requested again; edits that need it
                   ///< wait.
  MemberRemoved,
  TerrainDeleted,
  TerrainReset,  ///< The log has an earlier state, from a backup.
  Leave,
};

/// Returns the state that follows. Defined for every event in every state.
[[nodiscard]] TeamState stateAfter(TeamState state, TeamEvent event);
/// Returns the event of a standing with which the terrain cannot be followed any more.
[[nodiscard]] TeamEvent lossOf(const TeamStanding& standing);

/// Result of an attempt to commit a change.
struct TeamAnswer {
  enum class Outcome {
    Committed,     ///< The remote changes contain it, after all that precede it.
    Outdated,      ///< Another change was first. A new draft is needed.
    IdTaken,       ///< The log has another change under its id, see TeamFollower::renewIds().
    AreaKept,      ///< Another session keeps the area.
    NotCommitted,  ///< The commit failed, and may have been done.
    NotSent,       ///< Failed before the commit.
  } outcome = Outcome::Outdated;
  std::string why;  ///< Of AreaKept, NotCommitted and NotSent, as one line.
};

/// Result of an undo or redo in the log.
struct TeamToggle {
  TeamDone which;
  bool out = false;
  std::string why;  ///< Why it failed, as one line. Empty: it is done.
};

/// What came since the last report.
struct TeamReport {
  std::vector<TeamNews> news;  ///< In order.
  std::optional<TeamAnswer> answer;
  std::optional<TeamToggle> toggled;
  std::vector<TeamLogLine> lines;                 ///< Of changes, in order.
  std::optional<std::vector<TeamPerson>> people;  ///< If they changed.
  std::optional<std::vector<TeamKept>> kept;      ///< If they changed.
  std::optional<TeamKeeping> keeping;
  std::optional<TeamStanding> standing;  ///< If it has changed; the first one always comes.
  TeamState state = TeamState::Following;
  std::string trouble;  ///< Why there is no connection, or no change comes, as one line.
  std::string broken;   ///< Why the terrain cannot be followed any more, as one line; empty while it can.
};

/// How a session is joined that has a thread of its own.
struct TeamAccess {
  std::unique_ptr<TeamStore> store;
  std::stop_source stop;  ///< Ends the waits of the store.
  std::string address, terrain;
};

/// The connection to a team's terrain: sends changes, receives those of others, and connects again after a
/// loss. It runs on a thread of its own, which alone waits for the server, or is driven by the caller with
/// exchange() and fetch(), which wait. Public members are for the document's thread.
class TeamLink {
 public:
  /// With its own thread. The document has the terrain as of `head`. ready: called on the link's thread when
  /// there is something to take. contents: missing ones are requested again; null for none.
  TeamLink(TeamAccess access, std::int64_t head, const GridFrame& frame, std::function<void()> ready,
           std::shared_ptr<TeamContents> contents);
  /// Driven by the caller, over a log that outlives this or is replaced by join().
  TeamLink(TeamLog& log, std::int64_t head, const GridFrame& frame, std::shared_ptr<TeamContents> contents);
  /// Leaves the session on the server if that is possible at once.
  ~TeamLink();
  TeamLink(const TeamLink&) = delete;
  TeamLink& operator=(const TeamLink&) = delete;

  // None of these waits. What is passed is kept until the server has it, also over a lost connection.

  /// Contract: the previous draft was answered.
  void send(TeamDraft draft);
  /// Undoes or redoes one of this session's changes; see leaveOut(). Contract: the previous one is done.
  void toggle(TeamDone which, bool out, TerrainDocument::Ids ids);
  /// The latest text counts.
  void bePresent(std::string presence);
  /// Keeps an area for this session, in place of the previous one, until releaseArea(), until the link is
  /// destroyed, until no edit there was sent for `idle`, or until a minute after the connection was lost.
  void keepArea(const GridRect& box, std::chrono::seconds idle);
  void releaseArea();
  [[nodiscard]] TeamReport take();

  // Driven by the caller.

  /// Continues over another connection, as the same session.
  void join(TeamLog& log);
  /// Sends the draft, or undoes what toggle() asked for. Where another session keeps the area, tries again
  /// for some seconds.
  [[nodiscard]] Result<void> exchange();
  /// Receives missing contents, and changes after the latest one.
  [[nodiscard]] Result<void> fetch();
  /// Continues after an earlier change: the later ones could not be applied.
  void rewind(std::int64_t head, const GridFrame& frame);

 private:
  using Clock = std::chrono::steady_clock;
  using Step = Result<void> (TeamLink::*)();
  struct Wish {
    TeamDone which;
    bool out;
    TerrainDocument::Ids ids;
  };

  [[nodiscard]] TeamState state();
  /// The only place where the state changes. why: as one line.
  void apply(TeamEvent event, const std::string& why = {});

  void run();
  void pauseBeforeRetry();
  void joinAgain();
  /// Runs steps for the caller that drives the link.
  [[nodiscard]] Result<void> runDriven(std::span<const Step> steps);
  /// Runs all steps that are due, then waits for a signal of the server or of the document's thread.
  [[nodiscard]] Result<void> round();

  // Steps. Each does its work if it is due; an error is the connection's or the server's.
  [[nodiscard]] Result<void> fetchStanding();
  [[nodiscard]] Result<void> keepChosenArea();
  [[nodiscard]] Result<void> sendWaiting();
  [[nodiscard]] Result<void> toggleRequested();
  [[nodiscard]] Result<void> fetchNews();
  [[nodiscard]] Result<void> fetchMissing();
  [[nodiscard]] Result<void> sendPresence();
  [[nodiscard]] Result<void> fetchPeople();
  [[nodiscard]] Result<void> fetchKept();
  [[nodiscard]] Result<void> fetchLines();

  /// The draft to send, unless known changes of the log would refuse it.
  [[nodiscard]] Result<std::optional<TeamDraft>> draftToSend();
  [[nodiscard]] Result<void> takeAnswer(const TeamLog::Committed& answer);
  /// Keeps other sessions from the area of the change after it was refused several times.
  [[nodiscard]] Result<void> leaseAfterRefusals();
  [[nodiscard]] Result<TeamNews> requestNews();
  [[nodiscard]] const TeamParcel* unanswered() const { return sent_ ? &*sent_ : nullptr; }
  /// Passes changes on. Returns whether the unanswered change is among them.
  bool give(TeamNews news);
  void answer(TeamAnswer::Outcome outcome, std::string why = {});
  void publish(const std::function<void(TeamReport&)>& add);
  [[nodiscard]] Clock::time_point nextCheck() const;
  [[nodiscard]] TeamBases* bases() { return contents_ ? &contents_->bases() : nullptr; }
  void clearWake();
  void wakeUp();

  const bool driven_;  ///< By the caller, without a thread.

  // Of the link's thread, or of the caller that drives it.
  std::unique_ptr<TeamStore> store_;  ///< Null while the connection is lost, and if driven.
  TeamLog* log_;
  std::stop_source stop_;
  std::string address_, terrain_;
  std::int64_t project_, epoch_, session_, head_;
  GridFrame frame_;
  std::optional<TeamParcel> sent_;  ///< The unanswered change.
  bool failed_ = false;             ///< The latest attempt to commit it failed; a new draft replaces it.
  std::optional<TeamParcel> late_;  ///< The change that was refused because another one was first.
  GridRect area_;                   ///< The area of the latest draft.
  Clock::time_point nextNews_{}, nextSend_{}, nextMissing_{}, nextStanding_{};
  std::optional<Clock::time_point> keptSince_;  ///< Another session keeps the area of the unanswered change.
  NewsPace pace_;
  bool behind_ = false;    ///< There are changes that were not requested.
  bool troubled_ = false;  ///< The latest request for changes failed.
  int refusals_ = 0, failedJoins_ = 0;
  std::int64_t lease_ = 0;
  TeamArea chosen_;
  TeamOthers others_;
  std::function<void()> ready_;
  std::shared_ptr<TeamContents> contents_;
  std::optional<TeamStanding> standing_;
  int wake_ = -1;

  std::mutex mutex_;
  std::condition_variable changed_;
  TeamState state_ = TeamState::Joining;
  std::optional<TeamDraft> draft_;
  std::optional<Wish> wish_;
  std::optional<std::string> presence_;
  std::optional<TeamArea::Wish> areaWish_;
  TeamReport report_;
  bool ended_ = false;  ///< The thread has left the session.
  std::thread thread_;
};

}  // namespace scarp
