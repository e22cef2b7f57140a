// Compares picks with the truth, ray by ray, at every instruction set: on small grounds that hold what a pick
// can trip over, and on the elevation files that are named. The rays are of every awkward kind, also with
// directions of any length, denormal numbers, origins 1,000 km away, and places that a world frame has
// rounded.

#include <Eigen/Geometry>
#include <atomic>
#include <cmath>
#include <cstdio>
#include <mutex>
#include <random>
#include <vector>

#include "core/base/Parallel.h"
#include "core/base/Simd.h"
#include "core/io/RasterImport.h"
#include "core/pick/SurfacePicker.h"
#include "core/terrain/GeoReference.h"
#include "tests/bench/PickBenchTruth.h"
#include "tests/support/PickOracle.h"
#include "tests/support/PickRays.h"
#include "tests/support/ProgramOptions.h"
#include "tests/support/Terrains.h"

namespace scarp {
namespace {

/// What is done to a ray before it is asked for.
enum class Guise { Plain, Short, Long, Far, Denormal, World, Level, Falling };
constexpr Guise kGuises[] = {Guise::Plain,    Guise::Short, Guise::Long,  Guise::Far,
                             Guise::Denormal, Guise::World, Guise::Level, Guise::Falling};
constexpr const char* kNames[] = {"plain",    "direction x 1e-9", "direction x 1e9", "1,000 km away",
                                  "denormal", "by way of UTM",    "level",           "level, -0"};

LocalRay dressed(const LocalRay& ray, Guise guise, const GridFrame& frame) {
  LocalRay other = ray;
  const auto times = [&](double factor) {
    other.direction *= factor;
    other.tMin /= factor;
    other.tMax /= factor;
  };
  switch (guise) {
    case Guise::Plain:
      break;
    case Guise::Short:
      times(1e-9);
      break;
    case Guise::Long:
      times(1e9);
      break;
    case Guise::Far: {
      const double back = 1e6 / ray.direction.norm();
      other.origin -= back * ray.direction;
      other.tMin = std::max(0.0, ray.tMin);
      other.tMax += back;
      break;
    }
    case Guise::Denormal: {
      constexpr double kTiny = 4.9406564584124654e-324;
      for (int axis = 0; axis < 3; ++axis) {
        if (other.direction[axis] == 0.0) other.direction[axis] = axis == 1 ? -kTiny : kTiny;
        if (other.origin[axis] == 0.0) other.origin[axis] = 1e-310;
      }
      times(0x1p-900);
      break;
    }
    case Guise::Level:
    case Guise::Falling:
      if (other.direction.x() != 0.0 || other.direction.y() != 0.0)
        other.direction.z() = guise == Guise::Level ? 0.0 : -0.0;
      break;
    case Guise::World: {
      GeoReference utm;
      utm.geoTransform = {500000.0, frame.dx, 0.0, 5400000.0, 0.0, -frame.dy};
      utm.hasGeoTransform = true;
      const Vec2 corner = toWorld(utm, frame, frame.column(ray.origin.x()), frame.row(ray.origin.y()));
      const WorldRay world{{corner.x(), corner.y(), ray.origin.z()}, ray.direction, ray.tMin, ray.tMax};
      other = toLocal(world, utm, frame).value();
      break;
    }
  }
  return other;
}

struct Verdict {
  long long rays = 0, hits = 0, ties = 0, tiesNear = 0, wrong = 0;
  void add(const Verdict& o) {
    rays += o.rays, hits += o.hits, ties += o.ties, tiesNear += o.tiesNear, wrong += o.wrong;
  }
};

/// One ground and what is known of it.
class Course {
 public:
  Course(std::string name, Terrain terrain, bool small)
      : name_(std::move(name)), terrain_(std::move(terrain)), pyramid_(terrain_.heights) {
    if (small)
      oracle_.emplace(terrain_);
    else
      truth_.emplace(terrain_);
  }

  [[nodiscard]] const std::string& name() const { return name_; }
  [[nodiscard]] bool ground() const { return !pyramid_.range().empty(); }

  Verdict run(long long rays, std::uint64_t seed) {
    constexpr long long kChunk = 4096;
    std::mutex gate;
    Verdict all;
    parallelFor(static_cast<std::size_t>((rays + kChunk - 1) / kChunk), [&](std::size_t chunk) {
      const long long first = static_cast<long long>(chunk) * kChunk;
      const Verdict part = runChunk(first, std::min(rays, first + kChunk), seed + chunk);
      const std::lock_guard lock(gate);
      all.add(part);
    });
    return all;
  }

