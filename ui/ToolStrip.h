#pragma once

#include <QToolBar>

class QToolButton;

namespace scarp {

class Actions;

/// The bar of tools at the window's edge. The ways to select share one button: a click takes up the one used
/// last, holding it or the right button shows all. Where the window is too low for all, the buttons draw
/// together.
class ToolStrip : public QToolBar {
  Q_OBJECT

 public:
  ToolStrip(const Actions& actions, QWidget* parent);

  [[nodiscard]] bool compact() const { return compact_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void addSelecting(const Actions& actions);
  void fit();
  void setCompact(bool compact);

  QToolButton* selecting_;
  bool compact_ = false;
  int roomyLength_ = 0;  ///< Pixels that all buttons take in full size.
};

}  // namespace scarp
