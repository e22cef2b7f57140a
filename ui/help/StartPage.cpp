#include "ui/help/StartPage.h"

#include <QCheckBox>
#include <QComboBox>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QImageReader>
#include <QKeyEvent>
#include <QLabel>
#include <QPainter>
#include <QPushButton>
#include <QResizeEvent>
#include <QScrollArea>
#include <QSettings>
#include <QToolButton>
#include <QVBoxLayout>
#include <algorithm>
#include <span>

#include "core/project/ProjectFile.h"
#include "ui/actions/Actions.h"
#include "ui/document/DocumentJournal.h"
#include "ui/help/KeyMap.h"
#include "ui/settings/RecentFiles.h"
#include "ui/widgets/Controls.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/Theme.h"

namespace scarp {
namespace {

const QString kStartPageKey = QStringLiteral("startPage/shown");
constexpr QSize kFilePicture(168, 105);               ///< Pixels.
constexpr int kMaxPageWidth = 980, kStartMargin = 28;  ///< Pixels.
constexpr int kCardWidth = 200, kStartWidth = 186;  ///< Pixels, without the spacing.
constexpr int kChoiceWidth = 150;
constexpr int kCardSpacing = 10, kMaxStartColumns = 4;

QLabel* startHeading(const QString& text) {
  auto* heading = new QLabel(text);
  heading->setProperty("role", QStringLiteral("heading"));
  return heading;
}

QLabel* startNote(const QString& text) {
  auto* note = new QLabel(text);
  wrapAs(note, "quiet");
  return note;
}

int checkedAction(std::span<QAction* const> actions) {
  const auto checked = std::ranges::find_if(actions, &QAction::isChecked);
  return checked == actions.end() ? 0 : static_cast<int>(checked - actions.begin());
}

/// Removes all widgets from a grid and puts them in rows again.
template <class Widget>
void arrangeInRows(QGridLayout& grid, const std::vector<Widget*>& widgets, int columns) {
  while (QLayoutItem* item = grid.takeAt(0)) delete item;
  for (std::size_t i = 0; i < widgets.size(); ++i)
    grid.addWidget(widgets[i], static_cast<int>(i) / columns, static_cast<int>(i) % columns, Qt::AlignBottom);
}

/// The remembered picture of a file at the size of a card, centred; null if there is none.
QPixmap cardPicture(const QString& path, qreal ratio) {
  const QImage image = QImageReader(recentPicturePath(path), "png").read();
  if (image.isNull()) return {};
  QPixmap card(kFilePicture * ratio);
  card.setDevicePixelRatio(ratio);
  card.fill(Qt::transparent);
  const QPixmap scaled =
      QPixmap::fromImage(image.scaled(card.size(), Qt::KeepAspectRatio, Qt::SmoothTransformation));
  QPainter painter(&card);
  const QSizeF size = QSizeF(scaled.size()) / ratio;
  painter.drawPixmap(QRectF(QPointF((kFilePicture.width() - size.width()) / 2.0,
                                    (kFilePicture.height() - size.height()) / 2.0),
                            size),
                     scaled, QRectF(scaled.rect()));
  return card;
}

}  // namespace

StartPage::StartPage(const Actions& actions, KeyMap& keys, RecentFiles& recent, QWidget* parent)
    : QWidget(parent), actions_(actions), keys_(keys), recent_(recent) {
  setObjectName(QStringLiteral("startPage"));
  setAccessibleName(tr("Start page"));
  setAutoFillBackground(true);
  setAttribute(Qt::WA_NoMousePropagation);
  setCursor(Qt::ArrowCursor);
  auto* outer = bareLayout<QVBoxLayout>(this);
  auto* scroll = new QScrollArea;
  scroll->setFrameShape(QFrame::NoFrame);
  scroll->setWidgetResizable(true);
  scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
  scroll->setFocusPolicy(Qt::NoFocus);
  outer->addWidget(scroll);
  auto* body = new QWidget;
  auto* across = layoutWith<QHBoxLayout>(body, {kStartMargin, kStartMargin, kStartMargin, kStartMargin});
  auto* centre = new QWidget;
  centre->setMaximumWidth(withTexts(kMaxPageWidth));
  centre->setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Preferred);
  across->addStretch(1);
  across->addWidget(centre, 100);
  across->addStretch(1);
  auto* column = bareLayout<QVBoxLayout>(centre, 12);
  addHead(*column);
  addStarts(*column);
  addRecent(*column);
  addChoices(*column);
  addNews(*column);
  column->addStretch(1);
  scroll->setWidget(body);
  parent->installEventFilter(this);
  hide();
  connect(&recent_, &RecentFiles::changed, this, [this] {
    if (isVisible()) refresh();
  });
  connect(&keys_, &KeyMap::changed, this, &StartPage::refreshChoices);
}

