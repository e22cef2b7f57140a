#include "core/edit/LineReferences.h"

#include <algorithm>
#include <string>

#include "core/base/PrintableLine.h"

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

}  // namespace scarp
