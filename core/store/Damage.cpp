#include "core/store/Damage.h"

#include <algorithm>
#include <utility>

namespace scarp {

std::string Damage::message() const {
  if (!raster) return what;
  const char* const there = now == Now::Earlier   ? "as it was at an earlier save"
                            : now == Now::Holes   ? "holes"
                            : now == Now::Journal ? "out of the recovery journal"
                                                  : "nothing of it";
  return what + "; what stands there now is " + there;
}

void DamageList::found(Damage damage) {
  {
    const std::lock_guard lock(mutex_);
    if (std::ranges::find(damages_, damage.what, &Damage::what) != damages_.end()) return;
    damages_.push_back(damage);
  }
  const std::lock_guard lock(callMutex_);
  if (call_) call_(damage);
}

void DamageList::repairedFromJournal(RasterId raster, const GridRect& samples) {
  const std::lock_guard lock(mutex_);
  for (Damage& damage : damages_)
    if (damage.raster == raster && damage.samples == samples) damage.now = Damage::Now::Journal;
}

std::vector<Damage> DamageList::all() const {
  const std::lock_guard lock(mutex_);
  return damages_;
}

bool DamageList::any() const {
  const std::lock_guard lock(mutex_);
  return !damages_.empty();
}

void DamageList::onFound(std::function<void(const Damage&)> call) {
  const std::lock_guard lock(callMutex_);
  call_ = std::move(call);
}

}  // namespace scarp
