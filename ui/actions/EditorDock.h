#pragma once

#include <QDockWidget>
#include <QMainWindow>
#include <cstdint>
#include <string_view>

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

/// Parts of the editor that docks use and connect to. All outlive the docks.
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
  QWidget& scatterRules;  ///< Panel that becomes part of a dock.
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
  Overview,  ///< Column at the left of a large window; in a small one, tabs before those of Content.
  Content,   ///< Lower right.
  Bottom,
  Left,
};

/// State of a dock at program start and without a saved layout.
enum class DockStart : std::uint8_t {
  Open,
  Closed,      ///< Closed until the user opens it; later as the user left it.
  ClosedEach,  ///< Closed at each start.
};

/// Row of the table of docks, from which the window, its layout and its menus are built. Each dock defines
/// its row in its source file, as the static function `row()`; makeDocks() (ui/Docks.h) lists the docks.
struct DockRow {
  QString key;  ///< Object name. Must not change, because saved layouts contain it.
  QString title;
  const char* icon = nullptr;  ///< For the command palette; null: none.
  DockPlace place = DockPlace::Content;
  DockStart start = DockStart::Open;
  bool listed = true;              ///< Listed in View → Panels; other docks have a separate action.
  int size = 0;                    ///< Height in Overview and Bottom, width in Left; 0: the rest, pixels.
  std::string_view tool{};         ///< Tool whose settings or results the dock contains; empty: none.
  EditorDock* (*make)(const DockContext& context) = nullptr;
};

/// Dock of the editor window.
class EditorDock : public QDockWidget {
  Q_OBJECT

 public:
  /// Sets the object name and title from the row.
  EditorDock(DockRow row, QWidget* parent);

  [[nodiscard]] const DockRow& tableRow() const { return row_; }

  /// Sets the document; null for none. The document outlives the dock, or is removed with null first.
  virtual void setDocument(EditorDocument* document);
  /// Shows the controls of the dock's tool, if the dock has several parts.
  virtual void showTool() {}
  /// Returns whether opening the dock activates its tool. Called while another tool is active and a document
  /// is open.
  [[nodiscard]] virtual bool activatesTool(const ToolState&) const { return true; }
  /// Opens the dock, expands the sections around one of its widgets, and scrolls to it.
  virtual void reveal(QWidget& part);
  /// Cancels unfinished work before the document may be closed.
  virtual void cancelWork() {}

 Q_SIGNALS:
  void problem(const QString& message);  ///< Error in one line; empty: the error does not apply any more.
  void told(const QString& message);     ///< Result of an action that is not visible otherwise.
  /// Emitted after files were read or written. message: one line; notes: properties that were detected in the
  /// files.
  void reported(const QString& message, const QStringList& notes);
  void toolPicked();  ///< Emitted when the user chose controls of the dock's tool.

 private:
  DockRow row_;
};

}  // namespace scarp
