#include "ui/project/CrashReportDialog.h"

#include <QClipboard>
#include <QDesktopServices>
#include <QDialogButtonBox>
#include <QFileInfo>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QLabel>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QUrl>
#include <QVBoxLayout>

#include "ui/project/ProjectOpener.h"
#include "ui/widgets/MessageText.h"

namespace scarp {

CrashReportDialog::CrashReportDialog(const CrashReport& report, QWidget* parent) : QDialog(parent) {
  setWindowTitle(tr("Crash Report"));
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(18, 16, 18, 14);
  column->setSpacing(12);
  auto* intro = new QLabel(
      tr("Scarp closed unexpectedly, %1. This is where it was then. Nothing of it is sent anywhere: copy it "
         "where you tell of the fault, with the system report that the Help menu has.")
          .arg(timeText(report.written)));
  intro->setWordWrap(true);
  column->addWidget(intro);
  const Result<std::string> read = readCrashReport(report);
  auto* text = new QPlainTextEdit(read ? QString::fromStdString(*read) : messageText(read.error().message));
  text->setObjectName(QStringLiteral("crashReport"));
  text->setAccessibleName(tr("Crash report"));
  text->setWhatsThis(tr("What the program was doing; nothing of it is sent anywhere"));
  text->setReadOnly(true);
  text->setLineWrapMode(QPlainTextEdit::NoWrap);
  text->setFont(QFontDatabase::systemFont(QFontDatabase::FixedFont));
  column->addWidget(text, 1);
  auto* where = new QLabel(QString::fromStdString(report.path));
  where->setProperty("role", QStringLiteral("quiet"));
  where->setTextFormat(Qt::PlainText);
  where->setWordWrap(true);
  where->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  column->addWidget(where);
  auto* buttons = new QDialogButtonBox(QDialogButtonBox::Close);
  QPushButton* copies = buttons->addButton(tr("Copy"), QDialogButtonBox::ActionRole);
  copies->setObjectName(QStringLiteral("copyCrash"));
  copies->setToolTip(tr("Copy the report"));
  QPushButton* shows = buttons->addButton(tr("Open Folder"), QDialogButtonBox::ActionRole);
  shows->setToolTip(tr("Show the folder that it lies in"));
  for (QPushButton* other : {copies, shows}) other->setAutoDefault(false);  // Enter closes
  connect(copies, &QPushButton::clicked, this,
          [text] { QGuiApplication::clipboard()->setText(text->toPlainText()); });
  connect(shows, &QPushButton::clicked, this, [path = QString::fromStdString(report.path)] {
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(path).path()));
  });
  connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
  column->addWidget(buttons);
  resize(760, 460);
}

}  // namespace scarp
