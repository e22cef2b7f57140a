// Times what a person waits for in the window: strokes, undo, redo and camera moves over a scene of
// materials, a forest and a river, milliseconds from the event to the first picture and until nothing is left
// to do: bench_edits FILE [TREES]. Needs a display (xvfb-run will do).

#include <QAction>
#include <QApplication>
#include <QSettings>
#include <QStandardPaths>
#include <QTest>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <string>
#include <vector>

#include "core/edit/LayerOperations.h"
#include "core/edit/MaterialOperations.h"
#include "core/edit/ObjectOperations.h"
#include "core/edit/Operation.h"
#include "core/material/DefaultRules.h"
#include "core/tools/ViewController.h"
#include "tests/bench/BenchForest.h"
#include "tests/bench/FrameTiming.h"
#include "ui/MainWindow.h"
#include "ui/actions/Actions.h"
#include "ui/jobs/JobRunner.h"
#include "ui/viewport/Viewport.h"

namespace scarp {
namespace {

constexpr int kRepeats = 7;
constexpr double kLongest = 20000.0;     ///< Milliseconds that a picture may take.
constexpr int kQuietMilliseconds = 150;  ///< Without a picture or job: nothing is left to do.

struct WaitTiming {
  std::vector<double> first, settled;
};

class EditBench {
 public:
  explicit EditBench(MainWindow& window) : window_(window) {
    QObject::connect(&window.viewport(), &QOpenGLWidget::frameSwapped, &window, [this] {
      ++frames_;
      last_ = now();
    });
  }

  bool open(const QString& path) {
    window_.openFile(path);
    const bool opened =
        QTest::qWaitFor([&] { return window_.document() && window_.jobs().jobs().empty(); }, 300000);
    settle();
    return opened;
  }

  /// Materials by the default rules, about `trees` objects by rules, and a river across the middle.
  bool furnish(double trees) {
    TerrainDocument& terrain = window_.document()->terrain();
    const HeightRange heights = terrain.pyramid().range();
    const RuleStack rules = defaultRules(double(heights.low), double(heights.high), terrain.frame());
    if (!perform(MaterialsOperation{{defaultMaterials().begin(), defaultMaterials().end()}, rules}, terrain)
             .ok())
      return false;
    const auto density = bench::densityFor(trees, terrain.snapshot());
    if (!density || !perform(ScatterRulesOperation{bench::forestRules(*density)}, terrain).ok()) return false;
    const double x = 0.4 * terrain.frame().width(), y = 0.2 * terrain.frame().depth();
    Line river;
    river.kind = LineKind::River;
    for (const Vec2& at : {Vec2(-x, y), Vec2(-0.3 * x, -y), Vec2(0.3 * x, y), Vec2(x, -y)})
      river.points.push_back({at.x(), at.y()});
    AddLayerOperation lines{"River"};
    lines.ofLines = true;
    lines.lines = {river};
    if (!perform(lines, terrain).ok()) return false;
    settle();
    return perform(ActivateLayerOperation{0}, terrain).ok();
  }

  /// From the event to the picture that shows it, without waiting for what follows.
  double timePictures(const std::function<void()>& act) {
    std::vector<double> times;
    for (int i = 0; i < 3 * kRepeats; ++i) {
      const double start = now();
      const int before = frames_;
      act();
      while (frames_ == before && now() - start < kLongest)
        QApplication::processEvents(QEventLoop::AllEvents, 20);
      times.push_back(last_ - start);
    }
    return bench::median(std::move(times));
  }

  WaitTiming time(const std::function<void()>& act) {
    WaitTiming timing;
    for (int i = 0; i < kRepeats; ++i) {
      settle();
      const double start = now();
      const int before = frames_;
      act();
      while (frames_ == before && now() - start < kLongest)
        QApplication::processEvents(QEventLoop::AllEvents, 20);
      timing.first.push_back(last_ - start);
      settle();
      timing.settled.push_back(last_ - start);
    }
    return timing;
  }

 private:
  static double now() {
    return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now().time_since_epoch())
        .count();
  }

  void settle() {
    last_ = now();
    while (now() - last_ < kQuietMilliseconds || !window_.jobs().jobs().empty())
      QApplication::processEvents(QEventLoop::AllEvents, 10);
  }

  MainWindow& window_;
  int frames_ = 0;
  double last_ = 0.0;
};

void report(const char* what, const WaitTiming& timing) {
  std::printf("%-28s first picture %8.1f   settled %8.1f\n", what, bench::median(timing.first),
              bench::median(timing.settled));
  std::fflush(stdout);
}

void report(const char* what, double picture) {
  std::printf("%-28s picture %14.1f\n", what, picture);
  std::fflush(stdout);
}

int run(const QString& path, double trees) {
  MainWindow window;
  window.resize(1600, 1000);
  window.show();
  EditBench bench(window);
  if (!QTest::qWaitForWindowExposed(&window, 60000) || !bench.open(path))
    return std::fputs("the file cannot be opened\n", stderr), 1;
  if (trees > 0.0 && !bench.furnish(trees)) return std::fputs("the scene cannot be made\n", stderr), 1;
  Viewport& view = window.viewport();
  const QPoint middle = view.rect().center();
  const auto move = [&](QPoint at, Qt::MouseButtons held) {
    QMouseEvent event(QEvent::MouseMove, at, view.mapToGlobal(at), Qt::NoButton, held, Qt::NoModifier);
    QApplication::sendEvent(&view, &event);
  };
  const auto stroke = [&](QPoint at) {
    move(at, Qt::NoButton);
    QTest::mousePress(&view, Qt::LeftButton, {}, at);
    for (int i = 1; i <= 10; ++i) move(at + QPoint(6 * i, 0), Qt::LeftButton);
    QTest::mouseRelease(&view, Qt::LeftButton, {}, at + QPoint(60, 0));
  };
  int step = 0;
  report("stroke", bench.time([&] { stroke(middle + QPoint(-100, 9 * ++step)); }));
  report("undo", bench.time([&] { window.actions().undo->trigger(); }));
  report("redo", bench.time([&] { window.actions().redo->trigger(); }));
  QTest::mousePress(&view, Qt::LeftButton, {}, middle);
  report("brush frame",
         bench.timePictures([&] { move(middle + QPoint(5 * ++step % 100, 0), Qt::LeftButton); }));
  QTest::mouseRelease(&view, Qt::LeftButton, {}, middle);
  report("hover", bench.timePictures([&] { move(middle + QPoint(5 * ++step % 100, 40), Qt::NoButton); }));
  QTest::mousePress(&view, Qt::MiddleButton, {}, middle);
  report("pan", bench.timePictures([&] { move(middle + QPoint(5 * (++step % 40), 0), Qt::MiddleButton); }));
  QTest::mouseRelease(&view, Qt::MiddleButton, {}, middle);
  return 0;
}

}  // namespace
}  // namespace scarp

int main(int argc, char** argv) {
  if (argc < 2 || argc > 3) return std::fputs("usage: bench_edits FILE [TREES]\n", stderr), 2;
  QStandardPaths::setTestModeEnabled(true);
  QSurfaceFormat format;
  format.setVersion(4, 5);
  format.setProfile(QSurfaceFormat::CoreProfile);
  QSurfaceFormat::setDefaultFormat(format);
  QApplication application(argc, argv);
  QApplication::setOrganizationName("scarp-bench");
  return scarp::run(QString::fromLocal8Bit(argv[1]), argc > 2 ? std::atof(argv[2]) : 9000.0);
}
