#include <gtest/gtest.h>

#include <set>
#include <sstream>

#include "core/base/Json.h"
#include "core/script/Script.h"
#include "tests/soak/SampleOperations.h"
#include "tests/support/ExpectedText.h"
#include "tests/support/Refusals.h"

namespace scarp::test {
namespace {

TEST(WrittenText, OfEveryOperationIsAsBefore) {
  expectTextOf(SCARP_SOURCE_DIR "/tests/script/expected/operations.json", writeScript({everyOperation()}));
}

TEST(WrittenText, WhatIsSaidOfWrongValuesIsAsBefore) {
  std::string lines;
  std::set<std::string> kinds, seen;
  for (const Json& operation : sampleOperations()) {
    // Brushes of all kinds have the same keys.
    const std::string& name = operation["op"].text();
    if (operation.contains("brush") && !kinds.insert(name).second) continue;
    std::istringstream told(refusalsOf(operation, [](const Json& changed) {
      const auto script = parseScript(Json{{"scarp", 1}, {"operations", {changed}}}.dump());
      return script ? std::string() : script.error().message;
    }));
    for (std::string line; std::getline(told, line);)
      if (seen.insert(line).second) lines += line + '\n';
  }
  expectTextOf(SCARP_SOURCE_DIR "/tests/script/expected/refusals.txt", lines);
}

}  // namespace
}  // namespace scarp::test
