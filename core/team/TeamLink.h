#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <stop_token>
#include <string>
#include <thread>
#include <vector>

#include "core/base/Result.h"
#include "core/team/NewsPace.h"
#include "core/team/TeamArea.h"
#include "core/team/TeamDocument.h"
#include "core/team/TeamDraft.h"
#include "core/team/TeamNews.h"
#include "core/team/TeamOthers.h"
#include "core/team/TeamStore.h"

namespace scarp {

/// What has become of a change that was sent.
struct TeamAnswer {
  bool known = false;  ///< It is in the log; it is in the news with all that came before it.
  std::string why;     ///< Else why it is not, as one line; empty: somebody was first, it is to be made anew.
  bool kept = false;   ///< Somebody keeps the area.
  bool taken = false;  ///< The log has another change under its id, see TeamFollower::renewIds().
};

/// What became of an edit that was to be taken back, or done again.
struct TeamToggle {
  TeamDone which;
  bool out = false;
  std::string why;  ///< Empty: it is done.
};

/// What has come since one asked last.
struct TeamReport {
  std::vector<TeamNews> news;  ///< In order.
  std::optional<TeamAnswer> answer;
  std::optional<TeamToggle> toggled;
  std::vector<TeamLogLine> lines;                  ///< Of changes, in order.
  std::optional<std::vector<TeamPerson>> people;   ///< Where they are others, or elsewhere.
  std::optional<std::vector<TeamKept>> kept;       ///< Where they are others.
  std::optional<TeamKeeping> keeping;
  std::optional<TeamStanding> standing;  ///< If it has changed; the first one always comes.
  bool connected = true;
  std::string trouble;  ///< Why there is no connection, or nothing comes through, as one line.
  std::string broken;   ///< Why the terrain can't be followed any more, as one line; empty while it can.
};

/// The connection to a team's terrain, on a thread of its own that alone waits for the server: sends, asks, hears
/// of what others do, and connects again where the connection was lost. What is given to it is kept until the
/// server has it. All members are for one other thread, and none of them waits, but the destructor for a moment.
class TeamLink {
 public:
  /// The store was opened with `stop` as what ends its waiting; the terrain has been taken over as of `head`.
  /// ready: called on the link's thread whenever there is something to take. contents: what is missing there is
  /// asked for again, and comes as news; null for none.
  TeamLink(std::unique_ptr<TeamStore> store, std::stop_source stop, std::string address, std::string terrain,
           std::int64_t head, const GridFrame& frame, std::function<void()> ready,
           std::shared_ptr<TeamContents> contents = nullptr);
  /// Takes leave of the server, where that is to be had at once.
  ~TeamLink();
  TeamLink(const TeamLink&) = delete;
  TeamLink& operator=(const TeamLink&) = delete;

  /// Contract: the one before was answered.
  void send(TeamDraft draft);
  /// Takes back a change of one's own, or does it again; see leaveOut(). Contract: the one before is done.
  void toggle(TeamDone which, bool out, TerrainDocument::Ids ids);
  /// Where one is; the latest counts.
  void bePresent(std::string presence);
  /// Keeps an area for this session in the place of the one before, until it is released: by releaseArea(), when this
  /// goes, when no edit there was sent for `idle`, or, where the connection is lost, a minute later.
  void keepArea(const GridRect& box, std::chrono::seconds idle);
  void releaseArea();
  [[nodiscard]] TeamReport take();

 private:
  using Clock = std::chrono::steady_clock;
  struct Wish {
    TeamDone which;
    bool out;
    TerrainDocument::Ids ids;
  };

  void run();
  /// Another connection, after the last one was lost; false where it has to be tried again.
  bool connectAgain();
  /// Each does one of its things, where it is due; an error is the connection's or the server's.
  [[nodiscard]] Result<void> sendWhatWaits();
  /// The next to be sent, where what is known to be in the log already does not refuse it.
  [[nodiscard]] Result<std::optional<TeamDraft>> draftToSend();
  [[nodiscard]] Result<void> toggleWhatIsWished();
  /// What comes of it is to be given.
  [[nodiscard]] Result<TeamNews> askNews();
  [[nodiscard]] Result<void> fetchNews();
  [[nodiscard]] Result<void> fetchStanding();
  [[nodiscard]] Result<void> fetchMissing();
  [[nodiscard]] Result<void> tellPresence();
  [[nodiscard]] Result<void> fetchPeople();
  [[nodiscard]] Result<void> fetchLines();
  /// Keeps the area of what is sent from others, where they were first several times.
  [[nodiscard]] Result<void> keepLeaseWhereRefused();
  [[nodiscard]] Result<void> keepChosen();
  [[nodiscard]] Result<void> fetchKept();
  [[nodiscard]] Result<void> round();
  void give(TeamNews news);
  void answered(TeamAnswer answer);
  void say(const std::function<void(TeamReport&)>& what);
  [[nodiscard]] TeamBases* bases() { return contents_ ? &contents_->bases() : nullptr; }
  void clearWake();
  void wakeUp();

  // The link's thread alone.
  std::unique_ptr<TeamStore> store_;
  std::stop_source stop_;
  std::string address_, terrain_;
  std::int64_t project_, epoch_, session_, head_;
  GridFrame frame_;
  std::optional<TeamParcel> sent_;
  std::optional<TeamParcel> late_;  ///< That was refused because somebody was first.
  GridRect area_;  ///< That it goes by.
  Clock::time_point nextNews_{}, nextSend_{};
  std::optional<Clock::time_point> keptSince_;  ///< Somebody else keeps the area of what was sent.
  NewsPace pace_;
  bool behind_ = false;  ///< There are changes that were not asked for.
  bool broken_ = false, troubled_ = false;
  int refused_ = 0, failures_ = 0;
  std::int64_t lease_ = 0;
  TeamArea chosen_;
  TeamOthers others_;
  std::function<void()> ready_;
  std::shared_ptr<TeamContents> contents_;
  Clock::time_point nextMissing_{}, nextStanding_{};
  std::optional<TeamStanding> standing_;
  int wake_;

  std::mutex mutex_;
  std::condition_variable ended_;
  std::optional<TeamDraft> draft_;
  std::optional<Wish> wish_;
  std::optional<std::string> presence_;
  std::optional<TeamArea::Wish> areaWish_;
  TeamReport report_;
  bool leaving_ = false, gone_ = false;
  std::thread thread_;
};

}  // namespace scarp
