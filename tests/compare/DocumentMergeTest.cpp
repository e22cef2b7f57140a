#include <gtest/gtest.h>

#include <algorithm>
#include <random>
#include <set>

#include "core/compare/DocumentMerge.h"
#include "core/compare/SharedGrid.h"
#include "core/compare/StateMerge.h"
#include "core/compare/ThingDifference.h"
#include "core/document/LayerGroups.h"
#include "core/edit/GroundOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/StrokeOperations.h"
#include "core/project/ProjectFile.h"
#include "tests/edit/Hand.h"
#include "tests/edit/LineEditing.h"
#include "tests/support/Brushes.h"

namespace scarp {
namespace {

using test::sameBits;
using test::samplesOf;

DocumentParts partsNow(const TerrainDocument& document) { return contentsOf(document).document; }
DocumentParts withoutHistory(DocumentParts parts) {
  parts.history = {};
  return parts;
}

/// Strokes, filters and new layers, whose names tell them apart in every document.
class Branching {
 public:
  Branching(std::uint32_t seed, std::string who) : random_(seed), who_(std::move(who)) {}

  Operation next() {
    const auto what = random_() % 8;
    if (what == 0) return AddLayerOperation{who_ + std::to_string(++layers_), LayerBlend::Add};
    if (what == 1) return FilterOperation{Filter{BlurFilter{3.0}}};
    constexpr BrushKind kKinds[] = {BrushKind::Raise, BrushKind::Lower,   BrushKind::Smooth, BrushKind::Noise,
                                    BrushKind::Terrace, BrushKind::Flatten};
    StrokeOperation stroke;
    stroke.brush = test::usualBrush(kKinds[random_() % std::size(kKinds)], random_);
    stroke.brush.radius = 6.0 + static_cast<double>(random_() % 12);
    std::uniform_real_distribution<double> along(-50.0, 50.0);
    stroke.samples = {{along(random_), along(random_), 1.0, 0.0}, {along(random_), along(random_), 1.0, 0.4}};
    return stroke;
  }

