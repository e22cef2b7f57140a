#include "ui/materials/MaterialView.h"

#include <algorithm>
#include <functional>
#include <map>
#include <utility>

#include "core/edit/ScatterScene.h"
#include "core/material/DefaultRules.h"
#include "core/material/DrainageArea.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/viewport/Viewport.h"

namespace scarp {

MaterialView::MaterialView(Viewport& viewport, JobRunner& jobs, QObject* parent)
    : QObject(parent), viewport_(viewport), jobs_(jobs) {
  connect(&viewport_, &Viewport::drawing, this, &MaterialView::settle);
}

MaterialView::~MaterialView() = default;

void MaterialView::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  onWithout_ = {};
  without_.reset();
  live_.reset();
  muted_.clear();
  solo_.clear();
  stale_ = false;
  document_ = document;
  Q_EMIT marksChanged();
  if (!document) return;
  live_ = std::make_unique<LiveMaterials>(document->terrain());
  subscriptions_.push_back(live_->changed.subscribe([this] { follow(); }));
  // After each edit: not while a stroke goes on.
  subscriptions_.push_back(document->terrain().historyChanged.subscribe([this] {
    drain();
    Q_EMIT groundSettled();
  }));
  stale_ = true;
  settle();
  drain();
}

void MaterialView::follow() {
  // Posted before what asks for a picture, which has a lower priority.
  if (!std::exchange(stale_, true))
    QMetaObject::invokeMethod(this, &MaterialView::settle, Qt::QueuedConnection);
}

void MaterialView::settle() {
  if (!live_ || !std::exchange(stale_, false)) return;
  const GridRect samples = live_->update();
  show(without_ ? without_->update() : samples);
  Q_EMIT changed();
}

void MaterialView::show(const GridRect& samples) {
  const auto& map = (without_ ? *without_ : *live_).map();
  if (!map) return viewport_.setMaterials(std::nullopt);
  // What is in no list is grey.
  std::vector<Material> listed = document_->terrain().materials();
  const auto alone = [this](const Material& material) { return solo_.contains(material.id); };
  if (std::ranges::any_of(listed, alone)) std::erase_if(listed, std::not_fn(alone));
  const auto& shown = viewport_.materials();
  if (!shown || shown->map != map || *shown->materials != listed)
    viewport_.setMaterials(
        GroundMaterials{map, std::make_shared<const std::vector<Material>>(std::move(listed))});
  else if (!samples.empty())
    viewport_.materialsChanged(samples);
}

void MaterialView::leaveOut() {
  onWithout_ = {};
  without_.reset();
  if (!muted_.empty()) {
    without_ = std::make_unique<LiveMaterials>(document_->terrain(), muted_);
    if (const auto& drainage = live_->ground().drainage)
      without_->setDrainage(document_->terrain().heights(), *drainage);
    onWithout_ = without_->changed.subscribe([this] { follow(); });
    without_->update();
  }
  show({});
}

void MaterialView::toggleMute(MaterialId material) {
  if (!document_) return;
  if (muted_.erase(material) == 0) muted_.insert(material);
  leaveOut();
  Q_EMIT marksChanged();
}

void MaterialView::toggleSolo(MaterialId material) {
  if (!document_) return;
  if (solo_.erase(material) == 0) solo_.insert(material);
  show({});
  Q_EMIT marksChanged();
}

std::vector<std::pair<MaterialId, int>> MaterialView::materialsAt(int column, int row) {
  settle();
  std::vector<std::pair<MaterialId, int>> found;
  if (!live_ || !live_->map() || !live_->map()->rect().contains(column, row)) return found;
  for (const Material& material : document_->terrain().materials())
    if (const int weight = live_->map()->weight(material.id, column, row); weight > 0)
      found.emplace_back(material.id, weight);
  std::ranges::stable_sort(found, std::ranges::greater(), &std::pair<MaterialId, int>::second);
  return found;
}

void MaterialView::drain() {
  settle();
  if (draining_ || !live_ || !live_->drainageStale() || document_->terrain().editing()) return;
  draining_ = true;
  const TerrainDocument& terrain = document_->terrain();
  jobs_.run<HeightRaster>(
      tr("Drainage areas"),
      [heights = terrain.heights(),
       frame = terrain.frame()](const Progress& progress) -> Result<HeightRaster> {
        auto drainage = drainageArea(heights, frame, progress);
        if (!drainage) return Error::cancel();
        return *std::move(drainage);
      },
      [this, of = live_.get(), heights = terrain.heights()](Result<HeightRaster> drainage) {
        draining_ = false;
        if (live_.get() != of) return drain();
        if (drainage.ok() && without_) without_->setDrainage(heights, *drainage);
        if (drainage.ok()) live_->setDrainage(heights, *std::move(drainage));
        // The ground may have changed meanwhile. What was cancelled is for the next edit.
        if (drainage.ok()) drain();
        Q_EMIT groundSettled();
      });
}

RuleInputs MaterialView::inputs() {
  settle();
  return live_->ground().over(document_->terrain());
}

MeasureHistogram MaterialView::histogram(const RuleCondition& condition) {
  if (!live_) return {};
  RuleInputs seen = inputs();
  const auto lines =
      condition.by == GroundMeasure::Lines ? linesShown(document_->terrain().layers(), document_->terrain().frame(), live_->ground().lines) : nullptr;
  seen.lines = lines.get();
  return measureHistogram(condition, seen, document_->terrain().frame());
}

RuleCondition MaterialView::startOf(const RuleCondition& like) {
  return live_ ? startingCondition(like, inputs(), document_->terrain().frame()) : like;
}

QStringList MaterialView::masks() const {
  QStringList names;
  if (document_)
    for (const NamedMask& mask : document_->terrain().masks()) names += QString::fromStdString(mask.name);
  return names;
}

std::vector<NamedLines> MaterialView::lines() const {
  return document_ ? rowLinesOf(document_->terrain()).layers : std::vector<NamedLines>();
}

std::vector<double> MaterialView::shares() {
  settle();
  std::vector<double> shares;
  if (!live_ || !live_->map()) return shares;
  const MaterialMap& map = *live_->map();
  std::map<MaterialId, double> sums;
  std::vector<std::uint8_t> weights(WeightPlane::samples);
  for (int index = 0; index < map.tileCount(); ++index)
    for (const MaterialTile::Part& part : map.tile(index).parts) {
      if (!part.weights) {
        sums[part.material] += 255.0 * static_cast<double>(map.tileRect(index).area());
        continue;
      }
      part.weights->read(weights);
      long long sum = 0;
      for (const std::uint8_t weight : weights) sum += weight;
      sums[part.material] += static_cast<double>(sum);
    }
  double all = 0.0;
  for (const auto& [material, sum] : sums) all += sum;
  for (const Material& material : document_->terrain().materials())
    shares.push_back(all > 0.0 ? sums[material.id] / all : 0.0);
  return shares;
}

}  // namespace scarp
