#include <gtest/gtest.h>

#include <fstream>

#include "core/base/Json.h"
#include "tests/language/CoreTexts.h"
#include "tests/support/ExpectedText.h"
#include "ui/widgets/CoreText.h"

namespace scarp::test {
namespace {

constexpr const char* kHead =
    "// Written by tests/language: SCARP_WRITE_EXPECTED=1 build/release/bin/test_ui_window. lupdate finds "
    "here the texts\n"
    "// that core has as plain strings.\n#include <QCoreApplication>\n#include <array>\n\n"
    "#include \"ui/widgets/CoreText.h\"\n\nnamespace scarp {\nnamespace {\n\nconstexpr std::array kTexts{\n";
constexpr const char* kFoot =
    "};\n\n}  // namespace\n\n"
    "std::span<const char* const> coreTextList() { return kTexts; }\n\n}  // namespace scarp\n";

std::string escaped(const std::string& text) {
  std::string made;
  for (const char c : text) {
    if (c == '"' || c == '\\') made += '\\';
    made += c;
  }
  return made;
}

TEST(CoreTexts, AllAreInTheListThatLupdateReads) {
  std::set<std::string> texts = coreTexts();
  std::ifstream presets(SCARP_SOURCE_DIR "/resources/brushes/presets.json");
  for (const auto& preset : Json::parseOrNull(presets)) texts.insert(preset.at("name").text());
  ASSERT_GT(texts.size(), 400U);
  std::string source = kHead;
  for (const std::string& text : texts)
    source += "    QT_TRANSLATE_NOOP(\"core\", \"" + escaped(text) + "\"),\n";
  expectTextOf(SCARP_SOURCE_DIR "/ui/widgets/CoreTextList.cpp", source + kFoot);
}

}  // namespace
}  // namespace scarp::test
