#pragma once

#include <QToolBar>

#include "core/base/Signal.h"

class QToolButton;

namespace scarp {

class Actions;
class EditorDocument;

/// The bar of tools at the window's edge. The ways to select share one button: a click takes up the one used
/// last, holding it or the right button shows all. Where the window is too low for all, the buttons draw
/// together.
class ToolStrip : public QToolBar {
  Q_OBJECT

 public:
  ToolStrip(const Actions& actions, QWidget* parent);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  [[nodiscard]] bool compact() const { return compact_; }

 protected:
  void resizeEvent(QResizeEvent* event) override;

 private:
  void addSelecting();
  void showSelecting();
  void fit();
  void setCompact(bool compact);

  const Actions& actions_;
  EditorDocument* document_ = nullptr;
  QToolButton* selecting_;
  bool compact_ = false;
  int roomyLength_ = 0;  ///< Pixels that all buttons take in full size.
  Subscription onSettings_;
};

}  // namespace scarp
