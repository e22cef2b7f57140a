#include <gtest/gtest.h>

#include <map>
#include <string>

#include "core/base/Json.h"
#include "core/base/ShortNumber.h"
#include "core/brush/BrushKinds.h"
#include "core/brush/BrushSchema.h"
#include "core/operation/OperationSchema.h"
#include "tests/soak/SampleOperations.h"
#include "tests/support/ExpectedText.h"

// docs/script-reference.md is written from the schemas: SCARP_WRITE_EXPECTED=1 in the environment of this
// test writes it anew.

namespace scarp::test {
namespace {

std::string valueText(bool on) { return on ? "true" : "false"; }

/// Values that a setting may have, and what it has where it is left out.
struct Row {
  std::string values, usual;
};

template <class Settings>
Row rowOf(const NumberSetting& number, const Settings& usual) {
  return {number.bounds().text() + number.unit + (number.whole ? ", whole" : ""),
          shortNumber(number.get(usual)) + number.unit};
}
template <class Settings>
Row rowOf(const ChoiceSetting& choice, const Settings& usual) {
  Row row;
  for (const ValueName& name : choice.names.all())
    row.values += (row.values.empty() ? "`" : ", `") + std::string(name.key) + '`';
  row.usual = '`' + std::string(choice.names.all()[choice.get(usual)].key) + '`';
  return row;
}
template <class Settings>
Row rowOf(const FlagSetting& flag, const Settings& usual) {
  return {"`true`, `false`", '`' + valueText(flag.get(usual)) + '`'};
}
template <class Settings>
Row rowOf(const TextSetting&, const Settings&) {
  return {"a text", ""};
}
template <class Settings>
Row rowOf(const CurveSetting&, const Settings&) {
  return {"points `[x, y]`, 0 to 1", "a straight line"};
}
template <class Settings>
Row rowOf(const ValueSetting&, const Settings&) {
  return {"see below", ""};
}
template <class Settings>
Row rowOf(const CustomSetting&, const Settings&) {
  return {"see below", ""};
}

template <class Settings>
std::string tableOf(const Schema<Settings>& schema, const Settings& usual) {
  std::string text = "\n| key | values | where left out |\n|---|---|---|\n";
  for (const Setting& setting : schema.settings())
    std::visit(
        [&](const auto& one) {
          const Row row = rowOf(one, usual);
          text += "| `" + std::string(one.key) + "` | " + row.values + " | " +
                  (one.required ? "must be there" : row.usual) + " |\n";
        },
        setting);
  return text;
}

template <class Settings>
std::string kindsText(std::span<const OperationKind<Settings>> kinds) {
  std::string text;
  for (const OperationKind<Settings>& kind : kinds)
    text += "\n### `" + std::string(kind.key) + "`: " + kind.title + "\n" +
            (kind.schema.settings().empty() ? std::string("\nNo settings.\n")
                                            : tableOf(kind.schema, kind.defaults));
  return text;
}

std::string brushText() {
  std::string text = "\n| kind | title |\n|---|---|\n";
  for (const ValueName& name : brushKindNames().all())
    text += "| `" + std::string(name.key) + "` | " + name.title + " |\n";
  return text + "\nSettings of all kinds; `alpha` besides, a built-in name, the path of a picture, or its path "
                "and import options (`{\"path\", \"import\"}`).\n" +
         tableOf(brushSchema(), BrushSettings());
}

/// The first example of each operation that has no section of its own.
std::string examplesText() {
  std::map<std::string, std::string> examples;
  for (const Json& operation : sampleOperations()) {
    const std::string& name = operation["op"].text();
    Json example = operation;
    if (example.contains("brush")) example["brush"] = {{"kind", "raise"}, {"radius", 6.0}};
    example.erase("op");
    Json ordered{{"op", name}};
    for (const auto& [key, value] : example.members()) ordered[key] = value;
    // Samples of heights and weights are long.
    if (const std::string text = ordered.dump(); text.size() <= 600) examples.emplace(name, text);
  }
  std::string text;
  for (const auto& [name, example] : examples)
    text += "\n### `" + name + "`\n\n```json\n" + example + "\n```\n";
  return text;
}

TEST(ScriptReference, IsThatOfTheSchemas) {
  const std::string text =
      "# Script reference\n\nWritten from the program's schemas; a test compares them. "
      "[Command line](command-line.md#scripts) tells\nhow a script is made and run. Lengths are metres, "
      "angles degrees.\n\n## Brushes\n\nThe `brush` of `stroke`, `adjust` and `select` by painting.\n" +
      brushText() + "\n## Filters\n\n`{\"op\": \"filter\", \"filter\": KIND, …}`\n" +
      kindsText(filterKinds()) + "\n## Reshapes\n\n`{\"op\": \"reshape\", \"reshape\": KIND, …}`\n" +
      kindsText(reshapeKinds()) + "\n## Operations by example\n" + examplesText();
  expectTextOf(SCARP_SOURCE_DIR "/docs/script-reference.md", text);
}

}  // namespace
}  // namespace scarp::test
