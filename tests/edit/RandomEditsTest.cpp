#include <gtest/gtest.h>

#include <map>

#include "core/document/DocumentParts.h"
#include "core/edit/ClipOperations.h"
#include "core/edit/DerivedContent.h"
#include "core/edit/EditSession.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/scene/Drainage.h"
#include "core/scene/LiveMaterials.h"
#include "core/scene/LiveScatter.h"
#include "tests/edit/Hand.h"

namespace scarp {
namespace {

using test::sameBits;
using test::samplesOf;

void expectInvariants(TerrainDocument& document) {
  const GridFrame& frame = document.frame();
  EXPECT_EQ(document.pyramid().range(), HeightPyramid(document.heights()).range());
  EXPECT_EQ(document.raster(kBase) != nullptr, !document.layers().empty());
  EXPECT_EQ(document.selection() != nullptr, document.state().selecting);
  for (const auto& [id, object] : document.objects().all()) {
    EXPECT_EQ(object.id, id);
    EXPECT_TRUE(frame.covers(object.x, object.y));
    EXPECT_TRUE(!object.elevation || object.rule == ObjectRule::Stay);
    if (object.elevation) {
      EXPECT_EQ((*objectTransform(object, document.heights(), frame))(2, 3), *object.elevation);
    }
  }
  for (int row = 0; row < frame.rows; row += 3)
    for (int column = 0; column < frame.columns; column += 3) {
      const float is = document.heights().at(column, row),
                  should = test::composedSample(document, column, row);
      ASSERT_TRUE(is == should || (std::isnan(is) && std::isnan(should))) << column << ", " << row;
    }
}

/// Paint and deposits.
std::map<RasterId, std::vector<float>> paintIn(const TerrainDocument& document) {
  std::map<RasterId, std::vector<float>> paint;
  if (const HeightRaster* raster = document.raster(kDeposit)) paint.emplace(kDeposit, samplesOf(*raster));
  for (const Material& material : document.materials())
    if (const HeightRaster* raster = document.raster({RasterRole::Paint, material.id});
        raster && !raster->heldSlots().empty())
      paint.emplace(RasterId{RasterRole::Paint, material.id}, samplesOf(*raster));
  return paint;
}

/// The materials that followed every edit are those of the whole made anew, and their sum is 255 on ground.
void expectMaterials(TerrainDocument& document, LiveMaterials& live) {
  live.update();
  Drainage drainage(document);
  LiveMaterials anew(document, drainage);
  anew.update();
  ASSERT_EQ(live.map() != nullptr, !document.materials().empty());
  if (!live.map()) return;
  const GridRect all = document.frame().samples();
  std::vector<std::uint8_t> is(static_cast<std::size_t>(all.area())), should(is.size());
  std::vector<int> sums(is.size());
  for (const Material& material : document.materials()) {
    live.map()->read(material.id, all, is);
    anew.map()->read(material.id, all, should);
    ASSERT_EQ(is, should) << material.name;
    for (std::size_t i = 0; i < is.size(); ++i) sums[i] += is[i];
  }
  std::size_t i = 0;
  for (int row = 0; row < all.row1; ++row)
    for (int column = 0; column < all.column1; ++column)
      ASSERT_EQ(sums[i++], std::isnan(document.heights().at(column, row)) ? 0 : 255) << column << ", " << row;
}

/// What scatter rules put down after every edit is what they put down at once.
void expectScatter(TerrainDocument& document, LiveScatter& live) {
  live.update();
  const auto made = DerivedContent(document.content()).scatter();
  ASSERT_TRUE(made) << made.error().text();
  const std::shared_ptr<const ScatterField>& anew = *made;
  ASSERT_EQ(live.refusal(), "");
  ASSERT_EQ(live.field().rules(), document.scatterRules());
  for (std::size_t rule = 0; rule < anew->rules().size(); ++rule)
    for (int tile = 0; tile < anew->tileCount(); ++tile)
      ASSERT_TRUE(std::ranges::equal(live.field().objects(rule, tile), anew->objects(rule, tile)))
          << "rule " << rule << ", tile " << tile;
}

/// The ground, layers, masks and the selection; a raster that holds nothing is as good as none.
void expectSameGround(const TerrainDocument& document, const TerrainDocument& other) {
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), samplesOf(other.heights())));
  ASSERT_EQ(document.layers(), other.layers());
  std::vector<RasterId> ids{kBase, kSelection};
  for (const Layer& layer : document.layers())
    for (const RasterRole role : {RasterRole::Layer, RasterRole::LayerMask}) ids.push_back({role, layer.id});
  const auto samples = [](const TerrainDocument& of, RasterId id) {
    return samplesOf(of.raster(id) ? *of.raster(id) : of.emptyRaster(id.role));
  };
  for (const RasterId id : ids)
    EXPECT_TRUE(sameBits(samples(document, id), samples(other, id)))
        << static_cast<int>(id.role) << " of layer " << id.layer;
}

/// The document at an earlier step that is made from its history is the one that undoing leads to.
void expectEarlierParts(TerrainDocument& document) {
  const std::size_t end = document.history().position();
  for (const std::size_t share : {5U, 4U, 3U, 2U, 1U}) {
    const std::size_t step = share * end / 6;
    document.history().settleAll();
    auto parts = partsAt(document, step);
    ASSERT_TRUE(parts.ok()) << parts.error().text();
    const TerrainDocument earlier(std::move(*parts));
    ASSERT_TRUE(document.goTo(step));
    SCOPED_TRACE(step);
    expectSameGround(document, earlier);
  }
  ASSERT_TRUE(document.goTo(end));
}

