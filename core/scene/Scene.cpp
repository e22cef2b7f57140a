#include "core/scene/Scene.h"

#include <algorithm>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/DerivedContent.h"
#include "core/edit/RuleGround.h"
#include "core/material/DefaultRules.h"

namespace scarp {

namespace {

using Flag = std::shared_ptr<std::atomic<bool>>;

/// A task whose work returns a Result<Value>, which `install` receives unless one of the flags is set.
template <class Value>
SceneTask sceneTask(SceneTask::Kind kind, std::vector<Flag> dropped,
                    std::function<Result<Value>(const Progress&)> work,
                    std::function<void(Result<Value>)> install) {
  auto result = std::make_shared<std::optional<Value>>();
  const auto isDropped = [dropped = std::move(dropped)] {
    return std::ranges::any_of(dropped, [](const Flag& flag) { return flag->load(); });
  };
  return {kind,
          [work = std::move(work), result, isDropped](const Progress& progress) -> Result<void> {
            const Progress keep = [&](double fraction) {
              return !isDropped() && keepGoing(progress, fraction);
            };
            if (!keep(0.0)) return Error::cancel();
            auto made = work(keep);
            if (!made) return made.error();
            *result = *std::move(made);
            return {};
          },
          [install = std::move(install), result, isDropped](const Result<void>& done) {
            if (isDropped()) return;
            if (!done) return install(done.error());
            install(*std::move(*result));
          }};
}

}  // namespace

Scene::Scene(TerrainDocument& document)
    : document_(document),
      drainage_(document),
      materials_(document, drainage_),
      scatter_(document, drainage_, materials_),
      bent_(document),
      water_(document),
      analysis_(document) {
  const auto keep = [this](Subscription subscription) { subscriptions_.push_back(std::move(subscription)); };
  keep(materials_.changed.subscribe([this] { note(materialsStale_); }));
  keep(scatter_.changed.subscribe([this] { note(scatterStale_); }));
  keep(bent_.changed.subscribe([this] { note(bentStale_); }));
  keep(water_.changed.subscribe([this] { note(waterStale_); }));
  keep(document.changed.subscribe([this](const DocumentChange& change) {
    if (change.frame) cancelMaterialTask();
  }));
  // After each edit: not while a stroke goes on.
  keep(document.historyChanged.subscribe([this] {
    materialsCancelled_ = false;
    changed.emit();
    groundSettled.emit();
  }));
  keep(drainage_.changed.subscribe([this] {
    // No materials either: they would be evaluated without the areas that were cancelled.
    if (drainage_.cancelled() && !drainage_.areas() && materials_.needsDrainage()) materialsCancelled_ = true;
    changed.emit();
    groundSettled.emit();
  }));
  watchMaterials(materials_);
}

Scene::~Scene() {
  *ended_ = true;
  cancelMaterialTask();
}

void Scene::note(bool& stale) {
  stale = true;
  if (!updating_) changed.emit();
}

void Scene::watchMaterials(LiveMaterials& materials) {
  onShown_.clear();
  onShown_.push_back(materials.mapChanged.subscribe([this](const GridRect& samples) {
    materialsChanged.emit(samples);
    if (samples == document_.frame().samples()) groundSettled.emit();
  }));
  if (&materials != &materials_)
    onShown_.push_back(materials.changed.subscribe([this] { note(materialsStale_); }));
}

void Scene::hideMaterials(std::set<MaterialId> hidden) {
  if (hidden == hidden_) return;
  hidden_ = std::move(hidden);
  onShown_.clear();
  without_ = hidden_.empty() ? nullptr : std::make_unique<LiveMaterials>(document_, drainage_, hidden_);
  watchMaterials(without_ ? *without_ : materials_);
  // A task that is out began with what was hidden before.
  cancelMaterialTask();
  materialsCancelled_ = false;
  if (!without_) materialsChanged.emit(document_.frame().samples());
  note(materialsStale_);
}

void Scene::setMaxSamplesAtOnce(long long samples) {
  maxSamplesAtOnce_ = samples;
  if (materialsStale_) note(materialsStale_);
}

bool Scene::needsDrainage(const SceneParts& parts) const {
  return (parts.materials && (materials_.needsDrainage() || (without_ && without_->needsDrainage()))) ||
         (parts.scatter && scatter_.needsDrainage());
}

bool Scene::needsMaterialTask() const {
  return document_.frame().samples().area() > maxSamplesAtOnce_ &&
         (materials_.needsEvaluation() || (without_ && without_->needsEvaluation()));
}

bool Scene::scatterWaits() const { return needsMaterialTask() && looksAtMaterials(document_.scatterRules()); }

void Scene::update() {
  if (updating_ || !(materialsStale_ || scatterStale_ || bentStale_ || waterStale_)) return;
  updating_ = true;
  if (materialsStale_ && !needsMaterialTask()) {
    materials_.update();
    if (without_) without_->update();
    materialsStale_ = false;
  }
  if (scatterStale_ && !scatterWaits() && !scatter_.taskOut() && !scatter_.needsTask()) {
    scatter_.update();
    scatterStale_ = false;
  }
  if (std::exchange(bentStale_, false)) bent_.update();
  if (std::exchange(waterStale_, false)) water_.update();
  updating_ = false;
  updated.emit();
}

Result<void> Scene::updateAll(const Progress& progress, const SceneParts& parts) {
  if (needsDrainage(parts) && !drainage_.compute(progress)) return Error::cancel();
  if (parts.materials) {
    materials_.update();
    if (without_) without_->update();
    materialsStale_ = false;
  }
  if (parts.scatter) {
    scatter_.update();
    scatterStale_ = false;
  }
  if (parts.bentRows && std::exchange(bentStale_, false)) bent_.update();
  if (parts.water && std::exchange(waterStale_, false)) water_.update();
  updated.emit();
  return {};
}

std::optional<SceneTask> Scene::takeTask() {
  if (updating_) return {};
  if (needsDrainage())
    if (auto task = takeDrainageTask()) return task;
  if (auto task = takeMaterialTask()) return task;
  return takeScatterTask();
}

std::optional<SceneTask> Scene::takeDrainageTask() {
  if (document_.editing()) return {};
  auto task = drainage_.takeTask();
  if (!task) return {};
  return sceneTask<HeightRaster>(
      SceneTask::Kind::Drainage, {ended_},
      [task = std::move(task)](const Progress& progress) -> Result<HeightRaster> {
        auto areas = task(progress);
        if (!areas) return Error::cancel();
        return *std::move(areas);
      },
      [this](Result<HeightRaster> areas) {
        drainage_.finish(areas ? std::optional(*std::move(areas)) : std::nullopt);
      });
}

std::optional<SceneTask> Scene::takeMaterialTask() {
  if (materialTask_ || materialsCancelled_ || !needsMaterialTask()) return {};
  // The first areas come before the first map. An edit that is open gives way to them at its end.
  if (materials_.needsDrainage() && !drainage_.areas() && (drainage_.taskOut() || document_.editing()))
    return {};
  using Maps = std::vector<EvaluatedMaterials>;
  std::vector<LiveMaterials::Evaluation> evaluations{materials_.beginEvaluation()};
  if (without_) evaluations.push_back(without_->beginEvaluation());
  materialTask_ = std::make_shared<std::atomic<bool>>(false);
  return sceneTask<Maps>(
      SceneTask::Kind::Materials, {ended_, materialTask_},
      [evaluations = std::move(evaluations)](const Progress& progress) -> Result<Maps> {
        Maps maps;
        const auto count = static_cast<double>(evaluations.size());
        for (const LiveMaterials::Evaluation& evaluate : evaluations) {
          const auto done = static_cast<double>(maps.size());
          auto map = evaluate(partOf(progress, done / count, (done + 1.0) / count));
          if (!map) return Error::cancel();
          maps.push_back(*std::move(map));
        }
        return maps;
      },
      [this](Result<Maps> maps) {
        materialsCancelled_ = !maps.ok();
        const auto end = [&](LiveMaterials& materials, std::size_t i) {
          materials.endEvaluation(maps ? std::optional(std::move((*maps)[i])) : std::nullopt);
        };
        end(materials_, 0);
        if (without_) end(*without_, 1);
        materialTask_.reset();
        // The document may have changed meanwhile.
        note(materialsStale_);
      });
}

std::optional<SceneTask> Scene::takeScatterTask() {
  if (!scatterStale_ || scatterWaits()) return {};
  updating_ = true;
  auto task = scatter_.takeTask();
  updating_ = false;
  if (!task) return {};
  return sceneTask<ScatterField>(SceneTask::Kind::Scatter, {ended_}, std::move(task),
                                 [this](Result<ScatterField> field) { scatter_.finish(std::move(field)); });
}

void Scene::cancelMaterialTask() {
  if (!materialTask_) return;
  *materialTask_ = true;
  materialTask_.reset();
  materials_.endEvaluation({});
  if (without_) without_->endEvaluation({});
}

RuleInputs Scene::inputs() {
  update();
  return materials_.ground().over(document_.content());
}

MeasureHistogram Scene::histogram(const RuleCondition& condition) {
  RuleInputs seen = inputs();
  const auto lines = condition.by == GroundMeasure::Lines
                         ? linesShown(document_.state(), materials_.ground().lines)
                         : nullptr;
  seen.lines = lines.get();
  return measureHistogram(condition, seen, document_.frame());
}

RuleCondition Scene::startOf(const RuleCondition& like) {
  return startingCondition(like, inputs(), document_.frame());
}

DerivedContent Scene::derivedContent() const {
  return DerivedContent(document_.content(), drainage_.stale() ? std::nullopt : drainage_.areas());
}

}  // namespace scarp
