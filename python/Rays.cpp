#include "python/Rays.h"

#include <cmath>
#include <limits>

#include "core/measure/GroundProfile.h"
#include "core/pick/SurfacePicker.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace py = pybind11;

namespace {

constexpr double kNone = std::numeric_limits<double>::quiet_NaN();

/// The ground at one time, for a call that goes on without its turn.
struct GroundNow {
  GridFrame frame;
  HeightRaster heights;
  HeightPyramid pyramid;
};

GroundNow groundOf(OpenTerrain& terrain) {
  return workOn(terrain, py::none(), [](const OpenTerrain::Turn& turn, const Progress&) {
    const TerrainDocument& document = turn.document();
    return Result<GroundNow>({document.frame(), document.heights(), document.pyramid()});
  });
}

Result<LocalRay> rayOf(const double* origin, const double* direction, double tMin, double tMax) {
  const LocalRay ray{{origin[0], origin[1], origin[2]}, {direction[0], direction[1], direction[2]}, tMin, tMax};
  if (!ray.direction.allFinite() || ray.direction.isZero(0.0))
    return Error{"the direction of a ray must be finite, and not zero"};
  return ray;
}

int triangleOf(const SurfaceHit& hit) { return static_cast<int>(hit.triangle); }
int sideOf(const SurfaceHit& hit) { return hit.side == SurfaceSide::Above ? 1 : -1; }

void checkRays(const py::array& array, const char* what) {
  if (array.ndim() != 2 || array.shape(1) != 3)
    throw CallFailure(std::string(what) + " of rays are an array of shape (n, 3)");
}

template <class T>
py::array_t<T> column(py::ssize_t count) {
  return py::array_t<T>(std::vector<py::ssize_t>{count});
}
template <class T>
py::array_t<T> columns(py::ssize_t count, py::ssize_t width) {
  return py::array_t<T>(std::vector<py::ssize_t>{count, width});
}

}  // namespace

py::object pickOne(OpenTerrain& terrain, const std::array<double, 3>& origin,
                   const std::array<double, 3>& direction, double tMin, double tMax) {
  const LocalRay ray = taken(rayOf(origin.data(), direction.data(), tMin, tMax));
  const auto hit = workOn(terrain, py::none(), [&](const OpenTerrain::Turn& turn, const Progress&) {
    return Result<std::optional<SurfaceHit>>(turn.document().picker().pick(ray));
  });
  if (!hit) return py::none();
  return py::make_tuple(hit->t, py::make_tuple(hit->point.x(), hit->point.y(), hit->point.z()), hit->column,
                        hit->row, py::make_tuple(hit->cellColumn, hit->cellRow), triangleOf(*hit),
                        sideOf(*hit), py::make_tuple(hit->normal.x(), hit->normal.y(), hit->normal.z()));
}

