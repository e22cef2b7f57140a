#pragma once

#include <QObject>
#include <string_view>
#include <vector>

#include "core/base/Signal.h"
#include "core/brush/BrushSettings.h"

namespace scarp {

class Actions;
class DockTitles;
class EditorDock;
class EditorDocument;
struct DockContext;

/// Creates the docks of the table in its order, which is also the order of their tabs and of View → Panels.
[[nodiscard]] std::vector<EditorDock*> makeDocks(const DockContext& context);

/// Docks that belong to a tool: selecting the tool raises its dock, and opening the dock selects the tool.
class ToolDocks : public QObject {
  Q_OBJECT

 public:
  ToolDocks(const std::vector<EditorDock*>& docks, const DockTitles& titles, const Actions& actions,
            QObject* parent);

  void setDocument(EditorDocument* document);  ///< Null for none; outlives this or is removed first.
  void raise();                                ///< Raises the dock of the selected tool.

 private:
  void follow();
  void activateToolOf(const EditorDock& dock);

  const std::vector<EditorDock*>& docks_;
  const Actions& actions_;
  EditorDocument* document_ = nullptr;
  std::string_view shownTool_;
  BrushKind shownBrush_ = BrushKind::Raise;
  Subscription onTool_;
};

}  // namespace scarp
