#include "core/edit/SculptStroke.h"

#include <string>

#include "core/brush/DabKernel.h"

namespace scarp {

const char* brushTitle(BrushKind kind) {
  switch (kind) {
    case BrushKind::Raise:
      return "Raise";
    case BrushKind::Lower:
      return "Lower";
    case BrushKind::Smooth:
      return "Smooth";
    case BrushKind::Flatten:
      return "Flatten";
    case BrushKind::SetHeight:
      return "Set height";
    case BrushKind::Noise:
      return "Noise";
  }
  return "";
}

SculptStroke::SculptStroke(TerrainDocument& document, const BrushSettings& settings)
    : document_(document),
      settings_(settings),
      session_(document, brushTitle(settings.kind)),
      stroke_(settings) {}

void SculptStroke::add(const StrokeSample& sample) {
  if (!level_) {
    const GridFrame& frame = document_.frame();
    const double ground = heightAt(document_.heights(), frame.column(sample.x), frame.row(sample.y));
    if (ground == ground) level_ = ground;
  }
  samples_.push_back(sample);
  apply(stroke_.add(sample));
}

void SculptStroke::finish() {
  apply(stroke_.finish());
  session_.commit();
}

void SculptStroke::apply(const std::vector<Dab>& dabs) {
  // Until the stroke has met ground there is no level to flatten to.
  if (settings_.kind == BrushKind::Flatten && !level_) return;
  for (const Dab& dab : dabs) {
    const GridRect rect = dabRect(dab, settings_, document_.frame());
    if (rect.empty()) continue;
    const auto loans = session_.lend(rect);
    applyDab(dab, settings_, level_.value_or(0.0), document_.frame(), document_.heights(), loans);
    session_.touched(rect);
  }
}

}  // namespace scarp
