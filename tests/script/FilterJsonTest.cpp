#include <gtest/gtest.h>

#include "core/base/Json.h"
#include "core/edit/GroundOperations.h"
#include "core/script/FilterJson.h"
#include "core/script/Script.h"

namespace scarp {
namespace {

std::string filterErrorOf(const std::string& operation) {
  const auto script = parseScript(R"({"scarp": 1, "operations": [)" + operation + "]}");
  return script ? "" : script.error().message;
}

TEST(FilterJson, WhatIsWrittenReadsBackEqual) {
  Script script;
  for (const auto& kind : filterKinds()) script.operations.push_back(FilterOperation{kind.defaults});
  for (const auto& kind : reshapeKinds()) script.operations.push_back(ReshapeOperation{kind.defaults});
  RemapFilter remap;
  remap.curve = *Curve::through({{0.0, 0.25}, {0.5, 0.125}, {1.0, 1.0}});
  script.operations.push_back(FilterOperation{remap});
  script.operations.push_back(
      FilterOperation{NoiseFilter{{NoiseShape::Billow, 12.5, 3, 4'000'000'000U}, -2.5}});
  script.operations.push_back(ReshapeOperation{ExtendReshape{1, 2, 3, 4, ExtendFill::Hole, 7.0}});
  script.operations.push_back(ReshapeOperation{RescaleReshape{2.5, 0.0, 0.0123, -50.5, RowsChange::Turn}});
  const auto again = parseScript(writeScript(script));
  ASSERT_TRUE(again.ok()) << again.error().message;
  ASSERT_EQ(again->operations.size(), script.operations.size());
  for (std::size_t i = 0; i < script.operations.size(); ++i) {
    const auto *filter = script.operations[i].as<FilterOperation>(),
               *otherFilter = again->operations[i].as<FilterOperation>();
    const auto *reshape = script.operations[i].as<ReshapeOperation>(),
               *otherReshape = again->operations[i].as<ReshapeOperation>();
    if (filter) {
      EXPECT_EQ(filter->filter, otherFilter->filter) << i;
    } else {
      EXPECT_EQ(reshape->reshape, otherReshape->reshape) << i;
    }
  }
}

TEST(FilterJson, WhatIsLeftOutIsAsInANewOne) {
  const auto script = parseScript(
      R"({"scarp": 1, "operations": [{"op": "filter", "filter": "hydraulic-erosion", "rain": 1}]})");
  HydraulicErosionFilter expected;
  expected.rain = 1.0;
  EXPECT_EQ(script->operations[0].as<FilterOperation>()->filter, Filter(expected));
}

TEST(FilterJson, ValuesThatGoIllTogetherAreNamed) {
  EXPECT_EQ(filterErrorOf(R"({"op": "filter", "filter": "clamp", "lowest": 5, "highest": 4})"),
            "operations[0].filter: Min 5 m is above max 4 m");
  EXPECT_NE(
      filterErrorOf(R"({"op": "filter", "filter": "remap", "curve": [[0, 0]]})").find("operations[0].curve"),
      std::string::npos);
}

}  // namespace
}  // namespace scarp
