#include "ui/MainWindow.h"

#include <QAction>
#include <QApplication>
#include <QCloseEvent>
#include <QFileInfo>
#include <QLabel>
#include <QMenu>
#include <QMenuBar>
#include <QMessageBox>
#include <QScopedValueRollback>
#include <QStatusBar>
#include <QTimer>
#include <QToolButton>
#include <utility>

#include "core/view/ViewLimits.h"
#include "ui/Docks.h"
#include "ui/FileCommands.h"
#include "ui/GroundMenu.h"
#include "ui/Menus.h"
#include "ui/Notices.h"
#include "ui/StatusReadout.h"
#include "ui/ToolCommands.h"
#include "ui/ToolStrip.h"
#include "ui/WindowLayout.h"
#include "ui/actions/Actions.h"
#include "ui/actions/EditorDock.h"
#include "ui/analysis/AnalysisController.h"
#include "ui/brush/BrushMarks.h"
#include "ui/brush/BrushSection.h"
#include "ui/compare/CompareDock.h"
#include "ui/document/SceneDisplay.h"
#include "ui/drape/DrapeCommands.h"
#include "ui/drape/DrapeView.h"
#include "ui/export/ExportCommands.h"
#include "ui/help/CommandCatalog.h"
#include "ui/help/CommandPalette.h"
#include "ui/help/KeyMap.h"
#include "ui/help/KeysDialog.h"
#include "ui/help/ManualWindow.h"
#include "ui/help/ShortcutsDialog.h"
#include "ui/help/StartPage.h"
#include "ui/help/SystemReport.h"
#include "ui/history/Console.h"
#include "ui/history/HistoryDock.h"
#include "ui/history/ScriptRunner.h"
#include "ui/import/ImportCommands.h"
#include "ui/import/NewTerrainDialog.h"
#include "ui/jobs/JobBar.h"
#include "ui/jobs/JobRunner.h"
#include "ui/lines/LineCommands.h"
#include "ui/lines/LineMarks.h"
#include "ui/lines/StampForm.h"
#include "ui/mask/MaskCommands.h"
#include "ui/mask/MaskView.h"
#include "ui/materials/MaterialImportDialog.h"
#include "ui/materials/MaterialView.h"
#include "ui/materials/RangeDialog.h"
#include "ui/navigator/NavigatorMap.h"
#include "ui/objects/AssetCommands.h"
#include "ui/objects/AssetPictures.h"
#include "ui/objects/ObjectCommands.h"
#include "ui/objects/SelectedObjectPanel.h"
#include "ui/operation/OperationMenu.h"
#include "ui/project/LeaveGuard.h"
#include "ui/project/ProjectCommands.h"
#include "ui/project/ProjectSaver.h"
#include "ui/project/RecoveryCommands.h"
#include "ui/project/WorkSettings.h"
#include "ui/render/MaterialTexture.h"
#include "ui/render/TerrainRenderer.h"
#include "ui/scatter/ScatterRulesPanel.h"
#include "ui/settings/Preferences.h"
#include "ui/settings/RecentFiles.h"
#include "ui/shading/ShadingController.h"
#include "ui/team/PeopleMarks.h"
#include "ui/team/TeamCommands.h"
#include "ui/team/TeamVersionCommands.h"
#include "ui/viewport/SecondView.h"
#include "ui/viewport/ViewCommands.h"
#include "ui/viewport/ViewHeader.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/DockTitles.h"
#include "ui/widgets/Explainer.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/Units.h"

