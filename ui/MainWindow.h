#pragma once

#include <QMainWindow>
#include <QPointer>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "core/view/Navigation.h"
#include "ui/document/EditorDocument.h"

namespace scarp {

class Actions;
class AlphaCommands;
class AnalysisController;
class AssetCommands;
class AssetPictures;
class BrushMarks;
class CompareController;
class Console;
class ExportCommands;
class MaterialImportCommands;
class FileCommands;
class GroundMenu;
class ImportCommands;
class InfoBar;
class JobRunner;
class KeyMap;
class LineCommands;
class LineMarks;
class ManualWindow;
class MaskCommands;
class ObjectCommands;
class DrapeCommands;
class DrapeView;
class Drops;
class EditorDock;
class MaterialView;
class MaskView;
class MessagesDialog;
class Notices;
class ScatterRulesPanel;
class OperationMenu;
class PeopleMarks;
class ProjectCommands;
class QualityMenu;
class RecentFiles;
class RecoveryCommands;
class SceneJobs;
class ScriptRunner;
class SecondView;
class ShadingController;
class StartPage;
class StatusReadout;
class TeamAreaCommands;
class TeamCommands;
class TeamVersionCommands;
class ToolCommands;
class ToolDocks;
class ViewCommands;
class Viewport;
class WindowLayout;
enum class Theme;

/// The editor's window: makes its parts and connects them. One document at a time.
class MainWindow : public QMainWindow {
  Q_OBJECT

 public:
  MainWindow();
  ~MainWindow() override;

  /// Opens a file on a worker; the window stays usable.
  void openFile(const QString& path);
  /// Generates the example island on a worker.
  void openSample();
  /// Shows a flat terrain, at once.
  void openFlat();
  /// Offers what a crash has left; whether the person wants something of it back.
  bool offerRecovery();
  /// Shows recent files and ways to start over the view.
  void showStartPage();

  [[nodiscard]] EditorDocument* document() { return document_.get(); }
  [[nodiscard]] Viewport& viewport() { return *viewport_; }
  [[nodiscard]] SecondView& secondView() { return *secondView_; }
  [[nodiscard]] Actions& actions() { return *actions_; }
  [[nodiscard]] JobRunner& jobs() { return *jobs_; }
  [[nodiscard]] InfoBar& infoBar() { return *info_; }
  [[nodiscard]] FileCommands& files() { return *files_; }
  [[nodiscard]] TeamCommands& team() { return *team_; }
  [[nodiscard]] TeamVersionCommands& teamVersions() { return *teamVersions_; }
  [[nodiscard]] ExportCommands& exports() { return *exports_; }
  [[nodiscard]] ProjectCommands& projects() { return *projects_; }
  [[nodiscard]] AnalysisController& analysis() { return *analysis_; }

  /// The panels, as in View → Panels: for a right click on a bar.
  QMenu* createPopupMenu() override;

 protected:
  void closeEvent(QCloseEvent* event) override;

 private:
  void makeParts();
  /// Creates the docks from their table, and the layout.
  void placeDocks(QToolBar& tools);
  void connectParts();
  void fillHeaders(QMenu& shading);
  void present(std::unique_ptr<EditorDocument> document, const std::map<std::string, std::string>& settings);
  /// Returns the settings that cannot be used, one line each.
  QStringList replaceDocument(std::unique_ptr<EditorDocument> document,
                              const std::map<std::string, std::string>& settings);
  void attach(EditorDocument* document);
  void showTitle();
  void connectAppearance();
  void useTheme(Theme theme);
  void navigateLike(NavigationStyle style);
  void reduceMotion(bool reduced);
  void showMessages();
  void showConsole();
  void showManual(const QString& link);  ///< A page of the manual, "docs/manual.md#sculpt".
  void saveScreenshot();
  void showAbout();
  [[nodiscard]] QString aboutText() const;
  void askPreferences();
  /// Keeps a picture of the document for the list of recent files.
  void rememberPicture();
  void leave();
  [[nodiscard]] bool writing() const;

  Actions* actions_;
  JobRunner* jobs_;
  Viewport* viewport_;
  SecondView* secondView_;
  SceneJobs* sceneJobs_;
  InfoBar* info_;
  Notices* notices_;
  MessagesDialog* messages_ = nullptr;  ///< Made when first asked for, like the next.
  Console* console_ = nullptr;
  ManualWindow* manual_ = nullptr;
  RecentFiles* recent_;
  KeyMap* keyMap_;
  QualityMenu* quality_;
  QAction *editKeys_, *report_;
  StartPage* startPage_ = nullptr;  ///< Created when it is first shown.
  ProjectCommands* projects_;
  RecoveryCommands* recovery_;
  ImportCommands* imports_;
  AlphaCommands* alphas_;
  QPointer<QDialog> position_, range_;  ///< That are open.
  FileCommands* files_;
  ExportCommands* exports_;
  MaterialImportCommands* materialImports_;
  TeamCommands* team_;
  TeamVersionCommands* teamVersions_;
  TeamAreaCommands* teamAreas_;
  PeopleMarks* peopleMarks_;
  ToolCommands* commands_;
  ViewCommands* views_;
  BrushMarks* brushMarks_;
  AssetCommands* assetCommands_;
  AssetPictures* assetPictures_;
  ScatterRulesPanel* scatterRules_;
  OperationMenu* operations_;
  ScriptRunner* scripts_;
  AnalysisController* analysis_;
  CompareController* compare_;
  ShadingController* shading_;
  StatusReadout* status_;
  LineMarks* lineMarks_;
  LineCommands* lineCommands_;
  MaskView* maskView_;
  MaskCommands* maskCommands_;
  ObjectCommands* objectCommands_;
  MaterialView* materialView_;
  DrapeView* drapeView_;
  DrapeCommands* drapeCommands_;
  GroundMenu* groundMenu_;
  Drops* drops_;
  std::vector<EditorDock*> docks_;  ///< In the order of their table.
  std::unique_ptr<WindowLayout> layout_;
  ToolDocks* toolDocks_;
  bool leaving_ = false;  ///< The person has agreed: the next close closes.
  bool leaveAfterWriting_ = false;
  bool presenting_ = false;  ///< The view does not show the document yet.
  std::unique_ptr<EditorDocument> document_;
  Subscription onFrame_, onUnits_;
};

}  // namespace scarp
