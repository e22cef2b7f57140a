#pragma once

#include <QObject>
#include <memory>

#include "core/base/Signal.h"
#include "core/scene/LiveWater.h"

namespace scarp {

class EditorDocument;
class Viewport;

/// Keeps the water of a document's rivers, canals and ponds in step and hands it to the view.
class WaterView : public QObject {
  Q_OBJECT

 public:
  explicit WaterView(Viewport& viewport, QObject* parent = nullptr);
  ~WaterView() override;

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 private:
  /// Before the next picture: of several dabs between two pictures the ground is looked at once.
  void follow();
  void settle();

  Viewport& viewport_;
  std::unique_ptr<LiveWater> live_;
  bool stale_ = false;
  Subscription onLive_;
};

}  // namespace scarp
