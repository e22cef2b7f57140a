#include <gtest/gtest.h>

#include <algorithm>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <functional>
#include <limits>
#include <random>

#include "core/base/Json.h"
#include "core/brush/ClipStamp.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/ClipOperations.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/MaskOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/OperationInfo.h"
#include "core/edit/StrokeOperations.h"
#include "core/io/PictureFile.h"
#include "core/line/LineSchema.h"
#include "core/script/Script.h"
#include "core/store/StoredRecord.h"
#include "tests/edit/Hand.h"
#include "tests/soak/SampleOperations.h"
#include "tests/support/TempFolder.h"

namespace scarp {
namespace {

/// Reads back what operationText() wrote, by way of a record.
std::shared_ptr<const Operation> throughText(const Operation& operation) {
  EditRecord record;
  record.operation = std::make_shared<Operation>(operation);
  const auto back = readRecordMeta(recordMeta(record));
  EXPECT_TRUE(back.ok());
  return back->operation;
}

TEST(StoredRecord, CopiesOfSeveralLayersKeepTheirIdsAndNames) {
  DuplicateLayerOperation several{{3, 5}, 9, {7, 8}};
  several.also = {{1, 2}, {4, 6}};
  several.copyName = "%1, Kopie";
  const auto back = throughText(several);
  ASSERT_TRUE(back);
  const auto* const copy = back->as<DuplicateLayerOperation>();
  ASSERT_TRUE(copy);
  EXPECT_EQ(copy->layer.id, 5U);
  ASSERT_EQ(copy->also.size(), 2U);
  EXPECT_EQ(copy->also[1].place, 4U);
  EXPECT_EQ(copy->also[1].id, 6U);
  EXPECT_EQ(copy->made, 9U);
  EXPECT_EQ(copy->members, (std::vector<LayerId>{7, 8}));
  EXPECT_EQ(copy->copyName, "%1, Kopie");
}

TEST(StoredRecord, NamesOfSurfacesAreKept) {
  AddLayerOperation add{"Linien"};
  add.ofLines = add.surface = true;
  add.surfaceNames = {"Asphalt", "Kies"};
  const auto back = throughText(add);
  ASSERT_TRUE(back);
  EXPECT_TRUE(back->as<AddLayerOperation>()->surface);
  EXPECT_EQ(back->as<AddLayerOperation>()->surfaceNames, add.surfaceNames);
}

/// An operation with a key (`whole`), and read from a record and a script without that key.
struct WithoutKey {
  WithoutKey(const Operation& operation, const std::function<void(Json&)>& erase) : whole(throughText(operation)) {
    EditRecord made;
    made.operation = std::make_shared<Operation>(operation);
    Json meta = Json::parse(recordMeta(made));
    Json& script = meta["operation"]["script"];
    erase(script);
    record = readRecordMeta(meta.dump())->operation;
    script = Json{{"scarp", 1}, {"operations", Json::array({script})}};
    written = std::make_shared<Operation>(parseScript(script.dump(), {})->operations.front());
  }
  std::shared_ptr<const Operation> whole, record, written;
};

/// Versions before stated no alignment of lines and no sampling of scatter rules, and theirs were other ones than
/// those of scripts.
TEST(StoredRecord, WhatEarlierVersionsDidNotStateIsAsItWasInThem) {
  LinesOperation lines;
  lines.layer = std::size_t{1};
  Line line;
  line.id = 7;
  line.settings = usualSettings(line.kind);
  line.points = {{-20.0, 0.0}, {30.0, 5.0}};
  lines.lines = {line};
  const WithoutKey alignment(lines, [](Json& script) {
    ASSERT_EQ(script["lines"][0]["settings"].erase("alignment"), 1U);
  });
  const auto alignmentIn = [](const std::shared_ptr<const Operation>& read) {
    return read->as<LinesOperation>()->lines.front().settings.alignment;
  };
  EXPECT_EQ(alignmentIn(alignment.whole), LineAlignmentRule::LeastEarthwork);
  EXPECT_EQ(alignmentIn(alignment.record), LineAlignmentRule::Envelope);
  EXPECT_EQ(alignmentIn(alignment.written), LineAlignmentRule::LeastEarthwork);

  ScatterRule rule;
  rule.id = 3;
  rule.assets = {{AssetKind::Rock, 1.0}};
  const WithoutKey sampling(ScatterRulesOperation{{rule}}, [](Json& script) {
    ASSERT_EQ(script["rules"][0].erase("sampling"), 1U);
  });
  const auto samplingIn = [](const std::shared_ptr<const Operation>& read) {
    return read->as<ScatterRulesOperation>()->rules.front().sampling;
  };
  EXPECT_EQ(samplingIn(sampling.whole), ScatterSampling::Position);
  EXPECT_EQ(samplingIn(sampling.record), ScatterSampling::NearestSample);
  EXPECT_EQ(samplingIn(sampling.written), ScatterSampling::Position);
}

TEST(StoredRecord, EveryOperationReadsBackWithItsIds) {
  std::mt19937_64 random(7);
  std::size_t stored = 0;
  for (Operation operation : test::everyOperation()) {
    std::vector<std::uint64_t> ids = idsIn(operation);
    for (std::uint64_t& id : ids) id = random() % 3 * (random() >> 40);
    setIds(operation, ids);
    const auto text = operationText(operation);
    if (!text) continue;
    ++stored;
    const auto back = throughText(operation);
    ASSERT_TRUE(back) << *text;
    EXPECT_EQ(back->kind(), operation.kind());
    EXPECT_EQ(operationText(*back), text);
    EXPECT_EQ(idsIn(*back), idsIn(operation));
  }
  EXPECT_GT(stored, 70U);
  // Angles to the bit, which scripts have in degrees.
  const auto clip = std::make_shared<TerrainClip>(
      TerrainClip{{2, 2, 1.0, 1.0}, HeightRaster(2, 2, 1.0F), MaskRaster(2, 2, 1.0F), Vec2::Zero(), {}});
  std::uniform_real_distribution<double> angle(-7.0, 7.0);
  for (int i = 0; i < 20; ++i) {
    const std::vector<Object> objects{Object{.yaw = angle(random)}};
    ClipPlacement placement;
    placement.turn = angle(random);
    const auto placed = throughText(PlaceOperation{objects[0]});
    const auto pasted = throughText(PasteOperation{clip, placement, objects});
    ASSERT_TRUE(placed && pasted);
    EXPECT_EQ(placed->as<PlaceOperation>()->object, objects[0]);
    EXPECT_EQ(pasted->as<PasteOperation>()->placement, placement);
    EXPECT_EQ(pasted->as<PasteOperation>()->objects, objects);
  }
}

TEST(StoredRecord, OperationsThatAreLeftOutDoNoHarm) {
  const auto raster = std::make_shared<const Terrain>(test::fractalTerrain(9, 9));
  EXPECT_EQ(throughText(FillLayerOperation{1, {raster, "dem.tif"}}), nullptr);
  ImportPaintOperation import;
  import.files.paths = {"splat.png"};
  EXPECT_EQ(throughText(import), nullptr);
  KeepMaskOperation keep{"water"};
  EXPECT_NE(throughText(keep), nullptr);
  keep = {{}, "landcover.tif", {{"water", "Water", std::make_shared<const MaskRaster>(9, 9, 0.5F)}}};
  EXPECT_EQ(throughText(keep), nullptr) << "the file may be gone, or another one";
  const GridFrame frame{600, 600, 1.0, 1.0};
  TerrainClip large{frame, HeightRaster(600, 600, 1.0F), MaskRaster(600, 600, 1.0F), Vec2::Zero(), {}};
  EXPECT_EQ(throughText(PasteOperation{std::make_shared<TerrainClip>(large), {}}), nullptr);
  EXPECT_EQ(throughText(AddLayerOperation{"caf\xE9", LayerBlend::Add}), nullptr);
  Object object;
  object.x = std::numeric_limits<double>::infinity();
  EXPECT_EQ(throughText(PlaceOperation{object}), nullptr);
  const auto clip = std::make_shared<TerrainClip>(
      TerrainClip{{2, 2, 1.0, 1.0}, HeightRaster(2, 2, 1.0F), MaskRaster(2, 2, 1.0F), Vec2::Zero(), {}});
  EXPECT_NE(throughText(PasteOperation{clip, {}, {Object{}}}), nullptr);
  EXPECT_EQ(throughText(PasteOperation{clip, {}, {object}}), nullptr);
}

TEST(StoredRecord, ABrushByAPictureIsKeptAsLongAsThatIsTheSame) {
  const std::string path = testing::TempDir() + "stored-record-alpha.pgm";
  const auto draw = [&](char grey) {
    std::ofstream file(path, std::ios::binary);
    file << "P5\n4 4\n255\n";
    for (char i = 0; i < 16; ++i) file.put(i == 5 ? grey : i);
  };
  draw(90);
  EditRecord record;
  StrokeOperation stroke = test::strokeAt(BrushKind::Raise, 0.0, 0.0, 5.0, 1.0);
  auto reading = importAlpha(path, {});
  ASSERT_TRUE(reading.ok()) << reading.error().text();
  stroke.brush.alpha = std::move(reading->alpha);
  record.operation = std::make_shared<Operation>(stroke);
  const std::string meta = recordMeta(record);
  const auto same = readRecordMeta(meta);
  ASSERT_TRUE(same.ok() && same->operation);
  EXPECT_EQ(same->operation->as<StrokeOperation>()->brush.alpha->values, stroke.brush.alpha->values);
  record.operation = std::make_shared<Operation>(
      PaintOperation{.material = 3, .stroke = PaintSource{stroke.brush, stroke.samples}});
  const std::string painted = recordMeta(record);
  ASSERT_TRUE(readRecordMeta(painted).ok());
  EXPECT_NE(readRecordMeta(painted)->operation, nullptr);
  std::filesystem::remove(path);
  const auto gone = readRecordMeta(meta);
  ASSERT_TRUE(gone.ok()) << gone.error().text();
  EXPECT_EQ(gone->operation, nullptr);
  draw(91);
  const auto other = readRecordMeta(meta);
  ASSERT_TRUE(other.ok());
  EXPECT_EQ(other->operation, nullptr);
  const auto otherPaint = readRecordMeta(painted);
  ASSERT_TRUE(otherPaint.ok());
  EXPECT_EQ(otherPaint->operation, nullptr) << "painted with another picture";
  std::filesystem::remove(path);
}

TEST(StoredRecord, AStampOfARegionIsKeptWhole) {
  const auto clip = clipOf(test::fractalTerrain(40, 30), nullptr);
  ASSERT_TRUE(clip.ok());
  const auto brush = stampOf(*clip, {});
  ASSERT_TRUE(brush.ok());
  const StrokeOperation stroke{*brush, {{1.0, 2.0}}};
  for (const Operation& operation : {Operation(stroke), Operation(AdjustOperation{0, stroke})}) {
    const auto back = throughText(operation);
    ASSERT_TRUE(back);
    const auto* adjusted = back->as<AdjustOperation>();
    EXPECT_EQ((adjusted ? adjusted->stroke : *back->as<StrokeOperation>()).brush, *brush);
  }
}

TEST(StoredRecord, TheNameIsReadWithItsValues) {
  EditRecord record;
  for (const Message& name :
       {Message("Paste"), Message("Move layer \"%1\"", "100 %1"),
        Message("Adjust %1", Message("Place %1", Message("rock"))), Message("Opacity of %1", metres(2.5)),
        Message("Delete %1 lines", 12), Message::verbatim("by hand")}) {
    record.name = name;
    const std::string meta = recordMeta(record);
    EXPECT_EQ(Json::parse(meta)["name"].text(), name.text());
    const auto back = readRecordMeta(meta);
    ASSERT_TRUE(back) << back.error().text();
    EXPECT_EQ(back->name, name) << meta;
  }
  record.name = Message("Move layer \"%1\"", "\xff");
  EXPECT_EQ(readRecordMeta(recordMeta(record))->name.text(), record.name.text()) << "it is not UTF-8";
}

TEST(StoredRecord, ANameWithoutATitleIsATerm) {
  const std::string rest = R"(, "changed": [0,0,0,0], "active": 0})";
  EXPECT_EQ(readRecordMeta(R"({"name": "Select All")" + rest)->name, Message("Select All"));
  const std::string moved = R"({"name": "Move layer \"A\"")";
  const Message term("Move layer \"A\"");
  EXPECT_EQ(readRecordMeta(moved + rest)->name, term) << "as earlier versions wrote it";
  for (const char* title :
       {"7", "{}", "[]", R"(["Move layer \"%1\"", ["B"]])", R"(["Move layer \"%1\"", "A"])"})
    EXPECT_EQ(readRecordMeta(moved + R"(, "title": )" + title + rest)->name, term) << title;
  EXPECT_EQ(readRecordMeta(moved + R"(, "title": ["Move layer \"%1\"", ["A"]])" + rest)->name,
            Message("Move layer \"%1\"", "A"));
  std::string large = "[\"\", []]";
  for (int i = 0; i < 12; ++i) large = R"(["%1%1%1%1%1%1%1%1", [)" + large + "]]";
  EXPECT_EQ(readRecordMeta(R"({"name": "", "title": )" + large + rest)->name, "");
  large.replace(large.find("\"\""), 2, "\"a\"");
  EXPECT_TRUE(readRecordMeta(R"({"name": "", "title": )" + large + rest)->name.empty()) << "8^12 bytes";
}

