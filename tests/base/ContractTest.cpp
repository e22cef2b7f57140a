#include <gtest/gtest.h>

#include "core/base/Contract.h"

namespace scarp {
namespace {

TEST(ContractDeathTest, NamesWhatWasBrokenAndWhere) {
  EXPECT_DEATH(EXPECTS(1 + 1 == 3), "broken precondition: 1 \\+ 1 == 3 .*ContractTest");
  EXPECT_DEATH(ENSURES(false), "broken postcondition");
}

}  // namespace
}  // namespace scarp
