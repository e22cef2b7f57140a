#pragma once

#include <QString>
#include <functional>

#include "ui/widgets/ReportDialog.h"

class QAction;

namespace scarp {

/// What a person is asked for who tells of a fault: versions, the machine, the screen, the language, and the
/// folders that Scarp writes to. renderer: what OpenGL runs on.
[[nodiscard]] ReportDialog::Facts systemFacts(const QString& renderer);
/// The same as lines of text, without the names of folders below the person's own: "~" in their place.
[[nodiscard]] QString systemText(const ReportDialog::Facts& facts);

/// Shows them, to be copied. Nothing is sent anywhere.
class SystemReportDialog : public ReportDialog {
  Q_OBJECT

 public:
  SystemReportDialog(const QString& renderer, QWidget* parent);
};

/// Of a window, for its menu: shows the dialog. renderer: as above, asked for then.
[[nodiscard]] QAction* systemReportAction(QWidget* window, std::function<QString()> renderer);

}  // namespace scarp