void StartPage::open() {
  setGeometry(parentWidget()->rect());
  refreshChoices();
  refresh();
  show();
  raise();
  Q_EMIT opened();
  (fileButtons_.empty() ? startButtons_ : fileButtons_).front()->setFocus();
}

void StartPage::addHead(QVBoxLayout& column) {
  auto* row = new QHBoxLayout;
  row->setSpacing(14);
  auto* logo = new QLabel;
  logo->setPixmap(icon(QStringLiteral("scarp")).pixmap(QSize(44, 44), devicePixelRatioF()));
  row->addWidget(logo);
  auto* title = new QLabel(QStringLiteral("Scarp"));
  QFont large = title->font();
  large.setPointSizeF(large.pointSizeF() * 1.7);
  large.setBold(true);
  title->setFont(large);
  row->addWidget(title);
  row->addStretch(1);
  auto* shown = describe(new QCheckBox(tr("Show at startup")), "startShown",
                         {.tip = tr("Show this page when Scarp starts without a file")});
  shown->setChecked(showsStartPage());
  connect(shown, &QCheckBox::toggled, this, &rememberStartPage);
  row->addWidget(shown);
  auto* close =
      describe(new QToolButton, "startClose",
               {.name = tr("Close the start page"), .tip = tr("Close the start page (Esc)"), .tabs = true});
  close->setIcon(icon(QStringLiteral("close")));
  close->setIconSize({16, 16});
  connect(close, &QToolButton::clicked, this, &QWidget::hide);
  row->addWidget(close, 0, Qt::AlignTop);
  column.addLayout(row);
}

void StartPage::addStarts(QVBoxLayout& column) {
  column.addWidget(startHeading(tr("Get started")));
  starts_ = new QGridLayout;
  starts_->setSpacing(kCardSpacing);
  column.addLayout(starts_);
  const auto add = [this](const char* name, const char* iconName, const QString& title, const QString& tip,
                          std::function<void()> start) {
    auto* button = describe(new QToolButton, name, {.tip = tip});
    button->setIcon(icon(QLatin1String(iconName)));
    button->setProperty("role", QStringLiteral("card"));
    button->setIconSize({24, 24});
    button->setText(title);
    button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, std::move(start));
    startButtons_.push_back(button);
  };
  add("startNew", "new", tr("New Terrain…"), actions_.newTerrain->toolTip(),
      [action = actions_.newTerrain] { action->trigger(); });
  add("startOpen", "open", tr("Open…"), actions_.open->toolTip(),
      [action = actions_.open] { action->trigger(); });
  add("startAddress", "open", tr("Import from URL…"), actions_.importAddress->toolTip(),
      [action = actions_.importAddress] { action->trigger(); });
  add("startExample", "island", tr("Example Island"), tr("Generate an island to try the tools on"),
      [this] { Q_EMIT exampleWanted(); });
  arrangeInRows(*starts_, startButtons_, kMaxStartColumns);
}

