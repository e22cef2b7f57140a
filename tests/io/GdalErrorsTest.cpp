#include <gtest/gtest.h>

#include "core/io/GdalErrors.h"

namespace scarp {
namespace {

std::string shown(const char* message) {
  GdalErrors errors;
  errors.add(true, message);
  return errors.failure();
}

TEST(GdalErrors, PlacesInTheSourceCodeAreLeftOut) {
  EXPECT_EQ(shown("./ogr/ogrsf_frmts/dxf/ogrdxflayer.cpp, 2151: error at line 60 of a.dxf"),
            "error at line 60 of a.dxf");
  EXPECT_EQ(shown("cpl_error.c, 12: a: b"), "a: b");
  for (const char* message : {"a.cpp, line 12: b", "a.dxf, 12: b", "no a.cpp, 12: b", "a.cpp: b, 12", "a, b", "a: b", ""})
    EXPECT_EQ(shown(message), message);
}

}  // namespace
}  // namespace scarp
