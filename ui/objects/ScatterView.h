#pragma once

#include <QObject>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/Signal.h"
#include "core/scatter/ScatterPicker.h"

namespace scarp {

class EditorDocument;
class JobRunner;
class Viewport;

/// Keeps what the scatter rules of a document put down in step and hands it to the view. What takes long is
/// made on a worker, and until then what stood there stays.
class ScatterView : public QObject {
  Q_OBJECT

 public:
  ScatterView(Viewport& viewport, JobRunner& jobs, QObject* parent = nullptr);
  ~ScatterView() override;

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// Brings it in step with the document now, as far as that takes no worker, and not only before the next
  /// picture.
  void settle();
  /// The first of what rules put down that a ray meets; nothing where the ground or an object that was placed
  /// hides it.
  [[nodiscard]] std::optional<ScatteredHit> pick(const LocalRay& ray);

 Q_SIGNALS:
  void refused(const QString& why);  ///< Rules put nothing down.

 private:
  void follow();
  void make();
  void drain();

  Viewport& viewport_;
  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
  std::unique_ptr<ScatterPicker> picker_;
  bool stale_ = false, draining_ = false;
  QString refusal_;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
