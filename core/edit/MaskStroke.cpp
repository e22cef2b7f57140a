#include "core/edit/MaskStroke.h"

#include <algorithm>
#include <array>

#include "core/base/Parallel.h"
#include "core/brush/DabKernel.h"
#include "core/brush/DabWeights.h"
#include "core/mask/MaskTiles.h"

namespace scarp {

namespace {

/// A brush that only tells where it has been: every dab at its full weight, none pressed as one stamp.
BrushSettings pathOf(BrushSettings settings) {
  settings.kind = BrushKind::Raise;
  settings.strength = 1.0;
  settings.limits = {};
  // Half way between two dabs it is still whole.
  settings.innerRadius = std::max(settings.innerRadius, std::min(0.6 * settings.spacing, 0.5));
  return settings;
}

}  // namespace

Result<void> checkMaskStroke(const BrushSettings& settings, std::span<const StrokeSample> samples,
                             const GridFrame& frame) {
  if (auto valid = validate(settings); !valid) return valid;
  return checkStroke(pathOf(settings), samples, frame);
}

MaskStroke::MaskStroke(const GridFrame& frame, const BrushSettings& settings)
    : frame_(frame),
      settings_(settings),
      path_(pathOf(settings)),
      stroke_(path_),
      limit_(path_, frame),
      weights_(frame.columns, frame.rows, 0.0F) {}

bool MaskStroke::add(const StrokeSample& sample) {
  if (!truncation_.empty()) return false;
  if (const auto fits = limit_.add(sample); !fits) {
    truncation_ = fits.error().message;
    return false;
  }
  samples_.push_back(sample);
  return paint(stroke_.add(sample));
}

bool MaskStroke::finish() { return paint(stroke_.finish()); }

bool MaskStroke::paint(const std::vector<Dab>& dabs) {
  bool painted = false;
  for (Dab dab : dabs) {
    const GridRect rect = dabRect(dab, frame_);
    if (rect.empty()) continue;
    dab.amount = 1.0;
    lay(DabWeights(dab, path_, frame_), rect);
    painted_ = painted_.united(rect);
    painted = true;
  }
  return painted;
}

void MaskStroke::lay(const DabWeights& dab, const GridRect& samples) {
  struct Work {
    int slot;
    std::shared_ptr<MaskRaster::Tile> tile;
  };
  std::vector<Work> work;
  const GridRect tiles = weights_.tilesTouching(samples);
  for (int row = tiles.row0; row < tiles.row1; ++row)
    for (int column = tiles.column0; column < tiles.column1; ++column) {
      const int slot = weights_.tileIndex(column, row);
      const auto own = own_.find(slot);
      const auto tile = own == own_.end() ? nullptr : own->second;
      // Copies of the mask stay as they are: only weights_, own_ and `tile` may own a tile that is written
      // to. Releasing `tile` synchronises with owners on other threads that released theirs.
      const bool isOwn = tile.use_count() == 3 && !weights_.mayBeShared(slot);
      work.push_back({slot, isOwn ? tile : nullptr});
    }
  parallelFor(work.size(), [&](std::size_t i) {
    auto& [slot, tile] = work[i];
    const GridRect part = weights_.tileRect(slot).intersected(samples);
    std::array<float, MaskRaster::tileSize> amounts;
    for (int row = part.row0; row < part.row1; ++row) {
      const auto [from, to] = dab.reach(row, part.column0, part.column1);
      if (from >= to) continue;
      if (!tile) tile = weights_.copyOfTile(slot);
      dab.amounts(row, from, to - from, amounts.data());
      float* const out =
          tile->data() + MaskRaster::offsetIn(from % MaskRaster::tileSize, row % MaskRaster::tileSize);
      for (int k = 0; k < to - from; ++k)
        out[k] = std::max(out[k], std::clamp(amounts[static_cast<std::size_t>(k)], 0.0F, 1.0F));
    }
  });
  // One after another: a put may release a block that the copies above read.
  for (Work& one : work) {
    if (!one.tile) continue;
    putMaskTile(weights_, one.slot, one.tile);
    if (weights_.tile(one.slot) == one.tile)
      own_[one.slot] = std::move(one.tile);
    else
      own_.erase(one.slot);  // Full of 1: one for all of them.
  }
}

}  // namespace scarp