namespace scarp {
MainWindow::MainWindow() {
  useUnits(rememberedUnits());
  makeParts();
  report_ = systemReportAction(this, [this] { return viewport_->rendererName(); });
  actions_->list(report_, actions_->messages);
  editKeys_ = keysAction(this);
  actions_->list(editKeys_, actions_->remove);
  quality_ = new QualityMenu(*viewport_, this);
  auto* scripts = new QMenu(tr("Sc&ripts"), this);
  scripts_ = new ScriptRunner(*jobs_, this);
  offerScripts(*scripts, [this](const QString& path) {
    if (!document_) return;
    scripts_->runFile(path, [this](const QString& problem) {
      if (!problem.isEmpty()) info_->say(InfoBar::Tone::Error, problem);
    });
  });
  QMenu* shading = makeShadingMenu(*actions_, this);
  fillMenus(*menuBar(), *actions_, *recent_, layout_->panelActions(), *shading, *quality_, *operations_, *scripts,
            *report_, *editKeys_);
  fillHeaders(*shading);
  keyMap_ = new KeyMap(*this, *actions_);
  connect(editKeys_, &QAction::triggered, this, [this] { KeysDialog(*keyMap_, *actions_, this).exec(); });
  connectParts();
  layout_->restore();
  attach(nullptr);
  viewport_->setFocus();
}

void MainWindow::fillHeaders(QMenu& shading) {
  for (Viewport* view : {viewport_, &secondView_->viewport()}) {
    ViewHeader& header = view->header();
    header.offerMenu(shading, {}, tr("Choose how the terrain is coloured"), actions_->shadingModes);
    header.offer(*actions_->water);
    header.offerMenu(quality_->shadowMenu(), icon(QStringLiteral("sun-shadow")),
                     tr("Choose the quality of the shadows of terrain and objects"));
    header.offer(*actions_->groundGrid);
    header.offer(view == viewport_ ? *actions_->orthographic : secondView_->orthographic());
    if (view != viewport_) continue;
    header.offerMenu(*quality_, icon(QStringLiteral("quality")),
                     tr("Choose mesh detail, antialiasing and shadows"));
    header.offer(*actions_->statistics);
  }
}

MainWindow::~MainWindow() { attach(nullptr); }

QMenu* MainWindow::createPopupMenu() {
  auto* menu = new QMenu(this);
  menu->addActions(layout_->panelActions());
  return menu;
}

void MainWindow::makeParts() {
  actions_ = new Actions(this);
  jobs_ = new JobRunner(this);
  viewport_ = new Viewport(this);
  setCentralWidget(viewport_);
  secondView_ = new SecondView(*viewport_, this);
  sceneJobs_ = new SceneJobs(*jobs_, this);
  connect(viewport_, &Viewport::available, sceneJobs_, [this](bool software) {
    sceneJobs_->setTextureSide(materialTextureSide(machineDefaults(software).detail.fine));
  });
  info_ = new InfoBar(viewport_);
  info_->placeBelow(viewport_->header());
  notices_ = new Notices(*info_, this);
  recent_ = new RecentFiles(this);
  commands_ = new ToolCommands(*actions_, this);
  auto* toolBar = new ToolStrip(*actions_, this);
  for (QAction* action : {&secondView_->orthographic(), secondView_->toggleViewAction()})
    actions_->list(action, actions_->orthographic);
  views_ = new ViewCommands(*actions_, *viewport_, this);
  brushMarks_ = new BrushMarks(*viewport_, this);
  assetCommands_ = new AssetCommands(*this, *jobs_);
  assetPictures_ = new AssetPictures(*jobs_, this);
  scatterRules_ = new ScatterRulesPanel(*assetPictures_);
  maskView_ = new MaskView(this);
  lineMarks_ = new LineMarks(*viewport_, this);
  operations_ = new OperationMenu(*jobs_, this);
  analysis_ = new AnalysisController(*actions_, *viewport_, *jobs_, this);
  compare_ = new CompareController(*analysis_, *jobs_, this);
  shading_ = new ShadingController(*actions_, *viewport_, this);
  maskCommands_ = new MaskCommands(*actions_, *viewport_, *jobs_, this);
  objectCommands_ = new ObjectCommands(*actions_, *maskCommands_, *viewport_, this);
  materialView_ = new MaterialView(*jobs_, this);
  drapeView_ = new DrapeView(*jobs_, this);
  drapeCommands_ = new DrapeCommands(*this, *jobs_);
  peopleMarks_ = new PeopleMarks(*viewport_, this);
  groundMenu_ = new GroundMenu({*actions_, *commands_, *maskCommands_, *analysis_}, this);
  groundMenu_->watch(*viewport_, [this] { return document_ ? &document_->view() : nullptr; });
  groundMenu_->watch(secondView_->viewport(), [this] { return secondView_->controller(); });
  status_ = new StatusReadout;
  statusBar()->setSizeGripEnabled(false);
  statusBar()->addWidget(status_, 1);
  statusBar()->addPermanentWidget(new JobBar(*jobs_));
  auto* messages = new QToolButton;
  messages->setDefaultAction(actions_->messages);
  messages->setIconSize({16, 16});
  statusBar()->addPermanentWidget(messages);
  const EditorHost host{*this,
                        *jobs_,
                        *info_,
                        *recent_,
                        [this] { return document_.get(); },
                        [this](auto next, const auto& settings) { present(std::move(next), settings); },
                        [this] {
                          return workSettings(*document_, {*viewport_, *secondView_, *shading_});
                        },
                        [this](int side) { return viewport_->preview(side); }};
  projects_ = new ProjectCommands(*actions_, host);
  imports_ =
      new ImportCommands(host, projects_->guard(), [this](ReshapeForm* form) { operations_->ask(form); });
  alphas_ = new AlphaCommands(*this, *jobs_);
  files_ = new FileCommands(host, projects_->guard(), projects_->opener(), *imports_);
  exports_ = new ExportCommands(host);
  materialImports_ = new MaterialImportCommands(host);
  lineCommands_ = new LineCommands(*actions_, *maskCommands_, host);
  recovery_ = new RecoveryCommands(host, projects_->guard());
  team_ = new TeamCommands(host, projects_->guard());
  statusBar()->insertPermanentWidget(1, team_->status());
  teamVersions_ = new TeamVersionCommands(*actions_, host, *compare_);
  teamAreas_ = new TeamAreaCommands(*actions_, host);
  drops_ =
      new Drops(this, {files_, imports_, assetCommands_, lineCommands_, drapeCommands_, materialImports_});
  placeDocks(*toolBar);
}

void MainWindow::placeDocks(QToolBar& tools) {
  docks_ = makeDocks({.window = *this,
                      .actions = *actions_,
                      .jobs = *jobs_,
                      .viewport = *viewport_,
                      .secondView = *secondView_,
                      .shading = *shading_,
                      .maskView = *maskView_,
                      .maskCommands = *maskCommands_,
                      .assetCommands = *assetCommands_,
                      .assetPictures = *assetPictures_,
                      .scatterRules = *scatterRules_,
                      .materialView = *materialView_,
                      .lineMarks = *lineMarks_,
                      .lineCommands = *lineCommands_,
                      .analysis = *analysis_,
                      .operations = *operations_,
                      .drapeView = *drapeView_,
                      .drapeCommands = *drapeCommands_,
                      .compare = *compare_,
                      .team = *team_});
  layout_ = std::make_unique<WindowLayout>(*this, tools, docks_);
  toolDocks_ = new ToolDocks(docks_, *findChild<DockTitles*>(), *actions_, this);
  for (EditorDock* dock : docks_) {
    notices_->hear(dock);
    notices_->hearTold(dock);
    connect(&projects_->guard(), &LeaveGuard::asked, dock, &EditorDock::cancelWork);
    connect(dock, &EditorDock::reported, this, [this](const QString& message, const QStringList& notes) {
      if (notes.isEmpty()) return info_->say(InfoBar::Tone::Success, message);
      info_->say(InfoBar::Tone::Success, message, tr("Details…"),
                 [this, notes] { ReportDialog(tr("Import Textures"), {}, notes, this).exec(); });
    });
  }
}

void MainWindow::connectParts() {
  const auto on = [this](QAction* action, auto act) { connect(action, &QAction::triggered, this, act); };
  on(actions_->newTerrain, [this] { files_->askNew(); });
  on(actions_->open, [this] { files_->askOpen(); });
  on(actions_->openTeam, [this] { team_->askOpen(); });
  on(actions_->manageTeam, [this] { team_->askManage(); });
  actions_->manageTeam->setEnabled(false);
  connect(team_, &TeamCommands::manageable, actions_->manageTeam, &QAction::setEnabled);
  on(actions_->import, [this] { imports_->ask(); });
  on(actions_->importAddress, [this] { imports_->askAddress(); });
  on(actions_->importSettings, [this] { imports_->askSettings(); });
  on(actions_->importModels, [this] { assetCommands_->askImport(); });
  on(actions_->addDrape, [this] { drapeCommands_->askAdd(); });
  on(actions_->addDrapeAddress, [this] { drapeCommands_->askAddress(); });
  connect(drapeCommands_, &DrapeCommands::terrainDropped, this, &MainWindow::openFile);
  for (const ExportRow& row : exportRows())
    on(actions_->exporter(row.entry), [this, entry = row.entry] { exports_->ask(entry); });
  connect(lineCommands_, &LineCommands::exportWanted, exports_, &ExportCommands::askChosenLines);
  on(actions_->importMaterials, [this] { materialImports_->ask(); });
  connect(notices_, &Notices::materialsWanted, actions_->addMaterials, &QAction::trigger);
  on(actions_->typePosition, [this] {
    if (!document_) return;
    if (position_) position_->close();
    position_ = new PositionDialog(*document_, this);
    position_->setAttribute(Qt::WA_DeleteOnClose);
    position_->show();
    position_->activateWindow();
  });
  on(actions_->selectByRange, [this] {
    if (!document_) return;
    if (range_) range_->close();
    range_ = new RangeDialog(*document_, *maskView_, *jobs_, this);
    range_->setAttribute(Qt::WA_DeleteOnClose);
    range_->show();
    range_->activateWindow();
  });
  on(actions_->compareWith, [this] { compare_->ask(); });
  on(actions_->importLines, [this] { lineCommands_->askImport(); });
  on(actions_->exportAgain, [this] { exports_->exportAgain(); });
  on(actions_->quit, [this] { close(); });
  on(actions_->resetLayout, [this] {
    layout_->reset();
    toolDocks_->raise();
  });
  on(actions_->findCommand, [this] { (new CommandPalette(commandsOf(*this, *actions_), this))->show(); });
  on(actions_->manual, [this] { showManual(QStringLiteral("docs/manual.md")); });
  on(actions_->screenshot, [this] { saveScreenshot(); });
  on(actions_->shortcuts, [this] { ShortcutsDialog(*actions_, this).exec(); });
  on(actions_->messages, [this] { showMessages(); });
  on(actions_->console, [this] { showConsole(); });
  auto* explainer = new Explainer(this);
  explainer->setTips(showsTips());
  on(actions_->preferences, [this, explainer] {
    askPreferences();
    explainer->setTips(showsTips());
  });
  on(actions_->whatsThis, [this] { Explainer::explain(viewport_); });
  on(actions_->startPage, [this] { showStartPage(); });
  on(actions_->about, [this] { showAbout(); });
  connectAppearance();
  onUnits_ = unitsChanged().subscribe([this] {
    for (QWidget* each : findChildren<QWidget*>()) each->update();
  });

  notices_->hear(operations_, sceneJobs_, scatterRules_, assetCommands_, commands_, analysis_, compare_,
                 maskCommands_, drapeView_, drapeCommands_, groundMenu_, team_);
  notices_->hearTold(viewport_, views_, operations_, shading_, maskCommands_, drapeCommands_, alphas_);
  for (BrushBinding* brush : findChildren<BrushBinding*>())
    connect(brush, &BrushBinding::alphaFileChosen, alphas_,
            [this, brush](const QString& path) { alphas_->load(path, *brush); });
  StampForm& stamps = *findChild<StampForm*>();
  connect(&stamps, &StampForm::imageFileChosen, alphas_, [this, &stamps](const QString& path) {
    alphas_->load(
        path, stamps, [&stamps](const AlphaPtr& image) { stamps.setImage(image); },
        [&stamps](const QString& message) { Q_EMIT stamps.problem(message); });
  });
  connect(viewport_, &Viewport::unavailable, notices_,
          [this](const QString& reason) { notices_->complain(viewport_, reason); });
  connect(&projects_->guard(), &LeaveGuard::asked, operations_, &OperationMenu::takeBack);
  connect(&projects_->guard(), &LeaveGuard::asked, scripts_, &ScriptRunner::cancel);
  const auto openRule = [this](std::uint32_t rule) {
    for (EditorDock* dock : docks_)
      if (dock->isAncestorOf(scatterRules_)) dock->reveal(*scatterRules_);
    scatterRules_->open(rule);
  };
  connect(groundMenu_, &GroundMenu::ruleAsked, this, openRule);
  connect(findChild<SelectedObjectPanel*>(), &SelectedObjectPanel::ruleAsked, this, openRule);
  connect(shading_, &ShadingController::changed, secondView_, &SecondView::followLook);
  connect(shading_, &ShadingController::changed, scatterRules_,
          [this] { scatterRules_->setWater(shading_->water()); });
  // One sun: a shadow's follows the scene's, and the scene's goes where a shown shadow's is moved to. Showing
  // one moves nothing.
  connect(shading_, &ShadingController::changed, this,
          [this] { analysis_->followSun(shading_->settings().light); });
  connect(analysis_, &AnalysisController::choiceChanged, this,
          [this, before = std::optional<SceneLight>()]() mutable {
            const bool shown = analysis_->choice().kind == AnalysisKind::SunShadow;
            const std::optional<SceneLight> sun = shown ? std::optional(analysis_->sun()) : std::nullopt;
            if (sun && before && *sun != *before)
              shading_->change([&](RenderSettings& s) { s.light = *sun; });
            before = sun;
          });
  recovery_->onShared([this](const Recoverable& lost, std::size_t edits) { team_->resume(lost, edits); });
  connect(teamAreas_, &TeamAreaCommands::frameOffered, viewport_, [this] { viewport_->setFocus(); });
  connect(findChild<SharedChangesList*>(), &SharedChangesList::nameAsked, teamVersions_,
          [this](long long change) { teamVersions_->askName(change); });
  connect(recent_, &RecentFiles::chosen, this, &MainWindow::openFile);
  // Closing waits for what is being written: one asked for it.
  connect(
      jobs_, &JobRunner::changed, this,
      [this] {
        if (leaveAfterWriting_ && !writing()) leave();
      },
      Qt::QueuedConnection);
  connect(materialImports_, &MaterialImportCommands::painted, this,
          [this] { actions_->shadings[static_cast<std::size_t>(ShadingMode::Materials)]->trigger(); });
  connect(exports_, &ExportCommands::failed, this, [this] { leaveAfterWriting_ = false; });
  connect(&projects_->saver(), &ProjectSaver::failed, this, [this] { leaveAfterWriting_ = false; });
}

void MainWindow::openFile(const QString& path) { files_->open(path); }

bool MainWindow::offerRecovery() { return recovery_->offer(); }

void MainWindow::openSample() {
  NewTerrain island = sampleIsland();
  island.seed = 1;
  files_->make(island);
}

void MainWindow::openFlat() { files_->make({}); }

void MainWindow::present(std::unique_ptr<EditorDocument> document,
                         const std::map<std::string, std::string>& settings) {
  rememberPicture();
  QStringList problems;
  {
    const QScopedValueRollback presenting(presenting_, true);
    problems = replaceDocument(std::move(document), settings);
    // The title and the picture change together: creating the first picture takes seconds on a slow machine.
    viewport_->repaint();
  }
  if (!problems.isEmpty())
    info_->say(
        InfoBar::Tone::Warning,
        tr("A setting that the project keeps cannot be used and is as usual: %1").arg(problems.first()));
  showTitle();
}

QStringList MainWindow::replaceDocument(std::unique_ptr<EditorDocument> document,
                                        const std::map<std::string, std::string>& settings) {
  document->view().setNavigation(rememberedNavigation());
  document->view().setJumps(reducesMotion());
  continueWork(document_.get(), *document);
  document->view().setCamera(openingCamera(document->terrain(), viewport_->viewSize()));
  QStringList problems;
  if (!settings.empty()) problems = restoreWork(settings, *document);
  // With another frame nothing that was derived from the ground holds any more: as with another document.
  // Subscribed before the panels, which thereby do not see this change.
  onFrame_ = document->terrain().changed.subscribe([this](const DocumentChange& change) {
    if (!change.frame) return;
    attach(nullptr);
    // The edit that does it is still under way.
    QTimer::singleShot(0, document_.get(), [this] {
      attach(document_.get());
      document_->view().frameSelected(viewport_->viewSize());
    });
  });
  attach(document.get());
  document_ = std::move(document);
  if (!settings.empty()) restoreViews(settings, {*viewport_, *secondView_, *shading_});
  recovery_->keep(*document_);
  info_->hide();
  if (startPage_) startPage_->hide();
  return problems;
}

void MainWindow::attach(EditorDocument* document) {
  if (position_) position_->close();
  if (range_) range_->close();
  const auto give = [document](auto*... parts) { (parts->setDocument(document), ...); };
  give(operations_, scripts_);  // first: they take back what they are trying on the previous document
  viewport_->setScene(document ? &document->display() : nullptr, document ? &document->view() : nullptr);
  give(sceneJobs_, commands_, views_, brushMarks_, assetCommands_, scatterRules_, lineMarks_, analysis_,
       compare_, shading_, maskView_, maskCommands_, objectCommands_, materialView_, drapeView_,
       drapeCommands_, status_, notices_, groundMenu_, team_, teamVersions_, teamAreas_, peopleMarks_,
       drops_);
  for (EditorDock* dock : docks_) dock->setDocument(document);
  if (console_) console_->setDocument(document);
  for (QAction* action : {actions_->importSettings, actions_->compareWith, actions_->importMaterials,
                          actions_->importModels, actions_->importLines, actions_->addDrape,
                          actions_->addDrapeAddress, actions_->exportAgain, actions_->typePosition})
    action->setEnabled(document);
  for (QAction* action : actions_->exports) action->setEnabled(document);
  toolDocks_->setDocument(document);
  if (document)
    connect(document, &EditorDocument::titleChanged, this, &MainWindow::showTitle, Qt::UniqueConnection);
  else
    setWindowTitle(tr("Scarp"));
}

void MainWindow::showTitle() {
  if (presenting_) return;
  const bool closed = document_->project() && document_->project()->readOnly();
  setWindowTitle((document_->shared() ? tr("%1[*] (shared) — Scarp")
                  : closed            ? tr("%1[*] (read-only) — Scarp")
                                      : tr("%1[*] — Scarp"))
                     .arg(document_->name()));
  setWindowModified(document_->modified());
  projects_->showState();
}

void MainWindow::showMessages() {
  if (!messages_) messages_ = new MessagesDialog(info_->log(), this);
  messages_->show();
  messages_->raise();
  messages_->activateWindow();
}

void MainWindow::showManual(const QString& link) {
  if (!manual_) manual_ = new ManualWindow(this);
  manual_->showPage(link);
  manual_->show();
  manual_->raise();
  manual_->activateWindow();
}

void MainWindow::saveScreenshot() {
  const QString name = document_ ? QFileInfo(document_->name()).completeBaseName() : QString();
  ScreenshotDialog dialog(*viewport_, name.isEmpty() ? QStringLiteral("scarp") : name, this);
  if (dialog.exec() != QDialog::Accepted) return;
  const QSize size = dialog.imageSize();
  info_->say(InfoBar::Tone::Success,
             tr("Saved “%1” (%2 × %3 pixels).")
                 .arg(dialog.path(), QString::number(size.width()), QString::number(size.height())));
}

void MainWindow::showConsole() {
  if (!console_) console_ = new Console(*scripts_, this);
  console_->setDocument(document_.get());
  console_->show();
  console_->raise();
  console_->activateWindow();
}

void MainWindow::showStartPage() {
  if (!startPage_) {
    startPage_ = new StartPage(*actions_, *keyMap_, *recent_, viewport_);
    connect(startPage_, &StartPage::changesWanted, this,
            [this] { showManual(QStringLiteral("CHANGELOG.md")); });
    connect(startPage_, &StartPage::exampleWanted, this,
            [this] { projects_->guard().confirmDiscard([this] { openSample(); }); });
    connect(startPage_, &StartPage::opened, commands_, [this] { commands_->setViewCovered(true); });
    connect(startPage_, &StartPage::closed, commands_, [this] { commands_->setViewCovered(false); });
  }
  startPage_->open();
}

void MainWindow::rememberPicture() {
  if (!document_ || document_->shared() || document_->path().isEmpty()) return;
  rememberRecentPicture(document_->path(), viewport_->preview(kRecentPictureSide));
}

QString MainWindow::aboutText() const {
  return tr("<h3>Scarp %1</h3><p>An editor for heightmap terrain.<br>What you point at is what you "
            "edit.</p><p>Drawn by %2.</p><p>Apache License 2.0</p>")
      .arg(QApplication::applicationVersion(), viewport_->rendererName().toHtmlEscaped());
}

void MainWindow::showAbout() { QMessageBox::about(this, tr("About Scarp"), aboutText()); }

void MainWindow::closeEvent(QCloseEvent* event) {
  if (leaving_) {
    rememberPicture();
    layout_->remember();
    return event->accept();
  }
  // Asking takes a loop of its own, in which Qt would not let the window be closed anew.
  event->ignore();
  QTimer::singleShot(0, this, [this] { leave(); });
}

void MainWindow::leave() {
  // What is being written may be the very changes that one would be asked about: first it, then the question.
  leaveAfterWriting_ = writing();
  if (leaveAfterWriting_)
    return info_->say(InfoBar::Tone::Info, exports_->exporting()
                                               ? tr("Scarp closes as soon as the export is written.")
                                               : tr("Scarp closes as soon as the project is saved."));
  projects_->guard().confirmDiscard([this] {
    if (writing()) return leave();  // yet another, begun meanwhile
    leaving_ = true;
    close();
  });
}

bool MainWindow::writing() const { return exports_->exporting() || projects_->saver().saving(); }

}  // namespace scarp
