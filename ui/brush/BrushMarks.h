#pragma once

#include <QObject>
#include <vector>

#include "core/base/Signal.h"

class QLabel;

namespace scarp {

class EditorDocument;
class Viewport;
struct BrushInHand;

/// Keeps what shows of a brush besides itself (brushOverlay) in step with the cursor, and says beside the
/// cursor how long and steep the ramp under way is.
class BrushMarks : public QObject {
  Q_OBJECT

 public:
  explicit BrushMarks(Viewport& viewport, QObject* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 private:
  void refresh();
  void tell(const BrushInHand& hand);

  Viewport& viewport_;
  EditorDocument* document_ = nullptr;
  QLabel* hint_;
  bool marked_ = false;  ///< The view has marks of ours.
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
