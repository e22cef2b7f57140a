#pragma once

#include <QObject>
#include <memory>
#include <vector>

#include "core/base/Signal.h"
#include "core/live/LiveMaterials.h"

namespace scarp {

class EditorDocument;
class JobRunner;
class Viewport;

/// Keeps the materials of a document's ground in step with it, and gives them to the view.
class MaterialView : public QObject {
  Q_OBJECT

 public:
  MaterialView(Viewport& viewport, JobRunner& jobs, QObject* parent);
  ~MaterialView() override;

  [[nodiscard]] JobRunner& jobs() const { return jobs_; }
  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// How much of the ground each material covers, 0…1, in the document's order. Goes over the whole terrain.
  [[nodiscard]] std::vector<double> shares() const;

 Q_SIGNALS:
  void changed();  ///< The weights.

 private:
  void follow();
  void drain();

  Viewport& viewport_;
  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
  std::unique_ptr<LiveMaterials> live_;
  bool draining_ = false;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
