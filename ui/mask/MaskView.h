#pragma once

#include <QObject>
#include <vector>

#include "core/base/Signal.h"
#include "core/document/RasterId.h"

namespace scarp {

class EditorDocument;
class Viewport;

/// Shows on the ground what is selected, or the mask of a layer while it is painted or asked for; the shape
/// that is being drawn to select by, the frame of a paste that floats, and the rectangle of a crop.
class MaskView : public QObject {
  Q_OBJECT

 public:
  MaskView(Viewport& viewport, QObject* parent);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// How thick the veil over what is not selected is, 0…1.
  [[nodiscard]] double opacity() const { return opacity_; }
  void setOpacity(double opacity);
  /// Shows the mask of a layer until another layer is asked for or active; the base: none.
  void showMaskOf(LayerId layer);
  /// Whose mask is shown now; the base: none.
  [[nodiscard]] LayerId shownMask() const;

 Q_SIGNALS:
  void shownMaskChanged();

 private:
  void showMask();
  void followLayers();
  void showLines();

  Viewport& viewport_;
  EditorDocument* document_ = nullptr;
  double opacity_;
  LayerId asked_ = kBaseLayer, shown_ = kBaseLayer;
  bool lined_ = false;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
