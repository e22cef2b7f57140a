#include "ui/materials/MaterialView.h"

#include "core/material/DrainageArea.h"
#include "ui/document/EditorDocument.h"
#include "ui/jobs/JobRunner.h"
#include "ui/viewport/Viewport.h"

namespace scarp {

MaterialView::MaterialView(Viewport& viewport, JobRunner& jobs, QObject* parent)
    : QObject(parent), viewport_(viewport), jobs_(jobs) {}

MaterialView::~MaterialView() = default;

void MaterialView::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  live_.reset();
  document_ = document;
  if (!document) return;
  live_ = std::make_unique<LiveMaterials>(document->terrain());
  subscriptions_.push_back(live_->changed.subscribe([this] { follow(); }));
  // After each edit: not while a stroke goes on.
  subscriptions_.push_back(document->terrain().historyChanged.subscribe([this] { drain(); }));
  follow();
  drain();
}

void MaterialView::follow() {
  const auto before = live_->map();
  const GridRect samples = live_->update();
  const auto& map = live_->map();
  if (!map) {
    viewport_.setMaterials(std::nullopt);
  } else if (map != before) {
    const auto& materials = document_->terrain().materials();
    viewport_.setMaterials(GroundMaterials{map, std::make_shared<const std::vector<Material>>(materials)});
  } else if (!samples.empty()) {
    viewport_.materialsChanged(samples);
  }
  Q_EMIT changed();
}

void MaterialView::drain() {
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
        if (drainage.ok()) live_->setDrainage(heights, *std::move(drainage));
        // The ground may have changed meanwhile. What was cancelled is for the next edit.
        if (drainage.ok()) drain();
      });
}

std::vector<double> MaterialView::shares() const {
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
