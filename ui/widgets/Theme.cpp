#include "ui/widgets/Theme.h"

#include <QAbstractItemView>
#include <QApplication>
#include <QComboBox>
#include <QDialog>
#include <QEvent>
#include <QFile>
#include <QFileDialog>
#include <QHeaderView>
#include <QLayout>
#include <QProgressBar>
#include <QProxyStyle>
#include <QScreen>
#include <QSettings>
#include <QStyle>
#include <QStyleOption>
#include <QToolTip>
#include <QTreeView>
#include <QtGlobal>
#include <algorithm>

#include "core/base/Contract.h"
#include "ui/widgets/Icons.h"

// Q_INIT_RESOURCE must stand outside of any namespace.
static void initialiseIcons() {
  Q_INIT_RESOURCE(icons);
  Q_INIT_RESOURCE(manual);
}

namespace scarp {

namespace {

constexpr int kToolBarExtension = 20;  ///< Pixels.

/// A name for what has none of its own, and a way out by Tab.
void makeAccessible(QWidget& widget) {
  if (auto* items = qobject_cast<QAbstractItemView*>(&widget)) items->setTabKeyNavigation(false);
  if (widget.accessibleName().isEmpty() && qobject_cast<QProgressBar*>(&widget))
    widget.setAccessibleName(QApplication::translate("PanelStyle", "Progress"));
}

/// Makes a dialog at least as high as its wrapped texts need at its width, and keeps it on the screen. Qt's
/// layouts enforce a minimum size that ignores wrapping.
void fitWrappedTexts(QDialog& dialog) {
  const QLayout* layout = dialog.layout();
  if (!dialog.isVisible() || !layout || layout->sizeConstraint() != QLayout::SetDefaultConstraint ||
      !layout->hasHeightForWidth())
    return;
  const QRect screen = dialog.screen()->availableGeometry();
  const int frame = dialog.frameGeometry().height() - dialog.height();
  const int needed = std::min(layout->totalMinimumHeightForWidth(dialog.width()), screen.height() - frame);
  if (dialog.height() < needed) dialog.resize(dialog.width(), needed);
  const int hidden = dialog.frameGeometry().bottom() - screen.bottom();
  if (hidden > 0) dialog.move(dialog.x(), std::max(screen.top(), dialog.y() - hidden));
}

/// Makes Qt's own file dialog wide enough for names, and its columns as wide as their dates and sizes.
void widenFileDialog(QFileDialog& dialog) {
  if (auto* files = dialog.findChild<QTreeView*>(QStringLiteral("treeView"))) {
    files->header()->setSectionResizeMode(QHeaderView::ResizeToContents);
    files->header()->setSectionResizeMode(0, QHeaderView::Stretch);
  }
  const QSize wanted = dialog.size().expandedTo(QSize(withTexts(960), withTexts(560)));
  dialog.resize(wanted.boundedTo(dialog.screen()->availableSize() * 9 / 10));
}

/// Fusion, where the wheel scrolls a panel and never changes a list that it comes by, and where dialogs have
/// room for their wrapped texts.
class PanelStyle : public QProxyStyle {
 public:
  PanelStyle() : QProxyStyle(QStringLiteral("Fusion")) {}
  using QProxyStyle::polish;
  void polish(QWidget* widget) override {
    QProxyStyle::polish(widget);
    makeAccessible(*widget);
    if (qobject_cast<QComboBox*>(widget) || qobject_cast<QDialog*>(widget)) widget->installEventFilter(this);
  }
  // The button of a tool bar that has no room for all: Fusion's is 12 pixels and black.
  [[nodiscard]] int pixelMetric(PixelMetric metric, const QStyleOption* option,
                                const QWidget* widget) const override {
    return metric == PM_ToolBarExtensionExtent ? kToolBarExtension
                                               : QProxyStyle::pixelMetric(metric, option, widget);
  }
  [[nodiscard]] QIcon standardIcon(StandardPixmap standard, const QStyleOption* option,
                                   const QWidget* widget) const override {
    const bool more =
        standard == SP_ToolBarVerticalExtensionButton || standard == SP_ToolBarHorizontalExtensionButton;
    return more ? icon(QStringLiteral("more")) : QProxyStyle::standardIcon(standard, option, widget);
  }
  bool eventFilter(QObject* watched, QEvent* event) override {
    if (auto* dialog = qobject_cast<QDialog*>(watched)) {
      // Qt has laid out the dialog before it calls event filters for these.
      const QEvent::Type type = event->type();
      auto* files = qobject_cast<QFileDialog*>(dialog);
      if (files && type == QEvent::Show) widenFileDialog(*files);
      if (type == QEvent::LayoutRequest || type == QEvent::Show || type == QEvent::Resize)
        fitWrappedTexts(*dialog);
      return false;
    }
    if (event->type() != QEvent::Wheel) return QProxyStyle::eventFilter(watched, event);
    event->ignore();  // so it goes on to what the list stands on
    return true;
  }
};

constexpr const char *kThemeKey = "window/theme", *kTextSizeKey = "window/textSize";
constexpr const char *kDesktopFont = "scarp.desktopFont", *kDesktopDark = "scarp.desktopDark",
                     *kTextSizeNow = "scarp.textSize";
constexpr double kCaptionPoints = 8.0;
constexpr double kSelectedShare = 0.36;  ///< Of the accent colour in the colour of selected rows.

constexpr std::array kThemeNames{"dark", "light", "high-contrast", "system"};

struct Colours {
  QColor window, base, raised, line, shadow, text, quiet, faint, accent, onAccent, link, tip;
};

// Neutral greys, so that the interface does not tint the eye's judgement of the ground's colours.
Colours coloursOf(Theme theme) {
  if (theme == Theme::Light)
    return {QColor(0xeceef1), QColor(0xffffff), QColor(0xfafbfc), QColor(0xc9ced6),
            QColor(0x9aa2ad), QColor(0x1e2227), QColor(0x5c6570), QColor(0xa3aab4),
            QColor(0x2f7fd0), QColor(0xffffff), QColor(0x1b62ab), QColor(0xffffff)};
  if (theme == Theme::HighContrast)
    return {QColor(Qt::black), QColor(Qt::black), QColor(0x1c1c1c), QColor(0xb8b8b8),
            QColor(0x8a8a8a), QColor(0xffffff), QColor(0xe4e4e4), QColor(0xa8a8a8),
            QColor(0xffd60a), QColor(Qt::black), QColor(0x8fd0ff), QColor(Qt::black)};
  return {QColor(0x2a2c30), QColor(0x1d1f22), QColor(0x383b41), QColor(0x44484f),
          QColor(0x131416), QColor(0xe3e5e8), QColor(0x9ca3ad), QColor(0x6b7078),
          QColor(0x3f86d0), QColor(0xffffff), QColor(0x7db8f0), QColor(0x17181a)};
}

}  // namespace

QPalette themePalette(Theme theme) {
  if (theme == Theme::System) theme = qApp->property(kDesktopDark).toBool() ? Theme::Dark : Theme::Light;
  const Colours c = coloursOf(theme);
  QPalette p;
  const auto set = [&p](QPalette::ColorRole role, const QColor& colour, const QColor& disabled) {
    p.setColor(QPalette::Active, role, colour);
    p.setColor(QPalette::Inactive, role, colour);
    p.setColor(QPalette::Disabled, role, disabled);
  };
  set(QPalette::Window, c.window, c.window);
  set(QPalette::WindowText, c.text, c.faint);
  set(QPalette::Base, c.base, c.window);
  set(QPalette::AlternateBase, c.window, c.window);
  set(QPalette::Text, c.text, c.faint);
  set(QPalette::Button, c.raised, c.window);
  set(QPalette::ButtonText, c.text, c.faint);
  set(QPalette::BrightText, QColor(Qt::white), c.faint);
  set(QPalette::Light, c.raised.lighter(115), c.raised);
  set(QPalette::Midlight, c.raised, c.raised);
  set(QPalette::Mid, c.line, c.line);
  set(QPalette::Dark, c.shadow, c.shadow);
  set(QPalette::Shadow, c.shadow, c.shadow);
  set(QPalette::Highlight, c.accent, c.line);
  set(QPalette::HighlightedText, c.onAccent, c.faint);
  set(QPalette::Link, c.link, c.faint);
  set(QPalette::LinkVisited, c.link, c.faint);
  set(QPalette::ToolTipBase, c.tip, c.tip);
  set(QPalette::ToolTipText, c.text, c.text);
  set(QPalette::PlaceholderText, c.quiet, c.faint);
  return p;
}

namespace {

QColor selectedRowColour(const QPalette& palette) {
  const QColor base = palette.color(QPalette::Base), accent = palette.color(QPalette::Highlight);
  const auto mix = [](float from, float to) { return from + float(kSelectedShare) * (to - from); };
  return QColor::fromRgbF(mix(base.redF(), accent.redF()), mix(base.greenF(), accent.greenF()),
                          mix(base.blueF(), accent.blueF()));
}

int textSizeNow() {
  const QVariant now = qApp->property(kTextSizeNow);
  return now.isValid() ? now.toInt() : 100;
}

void useTextSize(int percent) {
  // The desktop's own, before we set another.
  if (!qApp->property(kDesktopFont).isValid()) qApp->setProperty(kDesktopFont, QApplication::font());
  qApp->setProperty(kTextSizeNow, percent);
  QFont font = qApp->property(kDesktopFont).value<QFont>();
  if (font.pointSizeF() > 0.0)
    font.setPointSizeF(font.pointSizeF() * percent / 100.0);
  else
    font.setPixelSize(font.pixelSize() * percent / 100);
  if (font != QApplication::font()) QApplication::setFont(font);
}

}  // namespace

double captionPoints() { return kCaptionPoints * textSizeNow() / 100.0; }

int withTexts(int pixels) { return pixels * textSizeNow() / 100; }

void applyTheme(Theme theme, int textSize) {
  EXPECTS(std::ranges::find(kTextSizes, textSize) != kTextSizes.end());
  // The desktop's own, before we set another.
  if (!qApp->property(kDesktopDark).isValid())
    qApp->setProperty(kDesktopDark, QApplication::palette().color(QPalette::Window).lightness() < 128);
  // A desktop may have Fusion itself by then.
  if (!dynamic_cast<const PanelStyle*>(qApp->style())) QApplication::setStyle(new PanelStyle);
  const QPalette palette = themePalette(theme);
  QApplication::setPalette(palette);
  useTextSize(textSize);
  QToolTip::setPalette(palette);
  QFile sheet(QStringLiteral(":/scarp/style/scarp.qss"));
  const bool opened = sheet.open(QIODevice::ReadOnly);
  EXPECTS(opened);
  QString text = QString::fromUtf8(sheet.readAll());
  // Qt 6.4's style sheets know no name for these colours of the palette.
  text.replace(QLatin1String("@quiet"), palette.color(QPalette::PlaceholderText).name());
  text.replace(QLatin1String("@faint"), palette.color(QPalette::Disabled, QPalette::Text).name());
  text.replace(QLatin1String("@selected"), selectedRowColour(palette).name());
  text.replace(QLatin1String("@caption"), QString::number(captionPoints(), 'f', 1) + QLatin1String("pt"));
  text.replace(QLatin1String("@alert"), alertColour(palette).name());
  // Set anew even where it is the same text: its palette(…) colours are looked up at that moment.
  qApp->setStyleSheet(QString());
  qApp->setStyleSheet(text);
}

Theme rememberedTheme() {
  const QString name = QSettings().value(QLatin1String(kThemeKey)).toString();
  const auto found = std::ranges::find(kThemeNames, name, [](const char* each) { return QLatin1String(each); });
  return found == kThemeNames.end() ? Theme::Dark : static_cast<Theme>(found - kThemeNames.begin());
}

void rememberTheme(Theme theme) {
  QSettings().setValue(QLatin1String(kThemeKey), QLatin1String(kThemeNames[static_cast<std::size_t>(theme)]));
}

int rememberedTextSize() {
  const int percent = QSettings().value(QLatin1String(kTextSizeKey), 100).toInt();
  return std::ranges::find(kTextSizes, percent) == kTextSizes.end() ? 100 : percent;
}

void rememberTextSize(int percent) { QSettings().setValue(QLatin1String(kTextSizeKey), percent); }

QColor alertColour(const QPalette& palette) {
  return palette.color(QPalette::Window).lightness() < 128 ? QColor(0xff, 0x78, 0x6f)
                                                           : QColor(0xc4, 0x2b, 0x22);
}

void drawRow(QPainter& painter, QStyleOptionViewItem option, bool selected) {
  option.state.setFlag(QStyle::State_Selected, selected);
  const QStyle* style = option.widget ? option.widget->style() : QApplication::style();
  style->drawPrimitive(QStyle::PE_PanelItemViewItem, &option, &painter, option.widget);
}

void loadResources() { initialiseIcons(); }

}  // namespace scarp
