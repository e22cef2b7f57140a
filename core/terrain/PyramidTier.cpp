#include "core/terrain/PyramidTier.h"

#include <algorithm>
#include <bit>
#include <cstring>
#include <new>

namespace scarp {

namespace {

constexpr std::size_t kNodeBytes = sizeof(NodeScale) + 2 * sizeof(ChildBytes);
constexpr std::align_val_t kAlignment{64};

NodeScale scaleOf(const HeightRange& range) {
  const float rate = ByteScale(range).rate;
  return {range, rate, 1.0F / rate};
}

}  // namespace

void* PyramidTier::Block::operator new(std::size_t size, std::size_t nodes) {
  return ::operator new(size + nodes * kNodeBytes, kAlignment);
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

void PyramidTier::put(Block& block, std::size_t place, const NodeScale& scale, const ChildBytes& highest,
                      const ChildBytes& lowest) const {
  ChildBytes* const nodes = block.nodes();
  nodes[place] = highest;
  nodes[nodesInBlock() + place] = lowest;
  reinterpret_cast<NodeScale*>(nodes + 2 * nodesInBlock())[place] = scale;
}

PyramidTier::Block& PyramidTier::ownBlock(int blockColumn, int blockRow) {
  const std::size_t nodes = nodesInBlock();
  return blocks_.own(blockIndex(blockColumn, blockRow), [&](const Block* there) {
    std::unique_ptr<Block> made(new (nodes) Block);
    if (there) {
      std::memcpy(made->nodes(), there->nodes(), nodes * kNodeBytes);
      return made;
    }
    const int first = blockColumn << shift_, top = blockRow << shift_;
    for (std::size_t place = 0; place < nodes; ++place) {
      const int column = first + static_cast<int>(place & ((1U << shift_) - 1U)),
                row = top + static_cast<int>(place >> shift_);
      const Level& level = level_[levelIndex(std::min(column, columns_ - 1), std::min(row, rows_ - 1))];
      put(*made, place, level.scale, level.highest, level.lowest);
    }
    return made;
  });
}

void PyramidTier::set(int column, int row, const PackedNode& node) {
  put(ownBlock(column >> shift_, row >> shift_), placeIn(column, row), scaleOf(node.range), node.highest,
      node.lowest);
}

void PyramidTier::setLevel(int column, int row, const PackedNode& node) {
  level_[levelIndex(column, row)] = {scaleOf(node.range), node.highest, node.lowest};
}

std::size_t PyramidTier::bytes() const {
  std::size_t bytes = blocks_.places() * sizeof(void*);
  for (std::size_t i = 0; i < blocks_.places(); ++i)
    if (blocks_.at(i)) bytes += nodesInBlock() * kNodeBytes;
  return bytes;
}

}  // namespace scarp
