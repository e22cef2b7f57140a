#pragma once

#include <cstdint>
#include <random>
#include <set>
#include <span>
#include <vector>

#include "core/edit/Operation.h"
#include "core/edit/StrokeOperations.h"
#include "core/store/StoredNumbers.h"
#include "core/store/StoredRecord.h"
#include "core/team/TeamStore.h"

namespace scarp::test {

[[nodiscard]] inline std::uint64_t sumOf(const HeightRaster& raster) {
  std::uint64_t sum = 0;
  for (const int slot : raster.heldSlots())
    sum ^= checksum(std::as_bytes(std::span(*raster.tile(slot))), {static_cast<std::uint64_t>(slot)});
  return sum;
}

[[nodiscard]] inline StrokeOperation anyStroke(std::mt19937_64& random, const GridFrame& frame) {
  const BrushKind kinds[] = {BrushKind::Raise, BrushKind::Lower, BrushKind::Smooth, BrushKind::Flatten};
  std::uniform_real_distribution<double> x(-frame.width() / 2, frame.width() / 2),
      y(-frame.depth() / 2, frame.depth() / 2);
  StrokeOperation stroke;
  stroke.brush.kind = kinds[random() % 4];
  stroke.brush.radius = 60.0 * frame.dx;
  stroke.brush.strength = 4.0;
  const double west = x(random), south = y(random);
  for (int i = 0; i < 8; ++i)
    stroke.samples.push_back({west + 12.0 * i * frame.dx, south + 4.0 * i * frame.dx, 1.0, 0.05 * i});
  return stroke;
}

/// All changes of a log, from its first.
[[nodiscard]] inline Result<std::vector<TeamLogRow>> wholeLog(TeamStore& store) {
  std::vector<TeamLogRow> log;
  for (;;) {
    const auto more = store.changesSince(log.empty() ? 0 : log.back().seq, 500);
    if (!more) return more.error();
    if (more->empty()) return log;
    log.insert(log.end(), more->begin(), more->end());
  }
}

/// Replays a log's changes after its first on the document that was shared. Returns what is wrong with
/// the log: numbers that are missing, changes that are there twice or cannot be replayed.
[[nodiscard]] inline int replayLog(const std::vector<TeamLogRow>& log, TerrainDocument& document) {
  std::set<TeamOp> ops;
  int faults = 0;
  for (std::size_t i = 0; i < log.size(); ++i) {
    faults += !ops.insert(log[i].op).second || log[i].seq != static_cast<std::int64_t>(i) + 1;
    if (i == 0) continue;
    const auto record = readRecordMeta(log[i].meta);
    if (!record || !record->operation || !perform(*record->operation, document)) ++faults;
  }
  return faults;
}

}  // namespace scarp::test
