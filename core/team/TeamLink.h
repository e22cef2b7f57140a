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

/// Schedule of requests for remote changes. The pause after a request is as long as the request took, or
/// longer if changes are frequent, because then many clients send requests to the server; at most 250 ms. One
/// answer contains many changes, and only the latest content of each piece is read. A value.
class NewsPace {
 public:
  using Clock = std::chrono::steady_clock;

  /// Records a request. changes: number of changes in its answer.
  void asked(Clock::time_point begin, Clock::time_point end, std::int64_t changes) {
    const double seconds = std::chrono::duration<double>(end - end_).count();
    perSecond_ = perSecond_ * std::exp(-seconds) + static_cast<double>(changes);
    end_ = end;
    const std::chrono::duration<double> together(perSecond_ * perSecond_ * kSecondsOfSquare);
    const auto pause = std::max<std::chrono::duration<double>>(end - begin, together);
    next_ = end + std::chrono::duration_cast<Clock::duration>(
                      std::min<std::chrono::duration<double>>(pause, kMaxPause));
  }
  /// Returns the earliest time of the next request.
  [[nodiscard]] Clock::time_point next() const { return next_; }

 private:
  static constexpr std::chrono::milliseconds kMaxPause{250};
  /// Pause in seconds per squared rate: 10 ms at 10 changes a second, 40 ms at 20, kMaxPause from 50 on.
  static constexpr double kSecondsOfSquare = 1e-4;
  Clock::time_point end_{}, next_{};
  double perSecond_ = 0.0;  ///< Changes per second: a sum with exponential decay of 1 s.
};

/// State of an area that the session requested to keep.
struct TeamKeeping {
  enum class State { Kept, Refused, Released } state = State::Kept;
  Message why;  ///< Reason of a refusal, or of a release without a request, as one line.
};

/// Area that a session keeps for itself, by a lease that it renews while edits are made in the area. One
/// thread. Functions that take a store wait for the server and can be repeated after an error.
class TeamArea {
 public:
  using Clock = std::chrono::steady_clock;

  /// Area to keep until no edit was made in it for `idle`, with the id of its lease. Lease 0: no area.
  struct Wish {
    std::int64_t lease = 0;
    GridRect box;
    std::chrono::seconds idle{};
  };
  [[nodiscard]] static Wish wishFor(const GridRect& box, std::chrono::seconds idle);

  /// Releases the previous area and keeps this one. Can be called again with the same wish after an error.
  [[nodiscard]] Result<TeamKeeping> become(TeamStore& store, const Wish& wish);
  /// Renews the lease, or releases it after the idle time, if due. Returns a state if the area was released
  /// or lost.
  [[nodiscard]] Result<std::optional<TeamKeeping>> keepOn(TeamStore& store);
  /// Returns the time when keepOn() is due; the maximum time if no area is kept.
  [[nodiscard]] Clock::time_point due() const;
  /// Restarts the idle time if a committed edit of this session intersects the area.
  void edited(const GridRect& box);
  /// Makes the renewal due at once, after a reconnection.
  void connected() { next_ = {}; }

 private:
  Wish kept_;
  Clock::time_point until_{}, next_{};  ///< Times of the release and of the next renewal.
};

/// Exchange of people, presence, kept areas and log lines with the server, at limited rates. One thread;
/// functions that take a store wait for the server.
class TeamOthers {
 public:
  using Clock = std::chrono::steady_clock;

  /// head: change as of which the terrain was opened.
  explicit TeamOthers(std::int64_t head);

  /// Sends the presence `fresh`, or repeats the previous one if that is due. Contract: `fresh` only from
  /// mayTell() on.
  [[nodiscard]] Result<void> tellPresence(TeamStore& store, std::optional<std::string> fresh);
  [[nodiscard]] Clock::time_point mayTell() const { return nextPresence_; }

  // Each returns nothing if the data is unchanged or the request is not due.
  [[nodiscard]] Result<std::optional<std::vector<TeamPerson>>> people(TeamStore& store);
  [[nodiscard]] Result<std::optional<std::vector<TeamKept>>> kept(TeamStore& store);
  /// Returns the log lines of changes up to `head` that were not requested before.
  [[nodiscard]] Result<std::vector<TeamLogLine>> lines(TeamStore& store, std::int64_t head);

