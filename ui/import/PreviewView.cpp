#include "ui/import/PreviewView.h"

#include <QLabel>
#include <QProgressBar>
#include <QStackedWidget>
#include <QVBoxLayout>

#include "core/terrain/HeightPyramid.h"
#include "ui/import/PreviewScene.h"
#include "ui/render/OverviewPicture.h"
#include "ui/widgets/FormDialog.h"

namespace scarp {
namespace {

constexpr QSize kSmallest(380, 250);

QLabel* lines(const char* objectName) {
  auto* label = new QLabel;
  label->setObjectName(QLatin1String(objectName));
  label->setWordWrap(true);
  label->setTextInteractionFlags(Qt::TextSelectableByMouse);
  return label;
}

}  // namespace

PreviewView::PreviewView(QWidget* parent)
    : QWidget(parent),
      stack_(new QStackedWidget),
      scene_(new PreviewScene),
      flat_(lines("flatPreview")),
      facts_(lines("facts")),
      reasons_(lines("reasons")),
      bar_(thinProgressBar()) {
  flat_->setAlignment(Qt::AlignCenter);
  for (QLabel* label : {flat_, reasons_}) label->setProperty("role", QStringLiteral("quiet"));
  stack_->setMinimumSize(kSmallest);
  stack_->addWidget(flat_);
  stack_->addWidget(scene_);
  auto* column = new QVBoxLayout(this);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(6);
  column->addWidget(stack_, 1);
  column->addWidget(bar_);
  column->addWidget(facts_);
  column->addWidget(reasons_);
  connect(scene_, &PreviewScene::unavailable, this, [this] {
    drawn_ = false;
    if (terrain_) showFlat();
  });
}

void PreviewView::setGround(const Terrain& terrain) {
  terrain_ = terrain;
  showStack();
  if (!drawn_) return showFlat();
  scene_->setGround(terrain);
  stack_->setCurrentWidget(scene_);
}

void PreviewView::setWater(std::optional<double> level) { scene_->setWater(level); }

void PreviewView::say(const QString& message) {
  terrain_.reset();
  showStack();
  flat_->setText(message);
  stack_->setCurrentWidget(flat_);
  setFacts({}, {});
}

void PreviewView::showPicture(bool shown) {
  pictured_ = shown;
  showStack();
}

void PreviewView::showStack() {
  stack_->setVisible(pictured_ || !terrain_);
  stack_->setMinimumHeight(pictured_ ? kSmallest.height() : 0);
}

void PreviewView::setFacts(const QString& facts, const QString& reasons) {
  facts_->setText(facts);
  reasons_->setText(reasons);
}

void PreviewView::setProgress(double fraction) {
  bar_->setValue(static_cast<int>(1000.0 * fraction));
  bar_->setVisible(fraction < 1.0);
}

void PreviewView::showFlat() {
  const OverviewPicture picture(terrain_->heights, terrain_->frame, HeightPyramid(terrain_->heights).range());
  flat_->setPixmap(QPixmap::fromImage(picture.image())
                       .scaled(stack_->size(), Qt::KeepAspectRatio, Qt::SmoothTransformation));
  stack_->setCurrentWidget(flat_);
}

}  // namespace scarp
