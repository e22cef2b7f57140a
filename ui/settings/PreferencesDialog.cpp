#include "ui/settings/PreferencesDialog.h"

#include <QAction>
#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QListWidget>
#include <QPushButton>
#include <QScreen>
#include <QScrollArea>
#include <QStackedWidget>
#include <algorithm>
#include <cmath>

#include "core/memory/PagedPieces.h"
#include "core/remote/BlockCache.h"
#include "ui/settings/Language.h"
#include "ui/settings/Preferences.h"
#include "ui/widgets/NumberField.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/Theme.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

constexpr double kGiB = 1 << 30, kMaxCacheGiB = 1024.0;
constexpr int kMaxAutosaveMinutes = 120, kMaxVersions = 100;
constexpr QSize kPageSize(470, 330);     ///< Pixels at a text size of 100 %.
constexpr int kPageListWidth = 165;      ///< Pixels at a text size of 100 %.
constexpr QSize kAroundPages(120, 190);  ///< Pixels that margins, title bar and buttons take.

NumberEdit* wholeNumberEdit(const char* name, const QString& title, int value, int high) {
  auto* field = new NumberEdit(title, QString(), {1, double(high), true});
  field->setObjectName(QLatin1String(name));
  field->setValue(value);
  return field;
}

NumberEdit* gibibyteEdit(const char* name, const QString& title, double bytes, NumberRange range) {
  auto* field = new NumberEdit(title, PreferencesDialog::tr("GiB"), range);
  field->setObjectName(QLatin1String(name));
  field->setValue(bytes / kGiB, 3);
  return field;
}

QCheckBox* preferenceBox(const char* name, const QString& text, const QString& tip, bool checked) {
  auto* box = new QCheckBox(text);
  box->setObjectName(QLatin1String(name));
  box->setToolTip(tip);
  box->setChecked(checked);
  return box;
}

QLabel* preferenceNote(const QString& text) {
  auto* note = new QLabel(text);
  note->setProperty("role", QStringLiteral("quiet"));
  note->setWordWrap(true);
  return note;
}

QPushButton* preferenceButton(const QAction& action) {
  auto* button = new QPushButton(action.text());
  button->setToolTip(action.toolTip());
  button->setAutoDefault(false);
  QObject::connect(button, &QPushButton::clicked, &action, &QAction::trigger);
  return button;
}

}  // namespace

PreferencesDialog::PreferencesDialog(PreferenceControls controls, QWidget* parent)
    : FormDialog(tr("Preferences"), tr("OK"), parent),
      controls_(std::move(controls)),
      list_(new QListWidget),
      pages_(new QStackedWidget) {
  list_->setObjectName(QStringLiteral("preferencePages"));
  list_->setAccessibleName(tr("Pages"));
  list_->setToolTip(tr("Choose a page of preferences"));
  list_->setFixedWidth(withTexts(kPageListWidth));
  list_->setResizeMode(QListView::Adjust);  // rows have the height of the style sheet only once it is shown
  const QScreen* on = parent ? parent->screen() : screen();
  const QSize room = on->availableSize() - kAroundPages - QSize(list_->width(), 0);
  pages_->setMinimumSize(QSize(withTexts(kPageSize.width()), withTexts(kPageSize.height())).boundedTo(room));
  addInterface();
  addNavigation();
  addPerformance();
  addFiles();
  addAbout();
  body().insertWidget(0, list_);
  column().addWidget(pages_, 1);
  connect(list_, &QListWidget::currentRowChanged, pages_, &QStackedWidget::setCurrentIndex);
  list_->setCurrentRow(0);
  list_->setFocus();
}

QFormLayout& PreferencesDialog::addPage(const QString& title) {
  auto* scroll = new QScrollArea;
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setFocusPolicy(Qt::NoFocus);
  auto* page = new QWidget;
  auto* rows = new QFormLayout(page);
  rows->setHorizontalSpacing(14);
  rows->setVerticalSpacing(9);
  rows->setLabelAlignment(Qt::AlignRight | Qt::AlignVCenter);
  rows->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
  scroll->setWidget(page);
  pages_->addWidget(scroll);
  list_->addItem(title);
  return *rows;
}

