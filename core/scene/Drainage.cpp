#include "core/scene/Drainage.h"

#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/material/DrainageArea.h"

namespace scarp {

Drainage::Drainage(TerrainDocument& document) : document_(document) {
  subscription_ = document.changed.subscribe([this](const DocumentChange& change) {
    if (!change.frame && change.ground.empty()) return;
    if (change.frame) areas_.reset();
    stale_ = true;
  });
  onHistory_ = document.historyChanged.subscribe([this] { cancelled_ = false; });
}

Drainage::Task Drainage::takeTask() {
  EXPECTS(!document_.editing());
  if (!stale_ || cancelled_ || out_) return {};
  out_ = document_.heights();
  return [heights = *out_, frame = document_.frame()](const Progress& progress) {
    return drainageArea(heights, frame, progress);
  };
}

void Drainage::finish(std::optional<HeightRaster> areas) {
  EXPECTS(out_);
  const HeightRaster heights = *std::exchange(out_, std::nullopt);
  if (areas && stale_) take(*std::move(areas), heights);
  cancelled_ = !areas;
  changed.emit();
}

const std::optional<HeightRaster>& Drainage::compute(const Progress& progress) {
  if (!stale_) return areas_;
  auto areas = drainageArea(document_.heights(), document_.frame(), progress);
  if (!areas) {
    static const std::optional<HeightRaster> none;
    return none;
  }
  take(*std::move(areas), document_.heights());
  changed.emit();
  return areas_;
}

void Drainage::take(HeightRaster areas, const HeightRaster& heights) {
  if (areas.rect() != document_.frame().samples()) return;
  areas_ = std::move(areas);
  stale_ = !heights.unsharedSlots(document_.heights()).empty();
}

}  // namespace scarp