 private:
  using Answer = std::optional<double>;

  [[nodiscard]] Answer truth(const LocalRay& ray) const {
    if (oracle_) {
      const auto hit = oracle_->pick(ray);
      return hit ? Answer(hit->t) : std::nullopt;
    }
    const double t = truth_->pick(ray);
    return t == bench::kMiss ? std::nullopt : Answer(t);
  }

  [[nodiscard]] bool agree(const std::optional<SurfaceHit>& hit, const Answer& truth,
                           const LocalRay& ray) const {
    if (hit.has_value() != truth.has_value()) return false;
    if (!hit) return true;
    const double allowed =
        std::max(1e-9 * std::abs(*truth), 1e-6 * terrain_.frame.cellSize() / ray.direction.stableNorm());
    return std::abs(hit->t - *truth) <= allowed;
  }

  /// The cell is one of those that share the point, and the point is on its ground.
  [[nodiscard]] bool inItsCell(const SurfaceHit& hit, const LocalRay& ray) const {
    if (!terrain_.frame.cells().contains(hit.cellColumn, hit.cellRow)) return false;
    const CellHeights cell = cellHeights(terrain_.heights, hit.cellColumn, hit.cellRow);
    const double u = hit.column - hit.cellColumn, v = hit.row - hit.cellRow;
    const double scale = 1.0 + std::abs(hit.point.z()) + ray.origin.stableNorm();
    const double slack = 1e-9 + 1e-14 * scale / terrain_.frame.cellSize();
    return !cell.hole() && u >= -slack && u <= 1 + slack && v >= -slack && v <= 1 + slack &&
           std::abs(cell.at(u, v) - hit.point.z()) <= 1e-9 * scale;
  }

  /// How far the last digits of a ray's coordinates, and what the truth itself allows for at an edge, may
  /// move the ray, metres.
  [[nodiscard]] double doubt(const LocalRay& ray) const {
    constexpr double kDigits = 16.0 * std::numeric_limits<double>::epsilon(), kEdge = 2e-12;
    const GridFrame& f = terrain_.frame;
    const HeightRange band = pyramid_.range();
    return kDigits * std::max({ray.origin.cwiseAbs().maxCoeff(), f.width(), f.depth()}) +
           kEdge * std::max({f.dx, f.dy, double(band.high) - band.low});
  }

  /// Whether the ray comes by its own place on the ground, with nothing in the way.
  [[nodiscard]] bool touches(const SurfaceHit& hit, const Answer& truth, const LocalRay& ray) const {
    const CellHeights cell = cellHeights(terrain_.heights, hit.cellColumn, hit.cellRow);
    const double steepest = std::max({std::abs(cell.b - cell.a), std::abs(cell.d - cell.b),
                                      std::abs(cell.c - cell.a), std::abs(cell.d - cell.c)}) /
                            terrain_.frame.cellSize();
    const Vec3 at = ray.at(hit.t);
    const double u = terrain_.frame.column(at.x()) - hit.cellColumn,
                 v = terrain_.frame.row(at.y()) - hit.cellRow;
    const double ground = cell.at(std::clamp(u, 0.0, 1.0), std::clamp(v, 0.0, 1.0));
    return (!truth || *truth >= hit.t) && std::abs(at.z() - ground) <= doubt(ray) * (1.0 + steepest);
  }

  /// Whether the answer is the truth within these digits: a ray that is aimed at an edge from afar cannot be
  /// told from one beside it.
  [[nodiscard]] bool tie(const std::optional<SurfaceHit>& hit, const Answer& known,
                         const LocalRay& ray) const {
    constexpr int kTries = 20000;
    if (hit && touches(*hit, known, ray)) return true;
    std::mt19937_64 random(1);
    std::uniform_real_distribution<double> share(-1.0, 1.0);
    for (int i = 0; i < kTries; ++i) {
      LocalRay beside = ray;
      beside.origin += std::ldexp(doubt(ray), -(i % 8)) * Vec3(share(random), share(random), share(random));
      if (agree(hit, truth(beside), ray)) return true;
    }
    return false;
  }