py::tuple pickMany(OpenTerrain& terrain, const DoubleArray& origins, const DoubleArray& directions, double tMin,
                   double tMax) {
  checkRays(origins, "origins");
  checkRays(directions, "directions");
  const py::ssize_t count = origins.shape(0);
  if (directions.shape(0) != count)
    throw CallFailure("there are " + std::to_string(count) + " origins of rays, and " +
                      std::to_string(directions.shape(0)) + " directions");
  const GroundNow ground = groundOf(terrain);
  auto hits = column<bool>(count);
  auto t = column<double>(count), c = column<double>(count), r = column<double>(count);
  auto points = columns<double>(count, 3), normals = columns<double>(count, 3);
  auto cells = columns<std::int32_t>(count, 2);
  auto triangles = column<std::int8_t>(count), sides = column<std::int8_t>(count);
  const double *const from = origins.data(), *const towards = directions.data();
  bool* const hitOut = hits.mutable_data();
  double *const tOut = t.mutable_data(), *const cOut = c.mutable_data(), *const rOut = r.mutable_data(),
                *const pointOut = points.mutable_data(), *const normalOut = normals.mutable_data();
  std::int32_t* const cellOut = cells.mutable_data();
  std::int8_t *const triangleOut = triangles.mutable_data(), *const sideOut = sides.mutable_data();
  workWithoutGil(py::none(), [&](Watch& watch) -> Result<void> {
    constexpr py::ssize_t kAtOnce = 1 << 18;
    std::vector<LocalRay> rays;
    for (py::ssize_t begin = 0; begin < count; begin += kAtOnce) {
      watch.wait();
      const py::ssize_t end = std::min(count, begin + kAtOnce);
      rays.clear();
      for (py::ssize_t i = begin; i < end; ++i) {
        const auto ray = rayOf(from + 3 * i, towards + 3 * i, tMin, tMax);
        if (!ray) return Error{"ray %1: %2", i, ray.error().message};
        rays.push_back(*ray);
      }
      const auto found = SurfacePicker(ground.heights, ground.pyramid, ground.frame).pickMany(rays);
      for (py::ssize_t i = begin; i < end; ++i) {
        const auto& hit = found[static_cast<std::size_t>(i - begin)];
        hitOut[i] = hit.has_value();
        tOut[i] = hit ? hit->t : kNone;
        cOut[i] = hit ? hit->column : kNone;
        rOut[i] = hit ? hit->row : kNone;
        for (int axis = 0; axis < 3; ++axis) {
          pointOut[3 * i + axis] = hit ? hit->point[axis] : kNone;
          normalOut[3 * i + axis] = hit ? hit->normal[axis] : kNone;
        }
        cellOut[2 * i] = hit ? hit->cellColumn : -1;
        cellOut[2 * i + 1] = hit ? hit->cellRow : -1;
        triangleOut[i] = static_cast<std::int8_t>(hit ? triangleOf(*hit) : -1);
        sideOut[i] = static_cast<std::int8_t>(hit ? sideOf(*hit) : 0);
      }
    }
    return {};
  });
  return py::make_tuple(hits, t, points, c, r, cells, triangles, sides, normals);
}

py::object analysis(OpenTerrain& terrain, const AnalysisSettings& settings, const WindowArgument& window,
                    const py::object& watch) {
  const GroundNow ground = groundOf(terrain);
  const GridRect rect = windowIn(window, ground.frame.samples());
  taken(checkWhole(ground.frame));
  const std::vector<py::ssize_t> shape{rect.height(), rect.width()};
  if (const auto* viewshedSettings = std::get_if<ViewshedSettings>(&settings)) {
    auto seen = workWithoutGil(watch, [&](Watch& watching) -> Result<std::vector<std::uint8_t>> {
      const auto sight = viewshed(ground.heights, ground.pyramid, ground.frame, *viewshedSettings, rect,
                                  watching.progress());
      if (!sight) return sight.error();
      std::vector<std::uint8_t> bytes(sight->samples.size());
      for (std::size_t i = 0; i < bytes.size(); ++i) bytes[i] = static_cast<std::uint8_t>(sight->samples[i]);
      return bytes;
    });
    return arrayOf(std::move(seen), shape);
  }
  FractionRaster fractions = workWithoutGil(watch, [&](Watch& watching) {
    const Progress progress = watching.progress();
    if (const auto* sun = std::get_if<SunSettings>(&settings))
      return sunShadow(ground.heights, ground.pyramid, ground.frame, *sun, rect, progress);
    return skyView(ground.heights, ground.frame, std::get<SkySettings>(settings), rect, progress);
  });
  return arrayOf(std::move(fractions.values), shape);
}

py::object profileOf(OpenTerrain& terrain, const DoubleArray& places) {
  if (places.ndim() != 2 || places.shape(1) != 2 || places.shape(0) < 2)
    throw CallFailure("a line is an array of two places or more, of shape (n, 2)");
  std::vector<Vec2> line;
  for (py::ssize_t i = 0; i < places.shape(0); ++i) {
    line.emplace_back(places.at(i, 0), places.at(i, 1));
    if (!line.back().allFinite()) throw CallFailure("place " + std::to_string(i) + " of the line is not finite");
  }
  const GroundNow ground = groundOf(terrain);
  auto flat = workWithoutGil(py::none(), [&](Watch&) -> Result<std::vector<double>> {
    std::vector<double> numbers;
    for (const GroundProfile::Point& point : groundProfile(ground.heights, ground.frame, line).points)
      numbers.insert(numbers.end(), {point.distance, point.height, point.place.x(), point.place.y()});
    return numbers;
  });
  const auto count = static_cast<py::ssize_t>(flat.size() / 4);
  return arrayOf(std::move(flat), {count, 4});
}

}  // namespace scarp
