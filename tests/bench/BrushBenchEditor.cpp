#include "tests/bench/BrushBenchEditor.h"

#include <algorithm>
#include <cmath>
#include <cstring>
#include <optional>
#include <vector>

#include "core/base/Parallel.h"
#include "core/brush/BrushKinds.h"
#include "core/document/DocumentState.h"
#include "core/document/TerrainDocument.h"
#include "core/scene/LiveMeasure.h"
#include "core/terrain/GroundOverview.h"
#include "core/terrain/Surface.h"
#include "core/tools/ViewController.h"
#include "tests/bench/PickBenchTiming.h"
#include "ui/render/HeightPage.h"
#include "ui/render/LodSelection.h"

namespace scarp::bench {

namespace {

constexpr ViewSize kView{1920.0, 1080.0};
constexpr int kNavigatorPixels = 320;
// As the renderer draws on a graphics card; its headers want one.
constexpr int kPages = 2048, kPatchCells = 32;
constexpr double kPixelError = 0.75, kFinestCells = 2.5, kMostCellPixels = 12.0;

/// Takes heights as a driver does that copies them for the card.
class Staging : public TileSink {
 public:
  void upload(int, const PageId&, const GridRect&, std::span<const float> heights) override {
    if (used_ + heights.size() > memory_.size()) used_ = 0;
    std::memcpy(memory_.data() + used_, heights.data(), heights.size_bytes());
    used_ += heights.size();
    samples_ += static_cast<double>(heights.size());
  }
  [[nodiscard]] double samples() const { return samples_; }

 private:
  std::vector<float> memory_ = std::vector<float>(std::size_t{8} << 20);
  std::size_t used_ = 0;
  double samples_ = 0.0;
};

/// The renderer up to the graphics card, with a card's detail: TerrainRenderer's way, step by step.
class Drawing {
 public:
  explicit Drawing(const TerrainDocument& document)
      : document_(document), cache_(kPages, kPages), roughness_(document.heights(), document.frame()) {}

  void invalidate(const GridRect& samples) {
    cache_.invalidate(samples, document_.frame());
    reshaped_ = reshaped_.united(samples);
  }

  /// What is in sight, and how fine.
  void look(const Camera& camera) {
    const GridFrame& frame = document_.frame();
    roughness_.refresh(document_.heights(), reshaped_);
    reshaped_ = {};
    const double cellPixels =
        std::clamp(kPixelError / std::max(roughness_.roughness(), 1e-9), kFinestCells, kMostCellPixels);
    const LodTree tree{frame, document_.pyramid(), kPatchCells};
    const LodMetric metric =
        lodMetric(camera, kView.height, frame, document_.pyramid().range(), cellPixels, kPatchCells);
    nodes_ = selectNodes(tree, metric, Frustum(camera.viewClip(kView)), document_.box().min.z());
  }

  /// Brings the pages of what is in sight up to date.
  void load() {
    cache_.beginFrame();
    std::vector<PagePart> parts;
    for (const LodNode& node : nodes_) {
      // A patch of 32 cells is a quarter of the page of its level's samples that holds it.
      const int level = std::max(0, node.level - 1);
      const PageId page =
          node.level > 0 ? PageId{level, node.column, node.row} : PageId{0, node.column / 2, node.row / 2};
      const std::optional<int> slot = cache_.acquire(page);
      if (!slot || cache_.slot(*slot).stale.empty()) continue;
      parts.push_back({*slot, page, cache_.slot(*slot).stale});
      cache_.slot(*slot).stale = {};
    }
    TileUploader(staging_).upload(parts, document_.heights());
  }

  [[nodiscard]] double uploadedSamples() const { return staging_.samples(); }

