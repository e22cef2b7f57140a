#include "ui/export/DamageGuard.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>
#include <algorithm>

#include "core/project/ProjectFile.h"
#include "ui/document/EditorDocument.h"
#include "ui/widgets/MessageText.h"

namespace scarp {
namespace {

class ExportQuestion {
  Q_DECLARE_TR_FUNCTIONS(ExportQuestion)

 public:
  /// Whether to export although a project is damaged.
  static bool ask(const Message& damage, QWidget& window) {
    QMessageBox box(QMessageBox::Warning, tr("Export Damaged Project"),
                    tr("Part of what is exported is damaged in the project's file."), QMessageBox::NoButton,
                    &window);
    box.setInformativeText(messageText(damage));
    box.setTextFormat(Qt::PlainText);
    QPushButton* exports = box.addButton(tr("Export Anyway"), QMessageBox::AcceptRole);
    exports->setObjectName(QStringLiteral("export-anyway"));
    box.setDefaultButton(box.addButton(QMessageBox::Cancel));
    box.exec();
    return box.clickedButton() == exports;
  }
};

}  // namespace

std::optional<DamageGuard> DamageGuard::ask(EditorDocument& document, DamageScope::Content content,
                                            QWidget& window) {
  DamageGuard guard;
  guard.file_ = document.source();
  if (!guard.file_) return guard;
  guard.scope_.content = content;
  guard.rasters_ = contentsOf(document.terrain()).document.rasters;
  const std::vector<Damage> known = damageWithin(guard.file_->damages(), guard.scope_);
  for (const Damage& damage : known) guard.accepted_->damages.push_back(damage.what);
  if (!known.empty() && !ExportQuestion::ask(damageLine(guard.file_->path(), known), window))
    return std::nullopt;
  return guard;
}

Result<void> DamageGuard::check(const Progress& progress) const {
  if (!file_) return {};
  auto found = findDamage(*file_, rasters_, scope_, progress);
  if (!found) return found.error();
  const std::lock_guard lock(accepted_->mutex);
  std::erase_if(*found, [this](const Damage& damage) {
    return std::ranges::find(accepted_->damages, damage.what) != accepted_->damages.end();
  });
  if (found->empty()) return {};
  for (const Damage& damage : *found) accepted_->damages.push_back(damage.what);
  return Error{"%1; %2", damageLine(file_->path(), *found),
               messageOf(ExportQuestion::tr("export it again to write it as it is"))};
}

}  // namespace scarp
