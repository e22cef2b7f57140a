#include <gtest/gtest.h>

#include <cmath>

#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

TEST(NumberText, WritesNumbersShort) {
  EXPECT_EQ(numberText(0.0), "0");
  EXPECT_EQ(numberText(0.25), "0.25");
  EXPECT_EQ(numberText(1200.0), "1200");
  EXPECT_EQ(numberText(1234567.0), "1234567");
  EXPECT_EQ(numberText(0.0283972, 3), "0.0284");
  EXPECT_EQ(numberText(-24.6759, 5), QStringLiteral("−24.676"));
  EXPECT_EQ(numberText(1e9), "1e+09");
}

TEST(NumberText, FixedTextKeepsItsDecimalsAndHasNoNegativeZero) {
  EXPECT_EQ(fixedText(3.0, 2), "3.00");
  EXPECT_EQ(fixedText(-0.001, 1), "0.0");
  EXPECT_EQ(fixedText(-2.26, 1), QStringLiteral("−2.3"));
}

TEST(NumberText, ReadsWhatPeopleType) {
  EXPECT_EQ(numberFromText(QStringLiteral(" 12.5 m"), QStringLiteral("m")), 12.5);
  EXPECT_EQ(numberFromText(QStringLiteral("12,5")), 12.5);
  EXPECT_EQ(numberFromText(QStringLiteral("−3")), -3.0);
  EXPECT_EQ(numberFromText(QStringLiteral("1e30")), 1e30);
  EXPECT_TRUE(std::isnan(*numberFromText(QStringLiteral("NaN"))));
  EXPECT_FALSE(numberFromText(QStringLiteral("wide")));
  EXPECT_FALSE(numberFromText(QString()));
}

TEST(NumberText, WhatItWritesItReadsBack) {
  for (const double value : {0.001, 0.5, 7.0, -31.25, 998.0, 123456.0})
    EXPECT_EQ(numberFromText(numberText(value)), value) << value;
}

TEST(NumberText, CountsBytesInPowersOfAThousand) {
  EXPECT_EQ(bytesText(0), QStringLiteral("0\u202fB"));
  EXPECT_EQ(bytesText(4.2e6), QStringLiteral("4.2\u202fMB"));
  EXPECT_EQ(bytesText(132e3), QStringLiteral("132\u202fkB"));
}

}  // namespace
}  // namespace scarp
