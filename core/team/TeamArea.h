#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string>

#include "core/base/GridRect.h"
#include "core/base/Result.h"

namespace scarp {

class TeamStore;

/// What became of an area that was to be kept, or is kept.
struct TeamKeeping {
  enum class State { Kept, Refused, Released } state = State::Kept;
  std::string why;  ///< Where it was refused, or is kept no more without having been released, as one line.
};

/// The area that a session keeps for itself, by a lease that is asked for again as long as edits come there. One
/// thread; all of it waits for the server, and an error leaves things as they were.
class TeamArea {
 public:
  using Clock = std::chrono::steady_clock;

  /// An area that is to be kept until no edit came there for `idle`, under a lease that was drawn for it. Lease 0: none.
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

}  // namespace scarp
