#include <QComboBox>
#include <QDragEnterEvent>
#include <QFile>
#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QMimeData>
#include <QPointer>

#include "core/io/RasterExport.h"
#include "tests/support/HttpServer.h"
#include "tests/support/Terrains.h"
#include "tests/ui/WindowHarness.h"
#include "ui/import/ImportDialog.h"
#include "ui/import/NewTerrainDialog.h"
#include "ui/jobs/JobRunner.h"

namespace scarp::test {
namespace {

TEST(Grounds, AreWritten) {
  if (!qEnvironmentVariableIsSet("SCARP_WRITE_GROUNDS"))
    GTEST_SKIP() << "the folder SCARP_WRITE_GROUNDS is not set";
  const QDir folder(qEnvironmentVariable("SCARP_WRITE_GROUNDS"));
  ASSERT_TRUE(folder.mkpath(QStringLiteral(".")));
  const auto write = [&](const MadeGround& ground, const char* name) {
    const QString path = folder.filePath(QLatin1String(name));
    QFile::remove(path);
    EXPECT_TRUE(QFile::copy(QString::fromStdString(ground.path), path)) << name;
  };
  write(madeIsland(), "island.tif");
  write(madeMountains(), "mountains.tif");
}

class MainWindowTest : public WindowTest {};

TEST_F(MainWindowTest, SculptsWhereThePointerIsAndTakesItBack) {
  openGround("SainteHelens.dem");
  const QImage before = view().picture();
  ASSERT_FALSE(before.isNull());
  const Terrain opened = terrain().snapshot();
  moveTo(middle());
  const auto spot = groundUnder(middle());
  ASSERT_TRUE(spot);
  ASSERT_TRUE(controller().cursor());
  EXPECT_NEAR(controller().cursor()->point.x(), spot->point.x(), 1e-6);

  drag(middle(), middle() + QPoint(60, 0));
  EXPECT_GT(heightAtSpot(*spot), spot->point.z() + 0.5);
  EXPECT_EQ(terrain().history().size(), 1u);
  EXPECT_TRUE(window_->isWindowModified());
  QTest::qWait(50);
  EXPECT_GT(differingPixels(before, view().picture()), 200);

  const double raised = heightAtSpot(*spot);
  drag(middle(), middle() + QPoint(60, 0), Qt::ControlModifier);
  EXPECT_LT(heightAtSpot(*spot), raised - 0.5);
  EXPECT_EQ(terrain().history().size(), 2u);

  drag(middle(), middle() + QPoint(60, 0), Qt::ShiftModifier);
  ASSERT_EQ(terrain().history().size(), 3u);
  EXPECT_EQ(terrain().history().record(2).name, "Smooth");

  const Terrain kept = terrain().snapshot();
  pressAndDrag(middle(), middle() + QPoint(60, 30));
  EXPECT_FALSE(sameHeights(kept.heights, terrain().heights()));
  QTest::keyClick(&view(), Qt::Key_Escape);
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, middle() + QPoint(60, 30));
  EXPECT_TRUE(sameHeights(kept.heights, terrain().heights()));
  EXPECT_EQ(terrain().history().size(), 3u);

