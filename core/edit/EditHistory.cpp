#include "core/edit/EditHistory.h"

#include "core/base/Contract.h"

namespace scarp {

std::size_t EditHistory::bytes() const {
  std::size_t total = 0;
  for (const EditRecord& record : records_) total += record.bytes();
  return total;
}

void EditHistory::push(EditRecord record) {
  records_.resize(position_);
  if (saved_ && *saved_ > position_) saved_.reset();
  records_.push_back(std::move(record));
  ++position_;
}

EditRecord& EditHistory::stepBack() {
  EXPECTS(canUndo());
  return records_[--position_];
}

EditRecord& EditHistory::stepForth() {
  EXPECTS(canRedo());
  return records_[position_++];
}

}  // namespace scarp
