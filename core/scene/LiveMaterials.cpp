#include "core/scene/LiveMaterials.h"

#include <algorithm>
#include <utility>

#include "core/base/Contract.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/DerivedContent.h"
#include "core/scene/ApartRects.h"
#include "core/scene/Drainage.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

bool hasMaterialMap(const TerrainDocument& document) {
  return !document.materials().empty() && checkWhole(document.frame()).ok();
}

}  // namespace

LiveMaterials::LiveMaterials(TerrainDocument& document, Drainage& drainage, std::set<MaterialId> hidden)
    : document_(document), drainage_(drainage), hidden_(std::move(hidden)) {
  source_.allStale = true;
  subscription_ = document.changed.subscribe([this](const DocumentChange& change) { note(change); });
  onDrainage_ = drainage.changed.subscribe([this] {
    if (!drainage_.areas()) return;
    const bool looked = looksAtDrainage();
    for (Source* const source : {&source_, pending_ ? &*pending_ : nullptr}) {
      if (!source) continue;
      source->ground.drainage = drainage_.areas();
      source->allStale = source->allStale || looked;
    }
    if (looked) changed.emit();
  });
}

void LiveMaterials::note(const DocumentChange& change) {
  if (change.frame) {
    pending_.reset();
    source_.ground.drainage.reset();
    ruled_.reset();
    map_.reset();
  }
  const bool moves = !document_.materials().empty() && !(change.ground.empty() && change.deposits.empty());
  bool emits = change.frame || change.masks || change.materials || moves || !change.paint.empty();
  for (Source* const source : {&source_, pending_ ? &*pending_ : nullptr}) {
    if (!source) continue;
    // Names and colours do not affect the map.
    source->allStale =
        source->allStale || change.frame || change.masks || (change.materials && !hasRulesOf(*source));
    source->linesStale = source->linesStale || change.layers;
    emits = emits || (change.layers && source->ground.lines);
    if (!change.paint.empty()) addTo(source->painted, change.paint);
    if (!moves) continue;
    for (const GridRect& samples : change.ground) addTo(source->moved, samples);
    for (const GridRect& samples : change.deposits) addTo(source->moved, samples);
  }
  if (emits) changed.emit();
}

bool LiveMaterials::looksAtDrainage() const {
  return lookAt(conditionsOf(shownRules()), GroundMeasure::Drainage);
}

bool LiveMaterials::needsDrainage() const {
  return !document_.materials().empty() && drainage_.stale() && looksAtDrainage();
}

bool LiveMaterials::hasRulesOf(const Source& source) const {
  return source.stack == document_.rules() &&
         std::ranges::equal(source.materials, document_.materials(), {}, {}, &Material::id);
}

RuleStack LiveMaterials::shownRules() const {
  RuleStack stack = document_.rules();
  if (hidden_.contains(stack.base)) stack.base = 0;
  std::erase_if(stack.rules, [this](const MaterialRule& rule) { return hidden_.contains(rule.material); });
  return stack;
}

LiveMaterials::Source LiveMaterials::sourceNow() const {
  Source source;
  source.stack = document_.rules();
  for (const Material& material : document_.materials()) source.materials.push_back(material.id);
  source.ground.masks = masksOf(document_.content());
  source.ground.drainage = drainage_.areas();
  if (!hasMaterialMap(document_)) return source;
  const RuleStack rules = shownRules();
  if (lookAt(conditionsOf(rules), GroundMeasure::Lines))
    source.ground.lines = linesShown(document_.state(), source_.ground.lines);
  source.rules.emplace(rules, document_.frame());
  return source;
}

void LiveMaterials::install(Source source, std::optional<EvaluatedMaterials> evaluated) {
  source_ = std::move(source);
  ruled_.reset();
  map_.reset();
  if (!evaluated) return;
  ruled_ = std::move(evaluated->ruled);
  map_ = std::make_shared<MaterialMap>(std::move(evaluated->map));
}

void LiveMaterials::restart() {
  pending_.reset();
  Source source = sourceNow();
  std::optional<EvaluatedMaterials> evaluated;
  if (source.rules)
    evaluated = evaluateMaterials(document_.content(), source.ground, *source.rules,
                                  paintOf(document_.content(), hidden_));
  install(std::move(source), std::move(evaluated));
}

bool LiveMaterials::needsEvaluation() const { return source_.allStale && hasMaterialMap(document_); }

LiveMaterials::Evaluation LiveMaterials::beginEvaluation() {
  EXPECTS(hasMaterialMap(document_));
  pending_ = sourceNow();
  // A copy without objects is cheap.
  return [content = DocumentContent{document_.state(), document_.content().rasters, {}},
          ground = pending_->ground, rules = *pending_->rules, hidden = hidden_](const Progress& progress) {
    return evaluateMaterials(content, ground, rules, paintOf(content, hidden), progress);
  };
}

void LiveMaterials::endEvaluation(std::optional<EvaluatedMaterials> evaluated) {
  std::optional<Source> pending = std::exchange(pending_, std::nullopt);
  if (!pending || !evaluated) return;
  install(*std::move(pending), std::move(evaluated));
  mapChanged.emit(document_.frame().samples());
  changed.emit();
}

std::vector<GridRect> LiveMaterials::updateLines() {
  std::vector<GridRect> samples;
  const auto reach = source_.rules->lineReach();
  std::shared_ptr<const NearLines>& lines = source_.ground.lines;
  if (!std::exchange(source_.linesStale, false) || !reach || !lines) return samples;
  const auto before = std::exchange(lines, linesShown(document_.state(), lines));
  if (before == lines) return samples;
  const GridFrame& frame = document_.frame();
  // More than rounding moves a place.
  const double near = *reach + 1e-3 * frame.cellSize();
  for (const pieces::PlanBox& box : lines->differencesFrom(*before))
    if (const GridRect around = frame.samplesWithin(box.low.x() - near, box.low.y() - near,
                                                    box.high.x() + near, box.high.y() + near);
        !around.empty())
      samples.push_back(around);
  return samples;
}

GridRect LiveMaterials::update() {
  const GridRect all = document_.frame().samples();
  GridRect changedIn;
  if (source_.allStale) {
    restart();
    changedIn = all;
  } else if (map_) {
    std::vector<GridRect> reached = updateLines();
    for (const GridRect& samples : source_.moved)
      reached.push_back(samples.grown(source_.rules->reach()).intersected(all));
    source_.rules->refresh(*ruled_, source_.ground.over(document_.content()), reached);
    for (const GridRect& samples : source_.painted) reached.push_back(samples.intersected(all));
    layPaint(paintOf(document_.content(), hidden_), *ruled_, *map_, reached);
    for (const GridRect& samples : reached) changedIn = changedIn.united(samples);
  }
  source_.moved.clear();
  source_.painted.clear();
  if (!changedIn.empty()) mapChanged.emit(changedIn);
  return changedIn;
}

}  // namespace scarp
