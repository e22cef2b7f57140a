#include "core/project/ProjectStore.h"

namespace scarp {

Result<std::shared_ptr<ProjectStore>> ProjectStore::open(const std::string& path, SqliteDatabase::Mode mode,
                                                         const std::string& shown, const Hold& hold) {
  std::shared_ptr<ProjectStore> store(new ProjectStore);
  store->hold_ = ProjectHold::open(path, hold.toWrite, hold.shared);
  if (auto connected = store->connect(path, mode, shown); !connected) return connected.error();
  return store;
}

ProjectStore::~ProjectStore() { disconnect(); }

Result<void> ProjectStore::readable() {
  if (overwritten()) return overwrittenError();
  return {};
}

bool ProjectStore::movedAway(const std::string& path) const { return hold_->movedAway(path); }

void ProjectStore::trust(std::int64_t save) {
  const std::lock_guard lock(traceMutex_);
  const auto check = saveCheckOf(save);
  trusted_ = save;
  trustedCheck_ = check.ok() ? std::optional(*check) : std::nullopt;
  trace_ = FileTrace::of(hold_->descriptor());
}

void ProjectStore::beginWriting() {
  const std::lock_guard lock(traceMutex_);
  trace_.reset();
}

bool ProjectStore::overwritten() {
  if (overwritten_) return true;
  {
    const std::lock_guard lock(traceMutex_);
    if (!trace_ || trace_->standsFor(hold_->descriptor())) return false;
    const auto now = FileTrace::of(hold_->descriptor());
    if (now && stillHolds(*now)) {
      trace_ = now;
      return false;
    }
    overwritten_ = true;
  }
  damage().found({Message("%1; what had not been read of it is not there", overwrittenError().message),
                  {},
                  {},
                  Damage::Now::Nothing});
  return true;
}

// A transaction counts on. Who copies an older state of the file over it takes the count back.
bool ProjectStore::stillHolds(const FileTrace& now) {
  const auto before = trace_->transactions(), after = now.transactions();
  if (!before || !after) return false;
  if (now.header == trace_->header) return now.bytes == trace_->bytes;
  if (static_cast<std::int32_t>(*after - *before) <= 0 || !trustedCheck_) return false;
  const auto check = saveCheckOf(trusted_);
  return check.ok() && *check == *trustedCheck_;
}

Result<std::int64_t> ProjectStore::saveCheckOf(std::int64_t save) {
  return database().number("SELECT \"check\" FROM save WHERE id=" + std::to_string(save));
}

Error ProjectStore::overwrittenError() const {
  return errorIn(shown(), "was overwritten by another program while it was open");
}

}  // namespace scarp
