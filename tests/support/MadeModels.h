#pragma once

#include <cmath>
#include <string>
#include <vector>

#include "core/model/Model.h"

namespace scarp::test {

// Models and files of them, all made here.

/// A ball of some facets, whose foot is the origin, of one material; `radius` in the model's units.
[[nodiscard]] Model ballModel(int rings, double radius);
/// The same as text of OBJ, y up: with a material file "ball.mtl" of that colour where a name is given.
[[nodiscard]] std::string ballObj(int rings, double radius, const std::string& mtl = {});

/// A binary FBX file (version 7.4) of a unit square of two triangles, with what it says of unit and axis.
[[nodiscard]] std::string squareFbx(double centimetresPerUnit, int upAxis);

/// A tree of trunk and leaves with a picture "leaf.png" beside it, in the formats of Assimp's exporters:
/// "obj", "ply", "plyb", "stl", "stlb", "collada", "gltf2", "glb2", "fbxa". (Its binary FBX its own reader
/// refuses.) Writes it there, metres, y up, and says where. Throws where it cannot.
struct TreeFormat {
  const char *id, *ending;
};
inline constexpr TreeFormat kTreeFormats[] = {{"obj", "obj"},    {"ply", "ply"},  {"plyb", "ply"},
                                              {"stl", "stl"},    {"stlb", "stl"}, {"collada", "dae"},
                                              {"gltf2", "gltf"}, {"glb2", "glb"}, {"fbxa", "fbx"}};
[[nodiscard]] std::string writeTree(const std::string& folder, const TreeFormat& format);
inline constexpr double kTreeHeight = 6.0, kTreeWidth = 4.0;  ///< Metres.

}  // namespace scarp::test
