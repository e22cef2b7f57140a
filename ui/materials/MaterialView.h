#pragma once

#include <QObject>
#include <functional>
#include <set>
#include <utility>
#include <vector>

#include "core/base/Signal.h"
#include "core/edit/MaterialOperations.h"
#include "core/material/MaterialMap.h"
#include "ui/document/StateSession.h"

namespace scarp {

/// An edit of a document's materials and rules.
class MaterialSession : public StateSession {
  Q_OBJECT

 public:
  using Edit = std::function<void(MaterialsOperation&)>;
  using StateSession::StateSession;

  void change(const Edit& edit);  ///< Of what is open; what cannot be is told, and changes nothing.
  /// An edit of one step.
  void once(const Edit& edit);

 protected:
  [[nodiscard]] Result<void> check(const DocumentState& wanted, const DocumentState& present) const override;
  [[nodiscard]] Operation operationFor(const DocumentState& state) const override;
};

class EditorDocument;
class JobRunner;

/// Choices of panels about the materials of a document's scene.
class MaterialView : public QObject {
  Q_OBJECT

 public:
  explicit MaterialView(JobRunner& jobs, QObject* parent = nullptr);

  [[nodiscard]] JobRunner& jobs() const { return jobs_; }
  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// Updates the scene now, and not only before the next picture.
  void settle();
  /// How much of the ground each material covers, 0…1, in the document's order. Goes over the whole terrain.
  [[nodiscard]] std::vector<double> shares();
  /// What lies at a sample, the heaviest first, with weights of 255 in all.
  [[nodiscard]] std::vector<std::pair<MaterialId, int>> materialsAt(int column, int row);
  /// What only the pictures leave out: the document, shares and exports know nothing of it. A material that
  /// is muted is not seen; what lies below it shows. While any is solo, all others are grey.
  void toggleMute(MaterialId material);
  void toggleSolo(MaterialId material);
  [[nodiscard]] std::set<MaterialId> muted() const;
  [[nodiscard]] std::set<MaterialId> solo() const;

 Q_SIGNALS:
  void changed();       ///< The weights.
  void marksChanged();  ///< muted() or solo().

 private:
  /// Of the updated scene; null where the document has no materials.
  [[nodiscard]] const MaterialMap* map();

  JobRunner& jobs_;
  EditorDocument* document_ = nullptr;
  std::vector<Subscription> subscriptions_;
};

}  // namespace scarp