QComboBox* PreferencesDialog::addActions(QFormLayout& page, const char* name, const QString& title,
                                         const QString& tip, const std::vector<QAction*>& actions) {
  auto* combo = new QComboBox;
  combo->setObjectName(QLatin1String(name));
  combo->setToolTip(tip);
  const QString before = title + QStringLiteral(": ");
  for (const QAction* action : actions) {
    QString text = action->iconText();
    if (text.startsWith(before)) text = text.mid(before.size());
    if (!text.isEmpty()) text[0] = text[0].toUpper();
    combo->addItem(text);
    combo->setItemData(combo->count() - 1, action->toolTip(), Qt::ToolTipRole);
    if (action->isChecked()) combo->setCurrentIndex(combo->count() - 1);
  }
  addFormRow(page, title, combo);
  choices_.emplace_back(combo, actions);
  return combo;
}

void PreferencesDialog::addInterface() {
  QFormLayout& page = addPage(tr("Interface"));
  addActions(page, "theme", tr("Theme"), tr("Colours of the window"), controls_.themes);
  addActions(page, "textSize", tr("Text size"), tr("Size of the texts of the window"), controls_.textSizes);
  language_ = new QComboBox;
  language_->setObjectName(QStringLiteral("language"));
  language_->addItem(tr("System default"), QString());
  for (const Language& one : languages()) language_->addItem(one.name, one.code);
  language_->setCurrentIndex(std::max(0, language_->findData(rememberedLanguage())));
  language_->setToolTip(tr("Language of the window, after a restart of Scarp"));
  addFormRow(page, tr("Language"), language_);
  units_ = new QComboBox;
  units_->setObjectName(QStringLiteral("units"));
  units_->addItems({tr("Metric: metres, kilometres"), tr("Imperial: feet, miles")});
  units_->setCurrentIndex(static_cast<int>(rememberedUnits()));
  units_->setToolTip(tr("Units of lengths in the window; files and scripts use metres"));
  addFormRow(page, tr("Units"), units_);
  tips_ = preferenceBox("tips", tr("Show tooltips"),
                        tr("Without them, Help → What Is This? or Shift+F1 explains a control"), showsTips());
  addFormRow(page, tr("Tooltips"), tips_);
  stillCamera_ = preferenceBox("reduceMotion", tr("Reduce motion"), tr("Move the camera without animation"),
                               controls_.reduceMotion->isChecked());
  addFormRow(page, tr("Camera"), stillCamera_);
}

void PreferencesDialog::addNavigation() {
  QFormLayout& page = addPage(tr("Navigation and Keys"));
  navigation_ = addActions(page, "mouse", tr("Navigation style"),
                           tr("Mouse buttons that orbit, pan and zoom"), controls_.navigation);
  QLabel* buttons = preferenceNote({});
  page.addRow(QString(), buttons);
  const auto showButtons = [this, buttons](int index) {
    buttons->setText(controls_.navigation[static_cast<std::size_t>(index)]->toolTip() + QLatin1Char('.'));
  };
  connect(navigation_, &QComboBox::currentIndexChanged, this, showButtons);
  showButtons(navigation_->currentIndex());
  keymap_ = new QComboBox;
  keymap_->setObjectName(QStringLiteral("keymap"));
  keymap_->setToolTip(
      tr("Keys as in another program; another keymap discards the shortcuts that you changed"));
  for (const auto& [title, name] : controls_.keymaps) keymap_->addItem(title, name);
  showKeymap();
  addFormRow(page, tr("Keymap"), keymap_);
  connect(keymap_, &QComboBox::activated, navigation_, &QComboBox::setCurrentIndex);
  auto* edit = preferenceButton(*controls_.editKeys);
  edit->setObjectName(QStringLiteral("editKeys"));
  addFormRow(page, tr("Shortcuts"), edit);
  // The editor of shortcuts applies its changes at once.
  connect(controls_.editKeys, &QAction::triggered, this, [this] {
    showKeymap();
    const auto checked = std::ranges::find_if(controls_.navigation, &QAction::isChecked);
    navigation_->setCurrentIndex(static_cast<int>(checked - controls_.navigation.begin()));
  });
}

void PreferencesDialog::addPerformance() {
  QFormLayout& page = addPage(tr("Performance"));
  const double machine = static_cast<double>(machineBytes());
  memory_ = gibibyteEdit("memory", tr("Memory"), static_cast<double>(rememberedMemory()),
                         {0.5, std::max(0.5, machine / kGiB)});
  memory_->setToolTip(tr("Memory for terrain; more terrain is kept in a temporary file"));
  addFormRow(page, tr("Memory (GiB of %1)").arg(fixedText(machine / kGiB, 1)), memory_);
  addActions(page, "meshDetail", tr("Mesh detail"), tr("Accuracy of the terrain's shape in the view"),
             controls_.meshDetail);
  addActions(page, "antialiasing", tr("Antialiasing"), tr("Smoothness of edges in the view"),
             controls_.antialiasing);
  addActions(page, "shadows", tr("Shadows"), tr("Quality of the shadows of terrain and objects in the view"),
             controls_.shadows);
}

