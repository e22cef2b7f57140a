#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <limits>
#include <random>

#include "core/document/TerrainDocument.h"
#include "core/project/ProjectSummary.h"

namespace scarp {
namespace {

TEST(ProjectSummary, FillsThatBelongToNothingOrAreNoHeightsAreRefused) {
  const auto reading = [](std::map<RasterId, float> fills, bool layered) {
    ProjectState state;
    if (layered) state.document.layers = {{4, "Rocks"}};
    state.fills = std::move(fills);
    const auto read = readProjectState(writeProjectState(state));
    return read ? std::string() : read.error().text();
  };
  const float infinite = std::numeric_limits<float>::infinity();
  const RasterId layer{RasterRole::Layer, 4}, mask{RasterRole::LayerMask, 4};
  EXPECT_EQ(reading({{kGround, 0.0F}}, false), "");
  EXPECT_EQ(reading({{kGround, std::nanf("")}, {kBase, 0.0F}, {layer, std::nanf("")}, {mask, 1.0F}}, true),
            "");
  const struct {
    std::map<RasterId, float> fills;
    bool layered;
    const char* named;
  } wrong[] = {{{{kGround, 0.0F}, {layer, 0.0F}}, false, "[2, 4] belongs to no layer"},
               {{{kGround, 0.0F}, {kBase, 0.0F}}, false, "[1, 0] belongs to no layer"},
               {{{kGround, 0.0F}, {kSelection, 0.0F}}, false, "[4, 0] belongs to no layer"},
               {{{kGround, 0.0F}, {{RasterRole::Ground, 3}, 0.0F}}, false, "[0, 3] belongs to no layer"},
               {{{kGround, 0.0F}, {{RasterRole::NamedMask, 9}, 0.0F}}, false, "[5, 9] belongs to no layer"},
               {{{kGround, 0.0F}}, true, "the base of the layers is missing"},
               {{{kGround, infinite}}, false, "cannot be full of inf"},
               {{{kGround, 2e9F}}, false, "cannot be full of 2e+09"},
               {{{kGround, 0.0F}, {kBase, 0.0F}, {layer, -infinite}}, true, "cannot be full of -inf"},
               {{{kGround, 0.0F}, {kBase, 0.0F}, {mask, 2.0F}}, true, "cannot be full of 2"},
               {{{kGround, 0.0F}, {kBase, 0.0F}, {mask, std::nanf("")}}, true, "cannot be full of nan"}};
  for (const auto& each : wrong)
    EXPECT_NE(reading(each.fills, each.layered).find(each.named), std::string::npos) << each.named;
}

TEST(ProjectSummary, SummariesReadBackEqualAndTellWhatIsHeld) {
  SlotMap map;
  for (const std::int64_t slot : {0, 1, 2, 5, 9}) map.set({{0, 0}, slot}, {100 + slot, 7, ContentForm::Tile});
  map.set({{0, 0}, 6}, {300, 0, ContentForm::Nothing});
  map.set({{kObjectsRole, 0}, std::int64_t{1} << 56}, {301, 8, ContentForm::Json});
  SaveSummary summary;
  summary.file = "f";
  summary.stamp = "s";
  summary.state = "{\"a\": \"quoted\"}";
  summary.entries = 12;
  summary.position = 7;
  summary.entryDigest = 0x8000'0000'0000'0001U;
  summarise(map, summary);
  const auto back = readSummary(writeSummary(summary));
  ASSERT_TRUE(back.ok()) << back.error().text();
  EXPECT_EQ(back->state, summary.state);
  EXPECT_EQ(back->held, summary.held);
  EXPECT_EQ(back->held.at({0, 0}),
            (std::vector<std::pair<std::int64_t, std::int64_t>>{{0, 2}, {5, 5}, {9, 9}}));
  EXPECT_EQ(back->digest, map.digest());
  EXPECT_EQ(back->entryDigest, summary.entryDigest);
  EXPECT_EQ(back->position, 7);
  EXPECT_TRUE(back->heldKnown);
}

TEST(ProjectSummary, AnySlotChangesTheDigest) {
  SlotMap map;
  for (std::int64_t slot = 0; slot < 50; ++slot) map.set({{0, 0}, slot}, {1 + slot, 5, ContentForm::Tile});
  const std::uint64_t digest = map.digest();
  SlotMap other = map;
  other.set({{0, 0}, 20}, {});
  EXPECT_NE(other.digest(), digest) << "missing";
  other = map;
  other.set({{0, 0}, 20}, {21, 6, ContentForm::Tile});
  EXPECT_NE(other.digest(), digest) << "another";
  other = map;
  other.set({{0, 0}, 20}, map.find({{0, 0}, 21}));
  other.set({{0, 0}, 21}, map.find({{0, 0}, 20}));
  EXPECT_NE(other.digest(), digest) << "exchanged";
}

TEST(ProjectSummary, AnythingElseIsAnErrorOfOneLine) {
  std::mt19937_64 random(3);
  ProjectState state;
  state.fills = {{kGround, 0.0F}};
  SaveSummary summary;
  summary.held[{0, 0}] = {{1, 2}};
  const std::string texts[] = {writeProjectState(state), writeSummary(summary)};
  for (int i = 0; i < 600; ++i) {
    std::string text = texts[i % 2];
    text[random() % text.size()] = static_cast<char>(random());
    const auto told = [](const auto& result) {
      if (!result.ok()) {
        EXPECT_EQ(result.error().text().find('\n'), std::string::npos);
      }
      return result.ok();
    };
    i % 2 == 0 ? told(readProjectState(text)) : told(readSummary(text));
  }
  EXPECT_FALSE(readProjectState("{}").ok());
  EXPECT_FALSE(readSummary("[]").ok());
}

}  // namespace
}  // namespace scarp
