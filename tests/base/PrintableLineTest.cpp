#include <gtest/gtest.h>

#include "core/base/PrintableLine.h"

namespace scarp {
namespace {

TEST(PrintableLine, KeepsTextOfAnyLanguage) {
  for (const char* text : {"", "metre", "Höhe über NN", "标高", "𝄞",
                           "a\xc2\xa0"
                           "b"})
    EXPECT_EQ(printableLine(text), text);
}

TEST(PrintableLine, NothingMovesTheCursorOrTurnsTheLine) {
  EXPECT_EQ(printableLine("a\nb\r\tc"), "a b  c");
  EXPECT_EQ(printableLine("\x1b[31mred\x7f"), " [31mred ");
  EXPECT_EQ(printableLine(std::string_view("a\0b", 3)), "a b");
  EXPECT_EQ(printableLine("a\xc2\x85"
                          "b\xc2\x9b"
                          "c"),
            "a b c");  // next line, control sequence
  EXPECT_EQ(printableLine("a\xe2\x80\xa8"
                          "b\xe2\x80\xa9"
                          "c"),
            "a b c");  // line, paragraph separator
  EXPECT_EQ(printableLine("gpj\xe2\x80\xae"
                          "a\xe2\x81\xa6"
                          "b"),
            "gpj a b");  // right to left, isolate
}

TEST(PrintableLine, BytesThatAreNoUtf8AreQuestionMarks) {
  EXPECT_EQ(printableLine("a\xff"
                          "b"),
            "a?b");
  EXPECT_EQ(printableLine("\xc3"), "?");
  EXPECT_EQ(printableLine("\xc0\xaf"), "??");            // an overlong slash
  EXPECT_EQ(printableLine("\xed\xa0\x80"), "???");       // a surrogate
  EXPECT_EQ(printableLine("\xe0\x80\x8a"), "???");       // an overlong line break
  EXPECT_EQ(printableLine("\xf4\x90\x80\x80"), "????");  // beyond U+10FFFF
}

TEST(PrintableLine, CutsBetweenCharacters) {
  EXPECT_EQ(printableLine("abcdef", 6), "abcdef");
  EXPECT_EQ(printableLine("abcdefg", 6), "abcdef...");
  EXPECT_EQ(printableLine("aä", 2), "a...");
  EXPECT_EQ(printableLine("ä", 1), "...");
}

}  // namespace
}  // namespace scarp
