#pragma once

#include <QDockWidget>

namespace scarp {

class EditorDocument;
class NavigatorMap;
class Viewport;

/// The terrain from above, to see where one is and to go elsewhere.
class NavigatorDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit NavigatorDock(Viewport& viewport, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.

 private:
  NavigatorMap* map_;
};

}  // namespace scarp