  void hear(const TeamSigns& signs);
  /// Makes the request for kept areas due, because this session changed its area.
  void keptChanged() { nextKept_ = {}; }
  /// Makes all requests due after a reconnection, and clears the presence.
  void connected();
  /// Returns the time when presence or people are due.
  [[nodiscard]] Clock::time_point due() const;

 private:
  std::int64_t lined_;  ///< Change up to which lines were received.
  std::string shownPresence_, shownPeople_;
  std::vector<TeamKept> shownKept_;
  Clock::time_point nextPresence_{}, presenceDue_{}, nextPeople_{}, nextKept_{};
  bool peopleChanged_ = true;
};

/// State of the connection to a team's terrain.
enum class TeamState {
  Disconnected,  ///< The connection was lost. The next attempt follows after a pause.
  Joining,       ///< Connects, and checks that the log includes the document's latest change.
  Following,     ///< Sends changes, and receives those of others.
  Leaving,       ///< Ends the session, on request or because the terrain cannot be followed any more. Final.
};

enum class TeamEvent {
  Retry,        ///< The pause after a lost connection is over.
  Joined,       ///< The log includes the document's latest change.
  ServerGone,   ///< The connection was lost or could not be established.
  SchemaNewer,  ///< The terrain needs a newer version of Scarp.
  MemberRemoved,
  TerrainDeleted,
  TerrainReset,  ///< The server was restored to an earlier state of the terrain.
  Leave,
};

/// Returns the next state. Every event is defined in every state.
[[nodiscard]] TeamState stateAfter(TeamState state, TeamEvent event);
/// Returns the event for a standing with which the terrain cannot be followed any more.
[[nodiscard]] TeamEvent lossOf(const TeamStanding& standing);

/// Result of an attempt to commit a change.
struct TeamAnswer {
  enum class Outcome {
    Committed,     ///< The change is committed. The remote changes include it and all earlier ones.
    Outdated,      ///< Another change was committed first, or this one is too old. A new draft is needed.
    IdTaken,       ///< The log has another change with its id; see TeamFollower::renewIds().
    AreaKept,      ///< Another session keeps the area.
    NotCommitted,  ///< The commit failed. The change may be in the log nevertheless.
    NotSent,       ///< Failed before the commit.
  } outcome = Outcome::Outdated;
  Message why;  ///< Reason of AreaKept, NotCommitted and NotSent, as one line.
};

/// Result of an undo or redo in the log.
struct TeamToggle {
  TeamDone which;
  bool out = false;
  Message why;  ///< Reason of a failure, as one line; empty on success.
};

/// Data received since the previous report.
struct TeamReport {
  std::vector<TeamNews> news;  ///< In order.
  std::optional<TeamAnswer> answer;
  std::optional<TeamToggle> toggled;
  std::vector<TeamLogLine> lines;                 ///< In the order of the changes.
  std::optional<std::vector<TeamPerson>> people;  ///< Set if they changed.
  std::optional<std::vector<TeamKept>> kept;      ///< Set if they changed.
  std::optional<TeamKeeping> keeping;
  std::optional<TeamStanding> standing;  ///< Set when first received, and when it changed.
  TeamState state = TeamState::Following;
  Message trouble;      ///< Reason of a lost connection or of failing requests, as one line.
  Message broken;       ///< Reason that ended the session, as one line; empty while it continues.
};

/// Connection and address of a session with a separate thread.
struct TeamAccess {
  std::unique_ptr<TeamStore> store;
  std::stop_source stop;  ///< Ends the waits of the store.
  std::string address, terrain;
};

/// Connection to a team terrain: sends changes, receives those of others, and reconnects after a loss. Runs
/// on a separate thread, the only one that waits for the server, or is driven by the caller with exchange()
/// and fetch(), which wait. Public members are for the document's thread.
class TeamLink {
 public:
  /// Starts the thread. head: latest change that the document includes. ready: called on the link's thread
  /// when take() has new data. contents: its missing tiles are requested again; null for none.
  TeamLink(TeamAccess access, std::int64_t head, const GridFrame& frame, std::function<void()> ready,
           std::shared_ptr<TeamContents> contents);
  /// Creates a link without a thread, over a log that outlives it or is replaced by join().
  TeamLink(TeamLog& log, std::int64_t head, const GridFrame& frame, std::shared_ptr<TeamContents> contents);
  /// Leaves the session on the server; gives up after 0.4 s.
  ~TeamLink();
  TeamLink(const TeamLink&) = delete;
  TeamLink& operator=(const TeamLink&) = delete;

