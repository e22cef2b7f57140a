#pragma once

#include <algorithm>
#include <concepts>
#include <limits>
#include <vector>

#include "core/base/Contract.h"

namespace scarp {

/// Ids of one kind, each given once; 0 is none. They come out of blocks. A terrain that one person edits has
/// one block without end; of several who edit one terrain together each takes from blocks that nobody else
/// has, so that what they make at the same time never has the same id. A value; one thread.
template <std::unsigned_integral Id>
class IdSeries {
 public:
  struct Block {
    Id first = 1, end = std::numeric_limits<Id>::max();  ///< Without `end` itself.
  };

  IdSeries() : IdSeries(Block{}) {}
  /// Contract of a block: 0 < first < end.
  explicit IdSeries(Block block) { add(block); }
  /// One more block to take from when the others are used up.
  void add(Block block) {
    EXPECTS(block.first > 0 && block.first < block.end);
    blocks_.push_back({block, block.first});
  }

  /// The wanted id, where it is ahead in a block of this series or belongs to somebody else's blocks (who has
  /// given it to the same thing); otherwise, and for 0, a new one. Contract: room() > 0.
  [[nodiscard]] Id take(Id wanted = 0) {
    if (wanted != 0) {
      Taken* const block = find(wanted);
      if (!block || again_ || wanted >= block->next) {
        pass(wanted);
        return wanted;
      }
    }
    return aheadIn(blocks_).next++;
  }
  /// From now on whatever is wanted is given, for what is done again.
  void giveAgain(bool again) { again_ = again; }
  /// That somebody has this id.
  void pass(Id id) {
    if (Taken* const block = find(id)) block->next = std::max<Id>(block->next, id + 1);
  }
  /// What take() gives next. Contract: room() > 0.
  [[nodiscard]] Id next() const { return aheadIn(blocks_).next; }
  /// New ids that are left.
  [[nodiscard]] Id room() const {
    Id left = 0;
    for (const Taken& block : blocks_) left += block.range.end - block.next;
    return left;
  }

 private:
  struct Taken {
    Block range;
    Id next;
  };
  [[nodiscard]] Taken* find(Id id) {
    const auto found = std::ranges::find_if(
        blocks_, [&](const Taken& block) { return id >= block.range.first && id < block.range.end; });
    return found == blocks_.end() ? nullptr : &*found;
  }
  [[nodiscard]] static auto& aheadIn(auto& blocks) {
    const auto found =
        std::ranges::find_if(blocks, [](const Taken& block) { return block.next < block.range.end; });
    EXPECTS(found != blocks.end());
    return *found;
  }

  std::vector<Taken> blocks_;
  bool again_ = false;
};

}  // namespace scarp
