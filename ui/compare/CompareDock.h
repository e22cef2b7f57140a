#pragma once

#include "ui/actions/EditorDock.h"

class QLabel;
class QListWidget;
class QPushButton;

namespace scarp {

class CompareController;
class CompareLegend;

/// How the document differs from the terrain that it is compared with: the colours' meaning, figures, and a list of
/// what differs that leads there. Open while there is a comparison; closing it ends it.
class CompareDock : public EditorDock {
  Q_OBJECT

 public:
  [[nodiscard]] static DockRow row();
  explicit CompareDock(CompareController& controller, QWidget* parent = nullptr);

 private:
  void refresh();
  void fillList();
  void goToRow(int row);

  CompareController& controller_;
  QLabel *title_, *figures_, *note_;
  CompareLegend* legend_;
  QListWidget* list_;
  QPushButton* close_;
};

}  // namespace scarp
