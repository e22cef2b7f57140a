#include "ui/project/PreferencesDialog.h"

#include <QCheckBox>
#include <QDoubleSpinBox>
#include <QLabel>
#include <QLocale>
#include <QSpinBox>
#include <cmath>

#include "core/base/PagedPieces.h"

namespace scarp {
namespace {

constexpr double kGiB = 1 << 30;

QSpinBox* countField(const char* name, int value, int high, const QString& unit) {
  auto* field = new QSpinBox;
  field->setObjectName(QLatin1String(name));
  field->setRange(1, high);
  field->setButtonSymbols(QAbstractSpinBox::NoButtons);
  field->setSuffix(QLatin1Char(' ') + unit);
  field->setValue(value);
  return field;
}

}  // namespace

PreferencesDialog::PreferencesDialog(const ProjectPreferences& now, std::size_t memory, QWidget* parent)
    : FormDialog(tr("Preferences"), tr("OK"), parent),
      preferences_(now),
      autosave_(new QCheckBox(tr("Save the project by itself"))),
      minutes_(countField("autosaveMinutes", now.autosaveMinutes, 120, tr("min"))),
      versions_(countField("versions", now.versions, 100, tr("saved states"))),
      memory_(memory),
      gibibytes_(new QDoubleSpinBox) {
  autosave_->setObjectName(QStringLiteral("autosave"));
  autosave_->setChecked(now.autosave);
  autosave_->setToolTip(tr("Only a project that has a file, and only when there is something to save"));
  minutes_->setEnabled(now.autosave);
  connect(autosave_, &QCheckBox::toggled, minutes_, &QWidget::setEnabled);
  addRow(tr("Autosave"), autosave_);
  addRow(tr("Every"), minutes_);
  addRow(tr("Versions"), versions_);
  const double machine = static_cast<double>(machineBytes()) / kGiB;
  gibibytes_->setObjectName(QStringLiteral("memory"));
  gibibytes_->setButtonSymbols(QAbstractSpinBox::NoButtons);
  gibibytes_->setDecimals(1);
  gibibytes_->setSingleStep(0.5);
  gibibytes_->setRange(0.5, std::max(0.5, machine));
  gibibytes_->setSuffix(tr(" GiB of %1").arg(QLocale().toString(machine, 'f', 1)));
  gibibytes_->setValue(static_cast<double>(memory) / kGiB);
  gibibytes_->setToolTip(
      tr("Terrain beyond it lies in a temporary file and comes back when it is needed, so that it may be "
         "bigger than memory"));
  addRow(tr("Memory"), gibibytes_);
  auto* note = new QLabel(tr(
      "What you do is safe without any of this: a journal keeps every stroke as soon as it ends, and after "
      "a crash Scarp offers to bring it back. Versions are earlier saved states inside the project's file: "
      "File → Versions opens them."));
  note->setProperty("role", QStringLiteral("quiet"));
  note->setWordWrap(true);
  column().addWidget(note);
}

std::optional<QString> PreferencesDialog::takeValues() {
  preferences_ = {autosave_->isChecked(), minutes_->value(), versions_->value()};
  // As shown it is rounded.
  if (std::abs(gibibytes_->value() - static_cast<double>(memory_) / kGiB) > 0.06)
    memory_ = static_cast<std::size_t>(std::llround(gibibytes_->value() * kGiB));
  return std::nullopt;
}

}  // namespace scarp
