#include <QDockWidget>
#include <QDropEvent>
#include <QLabel>
#include <QListWidget>
#include <QMessageBox>
#include <QMimeData>
#include <QPainter>
#include <QPushButton>
#include <QToolButton>
#include <fstream>

#include "core/edit/Operation.h"
#include "core/project/ProjectFile.h"
#include "tests/ui/WindowHarness.h"
#include "ui/document/EditorDocument.h"
#include "ui/drape/DrapeCommands.h"
#include "ui/drape/DrapeView.h"
#include "ui/import/ImportDialog.h"
#include "ui/shading/ShadingController.h"
#include "ui/widgets/InfoBar.h"

namespace scarp {
namespace {

/// Level ground without a place in the world, so that a picture reaches from corner to corner.
class DrapesDockTest : public test::WindowTest {
 protected:
  void SetUp() override {
    test::WindowTest::SetUp();
    const QString path = inFolder("level.asc");
    std::ofstream grid(path.toStdString());
    grid << "ncols 65\nnrows 65\nxllcorner 0\nyllcorner 0\ncellsize 10\n";
    for (int i = 0; i < 65 * 65; ++i) grid << "100 ";
    grid.close();
    window_->openFile(path);
    ASSERT_TRUE(waitUntil([this] { return window_->document() && window_->jobs().jobs().empty(); }));
    dock().show();
    dock().raise();
  }
  /// Squares of four colours.
  QString picture4(const char* name, int side = 64) {
    QImage image(side, side, QImage::Format_RGB888);
    QPainter painter(&image);
    const int half = side / 2;
    painter.fillRect(0, 0, half, half, QColor(220, 40, 40));
    painter.fillRect(half, 0, half, half, QColor(40, 200, 60));
    painter.fillRect(0, half, half, half, QColor(50, 60, 210));
    painter.fillRect(half, half, half, half, QColor(230, 210, 40));
    painter.end();
    const QString path = inFolder(name);
    EXPECT_TRUE(image.save(path));
    return path;
  }
  QDockWidget& dock() { return *window_->findChild<QDockWidget*>(QStringLiteral("drapesDock")); }
  DrapeView& drapes() { return *window_->findChild<DrapeView*>(); }
  DrapeCommands& commands() { return *window_->findChild<DrapeCommands*>(); }
  QListWidget& list() { return *window_->findChild<QListWidget*>(QStringLiteral("drapeList")); }
  QString note() { return window_->findChild<QLabel*>(QStringLiteral("drapeNote"))->text(); }
  template <class Button>
  void click(const char* name) {
    auto* button = window_->findChild<Button*>(QString::fromLatin1(name));
    ASSERT_TRUE(button && button->isVisible() && button->isEnabled()) << name;
    QTest::mouseClick(button, Qt::LeftButton);
  }
  void add(const QString& path) {
    commands().add(path);
    settle();
  }
  void settle() {
    ASSERT_TRUE(waitUntil([this] { return drapes().settled() && window_->jobs().jobs().empty(); }));
  }
  /// Of the ground at a sample, as it is drawn.
  QColor colourAt(double column, double row) {
    const GridFrame& frame = terrain().frame();
    const auto pixel =
        controller().camera().project(Vec3(frame.x(column), frame.y(row), 100.0), view().viewSize());
    EXPECT_TRUE(pixel);
    return pictureColour(picture(), QPointF(pixel->x(), pixel->y()));
  }
  void look(ShadingMode mode) {
    window_->findChild<ShadingController*>()->change([mode](RenderSettings& s) {
      s.shading.mode = mode;
      s.water = false;
    });
  }

