#include "ui/help/CommandCatalog.h"

#include <QAbstractSpinBox>
#include <QAction>
#include <QActionGroup>
#include <QCheckBox>
#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QMainWindow>
#include <QMenu>
#include <QMenuBar>
#include <QSlider>
#include <algorithm>
#include <set>
#include <utility>

#include "ui/actions/Actions.h"
#include "ui/actions/EditorDock.h"
#include "ui/actions/ToolCatalog.h"
#include "ui/render/RenderSettings.h"
#include "ui/widgets/RowMenu.h"

namespace scarp {

namespace {

/// Collects words by actions.
struct WordsAdder {
  const Actions& actions;
  std::map<const QAction*, QString> words{};

  /// Adds words in the language of the window, and then in English, which many people search in.
  void operator()(const QAction* action, const char* text) {
    QString& known = words[action];
    if (!known.isEmpty()) known += QLatin1Char(' ');
    const QString english = QString::fromUtf8(text),
                  translated = QCoreApplication::translate("CommandWords", text);
    known += translated == english ? english : translated + QLatin1Char(' ') + english;
  }
  void operator()(BrushKind kind, const char* text) { (*this)(actions.brush(kind), text); }
};

void addBrushes(const Actions&, WordsAdder& add) {
  add(BrushKind::Raise,
      QT_TRANSLATE_NOOP("CommandWords", "up higher hill mountain build add ground mound dune"));
  add(BrushKind::Lower,
      QT_TRANSLATE_NOOP("CommandWords", "down dig deeper valley trench remove ground carve"));
  add(BrushKind::Smooth, QT_TRANSLATE_NOOP("CommandWords", "soften blur bumps rough even relax calm"));
  add(BrushKind::Sharpen, QT_TRANSLATE_NOOP("CommandWords", "crisp detail rough ridges"));
  add(BrushKind::Flatten, QT_TRANSLATE_NOOP("CommandWords", "flat level even plane building site ground"));
  add(BrushKind::SetHeight,
      QT_TRANSLATE_NOOP("CommandWords", "exact height elevation metres absolute target"));
  add(BrushKind::Noise, QT_TRANSLATE_NOOP("CommandWords", "rough random fractal bumps natural detail"));
  add(BrushKind::Terrace, QT_TRANSLATE_NOOP("CommandWords", "steps stairs rice fields strata layers mesa"));
  add(BrushKind::Plateau, QT_TRANSLATE_NOOP("CommandWords", "table mesa platform flat top"));
  add(BrushKind::Crater, QT_TRANSLATE_NOOP("CommandWords", "impact meteor volcano moon caldera"));
  add(BrushKind::Ramp, QT_TRANSLATE_NOOP("CommandWords", "slope path way up incline road"));
  add(BrushKind::Stamp, QT_TRANSLATE_NOOP("CommandWords", "alpha picture height image mountain shape"));
  add(BrushKind::Clone, QT_TRANSLATE_NOOP("CommandWords", "copy ground elsewhere duplicate mountain"));
  add(BrushKind::Smudge, QT_TRANSLATE_NOOP("CommandWords", "smear drag push move ground"));
  add(BrushKind::Restore, QT_TRANSLATE_NOOP("CommandWords", "undo here paint history back original erosion"));
  add(BrushKind::Hydraulic, QT_TRANSLATE_NOOP("CommandWords", "erosion rain water river gully erode wear"));
  add(BrushKind::Thermal,
      QT_TRANSLATE_NOOP("CommandWords", "erosion talus scree landslide slump erode weather"));
  add(BrushKind::Hole, QT_TRANSLATE_NOOP("CommandWords", "cave tunnel cut out delete ground no data"));
  add(BrushKind::Fill, QT_TRANSLATE_NOOP("CommandWords", "close hole repair missing patch void no data"));
}

void addFiles(const Actions& actions, WordsAdder& add) {
  add(actions.newTerrain, QT_TRANSLATE_NOOP("CommandWords", "create blank empty island flat start world"));
  add(actions.open, QT_TRANSLATE_NOOP("CommandWords", "load file project dem geotiff heightmap"));
  add(actions.openTeam,
      QT_TRANSLATE_NOOP("CommandWords",
                        "team share together others collaborate multiplayer server postgres work"));
  add(actions.import,
      QT_TRANSLATE_NOOP("CommandWords", "load raw dem heightmap png geotiff lidar elevation data"));
  add(actions.importAddress,
      QT_TRANSLATE_NOOP("CommandWords",
                        "download internet url web online cloud s3 cog stac wcs dem elevation data"));
  add(actions.importSettings,
      QT_TRANSLATE_NOOP("CommandWords", "wrong height scale units upside down flipped feet"));
  add(actions.importModels, QT_TRANSLATE_NOOP("CommandWords", "mesh asset tree gltf glb fbx obj add own"));
  add(actions.addMaterials,
      QT_TRANSLATE_NOOP("CommandWords", "texture grass rock sand snow ground surface default"));
  add(actions.importMaterials, QT_TRANSLATE_NOOP("CommandWords", "splat map mask texture weight land cover"));
  add(actions.addDrape,
      QT_TRANSLATE_NOOP("CommandWords", "satellite aerial photo image map overlay orthophoto texture"));
  add(actions.addDrapeAddress, QT_TRANSLATE_NOOP("CommandWords", "satellite wms wmts map online overlay"));
  add(actions.save, QT_TRANSLATE_NOOP("CommandWords", "store keep project"));
  add(actions.versions,
      QT_TRANSLATE_NOOP("CommandWords", "earlier older backup history restore previous go back"));
  for (const QAction* area : {actions.keepArea, actions.releaseArea})
    add(area, QT_TRANSLATE_NOOP("CommandWords", "lock reserve lease claim region team"));
  add(actions.manageTeam,
      QT_TRANSLATE_NOOP("CommandWords",
                        "members invite role administrator permissions rights rename archive delete team"));
  add(actions.nameState, QT_TRANSLATE_NOOP("CommandWords", "version label tag milestone checkpoint"));
  add(actions.revert, QT_TRANSLATE_NOOP("CommandWords", "discard throw away changes start over"));
  for (const ExportRow& row : exportRows()) add(actions.exporter(row.entry), row.words);
  add.words[actions.exporter(ExportEntry::Gltf)] += QStringLiteral(" glb");
  // The most fitting come first.
  add(actions.preferences,
      QT_TRANSLATE_NOOP("CommandWords", "units feet miles metres imperial metric language"));
  add(actions.preferences,
      QT_TRANSLATE_NOOP("CommandWords", "settings options configure autosave memory cache"));
}

void addWork(const Actions& actions, WordsAdder& add) {
  add(actions.undo, QT_TRANSLATE_NOOP("CommandWords", "back mistake take back wrong erosion step"));
  add(actions.redo, QT_TRANSLATE_NOOP("CommandWords", "again forward"));
  add(actions.radiusUp, QT_TRANSLATE_NOOP("CommandWords", "bigger wider size increase"));
  add(actions.radiusDown, QT_TRANSLATE_NOOP("CommandWords", "little narrower size decrease"));
  add(actions.strengthUp, QT_TRANSLATE_NOOP("CommandWords", "more power intensity increase"));
  add(actions.strengthDown, QT_TRANSLATE_NOOP("CommandWords", "less power intensity gentle decrease"));
  add(actions.innerDown, QT_TRANSLATE_NOOP("CommandWords", "falloff feather blurry brush"));
  add(actions.innerUp, QT_TRANSLATE_NOOP("CommandWords", "falloff crisp sharp brush"));
  add(actions.takeHeight, QT_TRANSLATE_NOOP("CommandWords", "eyedropper pick sample height colour"));
  add(actions.repeatStroke, QT_TRANSLATE_NOOP("CommandWords", "redo same again"));
  add(actions.cut, QT_TRANSLATE_NOOP("CommandWords", "remove region"));
  add(actions.copy, QT_TRANSLATE_NOOP("CommandWords", "region mountain duplicate clipboard"));
  add(actions.paste, QT_TRANSLATE_NOOP("CommandWords", "insert region mountain clipboard"));
  add(actions.hide, QT_TRANSLATE_NOOP("CommandWords", "invisible trees objects"));
}

void addTools(const Actions& actions, WordsAdder& add) {
  for (const auto& [row, way, action] : actions.toolActions)
    for (const char* text : way->words)
      if (text) add(action, text);
}

void addViews(const Actions& actions, WordsAdder& add) {
  add(actions.frame,
      QT_TRANSLATE_NOOP("CommandWords", "zoom all everything fit center centre lost home reset camera view"));
  add(actions.viewTop, QT_TRANSLATE_NOOP("CommandWords", "top plan map bird straight down"));
  add(actions.orthographic, QT_TRANSLATE_NOOP("CommandWords", "ortho flat plan parallel"));
  add(actions.bookmarks[0], QT_TRANSLATE_NOOP("CommandWords", "camera saved"));
  add(actions.analyses[0],
      QT_TRANSLATE_NOOP("CommandWords", "what can be seen line of sight visible from here view"));
  add(actions.analyses[1], QT_TRANSLATE_NOOP("CommandWords", "shade sunlight day time dark light"));
  add(actions.analyses[2], QT_TRANSLATE_NOOP("CommandWords", "ambient occlusion sky light"));
  for (const ViewToggle& toggle : viewToggles()) add(actions.*toggle.action, toggle.words);
  const auto shading = [&](ShadingMode mode) { return actions.shadings[static_cast<std::size_t>(mode)]; };
  add(shading(ShadingMode::Slope),
      QT_TRANSLATE_NOOP("CommandWords", "steepness gradient steep angle avalanche"));
  add(shading(ShadingMode::Hypsometric),
      QT_TRANSLATE_NOOP("CommandWords", "elevation colours atlas colour ramp"));
  add(shading(ShadingMode::Hillshade), QT_TRANSLATE_NOOP("CommandWords", "relief grey shadow light"));
  add(actions.themeDark, QT_TRANSLATE_NOOP("CommandWords", "theme night black mode"));
  add(actions.themeLight, QT_TRANSLATE_NOOP("CommandWords", "theme day white bright mode"));
  for (const QAction* hand : actions.navigation)
    add(hand, QT_TRANSLATE_NOOP("CommandWords", "mouse navigation like controls orbit"));
  add(actions.resetLayout, QT_TRANSLATE_NOOP("CommandWords", "panels docks windows lost missing arrange"));
  add(actions.shortcuts, QT_TRANSLATE_NOOP("CommandWords", "keyboard keys hotkeys help mouse cheat sheet"));
  add(actions.console, QT_TRANSLATE_NOOP("CommandWords", "script record macro python json automate batch"));
  add(actions.whatsThis, QT_TRANSLATE_NOOP("CommandWords", "explain control meaning help tip"));
  add(actions.startPage, QT_TRANSLATE_NOOP("CommandWords", "first start begin example tour new changes"));
  add(actions.messages, QT_TRANSLATE_NOOP("CommandWords", "log errors warnings what was said"));
}

/// What users of Unreal, Blender, Krita, QGIS and Gaea type. The most fitting words come first: they count
/// the most.
void addOfOtherPrograms(const Actions& actions, WordsAdder& add) {
  add(actions.importLines,
      QT_TRANSLATE_NOOP("CommandWords", "osm openstreetmap gpx geojson shapefile kml dxf roads vector"));
  add(actions.exportAgain, QT_TRANSLATE_NOOP("CommandWords", "repeat batch bake update all presets"));
  add(actions.saveAs, QT_TRANSLATE_NOOP("CommandWords", "rename other name file"));
  add(actions.saveCopy, QT_TRANSLATE_NOOP("CommandWords", "duplicate backup file"));
  add(actions.compact, QT_TRANSLATE_NOOP("CommandWords", "shrink vacuum smaller file size clean up"));
  add(actions.compareWith, QT_TRANSLATE_NOOP("CommandWords", "difference diff change before after"));
  add(actions.quit, QT_TRANSLATE_NOOP("CommandWords", "exit close"));
  add(actions.remove, QT_TRANSLATE_NOOP("CommandWords", "remove erase clear"));
  add(actions.stampRegion, QT_TRANSLATE_NOOP("CommandWords", "brush from selection alpha heightmap stencil"));
  add(actions.duplicate, QT_TRANSLATE_NOOP("CommandWords", "copy clone instance"));
  add(actions.sameAsset, QT_TRANSLATE_NOOP("CommandWords", "select similar linked"));
  add(actions.replaceAsset, QT_TRANSLATE_NOOP("CommandWords", "swap exchange mesh model"));
  add(actions.groupObjects, QT_TRANSLATE_NOOP("CommandWords", "combine together join"));
  add(actions.addLayer, QT_TRANSLATE_NOOP("CommandWords", "new create"));
  add(actions.addLayerGroup, QT_TRANSLATE_NOOP("CommandWords", "folder new create"));
  add(actions.groupLayers, QT_TRANSLATE_NOOP("CommandWords", "folder combine together"));
  add(actions.mergeLayer, QT_TRANSLATE_NOOP("CommandWords", "flatten group combine"));
  add(actions.lock, QT_TRANSLATE_NOOP("CommandWords", "freeze protect pin"));
  add(actions.showAll, QT_TRANSLATE_NOOP("CommandWords", "unhide visible reveal"));
  add(actions.selectNone, QT_TRANSLATE_NOOP("CommandWords", "clear nothing"));
  add(actions.selectInvert, QT_TRANSLATE_NOOP("CommandWords", "inverse opposite swap"));
  add(actions.selectGrow, QT_TRANSLATE_NOOP("CommandWords", "expand dilate larger"));
  add(actions.selectShrink, QT_TRANSLATE_NOOP("CommandWords", "contract erode smaller"));
  add(actions.selectFromFile,
      QT_TRANSLATE_NOOP("CommandWords",
                        "polygon shapefile geopackage geojson feature attribute buffer mask import"));
  add(actions.selectByRange,
      QT_TRANSLATE_NOOP("CommandWords", "slope cliffs steep height altitude elevation threshold mask"));
  add(actions.selectBlur, QT_TRANSLATE_NOOP("CommandWords", "feather soften edge"));
  add(actions.viewNorth, QT_TRANSLATE_NOOP("CommandWords", "compass up direction"));
  add(actions.viewFront, QT_TRANSLATE_NOOP("CommandWords", "elevation numpad"));
  add(actions.viewSide, QT_TRANSLATE_NOOP("CommandWords", "right left elevation numpad"));
  add(actions.perspective, QT_TRANSLATE_NOOP("CommandWords", "3d camera"));
  add(actions.goUnder, QT_TRANSLATE_NOOP("CommandWords", "underground collision camera beneath cave"));
  add(actions.screenshot,
      QT_TRANSLATE_NOOP("CommandWords", "screenshot capture picture image render photo snapshot png print"));
  add(actions.inspector, QT_TRANSLATE_NOOP("CommandWords", "debug ray cursor accuracy"));
  add(actions.observer, QT_TRANSLATE_NOOP("CommandWords", "viewpoint eye tower line of sight"));
  add(actions.keepArea, QT_TRANSLATE_NOOP("CommandWords", "check out exclusive"));
  add(actions.themeHighContrast, QT_TRANSLATE_NOOP("CommandWords", "accessibility readable"));
  add(actions.reduceMotion, QT_TRANSLATE_NOOP("CommandWords", "animation accessibility dizzy"));
  add(actions.manual,
      QT_TRANSLATE_NOOP("CommandWords", "help documentation handbook guide docs user tutorial"));
  add(actions.findCommand, QT_TRANSLATE_NOOP("CommandWords", "search palette action menu"));
  add(actions.about, QT_TRANSLATE_NOOP("CommandWords", "version licence credits"));
  add(BrushKind::Hydraulic, QT_TRANSLATE_NOOP("CommandWords", "flow sediment channels"));
  add(BrushKind::Flatten, QT_TRANSLATE_NOOP("CommandWords", "plateau pad terrace"));
  add(BrushKind::Clone, QT_TRANSLATE_NOOP("CommandWords", "stamp tool heal"));
}

}  // namespace

std::map<const QAction*, QString> commandWords(const Actions& actions) {
  WordsAdder add{actions};
  for (const auto more : {addFiles, addBrushes, addWork, addTools, addViews, addOfOtherPrograms})
    more(actions, add);
  return std::move(add.words);
}

namespace {

struct CommandSearchTexts {
  Q_DECLARE_TR_FUNCTIONS(CommandSearch)
};

constexpr double kOfTitle = 10.0, kOfWords = 8.0, kOfPlace = 4.0, kOfTip = 3.0;

/// Endings that do not change what a word is about.
QString stem(const QString& word) {
  for (const char* ending : {"ing", "ies", "ed", "er", "s", "y"})
    if (const QString end = QLatin1String(ending); word.size() > end.size() + 2 && word.endsWith(end))
      return word.chopped(end.size());
  return word;
}

/// Whether the letters of one stand in another in this order, from the first on.
bool standsIn(const QString& letters, const QString& word) {
  if (word.isEmpty() || letters.isEmpty() || word[0] != letters[0]) return false;
  qsizetype at = 0;
  for (const QChar letter : letters) {
    at = word.indexOf(letter, at);
    if (at < 0) return false;
    ++at;
  }
  return true;
}

/// 0…1; `loose`: also by some of its letters.
double likeness(const QString& asked, const QString& word, bool loose) {
  if (asked == word) return 1.0;
  if (word.startsWith(asked)) return asked.size() > 1 ? 0.85 : 0.5;
  if (asked.size() > 3 && stem(asked) == stem(word)) return 0.79;  // "units" is not "Unity"
  if (asked.size() > 2 && word.contains(asked)) return 0.45;
  if (loose && asked.size() > 2 && standsIn(asked, word)) return 0.3;
  return 0.0;
}

double bestIn(const QString& asked, const QStringList& words, bool loose = false) {
  double best = 0.0;
  for (const QString& word : words) best = std::max(best, likeness(asked, word, loose));
  return best;
}

/// Best score of the search words. Earlier words count slightly more than later ones.
double bestOfWords(const QString& asked, const QStringList& words) {
  constexpr double kLater = 0.01, kLatest = 0.2;
  double best = 0.0;
  for (qsizetype i = 0; i < words.size(); ++i)
    if (const double like = likeness(asked, words[i], false); like > 0.0)
      best = std::max(best, like - std::min(kLatest, kLater * static_cast<double>(i)));
  return best;
}

struct SplitCommand {
  QStringList title, words, place, tip;
};

double scoreOf(const SplitCommand& command, const QStringList& asked) {
  double sum = 0.0;
  int found = 0;
  for (const QString& word : asked) {
    const double best =
        std::max({kOfTitle * bestIn(word, command.title, true), kOfWords * bestOfWords(word, command.words),
                  kOfPlace * bestIn(word, command.place), kOfTip * bestIn(word, command.tip)});
    sum += best;
    found += best > 0.0;
  }
  if (found == 0) return 0.0;
  const double share = static_cast<double>(found) / static_cast<double>(asked.size());
  // Of two with the same words the one with fewer others is meant.
  return sum * share * share + 0.5 / (1.0 + static_cast<double>(command.title.size()));
}

SplitCommand split(const CommandTexts& command) {
  return {wordsOf(command.title), wordsOf(command.words), wordsOf(command.place), wordsOf(command.tip)};
}

/// What is asked, without words that say nothing.
QStringList meaning(const QString& asked) {
  const QStringList all = wordsOf(asked);
  const QStringList idle =
      wordsOf(CommandSearchTexts::tr("a an the it is this that these to for of in on at as with and my me i you we how "
                                     "do does can make want get let some"));
  QStringList rest;
  for (const QString& word : all)
    if (!idle.contains(word)) rest += word;
  return rest.isEmpty() ? all : rest;
}

}  // namespace

QStringList wordsOf(const QString& text) {
  QString plain;
  for (const QChar letter : text.normalized(QString::NormalizationForm_KD).toLower()) {
    if (letter.isMark() || letter == QLatin1Char('&')) continue;
    // No mark is taken off a đ, and people type d for it.
    plain += letter == QChar(0x111) ? QLatin1Char('d') : letter.isLetterOrNumber() ? letter : QLatin1Char(' ');
  }
  return plain.split(QLatin1Char(' '), Qt::SkipEmptyParts);
}

double commandScore(const CommandTexts& command, const QString& asked) {
  return scoreOf(split(command), meaning(asked));
}

std::vector<std::size_t> bestCommands(const std::vector<CommandTexts>& commands, const QString& asked) {
  const QStringList words = meaning(asked);
  std::vector<std::pair<double, std::size_t>> found;
  for (std::size_t i = 0; i < commands.size(); ++i)
    if (const double score = scoreOf(split(commands[i]), words); score > 0.0) found.emplace_back(score, i);
  std::ranges::stable_sort(found, [](const auto& a, const auto& b) { return a.first > b.first; });
  std::vector<std::size_t> best;
  for (const auto& [score, place] : found) best.push_back(place);
  return best;
}

namespace {

QString placeWithin(const QString& place, const QString& part) {
  return place.isEmpty() ? part : place + QStringLiteral(" › ") + part;
}

class CatalogMaker {
 public:
  explicit CatalogMaker(const Actions& actions) : words_(commandWords(actions)) {}

