// Scripts and presets of brushes from the fuzzer's bytes: each is refused in a line, or means the same when
// it is written and read again.

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

#include "core/script/BrushJson.h"
#include "core/script/Script.h"
#include "tests/fuzz/OneLine.h"

namespace scarp {
namespace {

constexpr const char* kNoFolder = "/nonexistent";
constexpr const char* kName = "mine.json";

void readScript(std::string_view text) {
  const auto script = parseScript(text, kNoFolder);
  if (!script.ok()) return test::requireOneLine(script.error().text());
  const std::string written = writeScript(*script);
  const auto again = parseScript(written, kNoFolder);
  test::require(again.ok(), "a script that was written cannot be read");
  test::require(writeScript(*again) == written, "a script means something else when it is read again");
}

void readPresets(std::string_view text) {
  const auto presets = readBrushPresets(text, kName);
  if (!presets.ok()) return test::requireOneLine(presets.error().text());
  const std::string written = writeBrushPresets(*presets);
  const auto again = readBrushPresets(written, kName);
  test::require(again.ok(), "presets that were written cannot be read");
  test::require(writeBrushPresets(*again) == written, "presets mean something else when they are read again");
}

}  // namespace
}  // namespace scarp

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* bytes, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(bytes), size);
  scarp::readScript(text);
  scarp::readPresets(text);
  return 0;
}
