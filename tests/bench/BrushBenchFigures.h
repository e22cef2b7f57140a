#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace scarp::bench {

/// How the dabs of a measurement follow one another.
enum class DabPattern {
  Stroke,     ///< One stroke straight across the map, dabs at the brush's own spacing.
  Scattered,  ///< A click here, a click there: every tile is touched for the first time.
};

/// A dab with everything that it costs in a document, nanoseconds a sample of its bounding box.
struct DabFigures {
  std::string brush;
  int radius;  ///< Cells.
  DabPattern pattern;
  int iterations;     ///< Of a dab; of the brushes that erode, more than one.
  double processor;   ///< On one thread, of processor time.
  double oneThread;   ///< By the clock.
  double twoThreads;  ///< By the clock.
  double copy;        ///< A memcpy of the same boxes at the same places, one thread, processor time.
  [[nodiscard]] double ratio() const { return processor / copy; }
  [[nodiscard]] double speedUp() const { return oneThread / twoThreads; }
};

/// From a mouse event to the last work of the processor for it, milliseconds: of processor time on one
/// thread, by the clock on several.
struct EventFigures {
  std::string brush;
  int side, radius, threads, events;
  double median, worst;  ///< worst: the 99th percentile.
  double dabs;           ///< A mean event.
  // The median's share of…
  double edit;  ///< the pick, the dab, the pyramid and all that listens to the document;
  double look;  ///< what the next frame asks about the ground: detail, patches in sight;
  double load;  ///< pages of heights read out of the tiles and copied.
  double uploadedSamples;
};

/// The same dab on terrains of different sizes, milliseconds of processor time.
struct GrowthFigures {
  int side, radius;
  double dab;
};

struct UndoFigures {
  int side, radius, dabs, tiles;
  double undo, redo;  ///< Milliseconds of processor time on one thread, medians.
};

/// A whole stroke, with its end, on a terrain with and without edit layers that are seen.
struct LayerFigures {
  int side, radius, dabs, layers;
  double without, with;        ///< Milliseconds of processor time on one thread, medians.
  double endWithout, endWith;  ///< Of its end alone.
};

struct MemoryFigures {
  int side, radius, strokes;
  std::size_t budget;               ///< Of the history.
  std::size_t recordBytes;          ///< As the history counts, in memory.
  std::size_t diskBytes;            ///< The rest, in its temporary file.
  double commitP99, commitMost;     ///< Milliseconds that the last event of a stroke takes.
  double residentBefore, resident;  ///< Bytes of the process.
};

struct BrushFigures {
  int side = 0;
  std::vector<DabFigures> dabs;
  std::vector<EventFigures> events;
  std::vector<GrowthFigures> growth;
  std::vector<UndoFigures> undo;
  std::vector<LayerFigures> layers;
  std::vector<MemoryFigures> memory;
};

}  // namespace scarp::bench
