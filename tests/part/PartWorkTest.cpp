#include "core/operation/OperationSchema.h"
#include "core/part/PartWork.h"
#include "tests/part/PartSupport.h"

namespace scarp {
namespace {

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
