#include "core/terrain/PyramidTier.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <new>

namespace scarp {

namespace {

constexpr std::align_val_t kAlignment{64};

PyramidNode nodeOf(const PackedNode& packed) {
  const float rate = ByteScale(packed.range).rate;
  return {packed.range, rate, 1.0F / rate, packed.highest, packed.lowest};
}

}  // namespace

void* PyramidTier::Block::operator new(std::size_t size, std::size_t nodes) {
  return ::operator new(size + nodes * sizeof(PyramidNode), kAlignment);
}
void PyramidTier::Block::operator delete(void* block, std::size_t /*nodes*/) {
  ::operator delete(block, kAlignment);
}
void PyramidTier::Block::operator delete(void* block) { ::operator delete(block, kAlignment); }

PyramidTier::PyramidTier(int columns, int rows)
    : columns_(columns),
      rows_(rows),
      shift_(std::min(std::bit_width(static_cast<unsigned>(std::max(columns, rows)) - 1U),
                      std::bit_width(static_cast<unsigned>(mostBlockSide)) - 1)),
      blockColumns_(((columns - 1) >> shift_) + 1),
      blocks_(static_cast<std::size_t>(blockColumns_) * static_cast<std::size_t>(blockRows())) {}

PyramidTier::Block& PyramidTier::ownBlock(int blockColumn, int blockRow) {
  const std::size_t nodes = nodesInBlock();
  return blocks_.own(blockIndex(blockColumn, blockRow), [&](const Block* there) {
    std::unique_ptr<Block> made(new (nodes) Block);
    if (there) {
      std::uninitialized_copy_n(there->nodes(), nodes, made->nodes());
      return made;
    }
    const int first = blockColumn << shift_, top = blockRow << shift_;
    for (std::size_t place = 0; place < nodes; ++place) {
      const int column = first + static_cast<int>(place & ((1U << shift_) - 1U)),
                row = top + static_cast<int>(place >> shift_);
      std::construct_at(made->nodes() + place,
                        level_[levelIndex(std::min(column, columns_ - 1), std::min(row, rows_ - 1))]);
    }
    return made;
  });
}

void PyramidTier::set(int column, int row, const PackedNode& node) {
  ownBlock(column >> shift_, row >> shift_).nodes()[placeIn(column, row)] = nodeOf(node);
}

void PyramidTier::setLevel(int column, int row, const PackedNode& node) {
  level_[levelIndex(column, row)] = nodeOf(node);
}

std::size_t PyramidTier::bytes() const {
  std::size_t bytes = blocks_.places() * sizeof(void*);
  for (std::size_t i = 0; i < blocks_.places(); ++i)
    if (blocks_.at(i)) bytes += nodesInBlock() * sizeof(PyramidNode);
  return bytes;
}

}  // namespace scarp
