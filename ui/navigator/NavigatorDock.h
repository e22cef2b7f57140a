#pragma once

#include "ui/actions/EditorDock.h"

namespace scarp {

class EditorDocument;
class NavigatorMap;
class Viewport;

/// The terrain from above, to see where one is and to go elsewhere.
class NavigatorDock : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  explicit NavigatorDock(Viewport& viewport, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document) override;

 private:
  NavigatorMap* map_;
};

}  // namespace scarp
