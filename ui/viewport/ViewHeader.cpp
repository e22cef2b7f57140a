#include "ui/viewport/ViewHeader.h"

#include <QAction>
#include <QActionGroup>
#include <QEvent>
#include <QLabel>
#include <QMenu>
#include <QMouseEvent>
#include <QPainter>
#include <QToolButton>
#include <algorithm>

#include "ui/render/ShadowMap.h"
#include "ui/render/TerrainRenderer.h"
#include "ui/settings/Preferences.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/CoreText.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/NumberText.h"
#include "ui/widgets/RowMenu.h"

namespace scarp {

QualityMenu::QualityMenu(Viewport& viewport, QWidget* parent)
    : QMenu(tr("&Quality"), parent),
      viewport_(viewport),
      shadowMenu_(new QMenu(tr("S&hadows"), this)),
      errors_(new QActionGroup(this)),
      smoothings_(new QActionGroup(this)),
      shadows_(new QActionGroup(this)) {
  RenderSettings automatic = viewport_.settings();
  automatic.shadows = ShadowQuality::Automatic;
  viewport_.setSettings(rememberedQuality(automatic));
  const auto error = [this](const QString& text, double pixels) {
    QAction* action =
        add(*this, errors_, text, [pixels](RenderSettings& settings) { settings.pixelError = pixels; });
    if (viewport_.settings().pixelError == pixels) action->setChecked(true);
    return action;
  };
  ownError_ = error({}, 0.0);
  for (const double pixels : {0.5, 1.0, 3.0, 6.0})
    error(tr("Mesh detail: error up to %1 px").arg(numberText(pixels)), pixels);

  const auto samples = [this](const QString& text, int count) {
    QAction* action =
        add(*this, smoothings_, text, [count](RenderSettings& settings) { settings.samples = count; });
    if (viewport_.settings().samples == count) action->setChecked(true);
    return action;
  };
  addSeparator();
  ownSamples_ = samples({}, 0);
  samples(tr("Antialiasing off"), 1);
  for (const int count : {2, 4, 8}) samples(tr("Antialiasing by %1 samples").arg(count), count);

  addSeparator();
  addMenu(shadowMenu_);
  addShadows();

  name(true);
  connect(&viewport, &Viewport::available, this, &QualityMenu::name);
}

void QualityMenu::addShadows() {
  shadowMenu_->setToolTipsVisible(true);
  const auto choice = [this](ShadowQuality quality, const QString& tip) {
    QAction* action = add(*shadowMenu_, shadows_, coreText(shadowQualityNames().title(quality)),
                          [quality](RenderSettings& settings) { settings.shadows = quality; });
    action->setToolTip(tip);
    if (viewport_.settings().shadows == quality) action->setChecked(true);
    return action;
  };
  ownShadows_ = choice(ShadowQuality::Automatic,
                       tr("Shadows of terrain and objects if a graphics card draws the view"));
  choice(ShadowQuality::Off, tr("No shadows of terrain and objects"));
  for (const ShadowQuality quality : {ShadowQuality::Low, ShadowQuality::Medium, ShadowQuality::High}) {
    const ShadowMapFormat format = shadowMapFormat(quality);
    choice(quality,
           tr("%1 shadow maps with %2 × %2 texels, %3 MB of graphics memory; a software rasterizer draws "
              "them slowly")
               .arg(format.maps)
               .arg(format.texels)
               .arg(bytesOf(format) >> 20));
  }
}

std::vector<QAction*> QualityMenu::meshDetail() const {
  const QList<QAction*> actions = errors_->actions();
  return {actions.begin(), actions.end()};
}

std::vector<QAction*> QualityMenu::antialiasing() const {
  const QList<QAction*> actions = smoothings_->actions();
  return {actions.begin(), actions.end()};
}

std::vector<QAction*> QualityMenu::shadows() const {
  const QList<QAction*> actions = shadows_->actions();
  return {actions.begin(), actions.end()};
}

QAction* QualityMenu::add(QMenu& menu, QActionGroup* group, const QString& text,
                          const std::function<void(RenderSettings&)>& set) {
  QAction* action = menu.addAction(text);
  action->setCheckable(true);
  group->addAction(action);
  connect(action, &QAction::triggered, this, [this, set] {
    RenderSettings settings = viewport_.settings();
    set(settings);
    viewport_.setSettings(settings);
    rememberQuality(settings);
  });
  return action;
}

void QualityMenu::name(bool software) {
  const MachineDefaults own = machineDefaults(software);
  const QString who = software ? tr("a software rasterizer") : tr("a graphics card");
  const QString within =
      own.detail.everywhere ? tr("error up to %1 px, for %2") : tr("error mostly up to %1 px, for %2");
  ownError_->setText(
      tr("Mesh detail: automatic (%1)").arg(within.arg(numberText(own.detail.pixelError), who)));
  ownSamples_->setText(own.samples > 1 ? tr("Antialiasing: automatic (%1 samples)").arg(own.samples)
                                       : tr("Antialiasing: automatic (off)"));
  const QString shadows = coreText(shadowQualityNames().title(own.shadows)).toLower();
  ownShadows_->setText(tr("Automatic (%1, for %2)").arg(shadows, who));
}

namespace {

constexpr int kHeaderMargin = 8, kHeaderPadding = 2, kHeaderGap = 6, kStatusPadding = 9;
constexpr int kStatusShare = 2;  ///< Buttons leave 1/2 of the row to a text that needs it.
constexpr int kHeaderAlpha = 225;

}  // namespace

ViewHeader::ViewHeader(QWidget* view, const QWidget& corner)
    : QWidget(view),
      corner_(corner),
      status_(new QLabel(this)),
      more_(new QToolButton(this)),
      overflow_(new QMenu(more_)) {
  setObjectName(QStringLiteral("viewHeader"));
  setMouseTracking(true);
  status_->setObjectName(QStringLiteral("toolStatus"));
  status_->setTextFormat(Qt::PlainText);
  status_->setAttribute(Qt::WA_TransparentForMouseEvents);
  more_->setObjectName(QStringLiteral("viewHeaderMore"));
  more_->setIcon(icon(QStringLiteral("more")));
  more_->setIconSize({16, 16});
  more_->setToolTip(tr("More settings of the view"));
  more_->setAccessibleName(tr("More view settings"));
  more_->setPopupMode(QToolButton::InstantPopup);
  more_->setFocusPolicy(Qt::TabFocus);
  more_->setCursor(Qt::ArrowCursor);
  more_->setMenu(overflow_);
  overflow_->setToolTipsVisible(true);
  connect(overflow_, &QMenu::aboutToShow, this, &ViewHeader::fillOverflow);
  view->installEventFilter(this);
  place();
}

QToolButton* ViewHeader::makeButton(QAction& action) {
  auto* button = new QToolButton(this);
  button->setIconSize({16, 16});
  button->setFocusPolicy(Qt::TabFocus);
  button->setCursor(Qt::ArrowCursor);
  items_.push_back({&action, button});
  return button;
}

void ViewHeader::offer(QAction& action) {
  QToolButton* button = makeButton(action);
  const auto show = [button, &action] {
    button->setIcon(action.icon());
    button->setText(action.iconText());
    button->setAccessibleName(action.iconText());
    button->setToolTip(action.toolTip());
    button->setCheckable(action.isCheckable());
    button->setChecked(action.isChecked());
    button->setEnabled(action.isEnabled());
  };
  connect(&action, &QAction::changed, button, show);
  // The click has toggled the button, and the action need not have followed.
  connect(button, &QToolButton::clicked, &action, [&action, show] {
    action.trigger();
    show();
  });
  show();
  place();
}

void ViewHeader::offerMenu(QMenu& menu, const QIcon& icon, const QString& tip, const QActionGroup* choices) {
  QToolButton* button = makeButton(*menu.menuAction());
  button->setMenu(&menu);
  button->setPopupMode(QToolButton::InstantPopup);
  button->setToolTip(tip);
  button->setIcon(icon);
  button->setProperty("dropsDown", true);
  const QString title = plainMenuText(menu.title());
  button->setAccessibleName(title);
  if (choices) {
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    const auto show = [this, button, title, choices] {
      const QAction* chosen = choices->checkedAction();
      if (!chosen || button->text() == plainMenuText(chosen->text())) return;
      button->setText(plainMenuText(chosen->text()));
      button->setIcon(chosen->icon());
      button->setAccessibleName(tr("%1: %2").arg(title, button->text()));
      place();
    };
    for (const QAction* choice : choices->actions()) connect(choice, &QAction::toggled, this, show);
    show();
  }
  place();
}

void ViewHeader::setToolStatus(const QString& text) {
  if (text == toolStatus_) return;
  toolStatus_ = text;
  status_->setAccessibleName(text);
  place();
}

QRect ViewHeader::buttonRect() const {
  QRect rect;
  for (const QToolButton* button : findChildren<QToolButton*>(Qt::FindDirectChildrenOnly))
    if (!button->isHidden()) rect |= button->geometry();
  return rect.isEmpty() ? rect
                        : rect.adjusted(-kHeaderPadding, -kHeaderPadding, kHeaderPadding, kHeaderPadding);
}

void ViewHeader::place() {
  const int corner = corner_.width() + kHeaderMargin;
  const int width = parentWidget()->width() - 2 * kHeaderMargin - corner;
  int high = status_->fontMetrics().height();
  std::vector<int> widths;
  for (const Item& item : items_) {
    const QSize size = item.button->sizeHint();
    widths.push_back(size.width());
    high = std::max(high, size.height());
  }
  const int height = high + 2 * kHeaderPadding;
  // One pixel more, as widths of text are fractions of pixels.
  const int text = status_->fontMetrics().horizontalAdvance(toolStatus_) + 1 + 2 * kStatusPadding;
  const int wanted = toolStatus_.isEmpty() ? 0 : std::min(text, width / kStatusShare) + kHeaderGap;
  const int room = width - wanted - 2 * kHeaderPadding;
  int taken = 0;
  for (const int each : widths) taken += each;
  shown_ = items_.size();
  if (taken > room) taken += more_->sizeHint().width();
  while (taken > room && shown_ > 0) taken -= widths[--shown_];
  const bool overflows = shown_ < items_.size() && taken <= room;

  setGeometry(kHeaderMargin, kHeaderMargin, std::max(width, 0), height);
  int x = std::max(width, 0) - kHeaderPadding - taken;
  for (std::size_t i = 0; i < items_.size(); ++i) {
    QToolButton& button = *items_[i].button;
    button.setVisible(i < shown_);
    if (i >= shown_) continue;
    button.setGeometry(x, kHeaderPadding, widths[i], high);
    x += widths[i];
  }
  more_->setVisible(overflows);
  if (overflows) more_->setGeometry(x, kHeaderPadding, more_->sizeHint().width(), high);

  const QRect buttons = buttonRect();
  const int end = buttons.isEmpty() ? std::max(width, 0) : buttons.left() - kHeaderGap;
  const int space = std::min(text, end);
  status_->setVisible(!toolStatus_.isEmpty() && space > 4 * kStatusPadding);
  status_->setGeometry(kStatusPadding, 0, std::max(space - 2 * kStatusPadding, 0), height);
  status_->setText(status_->fontMetrics().elidedText(toolStatus_, Qt::ElideRight, status_->width()));

  QRegion region(buttons);
  if (!status_->isHidden()) region += QRect(0, 0, space, height);
  setVisible(!region.isEmpty());
  if (!region.isEmpty()) setMask(region);
  update();
}

void ViewHeader::fillOverflow() {
  overflow_->clear();
  for (std::size_t i = shown_; i < items_.size(); ++i) overflow_->addAction(items_[i].action);
}

void ViewHeader::mouseMoveEvent(QMouseEvent* event) { event->ignore(); }

void ViewHeader::changeEvent(QEvent* event) {
  QWidget::changeEvent(event);
  // The buttons get the new style after the header.
  if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
    QMetaObject::invokeMethod(this, &ViewHeader::place, Qt::QueuedConnection);
}

bool ViewHeader::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parent() && event->type() == QEvent::Resize) place();
  return QWidget::eventFilter(watched, event);
}

void ViewHeader::paintEvent(QPaintEvent*) {
  QPainter painter(this);
  painter.setRenderHint(QPainter::Antialiasing);
  QColor ground = palette().color(QPalette::Window);
  ground.setAlpha(kHeaderAlpha);
  painter.setPen(Qt::NoPen);
  painter.setBrush(ground);
  if (!status_->isHidden())
    painter.drawRoundedRect(QRect(0, 0, status_->width() + 2 * kStatusPadding, height()), 6, 6);
  if (const QRect buttons = buttonRect(); !buttons.isEmpty()) painter.drawRoundedRect(buttons, 6, 6);
}

}  // namespace scarp
