#include <QCheckBox>
#include <QClipboard>
#include <QComboBox>
#include <QDir>
#include <QFile>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>
#include <QRegularExpression>
#include <QScrollBar>
#include <QTextBlock>
#include <QTextBrowser>
#include <QToolButton>
#include <QTreeWidget>
#include <algorithm>
#include <map>

#include "core/base/Simd.h"
#include "tests/ui/WindowHarness.h"
#include "ui/actions/Actions.h"
#include "ui/help/KeyMap.h"
#include "ui/help/ManualWindow.h"
#include "ui/help/StartPage.h"
#include "ui/help/SystemReport.h"
#include "ui/import/NewTerrainDialog.h"
#include "ui/settings/Language.h"
#include "ui/settings/RecentFiles.h"
#include "ui/viewport/ViewCommands.h"
#include "ui/widgets/InfoBar.h"
#include "ui/widgets/Theme.h"

namespace scarp::test {
namespace {

QString textOf(const QString& path) {
  QFile file(path);
  return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

class HelpTest : public WindowTest {};

TEST_F(HelpTest, TheSystemReportSaysWhatTheMachineIsAndIsCopied) {
  drawView();
  openGround("SainteHelens.dem");
  QTimer::singleShot(0, window_.get(), [this] {
    auto* dialog = window_->findChild<SystemReportDialog*>();
    ASSERT_TRUE(dialog);
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

TEST_F(HelpTest, TheStartPageOpensARecentFileByOneClick) {
  drawView();
  openIsland();
  const QString island = window_->document()->path();
  const QString other = inFolder("other.tif");
  ASSERT_TRUE(QFile::copy(island, other));
  window_->openFile(other);
  ASSERT_TRUE(waitUntil([&] { return window_->document()->path() == other; }));
  ASSERT_TRUE(idle());
  EXPECT_TRUE(QFile::exists(recentPicturePath(island))) << "a picture of the last view";
  window_->actions().startPage->trigger();
  auto& page = the<StartPage>("startPage");
  EXPECT_EQ(page.size(), view().size());
  QTest::qWait(50);
  const QList<QToolButton*> files = page.findChildren<QToolButton*>(QStringLiteral("startFile"));
  ASSERT_EQ(files.size(), 2);
  EXPECT_EQ(files[1]->toolTip(), island);
  QTest::mouseClick(files[1], Qt::LeftButton);
  EXPECT_TRUE(waitUntil([&] { return window_->document()->path() == island; }));
  EXPECT_FALSE(page.isVisible());
  EXPECT_EQ(window_->focusWidget(), &view());
}

TEST_F(HelpTest, TheStartPageTakesChoicesAtOnceAndGoesByEsc) {
  openIsland();
  window_->actions().startPage->trigger();
  auto& page = the<StartPage>("startPage");
  const auto pick = [&](const char* name, int index) {
    auto* box = page.findChild<QComboBox*>(QLatin1String(name));
    ASSERT_TRUE(box) << name;
    box->setFocus();
    for (int i = 0; i < index; ++i) QTest::keyClick(box, Qt::Key_Down);
  };
  pick("startNavigation", 1);
  EXPECT_EQ(controller().navigation(), NavigationStyle::Blender);
  pick("startKeymap", 2);
  EXPECT_EQ(window_->findChild<KeyMap*>()->scheme(), QLatin1String(keySchemes()[2].name));
  EXPECT_EQ(page.findChild<QComboBox*>(QStringLiteral("startNavigation"))->currentIndex(), 2);
  pick("startTheme", 1);
  EXPECT_EQ(rememberedTheme(), Theme::Light);
  whenDialog<NewTerrainDialog>([](NewTerrainDialog& dialog) { QTest::keyClick(&dialog, Qt::Key_Escape); });
  QTest::mouseClick(page.findChild<QToolButton*>(QStringLiteral("startNew")), Qt::LeftButton);
  EXPECT_EQ(dialogsSeen_, 1);
  EXPECT_TRUE(page.isVisible()) << "the dialog was cancelled";
  // Neither the mouse nor the keys reach the view below.
  const Camera before = controller().camera();
  QTest::mouseClick(&page, Qt::LeftButton, {}, QPoint(4, page.height() - 4));
  QTest::keyClick(&page, Qt::Key_W);
  EXPECT_EQ(controller().camera().position, before.position);
  EXPECT_FALSE(window_->isWindowModified());
  QTest::keyClick(&page, Qt::Key_Escape);
  EXPECT_FALSE(page.isVisible());
  applyTheme(Theme::Dark);
}

TEST_F(HelpTest, TheManualHasItsPicturesAContentsListAndASearch) {
  inMenu({QStringLiteral("Help"), QStringLiteral("Manual")}).trigger();
  auto* manual = window_->findChild<ManualWindow*>();
  ASSERT_TRUE(manual);
  ASSERT_TRUE(QTest::qWaitForWindowExposed(manual, kPatience));
  auto& page = *manual->findChild<QTextBrowser*>(QStringLiteral("manualPage"));
  auto& contents = *manual->findChild<QTreeWidget*>(QStringLiteral("manualContents"));
  auto& search = *manual->findChild<QLineEdit*>(QStringLiteral("manualSearch"));
  EXPECT_TRUE(page.toPlainText().startsWith(QStringLiteral("Manual")))
      << page.toPlainText().left(80).toStdString();
  int pictures = 0;
  for (QTextBlock block = page.document()->begin(); block.isValid(); block = block.next())
    for (auto at = block.begin(); !at.atEnd(); ++at)
      if (const QTextCharFormat format = at.fragment().charFormat(); format.isImageFormat()) {
        ++pictures;
        const QTextImageFormat image = format.toImageFormat();
        const QUrl url = page.source().resolved(QUrl(image.name()));
        EXPECT_FALSE(QImage(QLatin1Char(':') + url.path()).isNull()) << image.name().toStdString();
        EXPECT_LE(image.width(), page.viewport()->width()) << image.name().toStdString();
        EXPECT_GT(image.width(), 200) << image.name().toStdString();
      }
  EXPECT_GE(pictures, 9);

  QTest::keyClicks(&search, QStringLiteral("cross-section"));
  QStringList shown;
  for (QTreeWidgetItemIterator at(&contents, QTreeWidgetItemIterator::NotHidden); *at; ++at)
    shown += (*at)->text(0);
  EXPECT_TRUE(shown.contains(QStringLiteral("Roads, rivers and pads")))
      << shown.join(QLatin1Char(',')).toStdString();
  EXPECT_FALSE(shown.contains(QStringLiteral("Presets")));
  QTest::keyClick(&search, Qt::Key_Return);
  EXPECT_EQ(page.textCursor().selectedText().toLower(), QStringLiteral("cross-section"));
  search.clear();

  // A section, a link to another page, and back.
  QTreeWidgetItem* sculpt = nullptr;
  for (QTreeWidgetItemIterator at(&contents); *at; ++at)
    if ((*at)->text(0) == QStringLiteral("Sculpt")) sculpt = *at;
  ASSERT_TRUE(sculpt);
  Q_EMIT contents.itemClicked(sculpt, 0);
  EXPECT_GT(page.verticalScrollBar()->value(), 300);
  Q_EMIT page.anchorClicked(QUrl(QStringLiteral("command-line.md#scarp-mesh")));
  EXPECT_TRUE(page.toPlainText().startsWith(QStringLiteral("Command line")));
  EXPECT_GT(page.verticalScrollBar()->value(), 300);
  QTest::mouseClick(manual->findChild<QToolButton*>(QStringLiteral("manualBack")), Qt::LeftButton);
  EXPECT_TRUE(page.toPlainText().startsWith(QStringLiteral("Manual")));
}

TEST(ManualPages, LinksAndPicturesOfAllPagesLeadSomewhere) {
  loadResources();
  std::map<QString, ManualPage> pages;
  const QDir docs(QStringLiteral(":/scarp/docs"));
  for (const QString& name : docs.entryList({QStringLiteral("*.md")}))
    pages[QStringLiteral("docs/") + name] = readManualPage(QStringLiteral("docs/") + name);
  for (const QString& path : manualPagePaths()) EXPECT_TRUE(pages.contains(path)) << path.toStdString();
  static const QRegularExpression link(QStringLiteral(R"(\]\(([^)\s]+)\))"));
  int anchors = 0;
  for (const auto& [path, page] : pages) {
    ASSERT_FALSE(page.sections.empty()) << path.toStdString();
    for (const ManualSection& section : page.sections)
      for (auto at = link.globalMatch(section.text); at.hasNext();) {
        const QUrl url = QUrl(QStringLiteral("qrc:/scarp/") + path).resolved(QUrl(at.next().captured(1)));
        const QString target = url.path().mid(7);
        const std::string where = path.toStdString() + ": " + url.toString().toStdString();
        if (url.scheme() != QLatin1String("qrc")) continue;
        if (target.endsWith(QLatin1String(".png")) || target.endsWith(QLatin1String(".jpg"))) {
          EXPECT_TRUE(QFile::exists(QStringLiteral(":/scarp/") + target)) << where;
        }
        if (!target.startsWith(QLatin1String("docs/")) || !target.endsWith(QLatin1String(".md"))) continue;
        ASSERT_TRUE(pages.contains(target)) << where;
        if (!url.hasFragment()) continue;
        ++anchors;
        EXPECT_TRUE(std::ranges::any_of(pages[target].sections, [&](const ManualSection& other) {
          return other.anchor == url.fragment();
        })) << where;
      }
  }
  EXPECT_GT(anchors, 60);
}

TEST_F(HelpTest, AScreenshotIsTheViewWithoutTheCursorAtAnySize) {
  drawView();
  openIsland();
  moveTo(middle());
  for (const int scale : {1, 2}) {
    const QString path = inFolder(scale == 1 ? "shot-1.png" : "shot-2.png");
    QTimer::singleShot(0, window_.get(), [&] {
      auto* dialog = window_->findChild<ScreenshotDialog*>();
      ASSERT_TRUE(dialog);
      auto* sizes = dialog->findChild<QComboBox*>(QStringLiteral("screenshotScale"));
      sizes->setCurrentIndex(sizes->findData(scale));
      dialog->findChild<QLineEdit*>(QStringLiteral("path"))->setText(inFolder("shot.gif"));
      dialog->accept();
      EXPECT_TRUE(dialog->complaint().contains(QStringLiteral(".png"))) << dialog->complaint().toStdString();
      dialog->findChild<QLineEdit*>(QStringLiteral("path"))->setText(path);
      dialog->accept();
    });
    window_->actions().screenshot->trigger();
    const QImage shot(path);
    ASSERT_FALSE(shot.isNull()) << path.toStdString();
    EXPECT_EQ(shot.size(), (QSizeF(view().size()) * view().devicePixelRatioF()).toSize() * scale);
  }
  const QImage one(inFolder("shot-1.png"));
  EXPECT_EQ(view().preview(100'000).size(), one.size()) << "not enlarged";
  // The view shows the brush; the screenshot omits it.
  QImage withBrush = view().picture().convertToFormat(QImage::Format_RGB32);
  moveTo(QPoint(5, 5));
  int different = 0;
  for (int y = 0; y < one.height(); ++y)
    for (int x = 0; x < one.width(); ++x) different += one.pixel(x, y) != withBrush.pixel(x, y);
  EXPECT_GT(different, 50);
}

TEST_F(HelpTest, TheStartPageIsShownAtStartUnlessItIsTurnedOff) {
  qunsetenv("SCARP_WELCOME");
  EXPECT_TRUE(showsStartPage());
  window_->openFlat();
  EXPECT_TRUE(window_->jobs().jobs().empty()) << "nothing is generated";
  EXPECT_FALSE(window_->isWindowModified());
  window_->showStartPage();
  auto& shown = the<QCheckBox>("startShown");
  EXPECT_TRUE(shown.isChecked());
  QTest::mouseClick(&shown, Qt::LeftButton, {}, QPoint(8, shown.height() / 2));
  EXPECT_FALSE(showsStartPage());
  qputenv("SCARP_WELCOME", "1");
  EXPECT_TRUE(showsStartPage());
  QSettings().clear();
  qputenv("SCARP_WELCOME", "0");
  EXPECT_FALSE(showsStartPage());
  qunsetenv("SCARP_WELCOME");
}

TEST(LogFile, HasWhatTheWindowSaysAndWhatQtComplainsOf) {
  const QTemporaryDir folder;
  const QString path = folder.filePath(QStringLiteral("state/log.txt"));
  {
    LogFile log(path);
    MessageLog messages;
    log.follow(messages);
    log.followQt();
    messages.add(MessageTone::Warning, QStringLiteral("one\nline"));
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
