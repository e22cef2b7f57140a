#include "ui/help/WelcomeDialog.h"

#include <QApplication>
#include <QComboBox>
#include <QDialogButtonBox>
#include <QEvent>
#include <QFormLayout>
#include <QPushButton>
#include <QScreen>
#include <QTextBrowser>
#include <span>

#include "ui/actions/Actions.h"
#include "ui/settings/Language.h"
#include "ui/widgets/FormDialog.h"
#include "ui/widgets/Icons.h"
#include "ui/widgets/Theme.h"
#include "ui/widgets/Units.h"

namespace scarp {
namespace {

constexpr const char* kWelcomedKey = "welcome/shown";
constexpr int kMargin = 24, kGap = 28, kNewsHeight = 190;  ///< Pixels.
constexpr double kMostOfWelcomedScreen = 0.9;

QLabel* headingOf(const QString& text) {
  auto* heading = new QLabel(text);
  heading->setProperty("role", QStringLiteral("heading"));
  return heading;
}

QLabel* quietLabel(const QString& text) {
  auto* label = new QLabel(text);
  label->setProperty("role", QStringLiteral("quiet"));
  label->setWordWrap(true);
  return label;
}

QVBoxLayout* columnIn(QWidget& part, const QString& heading) {
  auto* column = new QVBoxLayout(&part);
  column->setContentsMargins(0, 0, 0, 0);
  column->setSpacing(8);
  column->addWidget(headingOf(heading));
  return column;
}

QString choiceTitle(const QAction& action) { return action.iconText(); }

int checkedAmong(std::span<QAction* const> actions) {
  for (std::size_t i = 0; i < actions.size(); ++i)
    if (actions[i]->isChecked()) return static_cast<int>(i);
  return 0;
}

/// A list of actions, of which one is checked.
QComboBox* comboOf(const char* name, const QString& title, std::span<QAction* const> actions) {
  auto* combo = new QComboBox;
  combo->setObjectName(QLatin1String(name));
  combo->setAccessibleName(title);
  for (const QAction* action : actions) {
    combo->addItem(choiceTitle(*action));
    combo->setItemData(combo->count() - 1, action->toolTip(), Qt::ToolTipRole);
  }
  combo->setCurrentIndex(checkedAmong(actions));
  return combo;
}

}  // namespace

WelcomeDialog::WelcomeDialog(const Actions& actions, QWidget* parent)
    : QDialog(parent), actions_(actions), mouseNote_(quietLabel({})) {
  setObjectName(QStringLiteral("welcome"));
  setWindowTitle(tr("Welcome to Scarp"));
  setAttribute(Qt::WA_DeleteOnClose);
  auto* outer = new QVBoxLayout(this);
  outer->setContentsMargins(kMargin, kMargin, kMargin, kMargin - 6);
  outer->setSpacing(20);
  outer->addWidget(makeHead());
  auto* middle = new QHBoxLayout;
  middle->setSpacing(kGap);
  middle->addWidget(makeBeginnings(), 1);
  middle->addWidget(makeChoices(), 1);
  outer->addLayout(middle);
  outer->addWidget(makeNews(), 1);
  outer->addWidget(makeFoot());
  tellMouse();
  qApp->installEventFilter(this);
  const QScreen* on = parent ? parent->screen() : screen();
  resize(QSize(withTexts(760), withTexts(600)).boundedTo(on->availableSize() * kMostOfWelcomedScreen));
}

QWidget* WelcomeDialog::makeHead() {
  auto* head = new QWidget;
  auto* row = new QHBoxLayout(head);
  row->setContentsMargins(0, 0, 0, 0);
  row->setSpacing(16);
  auto* picture = new QLabel;
  picture->setPixmap(QIcon(QStringLiteral(":/scarp/icons/scarp.svg")).pixmap(QSize(52, 52), devicePixelRatioF()));
  row->addWidget(picture);
  auto* words = new QVBoxLayout;
  words->setSpacing(2);
  auto* title = new QLabel(windowTitle());
  QFont large = title->font();
  large.setPointSizeF(large.pointSizeF() * 1.7);
  large.setBold(true);
  title->setFont(large);
  words->addWidget(title);
  words->addWidget(quietLabel(tr("An editor for heightmap terrain. What you point at is what you edit.")));
  row->addLayout(words, 1);
  return head;
}

QWidget* WelcomeDialog::makeBeginnings() {
  auto* part = new QWidget;
  QVBoxLayout* column = columnIn(*part, tr("Begin"));
  addBeginning(*column, "welcomeExample", QStringLiteral("island"), tr("Example Island"),
               tr("Ground to try the brushes on, made in a moment"), [this] { Q_EMIT exampleWanted(); });
  addBeginning(*column, "welcomeNew", QStringLiteral("new"), tr("New Terrain"), actions_.newTerrain->toolTip(),
               [action = actions_.newTerrain] { action->trigger(); });
  addBeginning(*column, "welcomeOpen", QStringLiteral("open"), tr("Open a File"), actions_.open->toolTip(),
               [action = actions_.open] { action->trigger(); });
  column->addWidget(quietLabel(tr("Or drop a file on the window, at any time.")));
  column->addStretch(1);
  return part;
}

void WelcomeDialog::addBeginning(QBoxLayout& column, const char* name, const QString& iconName,
                                 const QString& title, const QString& what, std::function<void()> act) {
  auto* button = new QToolButton;
  button->setObjectName(QLatin1String(name));
  button->setProperty("beginning", true);
  button->setIcon(icon(iconName));
  button->setIconSize({28, 28});
  button->setText(title);
  button->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
  button->setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
  button->setFocusPolicy(Qt::StrongFocus);
  button->setToolTip(what);
  column.addWidget(button);
  connect(button, &QToolButton::clicked, this, [this, act = std::move(act)] {
    close();
    act();
  });
}

QWidget* WelcomeDialog::makeChoices() {
  auto* part = new QWidget;
  QVBoxLayout* column = columnIn(*part, tr("As you like it"));
  auto* form = new QFormLayout;
  form->setHorizontalSpacing(14);
  form->setVerticalSpacing(9);
  form->setLabelAlignment(Qt::AlignRight | Qt::AlignVCenter);
  column->addLayout(form);

  const auto choose = [&](const char* name, const QString& title, const std::vector<QAction*>& actions) {
    QComboBox* combo = comboOf(name, title, actions);
    addFormRow(*form, title, combo);
    connect(combo, &QComboBox::activated, this, [this, actions](int index) {
      actions[static_cast<std::size_t>(index)]->trigger();
      tellMouse();
    });
    return combo;
  };
  QComboBox* mouse = choose("welcomeMouse", tr("Mouse like in"),
                            {actions_.navigation.begin(), actions_.navigation.end()});
  mouse->setToolTip(tr("The buttons that orbit, pan and zoom; F1 lists them"));
  form->addRow(QString(), mouseNote_);

  auto* units = new QComboBox;
  units->setObjectName(QStringLiteral("welcomeUnits"));
  units->addItems({tr("Metric: metres, kilometres"), tr("Imperial: feet, miles")});
  units->setCurrentIndex(static_cast<int>(unitSystem()));
  units->setToolTip(tr("Of lengths in the window; files and scripts have metres"));
  addFormRow(*form, tr("Units"), units);
  connect(units, &QComboBox::activated, this, [](int index) { rememberUnits(static_cast<UnitSystem>(index)); });

  QComboBox* theme =
      choose("welcomeTheme", tr("Theme"),
             {actions_.themeDark, actions_.themeLight, actions_.themeHighContrast, actions_.themeSystem});
  theme->setToolTip(tr("The colours of the window"));

  auto* language = new QComboBox;
  language->setObjectName(QStringLiteral("welcomeLanguage"));
  language->addItem(tr("As the system has it"), QString());
  for (const Language& one : languages()) language->addItem(one.name, one.code);
  language->setCurrentIndex(std::max(0, language->findData(rememberedLanguage())));
  language->setToolTip(tr("From the next start of Scarp on"));
  addFormRow(*form, tr("Language"), language);
  auto* later = quietLabel(tr("From the next start of Scarp on."));
  later->hide();
  form->addRow(QString(), later);
  connect(language, &QComboBox::activated, this, [language, later] {
    rememberLanguage(language->currentData().toString());
    later->show();
  });
  column->addStretch(1);
  return part;
}

QWidget* WelcomeDialog::makeNews() {
  auto* part = new QWidget;
  QVBoxLayout* column = columnIn(*part, tr("What is new"));
  auto* news = new QTextBrowser;
  news->setObjectName(QStringLiteral("welcomeNews"));
  news->setAccessibleName(tr("What is new"));
  news->setWhatsThis(tr("The most important changes of this version"));
  news->setOpenLinks(false);
  news->setFrameShape(QFrame::NoFrame);
  news->setMinimumHeight(kNewsHeight / 2);
  QString list;
  for (const QString& item : newsItems()) list += QStringLiteral("<li>%1</li>").arg(item.toHtmlEscaped());
  news->setHtml(
      QStringLiteral(
          "<ul style=\"margin-top: 0; margin-left: -22px\">%1</ul><p><a href=\"changes\">%2</a></p>")
          .arg(list, tr("All changes").toHtmlEscaped()));
  connect(news, &QTextBrowser::anchorClicked, this, [this] {
    close();
    Q_EMIT changesWanted();
  });
  column->addWidget(news, 1);
  return part;
}

QWidget* WelcomeDialog::makeFoot() {
  auto* foot = new QWidget;
  auto* row = new QHBoxLayout(foot);
  row->setContentsMargins(0, 0, 0, 0);
  row->addWidget(quietLabel(tr("Help → Welcome shows this page again. File → Preferences has most of the choices.")), 1);
  auto* start = new QPushButton(tr("Start"));
  start->setObjectName(QStringLiteral("welcomeStart"));
  start->setToolTip(tr("To the terrain that is open"));
  start->setDefault(true);
  row->addWidget(start);
  connect(start, &QPushButton::clicked, this, &QDialog::close);
  return foot;
}

void WelcomeDialog::tellMouse() {
  const int chosen = checkedAmong(actions_.navigation);
  mouseNote_->setText(actions_.navigation[static_cast<std::size_t>(chosen)]->toolTip() + QLatin1Char('.'));
}

bool WelcomeDialog::eventFilter(QObject* watched, QEvent* event) {
  if (event->type() == QEvent::MouseButtonPress && isVisible())
    if (const auto* pressed = qobject_cast<QWidget*>(watched); pressed && pressed->window() == parentWidget())
      close();
  return QDialog::eventFilter(watched, event);
}

QStringList newsItems() {
  return {
      WelcomeDialog::tr("Help → Manual opens the manual, with pictures and a search."),
      WelcomeDialog::tr(
          "View → Save Screenshot saves the view as a picture, up to four times as large as on the screen."),
      WelcomeDialog::tr(
          "The Lines panel shows the cross-section of roads and rivers; drag its corners to change it."),
      WelcomeDialog::tr("Select several lines and edit, move, copy or export them together."),
      WelcomeDialog::tr("Rivers, canals and ponds show their water, and scenes include it."),
      WelcomeDialog::tr("Guard rails, walls and fences follow lines without gaps."),
      WelcomeDialog::tr(
          "Name, compare and restore versions of a shared terrain, and lock an area of it for yourself."),
      WelcomeDialog::tr(
          "Navigate as in Blender, Unreal, Unity, Krita or QGIS, and measure in metres or feet."),
      WelcomeDialog::tr(
          "Write scripts in Python: “import scarp” opens, sculpts, analyses and exports terrains.")};
}

bool wantsWelcome() {
  const QByteArray asked = qgetenv("SCARP_WELCOME");
  if (!asked.isEmpty()) return asked != "0";
  return !QSettings().value(QLatin1String(kWelcomedKey)).toBool();
}

void rememberWelcomed() { QSettings().setValue(QLatin1String(kWelcomedKey), true); }

}  // namespace scarp
