#pragma once

#include "core/base/Progress.h"
#include "core/base/Result.h"
#include "core/model/Model.h"

struct aiScene;

namespace scarp {

/// All triangles of a scene where its nodes put them, in the scene's axes and units, as parts of materials by
/// the scene's numbers. Where nodes or meshes are named LOD0, LOD1 … at their ends these are levels of
/// detail, and what has no such name is in all of them. An error is one line: too many, none, or coordinates
/// that are no numbers.
[[nodiscard]] Result<void> readMeshes(const aiScene& scene, bool linearColours, Model& model);

/// The number at the end of a name: "Oak_LOD2", "lod 2"; nothing where it has none.
[[nodiscard]] std::optional<int> levelInName(std::string_view name);

/// Welds equal vertices, drops those that nothing uses, puts triangles into an order that graphics cards
/// like, and adds coarser levels where the model has one: by meshoptimizer, and of cut-out leaves by leaving
/// some out and making the others larger. Sets the levels' errors: what meshoptimizer says, else a fifth of
/// the length of triangles' sides. Same input, same levels. Contract: sound indices; materials are there.
void makeLevels(Model& model, const Progress& told);

}  // namespace scarp