TEST(StoredRecord, WhatCannotBeReadIsNamed) {
  for (const char* meta :
       {"", "7", "{}", R"({"name": 7, "changed": [0,0,0,0], "active": 0})",
        R"({"name": "x", "changed": [0,0,0,-1], "active": 0})",
        R"({"name": "x", "changed": [0,0,0,0], "active": -1})",
        R"({"name": "x", "changed": [0,0,0,0], "active": 0, "state": {}})",
        R"({"name": "x", "changed": [0,0,0,0], "active": 0, "objects": [[0, null]]})",
        R"({"name": "x", "changed": [0,0,0,0], "active": 0, "objects": [[3, [4,"rock",0,0,0,1,0,true]]]})",
        R"({"name": "x", "changed": [0,0,0,0], "active": 0, "more": 1})"}) {
    const auto read = readRecordMeta(meta);
    ASSERT_FALSE(read.ok()) << meta;
    EXPECT_EQ(read.error().text().find('\n'), std::string::npos);
  }
}

/// Another's record may hold what none of ours does: a script's operation that reads a file.
TEST(StoredRecord, NoFileIsReadForAnOperation) {
  test::TempFolder folder;
  const std::string file = folder.file("a.asc");
  std::ofstream(file) << "ncols 2\nnrows 2\nxllcorner 0\nyllcorner 0\ncellsize 1\n1 2\n3 4\n";
  for (const std::string& operation : {R"({"op": "fill-layer", "layer": 1, "path": ")" + file + "\"}",
                                       R"({"op": "add-layer", "path": ")" + file + "\"}",
                                       R"({"op": "select", "path": ")" + file + "\"}",
                                       R"({"op": "keep-mask", "name": "a", "path": ")" + file + "\"}"}) {
    ASSERT_TRUE(parseScript(R"({"scarp": 1, "operations": [)" + operation + "]}").ok()) << "it could be read";
    const auto record = readRecordMeta(
        R"({"name": "x", "changed": [0,0,0,0], "active": 0, "operation": {"script": )" + operation + "}}");
    ASSERT_TRUE(record.ok()) << record.error().text();
    EXPECT_EQ(record->operation, nullptr) << operation;
  }
}

/// What an imported mask changed is there without its file.
TEST(StoredRecord, AMaskFromAFileIsUndoneAndDoneAgainWithoutIt) {
  TerrainDocument document(test::fractalTerrain(70, 60));
  const KeepMaskOperation keep{
      {}, "/gone/landcover.tif", {{"water", "Water", std::make_shared<const MaskRaster>(70, 60, 0.5F)}}};
  ASSERT_TRUE(perform(keep, document));
  const EditRecord& record = document.history().record(0);
  const std::string meta = recordMeta(record);
  EXPECT_EQ(meta.find("landcover"), std::string::npos) << "no path in a project";
  const auto back = readRecordMeta(meta);
  ASSERT_TRUE(back.ok()) << back.error().text();
  EXPECT_EQ(back->state, record.state);
  EXPECT_EQ(back->operation, nullptr);
}

}  // namespace
}  // namespace scarp
