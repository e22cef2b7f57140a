#pragma once

#include <QDockWidget>
#include <memory>
#include <vector>

#include "core/base/Signal.h"
#include "core/tools/ToolBox.h"

namespace scarp {

class EditorDocument;
class Viewport;

/// The same terrain from elsewhere, at first from above: a viewport with a camera and a pointer of its own.
/// Tool, brush, placement, selection and a path that is bent are those of the first view, whichever of the
/// two they are changed in. While it is hidden it costs nothing.
class SecondView : public QDockWidget {
  Q_OBJECT

 public:
  SecondView(Viewport& first, QWidget* parent);
  ~SecondView() override;

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is taken away first.
  /// Looks as the first view does from now on: its settings and its exaggeration.
  void followLook();

  [[nodiscard]] Viewport& viewport() { return *viewport_; }
  /// Its own tools; null while it is hidden or there is no document.
  [[nodiscard]] ToolBox* tools() { return tools_.get(); }

 private:
  void open();
  void close();
  /// Gives one tool box what the hand holds in the other.
  static void hand(const ToolBox& from, ToolBox& to);
  void handBend(const ToolBox& from, ToolBox& to);

  Viewport& first_;
  Viewport* viewport_;
  EditorDocument* document_ = nullptr;
  std::unique_ptr<ToolBox> tools_;
  std::vector<Subscription> subscriptions_;
  bool handingBend_ = false;
};

}  // namespace scarp
