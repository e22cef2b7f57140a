#pragma once

#include <QObject>
#include <vector>

#include "core/base/Signal.h"

namespace scarp {

class EditorDocument;
class Viewport;

/// Shows on the ground what is selected, the shape that is being drawn to select by, and the frame of a paste
/// that floats.
class MaskView : public QObject {
  Q_OBJECT

 public:
  MaskView(Viewport& viewport, QObject* parent);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// How thick the veil over what is not selected is, 0…1.
  [[nodiscard]] double opacity() const { return opacity_; }
  void setOpacity(double opacity);

 private:
  void showMask();
  void showLines();

  Viewport& viewport_;
  EditorDocument* document_ = nullptr;
  double opacity_;
  bool lined_ = false;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
