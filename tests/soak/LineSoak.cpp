// Random edits of lines that meet, of the layers and strokes beneath them, and undo; after each, what lines
// made of the ground is compared with what they make of it anew, bit for bit. 5,000 by hand; ctest -C Soak makes a
// short run.

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <string>

#include "core/edit/GroundOperations.h"
#include "core/line/LineNetwork.h"
#include "tests/edit/Hand.h"
#include "tests/edit/LineEditing.h"
#include "tests/soak/ManyLines.h"
#include "tests/support/ProgramOptions.h"

namespace scarp {
namespace {

int soak(int edits, std::uint32_t seed) {
  const auto begin = std::chrono::steady_clock::now();
  int ofLines = 0, meetings = 0, undone = 0;
  // A document anew from time to time, so that layers and history stay few.
  constexpr int kEach = 50;
  for (int first = 0; first < edits; first += kEach) {
    const auto round = seed + static_cast<std::uint32_t>(first / kEach);
    TerrainDocument document(test::fractalTerrain(200, 180, 1.0, 1.0, round));
    test::RandomLineEdits lines(round * 2 + 1);
    test::Hand hand(round * 2 + 2);
    for (int i = first; i < std::min(edits, first + kEach); ++i) {
      const bool byLines = lines.below(3) != 0;
      const Operation operation = byLines ? lines.next(document) : hand.next(document);
      undone += operation.is<UndoOperation>() ? 1 : 0;
      if (perform(operation, document) && byLines) ++ofLines;
      for (const Layer& layer : document.layers())
        if (layer.lines) meetings += meetingsOf(layer.lines.lines()).empty() ? 0 : 1;
      if (const auto same = test::linesEqualAnew(document); !same) {
        std::printf("FAILED: edit %d of seed %u: %s differs\n", i, seed, same.message());
        return 1;
      }
    }
  }
  const double seconds = std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
  std::printf("%d edits, %d of lines, %d undone, %d times layers with lines that meet; all equal, %.1f s\n",
              edits, ofLines, undone, meetings, seconds);
  if (ofLines < edits / 4 || meetings < edits / 4) {
    std::printf("FAILED: too little was done\n");
    return 1;
  }
  return 0;
}

}  // namespace
}  // namespace scarp

int main(int argc, char** argv) {
  scarp::ProgramOptions app("Edits lines at random and compares what they make with the same made anew");
  int edits = 5000;
  unsigned seed = 1;
  app.add("--edits", edits, "Edits in all").range(1, 1e6);
  int many = 0;
  std::string terrain;
  app.add("--many", many, "In place of that: so many lines as OpenStreetMap has them, read, applied and kept")
      .range(1, 1e5);
  app.add("--terrain", terrain, "Raster that they lie on; made ground where left out");
  app.add("--seed", seed, "Of the random numbers");
  if (const auto status = app.parse(argc, argv)) return *status;
  return many > 0 ? scarp::tryManyLines(many, terrain, seed) : scarp::soak(edits, seed);
}
