#include "ui/team/ServerTrustDialog.h"

#include <QCoreApplication>
#include <QMessageBox>
#include <QPushButton>

#include "core/team/TeamAddress.h"
#include "ui/team/TeamWords.h"
#include "ui/widgets/Icons.h"

namespace scarp {

namespace {

struct ServerTrustDialog {
  Q_DECLARE_TR_FUNCTIONS(ServerTrustDialog)
};

/// A fingerprint in lines of 16 pairs, as a person compares it.
QString inLines(const std::string& fingerprint) {
  const QString text = QString::fromStdString(fingerprint);
  constexpr int kHalf = 16 * 3 - 1;
  return text.left(kHalf) + QStringLiteral("<br>") + text.mid(kHalf + 1);
}

}  // namespace

bool confirmServer(QWidget* parent, const std::string& address, const Message& problem) {
  const auto fingerprint = fingerprintToConfirm(problem);
  const auto server = trustName(address);
  if (!fingerprint || !server || server->empty()) return false;
  const bool changed = trustedFingerprint(*server).has_value();
  const QString name = QString::fromStdString(*server).toHtmlEscaped();
  QMessageBox box(QMessageBox::NoIcon, ServerTrustDialog::tr("Trust Server"),
                  changed ? ServerTrustDialog::tr("The certificate of %1 has changed.").arg(name)
                          : ServerTrustDialog::tr("The certificate of %1 is not signed by a known authority.").arg(name),
                  QMessageBox::NoButton, parent);
  box.setInformativeText(
      QStringLiteral("<p>%1</p><p><code>%2</code></p><p>%3</p>")
          .arg(ServerTrustDialog::tr("Compare its SHA-256 fingerprint with the one that the administrator of the server "
                                     "gives you:"),
               inLines(*fingerprint),
               ServerTrustDialog::tr("If they differ, somebody may pretend to be the server, and your password would be "
                                     "sent there.")));
  box.setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
  box.setIconPixmap(icon(QStringLiteral("warning")).pixmap(40, 40));
  box.setObjectName(QStringLiteral("trustServer"));
  QPushButton* const trust = box.addButton(ServerTrustDialog::tr("Trust Server"), QMessageBox::AcceptRole);
  box.setDefaultButton(box.addButton(QMessageBox::Cancel));
  box.exec();
  if (box.clickedButton() != trust) return false;
  if (const auto kept = trustServer(address, *fingerprint); !kept) {
    QMessageBox::warning(parent, ServerTrustDialog::tr("Trust Server"), serverProblem(kept.error().message));
    return false;
  }
  return true;
}

}  // namespace scarp
