#include "core/edit/LineReferences.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <utility>

#include "core/base/PrintableLine.h"
#include "core/line/LinePath.h"
#include "core/material/ConditionWeight.h"
#include "core/material/MaterialSchema.h"

namespace scarp {

namespace {

/// Calls call(choice) for what conditions of all rules name, until it says true. Whether one did.
template <class State, class Call>
bool anyChoice(State& state, const Call& call) {
  const auto any = [&](auto& rules) {
    return std::ranges::any_of(rules, [&](auto& rule) {
      return std::ranges::any_of(rule.conditions, [&](auto& condition) {
        return condition.by == GroundMeasure::Lines && call(condition.lines);
      });
    });
  };
  return any(state.rules.rules) || any(state.scatterRules);
}

/// Layers of lines of this name, or all where there is none.
bool isNamed(const Layer& layer, const std::string& name) {
  return layer.lines && (name.empty() || layer.name == name);
}

bool hasLayer(const DocumentState& state, const std::string& name) {
  return std::ranges::any_of(state.layers, [&](const Layer& layer) { return isNamed(layer, name); });
}

bool hasLine(const DocumentState& state, const std::string& layer, const std::string& label) {
  return std::ranges::any_of(state.layers, [&](const Layer& one) {
    return isNamed(one, layer) && std::ranges::find(one.lines.lines(), label, labelOf) != one.lines.lines().end();
  });
}

Result<void> checkChoice(const LineChoice& choice, const DocumentState& state) {
  const auto layerIsNamed = [&](const LineChoice& known) { return known.layer == choice.layer; };
  const bool known = hasLayer(state, choice.layer) || anyChoice(state, layerIsNamed) ||
                     std::ranges::find(state.scatterRules, choice.layer, &ScatterRule::linesOf) !=
                         state.scatterRules.end();
  if (!choice.layer.empty() && !known) return Error{"there is no layer of lines %1", inQuotes(choice.layer)};
  const auto lineIsNamed = [&](const LineChoice& other) {
    return other.layer == choice.layer && other.line == choice.line;
  };
  const auto rowsAreNamed = [&](const ScatterRule& rule) {
    return rule.linesOf == choice.layer && rule.line == choice.line;
  };
  if (choice.line.empty() || hasLine(state, choice.layer, choice.line) || anyChoice(state, lineIsNamed) ||
      std::ranges::any_of(state.scatterRules, rowsAreNamed))
    return {};
  if (choice.layer.empty()) return Error{"there is no line %1", inQuotes(choice.line)};
  return Error{"there is no line %1 in the layer %2", inQuotes(choice.line), inQuotes(choice.layer)};
}

}  // namespace

Result<void> checkLines(std::span<const RuleCondition> conditions, const DocumentState& state) {
  for (const RuleCondition& condition : conditions)
    if (condition.by == GroundMeasure::Lines)
      if (auto good = checkChoice(condition.lines, state); !good) return good;
  return {};
}

Result<void> checkLines(const RuleStack& rules, const DocumentState& state) {
  for (std::size_t i = 0; i < rules.rules.size(); ++i)
    if (auto good = checkLines(rules.rules[i].conditions, state); !good)
      return Error{"rule %1: %2", i + 1, good.error().message};
  return {};
}

bool rulesName(const std::string& label, const std::string& layer, const DocumentState& state) {
  const auto means = [&](const std::string& ofLayer, const std::string& line) {
    return line == label && (ofLayer.empty() || ofLayer == layer);
  };
  return anyChoice(state, [&](const LineChoice& choice) { return means(choice.layer, choice.line); }) ||
         std::ranges::any_of(state.scatterRules,
                             [&](const ScatterRule& rule) { return means(rule.linesOf, rule.line); });
}

void followLayerName(DocumentState& state, const std::string& before, const std::string& after) {
  if (before.empty() || hasLayer(state, before)) return;
  for (ScatterRule& rule : state.scatterRules)
    if (rule.linesOf == before) rule.linesOf = after;
  (void)anyChoice(state, [&](LineChoice& choice) {
    if (choice.layer == before) choice.layer = after;
    return false;
  });
}

void followLineLabel(DocumentState& state, const std::string& layer, const std::string& before,
                     const std::string& after) {
  const auto follow = [&](const std::string& ofLayer, std::string& line) {
    const bool means = line == before && (ofLayer.empty() || ofLayer == layer);
    if (means && !hasLine(state, ofLayer, before)) line = after;
  };
  (void)anyChoice(state, [&](LineChoice& choice) {
    follow(choice.layer, choice.line);
    return false;
  });
  for (ScatterRule& rule : state.scatterRules) follow(rule.linesOf, rule.line);
}

namespace {

/// To three digits.
double shortened(double metres) {
  if (!(metres > 0.0)) return metres;
  const double digit = std::pow(10.0, std::floor(std::log10(metres)) - 2.0);
  return std::round(metres / digit) * digit;
}

bool laysAlong(const MaterialRule& rule, const LineChoice& lines, LineStrip strip) {
  if (rule.conditions.size() != 1) return false;
  const RuleCondition& condition = rule.conditions.front();
  return condition.by == GroundMeasure::Lines && condition.lines == lines && !condition.inverted &&
         openLow(condition) && (condition.high > 0.0) == (strip == LineStrip::Edges);
}

/// The material of the beds of a kind of lines, without an id; nothing: they get none.
std::optional<Material> usualSurface(LineKind kind, const SurfaceNames& names) {
  if (kind == LineKind::Road) return Material{0, names.asphalt, {82, 82, 84}};
  if (kind != LineKind::Track && kind != LineKind::Railway) return std::nullopt;
  Material gravel = *std::ranges::find(defaultMaterials(), SurfaceNames().gravel, &Material::name);
  gravel.id = 0;
  gravel.name = names.gravel;
  return gravel;
}

/// Returns the id of the surface of a kind of lines, which is added if it is not there under its English name
/// or this one.
MaterialId withSurface(LineKind kind, Material material, MaterialId nextId,
                       std::vector<Material>& materials) {
  for (const std::string& name : {material.name, usualSurface(kind, {})->name}) {
    const std::size_t known = findDefaultMaterial(name, materials);
    if (known < materials.size()) return materials[known].id;
  }
  // Ids of the default materials have textures of their own.
  material.id = std::max(nextId, defaultMaterials().back().id + 1);
  for (const Material& other : materials) material.id = std::max(material.id, other.id + 1);
  materials.push_back(material);
  return material.id;
}

}  // namespace

RuleCondition conditionAlong(const Line& line, const std::string& layer, LineStrip strip,
                             const GridFrame& frame) {
  constexpr double kEdgeOfWidth = 0.25, kAroundAreas = 2.0;
  const bool area = isArea(line.kind);
  const double cell = std::max(frame.dx, frame.dy);
  const double beside = area ? 0.0 : besideWidth(line.settings);
  const double half = area ? 0.0 : 0.5 * line.settings.width + beside;
  RuleCondition condition;
  condition.by = GroundMeasure::Lines;
  condition.lines = {layer, labelOf(line), {}};
  condition.high = -beside;
  // The samples beside a narrow line are up to so far from its middle.
  double soft = std::max({beside, cell, area ? 0.0 : 1.5 * cell - half + beside});
  if (strip == LineStrip::Edges) {
    const double bed = condition.high + soft;
    condition.high =
        shortened(std::max(area ? kAroundAreas : kEdgeOfWidth * line.settings.width, 0.5 * cell));
    // They show around a bed that fades out.
    soft = std::max({condition.high, cell, bed + cell - condition.high});
  }
  condition.softHigh = shortened(soft);
  condition.radius = shortened(std::max(4.0 * (std::max(condition.high, 0.0) + soft), 2.0 * half));
  return condition;
}

MaterialsOperation layAlong(const Line& line, const std::string& layer, LineStrip strip, MaterialId material,
                            const DocumentState& state) {
  MaterialsOperation operation{state.materials, state.rules};
  std::vector<MaterialRule>& rules = operation.rules.rules;
  const RuleCondition condition = conditionAlong(line, layer, strip, state.frame);
  const auto ruleOf = [&](LineStrip of) {
    return std::ranges::find_if(
        rules, [&](const MaterialRule& rule) { return laysAlong(rule, condition.lines, of); });
  };
  if (const auto known = ruleOf(strip); known != rules.end()) {
    known->material = material;
    known->visible = true;
  } else {
    rules.insert(strip == LineStrip::Edges ? ruleOf(LineStrip::Bed) : rules.end(),
                 MaterialRule{material, 1.0, true, {condition}});
  }
  return operation;
}

void addSurfaces(std::span<const Line> lines, const SurfaceNames& names, const GridFrame& frame,
                 MaterialId nextId, MaterialsOperation& materials) {
  if (materials.materials.empty()) return;
  std::vector<MaterialRule>& rules = materials.rules.rules;
  for (const Line& line : lines) {
    const std::optional<Material> surface = usualSurface(line.kind, names);
    const bool hasRule = std::ranges::any_of(rules, [&](const MaterialRule& rule) {
      return std::ranges::any_of(rule.conditions, [&](const RuleCondition& condition) {
        return condition.by == GroundMeasure::Lines && condition.lines.kind == line.kind &&
               condition.high <= 0.0;
      });
    });
    if (!surface || hasRule || rules.size() >= kMaxMaterialRules ||
        materials.materials.size() >= kMostMaterials)
      continue;
    RuleCondition condition = conditionAlong(line, {}, LineStrip::Bed, frame);
    condition.lines = {{}, {}, line.kind};
    rules.push_back({withSurface(line.kind, *surface, nextId, materials.materials), 1.0, true, {condition}});
  }
}

void addFirstSurfaces(std::span<const Line> lines, const SurfaceNames& names, MaterialId nextId,
                      DocumentState& state) {
  std::vector<Line> first;
  for (const Line& line : lines)
    if (std::ranges::none_of(state.layers, [&](const Layer& layer) {
          return layer.lines &&
                 std::ranges::find(layer.lines.lines(), line.kind, &Line::kind) != layer.lines.lines().end();
        }))
      first.push_back(line);
  MaterialsOperation materials{std::move(state.materials), std::move(state.rules)};
  addSurfaces(first, names, state.frame, nextId, materials);
  state.materials = std::move(materials.materials);
  state.rules = std::move(materials.rules);
}

}  // namespace scarp
