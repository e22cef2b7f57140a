#include "ui/operation/CropDialog.h"

#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QStandardItemModel>

#include "core/io/EnginePreset.h"
#include "core/tools/CropTool.h"
#include "core/tools/ToolState.h"

namespace scarp {

CropDialog::CropDialog(const CropReshape& first, TerrainDocument& document, ToolState& tools, JobRunner& jobs,
                       QWidget* parent)
    : ReshapeDialog(first, document, jobs, parent),
      tools_(tools),
      frame_(document.frame()),
      sizes_(new QComboBox) {
  setObjectName(QStringLiteral("cropDialog"));
  auto* how = new QLabel(tr("Drag the sides, the corners or the inside on the ground. Enter crops."));
  how->setProperty("role", QStringLiteral("quiet"));
  how->setWordWrap(true);
  addSizes();
  form().insertRow(0, how);
  form().insertRow(1, tr("Size"), sizes_);
  connect(sizes_, &QComboBox::activated, this, &CropDialog::take);
  connect(this, &ReshapeDialog::reshapeChanged, this, [this] {
    showSize();
    if (const GridRect rect = std::get<CropReshape>(reshape()).rect; tools_.crop() != rect)
      tools_.beginCrop(rect);
  });
  holdDocument();
  tools_.beginCrop(first.rect);
  onCrop_ = tools_.cropChanged.subscribe([this] {
    if (tools_.crop()) setReshape(CropReshape{*tools_.crop()});
  });
  // Later: whoever tells it is still at work with the tools.
  onAnswer_ = tools_.cropAnswered.subscribe([this](bool keep) {
    QMetaObject::invokeMethod(
        this, [this, keep] { keep ? accept() : reject(); }, Qt::QueuedConnection);
  });
  showSize();
}

CropDialog::~CropDialog() {
  onCrop_.reset();
  onAnswer_.reset();
}

void CropDialog::addSizes() {
  sizes_->setObjectName(QStringLiteral("cropSize"));
  sizes_->setAccessibleName(tr("Size"));
  sizes_->setToolTip(tr("A size that an engine takes, around the same middle"));
  sizes_->addItem(tr("Any"), 0);
  auto* items = qobject_cast<QStandardItemModel*>(sizes_->model());
  for (const EnginePreset& engine : enginePresets())
    for (const int side : engine.sides) {
      sizes_->addItem(QStringLiteral("%1: %2 × %2").arg(QString::fromUtf8(engine.title)).arg(side), side);
      // A crop makes nothing larger.
      if (items && (side > frame_.columns || side > frame_.rows))
        items->item(sizes_->count() - 1)->setEnabled(false);
    }
}

void CropDialog::take(int index) {
  const int side = sizes_->itemData(index).toInt();
  if (side > 0) setReshape(CropReshape{resizedOn(frame_, std::get<CropReshape>(reshape()).rect, side, side)});
}

void CropDialog::showSize() {
  const GridRect rect = std::get<CropReshape>(reshape()).rect;
  const int side = rect.width() == rect.height() ? rect.width() : -1;
  if (sizes_->currentData().toInt() == side) return;
  sizes_->setCurrentIndex(std::max(0, sizes_->findData(side)));
}

void CropDialog::done(int result) {
  onCrop_.reset();
  onAnswer_.reset();
  tools_.endCrop();
  ReshapeDialog::done(result);
}

}  // namespace scarp