 private:
  std::mt19937_64 random_;
  std::string who_;
  int layers_ = 0;
};

void work(TerrainDocument& document, Branching& branching, int count) {
  for (int i = 0; i < count; ++i) (void)perform(branching.next(), document);
}

/// Of a document's rasters what does not depend on ids: the ground, and layers by their names.
void expectSameLayers(const TerrainDocument& a, const TerrainDocument& b, const std::string& what) {
  ASSERT_TRUE(sameBits(samplesOf(a.heights()), samplesOf(b.heights()))) << what;
  ASSERT_EQ(a.layers().size(), b.layers().size()) << what;
  for (std::size_t i = 0; i < a.layers().size(); ++i) {
    EXPECT_EQ(a.layers()[i].name, b.layers()[i].name) << what;
    const auto heightsOf = [i](const TerrainDocument& document) {
      const HeightRaster* const raster = document.raster({RasterRole::Layer, document.layers()[i].id});
      return raster ? *raster : document.emptyRaster(RasterRole::Layer);  // One that holds nothing may have none.
    };
    EXPECT_TRUE(sameSamples(heightsOf(a), heightsOf(b))) << what << ", layer " << i;
  }
}

TEST(DocumentMerge, HistoriesOfTwoGiveWhatASerialReplayGives) {
  std::size_t layersMet = 0;
  for (std::uint32_t seed = 1; seed <= 60; ++seed) {
    const std::string what = "seed " + std::to_string(seed);
    std::mt19937_64 random(seed);
    TerrainDocument base(test::fractalTerrain(120, 100));
    Branching common(seed, "base "), mine(seed + 1000, "ours "), others(seed + 2000, "theirs ");
    work(base, common, static_cast<int>(random() % 4));
    const DocumentParts baseParts = partsNow(base);
    TerrainDocument ours{DocumentParts(baseParts)}, theirs{DocumentParts(baseParts)};
    work(ours, mine, static_cast<int>(random() % 5));
    const std::size_t from = theirs.history().position();
    work(theirs, others, static_cast<int>(random() % 5));

    const auto merge = mergeDocuments(baseParts, partsNow(ours), partsNow(theirs));
    ASSERT_TRUE(merge) << what << ": " << merge.error().text();
    EXPECT_TRUE(merge->clean());
    ASSERT_EQ(merge->operations, theirs.history().position() - from) << what;

    // Ours, and then what they did, in the layer of the same name.
    TerrainDocument serial{partsNow(ours)};
    DocumentParts before = baseParts;
    TerrainDocument watched{DocumentParts(baseParts)};
    for (std::size_t i = from; i < theirs.history().position(); ++i) {
      const EditRecord& record = theirs.history().record(i);
      std::string active;
      for (const Layer& layer : theirs.layers())
        if (layer.id == record.active.id) active = layer.name;
      serial.activate(kBaseLayer);
      for (const Layer& layer : serial.layers())
        if (!active.empty() && layer.name == active) serial.activate(layer.id);
      Operation operation = *record.operation;
      if (auto* add = operation.as<AddLayerOperation>()) {
        add->made = 0;
        ++layersMet;
      }
      ASSERT_TRUE(perform(operation, serial)) << what;
    }
    expectSameLayers(*merge->document, serial, what);
    // What came from them are steps that can be undone.
    TerrainDocument& merged = *merge->document;
    ASSERT_TRUE(merged.goTo(ours.history().position()));
    expectSameLayers(merged, ours, what + ", undone");
  }
  EXPECT_GT(layersMet, 5U);
}

TEST(DocumentMerge, SamplesAreThoseOfWhoChangedThem) {
  std::mt19937_64 random(3);
  for (int round = 0; round < 8; ++round) {
    TerrainDocument base(test::fractalTerrain(260, 150));
    const DocumentParts baseParts = partsNow(base);
    const auto changed = [&](int chance) {
      Terrain terrain = base.snapshot();
      std::vector<float> samples = samplesOf(terrain.heights);
      for (float& sample : samples)
        if (random() % 100 < static_cast<unsigned>(chance))
          sample = random() % 10 == 0 ? test::kHole : sample + static_cast<float>(random() % 3);
      terrain.heights.write(terrain.frame.samples(), samples);
      return partsNow(TerrainDocument(terrain));
    };
    const DocumentParts ours = changed(round % 5 == 0 ? 0 : 30), theirs = changed(round % 7 == 0 ? 0 : 30);
    const auto merge = mergeDocuments(baseParts, ours, theirs);
    ASSERT_TRUE(merge) << merge.error().text();
    EXPECT_EQ(merge->operations, 0U);
    const auto b = samplesOf(baseParts.rasters.at(kGround)), o = samplesOf(ours.rasters.at(kGround)),
               t = samplesOf(theirs.rasters.at(kGround)), m = samplesOf(merge->document->heights());
    const auto same = [](float x, float y) {
      return std::bit_cast<std::uint32_t>(x) == std::bit_cast<std::uint32_t>(y);
    };
    std::vector<float> conflicts(b.size());
    std::int64_t taken = 0, inConflict = 0;
    for (std::size_t i = 0; i < b.size(); ++i) {
      const bool theirsAlone = same(o[i], b[i]) && !same(t[i], b[i]),
                 both = !same(o[i], b[i]) && !same(t[i], b[i]) && !same(o[i], t[i]);
      ASSERT_TRUE(same(m[i], theirsAlone ? t[i] : o[i])) << i;
      taken += theirsAlone;
      inConflict += both;
      conflicts[i] = both ? 1.0F : 0.0F;
    }
    EXPECT_EQ(merge->samples, taken);
    EXPECT_EQ(merge->inConflict, inConflict);
    ASSERT_EQ(merge->mask.empty(), inConflict == 0);
    if (inConflict == 0) continue;
    ASSERT_EQ(merge->document->masks().size(), 1U);
    const HeightRaster* const mask =
        merge->document->raster({RasterRole::NamedMask, merge->document->masks()[0].id});
    ASSERT_TRUE(mask);
    EXPECT_TRUE(sameBits(samplesOf(*mask), conflicts));
  }
}

TEST(DocumentMerge, AdjustmentLayersAreComputedFromTheWorkOfBoth) {
  TerrainDocument base(test::fractalTerrain(260, 150));
  AddLayerOperation terraces, erosion;
  terraces.filter = Filter(TerraceFilter{{4.0, 0.8}});
  erosion.filter = Filter(HydraulicErosionFilter{2});
  ASSERT_TRUE(perform(terraces, base) && perform(erosion, base) && perform(UpdateLayerOperation{2}, base));
  const DocumentParts parts = withoutHistory(partsNow(base));
  TerrainDocument ours{DocumentParts(parts)}, theirs{DocumentParts(parts)};
  ASSERT_TRUE(perform(test::strokeAt(BrushKind::Raise, -80.0, 0.0, 20.0, 8.0), ours));
  ASSERT_TRUE(perform(test::strokeAt(BrushKind::Raise, 80.0, 0.0, 20.0, 8.0), theirs));
  SetLayerOperation change;
  change.layer = 1;
  change.filter = Filter(TerraceFilter{{7.0, 0.8}});
  ASSERT_TRUE(perform(change, theirs));
  ASSERT_TRUE(perform(UpdateLayerOperation{2}, theirs));
  const auto merge = mergeDocuments(parts, withoutHistory(partsNow(ours)), withoutHistory(partsNow(theirs)));
  ASSERT_TRUE(merge) << merge.error().text();
  const TerrainDocument& document = *merge->document;
  EXPECT_EQ(document.layers()[0].adjustment, change.filter);
  EXPECT_TRUE(test::linesEqualAnew(document));
  EXPECT_FALSE(sameBits(samplesOf(*document.raster(kBase)), samplesOf(*ours.raster(kBase))));
  EXPECT_FALSE(sameBits(samplesOf(*document.raster(kBase)), samplesOf(*theirs.raster(kBase))));
  const RasterId eroded{RasterRole::Layer, document.layers()[1].id};
  EXPECT_TRUE(sameBits(samplesOf(*document.raster(eroded)), samplesOf(*theirs.raster(eroded))))
      << "the later update";
  EXPECT_TRUE(document.layers()[1].outdated) << "of terrain without our stroke";
}

/// After any two people's work: what is there fits together, and where one did nothing it is the other's.
TEST(DocumentMerge, WorkOfAnyKindIsBroughtTogether) {
  std::size_t withLayers = 0, withObjects = 0;
  for (std::uint32_t seed = 1; seed <= 6; ++seed) {
    const std::string what = "seed " + std::to_string(seed);
    TerrainDocument base(test::fractalTerrain(150, 120));
    test::Hand common(seed), mine(seed + 50), others(seed + 90);
    const auto hand = [](TerrainDocument& document, test::Hand& some, int count) {
      for (int i = 0; i < count; ++i) {
        const Operation operation = some.next(document);
        if (!operation.is<ReshapeOperation>()) (void)perform(operation, document);
      }
    };
    hand(base, common, 80);
    const DocumentParts baseParts = withoutHistory(partsNow(base));
    TerrainDocument ours{DocumentParts(baseParts)}, theirs{DocumentParts(baseParts)};
    hand(ours, mine, 60);
    hand(theirs, others, 60);
    const DocumentParts our = withoutHistory(partsNow(ours)), their = withoutHistory(partsNow(theirs));

    const auto merge = mergeDocuments(baseParts, our, their);
    ASSERT_TRUE(merge) << what << ": " << merge.error().text();
    TerrainDocument& merged = *merge->document;
    for (int row = 0; row < 120; row += 3)
      for (int column = 0; column < 150; column += 3) {
        const float is = merged.heights().at(column, row), should = test::composedSample(merged, column, row);
        ASSERT_TRUE(is == should || (std::isnan(is) && std::isnan(should))) << what;
      }
    for (const auto& [id, object] : merged.objects().all())
      EXPECT_TRUE(merged.objects().assets().contains(object.asset)) << what;
    std::set<std::string> names;
    for (const NamedMask& mask : merged.masks()) EXPECT_TRUE(names.insert(mask.name).second) << what;
    withLayers += merged.layers().size() > 1;
    withObjects += merged.objects().size() > 3;
    if (merged.history().position() > 0) {
      ASSERT_TRUE(merged.undo());
      EXPECT_TRUE(thingsBetween(our, partsNow(merged)).empty()) << what << ": one step, undone";
      EXPECT_TRUE(sameSamples(ours.heights(), merged.heights()));
    }

    const auto onlyOurs = mergeDocuments(baseParts, our, baseParts);
    ASSERT_TRUE(onlyOurs);
    EXPECT_TRUE(onlyOurs->clean()) << what;
    EXPECT_TRUE(thingsBetween(our, partsNow(*onlyOurs->document)).empty()) << what;
    const auto onlyTheirs = mergeDocuments(baseParts, baseParts, their);
    ASSERT_TRUE(onlyTheirs);
    EXPECT_TRUE(onlyTheirs->clean()) << what;
    EXPECT_TRUE(sameSamples(onlyTheirs->document->heights(), theirs.heights())) << what;
    EXPECT_EQ(onlyTheirs->document->objects().size(), theirs.objects().size()) << what;
    EXPECT_EQ(onlyTheirs->document->layers().size(), theirs.layers().size()) << what;
    const auto both = mergeDocuments(baseParts, our, our);
    ASSERT_TRUE(both);
    EXPECT_TRUE(sameSamples(both->document->heights(), ours.heights())) << what;
  }
  EXPECT_GT(withLayers, 0U);
  EXPECT_GT(withObjects, 0U);
}

TEST(DocumentMerge, OtherSizesAreRefused) {
  const auto of = [](int columns) { return partsNow(TerrainDocument(test::fractalTerrain(columns, 40))); };
  const auto merge = mergeDocuments(of(50), of(50), of(60));
  ASSERT_FALSE(merge);
  EXPECT_NE(merge.error().text().find("theirs has 60 x 40 samples"), std::string::npos);
}

TEST(DocumentMerge, MembersOfAGroupStayTogetherWhateverTheOtherSideMoved) {
  const auto layer = [](LayerId id, LayerId group = 0, bool isGroup = false) {
    Layer made;
    made.id = id;
    made.name = std::to_string(id);
    made.group = group;
    made.isGroup = isGroup;
    return made;
  };
  DocumentState base, ours, theirs;
  base.layers = {layer(1), layer(2), layer(3)};
  ours.layers = {layer(1, 4), layer(2, 4), layer(4, 0, true), layer(3)};
  theirs.layers = {layer(2), layer(3), layer(5), layer(1)};
  std::vector<Message> conflicts;
  const std::vector<Layer> merged = mergeStates(base, ours, theirs, conflicts).layers;
  EXPECT_TRUE(conflicts.empty());
  ASSERT_EQ(merged.size(), 5U);
  std::vector<Layer> repaired = merged;
  repairGroups(repaired);
  EXPECT_EQ(repaired, merged);
  const auto group = std::ranges::find(merged, LayerId{4}, &Layer::id) - merged.begin();
  ASSERT_EQ(firstOf(merged, static_cast<std::size_t>(group)) + 2, static_cast<std::size_t>(group));
  EXPECT_EQ(std::ranges::count(merged, LayerId{4}, &Layer::group), 2);
  // A layer that theirs moved into a group that ours deleted is in no group.
  base.layers = {layer(1), layer(4, 0, true)};
  ours.layers = {layer(1)};
  theirs.layers = {layer(1, 4), layer(4, 0, true)};
  const std::vector<Layer> left = mergeStates(base, ours, theirs, conflicts).layers;
  ASSERT_EQ(left.size(), 1U);
  EXPECT_EQ(left[0].group, 0U);
}

}  // namespace
}  // namespace scarp
