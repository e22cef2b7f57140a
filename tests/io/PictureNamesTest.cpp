#include <gtest/gtest.h>

#include "core/io/PbrSet.h"

namespace scarp {
namespace {

constexpr PictureKind A = PictureKind::Albedo, H = PictureKind::Height, N = PictureKind::Normal,
                      R = PictureKind::Roughness, O = PictureKind::Occlusion;

struct NameCase {
  const char* path;
  const char* set;
  std::vector<ChannelUse> uses;
  std::optional<NormalKind> normals;
};

TEST(PictureNames, AreReadAsLibrariesHaveThem) {
  const std::optional<NormalKind> gl = NormalKind::OpenGl, dx = NormalKind::DirectX, none;
  const std::vector<NameCase> cases{
      {"/a/rock_face_03_diff_4k.jpg", "rock_face_03", {{A}}, none},
      {"rock_face_03_nor_gl_4k.exr", "rock_face_03", {{N}}, gl},
      {"rock_face_03_nor_dx_4k.png", "rock_face_03", {{N}}, dx},
      {"rock_face_03_disp_4k.png", "rock_face_03", {{H}}, none},
      {"rock_face_03_rough_4k.png", "rock_face_03", {{R}}, none},
      {"rock_face_03_arm_4k.png", "rock_face_03", {{O, 0}, {R, 1}}, none},
      {"Rock035_2K-JPG_Color.jpg", "Rock035", {{A}}, none},
      {"Rock035_2K_NormalGL.jpg", "Rock035", {{N}}, gl},
      {"Rock035_2K_NormalDX.jpg", "Rock035", {{N}}, dx},
      {"Rock035_2K_AmbientOcclusion.jpg", "Rock035", {{O}}, none},
      {"Rock035_2K_Displacement.tif", "Rock035", {{H}}, none},
      {"T_Cliff_BaseColor.tga", "T_Cliff", {{A}}, none},
      {"T_Cliff_ORM.tga", "T_Cliff", {{O, 0}, {R, 1}}, none},
      {"T_Cliff_D.tga", "T_Cliff", {{A}}, none},
      {"T_Cliff_N.tga", "T_Cliff", {{N}}, none},
      {"cliff_alb_ht.png", "cliff", {{A, 0}, {H, 3}}, none},
      {"cliff_nrm_rgh.png", "cliff", {{N, 0}, {R, 3}}, none},
      {"cliff_albedo_bump.png", "cliff", {{A, 0}, {H, 3}}, none},
      {"cliff_normal_roughness.png", "cliff", {{N, 0}, {R, 3}}, none},
      {"moss-ao.png", "moss", {{O}}, none},
      {"moss smoothness.png", "moss", {{R, 0, true}}, none},
      {"wet_sand_basecolor.png", "wet_sand", {{A}}, none},
  };
  for (const NameCase& one : cases) {
    const PictureName name = pictureName(one.path);
    EXPECT_EQ(name.set, one.set) << one.path;
    EXPECT_TRUE(name.uses == one.uses) << one.path << ": " << name.uses.size();
    EXPECT_TRUE(name.known) << one.path;
    EXPECT_EQ(name.normals, one.normals) << one.path;
  }
}

TEST(PictureNames, WhatSaysNothingIsLeftAlone) {
  for (const char* path : {"rock.png", "IMG_2034.jpg", "a cliff.tif", "normal.png", "h.png", "n_wall.png"}) {
    const PictureName name = pictureName(path);
    EXPECT_FALSE(name.known) << path;
    EXPECT_TRUE(name.uses.empty()) << path;
  }
  for (const char* path : {"rock_metallic.png", "rock_opacity_2k.png", "rock_preview.png"}) {
    const PictureName name = pictureName(path);
    EXPECT_TRUE(name.known) << path;
    EXPECT_TRUE(name.uses.empty()) << path;
    EXPECT_EQ(name.set, "rock") << path;
  }
}

}  // namespace
}  // namespace scarp
