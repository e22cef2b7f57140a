#include "ui/settings/PreferencesDialog.h"

#include <QCheckBox>
#include <QComboBox>
#include <QLabel>
#include <cmath>

#include "core/memory/PagedPieces.h"
#include "core/remote/BlockCache.h"
#include "ui/settings/Language.h"
#include "ui/settings/Preferences.h"
#include "ui/widgets/NumberEdit.h"
#include "ui/widgets/NumberText.h"

namespace scarp {
namespace {

constexpr double kGiB = 1 << 30, kMostCacheGiB = 1024.0;

NumberEdit* countField(const char* name, const QString& title, int value, int high) {
  auto* field = new NumberEdit(title, QString(), {1, double(high), true});
  field->setObjectName(QLatin1String(name));
  field->setValue(value);
  return field;
}

}  // namespace

PreferencesDialog::PreferencesDialog(const ProjectPreferences& now, std::size_t memory, std::uint64_t cache,
                                     QWidget* parent)
    : FormDialog(tr("Preferences"), tr("OK"), parent),
      preferences_(now),
      autosave_(new QCheckBox(tr("Save the project by itself"))),
      minutes_(countField("autosaveMinutes", tr("Minutes"), now.autosaveMinutes, 120)),
      versions_(countField("versions", tr("Versions"), now.versions, 100)),
      memory_(memory),
      cache_(cache),
      gibibytes_(new NumberEdit(tr("Memory"), tr("GiB"),
                                {0.5, std::max(0.5, static_cast<double>(machineBytes()) / kGiB)})),
      cacheGibibytes_(new NumberEdit(tr("Kept from the network"), tr("GiB"), {0, kMostCacheGiB})),
      language_(new QComboBox),
      mouse_(new QComboBox),
      units_(new QComboBox),
      tips_(new QCheckBox(tr("Show tips over controls"))),
      askAgain_(new QCheckBox(tr("Ask for import settings again"))) {
  language_->setObjectName(QStringLiteral("language"));
  language_->addItem(tr("As the system has it"), QString());
  for (const Language& one : languages()) language_->addItem(one.name, one.code);
  language_->setCurrentIndex(std::max(0, language_->findData(rememberedLanguage())));
  language_->setToolTip(tr("From the next start of Scarp on"));
  addRow(tr("Language"), language_);
  mouse_->setObjectName(QStringLiteral("mouse"));
  for (const char* program : kNavigationTitles) mouse_->addItem(QLatin1String(program));
  mouse_->setCurrentIndex(static_cast<int>(rememberedNavigation()));
  mouse_->setToolTip(tr("The buttons that orbit, pan and zoom; F1 lists them"));
  addRow(tr("Mouse like in"), mouse_);
  units_->setObjectName(QStringLiteral("units"));
  units_->addItems({tr("Metric: metres, kilometres"), tr("Imperial: feet, miles")});
  units_->setCurrentIndex(static_cast<int>(rememberedUnits()));
  units_->setToolTip(tr("Of lengths in the window; files and scripts have metres"));
  addRow(tr("Units"), units_);
  tips_->setObjectName(QStringLiteral("tips"));
  tips_->setChecked(showsTips());
  tips_->setToolTip(tr("Without them, Help → What Is This? or Shift+F1 still says what a control does"));
  addRow(tr("Tips"), tips_);
  autosave_->setObjectName(QStringLiteral("autosave"));
  autosave_->setChecked(now.autosave);
  autosave_->setToolTip(tr("Only a project that has a file, and only when there is something to save"));
  minutes_->setEnabled(now.autosave);
  minutes_->setWhatsThis(tr("How long after one save the next comes"));
  versions_->setWhatsThis(tr("How many earlier saved states a project keeps in its file"));
  connect(autosave_, &QCheckBox::toggled, minutes_, &QWidget::setEnabled);
  addRow(tr("Autosave"), autosave_);
  addRow(tr("Every (minutes)"), minutes_);
  addRow(tr("Versions to keep"), versions_);
  gibibytes_->setObjectName(QStringLiteral("memory"));
  gibibytes_->setValue(static_cast<double>(memory) / kGiB, 3);
  gibibytes_->setToolTip(
      tr("Terrain beyond it lies in a temporary file and comes back when it is needed, so that it may be "
         "bigger than memory"));
  addRow(tr("Memory (GiB of %1)").arg(fixedText(static_cast<double>(machineBytes()) / kGiB, 1)), gibibytes_);
  cacheGibibytes_->setObjectName(QStringLiteral("cache"));
  cacheGibibytes_->setValue(static_cast<double>(cache) / kGiB, 3);
  cacheGibibytes_->setEnabled(!cacheLimitIsGiven());
  cacheGibibytes_->setToolTip(
      cacheLimitIsGiven()
          ? tr("The environment of the program says it")
          : tr("Of data from addresses: what is kept is not fetched again. What was not used for longest "
               "goes first; 0 keeps nothing"));
  addRow(tr("Kept from the network (GiB)"), cacheGibibytes_);
  askAgain_->setObjectName(QStringLiteral("askAgain"));
  askAgain_->setEnabled(anyOpensUnasked());
  askAgain_->setToolTip(tr("For the kinds of files for which it was said not to"));
  addRow(tr("Import"), askAgain_);
  auto* note = new QLabel(tr(
      "What you do is safe without any of this: a journal keeps every stroke as soon as it ends, and after "
      "a crash Scarp offers to bring it back. Versions are earlier saved states inside the project's file: "
      "File → Versions opens them."));
  note->setProperty("role", QStringLiteral("quiet"));
  note->setWordWrap(true);
  column().addWidget(note);
}

QString PreferencesDialog::language() const { return language_->currentData().toString(); }

NavigationStyle PreferencesDialog::navigation() const {
  return static_cast<NavigationStyle>(mouse_->currentIndex());
}

UnitSystem PreferencesDialog::units() const { return static_cast<UnitSystem>(units_->currentIndex()); }

bool PreferencesDialog::tips() const { return tips_->isChecked(); }

std::optional<QString> PreferencesDialog::takeValues() {
  for (const NumberEdit* edit : {minutes_, versions_, gibibytes_, cacheGibibytes_})
    if (const QString problem = edit->problem(); edit->isModified() && !problem.isEmpty()) return problem;
  preferences_ = {autosave_->isChecked(), minutes_->wholeValue(), versions_->wholeValue()};
  // As shown it is rounded.
  if (gibibytes_->isModified()) memory_ = static_cast<std::size_t>(std::llround(*gibibytes_->value() * kGiB));
  if (cacheGibibytes_->isModified())
    cache_ = static_cast<std::uint64_t>(std::llround(*cacheGibibytes_->value() * kGiB));
  if (askAgain_->isChecked()) askForAllKinds();
  return std::nullopt;
}

}  // namespace scarp