 private:
  const TerrainDocument& document_;
  PageCache cache_;
  Staging staging_;
  GroundRoughness roughness_;
  GridRect reshaped_{};
  std::vector<LodNode> nodes_;
};

double quantile(std::vector<double> values, double share) {
  const auto at =
      values.begin() + static_cast<std::ptrdiff_t>(share * static_cast<double>(values.size() - 1));
  std::ranges::nth_element(values, at);
  return *at;
}

}  // namespace

EventFigures measureEvents(const Terrain& terrain, int radius, int threads, int events) {
  const ThreadLimit limit(threads);
  TerrainDocument document(terrain);
  ToolState tools(document);
  ViewController controller(tools);
  Drawing drawing(document);
  GroundOverview navigator(document.heights(), kNavigatorPixels);
  LiveMeasure measure(document);
  int told = 0;
  const Subscription listens = document.changed.subscribe([&](const DocumentChange& change) {
    for (const GridRect& samples : change.ground) {
      drawing.invalidate(samples);
      navigator.refresh(document.heights(), samples);
      ++told;
    }
  });

  BrushSettings brush;
  brush.radius = radius * terrain.frame.cellSize();
  brush.strength = 0.1 * brush.radius;
  tools.setBrush(brush);
  const GridFrame& frame = document.frame();
  // As one sculpts: the brush a third of the picture, seen from above at an angle.
  const double spacing = brush.spacing * brush.radius;
  const double turn = 0.3 * (std::min(frame.width(), frame.depth()) - 2.5 * brush.radius);
  const auto place = [&](double way) {  // a loop that stays on the map
    const double angle = way / std::max(turn, spacing);
    return Vec2(turn * std::cos(angle), turn * std::sin(angle));
  };
  const auto pixelOf = [&](const Vec2& at) {
    const double height = heightAt(document.heights(), frame.column(at.x()), frame.row(at.y()));
    return *controller.camera().project({at.x(), at.y(), height}, kView);
  };
  const auto lookAt = [&](const Vec2& at) {
    Camera camera;
    camera.pitch = -0.9;
    const double height = heightAt(document.heights(), frame.column(at.x()), frame.row(at.y()));
    camera.position = Vec3(at.x(), at.y(), height) - 4.0 * brush.radius * camera.forward();
    camera.fitClipPlanes(document.box());
    controller.setCamera(camera);
    drawing.look(controller.camera());
    drawing.load();
  };

  // What one thread does is the same whatever else the machine is busy with.
  const auto took = [&](auto&& work) { return threads == 1 ? threadSecondsOf(work) : secondsOf(work); };

  // Strokes of a few dabs, each in front of a camera of its own.
  constexpr int eventsAStroke = 10;
  std::vector<double> all, edits, looks, loads;
  double uploaded = 0.0, dabs = 0.0;
  double time = 0.0;
  for (int event = 0; event < events; ++event) {
    const double way = event * spacing;
    const Vec2 at = place(way);
    if (event % eventsAStroke == 0) {
      if (event > 0)
        controller.release({pixelOf(place(way - spacing)), kView, PointerButton::Left, {}, 1.0, time});
      lookAt(at);
      controller.press({pixelOf(at), kView, PointerButton::Left, {}, 1.0, time});
      drawing.look(controller.camera());
      drawing.load();
      continue;
    }
    time += 0.008;
    const PointerEvent move{pixelOf(at), kView, PointerButton::None, {}, 1.0, time};
    const double before = drawing.uploadedSamples();
    const int toldBefore = told;
    const double edit = took([&] { controller.move(move); });
    const double look = took([&] { drawing.look(controller.camera()); });
    const double load = took([&] { drawing.load(); });
    uploaded += drawing.uploadedSamples() - before;
    dabs += told - toldBefore;
    edits.push_back(1e3 * edit);
    looks.push_back(1e3 * look);
    loads.push_back(1e3 * load);
    all.push_back(1e3 * (edit + look + load));
  }
  controller.cancel();
  const auto count = static_cast<double>(all.size());
  return {brushTitle(brush.kind),
          frame.columns,
          radius,
          threads,
          static_cast<int>(all.size()),
          quantile(all, 0.5),
          quantile(all, 0.99),
          dabs / count,
          quantile(edits, 0.5),
          quantile(looks, 0.5),
          quantile(loads, 0.5),
          uploaded / count};
}

}  // namespace scarp::bench
