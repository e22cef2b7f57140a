#pragma once

#include <QDockWidget>
#include <QMainWindow>
#include <cstdint>
#include <optional>

#include "core/tools/ToolValues.h"

namespace scarp {

class Actions;
class AnalysisController;
class AssetCommands;
class AssetPictures;
class CompareController;
class DrapeCommands;
class DrapeView;
class EditorDock;
class EditorDocument;
class JobRunner;
class LineCommands;
class LineMarks;
class MaskCommands;
class MaskView;
class MaterialView;
class OperationMenu;
class SecondView;
class ShadingController;
class TeamCommands;
class ToolState;
class Viewport;

/// Parts of the editor that docks are made from and connect themselves with. All outlive the docks.
struct DockContext {
  QMainWindow& window;
  const Actions& actions;
  JobRunner& jobs;
  Viewport& viewport;
  SecondView& secondView;
  ShadingController& shading;
  MaskView& maskView;
  MaskCommands& maskCommands;
  AssetCommands& assetCommands;
  AssetPictures& assetPictures;
  QWidget& scatterRules;  ///< A panel that becomes part of a dock.
  MaterialView& materialView;
  LineMarks& lineMarks;
  LineCommands& lineCommands;
  AnalysisController& analysis;
  OperationMenu& operations;
  DrapeView& drapeView;
  DrapeCommands& drapeCommands;
  CompareController& compare;
  TeamCommands& team;
};

/// Default place of a dock. Docks of one place are tabs in the order of the table.
enum class DockPlace : std::uint8_t {
  Tools,     ///< Upper right.
  Overview,  ///< A column at the left of a large window; tabs before those of Content in a small one.
  Content,   ///< Lower right.
  Bottom,
  Left,
};

/// State of a dock without a saved layout, and when the program starts.
enum class DockStart : std::uint8_t {
  Open,
  Closed,      ///< Until the user opens it; then as the user left it.
  ClosedEach,  ///< Closed at each start.
};

/// A row of the table of docks. The window, its layout and its menus make everything about a dock from it.
/// The row of a dock is in the dock's source file, as its static function `row()`; makeDocks() (ui/Docks.h)
/// lists the docks.
struct DockRow {
  QString key;  ///< Object name. Saved layouts contain it, so that it must not change.
  QString title;
  const char* icon = nullptr;  ///< For the command palette; null: none.
  DockPlace place = DockPlace::Content;
  DockStart start = DockStart::Open;
  bool listed = true;              ///< In View → Panels; others have an action of their own.
  int size = 0;                    ///< Pixels: height in Overview and Bottom, width in Left; 0: what remains.
  std::optional<ToolKind> tool{};  ///< Tool whose settings or results the dock contains.
  EditorDock* (*make)(const DockContext& context) = nullptr;
};

/// A dock of the editor's window.
class EditorDock : public QDockWidget {
  Q_OBJECT

 public:
  /// Takes its object name and title from the row.
  EditorDock(DockRow row, QWidget* parent);

  [[nodiscard]] const DockRow& tableRow() const { return row_; }

  /// Null for none. The document outlives the dock or is taken away first.
  virtual void setDocument(EditorDocument* document);
  /// Shows the controls of the dock's tool, if the dock has several parts.
  virtual void showTool() {}
  /// Returns the action that activates the dock's tool when the user opens the dock; null if the tool is to
  /// stay. Called while another tool is active and a document is open.
  [[nodiscard]] virtual QAction* toolAction(const ToolState& tools) const;
  /// Opens the dock with one of its widgets in sight.
  virtual void reveal(QWidget& part);
  /// Cancels unfinished work before the document may be closed.
  virtual void cancelWork() {}

 Q_SIGNALS:
  void problem(const QString& message);  ///< One line on what cannot be done; empty: no longer.
  void told(const QString& message);     ///< What was done, where that is not plain to see.
  /// Files were read or written: one line, and what was detected in them.
  void reported(const QString& message, const QStringList& notes);
  void toolPicked();  ///< The user chose controls of the dock's tool.

 private:
  DockRow row_;
};

}  // namespace scarp
