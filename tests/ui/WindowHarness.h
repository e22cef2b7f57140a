#pragma once

#include <gtest/gtest.h>

#include <QApplication>
#include <QComboBox>
#include <QDir>
#include <QLineEdit>
#include <QMenu>
#include <QMenuBar>
#include <QScreen>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <functional>
#include <memory>

#include "core/document/EditHistory.h"
#include "core/io/CrsInfo.h"
#include "core/io/RasterExport.h"
#include "core/operation/NewTerrain.h"
#include "core/tools/ViewController.h"
#include "tests/support/RealData.h"
#include "ui/MainWindow.h"
#include "ui/document/SceneDisplay.h"
#include "ui/jobs/JobRunner.h"
#include "ui/viewport/Viewport.h"
#include "ui/widgets/NumberField.h"

namespace scarp::test {

/// A terrain in a file that ends with the program. The programs of a test run copy it from the folder
/// SCARP_GROUNDS, which the test `ui_grounds` writes; without that it is made.
class MadeGround {
 public:
  MadeGround(const char* name, double cellSize, float steepness, float base)
      : path(folder_.filePath(QStringLiteral("Ground.tif")).toStdString()) {
    if (QFile::copy(QDir(qEnvironmentVariable("SCARP_GROUNDS")).filePath(QLatin1String(name)),
                    QString::fromStdString(path)))
      return;
    NewTerrain island = sampleIsland();
    island.columns = island.rows = 513;
    island.cellSize = 8.0;
    Terrain ground = makeTerrain(island).value();
    std::vector<float> samples(static_cast<std::size_t>(ground.frame.samples().area()));
    ground.heights.read(ground.frame.samples(), samples);
    for (float& sample : samples) sample = sample * steepness + base;
    ground.heights.write(ground.frame.samples(), samples);
    ground.frame.dx = ground.frame.dy = cellSize;
    ground.georeference.geoTransform = {500000.0, cellSize, 0.0, 5300000.0, 0.0, -cellSize};
    ground.georeference.hasGeoTransform = true;
    ground.georeference.crsWkt = wktOfCode("EPSG:32633");
    EXPECT_TRUE(exportRaster(ground, path).ok());
  }

 private:
  QTemporaryDir folder_;

 public:
  const std::string path;
};

/// An island as the sample one with half as many samples along a side, in UTM zone 33.
inline const MadeGround& madeIsland() {
  static const MadeGround island("island.tif", 8.0, 1.0F, 0.0F);
  return island;
}
/// The island with what is around it, far above the sea.
inline const MadeGround& madeMountains() {
  static const MadeGround mountains("mountains.tif", 30.0, 4.0F, 900.0F);
  return mountains;
}

/// A real window on the test display, with settings of its own, and hands that press real buttons.
class WindowTest : public ::testing::Test {
 protected:
  static constexpr int kPatience = 60000;  ///< Milliseconds; software OpenGL on a busy machine.

  void SetUp() override {
    ASSERT_TRUE(folder_.isValid());
    QSettings().clear();  // the last test's
    prepareSettings();
    restartWindow();
  }

  /// Writes settings that the window reads when it is created.
  virtual void prepareSettings() {}

  /// Replaces the window by a new one, as a restart of the program does.
  void restartWindow() {
    window_ = std::make_unique<MainWindow>();
    if (std::getenv("SCARP_PICTURES"))
      window_->setGeometry(window_->screen()->geometry());
    else
      view().setUpdatesEnabled(draws_);
    window_->show();
    ASSERT_TRUE(QTest::qWaitForWindowExposed(window_.get(), kPatience));
  }
  /// Draws the view after each change. Without it only picture() draws, as software OpenGL takes a third of the
  /// time of a test that looks at panels and documents; projects and journals then get no preview.
  void drawView() {
    draws_ = true;
    if (window_) view().setUpdatesEnabled(true);
  }
  /// Chooses an entry of a list as a click does.
  static void chooseEntry(QComboBox& list, int index) {
    list.setCurrentIndex(index);
    Q_EMIT list.activated(index);
  }

