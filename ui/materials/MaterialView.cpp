#include "ui/materials/MaterialView.h"

#include <algorithm>
#include <map>

#include "core/edit/MaterialEdits.h"
#include "core/scene/Scene.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SceneDisplay.h"

namespace scarp {

Result<void> MaterialSession::check(const DocumentState& wanted, const DocumentState&) const {
  return validate(wanted.materials, wanted.rules);
}

Operation MaterialSession::operationFor(const DocumentState& state) const {
  return MaterialsOperation{state.materials, state.rules};
}

void MaterialSession::change(const Edit& edit) {
  changeState([&](DocumentState& state) {
    MaterialsOperation operation{std::move(state.materials), std::move(state.rules)};
    edit(operation);
    state.materials = std::move(operation.materials);
    state.rules = std::move(operation.rules);
  });
}

void MaterialSession::once(const Edit& edit) {
  if (refuses()) return;
  MaterialsOperation operation{document()->terrain().materials(), document()->terrain().rules()};
  edit(operation);
  perform(operation);
}

MaterialView::MaterialView(JobRunner& jobs, QObject* parent) : QObject(parent), jobs_(jobs) {}

void MaterialView::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  document_ = document;
  if (document) {
    Scene& scene = document->scene();
    scene.hideMaterials({});
    subscriptions_.push_back(
        scene.materials().mapChanged.subscribe([this](const GridRect&) { Q_EMIT changed(); }));
  }
  Q_EMIT marksChanged();
}

void MaterialView::settle() {
  if (document_) document_->scene().update();
}

std::set<MaterialId> MaterialView::muted() const {
  return document_ ? document_->scene().hiddenMaterials() : std::set<MaterialId>();
}

std::set<MaterialId> MaterialView::solo() const {
  return document_ ? document_->display().soloMaterials() : std::set<MaterialId>();
}

void MaterialView::toggleMute(MaterialId material) {
  if (!document_) return;
  std::set<MaterialId> muted = document_->scene().hiddenMaterials();
  if (muted.erase(material) == 0) muted.insert(material);
  document_->scene().hideMaterials(std::move(muted));
  Q_EMIT marksChanged();
}

void MaterialView::toggleSolo(MaterialId material) {
  if (!document_) return;
  std::set<MaterialId> solo = document_->display().soloMaterials();
  if (solo.erase(material) == 0) solo.insert(material);
  document_->display().setSoloMaterials(std::move(solo));
  Q_EMIT marksChanged();
}

const MaterialMap* MaterialView::map() {
  settle();
  return document_ ? document_->scene().materials().map().get() : nullptr;
}

std::vector<std::pair<MaterialId, int>> MaterialView::materialsAt(int column, int row) {
  std::vector<std::pair<MaterialId, int>> found;
  const MaterialMap* const known = map();
  if (!known || !known->rect().contains(column, row)) return found;
  for (const Material& material : document_->terrain().materials())
    if (const int weight = known->weight(material.id, column, row); weight > 0)
      found.emplace_back(material.id, weight);
  std::ranges::stable_sort(found, std::ranges::greater(), &std::pair<MaterialId, int>::second);
  return found;
}

std::vector<double> MaterialView::shares() {
  std::vector<double> shares;
  const MaterialMap* const known = map();
  if (!known) return shares;
  std::map<MaterialId, double> sums;
  std::vector<std::uint8_t> weights(WeightPlane::samples);
  for (int index = 0; index < known->tileCount(); ++index)
    for (const MaterialTile::Part& part : known->tile(index).parts) {
      if (!part.weights) {
        sums[part.material] += 255.0 * static_cast<double>(known->tileRect(index).area());
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