void StartPage::addRecent(QVBoxLayout& column) {
  column.addWidget(startHeading(tr("Recent files")));
  noFiles_ = startNote(tr("No recent files. Open a file, or drop one on the window."));
  column.addWidget(noFiles_);
  files_ = new QGridLayout;
  files_->setSpacing(kCardSpacing);
  files_->setAlignment(Qt::AlignLeft | Qt::AlignTop);
  column.addLayout(files_);
}

void StartPage::addChoices(QVBoxLayout& column) {
  column.addWidget(startHeading(tr("Preferences")));
  choices_ = new QGridLayout;
  choices_->setSpacing(kCardSpacing);
  column.addLayout(choices_);
  const auto add = [&](const char* name, const QString& title, const QString& tip) {
    auto* label = startNote(title);
    auto* combo = describe(new QComboBox, name, {.name = title, .tip = tip});
    combo->setMinimumContentsLength(10);
    combo->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    label->setBuddy(combo);
    auto* choice = new QWidget;
    auto* lines = bareLayout<QVBoxLayout>(choice, 4);
    lines->addWidget(label);
    lines->addWidget(combo);
    choiceWidgets_.push_back(choice);
    return combo;
  };
  const auto addActions = [&](QComboBox& combo, const std::vector<QAction*>& actions) {
    for (const QAction* action : actions) {
      combo.addItem(action->iconText());
      combo.setItemData(combo.count() - 1, action->toolTip(), Qt::ToolTipRole);
    }
    connect(&combo, &QComboBox::activated, this,
            [actions](int index) { actions[static_cast<std::size_t>(index)]->trigger(); });
    showChoices_.emplace_back([&combo, actions] { combo.setCurrentIndex(checkedAction(actions)); });
  };
  addActions(*add("startTheme", tr("Theme"), tr("Colours of the window")),
             {actions_.themeDark, actions_.themeLight, actions_.themeHighContrast, actions_.themeSystem});
  addActions(*add("startNavigation", tr("Navigation style"), tr("Mouse buttons that orbit, pan and zoom")),
             {actions_.navigation.begin(), actions_.navigation.end()});
  QComboBox* keymap = add("startKeymap", tr("Keymap"), tr("Keys and mouse buttons as in another program"));
  for (const KeyScheme& scheme : keySchemes()) keymap->addItem(scheme.title, QLatin1String(scheme.name));
  // Key schemes are in the order of the navigation styles.
  connect(keymap, &QComboBox::activated, this, [this, keymap](int index) {
    keys_.useScheme(keymap->itemData(index).toString());
    actions_.navigation[static_cast<std::size_t>(index)]->trigger();
    refreshChoices();
  });
  showChoices_.emplace_back([this, keymap] { keymap->setCurrentIndex(keymap->findData(keys_.scheme())); });
  auto* all = describe(new QPushButton(tr("All Preferences…")), "startPreferences",
                       {.tip = tr("Change language, units, memory and all other preferences")});
  connect(all, &QPushButton::clicked, actions_.preferences, &QAction::trigger);
  choiceWidgets_.push_back(all);
}

void StartPage::addNews(QVBoxLayout& column) {
  column.addWidget(startHeading(tr("What's new")));
  QString list;
  for (const QString& item : newsItems()) list += QStringLiteral("<li>%1</li>").arg(item.toHtmlEscaped());
  auto* news = new QLabel(QStringLiteral("<ul style=\"margin: 0; margin-left: -22px\">%1</ul>").arg(list));
  news->setObjectName(QStringLiteral("startNews"));
  news->setTextFormat(Qt::RichText);
  news->setWordWrap(true);
  column.addWidget(news);
  auto* changes = describe(new QPushButton(tr("All Changes")), "startChanges",
                           {.tip = tr("Show the list of all changes in the manual")});
  connect(changes, &QPushButton::clicked, this, &StartPage::changesWanted);
  auto* row = new QHBoxLayout;
  row->addWidget(changes);
  row->addStretch(1);
  column.addLayout(row);
}

