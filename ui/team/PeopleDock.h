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

/// Who has the shared terrain open: name, colour, rights, and what is done. Leads to where somebody is, or to what
/// somebody sees.
class PeopleDock : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  explicit PeopleDock(Viewport& viewport, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document) override;
  void offer(const QList<QAction*>& actions);  ///< Under the list.

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
