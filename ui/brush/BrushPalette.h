#pragma once

#include <QWidget>

class QButtonGroup;

namespace scarp {

class Actions;

/// All brush kinds as small pictures with their names, kin in a row.
class BrushPalette : public QWidget {
  Q_OBJECT

 public:
  /// A click triggers the kind's action.
  explicit BrushPalette(const Actions& actions, QWidget* parent = nullptr);

  void setChosen(int kind);

 private:
  QButtonGroup* kinds_;
};

}  // namespace scarp
