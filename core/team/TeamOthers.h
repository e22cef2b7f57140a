#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "core/base/Result.h"
#include "core/team/TeamStore.h"

namespace scarp {

/// What the server says of the people in a terrain, and what it is told of oneself, each no more often than people can
/// follow. One thread; what takes a store waits for the server.
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

}  // namespace scarp
