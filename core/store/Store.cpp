#include "core/store/Store.h"

#include <algorithm>
#include <utility>

namespace scarp {

Message Damage::message() const {
  if (!raster) return what;
  switch (now) {
    case Now::Earlier:
      return Message("%1; what stands there now is as it was at an earlier save", what);
    case Now::Holes:
      return Message("%1; what stands there now is holes", what);
    case Now::Journal:
      return Message("%1; what stands there now is out of the recovery journal", what);
    case Now::Nothing:
    case Now::Rebuilt:
      break;
  }
  return Message("%1; what stands there now is nothing of it", what);
}

Message damageMessage(const std::string& file, Message what) {
  return messageIn(file, "is damaged: %1", std::move(what));
}

Message withoutFile(const Message& message) {
  const Message* const inFile = message.values().size() == 2 ? message.values()[1].asMessage() : nullptr;
  if (!inFile || inFile->pattern() != "is damaged: %1") return message;
  const Message* const what = inFile->values().front().asMessage();
  return what ? *what : message;
}

Damage damageOf(const std::string& file, Message what, Damage::Now now, Damage::Part part) {
  return {damageMessage(file, std::move(what)), {}, {}, now, part};
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

Result<std::string> Store::text(const ContentKey& key, const ContentRef& ref) {
  const auto read = bytes(key, ref);
  if (!read.ok()) return read.error();
  if (checksum(*read) != ref.sum) return errorIn(shown(), "is damaged: a text in it is another one");
  return std::string(static_cast<const char*>(static_cast<const void*>(read->data())), read->size());
}

Result<void> StoreChange::putText(const ContentKey& key, const std::string& text) {
  const auto bytes = std::as_bytes(std::span(text));
  const std::uint64_t sum = checksum(bytes);
  const ContentRef ref = slots_.find(key);
  if (ref.form == ContentForm::Json && ref.sum == sum) return {};
  return put(key, ContentForm::Json, sum, bytes, {});
}

Result<void> StoreChange::clear(const ContentKey& key) {
  if (!slots_.find(key).holds()) return {};
  return put(key, ContentForm::Nothing, 0, {}, {});
}

}  // namespace scarp
