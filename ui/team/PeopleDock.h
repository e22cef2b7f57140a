#pragma once

#include <QDockWidget>
#include <QList>
#include <optional>

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
class PeopleDock : public QDockWidget {
  Q_OBJECT

 public:
  explicit PeopleDock(Viewport& viewport, QWidget* parent = nullptr);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
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