  static bool near(const QColor& a, const QColor& b, int within = 55) {
    return std::abs(a.red() - b.red()) <= within && std::abs(a.green() - b.green()) <= within &&
           std::abs(a.blue() - b.blue()) <= within;
  }
};

TEST_F(DrapesDockTest, APictureLiesOverTheGroundAtItsPlaces) {
  look(ShadingMode::Clay);
  key(Qt::Key_T);
  const QImage bare = picture();
  add(picture4("four.png"));
  ASSERT_EQ(terrain().drapes().size(), 1U);
  EXPECT_EQ(list().count(), 1);
  EXPECT_EQ(list().item(0)->text(), QStringLiteral("four"));
  EXPECT_TRUE(note().contains(QStringLiteral("64 × 64"))) << note().toStdString();
  // Within what the air between takes of colours.
  const auto places = [&](double within) {
    const double low = 32.0 - within, high = 32.0 + within;
    return near(colourAt(low, low), {220, 40, 40}) && near(colourAt(high, low), {40, 200, 60}) &&
           near(colourAt(low, high), {50, 60, 210}) && near(colourAt(high, high), {230, 210, 40});
  };
  EXPECT_TRUE(places(28.0));
  EXPECT_TRUE(places(1.5)) << "also next to where they meet";
  // Opacity, in one step; its undo.
  typeInto("drapeOpacity", QStringLiteral("50"));
  EXPECT_EQ(terrain().drapes()[0].opacity, 0.5);
  EXPECT_FALSE(places(28.0));
  key(Qt::Key_Z, Qt::ControlModifier);
  EXPECT_TRUE(places(28.0));
  list().item(0)->setCheckState(Qt::Unchecked);
  ASSERT_TRUE(waitUntil([this] { return !terrain().drapes()[0].visible; }));
  EXPECT_EQ(test::differingPixels(picture(), bare), 0);
  click<QToolButton>("removeDrape");
  EXPECT_TRUE(terrain().drapes().empty());
  EXPECT_FALSE(list().isVisible());
}

TEST_F(DrapesDockTest, TheOrderIsThatOfTheList) {
  add(picture4("low.png"));
  add(picture4("high.png"));
  ASSERT_EQ(list().count(), 2);
  EXPECT_EQ(list().item(0)->text(), QStringLiteral("high"));
  EXPECT_EQ(list().currentRow(), 0);
  click<QToolButton>("drapeDown");
  EXPECT_EQ(terrain().drapes()[0].name, "high");
  EXPECT_EQ(list().currentItem()->text(), QStringLiteral("high"));
  click<QToolButton>("drapeUp");
  EXPECT_EQ(terrain().drapes()[1].name, "high");
  // As a hand drags a row.
  ASSERT_TRUE(list().model()->moveRow({}, 1, {}, 0));
  ASSERT_TRUE(waitUntil([this] { return terrain().drapes()[1].name == "low"; }));
  EXPECT_EQ(list().item(0)->text(), QStringLiteral("low"));
  // A file that is no picture is one line, and the others are shown.
  std::ofstream(inFolder("text.png").toStdString()) << "no picture";
  add(inFolder("text.png"));
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("text.png")));
  EXPECT_FALSE(window_->infoBar().text().contains(QLatin1Char('\n')));
  EXPECT_TRUE(note().contains(QStringLiteral("text.png"))) << note().toStdString();
  EXPECT_EQ(drapes().stateOf(1).kind, DrapeView::State::Kind::Shown);
}

TEST_F(DrapesDockTest, AProjectsOwnPicturesAreReadAndOthersOnlyWhenOneSaysSo) {
  QDir(inFolder("")).mkdir(QStringLiteral("project"));
  QDir(inFolder("")).mkdir(QStringLiteral("elsewhere"));
  const QString own = picture4("project/own.png"), other = picture4("elsewhere/other.png");
  for (const QString& path : {own, other}) add(path);
  // Written by somebody else, on a machine where it lay elsewhere.
  ProjectContents contents = contentsOf(terrain());
  contents.settings["saved-in"] = inFolder("project").toStdString();
  const QString path = inFolder("project/a.scarp");
  ASSERT_TRUE(ProjectFile::saveAs(path.toStdString(), contents).ok());
  ASSERT_TRUE(QDir(inFolder("")).rename(QStringLiteral("project"), QStringLiteral("moved")));
  QSettings().remove(QStringLiteral("drapes/chosen"));
  terrain().markSaved();
  window_->openFile(inFolder("moved/a.scarp"));
  ASSERT_TRUE(waitUntil([this] { return window_->document()->name() == QStringLiteral("a.scarp"); }));
  settle();
  using Kind = DrapeView::State::Kind;
  EXPECT_EQ(drapes().stateOf(1).kind, Kind::Shown) << "it moved along";
  EXPECT_EQ(drapes().stateOf(2).kind, Kind::NotAllowed);
  EXPECT_TRUE(window_->infoBar().text().contains(QStringLiteral("other.png")));
  list().setCurrentRow(0);
  click<QPushButton>("settleDrape");
  settle();
  EXPECT_EQ(drapes().stateOf(2).kind, Kind::Shown);
}