constexpr int kLongRun = 3'000;  ///< A run of so many operations has some of each kind.

/// Performs `count` operations with a budget for the history, then undoes and redoes all.
void run(std::uint32_t seed, int count, HistorySettings settings) {
  TerrainDocument document(test::fractalTerrain(150, 140));
  const bool packed = settings.budget == 0, onDisk = packed && settings.folder == HistorySettings().folder;
  document.history().setSettings(std::move(settings));
  const auto start = samplesOf(document.heights());
  test::Hand hand(seed);
  Drainage drainage(document);
  LiveMaterials live(document, drainage);
  LiveScatter scattered(document, drainage, live);
  std::size_t stood = 0;
  int taken = 0, baked = 0;
  int done = 0, refused = 0, pasted = 0, cut = 0, levelled = 0, painted = 0, imported = 0;
  for (int i = 0; i < count; ++i) {
    const Operation operation = hand.next(document);
    const std::size_t objects = document.objects().size();
    if (const auto result = perform(operation, document)) {
      ++done;
      pasted += operation.is<PasteOperation>() && document.objects().size() > objects;
      cut += operation.is<CutOperation>() && document.objects().size() < objects;
      painted += operation.is<PaintOperation>();
      taken += operation.is<TakeScatteredOperation>();
      baked += operation.is<BakeScatterOperation>();
      imported += operation.is<ImportPaintOperation>();
      const auto* place = operation.as<PlaceOperation>();
      levelled += place && place->object.rule == ObjectRule::Flatten;
    } else {
      ++refused;
      EXPECT_FALSE(result.error().text().empty());
      EXPECT_EQ(result.error().text().find('\n'), std::string::npos);
    }
    ASSERT_FALSE(document.editing());
    live.update();
    scattered.update();
    if (i % 150 == 0) expectScatter(document, scattered);
    stood = std::max(stood, scattered.field().count());
    if (i % 250 == 0) {
      expectInvariants(document);
      expectMaterials(document, live);
      if (testing::Test::HasFailure()) FAIL() << "after operation " << i;
    }
  }
  EXPECT_GT(done, count / 2);
  EXPECT_GT(refused, count / 20) << "locked, hidden and missing things are refused";
  const auto end = samplesOf(document.heights());
  const auto rules = document.scatterRules();
  const auto objects = document.objects().all();
  const auto paint = paintIn(document);
  if (count >= kLongRun) {
    for (const int times : {pasted, cut, levelled}) EXPECT_GT(times, 5) << "objects take part";
    EXPECT_GT(painted, count / 50);
    EXPECT_GT(imported, count / 250);
    EXPECT_GT(taken, count / 300);
    EXPECT_GT(baked, 0);
    EXPECT_GT(stood, 100U);
    ASSERT_TRUE(paint.contains(kDeposit));
    EXPECT_GT(std::ranges::count_if(paint.at(kDeposit), [](float metres) { return metres > 0.0F; }), 20);
    EXPECT_FALSE(document.drapes().empty());
  }
  const auto materials = document.materials();
  const auto drapes = document.drapes();
  const std::size_t steps = document.history().position();
  if (packed) {
    expectEarlierParts(document);
    EXPECT_EQ(document.history().memory().disk > 0, onDisk);
  }
  ASSERT_TRUE(document.goTo(0));
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), start));
  EXPECT_TRUE(document.layers().empty());
  EXPECT_EQ(document.objects().size(), 0U);
  EXPECT_EQ(document.selection(), nullptr);
  EXPECT_EQ(document.frame().columns, 150);
  EXPECT_TRUE(document.materials().empty());
  // Gone where a reshape before the first erosion is undone.
  if (const HeightRaster* deposit = document.raster(kDeposit)) {
    EXPECT_TRUE(std::ranges::all_of(samplesOf(*deposit), [](float metres) { return metres == 0.0F; }));
  }
  EXPECT_TRUE(document.drapes().empty());
  EXPECT_TRUE(document.scatterRules().empty());
  expectScatter(document, scattered);
  ASSERT_TRUE(document.goTo(steps));
  EXPECT_TRUE(sameBits(samplesOf(document.heights()), end));
  EXPECT_EQ(document.objects().all(), objects);
  EXPECT_EQ(document.materials(), materials);
  EXPECT_EQ(document.drapes(), drapes);
  EXPECT_EQ(document.scatterRules(), rules);
  expectScatter(document, scattered);
  const auto again = paintIn(document);
  ASSERT_EQ(again.size(), paint.size());
  for (const auto& [id, bits] : paint) EXPECT_TRUE(sameBits(again.at(id), bits)) << id.layer;
  expectMaterials(document, live);
  expectInvariants(document);
}

TEST(RandomEdits, KeepEverythingUpToDateAndAreUndone) { run(1, kLongRun, {}); }

TEST(RandomEditsOnDisk, TheSameWhereAllHistoryGoesThere) {
  HistorySettings settings;
  settings.budget = 0;
  run(4, 500, settings);
}

TEST(RandomEditsWithoutDisk, TheSameWhereNothingCanBeWritten) {
  HistorySettings settings;
  settings.budget = 0;
  settings.folder = "/proc/no-such-folder";
  run(5, 500, settings);
}

}  // namespace
}  // namespace scarp
