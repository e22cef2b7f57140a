#include "ui/project/PreferencesDialog.h"

#include <QCheckBox>
#include <QLabel>
#include <QSpinBox>

namespace scarp {
namespace {

QSpinBox* countField(const char* name, int value, int high, const QString& unit) {
  auto* field = new QSpinBox;
  field->setObjectName(QLatin1String(name));
  field->setRange(1, high);
  field->setSuffix(QLatin1Char(' ') + unit);
  field->setValue(value);
  return field;
}

}  // namespace

PreferencesDialog::PreferencesDialog(const ProjectPreferences& now, QWidget* parent)
    : FormDialog(tr("Preferences"), tr("OK"), parent),
      preferences_(now),
      autosave_(new QCheckBox(tr("Save projects by themselves"))),
      minutes_(countField("autosaveMinutes", now.autosaveMinutes, 120, tr("min"))),
      versions_(countField("versions", now.versions, 100, tr("saved states"))) {
  autosave_->setObjectName(QStringLiteral("autosave"));
  autosave_->setChecked(now.autosave);
  autosave_->setToolTip(tr("Only a project that has a file, and only when there is something to save"));
  minutes_->setEnabled(now.autosave);
  connect(autosave_, &QCheckBox::toggled, minutes_, &QWidget::setEnabled);
  addRow(tr("Autosave"), autosave_);
  addRow(tr("Every"), minutes_);
  addRow(tr("Versions"), versions_);
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
  return std::nullopt;
}

}  // namespace scarp
