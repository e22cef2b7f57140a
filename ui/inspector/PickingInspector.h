#pragma once

#include <QTimer>
#include <memory>
#include <optional>

#include "core/base/Signal.h"
#include "core/geometry/Camera.h"
#include "core/objects/ObjectPickReport.h"
#include "core/pick/PickReport.h"
#include "ui/actions/EditorDock.h"

class QBoxLayout;
class QLabel;
class QTabBar;

namespace scarp {

class Actions;
class EditorDocument;
class HitFacts;
class JobRunner;
class MethodTable;
class NumberField;
class ObjectFacts;
class PickLegend;
class RayMap;
class Viewport;

/// Shows how a pick finds its point: in the 3-D view, from above, in numbers, and beside the textbook's
/// ways. The ray is the one under the cursor until it is pinned; a pinned one stays while the view is
/// orbited and the ground sculpted. Does nothing while it is closed.
class PickingInspector : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  PickingInspector(const Actions& actions, Viewport& viewport, QWidget* parent = nullptr);
  ~PickingInspector() override;

  void setDocument(EditorDocument* document) override;

  [[nodiscard]] bool pinned() const { return pinned_; }
  /// What is shown; null for nothing.
  [[nodiscard]] std::shared_ptr<const PickReport> report() const { return report_; }
  /// The object that the ray meets before the ground; nothing where it meets none.
  [[nodiscard]] const std::optional<ObjectPickReport>& object() const { return object_; }
  /// Brute force's answer for it, once it is there.
  [[nodiscard]] const std::optional<MethodAnswer>& searched() const { return searched_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;
  void changeEvent(QEvent* event) override;

 private:
  void makeContent();
  void connectActions();
  void setOpen(bool open);
  void pin(bool on);
  void follow();
  /// Looks from beside the ray, or from where it was cast.
  void lookFromSide();
  void lookAlong();

  void refresh();
  void showReport();
  void showMarks();
  void showMethods();
  void showPage();
  /// Whether there are answers that only a pinned ray gets, and gets in the background.
  [[nodiscard]] bool searchWanted() const;
  void startSearch();

  const Actions& actions_;
  Viewport& viewport_;
  EditorDocument* document_ = nullptr;
  std::optional<LocalRay> ray_;
  Camera castFrom_;  ///< The camera that the ray is of.
  bool pinned_ = false;
  std::shared_ptr<const PickReport> report_;
  std::optional<MethodAnswer> searched_;
  std::optional<ObjectPickReport> object_;
  std::vector<MethodAnswer> searchedObjects_;
  int searchNumber_ = 0;  ///< Results of earlier searches are out of date.

  QBoxLayout* sides_ = nullptr;  ///< The scroll area and the map.
  QBoxLayout* parts_;
  QLabel* state_;
  PickLegend* legend_;
  HitFacts* facts_;
  QTabBar* pages_;
  QWidget *groundPage_, *objectPage_;
  MethodTable *methods_, *objectMethods_;
  ObjectFacts* objectFacts_;
  NumberField* steps_;
  RayMap* map_;
  QTimer refreshSoon_, searchSoon_;
  std::unique_ptr<JobRunner> searches_;
  Subscription onRay_, onTerrain_;
};

}  // namespace scarp
