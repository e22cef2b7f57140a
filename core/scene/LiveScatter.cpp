#include "core/scene/LiveScatter.h"

#include <algorithm>

#include "core/document/TerrainDocument.h"
#include "core/edit/DerivedContent.h"
#include "core/scene/ApartRects.h"
#include "core/scene/Drainage.h"
#include "core/scene/LiveMaterials.h"

namespace scarp {

namespace {

/// On one thread; what takes longer is a task.
constexpr double kSecondsAtOnce = 0.3;

/// Boxes around lines that a refresh is for, and their area as a share of the terrain's.
constexpr std::size_t kMostLineBoxes = 500;
constexpr double kMostLineArea = 0.25;

/// Whether objects of both stand alike wherever they are of the same rule and place.
bool alike(const ScatterField& one, const ScatterField& other) {
  return one.frame() == other.frame() &&
         std::ranges::equal(one.rules(), other.rules(), [](const ScatterRule& a, const ScatterRule& b) {
           return a.id == b.id && a.heightOffset == b.heightOffset && a.stand == b.stand;
         });
}

ScatterChange changeBetween(const ScatterField& before, const ScatterField& after) {
  if (!alike(before, after)) return {true, {}};
  ScatterChange change;
  for (int tile = 0; tile < after.tileCount(); ++tile)
    for (std::size_t rule = 0; rule < after.rules().size(); ++rule) {
      const auto is = after.objects(rule, tile), was = before.objects(rule, tile);
      if ((is.data() == was.data() && is.size() == was.size()) || std::ranges::equal(is, was)) continue;
      change.tiles.push_back(tile);
      break;
    }
  return change;
}

}  // namespace

LiveScatter::LiveScatter(TerrainDocument& document, Drainage& drainage, LiveMaterials& materials)
    : document_(document),
      drainage_(drainage),
      materials_(materials),
      field_({}, document.frame()),
      picker_(field_, document.objects().assets(), document.heights(), document.frame()) {
  subscribe();
}

void LiveScatter::subscribe() {
  const auto moved = [this](const GridRect& samples) {
    if (field_.rules().empty()) return;
    addTo(pending_.moved, samples);
    note();
  };
  subscription_ = document_.changed.subscribe([this, moved](const DocumentChange& change) {
    if (change.frame) reframe();
    for (const GridRect& samples : change.ground) {
      picker_.groundChanged(samples);
      moved(samples);
    }
    pending_.objects = pending_.objects || change.objects;
    pending_.lines = pending_.lines || change.layers;
    pending_.masks = pending_.masks || change.masks;
    if (change.objects || change.masks || (change.layers && ground_.lines)) note();
    if (change.assets) picker_.allChanged();
    if (change.scatterRules) changed.emit();
    for (const GridRect& samples : change.deposits) moved(samples);
  });
  onDrainage_ = drainage_.changed.subscribe([this] {
    if (!drainage_.areas()) return;
    ground_.drainage = drainage_.areas();
    pending_.measures.insert(GroundMeasure::Drainage);
    note();
  });
  onMaterials_ = materials_.changed.subscribe([this] {
    if (looksAtMaterials_) note();
  });
  onMap_ = materials_.mapChanged.subscribe([this](const GridRect& samples) {
    if (!looksAtMaterials_) return;
    if (samples == document_.frame().samples())
      pending_.materials = true;
    else
      addTo(pending_.moved, samples);
    note();
  });
}

void LiveScatter::reframe() {
  field_ = ScatterField({}, document_.frame());
  refusal_.clear();
  ground_ = {};
  pending_ = {};
  announce({true, {}});
  note();
}

void LiveScatter::note() {
  if (!document_.scatterRules().empty() || !field_.rules().empty()) changed.emit();
}

RuleInputs LiveScatter::inputs() const { return ground_.over(document_.content()); }

ScatterReuse LiveScatter::reuse() const {
  if (pending_.everything || !refusal_.empty()) return {};
  return {&field_, pending_.measures, pending_.materials, pending_.linesAnywhere};
}

std::vector<GridRect> LiveScatter::updatePlaced() {
  std::vector<GridRect> moved;
  if (!std::exchange(pending_.objects, false)) return moved;
  std::vector<std::pair<ObjectId, Vec2>> now;
  now.reserve(document_.objects().size());
  for (const auto& [id, object] : document_.objects().all()) now.emplace_back(id, Vec2(object.x, object.y));
  const auto add = [&](const Vec2& at) {
    const auto [column, row] = sampleUnder(document_.frame(), at.x(), at.y());
    addTo(moved, {column, row, column + 1, row + 1});
  };
  auto was = placed_.begin();
  for (auto is = now.begin(); is != now.end() || was != placed_.end();) {
    if (is == now.end() || (was != placed_.end() && was->first < is->first)) {
      add((was++)->second);
    } else if (was == placed_.end() || is->first < was->first) {
      add((is++)->second);
    } else {
      if (is->second != was->second) {
        add(is->second);
        add(was->second);
      }
      ++is, ++was;
    }
  }
  if (!ground_.placed || !moved.empty()) ground_.placed = placedIn(document_.objects());
  placed_ = std::move(now);
  return moved;
}

std::vector<pieces::PlanBox> LiveScatter::updateLines() {
  std::vector<pieces::PlanBox> boxes;
  if (!looksAtLines(document_.scatterRules())) {
    ground_.lines.reset();
    return boxes;
  }
  if (!std::exchange(pending_.lines, false) && ground_.lines) return boxes;
  const auto before = std::exchange(ground_.lines, linesShown(document_.state(), ground_.lines));
  if (!before || before == ground_.lines) return boxes;
  pending_.rows = true;
  boxes = ground_.lines->differencesFrom(*before);
  const GridFrame& frame = document_.frame();
  double area = 0.0;
  for (const pieces::PlanBox& box : boxes) area += (box.high - box.low + Vec2(frame.dx, frame.dy)).prod();
  if (boxes.size() <= kMostLineBoxes && area < kMostLineArea * frame.width() * frame.depth()) return boxes;
  pending_.linesAnywhere = true;
  return {};
}

void LiveScatter::updateMaterials() {
  const bool looked = std::exchange(looksAtMaterials_, looksAtMaterials(document_.scatterRules()));
  ground_.materials.reset();
  if (!looksAtMaterials_) return;
  if (!looked) pending_.materials = true;
  materials_.update();
  ground_.materials = materials_.map();
}

void LiveScatter::follow() {
  updateMaterials();
  if (std::exchange(pending_.masks, false)) {
    ground_.masks = masksOf(document_.content());
    pending_.measures.insert(GroundMeasure::Mask);
  }
  const std::vector<GridRect> placed = updatePlaced();
  const std::vector<pieces::PlanBox> lined = updateLines();
  const std::vector<GridRect> moved = std::exchange(pending_.moved, {});
  const std::vector<ScatterRule>& rules = document_.scatterRules();
  if (pending_.everything) return;
  if (!refusal_.empty()) {
    pending_.everything =
        !placed.empty() || !moved.empty() || !lined.empty() || pending_.linesAnywhere || pending_.rows;
    return;
  }
  ScatterChange change;
  const auto add = [&change](std::vector<int> tiles) {
    change.tiles.insert(change.tiles.end(), tiles.begin(), tiles.end());
  };
  if (rules != field_.rules() && field_.differsInPlacesAlone(rules)) add(field_.setPlaces(rules, inputs()));
  if (std::exchange(pending_.rows, false) && !pending_.linesAnywhere) {
    if (auto tiles = field_.refreshRows(inputs()))
      add(*std::move(tiles));
    else
      pending_.linesAnywhere = true;
  }
  for (const GridRect& samples : moved) add(field_.refresh(inputs(), samples));
  for (const GridRect& samples : placed) add(field_.refresh(inputs(), {}, samples));
  for (const pieces::PlanBox& box : lined) add(field_.refreshLines(inputs(), box));
  std::ranges::sort(change.tiles);
  change.tiles.erase(std::ranges::unique(change.tiles).begin(), change.tiles.end());
  if (field_.count() > kMostRuleObjects) pending_.everything = true;
  announce(change);
}

bool LiveScatter::needsMaking() const {
  const std::vector<ScatterRule>& rules = document_.scatterRules();
  return pending_.everything || rules != field_.rules() || (pending_.materials && looksAtMaterials(rules)) ||
         (pending_.linesAnywhere && looksAtLines(rules)) ||
         std::ranges::any_of(pending_.measures,
                             [&](GroundMeasure measure) { return lookAt(rules, measure); });
}

ScatterChange LiveScatter::update() {
  if (!out_) {
    follow();
    if (needsMaking()) {
      auto made = evaluateScatter(document_.content(), ground_, {}, reuse());
      pending_ = Pending::none();
      take(std::move(made));
    }
    pending_ = Pending::none();
  }
  return std::exchange(unreported_, {});
}

bool LiveScatter::needsTask() {
  if (out_) return false;
  follow();
  return needsMaking() &&
         ScatterField(document_.scatterRules(), document_.frame()).secondsToMake(reuse()) >= kSecondsAtOnce;
}

LiveScatter::Task LiveScatter::takeTask() {
  if (!needsTask()) return {};
  RuleGround ground = ground_;
  // update() changes the map of LiveMaterials in place.
  if (ground.materials) ground.materials = std::make_shared<const MaterialMap>(*ground.materials);
  // `ground` has the positions of the objects; a copy without objects is cheap.
  Task task = [content = DocumentContent{document_.state(), document_.content().rasters, {}},
               ground = std::move(ground), before = field_, reuse = reuse()](const Progress& progress) {
    ScatterReuse ofCopy = reuse;
    if (ofCopy.field) ofCopy.field = &before;
    return evaluateScatter(content, ground, progress, ofCopy);
  };
  out_ = true;
  pending_ = Pending::none();
  taskOutChanged.emit();
  return task;
}

void LiveScatter::finish(Result<ScatterField> result) {
  EXPECTS(out_);
  out_ = false;
  // The frame is another one: what was made is of no use.
  if (!pending_.everything) take(std::move(result));
  taskOutChanged.emit();
  changed.emit();
}

void LiveScatter::dropTask() {
  out_ = false;
  pending_.everything = true;
}

void LiveScatter::take(Result<ScatterField> result) {
  refusal_ = result.ok() ? Message() : result.error().message;
  ScatterField field =
      result.ok() ? *std::move(result) : ScatterField(document_.scatterRules(), document_.frame());
  const ScatterChange change = changeBetween(field_, field);
  field_ = std::move(field);
  announce(change);
}

void LiveScatter::announce(const ScatterChange& change) {
  if (change.empty()) return;
  unreported_.all = unreported_.all || change.all;
  if (unreported_.all) {
    unreported_.tiles.clear();
  } else {
    std::vector<int> both;
    std::ranges::set_union(unreported_.tiles, change.tiles, std::back_inserter(both));
    unreported_.tiles = std::move(both);
  }
  if (change.all)
    picker_.allChanged();
  else
    picker_.tilesChanged(change.tiles);
  fieldChanged.emit(change);
}

Result<void> LiveScatter::inStep() const {
  if (out_ || !field_.differsInPlacesAlone(document_.scatterRules()))
    return Error{"the objects are still being scattered; try again when they stand"};
  return {};
}

const ScatterPicker& LiveScatter::picker() {
  picker_.refresh();
  return picker_;
}

bool LiveScatter::needsDrainage() const {
  return (drainage_.stale() && lookAt(document_.scatterRules(), GroundMeasure::Drainage)) ||
         (looksAtMaterials(document_.scatterRules()) && materials_.needsDrainage());
}

}  // namespace scarp