  void addMenu(const QList<QAction*>& entries, const QString& place, const QString& menu = {}) {
    for (QAction* entry : entries) {
      if (entry->isSeparator() || !entry->isVisible()) continue;
      if (const QMenu* const below = entry->menu())
        addMenu(below->actions(), placeWithin(place, plainMenuText(entry->text())),
                plainMenuText(entry->text()));
      else
        add(entry, place, menu);
    }
  }
  void add(QAction* action, const QString& place, const QString& menu = {}) {
    if (action->text().isEmpty() || !seen_.insert(action).second) return;
    Command command;
    const auto words = words_.find(action);
    // The choices of a setting say little without its name: "Mouse Like In: Unreal".
    const bool choice =
        action->actionGroup() && action->actionGroup()->isExclusive() && action->icon().isNull();
    const QString text = plainMenuText(action->text());
    command.texts = {choice && !menu.isEmpty() ? menu + QStringLiteral(": ") + text : text, place,
                     words == words_.end() ? QString() : words->second, action->toolTip()};
    command.keys = action->shortcut().toString(QKeySequence::NativeText);
    command.icon = action->icon();
    command.checked = action->isCheckable() && action->isChecked();
    command.possible = action->isEnabled();
    command.action = action;
    command.run = [action = QPointer(action)] {
      if (action) action->trigger();
    };
    commands_.push_back(std::move(command));
  }
  void addControls(EditorDock& dock) {
    std::set<QString> names;
    for (QWidget* control : dock.findChildren<QWidget*>()) {
      const QString name = plainMenuText(control->accessibleName());
      const bool setting = qobject_cast<QAbstractSpinBox*>(control) || qobject_cast<QLineEdit*>(control) ||
                           qobject_cast<QCheckBox*>(control) ||
                           qobject_cast<QComboBox*>(control) || qobject_cast<QSlider*>(control);
      if (!setting || name.isEmpty() || control->isHidden() || !names.insert(name).second) continue;
      Command command;
      command.texts = {name, dock.windowTitle(), {}, control->toolTip()};
      command.run = [dock = QPointer(&dock), control = QPointer(control)] {
        if (dock && control) bringUp(*dock, *control);
      };
      commands_.push_back(std::move(command));
    }
  }
  [[nodiscard]] std::vector<Command> take() && { return std::move(commands_); }

 private:
  static void bringUp(EditorDock& dock, QWidget& control) {
    dock.reveal(control);
    control.setFocus(Qt::ShortcutFocusReason);
    if (auto* text = qobject_cast<QLineEdit*>(&control)) text->selectAll();
    if (auto* number = qobject_cast<QAbstractSpinBox*>(&control)) number->selectAll();
  }

  std::map<const QAction*, QString> words_;
  std::set<const QAction*> seen_;
  std::vector<Command> commands_;
};

}  // namespace

std::vector<Command> commandsOf(QMainWindow& window, const Actions& actions) {
  CatalogMaker maker(actions);
  maker.addMenu(window.menuBar()->actions(), {});
  for (const Actions::Group& group : actions.groups())
    for (QAction* action : group.actions)
      if (action->isVisible()) maker.add(action, group.title);
  for (EditorDock* dock : window.findChildren<EditorDock*>()) maker.addControls(*dock);
  return std::move(maker).take();
}

}  // namespace scarp
