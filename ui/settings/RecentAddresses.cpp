#include "ui/settings/RecentAddresses.h"

#include <QComboBox>
#include <QCoreApplication>
#include <QLineEdit>
#include <QSettings>

#include "core/remote/RemoteAddress.h"

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
    return Error{QCoreApplication::translate("AddressBox", words).toStdString()};
  };
  if (text.empty()) return says(QT_TRANSLATE_NOOP("AddressBox", "Which address? Paste it here"));
  if (!looksRemote(text))
    return says(
        QT_TRANSLATE_NOOP("AddressBox", "That is no address: it begins with https://, s3:// or the like"));
  return allowAddress(text);
}

}  // namespace scarp
