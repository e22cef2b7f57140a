#include <gtest/gtest.h>

#include <string>

#include "core/document/EditHistory.h"
#include "core/project/ProjectFile.h"
#include "core/script/ScriptSteps.h"
#include "tests/project/DocumentDigest.h"
#include "tests/soak/SampleOperations.h"

namespace scarp::test {
namespace {

Script parsedScript(const std::string& operations) {
  auto script = parseScript(R"({"scarp": 1, "operations": [)" + operations + "]}");
  EXPECT_TRUE(script.ok()) << script.error().text();
  return script.ok() ? *std::move(script) : Script{};
}

Result<void> doneByCopy(const Script& script, TerrainDocument& document) {
  auto steps = stepsOf(script, contentsOf(document).document, document.ids());
  if (!steps) return steps.error();
  const Message problem = steps->problem;
  takeSteps(std::move(*steps), document);
  return problem.empty() ? Result<void>() : Result<void>(Error{problem});
}

TEST(ScriptSteps, EveryOperationGivesTheSameBitsAndHistoryAsOnTheDocument) {
  int compared = 0;
  for (const auto& operation : sampleOperations()) {
    SCOPED_TRACE(operation.dump().substr(0, 120));
    // Another step after it meets what it has left.
    const Script script = parsedScript(operation.dump() + R"(, {"op": "add-layer", "name": "Last"})");
    if (!goesWithoutHistory(script)) continue;
    const auto direct = sampleGround(), copied = sampleGround();
    const std::size_t begun = direct->history().position();
    const auto one = replay(script, *direct);
    const auto other = doneByCopy(script, *copied);
    ASSERT_EQ(one.ok(), other.ok());
    if (!one) {
      EXPECT_EQ(one.error().text(), other.error().text());
    }
    EXPECT_EQ(digestOf(*direct), digestOf(*copied));
    EXPECT_EQ(direct->activeLayer(), copied->activeLayer());
    EXPECT_EQ(direct->nextLayerId(), copied->nextLayerId());
    // Steps that changed nothing are no steps here.
    ASSERT_LE(copied->history().size(), direct->history().size());
    ASSERT_TRUE(copied->goTo(begun).ok() && direct->goTo(begun).ok());
    EXPECT_EQ(digestOf(*direct), digestOf(*copied));
    ASSERT_TRUE(copied->goTo(copied->history().size()).ok() && direct->goTo(direct->history().size()).ok());
    EXPECT_EQ(digestOf(*direct), digestOf(*copied));
    ++compared;
  }
  EXPECT_GT(compared, 80);
}

TEST(ScriptSteps, WhatCameBeforeAnErrorStaysDone) {
  const auto document = sampleGround();
  const auto done = doneByCopy(parsedScript(R"({"op": "add-layer", "name": "A"}, {"op": "delete-layer", "layer": 9})"),
                               *document);
  ASSERT_FALSE(done.ok());
  EXPECT_TRUE(done.error().text().starts_with("operations[1]: ")) << done.error().text();
  EXPECT_EQ(document->layers().size(), 2U);
}

TEST(ScriptSteps, CancelledNothingIsDone) {
  const auto document = sampleGround();
  const std::string before = digestOf(*document);
  const auto steps = stepsOf(parsedScript(R"({"op": "add-layer"}, {"op": "add-layer"})"),
                             contentsOf(*document).document, document->ids(),
                             [](double fraction) { return fraction < 0.4; });
  ASSERT_FALSE(steps.ok());
  EXPECT_TRUE(steps.error().cancelled);
  EXPECT_EQ(digestOf(*document), before);
}

TEST(ScriptSteps, WhatGoesByTheHistoryIsKnown) {
  EXPECT_FALSE(goesWithoutHistory(parsedScript(R"({"op": "add-layer"}, {"op": "undo"})")));
  EXPECT_FALSE(goesWithoutHistory(parsedScript(R"({"op": "stroke", "brush": {"kind": "restore"}, "samples": [[0, 0]]})")));
  EXPECT_TRUE(goesWithoutHistory(parsedScript(R"({"op": "add-layer"})")));
}

}  // namespace
}  // namespace scarp::test
