#pragma once

#include <QWidget>

namespace scarp {

class Actions;

/// All brush kinds as small pictures with their names, kin in a row.
class BrushPalette : public QWidget {
  Q_OBJECT

 public:
  /// A click triggers the kind's action; the kind whose action is checked is marked.
  explicit BrushPalette(const Actions& actions, QWidget* parent = nullptr);
};

}  // namespace scarp
