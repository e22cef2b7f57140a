#include "tests/bench/MaterialBenchEdits.h"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include "core/edit/MaskStroke.h"
#include "core/edit/MaterialEdits.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/PaintEdit.h"
#include "core/edit/SculptStroke.h"
#include "core/edit/StrokeOperations.h"
#include "core/scene/Drainage.h"
#include "core/scene/LiveMaterials.h"
#include "tests/bench/BrushBenchDabs.h"
#include "tests/bench/PickBenchTiming.h"

namespace scarp::bench {

namespace {

double millisecondsOf(const auto& work) { return 1e3 * secondsOf(work); }

void addMaterials(TerrainDocument& document, const RuleStack& rules) {
  std::set<MaterialId> ids{rules.base};
  for (const MaterialRule& rule : rules.rules) ids.insert(rule.material);
  MaterialsOperation operation{{}, rules};
  for (const MaterialId id : ids) operation.materials.push_back({id, "m" + std::to_string(id)});
  if (const auto done = perform(operation, document); !done) std::abort();
}

BrushSettings brushOf(const Terrain& terrain, int radius) {
  BrushSettings brush;
  brush.radius = radius * terrain.frame.cellSize();
  brush.strength = 5.0;
  brush.flow = 0.0;
  return brush;
}

/// Places a dab apart, from corner to corner and back.
std::vector<StrokeSample> pathOf(const Terrain& terrain, const BrushSettings& brush) {
  const double halfWidth = 0.5 * terrain.frame.width() - brush.radius,
               halfDepth = 0.5 * terrain.frame.depth() - brush.radius;
  const Vec2 from(-halfWidth, -0.9 * halfDepth), to(halfWidth, 0.9 * halfDepth);
  const double spacing = brush.spacing * brush.radius;
  const int count = std::max(4, static_cast<int>((to - from).norm() / spacing));
  std::vector<StrokeSample> path;
  for (int pass = 0; pass < 2; ++pass)
    for (int i = 0; i <= count; ++i) {
      const double share = static_cast<double>(pass == 0 ? i : count - i) / count;
      const Vec2 at = from + share * (to - from);
      path.push_back({at.x(), at.y(), 1.0, 0.01 * static_cast<double>(path.size())});
    }
  return path;
}

}  // namespace

FollowFigures timeFollowing(const Terrain& terrain, const RuleStack& rules, int radius) {
  TerrainDocument document(terrain);
  addMaterials(document, rules);
  Drainage drainage(document);
  LiveMaterials live(document, drainage);
  live.update();
  const BrushSettings brush = brushOf(terrain, radius);
  SculptStroke stroke(document, brush);
  std::vector<double> sculpts, follows;
  for (const StrokeSample& sample : pathOf(terrain, brush)) {
    const double sculpt = millisecondsOf([&] { stroke.add(sample); });
    GridRect changed;
    const double follow = millisecondsOf([&] { changed = live.update(); });
    if (changed.empty()) continue;  // Not far enough for a dab.
    sculpts.push_back(sculpt);
    follows.push_back(follow);
  }
  return {median(std::move(sculpts)), median(std::move(follows))};
}

PaintFigures timePainting(const Terrain& terrain, const RuleStack& rules, int radius) {
  TerrainDocument document(terrain);
  addMaterials(document, rules);
  Drainage drainage(document);
  LiveMaterials live(document, drainage);
  live.update();
  const BrushSettings brush = brushOf(terrain, radius);
  PaintOperation operation;
  operation.material = rules.rules.front().material;
  operation.stroke = PaintSource{brush, {}};
  BoxCopier copier(terrain.frame.columns, terrain.frame.rows);
  PaintEdit edit(document, operation, *ruleGround(document.content(), conditionsFor(operation, document)));
  MaskStroke stroke(terrain.frame, brush);
  std::vector<GridRect> boxes;
  std::vector<double> paints, follows;
  for (const StrokeSample& sample : pathOf(terrain, brush)) {
    GridRect painted;
    const double paint = millisecondsOf([&] {
      if (!stroke.add(sample)) return;
      painted = stroke.takePainted();
      edit.lay(stroke.weights(), painted);
    });
    if (painted.empty()) continue;
    paints.push_back(paint);
    follows.push_back(millisecondsOf([&] { live.update(); }));
    boxes.push_back(painted);
  }
  const double copy = 1e-6 * copier.nanoseconds(boxes) / static_cast<double>(boxes.size());
  return {copy, median(std::move(paints)), median(std::move(follows))};
}

RuleFigures timeRuleDrag(const Terrain& terrain, const RuleStack& rules) {
  TerrainDocument document(terrain);
  addMaterials(document, rules);
  Drainage drainage(document);
  LiveMaterials live(document, drainage);
  live.update();
  EditSession session(document, Message("Rule"));
  std::vector<double> steps;
  for (int i = 1; i <= 12; ++i) {
    DocumentState state = document.state();
    state.rules.rules.back().conditions.front().low += 0.01 * i;
    steps.push_back(millisecondsOf([&] {
      session.setState(std::move(state));
      live.update();
    }));
  }
  const double first = steps.front();
  return {first, median(std::move(steps))};
}

}  // namespace scarp::bench
