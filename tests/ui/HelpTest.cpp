#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QHelpEvent>
#include <QPointer>
#include <QPushButton>
#include <QTextBrowser>
#include <QToolTip>

#include "core/base/Simd.h"
#include "tests/ui/WindowHarness.h"
#include "ui/actions/Actions.h"
#include "ui/help/LogFile.h"
#include "ui/help/SystemReport.h"
#include "ui/help/WelcomeDialog.h"
#include "ui/settings/Language.h"
#include "ui/widgets/Explainer.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/Theme.h"
#include "ui/widgets/Units.h"

namespace scarp::test {
namespace {

QString textOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

class HelpTest : public WindowTest {};

TEST_F(HelpTest, TheSystemReportSaysWhatTheMachineIsAndIsCopied) {
  openGround("SainteHelens.dem");
  QTimer::singleShot(0, window_.get(), [this] {
    auto* dialog = window_->findChild<SystemReportDialog*>();
    ASSERT_TRUE(dialog);
    photograph("system-report");
    QTest::mouseClick(dialog->findChild<QPushButton*>(QStringLiteral("copyReport")), Qt::LeftButton);
    QTest::keyClick(dialog, Qt::Key_Escape);
  });
  inMenu({QStringLiteral("Help"), QStringLiteral("System Report")}).trigger();
  const QString text = QGuiApplication::clipboard()->text();
  for (const QString& fact :
       {QStringLiteral("Scarp: "), QStringLiteral("Qt: ") + QString::fromLatin1(qVersion()),
        QStringLiteral("OpenGL: ") + view().rendererName(), QStringLiteral("GDAL 3."),
        QStringLiteral("SQLite 3."), QString::fromLatin1(simdName(simdLevel())),
        QSettings().fileName().section(QLatin1Char('/'), -1), QStringLiteral("scarp/recovery\n"),
        QStringLiteral("scarp/log.txt\n")})
    EXPECT_TRUE(text.contains(fact)) << fact.toStdString() << " not in\n" << text.toStdString();
  EXPECT_FALSE(view().rendererName().isEmpty());
  EXPECT_FALSE(text.contains(QDir::homePath() + QLatin1Char('/'))) << text.toStdString();
}

TEST_F(HelpTest, ThePageOfTheFirstStartTakesChoicesAtOnceAndGoesByAClickBesideIt) {
  openIsland();
  window_->actions().welcome->trigger();
  QPointer<WelcomeDialog> page = window_->findChild<WelcomeDialog*>();
  ASSERT_TRUE(page);
  ASSERT_TRUE(QTest::qWaitForWindowExposed(page, kPatience));
  photograph("welcome");
  const auto pick = [&](const char* name, int index) {
    auto* box = page->findChild<QComboBox*>(QLatin1String(name));
    ASSERT_TRUE(box) << name;
    box->setCurrentIndex(index);
    Q_EMIT box->activated(index);
  };
  pick("welcomeMouse", 1);
  EXPECT_EQ(controller().navigation(), NavigationStyle::Blender);
  pick("welcomeUnits", 1);
  EXPECT_EQ(rememberedUnits(), UnitSystem::Imperial);
  moveTo(middle());
  EXPECT_TRUE(the<QLabel>("status_height").text().endsWith(QStringLiteral(" ft")))
      << the<QLabel>("status_height").text().toStdString();
  pick("welcomeTheme", 1);
  EXPECT_EQ(rememberedTheme(), Theme::Light);
  pick("welcomeLanguage", 1);
  EXPECT_EQ(rememberedLanguage(), QStringLiteral("de"));
  const QString news = page->findChild<QTextBrowser*>(QStringLiteral("welcomeNews"))->toPlainText();
  EXPECT_GT(news.size(), 200);
  EXPECT_FALSE(news.contains(QLatin1Char('#')));
  photograph("welcome-light");
  QTest::mouseClick(&view(), Qt::LeftButton, {}, middle());
  EXPECT_TRUE(waitUntil([&] { return !page; }));
  rememberUnits(UnitSystem::Metric);
  applyTheme(Theme::Dark);
}

TEST_F(HelpTest, ThePageComesAtTheFirstStartAlone) {
  EXPECT_EQ(newestChanges(QStringLiteral("# C\n\n## New\n\n- a\n\n## Old\n\n- b\n")), QStringLiteral("- a"));
  EXPECT_EQ(newestChanges(QStringLiteral("none")), QString());
  qunsetenv("SCARP_WELCOME");
  EXPECT_TRUE(wantsWelcome());
  rememberWelcomed();
  EXPECT_FALSE(wantsWelcome());
  qputenv("SCARP_WELCOME", "1");
  EXPECT_TRUE(wantsWelcome());
  QSettings().clear();
  qputenv("SCARP_WELCOME", "0");
  EXPECT_FALSE(wantsWelcome());
  qunsetenv("SCARP_WELCOME");
}

TEST_F(HelpTest, ATipIsTheTextOfWhatsThisAndCanBeSwitchedOff) {
  auto& field = *window_->findChild<NumberField*>(QStringLiteral("radius"));
  QEvent asks(QEvent::QueryWhatsThis);
  asks.ignore();
  QApplication::sendEvent(&field, &asks);
  EXPECT_TRUE(asks.isAccepted());
  EXPECT_TRUE(explanationOf(field).startsWith(QStringLiteral("<b>Radius</b>"))) << explanationOf(field).toStdString();
  const auto tipShows = [&] {
    QHelpEvent wants(QEvent::ToolTip, {4, 4}, field.mapToGlobal(QPoint(4, 4)));
    QApplication::sendEvent(&field, &wants);
    const bool shown = waitUntil([] { return true; }) && QToolTip::isVisible();
    QToolTip::hideText();
    QTest::qWait(400);
    return shown;
  };
  EXPECT_TRUE(tipShows());
  window_->findChild<Explainer*>()->setTips(false);
  EXPECT_FALSE(tipShows());
}

TEST_F(HelpTest, TheLogHasWhatTheWindowSaysAndWhatQtComplainsOf) {
  const QString path = inFolder("state/log.txt");
  {
    LogFile log(path);
    log.follow(window_->infoBar().log());
    log.followQt();
    window_->infoBar().say(InfoBar::Tone::Warning, QStringLiteral("one\nline"));
    qWarning("told by Qt");
  }
  qWarning("told too late");
  const QStringList lines = textOf(path).split(QLatin1Char('\n'), Qt::SkipEmptyParts);
  ASSERT_EQ(lines.size(), 2);
  EXPECT_TRUE(lines[0].endsWith(QStringLiteral("\tWarning\tone line"))) << lines[0].toStdString();
  EXPECT_TRUE(lines[1].endsWith(QStringLiteral("\tQt\ttold by Qt"))) << lines[1].toStdString();
}

TEST(LogFile, IsNeverMuchLargerThanItMay) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("log.txt")),
                before = folder.filePath(QStringLiteral("log-before.txt"));
  constexpr qint64 most = 20000;
  LogFile log(path, most), other(path, most);  // As two programs have it.
  const QString text(1000, QLatin1Char('x'));
  for (int i = 0; i < 200; ++i) (i % 2 == 0 ? log : other).write(QStringLiteral("Warning"), text);
  log.write(QStringLiteral("Warning"), QString(1 << 20, QLatin1Char('y')));
  EXPECT_LE(QFile(path).size(), most + 5000);
  EXPECT_LE(QFile(before).size(), most + 5000);
  EXPECT_GT(QFile(before).size(), most);
  EXPECT_EQ(QDir(folder.path()).entryList(QDir::Files).size(), 2);
  EXPECT_TRUE(textOf(path).endsWith(QLatin1String("...\n")));
  // Where there is no room for it, it says nothing.
  LogFile(QStringLiteral("/proc/none/log.txt")).write(QStringLiteral("Warning"), text);
}

}  // namespace
}  // namespace scarp::test
