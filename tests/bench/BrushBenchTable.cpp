#include "tests/bench/BrushBenchTable.h"

#include <cstdio>

namespace scarp::bench {

namespace {

const char* nameOf(DabPattern pattern) { return pattern == DabPattern::Stroke ? "stroke" : "scattered"; }

}  // namespace

double blenderDab(int side, int radius, int threads) {
  if (side != 2049 || threads != 2) return 0.0;
  return radius == 32 ? 0.30 : radius == 128 ? 1.7 : radius == 512 ? 25.0 : 0.0;
}

void printDabs(const BrushFigures& figures) {
  std::printf(
      "A dab in a document of %d x %d samples: tiles copied at the first touch, kernel, pyramid. ns a sample "
      "of\n"
      "its bounding box, one thread, and how many times a memcpy of that box takes; x: two threads.\n\n",
      figures.side, figures.side);
  for (std::size_t i = 0; i < figures.dabs.size(); ++i) {
    const DabFigures& first = figures.dabs[i];
    if (i == 0 || first.radius != figures.dabs[i - 1].radius || first.pattern != figures.dabs[i - 1].pattern)
      std::printf("%sR = %d, %s\n%-14s %9s %9s %9s %7s\n", i == 0 ? "" : "\n", first.radius,
                  nameOf(first.pattern), "", "ns", "memcpy", "ratio", "x");
    std::printf("%-14s %9.3f %9.3f %9.1f %7.2f", first.brush.c_str(), first.processor, first.copy,
                first.ratio(), first.speedUp());
    if (first.iterations > 1)
      std::printf("  %.3f ns an iteration, of %d", first.processor / first.iterations, first.iterations);
    std::printf("\n");
  }
  std::fflush(stdout);
}

void printEvents(const BrushFigures& figures) {
  if (figures.events.empty()) return;
  std::printf(
      "\nFrom a mouse event to the processor's last work for it, ms: pick, dab, pyramid and listeners "
      "(edit); detail\n"
      "and patches in sight (look); pages read out of the tiles and copied (load). One thread: processor "
      "time; two: by\n"
      "the clock.\n\n"
      "%6s %6s %8s %9s %9s %8s %8s %8s %12s %10s\n",
      "side", "R", "threads", "median", "99 %", "edit", "look", "load", "samples up", "Blender x");
  for (const EventFigures& e : figures.events) {
    std::printf("%6d %6d %8d %9.3f %9.3f %8.3f %8.3f %8.3f %12.0f", e.side, e.radius, e.threads, e.median,
                e.worst, e.edit, e.look, e.load, e.uploadedSamples);
    if (const double blender = blenderDab(e.side, e.radius, e.threads); blender > 0.0)
      std::printf(" %9.0fx", blender * e.dabs / e.median);
    std::printf("\n");
  }
  std::fflush(stdout);
}

void printRest(const BrushFigures& figures) {
  if (!figures.growth.empty())
    std::printf("\nA dab within a stroke as the terrain grows, ms of one thread\n");
  for (const GrowthFigures& g : figures.growth)
    std::printf("%6d R %4d %9.4f  %.2fx\n", g.side, g.radius, g.dab, g.dab / figures.growth.front().dab);
  for (const UndoFigures& u : figures.undo)
    std::printf("\nA stroke of %d dabs, R = %d on %d^2, %d tiles: undo %.2f ms, redo %.2f ms\n", u.dabs,
                u.radius, u.side, u.tiles, u.undo, u.redo);
  for (const LayerFigures& l : figures.layers)
    std::printf(
        "The same stroke of %d dabs, R = %d on %d^2: without layers %.1f ms (its end %.2f), on the topmost "
        "of "
        "%d %.1f ms (its end %.2f): %.2fx\n",
        l.dabs, l.radius, l.side, l.without, l.endWithout, l.layers, l.with, l.endWith, l.with / l.without);
  for (const MemoryFigures& m : figures.memory)
    std::printf(
        "%d strokes of ten dabs, R = %d on %d^2: budget %.0f MB: %.0f MB more in memory, %.0f MB by the "
        "history's count and %.0f MB on disk; the end of a stroke %.2f ms (99 of 100), %.2f ms at most\n",
        m.strokes, m.radius, m.side, 1e-6 * static_cast<double>(m.budget),
        1e-6 * (m.resident - m.residentBefore), 1e-6 * static_cast<double>(m.recordBytes),
        1e-6 * static_cast<double>(m.diskBytes), m.commitP99, m.commitMost);
  std::fflush(stdout);
}

}  // namespace scarp::bench
