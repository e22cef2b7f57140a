#include "core/team/TeamArea.h"

#include <algorithm>

#include "core/team/TeamStore.h"

namespace scarp {

namespace {

using namespace std::chrono_literals;

/// It is asked for again so often, each time for so long.
constexpr auto kPace = 20s;
constexpr std::chrono::seconds kTime{60};

}  // namespace

TeamArea::Wish TeamArea::wishFor(const GridRect& box, std::chrono::seconds idle) {
  return {-drawnTeamId(), box, idle};
}

Result<TeamKeeping> TeamArea::become(TeamStore& store, const Wish& wish) {
  using State = TeamKeeping::State;
  if (kept_.lease != 0)
    if (auto ended = store.endLease(kept_.lease); !ended) return ended.error();
  kept_ = {};
  if (wish.lease == 0) return TeamKeeping{State::Released, {}};
  const auto taken = store.takeLease(wish.lease, wish.box, kTime);
  if (!taken && store.lost()) return taken.error();
  if (!taken) return TeamKeeping{State::Refused, taken.error().message};
  if (!*taken) return TeamKeeping{State::Refused, keptError(store, wish.box).message};
  kept_ = wish;
  until_ = Clock::now() + kept_.idle;
  next_ = Clock::now() + kPace;
  return TeamKeeping{State::Kept, {}};
}

Result<std::optional<TeamKeeping>> TeamArea::keepOn(TeamStore& store) {
  using State = TeamKeeping::State;
  const auto now = Clock::now();
  if (now < due()) return std::optional<TeamKeeping>();
  if (now >= until_) {
    if (auto ended = store.endLease(kept_.lease); !ended) return ended.error();
    kept_ = {};
    return std::optional(TeamKeeping{State::Released, "it was not edited for a while"});
  }
  const auto taken = store.takeLease(kept_.lease, kept_.box, kTime);
  if (!taken) return taken.error();
  next_ = now + kPace;
  if (*taken) return std::optional<TeamKeeping>();
  const std::string why = keptError(store, kept_.box).message;
  kept_ = {};
  return std::optional(TeamKeeping{State::Released, why});
}

TeamArea::Clock::time_point TeamArea::due() const {
  return kept_.lease == 0 ? Clock::time_point::max() : std::min(next_, until_);
}

void TeamArea::edited(const GridRect& box) {
  if (!box.intersected(kept_.box).empty()) until_ = Clock::now() + kept_.idle;
}

}  // namespace scarp
