#pragma once

#include "core/mask/MaskFeatures.h"
#include "core/mask/MaskWand.h"
#include "core/mask/TerrainClip.h"
#include "core/schema/EnumNames.h"
#include "core/schema/Schema.h"

namespace scarp {

// What scripts, projects and panels take for the settings of masks and clips. Constant; any thread.

/// Of the wand, but where it is put.
[[nodiscard]] const Schema<WandSettings>& wandSchema();
/// Of the features of a vector file that become a mask.
[[nodiscard]] const Schema<VectorMaskSettings>& vectorMaskSchema();
/// Of a clip that is laid onto a terrain, but where its middle goes. Turned by degrees.
[[nodiscard]] const Schema<ClipPlacement>& placementSchema();
/// How soft the edge of a mask or a clip is, and by how much a mask grows, shrinks or is blurred; metres.
[[nodiscard]] const NumberLimits& maskMetres();

// The names of enumerations of masks, in scripts and projects. Constant; any thread.

/// Of WandCriterion.
[[nodiscard]] const EnumNames& wandCriterionNames();
/// Of MaskEdge.
[[nodiscard]] const EnumNames& maskEdgeNames();
/// Of MaskOperation.
[[nodiscard]] const EnumNames& maskOperationNames();
/// Of ClipBlend.
[[nodiscard]] const EnumNames& clipBlendNames();

}  // namespace scarp
