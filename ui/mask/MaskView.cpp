#include "ui/mask/MaskView.h"

#include <QSettings>
#include <algorithm>
#include <utility>

#include "ui/document/EditorDocument.h"
#include "ui/mask/MaskOverlay.h"
#include "ui/viewport/Viewport.h"

namespace scarp {
namespace {

const QString kOpacityKey = QStringLiteral("selection/veil");
constexpr double kFirstOpacity = 0.55, kTint = 0.6;

}  // namespace

MaskView::MaskView(Viewport& viewport, QObject* parent)
    : QObject(parent),
      viewport_(viewport),
      opacity_(std::clamp(QSettings().value(kOpacityKey, kFirstOpacity).toDouble(), 0.0, 1.0)) {}

void MaskView::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  document_ = document;
  asked_ = kBaseLayer;
  if (document) {
    TerrainDocument& terrain = document->terrain();
    const auto lines = [this] { showLines(); };
    subscriptions_.push_back(terrain.selectionChanged.subscribe([this](const GridRect&) { showMask(); }));
    subscriptions_.push_back(document->tools().draftChanged.subscribe(lines));
    subscriptions_.push_back(document->tools().pasteChanged.subscribe(lines));
    subscriptions_.push_back(document->tools().cropChanged.subscribe(lines));
    const auto layers = [this] { followLayers(); };
    subscriptions_.push_back(terrain.layersChanged.subscribe(layers));
    subscriptions_.push_back(document->tools().settingsChanged.subscribe(layers));
  }
  showMask();
  showLines();
}

void MaskView::setOpacity(double opacity) {
  opacity_ = opacity;
  QSettings().setValue(kOpacityKey, opacity);
  showMask();
}

void MaskView::showMaskOf(LayerId layer) {
  asked_ = layer;
  showMask();
}

LayerId MaskView::shownMask() const {
  if (!document_) return kBaseLayer;
  const LayerId active = document_->terrain().activeLayer();
  return document_->tools().paintsMask() || asked_ == active ? active : kBaseLayer;
}

void MaskView::followLayers() {
  if (document_ && asked_ != document_->terrain().activeLayer()) asked_ = kBaseLayer;
  // A mask that is painted is told as a change of layers.
  if (shownMask() != kBaseLayer || shown_ != kBaseLayer) showMask();
}

void MaskView::showMask() {
  const LayerId shown = shownMask();
  if (std::exchange(shown_, shown) != shown) Q_EMIT shownMaskChanged();
  if (shown != kBaseLayer) {
    const TerrainDocument& terrain = document_->terrain();
    const MaskRaster* mask = terrain.raster({RasterRole::LayerMask, shown});
    return viewport_.setMask(GroundMask{
        std::make_shared<const MaskRaster>(mask ? *mask : terrain.emptyRaster(RasterRole::LayerMask)), kTint,
        true});
  }
  const MaskRaster* selection = document_ ? document_->terrain().selection() : nullptr;
  viewport_.setMask(selection
                        ? std::optional(GroundMask{std::make_shared<const MaskRaster>(*selection), opacity_})
                        : std::nullopt);
}

void MaskView::showLines() {
  Overlay overlay;
  if (document_) {
    const ToolState& tools = document_->tools();
    const TerrainDocument& terrain = document_->terrain();
    overlay = tools.crop()       ? cropOverlay(*tools.crop(), terrain.heights(), terrain.frame())
              : tools.floating() ? pasteOverlay(*tools.floating(), terrain.heights(), terrain.frame())
                                 : draftOverlay(tools.draft(), terrain.heights(), terrain.frame());
  }
  if (overlay.empty() && !std::exchange(lined_, !overlay.empty())) return;
  lined_ = !overlay.empty();
  viewport_.setOverlay(OverlayOf::Select,
                       lined_ ? std::make_shared<const Overlay>(std::move(overlay)) : nullptr);
}

}  // namespace scarp
