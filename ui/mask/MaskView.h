#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "core/base/Signal.h"
#include "core/document/RasterId.h"
#include "core/edit/ClipOperations.h"
#include "core/terrain/GridFrame.h"
#include "core/terrain/TiledRaster.h"
#include "core/tools/Tool.h"
#include "ui/render/SceneView.h"

namespace scarp {

class EditorDocument;

/// The closed outline of a shape that is being drawn, as it lies on the ground.
[[nodiscard]] Overlay draftOverlay(const std::vector<Vec2>& outline, const HeightRaster& heights,
                                   const GridFrame& frame);

/// The frame of a floating paste with the corners to scale it by.
[[nodiscard]] Overlay pasteOverlay(const PasteOperation& paste, const HeightRaster& heights,
                                   const GridFrame& frame);

/// The outline of what a crop leaves, with the corners and sides to drag it by.
[[nodiscard]] Overlay cropOverlay(const GridRect& samples, const HeightRaster& heights,
                                  const GridFrame& frame);

/// Shows on the ground what is selected, or the mask of a layer while it is painted or asked for; the shape
/// that is being drawn to select by, the frame of a paste that floats, and the rectangle of a crop.
class MaskView : public QObject {
  Q_OBJECT

 public:
  explicit MaskView(QObject* parent);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// How thick the veil over what is not selected is, 0…1.
  [[nodiscard]] double opacity() const { return opacity_; }
  void setOpacity(double opacity);
  /// Shows the mask of a layer until another layer is asked for or active; the base: none.
  void showMaskOf(LayerId layer);
  /// Shows a selection in place of the document's, before a dialog applies it; null: the document's again.
  void preview(std::shared_ptr<const MaskRaster> selection);
  /// Whose mask is shown now; the base: none.
  [[nodiscard]] LayerId shownMask() const;

 Q_SIGNALS:
  void shownMaskChanged();

 private:
  void showMask();
  void followLayers();
  void showLines();

  EditorDocument* document_ = nullptr;
  double opacity_;
  LayerId asked_ = kBaseLayer, shown_ = kBaseLayer;
  std::shared_ptr<const MaskRaster> preview_;
  bool lined_ = false;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
