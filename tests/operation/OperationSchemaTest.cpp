#include <gtest/gtest.h>

#include <set>

#include "core/operation/OperationSchema.h"
#include "tests/operation/OperationSupport.h"

namespace scarp {
namespace {

template <class... Kinds>
constexpr std::size_t countKinds(const std::variant<Kinds...>* /*settings*/) {
  return sizeof...(Kinds);
}

template <class Settings>
void expectSound(std::span<const OperationKind<Settings>> kinds) {
  ASSERT_EQ(kinds.size(), countKinds(static_cast<const Settings*>(nullptr)));
  std::set<std::string_view> names;
  for (std::size_t i = 0; i < kinds.size(); ++i) {
    const auto& kind = kinds[i];
    EXPECT_EQ(kind.defaults.index(), i) << kind.key;
    EXPECT_TRUE(names.insert(kind.key).second);
    std::set<std::string_view> keys;
    for (const auto& number : kind.schema.numbers()) {
      EXPECT_TRUE(keys.insert(number.key).second) << number.key;
      EXPECT_TRUE(number.check(number.get(kind.defaults)).ok()) << number.key;
      Settings settings = kind.defaults;
      for (const double value : {number.high, number.whole ? number.low : 0.5 * (number.low + number.high)}) {
        number.store(settings, value);
        EXPECT_EQ(number.get(settings), value) << kind.key << " " << number.key;
      }
      EXPECT_FALSE(number.check(number.low - 1.0).ok());
      EXPECT_FALSE(number.check(std::nan("")).ok());
    }
    for (const auto& choice : kind.schema.choices()) {
      EXPECT_TRUE(keys.insert(choice.key).second) << choice.key;
      for (const ValueName& name : choice.names.all()) EXPECT_STRNE(name.title, "") << name.key;
      Settings settings = kind.defaults;
      for (std::size_t v = 0; v < choice.names.size(); ++v) {
        choice.store(settings, v);
        EXPECT_EQ(choice.get(settings), v);
      }
    }
  }
}

TEST(OperationSchema, ListsEveryKindOnce) {
  expectSound(filterKinds());
  expectSound(reshapeKinds());
}

TEST(OperationSchema, EveryFilterOfTheTestsIsValid) {
  for (const Filter& filter : test::allFilters()) EXPECT_TRUE(validate(filter).ok()) << filter.index();
}

TEST(OperationSchema, FindsWhatGoesIllTogether) {
  EXPECT_FALSE(validate(ClampFilter{10.0, 9.0}).ok());
  EXPECT_FALSE(validate(RemapFilter{10.0, 10.0, 0.0, 1.0, {}}).ok());
  EXPECT_FALSE(validate(BlurFilter{0.0}).ok());
  const auto result = filtered(test::fractalTerrain(5, 5), BlurFilter{-1.0}, nullptr);
  ASSERT_FALSE(result.ok());
  EXPECT_EQ(result.error().text(), "Radius -1 m is out of range (above 0 to 1e+09)");
}

TEST(OperationSchema, ACropMovesWithItsFirstColumn) {
  Reshape crop = CropReshape{{5, 6, 25, 36}};
  const auto& schema = kindOf(crop).schema;
  schema.number("column").store(crop, 9);
  EXPECT_EQ(std::get<CropReshape>(crop).rect, (GridRect{9, 6, 29, 36}));
  schema.number("columns").store(crop, 4);
  EXPECT_EQ(std::get<CropReshape>(crop).rect, (GridRect{9, 6, 13, 36}));
}

}  // namespace
}  // namespace scarp