  void openIsland() { openFileOf(madeIsland().path); }

  /// The file of real data; madeMountains() where there is none.
  void openGround(const std::string& name) {
    std::string path = realData(name);
    if (path.empty()) {
      std::cout << "no real elevation data here: mountains instead of " << name << "\n";
      path = madeMountains().path;
    }
    openFileOf(path);
    ASSERT_TRUE(view().problem().isEmpty()) << view().problem().toStdString();
    QTest::qWait(100);
  }

  bool waitUntil(const std::function<bool()>& condition) { return QTest::qWaitFor(condition, kPatience); }
  /// Waits for the jobs.
  bool idle() {
    return waitUntil([this] { return window_->jobs().jobs().empty(); });
  }

  /// A widget, menu or other object of the window by its name. Contract: it is there.
  template <class Kind>
  Kind& the(const char* name) {
    auto* found = window_->findChild<Kind*>(QLatin1String(name));
    EXPECTS(found);
    return *found;
  }

  Viewport& view() { return window_->viewport(); }
  ToolState& tools() { return window_->document()->tools(); }
  ViewController& controller() { return window_->document()->view(); }
  TerrainDocument& terrain() { return window_->document()->terrain(); }
  SceneDisplay& display() { return window_->document()->display(); }
  QPoint middle() { return view().rect().center(); }
  void openFileOf(const std::string& path) {
    window_->openFile(QString::fromStdString(path));
    ASSERT_TRUE(waitUntil([this] { return window_->document() && window_->jobs().jobs().empty(); }));
  }

  QString inFolder(const char* name) { return folder_.filePath(QLatin1String(name)); }

  /// Hovers; the tools hear of it a turn of the event loop later.
  void moveTo(QPoint at) {
    QTest::mouseMove(&view(), at);  // the display's own pointer, whose events may still be on their way
    QTest::qWait(30);
    QMouseEvent move(QEvent::MouseMove, at, view().mapToGlobal(at), Qt::NoButton, Qt::NoButton,
                     Qt::NoModifier);
    QApplication::sendEvent(&view(), &move);
    QTest::qWait(10);
  }

  /// A drag of the left button in steps, without letting go.
  void pressAndDrag(QPoint from, QPoint to, Qt::KeyboardModifiers keys = {}) {
    moveTo(from);
    QTest::mousePress(&view(), Qt::LeftButton, keys, from);
    for (int i = 1; i <= 12; ++i) {
      const QPoint at = from + (to - from) * i / 12;
      QMouseEvent move(QEvent::MouseMove, at, view().mapToGlobal(at), Qt::NoButton, Qt::LeftButton, keys);
      QApplication::sendEvent(&view(), &move);
      QTest::qWait(5);
    }
  }
  void drag(QPoint from, QPoint to, Qt::KeyboardModifiers keys = {}) {
    pressAndDrag(from, to, keys);
    QTest::mouseRelease(&view(), Qt::LeftButton, keys, to);
  }
  void key(Qt::Key key, Qt::KeyboardModifiers keys = {}) {
    // Nobody manages the windows of a test display: after a dialog the keyboard belongs to no one.
    if (!window_->isActiveWindow()) {
      window_->activateWindow();
      EXPECT_TRUE(QTest::qWaitForWindowActive(window_.get(), kPatience));
    }
    QTest::keyClick(window_.get(), key, keys);
    arrive();
  }
  /// Waits until the camera has come to where a key or click sends it.
  void arrive() {
    EXPECT_TRUE(waitUntil([this] { return !window_->document() || !controller().moving(); }));
  }

  /// The ground under a pixel of the view, as the tools see it.
  std::optional<SurfaceHit> groundUnder(QPoint pixel) {
    return terrain().picker().pick(
        controller().camera().rayThrough(Vec2(pixel.x(), pixel.y()), view().viewSize()));
  }
  double heightAtSpot(const SurfaceHit& spot) { return heightAt(terrain().heights(), spot.column, spot.row); }

