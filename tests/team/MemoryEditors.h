#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <random>
#include <set>
#include <string>
#include <vector>

#include "core/edit/Operation.h"
#include "core/edit/StrokeOperations.h"
#include "core/store/StoredRecord.h"
#include "core/team/TeamSync.h"
#include "tests/support/Brushes.h"
#include "tests/support/Terrains.h"
#include "tests/team/MemoryTeam.h"

namespace scarp::test {

inline void expectSameRaster(RasterId id, const TerrainDocument& one, const TerrainDocument& other,
                             const std::string& what) {
  const HeightRaster *a = one.raster(id), *b = other.raster(id);
  const HeightRaster none = one.emptyRaster(id.role);
  EXPECT_TRUE(sameBits(samplesOf(a ? *a : none), samplesOf(b ? *b : none)))
      << what << ": role " << int(id.role) << ", layer " << id.layer;
}

/// All but the selection, which each has for oneself.
inline void expectSame(const TerrainDocument& one, const TerrainDocument& other, const std::string& what) {
  const DocumentState state = withoutSelection(one.state());
  EXPECT_EQ(state, withoutSelection(other.state())) << what;
  EXPECT_EQ(one.objects().all(), other.objects().all()) << what;
  if (!(state == withoutSelection(other.state()))) return;
  for (const RasterId& id : rastersOf(state)) expectSameRaster(id, one, other, what);
  EXPECT_EQ(one.pyramid().range(), HeightPyramid(one.heights()).range()) << what;
}

/// The ground that they begin with, made once.
inline const Terrain& groundOf(int columns, int rows) {
  static std::map<std::pair<int, int>, Terrain> made;
  const auto found = made.find({columns, rows});
  return found != made.end() ? found->second
                             : made.emplace(std::pair(columns, rows), fractalTerrain(columns, rows)).first->second;
}

/// Editors of one terrain.
struct TeamOfEditors {
  explicit TeamOfEditors(std::size_t editors, int columns = 400, int rows = 300) {
    TerrainDocument first(groundOf(columns, rows));
    MemoryTeamLog log(terrain);
    EXPECT_TRUE(shareDocument(log, first));
    for (std::size_t i = 0; i < editors; ++i) {
      logs.push_back(std::make_unique<MemoryTeamLog>(terrain));
      auto opened = TeamSync::open(*logs.back());
      EXPECT_TRUE(opened) << opened.error().text();
      documents.push_back(std::move(*opened));
    }
  }
  TerrainDocument& operator[](std::size_t i) { return documents[i]->document(); }
  void settle() {
    for (int round = 0; round < 2; ++round)
      for (const auto& document : documents) {
        const auto pushed = document->push(), pulled = document->pull();
        EXPECT_TRUE(pushed && pulled) << (pushed ? pulled : pushed).error().text();
      }
  }
  void expectAllSame(const std::string& what) {
    MemoryTeamLog log(terrain);
    const auto fresh = TeamSync::open(log);
    ASSERT_TRUE(fresh) << fresh.error().text();
    for (std::size_t i = 0; i < documents.size(); ++i) {
      EXPECT_EQ(documents[i]->waiting(), 0U);
      EXPECT_EQ(documents[i]->head(), std::ssize(terrain->rows));
      expectSame((*this)[i], (*fresh)->document(), what + ", editor " + std::to_string(i));
    }
  }

  std::shared_ptr<MemoryTerrain> terrain = std::make_shared<MemoryTerrain>();
  std::vector<std::unique_ptr<MemoryTeamLog>> logs;
  std::vector<std::unique_ptr<TeamSync>> documents;
};

inline void expectSameSelection(const TerrainDocument& one, const TerrainDocument& other, const std::string& what) {
  EXPECT_EQ(one.state().selecting, other.state().selecting) << what;
  if (one.selection() && other.selection()) expectSameRaster(kSelection, one, other, what);
}

/// Puts a selection into a document in the place of its own; null for none.
inline void giveSelection(const std::optional<MaskRaster>& weights, TerrainDocument& document) {
  EditRecord record;
  record.state = document.state();
  record.state->selecting = weights.has_value();
  for (int slot = 0; slot < document.heights().tileCount(); ++slot)
    record.tiles[kSelection].emplace(slot, weights ? weights->tile(slot) : nullptr);
  document.receive(std::move(record));
}

/// The log done from its start, one operation after the other, each with the selection of its session, without those
/// that are taken back. In the end the document has the selection of `session`.
inline std::unique_ptr<TerrainDocument> replayed(MemoryTerrain& terrain, int columns = 400, int rows = 300,
                                                 std::int64_t session = 0) {
  std::set<TeamOp> out;
  for (const TeamLogRow& row : terrain.rows)
    if (row.undoes && !out.erase(row.undoes)) out.insert(row.undoes);
  auto document = std::make_unique<TerrainDocument>(groundOf(columns, rows));
  giveIdsAgain(*document, true);
  std::map<std::int64_t, std::optional<MaskRaster>> selections;
  for (const TeamLogRow& row : terrain.rows) {
    if (row.undoes || out.contains(row.op) || row.seq == 1) continue;
    const auto record = readRecordMeta(row.meta);
    EXPECT_TRUE(record && record->operation) << row.meta;
    if (!record || !record->operation) continue;
    const auto& layers = document->layers();
    const bool there = std::ranges::find(layers, record->active.id, &Layer::id) != layers.end();
    document->activate(there ? record->active.id : kBaseLayer);
    giveSelection(selections[row.session], *document);
    (void)perform(*record->operation, *document);
    selections[row.session] = document->selection() ? std::optional(*document->selection()) : std::nullopt;
  }
  giveSelection(selections[session], *document);
  return document;
}

inline StrokeOperation anyStrokeWithin(std::mt19937_64& random, double reach) {
  std::uniform_real_distribution<double> along(-reach, reach);
  const BrushKind kinds[] = {BrushKind::Raise,  BrushKind::Lower, BrushKind::Smooth,
                             BrushKind::Flatten, BrushKind::Noise, BrushKind::Hydraulic};
  StrokeOperation stroke;
  stroke.brush = usualBrush(kinds[random() % 6], random);
  stroke.brush.radius = 12.0 + static_cast<double>(random() % 20);
  const double x = along(random), y = along(random);
  for (int i = 0; i < 4; ++i) stroke.samples.push_back({x + 9.0 * i, y + 2.0 * i * i, 1.0, 0.1 * i});
  return stroke;
}

}  // namespace scarp::test
