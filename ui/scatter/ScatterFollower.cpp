#include "ui/scatter/ScatterFollower.h"

#include <algorithm>
#include <utility>

#include "core/material/DefaultRules.h"
#include "core/scatter/ScatterPresets.h"
#include "core/scene/Scene.h"
#include "ui/document/EditorDocument.h"

namespace scarp {

void ScatterFollower::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  document_ = document;
  if (document) {
    Scene& scene = document->scene();
    const auto tell = [this] { Q_EMIT changed(); };
    subscriptions_.push_back(
        scene.scatter().fieldChanged.subscribe([tell](const ScatterChange&) { tell(); }));
    subscriptions_.push_back(scene.scatter().taskOutChanged.subscribe(tell));
    subscriptions_.push_back(scene.updated.subscribe([this] { tellRefusal(); }));
    subscriptions_.push_back(scene.groundSettled.subscribe([this] { Q_EMIT groundSettled(); }));
  }
  tellRefusal();
}

void ScatterFollower::settle() {
  if (document_) document_->scene().update();
}

bool ScatterFollower::busy() const { return document_ && document_->scene().scatter().taskOut(); }

void ScatterFollower::tellRefusal() {
  std::string now;
  if (document_) {
    const Scene& scene = document_->scene();
    now = scene.scatter().refusal().empty() ? scene.bentRows().refusal() : scene.scatter().refusal();
  }
  if (std::exchange(refusal_, now) == now) return;
  Q_EMIT problem(now.empty()
                     ? QString()
                     : tr("The scatter rules put nothing down: %1.").arg(QString::fromStdString(now)));
}

MeasureHistogram ScatterFollower::histogram(const RuleCondition& condition) {
  if (!document_) return {};
  settle();
  RuleInputs seen = document_->scene().scatter().inputs();
  const std::shared_ptr<const NearLines> lines =
      condition.by == GroundMeasure::Lines ? linesShown(document_->terrain().layers(), document_->terrain().frame()) : nullptr;
  seen.lines = lines.get();
  return measureHistogram(condition, seen, document_->terrain().frame());
}

RuleCondition ScatterFollower::startOf(const RuleCondition& like) {
  if (!document_) return like;
  settle();
  RuleCondition seen = like;
  if (water_) seen.level = *water_;
  return startingCondition(seen, document_->scene().scatter().inputs(), document_->terrain().frame());
}

ScatterRule ScatterFollower::startOfPreset(std::size_t preset) {
  settle();
  return presetRule(preset, document_->scene().scatter().inputs(), document_->terrain().frame(), water_);
}

std::vector<NamedLines> ScatterFollower::lines() const {
  return document_ ? rowLinesOf(document_->terrain()).layers : std::vector<NamedLines>();
}

QStringList ScatterFollower::masks() const {
  QStringList names;
  if (document_)
    for (const NamedMask& mask : document_->terrain().masks()) names += QString::fromStdString(mask.name);
  return names;
}

}  // namespace scarp