void StartPage::refreshChoices() {
  for (const auto& showChoice : showChoices_) showChoice();
}

void StartPage::refresh() {
  // A click may have led here: the button exists until the event loop continues.
  for (QToolButton* button : fileButtons_) {
    button->hide();
    button->deleteLater();
  }
  fileButtons_.clear();
  const int width = withTexts(kCardWidth);
  for (const QString& path : recent_.paths()) {
    auto* button = new QToolButton;
    button->setObjectName(QStringLiteral("startFile"));
    button->setToolButtonStyle(Qt::ToolButtonTextUnderIcon);
    const QPixmap picture = cardPicture(path, devicePixelRatioF());
    const bool project = isProjectPath(path.toStdString());
    button->setIcon(picture.isNull() ? icon(project ? QStringLiteral("scarp") : QStringLiteral("open"))
                                     : picture);
    button->setProperty("role", QStringLiteral("card"));
    button->setIconSize(kFilePicture);
    button->setFixedWidth(width);
    button->ensurePolished();
    button->setText(button->fontMetrics().elidedText(recentTitle(path), Qt::ElideMiddle, width - 32));
    button->setAccessibleName(recentTitle(path));
    button->setToolTip(path);
    button->setFocusPolicy(Qt::StrongFocus);
    connect(button, &QToolButton::clicked, this, [this, path] { Q_EMIT recent_.chosen(path); });
    fileButtons_.push_back(button);
  }
  noFiles_->setVisible(fileButtons_.empty());
  arrangeGrids();
  // Tab follows the order on the page.
  QWidget* before = startButtons_.back();
  for (QToolButton* button : fileButtons_) {
    setTabOrder(before, button);
    before = button;
  }
}

void StartPage::arrangeGrids() {
  const int room = std::min(width() - 2 * kStartMargin, withTexts(kMaxPageWidth));
  const auto fitting = [room](int width) {
    return std::max(1, (room + kCardSpacing) / (width + kCardSpacing));
  };
  arrangeInRows(*starts_, startButtons_, std::min(kMaxStartColumns, fitting(withTexts(kStartWidth))));
  arrangeInRows(*files_, fileButtons_, fitting(withTexts(kCardWidth)));
  arrangeInRows(*choices_, choiceWidgets_, fitting(withTexts(kChoiceWidth)) > 3 ? 4 : 2);
}

bool StartPage::eventFilter(QObject* watched, QEvent* event) {
  if (watched == parent() && event->type() == QEvent::Resize && isVisible())
    resize(static_cast<QResizeEvent*>(event)->size());
  return QWidget::eventFilter(watched, event);
}

void StartPage::keyPressEvent(QKeyEvent* event) {
  // The view below gets no keys.
  event->accept();
  if (event->key() == Qt::Key_Escape) hide();
}

void StartPage::resizeEvent(QResizeEvent* event) {
  QWidget::resizeEvent(event);
  arrangeGrids();
}

void StartPage::hideEvent(QHideEvent* event) {
  QWidget::hideEvent(event);
  if (!isHidden()) return;
  parentWidget()->setFocus();
  Q_EMIT closed();
}

QStringList newsItems() {
  return {
      StartPage::tr("Roads follow the terrain with the least earthwork and list places that are too steep."),
      StartPage::tr("Select several lines and edit, move, copy or export them together."),
      StartPage::tr("Rivers, canals and ponds show their water, and scene exports include it."),
      StartPage::tr("Name, compare and restore versions of a shared terrain, and lock an area of it."),
      StartPage::tr("Python scripts open, sculpt, analyse and export terrains: import scarp.")};
}

bool showsStartPage() {
  const QByteArray wanted = qgetenv("SCARP_WELCOME");
  if (!wanted.isEmpty()) return wanted != "0";
  return QSettings().value(kStartPageKey, true).toBool();
}

void rememberStartPage(bool shown) { QSettings().setValue(kStartPageKey, shown); }

}  // namespace scarp
