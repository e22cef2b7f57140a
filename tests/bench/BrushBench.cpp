#include <cstdio>
#include <cstdlib>

#include "tests/bench/BrushBenchDabs.h"
#include "tests/bench/PickBenchTerrain.h"

int main(int argc, char** argv) {
  using namespace scarp::bench;
  DabPlan plan;
  const int side = argc > 1 ? std::atoi(argv[1]) : 8193;
  if (argc > 2) plan.radii = {std::atoi(argv[2])};
  for (int i = 3; i < argc; ++i) plan.only.push_back(argv[i]);
  const auto t = fractalSquare(side, 1);
  for (const auto& d : measureDabs(t.terrain, plan))
    std::printf("%-12s R %5d %-9s  1T %7.3f ns (clock %7.3f)  2T %7.3f  copy %6.3f  ratio %6.1f  x%.2f\n",
                d.brush.c_str(), d.radius, d.pattern == DabPattern::Stroke ? "stroke" : "scattered",
                d.processor, d.oneThread, d.twoThreads, d.copy, d.ratio(), d.speedUp());
}
