#include "ui/lines/WaterView.h"

#include <utility>

#include "ui/document/EditorDocument.h"
#include "ui/viewport/Viewport.h"

namespace scarp {

WaterView::WaterView(Viewport& viewport, QObject* parent) : QObject(parent), viewport_(viewport) {
  connect(&viewport_, &Viewport::drawing, this, &WaterView::settle);
}

WaterView::~WaterView() = default;

void WaterView::setDocument(EditorDocument* document) {
  onLive_ = {};
  live_.reset();
  stale_ = false;
  viewport_.setWater(nullptr);
  if (!document) return;
  live_ = std::make_unique<LiveWater>(document->terrain());
  onLive_ = live_->changed.subscribe([this] { follow(); });
  stale_ = true;
  settle();
}

void WaterView::follow() {
  // Posted before what asks for a picture, which has a lower priority.
  if (!std::exchange(stale_, true)) QMetaObject::invokeMethod(this, &WaterView::settle, Qt::QueuedConnection);
}

void WaterView::settle() {
  if (!live_ || !std::exchange(stale_, false)) return;
  if (live_->update()) viewport_.setWater(live_->tiles());
}

}  // namespace scarp
