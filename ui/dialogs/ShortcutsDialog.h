#pragma once

#include <QDialog>

namespace scarp {

class Actions;

/// All keys, and what the mouse does.
class ShortcutsDialog : public QDialog {
  Q_OBJECT

 public:
  ShortcutsDialog(const Actions& actions, QWidget* parent);
};

}  // namespace scarp
