#pragma once

#include <cstddef>
#include <optional>
#include <vector>

#include "core/edit/EditRecord.h"

namespace scarp {

/// The edits of a document, done and undone. Position p means: the first p records are done.
class EditHistory {
 public:
  [[nodiscard]] std::size_t size() const { return records_.size(); }
  [[nodiscard]] std::size_t position() const { return position_; }
  [[nodiscard]] const EditRecord& record(std::size_t index) const { return records_[index]; }
  [[nodiscard]] bool canUndo() const { return position_ > 0; }
  [[nodiscard]] bool canRedo() const { return position_ < records_.size(); }
  [[nodiscard]] std::size_t bytes() const;

  /// Adds a record of an edit just done; what had been undone is gone.
  void push(EditRecord record);
  /// The record to swap in order to go one step back or forth. Contract: canUndo() / canRedo().
  [[nodiscard]] EditRecord& stepBack();
  [[nodiscard]] EditRecord& stepForth();

  /// The state as it is now is the one on disk.
  void markSaved() { saved_ = position_; }
  [[nodiscard]] bool isSaved() const { return saved_ == position_; }

 private:
  std::vector<EditRecord> records_;
  std::size_t position_ = 0;
  std::optional<std::size_t> saved_ = 0;  ///< Nothing: the saved state cannot be reached any more.
};

}  // namespace scarp
