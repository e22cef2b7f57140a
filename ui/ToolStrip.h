#pragma once

#include <QToolBar>
#include <vector>

namespace scarp {

class Actions;
class ToolGroupButton;

/// The toolbar: a button for each group of tools (Actions::toolGroups), then undo and views. A button shows
/// the tool of its group that was active last, also after a restart. A click or the group's key activates it.
/// Holding the button, its corner, the right button and an arrow key open the list of the group's tools.
/// Buttons are smaller in a window that is too low for them.
class ToolStrip : public QToolBar {
  Q_OBJECT

 public:
  ToolStrip(const Actions& actions, QWidget* parent);

  [[nodiscard]] bool compact() const { return compact_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void addGroups();
  void restoreLastTools();
  void rememberLastTools() const;
  /// Activates the tool that is `by` places after the active one in its group.
  void stepInGroup(int by);
  void fit();
  void setCompact(bool compact);

  const Actions& actions_;
  std::vector<ToolGroupButton*> groups_;  ///< In the order of Actions::toolGroups.
  bool compact_ = false;
  int roomyLength_ = 0;  ///< Pixels that all buttons take in full size.
};

}  // namespace scarp
