#include "ui/drape/DrapeAddressDialog.h"

#include <QComboBox>
#include <QLabel>

#include "core/remote/RemoteAddress.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/MessageText.h"

namespace scarp {

DrapeAddressDialog::DrapeAddressDialog(QWidget* parent)
    : FormDialog(tr("Add Drape from Address"), tr("Add"), parent),
      address_(addressBox(QStringLiteral("WMS:https://…?…&LAYERS=…"))) {
  setObjectName(QStringLiteral("drapeAddress"));
  setLeastWidth(620);
  addRow(tr("Address"), address_);
  addNote(*new QLabel(
      tr("A picture or map on the web (https://….tif), a STAC item, or a map service as WMS:https://… or "
         "WMTS:https://…. What lies on the terrain is taken into the project.")));
  address_->setFocus();
}

std::optional<QString> DrapeAddressDialog::takeValues() {
  const auto shown = addressIn(*address_);
  if (!shown) return messageText(shown.error().message);
  path_ = QString::fromStdString(*shown);
  return std::nullopt;
}

}  // namespace scarp
