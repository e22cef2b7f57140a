#pragma once

#include <cstddef>
#include <span>
#include <vector>

#include "core/model/Model.h"

namespace scarp {

/// A model in bytes, little-endian, not packed and without its pictures: what its sum is of.
///
/// u32 1; u32 vertices, indices, materials, levels; for each material its name (u32 length, UTF-8), f32 × 7
/// (colour, metallic, roughness, cutoff), u8 alpha, u8 double sided, u64 sums of albedo and opacity; for each
/// level f32 error, u32 parts, for each part u32 × 3 (material, first, count); the vertices as struct
/// ModelVertex, the indices as u32.
[[nodiscard]] std::vector<std::byte> modelBytes(const Model& model);
/// A model out of bytes, whoever wrote them: counts are bounded before memory is taken, and checkModel() has
/// looked at it. The error is one line that names no file.
[[nodiscard]] Result<Model> readModelBytes(std::span<const std::byte> bytes);

}  // namespace scarp