void PreferencesDialog::addFiles() {
  QFormLayout& page = addPage(tr("Files"));
  const ProjectPreferences now = projectPreferences();
  autosave_ =
      preferenceBox("autosave", tr("Autosave project"),
                    tr("Save a project that has a file when there are unsaved changes"), now.autosave);
  minutes_ = wholeNumberEdit("autosaveMinutes", tr("Minutes"), now.autosaveMinutes, kMaxAutosaveMinutes);
  minutes_->setEnabled(now.autosave);
  minutes_->setToolTip(tr("Minutes from one autosave to the next"));
  versions_ = wholeNumberEdit("versions", tr("Versions"), now.versions, kMaxVersions);
  versions_->setToolTip(tr("Number of earlier saved states that a project file keeps"));
  connect(autosave_, &QCheckBox::toggled, minutes_, &QWidget::setEnabled);
  addFormRow(page, tr("Autosave"), autosave_);
  addFormRow(page, tr("Every (minutes)"), minutes_);
  addFormRow(page, tr("Versions to keep"), versions_);
  cache_ =
      gibibyteEdit("cache", tr("Download cache"), static_cast<double>(rememberedCache()), {0, kMaxCacheGiB});
  cache_->setEnabled(!cacheLimitIsGiven());
  cache_->setToolTip(
      cacheLimitIsGiven()
          ? tr("The environment variable SCARP_REMOTE_CACHE sets this limit")
          : tr("Disk space for data from URLs; the least recently used data is deleted first"));
  addFormRow(page, tr("Download cache (GiB)"), cache_);
  askAgain_ =
      preferenceBox("askAgain", tr("Ask for import settings again"),
                    tr("Show the import dialog again for file types that were set not to ask"), false);
  askAgain_->setEnabled(anyOpensUnasked());
  addFormRow(page, tr("Import"), askAgain_);
  page.addRow(
      preferenceNote(tr("Your work is protected even without autosave: every stroke is journaled, and Scarp "
                        "offers to recover it after a crash. File → Versions opens earlier saved states.")));
}

void PreferencesDialog::addAbout() {
  QFormLayout& page = addPage(tr("About"));
  auto* about = new QLabel(controls_.about);
  about->setObjectName(QStringLiteral("aboutText"));
  about->setWordWrap(true);
  page.addRow(about);
  auto* report = preferenceButton(*controls_.report);
  report->setObjectName(QStringLiteral("openReport"));
  report->setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
  page.addRow(report);
}

void PreferencesDialog::showKeymap() {
  keymap_->setCurrentIndex(std::max(0, keymap_->findData(controls_.keymap())));
}

void PreferencesDialog::showPageOf(const QWidget& control) {
  for (int i = 0; i < pages_->count(); ++i)
    if (pages_->widget(i)->isAncestorOf(&control)) list_->setCurrentRow(i);
}

std::optional<QString> PreferencesDialog::takeValues() {
  for (const NumberEdit* edit : {minutes_, versions_, memory_, cache_})
    if (const QString problem = edit->problem(); edit->isModified() && !problem.isEmpty()) {
      showPageOf(*edit);
      return problem;
    }
  apply();
  return std::nullopt;
}

void PreferencesDialog::apply() {
  for (const auto& [combo, actions] : choices_)
    if (QAction* chosen = actions[static_cast<std::size_t>(combo->currentIndex())]; !chosen->isChecked())
      chosen->trigger();
  if (stillCamera_->isChecked() != controls_.reduceMotion->isChecked()) controls_.reduceMotion->trigger();
  const QString keymap = keymap_->currentData().toString();
  if (keymap != controls_.keymap()) controls_.useKeymap(keymap);
  rememberLanguage(language_->currentData().toString());
  if (const auto units = static_cast<UnitSystem>(units_->currentIndex()); units != rememberedUnits())
    rememberUnits(units);
  rememberTips(tips_->isChecked());
  rememberProjectPreferences({autosave_->isChecked(), minutes_->wholeValue(), versions_->wholeValue()});
  // Fields show rounded values: only what was typed is applied.
  if (memory_->isModified()) rememberMemory(static_cast<std::size_t>(std::llround(*memory_->value() * kGiB)));
  if (cache_->isModified()) rememberCache(static_cast<std::uint64_t>(std::llround(*cache_->value() * kGiB)));
  if (askAgain_->isChecked()) askForAllKinds();
}

}  // namespace scarp
