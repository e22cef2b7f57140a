#include "core/edit/MaterialEdits.h"

#include <algorithm>
#include <memory>
#include <set>

#include "core/base/PrintableLine.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/LineReferences.h"
#include "core/edit/MaskStroke.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/PaintEdit.h"
#include "core/edit/RuleGround.h"
#include "core/edit/ScatterRuleEdits.h"
#include "core/material/MaterialSchema.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

/// What a step that leads from one set of materials to another is called.
Message titleOf(const TerrainDocument& document, const MaterialsOperation& operation) {
  const auto& before = document.materials();
  for (const Material& material : before)
    if (std::ranges::find(operation.materials, material.id, &Material::id) == operation.materials.end())
      return Message("Remove material \"%1\"", material.name);
  std::vector<const Material*> added, changed;
  for (const Material& material : operation.materials) {
    const auto was = std::ranges::find(before, material.id, &Material::id);
    if (was == before.end())
      added.push_back(&material);
    else if (*was != material)
      changed.push_back(&material);
  }
  if (added.size() == 1) return Message("Add material \"%1\"", added.front()->name);
  if (!added.empty()) return Message("Add %1 materials", added.size());
  if (changed.size() == 1) return Message("Change material \"%1\"", changed.front()->name);
  return Message(changed.empty() && document.rules() != operation.rules ? "Change material rules"
                                                                        : "Change materials");
}

}  // namespace

std::vector<RuleCondition> conditionsFor(const PaintOperation& operation, const TerrainDocument& document) {
  std::vector<RuleCondition> conditions = operation.limits;
  if (operation.onto == 0 && operation.action != PaintAction::Blend) return conditions;
  const std::vector<RuleCondition> more = conditionsOf(document.rules());
  conditions.insert(conditions.end(), more.begin(), more.end());
  return conditions;
}

Result<void> validate(const std::vector<Material>& materials, const RuleStack& rules) {
  if (materials.size() > kMostMaterials)
    return Error{"%1 materials are more than %2", materials.size(), kMostMaterials};
  std::set<MaterialId> ids;
  for (const Material& material : materials) {
    if (auto good = materialSchema().check(material); !good)
      return Error{"material %1: %2", inQuotes(material.name), good.error().message};
    if (material.name.empty()) return Error{"a material has no name"};
    if (material.id != 0 && !ids.insert(material.id).second)
      return Error{"the material %1 stands twice", material.id};
  }
  if (auto good = checkPictures(materials); !good) return good;
  if (materials.empty()) {
    if (rules.base == 0 && rules.rules.empty()) return {};
    return Error{"there are rules, and no material"};
  }
  const auto known = [&](MaterialId id) -> Result<void> {
    if (ids.contains(id)) return {};
    return Error{"there is no material %1", id};
  };
  if (auto base = known(rules.base); !base) return Error{"base: %1", base.error().message};
  for (std::size_t i = 0; i < rules.rules.size(); ++i)
    if (auto rule = known(rules.rules[i].material); !rule)
      return Error{"rule %1: %2", i + 1, rule.error().message};
  return validate(rules);
}

Result<void> performByPlaces(const MaterialsOperation& operation, TerrainDocument& document,
                             const Progress&) {
  MaterialsOperation done = operation;
  MaterialId next = document.newMaterialId();
  for (const Material& material : done.materials) next = std::max(next, material.id + 1);
  for (Material& material : done.materials)
    if (material.id == 0) material.id = next++;
  if (done.rules.base == 0 && !done.materials.empty()) done.rules.base = done.materials.front().id;
  if (auto good = validate(done.materials, done.rules); !good) return good;
  if (auto good = checkLines(done.rules, document.state()); !good) return good;
  if (!done.materials.empty())
    if (auto whole = checkWhole(document.frame()); !whole) return whole;
  EditSession session(document, titleOf(document, done));
  DocumentState state = document.state();
  if (state.materials == done.materials && state.rules == done.rules) return {};
  state.materials = done.materials;
  state.rules = done.rules;
  state.scatterRules = withMaterials(std::move(state.scatterRules), state.materials);
  session.setState(std::move(state));
  return session.keep(std::make_shared<Operation>(std::move(done)));
}

Result<void> performByPlaces(const PaintOperation& operation, TerrainDocument& document,
                             const Progress& progress) {
  if (auto good = PaintEdit::check(operation, document); !good) return good;
  const std::vector<RuleCondition> conditions = conditionsFor(operation, document);
  auto ground = ruleGround(document.content(), conditions, partOf(progress, 0.0, 0.3));
  if (!ground) return Error::cancel();
  MaskRaster coverage(document.frame().columns, document.frame().rows, 1.0F);
  if (operation.stroke) {
    MaskStroke stroke(document.frame(), operation.stroke->brush);
    for (const StrokeSample& sample : operation.stroke->samples) stroke.add(sample);
    stroke.finish();
    coverage = stroke.weights();
  } else if (const MaskRaster* selection = document.selection()) {
    coverage = *selection;
  }
  PaintEdit edit(document, operation, *std::move(ground));
  const HeightRaster slots = emptyPaint(document.frame());
  const std::vector<int> covered = paintSlotsUnder(coverage, slots);
  for (std::size_t i = 0; i < covered.size(); ++i) {
    if (!keepGoing(progress, 0.3 + 0.7 * static_cast<double>(i) / static_cast<double>(covered.size())))
      return Error::cancel();
    edit.lay(coverage, paintSamples(slots, covered[i], document.frame()));
  }
  edit.commit(operation.stroke ? operation.stroke->samples : std::vector<StrokeSample>{});
  return {};
}

}  // namespace scarp
