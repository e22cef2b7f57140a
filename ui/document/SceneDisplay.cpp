#include "ui/document/SceneDisplay.h"

#include <algorithm>
#include <functional>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/scene/Scene.h"
#include "core/tools/ViewController.h"

namespace scarp {

SceneDisplay::SceneDisplay(Scene& scene) : scene_(scene) {
  const auto keep = [this](Subscription subscription) { subscriptions_.push_back(std::move(subscription)); };
  keep(scene.document().changed.subscribe([this](const DocumentChange& change) {
    if (!change.frame) return;
    materials_.reset();
    solo_.clear();
    fractions_.reset();
    mask_.reset();
    drapes_.clear();
    overlays_ = {};
  }));
  keep(scene.changed.subscribe([this] { changed.emit(); }));
  keep(scene.updated.subscribe([this] { takeScene(); }));
  keep(scene.scatter().fieldChanged.subscribe([this](const ScatterChange&) { changed.emit(); }));
  for (Signal<const GridRect&>* look : {&scene.materialsChanged, &scene.analysis().fractionsChanged})
    keep(look->subscribe([this](const GridRect&) { changeLook(); }));
  takeScene();
}

void SceneDisplay::changeLook() {
  changed.emit();
  lookChanged.emit();
}

void SceneDisplay::takeScene() {
  if (const auto& tiles = scene_.water().tiles(); std::exchange(water_, tiles) != tiles) changeLook();
  const auto& map = scene_.shownMaterials().map();
  std::optional<GroundMaterials> now;
  if (map) {
    // A material that is not listed is grey.
    std::vector<Material> listed = scene_.document().materials();
    const auto alone = [this](const Material& material) { return solo_.contains(material.id); };
    if (std::ranges::any_of(listed, alone)) std::erase_if(listed, std::not_fn(alone));
    if (materials_ && materials_->map == map && *materials_->materials == listed) return;
    now = GroundMaterials{map, std::make_shared<const std::vector<Material>>(std::move(listed))};
  }
  if (now == materials_) return;
  materials_ = std::move(now);
  changeLook();
  materialsSet.emit();
}

void SceneDisplay::setSoloMaterials(std::set<MaterialId> solo) {
  solo_ = std::move(solo);
  takeScene();
}

void SceneDisplay::setFractions(std::optional<GroundFractions> fractions) {
  if (fractions == fractions_) return;
  fractions_ = std::move(fractions);
  changeLook();
}

void SceneDisplay::setMask(std::optional<GroundMask> mask) {
  mask_ = std::move(mask);
  changed.emit();
}

void SceneDisplay::setDrapes(std::vector<GroundDrape> drapes) {
  if (drapes == drapes_) return;
  drapes_ = std::move(drapes);
  changeLook();
}

void SceneDisplay::changeDrapeTiles() {
  drapeTilesChanged.emit();
  changeLook();
}

void SceneDisplay::setOverlay(OverlayOf whose, std::shared_ptr<const Overlay> overlay) {
  overlays_[static_cast<std::size_t>(whose)] = std::move(overlay);
  changed.emit();
}

void SceneDisplay::setPointed(const ViewController& view, bool pointed) {
  if (pointed)
    pointed_ = &view;
  else if (pointed_ == &view)
    pointed_ = nullptr;
  changed.emit();
}

void SceneDisplay::fill(SceneView& view) const {
  view.fractions = fractions_;
  view.mask = mask_;
  view.materials = materials_;
  view.drapes = drapes_;
  view.scattered = &scene_.scatter().field();
  view.water = scene_.water().tiles();
  view.bent = scene_.bentRows().meshes();
  fillOverlays(view);
}

void SceneDisplay::fillOverlays(SceneView& view, std::optional<OverlayOf> without) const {
  view.overlays.clear();
  for (std::size_t i = 0; i < kOverlays; ++i)
    if (overlays_[i] && without != static_cast<OverlayOf>(i)) view.overlays.push_back(overlays_[i]);
}

}  // namespace scarp
