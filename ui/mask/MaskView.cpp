#include "ui/mask/MaskView.h"

#include <QSettings>
#include <algorithm>
#include <cmath>
#include <utility>

#include "core/terrain/Surface.h"
#include "core/tools/SculptTool.h"
#include "core/tools/SelectTool.h"
#include "core/tools/ToolState.h"
#include "core/tools/WorkTools.h"
#include "ui/document/EditorDocument.h"
#include "ui/document/SceneDisplay.h"

namespace scarp {

namespace {

constexpr Overlay::Colour kDraft{1.0F, 0.93F, 0.55F, 1.0F}, kPaste{0.55F, 0.87F, 1.0F, 1.0F},
    kCrop{1.0F, 0.72F, 0.3F, 1.0F}, kHandle{1.0F, 1.0F, 1.0F, 1.0F}, kRim{0.05F, 0.05F, 0.05F, 0.8F};
constexpr float kWidth = 2.0F, kCasing = 1.2F;
constexpr double kMostPieces = 1500.0;  ///< Of an outline; more would be closer together than pixels.

/// A place on the ground; off it, where it was last.
Vec3 onGround(const Vec2& place, const HeightRaster& heights, const GridFrame& frame, double& last) {
  const double height = heightAt(heights, frame.column(place.x()), frame.row(place.y()));
  if (std::isfinite(height)) last = height;
  return {place.x(), place.y(), last};
}

/// A closed line over the ground, in pieces about a cell long: first its dark rim, which would else lie over
/// the neighbours.
void drape(Overlay& overlay, const std::vector<Vec2>& outline, const HeightRaster& heights,
           const GridFrame& frame, const Overlay::Colour& colour) {
  double length = 0.0, last = 0.0;
  for (std::size_t i = 0; i < outline.size(); ++i)
    length += (outline[(i + 1) % outline.size()] - outline[i]).norm();
  const double step = std::max(frame.cellSize(), length / kMostPieces);
  std::vector<Overlay::Line> pieces;
  Vec3 from = onGround(outline.front(), heights, frame, last);
  for (std::size_t i = 0; i < outline.size(); ++i) {
    const Vec2 &a = outline[i], &b = outline[(i + 1) % outline.size()];
    const int count = std::max(1, static_cast<int>(std::ceil((b - a).norm() / step)));
    for (int k = 1; k <= count; ++k) {
      const Vec3 to = onGround(a + (b - a) * (double(k) / count), heights, frame, last);
      pieces.push_back({from, to, colour, kWidth});
      from = to;
    }
  }
  for (Overlay::Line rim : pieces) {
    rim.colour = kRim;
    rim.width += 2.0F * kCasing;
    overlay.lines.push_back(rim);
  }
  overlay.lines.insert(overlay.lines.end(), pieces.begin(), pieces.end());
}

const QString kOpacityKey = QStringLiteral("selection/veil");
constexpr double kFirstOpacity = 0.55, kTint = 0.6;

}  // namespace

Overlay draftOverlay(const std::vector<Vec2>& outline, const HeightRaster& heights, const GridFrame& frame) {
  Overlay overlay;
  if (!outline.empty()) drape(overlay, outline, heights, frame, kDraft);
  return overlay;
}

Overlay pasteOverlay(const PasteOperation& paste, const HeightRaster& heights, const GridFrame& frame) {
  Overlay overlay;
  const auto corners = cornersOf(*paste.clip, paste.placement);
  drape(overlay, {corners.begin(), corners.end()}, heights, frame, kPaste);
  double last = 0.0;
  for (const Vec2& corner : corners) {
    const Vec3 at = onGround(corner, heights, frame, last);
    overlay.lines.push_back({at, at, kHandle, 10.0F, 1.5F});
  }
  return overlay;
}

Overlay cropOverlay(const GridRect& samples, const HeightRaster& heights, const GridFrame& frame) {
  Overlay overlay;
  const auto corners = cornersOf(samples, frame);
  drape(overlay, {corners.begin(), corners.end()}, heights, frame, kCrop);
  double last = 0.0;
  for (std::size_t i = 0; i < corners.size(); ++i) {
    const Vec2 middle = 0.5 * (corners[i] + corners[(i + 1) % corners.size()]);
    for (const Vec2& handle : {corners[i], middle}) {
      const Vec3 at = onGround(handle, heights, frame, last);
      overlay.lines.push_back({at, at, kHandle, 10.0F, 1.5F});
    }
  }
  return overlay;
}

MaskView::MaskView(QObject* parent)
    : QObject(parent),
      opacity_(std::clamp(QSettings().value(kOpacityKey, kFirstOpacity).toDouble(), 0.0, 1.0)) {}

void MaskView::setDocument(EditorDocument* document) {
  subscriptions_.clear();
  document_ = document;
  asked_ = kBaseLayer;
  preview_.reset();
  if (document) {
    TerrainDocument& terrain = document->terrain();
    const auto lines = [this] { showLines(); };
    subscriptions_.push_back(terrain.changed.subscribe([this](const DocumentChange& change) {
      if (change.layers) followLayers();
      if (change.selection) showMask();
    }));
    subscriptions_.push_back(document->tools().get<SelectTool>().changed.subscribe(lines));
    subscriptions_.push_back(document->tools().get<PasteTool>().changed.subscribe(lines));
    subscriptions_.push_back(document->tools().get<CropTool>().changed.subscribe(lines));
    subscriptions_.push_back(document->tools().settingsChanged.subscribe([this] { followLayers(); }));
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

void MaskView::preview(std::shared_ptr<const MaskRaster> selection) {
  preview_ = std::move(selection);
  showMask();
}

LayerId MaskView::shownMask() const {
  if (!document_) return kBaseLayer;
  const LayerId active = document_->terrain().activeLayer();
  return document_->tools().get<SculptTool>().paintsMask() || asked_ == active ? active : kBaseLayer;
}

void MaskView::followLayers() {
  if (document_ && asked_ != document_->terrain().activeLayer()) asked_ = kBaseLayer;
  // A mask that is painted is told as a change of layers.
  if (shownMask() != kBaseLayer || shown_ != kBaseLayer) showMask();
}

void MaskView::showMask() {
  SceneDisplay* const display = document_ ? &document_->display() : nullptr;
  if (preview_ && display) return display->setMask(GroundMask{preview_, opacity_});
  const LayerId shown = shownMask();
  if (std::exchange(shown_, shown) != shown) Q_EMIT shownMaskChanged();
  if (shown != kBaseLayer) {
    const TerrainDocument& terrain = document_->terrain();
    const MaskRaster* mask = terrain.raster({RasterRole::LayerMask, shown});
    return display->setMask(GroundMask{
        std::make_shared<const MaskRaster>(mask ? *mask : terrain.emptyRaster(RasterRole::LayerMask)), kTint,
        true});
  }
  if (!display) return;
  const MaskRaster* selection = document_->terrain().selection();
  display->setMask(selection
                       ? std::optional(GroundMask{std::make_shared<const MaskRaster>(*selection), opacity_})
                       : std::nullopt);
}

void MaskView::showLines() {
  Overlay overlay;
  if (document_) {
    const ToolState& tools = document_->tools();
    const TerrainDocument& terrain = document_->terrain();
    overlay = tools.get<CropTool>().crop()
                  ? cropOverlay(*tools.get<CropTool>().crop(), terrain.heights(), terrain.frame())
              : tools.get<PasteTool>().floating()
                  ? pasteOverlay(*tools.get<PasteTool>().floating(), terrain.heights(), terrain.frame())
                  : draftOverlay(tools.get<SelectTool>().draft(), terrain.heights(), terrain.frame());
  }
  if (overlay.empty() && !std::exchange(lined_, !overlay.empty())) return;
  lined_ = !overlay.empty();
  if (!document_) return;
  document_->display().setOverlay(OverlayOf::Select,
                                  lined_ ? std::make_shared<const Overlay>(std::move(overlay)) : nullptr);
}

}  // namespace scarp