TEST_F(DrapesDockTest, APictureThatIsKeptInTheProjectNeedsNoFile) {
  look(ShadingMode::Clay);
  key(Qt::Key_T);
  const QString file = picture4("four.png");
  add(file);
  const QImage linked = picture();
  click<QPushButton>("packDrape");
  settle();
  ASSERT_TRUE(terrain().drapes()[0].packed);
  EXPECT_EQ(terrain().history().size(), 2U) << "one step";
  EXPECT_TRUE(note().contains(QStringLiteral("In the project: 64 × 64"))) << note().toStdString();
  EXPECT_EQ(test::differingPixels(picture(), linked), 0);
  // Opened elsewhere, without the file and without anybody's leave.
  const QString path = inFolder("a.scarp");
  ASSERT_TRUE(ProjectFile::saveAs(path.toStdString(), contentsOf(terrain())).ok());
  ASSERT_TRUE(QFile::remove(file));
  QSettings().remove(QStringLiteral("drapes/chosen"));
  terrain().markSaved();
  window_->openFile(path);
  ASSERT_TRUE(waitUntil([this] { return window_->document()->name() == QStringLiteral("a.scarp"); }));
  settle();
  EXPECT_EQ(drapes().stateOf(1).kind, DrapeView::State::Kind::Shown);
  look(ShadingMode::Clay);
  key(Qt::Key_T);
  EXPECT_TRUE(near(colourAt(4, 4), {220, 40, 40}));
  EXPECT_TRUE(near(colourAt(60, 4), {40, 200, 60}));
  // The file again, which is gone.
  list().setCurrentRow(0);
  click<QPushButton>("packDrape");
  settle();
  EXPECT_NE(drapes().stateOf(1).kind, DrapeView::State::Kind::Shown);
}

TEST_F(DrapesDockTest, ADroppedPictureIsAskedAbout) {
  const QString path = picture4("four.png");
  const auto drop = [&](const QString& file) {
    QMimeData data;
    data.setUrls({QUrl::fromLocalFile(file)});
    QDragEnterEvent enter(middle(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &enter);
    QDropEvent event(middle(), Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
    QApplication::sendEvent(window_.get(), &event);
  };
  whenDialog<QMessageBox>(
      [](QMessageBox& box) { box.findChild<QPushButton*>(QStringLiteral("dropAsDrape"))->click(); });
  drop(path);
  ASSERT_TRUE(waitUntil([this] { return terrain().drapes().size() == 1; }));
  settle();
  EXPECT_EQ(dialogsSeen_, 1);
  // Nobody is asked about elevation data.
  std::ofstream(inFolder("other.asc").toStdString())
      << "ncols 3\nnrows 3\nxllcorner 0\nyllcorner 0\ncellsize 10\n1 2 3 4 5 6 7 8 9\n";
  terrain().markSaved();
  drop(inFolder("other.asc"));
  ASSERT_TRUE(waitUntil([this] { return window_->document()->name() == QStringLiteral("other.asc"); }));
  EXPECT_EQ(dialogsSeen_, 1);
}

TEST_F(DrapesDockTest, HeightsWithoutAHeaderAreAskedAboutByTheImportSheet) {
  {
    std::ofstream plain(inFolder("plain.asc").toStdString());
    plain << "ncols 20\nnrows 20\nxllcorner 0\nyllcorner 0\ncellsize 10\n";
    for (int i = 0; i < 400; ++i) plain << 100 + i << ' ';
  }
  add(inFolder("plain.asc"));
  ASSERT_EQ(terrain().drapes().size(), 1U);
  EXPECT_EQ(dialogsSeen_, 0) << "its header tells how it is read";
  EXPECT_FALSE(terrain().drapes()[0].packed);
  ASSERT_TRUE(terrain().undo().ok());
  const QString path = inFolder("sea.raw");
  std::string samples(37 * 37, '\0');
  for (std::size_t i = 0; i < samples.size(); ++i) samples[i] = static_cast<char>(i % 37 + 40);
  std::ofstream(path.toStdString(), std::ios::binary) << samples;
  whenDialog<ImportDialog>([&](ImportDialog& dialog) {
    EXPECT_TRUE(waitUntil([&] { return !dialog.loading(); }));
    dialog.accept();
  });
  add(path);
  ASSERT_TRUE(waitUntil([this] { return terrain().drapes().size() == 1; }));
  settle();
  EXPECT_EQ(dialogsSeen_, 1);
  EXPECT_TRUE(terrain().drapes()[0].packed) << "the project does not store how a file is read";
  EXPECT_EQ(terrain().history().size(), 1U);
  EXPECT_TRUE(note().contains(QStringLiteral("37 × 37"))) << note().toStdString();
  // Read again, in another way, as one step.
  const Drape before = terrain().drapes()[0];
  whenDialog<ImportDialog>([&](ImportDialog& dialog) {
    EXPECT_TRUE(waitUntil([&] { return !dialog.loading(); }));
    dialog.accept();
  });
  click<QPushButton>("importDrape");
  ASSERT_TRUE(waitUntil([&] { return dialogsSeen_ == 2 && window_->jobs().jobs().empty(); }));
  EXPECT_LE(terrain().history().size(), 2U);
  ASSERT_TRUE(terrain().drapes()[0].packed);
  EXPECT_EQ(terrain().drapes()[0].packed->colours, before.packed->colours);
}

}  // namespace
}  // namespace scarp