  [[nodiscard]] Verdict runChunk(long long first, long long last, std::uint64_t seed) const {
    test::RayMaker make(terrain_, seed);
    const SurfacePicker picker(terrain_.heights, pyramid_, terrain_.frame);
    Verdict part;
    for (long long i = first; i < last; ++i) {
      const Guise guise = kGuises[i / test::RayMaker::kinds % std::size(kGuises)];
      const int kind = static_cast<int>(i % test::RayMaker::kinds);
      const LocalRay ray = dressed(make.next(kind), guise, terrain_.frame);
      const Answer known = truth(ray);
      ++part.rays;
      part.hits += known.has_value();
      const auto hit = picker.pick(ray);
      const bool placed = !hit || inItsCell(*hit, ray);
      if (agree(hit, known, ray) && placed) continue;
      if (placed && tie(hit, known, ray)) {
        ++part.ties;
        part.tiesNear += guise != Guise::Far && guise != Guise::World;
        continue;
      }
      ++part.wrong;
      std::printf("WRONG %s, %s, kind %d, %s: %s\n  picker %.17g, truth %.17g%s\n", name_.c_str(),
                  simdName(simdLevel()), kind, kNames[static_cast<int>(guise)], test::show(ray).c_str(),
                  hit ? hit->t : -1.0, known.value_or(-1.0), placed ? "" : ", off its cell");
    }
    return part;
  }

  std::string name_;
  Terrain terrain_;
  HeightPyramid pyramid_;
  std::optional<test::PickOracle> oracle_;
  std::optional<bench::PickTruth> truth_;
};

/// Ground that has a tile only here and there.
Terrain mostlyLevel() {
  Terrain terrain{{5000, 3000, 2.0, 2.0}, {}, HeightRaster(5000, 3000, 20.0F)};
  const Terrain hills = test::fractalTerrain(128, 128);
  for (const int slot : {0, 41, 300, 301, 341, 700, terrain.heights.tileCount() - 1})
    terrain.heights.exchangeTile(slot, hills.heights.tile(0));
  return terrain;
}

int run(long long rays, std::uint64_t seed, const std::vector<std::string>& files) {
  std::vector<test::NamedTerrain> grounds = test::pickingTerrains();
  const std::size_t small = grounds.size();
  grounds.push_back({"fractal 1,025", test::fractalTerrain(1025, 1025)});
  grounds.push_back({"large holes", test::makeTerrain({700, 900, 2.0, 2.0}, [](int c, int r) {
                       const double where = fractalNoise(c * 0.01, r * 0.01, 4, 0.5, 5);
                       return where > 0.1
                                  ? test::kHole
                                  : static_cast<float>(300.0 * fractalNoise(c * 0.02, r * 0.02, 6, 0.5, 3));
                     })});
  grounds.push_back({"level but for some tiles", mostlyLevel()});
  const auto each = rays / static_cast<long long>(grounds.size() + files.size()) + 1;
  Verdict all;
  const auto measure = [&](Course course) {
    if (!course.ground()) return;
    for (const SimdLevel simd : simdLevels()) {
      const SimdChoice choice(simd);
      const Verdict verdict = course.run(each, seed);
      std::printf("%-40s %-8s %9lld rays %9lld hits %6lld ties (%lld near) %4lld wrong\n",
                  course.name().c_str(), simdName(simd), verdict.rays, verdict.hits, verdict.ties,
                  verdict.tiesNear, verdict.wrong);
      std::fflush(stdout);
      all.add(verdict);
    }
  };
  std::printf("seed %llu\n", static_cast<unsigned long long>(seed));
  for (std::size_t i = 0; i < grounds.size(); ++i)
    measure(Course(grounds[i].name, std::move(grounds[i].terrain), i < small));
  for (const std::string& file : files) {
    auto imported = importRaster(file);
    if (!imported) {
      std::fprintf(stderr, "%s\n", imported.error().text().c_str());
      return 2;
    }
    measure(Course(file.substr(file.find_last_of('/') + 1), std::move(imported->terrain), false));
  }
  std::printf("%lld rays over %zu instruction sets: %lld hits, %lld ties, %lld wrong\n", all.rays,
              simdLevels().size(), all.hits, all.ties, all.wrong);
  return all.wrong == 0 ? 0 : 1;
}

}  // namespace
}  // namespace scarp

int main(int argc, char** argv) {
  scarp::ProgramOptions app("Compares picks with the truth");
  long long rays = 5'000'000;
  std::uint64_t seed = 20240611;
  std::vector<std::string> files;
  app.add("--rays", rays, "Rays in all");
  app.add("--seed", seed, "Of the random numbers");
  app.add("files", files, "Elevation files");
  if (const auto status = app.parse(argc, argv)) return *status;
  return scarp::run(rays, seed, files);
}
