#include "core/edit/SculptStroke.h"

#include <cmath>

#include "core/brush/BrushNoise.h"
#include "core/brush/BrushSchema.h"
#include "core/brush/DabKernel.h"
#include "core/brush/SlopeAround.h"
#include "core/terrain/Surface.h"

namespace scarp {

SculptStroke::SculptStroke(TerrainDocument& document, const BrushSettings& settings)
    : document_(document),
      settings_(settings),
      session_(document, brushTitle(settings.kind)),
      stroke_(settings) {
  if (settings.kind == BrushKind::Noise) ground_.noise = noiseSheet(settings.noise, document.frame());
  // Terraces are cut by the ground as it was.
  if (settings_.kind == BrushKind::Terrace) ground_.source = document_.heights();
}

void SculptStroke::add(const StrokeSample& sample) {
  if (std::isnan(ground_.level)) meet(sample);
  samples_.push_back(sample);
  apply(stroke_.add(sample));
}

void SculptStroke::finish() {
  apply(stroke_.finish());
  session_.commit();
}

void SculptStroke::meet(const StrokeSample& sample) {
  const GridFrame& frame = document_.frame();
  const auto point = surfaceAt(document_.heights(), frame, frame.column(sample.x), frame.row(sample.y));
  if (!point) return;
  ground_.start = {sample.x, sample.y};
  ground_.level = point->height;
  ground_.slope = slopeAround(document_.heights(), frame, ground_.start, settings_.radius);
}

void SculptStroke::apply(const std::vector<Dab>& dabs) {
  for (const Dab& dab : dabs) {
    const GridRect rect = dabRect(dab, document_.frame());
    if (rect.empty()) continue;
    const auto loans = session_.lend(rect);
    applyDab(dab, settings_, ground_, document_.frame(), document_.heights(), loans);
    session_.touched(rect);
  }
}

}  // namespace scarp
