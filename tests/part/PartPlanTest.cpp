#include "core/operation/OperationSchema.h"
#include "core/part/PartPlan.h"
#include "tests/part/PartSupport.h"

namespace scarp {
namespace {

PartPlan planFor(const GridFrame& frame, const char* work, int size) {
  const auto plan = PartPlan::make(frame, test::workOf(work), size);
  EXPECT_TRUE(plan.ok()) << (plan ? "" : plan.error().text());
  return *plan;
}

TEST(PartPlan, CoresCoverEachSampleOnceAndWindowsCoverTheHalo) {
  for (const GridFrame& frame : {GridFrame{300, 517, 2.0, 3.0}, GridFrame{256, 257, 1.0, 1.0},
                                 GridFrame{2, 2, 1.0, 1.0}, GridFrame{1000, 130, 5.0, 1.0}})
    for (const int size : {128, 256, 1024}) {
      const PartPlan plan = planFor(frame, R"({"op": "filter", "filter": "blur", "radius": 9})", size);
      std::vector<int> covered(static_cast<std::size_t>(frame.samples().area()), 0);
      for (int id = 0; id < plan.count(); ++id) {
        const PartPlace part = plan.part(id);
        EXPECT_EQ(part.id, id);
        EXPECT_GT(part.bytes, 0);
        for (const int at : {part.core.column0, part.core.row0, part.window.column0, part.window.row0})
          EXPECT_EQ(at % 128, 0);
        const GridRect wanted{part.core.column0 - plan.haloColumns(), part.core.row0 - plan.haloRows(),
                              part.core.column1 + plan.haloColumns(), part.core.row1 + plan.haloRows()};
        EXPECT_EQ(wanted.intersected(frame.samples()).intersected(part.window),
                  wanted.intersected(frame.samples()));
        EXPECT_EQ(part.window.intersected(frame.samples()), part.window);
        for (int r = part.core.row0; r < part.core.row1; ++r)
          for (int c = part.core.column0; c < part.core.column1; ++c)
            ++covered[static_cast<std::size_t>(r) * static_cast<std::size_t>(frame.columns) +
                      static_cast<std::size_t>(c)];
      }
      EXPECT_EQ(std::ranges::count(covered, 1), frame.samples().area());
    }
}

TEST(PartPlan, HalosOfSeveralFiltersAddUp) {
  const GridFrame frame{20'000, 20'000, 1.0, 1.0};
  const char* const blur = R"({"op": "filter", "filter": "blur", "radius": 9})";
  const char* const slide = R"({"op": "filter", "filter": "thermal-erosion", "iterations": 70})";
  const int one = planFor(frame, blur, 2048).haloColumns(), other = planFor(frame, slide, 2048).haloColumns();
  EXPECT_GE(one, 27);
  EXPECT_EQ(other, 70);
  EXPECT_EQ(planFor(frame, (std::string("[") + blur + "," + slide + "]").c_str(), 2048).haloColumns(),
            one + other);
  EXPECT_EQ(planFor(frame, "convert", 2048).haloColumns(), 0);
}

TEST(PartPlan, TheSkyIsExactWhereItEndsWithinAWindow) {
  const GridFrame frame{20'000, 20'000, 10.0, 10.0};
  EXPECT_TRUE(planFor(frame, R"({"op": "sky", "distance": 2000})", 2048).exact());
  EXPECT_FALSE(planFor(frame, R"({"op": "sky", "distance": 9000})", 2048).exact());
  const PartPlan far = planFor(frame, R"({"op": "sky"})", 2048);
  EXPECT_FALSE(far.exact());
  EXPECT_EQ(far.exactDistance(), 2560.0);
  // One part that is the whole looks at all of it.
  EXPECT_TRUE(planFor({200, 180, 10.0, 10.0}, R"({"op": "sky"})", 2048).exact());
}

TEST(PartPlan, NobodyCanTellHowFarAnErosionIsOff) {
  const PartPlan plan =
      planFor({20'000, 20'000, 10.0, 10.0}, R"({"op": "filter", "filter": "hydraulic-erosion"})", 2048);
  EXPECT_FALSE(plan.exact());
  EXPECT_FALSE(plan.bounded());
  EXPECT_GT(plan.haloColumns(), 128);
}

TEST(PartPlan, RefusesInOneLine) {
  const GridFrame frame{20'000, 20'000, 10.0, 10.0};
  for (const int size : {0, -128, 100, 129, 1 << 21})
    test::expectOneLine(PartPlan::make(frame, {}, size), {std::to_string(size), "128"});
  for (const char* const filter :
       {"fill-holes", "destep", "despike", "deseam", "fill-depressions", "breach-depressions"})
    test::expectOneLine(
        PartPlan::make(frame, test::workOf(R"({"op": "filter", "filter": ")" + std::string(filter) + "\"}"),
                       2048),
        {filter, "cannot be done in parts", "it "});
  const std::string blur = R"([{"op": "filter", "filter": "blur"}, )";
  test::expectOneLine(PartPlan::make(frame, test::workOf(blur + R"({"op": "sky"}])"), 2048),
                      {"sky after a filter"});
  test::expectOneLine(
      PartPlan::make(frame, test::workOf(blur + R"({"op": "filter", "filter": "hydraulic-erosion"}])"), 2048),
      {"hydraulic-erosion after another filter"});
  test::expectOneLine(PartPlan::make({1 << 20, 1 << 20, 1.0, 1.0}, {}, 128), {"1000000"});
}

TEST(PartWork, ReadsAllFormsOfTheSame) {
  const char* const one = R"({"op": "filter", "filter": "blur", "radius": 7})";
  for (const std::string& text : {std::string(one), "[" + std::string(one) + "]",
                                  R"({"scarp": 1, "operations": [)" + std::string(one) + "]}"}) {
    const PartWork work = test::workOf(text);
    ASSERT_EQ(work.filters.size(), 1U) << text;
    EXPECT_EQ(std::get<BlurFilter>(work.filters[0]).radius, 7.0);
    EXPECT_FALSE(work.sky);
  }
  const PartWork none = test::workOf("convert");
  EXPECT_TRUE(none.filters.empty() && !none.sky);
  const PartWork sky =
      test::workOf(R"([{"op": "filter", "filter": "offset"}, {"op": "sky", "distance": 500}])");
  ASSERT_TRUE(sky.sky);
  EXPECT_EQ(sky.sky->distance, 500.0);
}

TEST(PartWork, WritesWhatItReads) {
  for (
      const char* const text :
      {"convert", R"({"op": "sky"})", R"({"op": "sky", "directions": 64, "distance": 1234.5})",
       R"([{"op": "filter", "filter": "noise", "seed": 3}, {"op": "filter", "filter": "clamp", "highest": 5}])"}) {
    const std::string written = writePartWork(test::workOf(text));
    EXPECT_EQ(written.find('\n'), std::string::npos);
    EXPECT_EQ(writePartWork(test::workOf(written)), written);
  }
  for (const OperationKind<Filter>& kind : filterKinds()) {
    const PartWork work{{kind.defaults}, std::nullopt};
    EXPECT_EQ(test::workOf(writePartWork(work)).filters, work.filters) << kind.key;
  }
}

TEST(PartWork, RefusesInOneLineThatNamesIt) {
  test::expectOneLine(readPartWork(""), {""});
  test::expectOneLine(readPartWork("Convert"), {""});
  test::expectOneLine(readPartWork("5"), {"operation"});
  test::expectOneLine(readPartWork("[]"), {"no operation"});
  test::expectOneLine(readPartWork("{}"), {"scarp"});
  test::expectOneLine(readPartWork(R"({"scarp": 2, "operations": []})"), {"scarp"});
  test::expectOneLine(readPartWork(R"({"scarp": 1, "operations": 5})"), {"operations"});
  test::expectOneLine(readPartWork(R"({"op": "stroke"})"), {"'stroke'", "cannot be done in parts"});
  test::expectOneLine(readPartWork(R"([{"op": "filter", "filter": "blur"}, {"op": "undo"}])"),
                      {"operations[1]", "'undo'"});
  test::expectOneLine(readPartWork(R"({"op": "filter", "filter": "blur", "radius": -1})"), {"radius"});
  test::expectOneLine(readPartWork(R"({"op": "filter", "filter": "blur", "size": 1})"), {"size"});
  test::expectOneLine(readPartWork(R"({"op": "sky", "directions": 1})"), {"directions"});
  test::expectOneLine(readPartWork(R"([{"op": "sky"}, {"op": "filter", "filter": "blur"}])"), {"sky"});
  test::expectOneLine(readPartWork("[[[[["), {""});
  test::expectOneLine(readPartWork("[5]"), {"operations[0]"});
}

}  // namespace
}  // namespace scarp