  for (int i = 0; i < 3; ++i) key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(sameHeights(opened.heights, terrain().heights()));
  EXPECT_FALSE(window_->isWindowModified());
  for (int i = 0; i < 3; ++i) key(Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_TRUE(sameHeights(kept.heights, terrain().heights()));
}

TEST_F(MainWindowTest, KeysChangeTheBrush) {
  openGround("SainteHelens.dem");
  const BrushSettings before = tools().brush();
  key(Qt::Key_BracketRight);
  EXPECT_NEAR(tools().brush().radius, before.radius * 1.1, 1e-9 * before.radius);
  key(Qt::Key_BracketLeft);
  EXPECT_NEAR(tools().brush().radius, before.radius, 1e-9 * before.radius);
  key(Qt::Key_Equal);
  EXPECT_NEAR(tools().brush().strength, before.strength * 1.1, 1e-9 * before.strength);
  key(Qt::Key_BracketRight, Qt::ControlModifier | Qt::ShiftModifier);
  EXPECT_NEAR(tools().brush().innerRadius, before.innerRadius + 0.05, 1e-12);
  key(Qt::Key_K);
  EXPECT_EQ(tools().brush().kind, BrushKind::Clone);
  // Not in the middle of a stroke, and not while a number is being typed.
  key(Qt::Key_1);
  pressAndDrag(middle(), middle() + QPoint(10, 0));
  const double radius = tools().brush().radius;
  key(Qt::Key_BracketRight);
  key(Qt::Key_3);
  EXPECT_EQ(tools().brush().radius, radius);
  EXPECT_EQ(tools().brush().kind, BrushKind::Raise);
  QTest::mouseRelease(&view(), Qt::LeftButton, {}, middle() + QPoint(10, 0));
}

TEST_F(MainWindowTest, NewTerrainIsPreviewedMadeAndNotLostByEscape) {
  whenDialog<NewTerrainDialog>([](NewTerrainDialog& dialog) {
    auto* sizes = dialog.findChild<QComboBox*>(QStringLiteral("sizePreset"));
    EXPECT_EQ(sizes->currentData().toInt(), 1025);
    // Impossible numbers are refused.
    typeOver(dialog, "cellSize", QStringLiteral("0"));
    QTest::keyClick(&dialog, Qt::Key_Return);
    EXPECT_TRUE(dialog.complaint().contains(QStringLiteral("Cell size"))) << dialog.complaint().toStdString();
    typeOver(dialog, "columns", QStringLiteral("2000000"));
    QTest::keyClick(&dialog, Qt::Key_Return);
    EXPECT_TRUE(dialog.complaint().contains(QStringLiteral("2000000 is out of range (2 to 1048577)")))
        << dialog.complaint().toStdString();
    ASSERT_TRUE(dialog.isVisible());
    sizes->setFocus();
    sizes->setCurrentIndex(sizes->findData(513));
    Q_EMIT sizes->activated(sizes->currentIndex());
    EXPECT_EQ(dialog.findChild<QLineEdit*>(QStringLiteral("columns"))->text(), QStringLiteral("513"));
    EXPECT_EQ(dialog.findChild<QLineEdit*>(QStringLiteral("rows"))->text(), QStringLiteral("513"));
    typeOver(dialog, "rows", QStringLiteral("257"));
    EXPECT_EQ(sizes->currentData().toInt(), 0);
    typeOver(dialog, "cellSize", QStringLiteral("10"));

    auto* forms = dialog.findChild<QComboBox*>(QStringLiteral("template"));
    forms->setCurrentIndex(forms->findText(QStringLiteral("Dunes")));
    Q_EMIT forms->activated(forms->currentIndex());
    const auto previewed = [&](auto fits) {
      return QTest::qWaitFor([&] { return dialog.previewed() && fits(*dialog.previewed()); }, 20000);
    };
    ASSERT_TRUE(previewed([](const NewTerrain& shown) { return shown.form == TerrainTemplate::Dunes; }));
    EXPECT_EQ(dialog.preview().size(), QSize(256, 128));
    const QImage first = dialog.preview();
    typeOver(dialog, "seed", QStringLiteral("9"));
    ASSERT_TRUE(previewed([](const NewTerrain& shown) { return shown.seed == 9; }));
    EXPECT_NE(dialog.preview(), first);
    typeOver(dialog, "height", QStringLiteral("-5"));
    EXPECT_TRUE(dialog.complaint().contains(QStringLiteral("height"))) << dialog.complaint().toStdString();
    typeOver(dialog, "height", QStringLiteral("40"));
    EXPECT_TRUE(dialog.complaint().isEmpty()) << dialog.complaint().toStdString();
    QTest::keyClick(&dialog, Qt::Key_Return);
  });
  key(Qt::Key_N, Qt::ControlModifier);
  ASSERT_TRUE(waitUntil([&] { return window_->document() && terrain().frame().columns == 513; }));
  EXPECT_EQ(terrain().frame(), (GridFrame{513, 257, 10.0, 10.0}));
  EXPECT_FLOAT_EQ(terrain().pyramid().range().high, 40.0F);

  QTest::qWait(50);
  drag(middle(), middle() + QPoint(40, 0));
  ASSERT_TRUE(window_->isWindowModified());
  whenDialog<QMessageBox>([](QMessageBox& box) { QTest::keyClick(&box, Qt::Key_Escape); });
  window_->close();
  ASSERT_TRUE(waitUntil([&] { return dialogsSeen_ == 2; }));
  EXPECT_TRUE(window_->isVisible()) << "changes that are not saved";
}

TEST_F(MainWindowTest, AnAddressThatIsDroppedOpensTheSheetForAddresses) {
  const QByteArray cache = inFolder("cache").toUtf8();
  ::setenv("XDG_CACHE_HOME", cache.constData(), 1);
  HttpServer server;
  ASSERT_TRUE(exportRaster(fractalTerrain(60, 40, 10.0, 10.0), inFolder("hills.tif").toStdString()).ok());
  QFile file(inFolder("hills.tif"));
  ASSERT_TRUE(file.open(QIODevice::ReadOnly));
  server.put("/hills.tif", file.readAll().toStdString());
  const QString address = QString::fromStdString(server.address("/hills.tif"));
  QMimeData list, text, words;
  list.setUrls({QUrl(address + QStringLiteral("?token=hunter2"))});
  text.setText(address + QStringLiteral("?token=hunter2\n"));
  words.setText(QStringLiteral("hills.tif"));
  QDragEnterEvent no(middle(), Qt::CopyAction, &words, Qt::LeftButton, Qt::NoModifier);
  no.ignore();
  QApplication::sendEvent(window_.get(), &no);
  EXPECT_FALSE(no.isAccepted());
  for (const QMimeData* data : {&list, &text}) {
    QDragEnterEvent enter(middle(), Qt::CopyAction, data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &enter);
    ASSERT_TRUE(enter.isAccepted());
    server.forget();
    QDropEvent drop(middle(), Qt::CopyAction, data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &drop);
    QPointer<ImportDialog> dialog;
    ASSERT_TRUE(waitUntil([&] {
      dialog = window_->findChild<ImportDialog*>();
      return dialog && !dialog->loading() && window_->jobs().jobs().empty();
    }));
    EXPECT_EQ(dialog->findChild<QComboBox*>(QStringLiteral("address"))->currentText(), address);
    EXPECT_EQ(dialog->complaint(), QString());
    ASSERT_FALSE(server.requests().empty());
    EXPECT_EQ(server.requests().front().target, "/hills.tif?token=hunter2");
    dialog->reject();
    ASSERT_TRUE(waitUntil([&] { return dialog.isNull(); }));
  }
  ::unsetenv("XDG_CACHE_HOME");
}

TEST_F(MainWindowTest, DrawsNothingWhileNothingHappens) {
  drawView();
  openIsland();
  /// Counts the requests for a picture of the window.
  class RequestCount : public QObject {
   public:
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
      if (event->type() == QEvent::UpdateRequest) ++requests;
      return false;
    }
    int requests = 0;
  } count;
  window_->installEventFilter(&count);
  EXPECT_TRUE(waitUntil([&] {
    count.requests = 0;
    QTest::qWait(400);
    return count.requests == 0;
  })) << count.requests;
}

TEST_F(MainWindowTest, TheTitleThePictureAndTheDocumentChangeTogether) {
  drawView();
  openIsland();
  const std::string other = inFolder("other.tif").toStdString();
  ASSERT_TRUE(QFile::copy(window_->document()->path(), QString::fromStdString(other)));
  const EditorDocument* drawn = nullptr;
  QStringList titles;
  /// Calls a function before each paint of a widget.
  class PaintWatch : public QObject {
   public:
    PaintWatch(QWidget& widget, std::function<void()> seen) : seen_(std::move(seen)) {
      widget.installEventFilter(this);
    }
    bool eventFilter(QObject* /*watched*/, QEvent* event) override {
      if (event->type() == QEvent::Paint) seen_();
      return false;
    }

   private:
    std::function<void()> seen_;
  };
  const PaintWatch scope(view(), [&] { drawn = window_->document(); });
  QObject::connect(window_.get(), &QWidget::windowTitleChanged, &scope, [&](const QString& title) {
    titles += title;
    EXPECT_TRUE(title.startsWith(window_->document()->name())) << title.toStdString();
    EXPECT_EQ(drawn, window_->document()) << "the view shows it already";
  });
  window_->openFile(QString::fromStdString(other));
  // While it is read, the title and Ctrl+S are those of the terrain that is shown.
  bool asked = false;
  whenDialog<QFileDialog>([&](QFileDialog& dialog) {
    asked = true;
    EXPECT_EQ(window_->document()->name(), QStringLiteral("Ground.tif"));
    EXPECT_EQ(dialog.selectedFiles().front(),
              QFileInfo(window_->document()->path()).dir().filePath(QStringLiteral("Ground.scarp")))
        << "beside the imported raster";
    dialog.reject();
  });
  ASSERT_FALSE(window_->jobs().jobs().empty());
  EXPECT_EQ(window_->jobs().jobs().back()->title(), QStringLiteral("Opening other.tif"));
  EXPECT_TRUE(window_->windowTitle().startsWith(QStringLiteral("Ground.tif")));
  key(Qt::Key_S, Qt::ControlModifier);
  EXPECT_TRUE(asked);
  ASSERT_TRUE(waitUntil([&] { return window_->document()->name() == QStringLiteral("other.tif"); }));
  ASSERT_TRUE(idle());
  EXPECT_TRUE(titles.contains(window_->windowTitle()));
}

}  // namespace
}  // namespace scarp::test
