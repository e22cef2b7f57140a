#include <gtest/gtest.h>


#include "core/base/Result.h"

namespace scarp {
namespace {

TEST(Result, HoldsAValueOrAnError) {
  const Result<int> good = 7;
  ASSERT_TRUE(good);
  EXPECT_EQ(*good, 7);
  const Result<int> bad = Error{"no such number"};
  ASSERT_FALSE(bad);
  EXPECT_EQ(bad.error().text(), "no such number");
  EXPECT_FALSE(bad.error().cancelled);
  EXPECT_TRUE(Result<int>(Error::cancel()).error().cancelled);
}

TEST(Result, OfNothingSaysOnlyWhetherItWorked) {
  EXPECT_TRUE(Result<void>());
  const Result<void> bad = Error{"full"};
  EXPECT_FALSE(bad.ok());
  EXPECT_EQ(bad.error().text(), "full");
}

TEST(ResultDeathTest, AskingForWhatIsNotThereIsAMistake) {
  const Result<int> bad = Error{"x"};
  EXPECT_DEATH((void)bad.value(), "precondition");
  const Result<int> good = 1;
  EXPECT_DEATH((void)good.error(), "precondition");
}

}  // namespace
}  // namespace scarp
