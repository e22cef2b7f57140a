#include "ui/import/LayoutChoices.h"

#include <QButtonGroup>
#include <QHBoxLayout>
#include <QPixmap>
#include <QToolButton>
#include <algorithm>
#include <cmath>

#include "core/io/RawLayout.h"
#include "core/terrain/HeightPyramid.h"
#include "ui/render/OverviewPicture.h"
#include "ui/widgets/MessageText.h"

namespace scarp {
namespace {

constexpr int kPictureSide = 96;  ///< Pixels, of a picture.

/// Heights a third as high as the picture is wide, from the middle nine tenths of the values.
QPixmap layoutPicture(const LayoutLook& look, qreal ratio) {
  std::vector<float> ground;
  std::copy_if(look.values.begin(), look.values.end(), std::back_inserter(ground),
               [](float v) { return std::isfinite(v); });
  HeightRaster heights(look.columns, look.rows, 0.0F);
  const GridFrame frame{look.columns, look.rows, 1.0, 1.0};
  if (ground.size() > 20) {
    std::ranges::sort(ground);
    const float low = ground[ground.size() / 20], high = ground[ground.size() - 1 - ground.size() / 20];
    const float scale = high > low ? static_cast<float>(look.columns) / 6.0F / (high - low) : 0.0F;
    std::vector<float> values = look.values;
    for (float& v : values)
      v = std::isfinite(v) ? (std::clamp(v, 2.0F * low - high, 2.0F * high - low) - low) * scale : v;
    heights.write(frame.samples(), values);
  }
  const OverviewPicture picture(heights, frame, HeightPyramid(heights).range());
  QPixmap pixmap =
      QPixmap::fromImage(picture.image())
          .scaled(QSize(kPictureSide, kPictureSide) * ratio, Qt::KeepAspectRatio, Qt::SmoothTransformation);
  pixmap.setDevicePixelRatio(ratio);
  return pixmap;
}

QString layoutTitle(const RawLayout& layout) {
  QString text = QStringLiteral("%1 × %2").arg(layout.columns).arg(layout.rows);
  text += QLatin1Char('\n') + QString::fromUtf8(sampleName(layout.sample));
  if (layout.bigEndian) text += LayoutChoices::tr(", swapped");
  return text;
}

}  // namespace

LayoutChoices::LayoutChoices(QWidget* parent)
    : QWidget(parent), row_(new QHBoxLayout(this)), group_(new QButtonGroup(this)) {
  setObjectName(QStringLiteral("layouts"));
  row_->setContentsMargins(0, 0, 0, 0);
  row_->setSpacing(6);
  hide();
}

void LayoutChoices::showLooks(const std::vector<LayoutLook>& looks) {
  looks_ = looks;
  qDeleteAll(findChildren<QWidget*>(QString(), Qt::FindDirectChildrenOnly));
  delete row_->takeAt(0);
  for (std::size_t i = 0; i < looks_.size(); ++i) {
    const LayoutLook& look = looks_[i];
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("layout%1").arg(i));
    button->setCheckable(true);
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    button->setIconSize({kPictureSide, kPictureSide});
    button->setIcon(layoutPicture(look, devicePixelRatioF()));
    button->setText(layoutTitle(look.candidate.layout));
    button->setAccessibleName(QString::fromStdString(formatRawLayout(look.candidate.layout)));
    button->setToolTip(tr("%1: %2").arg(QString::fromStdString(formatRawLayout(look.candidate.layout)),
                                        messageText(look.candidate.reason)));
    connect(button, &QToolButton::clicked, this,
            [this, layout = look.candidate.layout] { Q_EMIT chosen(layout); });
    group_->addButton(button);
    row_->addWidget(button);
  }
  row_->addStretch(1);
  setVisible(looks_.size() > 1);
}

void LayoutChoices::choose(const std::optional<RawLayout>& layout) {
  group_->setExclusive(false);
  const QList<QAbstractButton*> buttons = group_->buttons();
  for (std::size_t i = 0; i < looks_.size(); ++i)
    buttons[static_cast<qsizetype>(i)]->setChecked(layout == looks_[i].candidate.layout);
  group_->setExclusive(true);
}

}  // namespace scarp