  /// Returns the colour of an image of the view at a logical pixel.
  QColor pictureColour(const QImage& picture, QPointF at) {
    return picture.pixelColor((at * view().devicePixelRatioF()).toPoint());
  }
  /// A picture without the brush in it.
  QImage picture() {
    QEvent leave(QEvent::Leave);
    QApplication::sendEvent(&view(), &leave);
    return view().picture();
  }
  /// Where a folder for pictures is named, keeps one of the window as it is on the display.
  void photograph(const char* name) {
    if (const char* folder = std::getenv("SCARP_PICTURES")) {
      QTest::qWait(400);
      const std::string command = std::string("import -window root ") + folder + "/" + name + ".png";
      EXPECT_EQ(std::system(command.c_str()), 0);
    }
  }
  /// Through the menus, down from the bar.
  QAction& inMenu(const QStringList& path) {
    QList<QAction*> entries = window_->menuBar()->actions();
    for (int i = 0;; ++i) {
      const auto found = std::ranges::find_if(entries, [&](const QAction* entry) {
        return QString(entry->text()).remove(QLatin1Char('&')) == path[i];
      });
      EXPECTS(found != entries.end());
      if (i + 1 == path.size()) return **found;
      entries = (*found)->menu()->actions();
    }
  }
  /// Types a number into a field that is in sight.
  void typeInto(const char* field, const QString& text) {
    auto* number = window_->findChild<NumberField*>(QLatin1String(field));
    ASSERT_TRUE(number && number->isVisible()) << field;
    QTest::mouseClick(number, Qt::LeftButton);
    QTest::keyClick(number, Qt::Key_A, Qt::ControlModifier);  // what was refused before still stands there
    QTest::keyClicks(number, text);
    QTest::keyClick(number, Qt::Key_Return);
  }

  /// Types into a field of a dialog, in the place of what stands there.
  static void typeOver(QWidget& dialog, const char* field, const QString& text) {
    auto* edit = dialog.findChild<QLineEdit*>(QLatin1String(field));
    ASSERT_TRUE(edit && edit->isVisible()) << field;
    edit->setFocus();
    edit->selectAll();
    QTest::keyClicks(edit, text);
  }

  /// Waits for the next dialog of a kind and hands it over; the dialog runs a loop of its own meanwhile.
  template <class Dialog>
  void whenDialog(std::function<void(Dialog&)> act) {
    auto* poll = new QTimer(window_.get());
    QObject::connect(poll, &QTimer::timeout, window_.get(), [this, poll, act = std::move(act)] {
      auto* dialog = dynamic_cast<Dialog*>(QApplication::activeModalWidget());
      if (!dialog) return;
      poll->deleteLater();
      poll->stop();
      ++dialogsSeen_;
      act(*dialog);
    });
    poll->start(20);
  }

  QTemporaryDir folder_;
  std::unique_ptr<MainWindow> window_;
  int dialogsSeen_ = 0;

 private:
  bool draws_ = false;
};

/// Whether two samples anywhere differ.
inline bool sameHeights(const HeightRaster& a, const HeightRaster& b) {
  if (!(a.rect() == b.rect())) return false;
  for (int row = 0; row < a.rows(); ++row)
    for (int column = 0; column < a.columns(); ++column) {
      const float x = a.at(column, row), y = b.at(column, row);
      if (!(x == y || (x != x && y != y))) return false;
    }
  return true;
}

/// Returns the number of logical pixels that differ visibly between two images.
inline int differingPixels(const QImage& a, const QImage& b) {
  int count = 0;
  for (int y = 0; y < std::min(a.height(), b.height()); ++y)
    for (int x = 0; x < std::min(a.width(), b.width()); ++x) {
      const QRgb p = a.pixel(x, y), q = b.pixel(x, y);
      if (std::abs(qRed(p) - qRed(q)) + std::abs(qGreen(p) - qGreen(q)) + std::abs(qBlue(p) - qBlue(q)) > 12)
        ++count;
    }
  const double ratio = QGuiApplication::primaryScreen()->devicePixelRatio();
  return static_cast<int>(std::lround(count / (ratio * ratio)));
}

}  // namespace scarp::test
