#pragma once

#include <cstddef>
#include <span>

#include "core/material/Material.h"
#include "core/schema/Schema.h"

namespace scarp {

// What scripts, projects and panels take for materials and rules. Constant; any thread.

/// Of GroundMeasure.
[[nodiscard]] const EnumNames& groundMeasureNames();
/// What low and high of a condition may be, in the measure's unit.
[[nodiscard]] const NumberLimits& measureLimits(GroundMeasure measure);
/// Returns the measures that a selection by range can use, in the order of lists.
[[nodiscard]] std::span<const GroundMeasure> rangeMeasures();

/// Of PictureKind and NormalKind.
[[nodiscard]] const EnumNames& pictureKindNames();
[[nodiscard]] const EnumNames& normalKindNames();
/// Of a material, but its id, its colour and its pictures.
[[nodiscard]] const Schema<Material>& materialSchema();
/// Of a condition. Which of the settings behind the curve count depends on the measure.
[[nodiscard]] const Schema<RuleCondition>& conditionSchema();
/// Materials and rules are stored in one byte each.
inline constexpr std::size_t kMaxMaterialRules = 255;
/// Of a rule, but its material and its conditions.
[[nodiscard]] const Schema<MaterialRule>& ruleSchema();

/// Returns an error of one line if a number of the condition is out of range or its range ends below its
/// beginning.
[[nodiscard]] Result<void> validate(const RuleCondition& condition);
/// Says in one line what is wrong with a stack, if anything: "rule 2, condition 1: …".
[[nodiscard]] Result<void> validate(const RuleStack& stack);

}  // namespace scarp
