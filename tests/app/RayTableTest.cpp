#include <gtest/gtest.h>

#include <limits>

#include "app/commands/RayTable.h"

namespace scarp {
namespace {

TEST(RayTable, ReadsRaysWithAndWithoutLimits) {
  const auto rays =
      parseRays("ox, oy,oz,dx,dy,dz\r\n1,2,3,0,0,-1\n\n 4.5 ,-5e2,+6,1,0,0,0.25,10\n7,8,9,0,1,0,-1,inf");
  ASSERT_TRUE(rays.ok()) << rays.error().text();
  ASSERT_EQ(rays->size(), 3u);
  EXPECT_EQ((*rays)[0].origin, Vec3(1, 2, 3));
  EXPECT_EQ((*rays)[0].direction, Vec3(0, 0, -1));
  EXPECT_EQ((*rays)[0].tMin, 0.0);
  EXPECT_EQ((*rays)[0].tMax, std::numeric_limits<double>::infinity());
  EXPECT_EQ((*rays)[1].origin, Vec3(4.5, -500, 6));
  EXPECT_EQ((*rays)[1].tMin, 0.25);
  EXPECT_EQ((*rays)[1].tMax, 10.0);
  EXPECT_EQ((*rays)[2].tMin, -1.0);
  EXPECT_TRUE(parseRays("")->empty());
  EXPECT_TRUE(parseRays("ox,oy,oz,dx,dy,dz,tmin,tmax\n")->empty());
}

TEST(RayTable, ErrorsNameTheLineAndTheColumn) {
  const auto errorOf = [](std::string_view csv) {
    const auto rays = parseRays(csv);
    return rays ? "" : rays.error().text();
  };
  EXPECT_EQ(errorOf("1,2,3,0,0,-1\n\n1,2,x,0,0,-1"), "line 3: oz: \"x\" is no number");
  EXPECT_EQ(errorOf("1,2,3,0,0"), "line 1: has 5 fields, not ox,oy,oz,dx,dy,dz[,tmin,tmax]");
  EXPECT_EQ(errorOf("1,2,3,0,0,-1,0"), "line 1: has 7 fields, not ox,oy,oz,dx,dy,dz[,tmin,tmax]");
  EXPECT_EQ(errorOf("1,2,3,0,0,0"), "line 1: the direction is zero");
  EXPECT_EQ(errorOf("1,2,nan,0,0,1"), "line 1: oz: \"nan\" is not finite");
  EXPECT_EQ(errorOf("1,2,3,0,0,inf"), "line 1: dz: \"inf\" is not finite");
  EXPECT_EQ(errorOf("1,2,3,0,0,1,0,-inf"), "line 1: tmax: \"-inf\" is not finite");
  EXPECT_EQ(errorOf("1,2,3,0,0,1,5,4"), "line 1: tmin is beyond tmax");
  EXPECT_EQ(errorOf("1,2,3,0,0,1,,"), "line 1: tmin: \"\" is no number");
  EXPECT_EQ(errorOf("1,2,3,0,0,1e400"), "line 1: dz: \"1e400\" is no number");
  EXPECT_EQ(errorOf("x,y,z,a,b,c\n"), "line 1: ox: \"x\" is no number");
  EXPECT_EQ(errorOf("1,2,3,0,0,1\nox,oy,oz,dx,dy,dz"), "line 2: ox: \"ox\" is no number");
}

TEST(RayTable, HitsReadBackExactly) {
  SurfaceHit hit{};
  hit.t = 0.1;
  hit.point = {1.0, 2.0, 1.0 / 3.0};
  hit.cellColumn = 7;
  hit.cellRow = 9;
  hit.triangle = CellTriangle::ACD;
  hit.side = SurfaceSide::Below;
  hit.normal = {0.0, 0.0, 1.0};
  std::string lines(hitHeader());
  appendHit(lines, hit, {500000.25, -3.0});
  appendHit(lines, std::nullopt, {});
  EXPECT_EQ(lines,
            "hit,t,x,y,z,column,row,triangle,side,nx,ny,nz\n"
            "1,0.1,500000.25,-3,0.3333333333333333,7,9,1,below,0,0,1\n"
            "0,,,,,,,,,,,\n");
}

}  // namespace
}  // namespace scarp
