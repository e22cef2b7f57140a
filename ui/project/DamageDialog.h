#pragma once

#include <QDialog>
#include <QStringList>

namespace scarp {

class ProjectFile;

/// What of a project was found damaged, tile by tile, and what stands in its place; to be read and copied.
class DamageDialog : public QDialog {
  Q_OBJECT

 public:
  /// remarks: what was said when it was opened.
  DamageDialog(const ProjectFile& file, const QStringList& remarks, QWidget* parent);
};

}  // namespace scarp
