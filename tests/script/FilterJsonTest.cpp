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
