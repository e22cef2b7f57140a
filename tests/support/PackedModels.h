#pragma once

#include <string>

namespace scarp::test {

/// How the meshes of a glTF file are packed.
enum class GltfPacking {
  None,
  Quantised,  ///< KHR_mesh_quantization: integers, and a node and a texture transform that scale them.
  Meshopt,    ///< As Quantised, in views of EXT_meshopt_compression with filters, as gltfpack writes them.
  MeshoptFloats,   ///< EXT_meshopt_compression of floats, with an index sequence.
  Draco,           ///< KHR_draco_mesh_compression, by edgebreaker.
  DracoSequential  ///< The same in the order of the triangles.
};
inline constexpr GltfPacking kGltfPackings[] = {GltfPacking::None,    GltfPacking::Quantised,
                                                GltfPacking::Meshopt, GltfPacking::MeshoptFloats,
                                                GltfPacking::Draco,   GltfPacking::DracoSequential};

/// A .glb file of ballModel() with normals, texture coordinates (0.5 + 0.1 x, 0.1 y in glTF's axes) and,
/// except when quantised, colours.
[[nodiscard]] std::string packedBallGlb(GltfPacking packing, int rings, double radius);
/// The same as a .gltf file whose buffer is the file "ball.bin", or base64 in it.
struct GltfFiles {
  std::string gltf, bin;
};
[[nodiscard]] GltfFiles packedBallGltf(GltfPacking packing, int rings, double radius, bool inside);

}  // namespace scarp::test
