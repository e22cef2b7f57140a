// What a dragged point of a road costs from one event to the next, until the ground is there: bench_lines
// [N]. The road is 5 km long, on fractal ground of N² samples of 1 m (8193); its point in the middle goes to
// and fro, once over the base alone and once with a layer of strokes beneath. Then the same of brush paths,
// with a radius of 100 m.

#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <vector>

#include "core/brush/BrushKinds.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/LayerOperations.h"
#include "core/edit/Operation.h"
#include "core/edit/StrokeOperations.h"
#include "core/line/LineSchema.h"
#include "tests/bench/PickBenchTerrain.h"

namespace scarp {
namespace {

constexpr int kEvents = 60, kExactEvents = 5;
constexpr double kLength = 5000.0;

double millisecondsOf(const auto& act) {
  const auto start = std::chrono::steady_clock::now();
  act();
  return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count();
}

/// Through points that stand apart by some metres, winding by 60 m.
Line roadOf(double apart) {
  Line road;
  road.id = 1;
  road.kind = LineKind::Road;
  road.settings = usualSettings(road.kind);
  const int spans = static_cast<int>(kLength / apart);
  for (int i = 0; i <= spans; ++i) {
    const double along = (i - 0.5 * spans) * apart;
    road.points.push_back(
        {0.8 * along - 36.0 * std::sin(along / 150.0), 0.6 * along + 48.0 * std::sin(along / 150.0)});
  }
  return road;
}

Line pathOf(BrushKind kind) {
  Line path = roadOf(125.0);
  path.kind = LineKind::BrushPath;
  path.settings = usualSettings(path.kind);
  BrushSettings brush;
  brush.kind = kind;
  brush.radius = 100.0;
  path.brush = LineBrush(brush);
  return path;
}

/// Events as the window shows them, or each exactly.
void measureDrag(TerrainDocument& document, const char* title, const Line& road,
                 EditSession::DerivedLayers derived = EditSession::DerivedLayers::Preview) {
  const std::size_t place = document.layers().size();
  LinesOperation put;
  put.layer = place;
  put.lines = {road};
  const double made = millisecondsOf([&] { (void)perform(put, document); });
  const LayerId layer = document.layers()[place - 1].id;
  const RasterId raster{RasterRole::Layer, layer};
  const int events = derived == EditSession::DerivedLayers::Preview ? kEvents : kExactEvents;
  std::vector<double> times;
  std::size_t tiles = 0;
  double kept = 0.0;
  {
    EditSession session(document, Message("Drag"));
    Line dragged = road;
    LinePoint& point = dragged.points[dragged.points.size() / 2];
    const LinePoint from = point;
    for (int event = 0; event < events; ++event) {
      point.x = from.x + 40.0 * std::sin(0.1 * event);
      point.y = from.y + 30.0 * std::sin(0.13 * event);
      const HeightRaster before = *document.raster(raster);
      times.push_back(millisecondsOf([&] {
        DocumentState state = document.state();
        std::ranges::find(state.layers, layer, &Layer::id)->lines = LineSet({dragged});
        session.setState(std::move(state), derived);
      }));
      tiles += document.raster(raster)->unsharedSlots(before).size();
    }
    LinesOperation done;
    done.layer = place;
    done.lines = {dragged};
    kept = millisecondsOf([&] { session.commit(std::make_shared<const Operation>(done)); });
  }
  (void)document.undo();
  (void)document.undo();
  std::ranges::sort(times);
  std::printf(
      "%-28s made %7.1f ms, event: median %6.2f ms, 95 %% %6.2f ms, worst %6.2f ms, %4.1f tiles; kept %6.1f "
      "ms\n",
      title, made, times[times.size() / 2], times[times.size() * 95 / 100], times.back(),
      static_cast<double>(tiles) / events, kept);
}

void measureLineDrags(int side) {
  Terrain terrain = bench::fractalSquare(side, 7).terrain;
  // Hills of some 100 m over 8 km, as roads lead through.
  for (const int slot : terrain.heights.heldSlots()) {
    auto tile = terrain.heights.copyOfTile(slot);
    for (float& height : *tile) height *= 0.1F;
    terrain.heights.exchangeTile(slot, std::move(tile));
  }
  TerrainDocument document(std::move(terrain));
  AddLayerOperation add{"Roads"};
  add.ofLines = true;
  (void)perform(add, document);
  for (const double apart : {50.0, 125.0, 250.0}) {
    char title[64];
    std::snprintf(title, sizeof title, "points %.0f m apart", apart);
    measureDrag(document, title, roadOf(apart));
  }
  (void)perform(ActivateLayerOperation{0}, document);
  (void)perform(AddLayerOperation{"Strokes"}, document);
  BrushSettings brush;
  brush.radius = 300.0;
  brush.strength = 5.0;
  (void)perform(StrokeOperation{brush, {{-2000.0, -1500.0, 1.0, 0.0}, {2000.0, 1500.0, 1.0, 1.0}}}, document);
  measureDrag(document, "over strokes, 125 m apart", roadOf(125.0));
  for (const BrushKind kind : {BrushKind::Raise, BrushKind::Noise, BrushKind::Smooth, BrushKind::Smudge,
                               BrushKind::Thermal, BrushKind::Hydraulic}) {
    measureDrag(document, brushTitle(kind), pathOf(kind));
    measureDrag(document, "  each event exactly", pathOf(kind), EditSession::DerivedLayers::Now);
  }
}

}  // namespace
}  // namespace scarp

int main(int argc, char** argv) {
  scarp::measureLineDrags(argc > 1 ? std::max(257, std::atoi(argv[1])) : 8193);
  return 0;
}
