#include "ui/settings/RecentAddresses.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QMimeData>
#include <QSettings>
#include <QUrl>

#include "core/remote/RemoteAddress.h"
#include "ui/widgets/MessageText.h"

namespace scarp {
namespace {

const QString kRecentAddressesKey = QStringLiteral("import/addresses");
constexpr int kMostAddresses = 12;

}  // namespace

QStringList recentAddresses() { return QSettings().value(kRecentAddressesKey).toStringList(); }

void rememberAddress(const QString& address) {
  QStringList list = recentAddresses();
  list.removeAll(address);
  list.prepend(address);
  QSettings().setValue(kRecentAddressesKey, list.mid(0, kMostAddresses));
}

QComboBox* addressBox(const QString& hint) {
  auto* box = new QComboBox;
  box->setObjectName(QStringLiteral("address"));
  box->setAccessibleName(QCoreApplication::translate("AddressBox", "Address"));
  box->setEditable(true);
  box->setInsertPolicy(QComboBox::NoInsert);
  box->addItems(recentAddresses());
  box->setCurrentIndex(-1);
  box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
  box->setMinimumContentsLength(24);
  box->lineEdit()->setPlaceholderText(hint);
  box->setToolTip(QCoreApplication::translate("AddressBox",
                                              "Where the data is; the arrow lists the addresses used last"));
  return box;
}

Result<std::string> addressIn(const QComboBox& box) {
  const std::string text = box.currentText().trimmed().toStdString();
  const auto says = [](const char* words) {
    return Error(messageOf(QCoreApplication::translate("AddressBox", words)));
  };
  if (text.empty()) return says(QT_TRANSLATE_NOOP("AddressBox", "Which address? Paste it here"));
  if (!looksRemote(text))
    return says(
        QT_TRANSLATE_NOOP("AddressBox", "That is no address: it begins with https://, s3:// or the like"));
  return allowAddress(text);
}

std::optional<QString> droppedAddress(const QMimeData& data) {
  const QList<QUrl> urls = data.urls();
  // Of a file, its path comes as text besides.
  if (!urls.isEmpty() && urls.first().isLocalFile()) return std::nullopt;
  const QString text = urls.isEmpty() ? data.text().trimmed().section(QLatin1Char('\n'), 0, 0).trimmed()
                                      : urls.first().toString(QUrl::FullyEncoded);
  return looksRemote(text.toStdString()) ? std::optional(text) : std::nullopt;
}

}  // namespace scarp
