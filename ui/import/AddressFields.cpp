#include "ui/import/AddressFields.h"

#include <QComboBox>
#include <QFormLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QVBoxLayout>
#include <algorithm>

#include "core/io/ForeignSource.h"
#include "core/remote/RemoteAddress.h"
#include "ui/jobs/JobRunner.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/FormDialog.h"

namespace scarp {
namespace {

QString assetText(const StacAsset& asset) {
  const QString key = QString::fromStdString(asset.key), title = QString::fromStdString(asset.title);
  const QString name = title.isEmpty() || title == key ? key : QStringLiteral("%1 (%2)").arg(title, key);
  return asset.elevation ? AddressFields::tr("%1 – heights").arg(name) : name;
}

QString withoutKey(const QString& path) { return path.section(QLatin1Char('#'), 0, 0); }

}  // namespace

AddressFields::AddressFields(QFormLayout& form, JobRunner& jobs, QObject* parent)
    : QObject(parent),
      form_(form),
      jobs_(jobs),
      header_(new QWidget),
      address_(addressBox(QStringLiteral("https://…/elevation.tif"))),
      raster_(new QComboBox),
      load_(new QPushButton),
      note_(new QLabel(
          tr("A raster on the web, an object as s3://…, gs://… or az://…, a STAC item, a .zip, a Zarr "
             "folder, or a "
             "service as WCS:https://… or WMS:https://…. Passwords and signatures are used, but neither "
             "shown nor kept."))) {
  load_->setObjectName(QStringLiteral("load"));
  auto* column = new QVBoxLayout(header_);
  column->setContentsMargins(0, 0, 0, 0);
  auto* line = new QHBoxLayout;
  line->setSpacing(8);
  auto* label = new QLabel(tr("&Address"));
  label->setBuddy(address_);
  line->addWidget(label);
  line->addWidget(address_, 1);
  line->addWidget(load_);
  column->addLayout(line);
  column->addWidget(note_);
  header_->setFocusProxy(address_);
  raster_->setObjectName(QStringLiteral("raster"));
  raster_->setAccessibleName(tr("Which of the item's rasters"));
  raster_->setToolTip(tr("The rasters that the STAC item names"));
  addFormRow(form_, tr("Raster"), raster_);
  showFormRow(form_, raster_, false);
  note_->setObjectName(QStringLiteral("addressNote"));
  note_->setProperty("role", QStringLiteral("quiet"));
  note_->setWordWrap(true);
  setLoading(false);
  connect(load_, &QPushButton::clicked, this, &AddressFields::press);
  connect(address_, &QComboBox::editTextChanged, this, [this] {
    load_->setDefault(true);
    Q_EMIT edited();
  });
  connect(address_, &QComboBox::activated, this, &AddressFields::press);
  connect(raster_, &QComboBox::activated, this, &AddressFields::choose);
}

AddressFields::~AddressFields() { stop(); }

void AddressFields::load(const QString& address) {
  address_->setEditText(address);
  press();
}

void AddressFields::show(const QString& path) {
  const QSignalBlocker quiet(address_);
  path_ = path;
  address_->setEditText(path);
  note_->hide();
}

void AddressFields::setLoading(bool loading) {
  loading_ = loading;
  load_->setText(loading ? tr("Stop") : tr("Load"));
  load_->setToolTip(loading ? tr("Waits no longer") : tr("Looks at what is there"));
}

void AddressFields::remember() { rememberAddress(path_); }

void AddressFields::stop() {
  ++run_;
  if (job_) job_->cancel();
  job_ = nullptr;
}

void AddressFields::press() {
  stop();
  if (loading_) {
    setLoading(false);
    return Q_EMIT stopped();
  }
  showFormRow(form_, raster_, false);
  const auto shown = addressIn(*address_);
  if (!shown) return Q_EMIT failed(messageText(shown.error().message));
  path_ = QString::fromStdString(*shown);
  const QSignalBlocker quiet(address_);
  address_->setEditText(path_);
  note_->hide();
  lookAtItem();
}

void AddressFields::lookAtItem() {
  const auto address = allowedAddress(path_.toStdString());
  if (!address || !mayBeStac(address->path())) return Q_EMIT chosen(path_);
  setLoading(true);
  Q_EMIT looking();
  const int run = ++run_;
  job_ = jobs_.run<StacItem>(
      tr("Reading the STAC item"),
      [path = path_.toStdString()](const Progress& progress) { return fetchStacItem(path, progress); },
      [self = QPointer(this), run](Result<StacItem> item) {
        if (!self || self->run_ != run) return;
        self->setLoading(false);
        if (item)
          self->take(*item);
        else
          Q_EMIT self->failed(messageText(item.error().message));
      });
}

void AddressFields::take(const StacItem& item) {
  raster_->clear();
  for (const StacAsset& asset : item.assets)
    raster_->addItem(assetText(asset), QString::fromStdString(asset.key));
  const QString named = path_.section(QLatin1Char('#'), 1);
  raster_->setCurrentIndex(std::max(0, raster_->findData(named)));
  showFormRow(form_, raster_, item.assets.size() > 1);
  choose();
}

void AddressFields::choose() {
  const QString key = raster_->currentData().toString();
  const QString named = withoutKey(path_) + (key.isEmpty() ? QString() : QLatin1Char('#') + key);
  const auto shown = allowAddress(named.toStdString());
  if (!shown) return Q_EMIT failed(messageText(shown.error().message));
  path_ = QString::fromStdString(*shown);
  const QSignalBlocker quiet(address_);
  address_->setEditText(path_);
  Q_EMIT chosen(path_);
}

}  // namespace scarp
