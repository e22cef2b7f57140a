#include "ui/materials/MaterialView.h"

#include <algorithm>
#include <array>
#include <functional>
#include <map>
#include <utility>

#include "core/edit/ScatterScene.h"
#include "core/material/DefaultRules.h"
#include "core/scene/Drainage.h"
#include "ui/document/EditorDocument.h"
#include "ui/render/MaterialTexture.h"
#include "ui/render/TerrainRenderer.h"
#include "ui/viewport/Viewport.h"

namespace scarp {
namespace {

/// A terrain with more samples is evaluated by a job: it takes a tenth of a second and more.
constexpr long long kMaxSamplesAtOnce = 1LL << 20;

}  // namespace

MaterialView::MaterialView(Viewport& viewport, JobRunner& jobs, QObject* parent)
    : QObject(parent), viewport_(viewport), jobs_(jobs) {
  connect(&viewport_, &Viewport::drawing, this, &MaterialView::settle);
  connect(&viewport_, &Viewport::available, this, [this](bool software) {
    textureSide_ = materialTextureSide(machineDefaults(software).detail.fine);
  });
}

MaterialView::~MaterialView() = default;

void MaterialView::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  onWithout_ = {};
  without_.reset();
  live_.reset();
  muted_.clear();
  solo_.clear();
  stale_ = cancelled_ = awaitsDrainage_ = false;
  stopEvaluation();
  document_ = document;
  Q_EMIT marksChanged();
  if (!document) return;
  live_ = std::make_unique<LiveMaterials>(document->terrain(), document->drainage());
  subscriptions_.push_back(live_->changed.subscribe([this] { follow(); }));
  // After each edit: not while a stroke goes on.
  subscriptions_.push_back(document->terrain().historyChanged.subscribe([this] {
    cancelled_ = false;
    drain();
    Q_EMIT groundSettled();
  }));
  subscriptions_.push_back(document->drainage().changed.subscribe([this] {
    if (std::exchange(awaitsDrainage_, false) && !document_->drainage().areas()) cancelled_ = true;
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
  if (!live_ || !stale_) return;
  const bool whole = live_->needsEvaluation() || (without_ && without_->needsEvaluation());
  const bool untextured = textureSide_ > 0 && !hasMaterialTextures(textureSide_);
  if (whole && (untextured || document_->terrain().frame().samples().area() > kMaxSamplesAtOnce))
    return evaluate();
  stale_ = false;
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
    without_ = std::make_unique<LiveMaterials>(document_->terrain(), document_->drainage(), muted_);
    onWithout_ = without_->changed.subscribe([this] { follow(); });
  }
  // A job that runs began with what was hidden before.
  stopEvaluation();
  live_->endEvaluation({});
  cancelled_ = false;
  stale_ = true;
  drain();
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
  if (live_ && live_->needsDrainage()) computeDrainage(*document_, jobs_);
}

void MaterialView::stopEvaluation() {
  if (job_) job_->cancel();
  job_.clear();
  ++evaluation_;
}

void MaterialView::evaluate() {
  if (job_ || cancelled_) return;
  if (live_->needsDrainage() && !document_->drainage().areas()) {
    computeDrainage(*document_, jobs_);
    // An edit that is open gives way to them at its end.
    awaitsDrainage_ = document_->drainage().taskOut() || document_->terrain().editing();
    if (awaitsDrainage_) return;
  }
  using Maps = std::vector<LiveMaterials::Evaluated>;
  std::vector<LiveMaterials::Work> works{live_->beginEvaluation()};
  if (without_) works.push_back(without_->beginEvaluation());
  job_ = jobs_.run<Maps>(
      tr("Evaluating materials"),
      [works = std::move(works), side = textureSide_](const Progress& whole) mutable -> Result<Maps> {
        constexpr double kTextured = 0.3;  // Part of the progress.
        const bool textures = side > 0 && !hasMaterialTextures(side);
        if (textures && !materialTextures(side, partOf(whole, 0.0, kTextured))) return Error::cancel();
        const Progress progress = textures ? partOf(whole, kTextured, 1.0) : whole;
        Maps maps;
        for (std::size_t i = 0; i < works.size(); ++i) {
          auto map = LiveMaterials::evaluate(works[i], partOf(progress, double(i) / double(works.size()),
                                                              double(i + 1) / double(works.size())));
          if (!map) return Error::cancel();
          maps.push_back(*std::move(map));
        }
        return maps;
      },
      [this, view = QPointer<MaterialView>(this), number = evaluation_](Result<Maps>&& maps) {
        if (!view || evaluation_ != number) return;
        job_.clear();
        cancelled_ = !maps.ok();
        const std::array lives{live_.get(), without_.get()};
        for (std::size_t i = 0; i < lives.size(); ++i) {
          if (!lives[i]) continue;
          if (maps.ok())
            lives[i]->endEvaluation(std::move((*maps)[i]));
          else
            lives[i]->endEvaluation({});
        }
        // The ground may have changed meanwhile.
        stale_ = true;
        drain();
        Q_EMIT groundSettled();
      });
}

RuleInputs MaterialView::inputs() {
  settle();
  return live_->ground().over(document_->terrain().content());
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