  // These functions do not wait. Passed data is kept until the server has it, even if the connection is lost.

  /// Sends a draft. Contract: the previous one was answered.
  void send(TeamDraft draft);
  /// Undoes or redoes one of this session's changes; see leaveOut(). Contract: the previous request was
  /// answered.
  void toggle(TeamDone which, bool out, TerrainDocument::Ids ids);
  /// Sets the presence of this session; replaces one that was not sent yet.
  void bePresent(std::string presence);
  /// Keeps an area for this session, in place of the previous one. The area is released by releaseArea(),
  /// when the link is destroyed, when no edit in it was committed for `idle`, or a minute after the
  /// connection was lost.
  void keepArea(const GridRect& box, std::chrono::seconds idle);
  void releaseArea();
  [[nodiscard]] TeamReport take();

  // For a caller that drives the link.

  /// Continues the session over another connection.
  void join(TeamLog& log);
  /// Sends the draft and performs the request of toggle(). Retries for 2 s if another session keeps the area.
  [[nodiscard]] Result<void> exchange();
  /// Fetches missing contents, and changes after the latest received one.
  [[nodiscard]] Result<void> fetch();
  /// Continues after an earlier change, because later ones could not be applied.
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
  /// Changes the state; no other function does. why: reason, as one line.
  void apply(TeamEvent event, const Message& why = {});

  void run();
  void pauseBeforeRetry();
  void joinAgain();
  /// Runs steps for exchange() and fetch(). Fails unless the state is Following.
  [[nodiscard]] Result<void> runDriven(std::span<const Step> steps);
  /// Runs all steps that are due, then waits for a notification of the server or a wake-up by the document's
  /// thread.
  [[nodiscard]] Result<void> round();

  // Steps of a round. Each returns at once if it is not due. Errors are of the connection or of the server.
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

  /// Returns the draft to send, or nothing if there is none or known changes of others have made it outdated.
  [[nodiscard]] Result<std::optional<TeamDraft>> draftToSend();
  [[nodiscard]] Result<void> takeAnswer(const TeamLog::Committed& answer);
  /// Takes a lease on the area of the change after it was refused 3 times.
  [[nodiscard]] Result<void> leaseAfterRefusals();
  [[nodiscard]] Result<TeamNews> requestNews();
  [[nodiscard]] const TeamParcel* unanswered() const { return sent_ ? &*sent_ : nullptr; }
  /// Publishes remote changes. Returns whether the unanswered change is among them.
  bool give(TeamNews news);
  void answer(TeamAnswer::Outcome outcome, Message why = {});
  void publish(const std::function<void(TeamReport&)>& add);
  [[nodiscard]] Clock::time_point nextCheck() const;
  [[nodiscard]] TeamBases* bases() { return contents_ ? &contents_->bases() : nullptr; }
  void clearWake();
  void wakeUp();

  const bool driven_;  ///< No thread: the caller drives the link.

  // Used by the link's thread only, or by the caller that drives the link.
  std::unique_ptr<TeamStore> store_;  ///< Null while disconnected, and if driven.
  TeamLog* log_;
  std::stop_source stop_;
  std::string address_, terrain_;
  std::int64_t project_, epoch_, session_, head_;
  GridFrame frame_;
  std::optional<TeamParcel> sent_;  ///< The unanswered change.
  bool failed_ = false;             ///< The latest attempt to commit it failed. A new draft replaces it.
  std::optional<TeamParcel> late_;  ///< Change that was refused as outdated.
  GridRect area_;                   ///< The area of the latest draft.
  Clock::time_point nextNews_{}, nextSend_{}, nextMissing_{}, nextStanding_{};
  std::optional<Clock::time_point> keptSince_;  ///< Time of the first refusal for a kept area.
  NewsPace pace_;
  bool behind_ = false;    ///< The server has changes that were not requested yet.
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
