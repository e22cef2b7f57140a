#pragma once

#include <QList>
#include <optional>

#include "ui/actions/EditorDock.h"

class QAction;
class QHBoxLayout;
class QPushButton;
class QTreeWidget;

namespace scarp {

class EditorDocument;
class TeamSession;
class Viewport;
struct Person;

/// Dock with the users who have the shared terrain open: name, colour, rights and activity. Moves the camera
/// to a user's position or view.
class PeopleDock : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  explicit PeopleDock(Viewport& viewport, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document) override;
  void offer(const QList<QAction*>& actions);  ///< Adds buttons below the list.

 private:
  void refresh();
  [[nodiscard]] const Person* chosen() const;
  void goThere();
  void lookFromThere();
  void showButtons();

  Viewport& viewport_;
  EditorDocument* document_ = nullptr;
  TeamSession* session_ = nullptr;
  QTreeWidget* list_;
  QPushButton *go_, *look_;
  QHBoxLayout* offers_;
};

}  // namespace scarp
