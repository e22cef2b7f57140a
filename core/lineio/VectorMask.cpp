#include "core/lineio/VectorMask.h"

#include <optional>
#include <utility>

#include "core/base/ShortNumber.h"
#include "core/io/CrsInfo.h"
#include "core/io/WorldPlaces.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

namespace {

constexpr double kMaxBend = 0.05;               ///< Cells between a divided edge and its curve.
constexpr double kLongEdge = 4.0;               ///< Cells; shorter edges are not curved by so much.
constexpr int kMaxDivisions = 8;                ///< Halvings of an edge.
constexpr std::size_t kMaxDivided = 2'000'000;  ///< Places that dividing adds.
constexpr std::size_t kFeaturesBetweenLooks = 256;

/// Brings parts of features into the local frame.
class FeaturePlacer {
 public:
  explicit FeaturePlacer(const GridFrame& frame) : cell_(frame.cellSize()) {}

  /// Nothing where one of the places has none on the terrain's map.
  std::optional<std::vector<Vec2>> place(const VectorFile::Feature& part, const WorldPlaces& places) {
    const bool closed = part.ring || part.hole;
    std::vector<Vec2> placed;
    placed.reserve(part.points.size());
    std::optional<Vec2> before;
    for (std::size_t i = 0; i < part.points.size(); ++i) {
      const auto local = toLocal(part.points[i].head<2>(), places);
      if (!local) return std::nullopt;
      if (before)
        divide({part.points[i - 1].head<2>(), *before}, {part.points[i].head<2>(), *local}, places, 0,
               placed);
      placed.push_back(*local);
      before = local;
    }
    if (closed && placed.size() > 2)
      divide({part.points.back().head<2>(), *before}, {part.points.front().head<2>(), placed.front()}, places,
             0, placed);
    return placed;
  }

 private:
  struct Corner {
    Vec2 file, local;
  };

  static std::optional<Vec2> toLocal(const Vec2& file, const WorldPlaces& places) {
    const auto local = places.toLocal(file);
    if (!local || !(local->cwiseAbs().maxCoeff() <= kLongestSide)) return std::nullopt;
    return local;
  }

  /// Adds places between two corners, without these, where the edge is curved.
  void divide(const Corner& from, const Corner& to, const WorldPlaces& places, int depth,
              std::vector<Vec2>& placed) {
    if (depth == kMaxDivisions || divided_ == kMaxDivided) return;
    if ((to.local - from.local).squaredNorm() < kLongEdge * kLongEdge * cell_ * cell_) return;
    const Vec2 file = 0.5 * (from.file + to.file);
    const auto local = toLocal(file, places);
    const Vec2 straight = 0.5 * (from.local + to.local);
    if (!local || (*local - straight).squaredNorm() <= kMaxBend * kMaxBend * cell_ * cell_) return;
    ++divided_;
    divide(from, {file, *local}, places, depth + 1, placed);
    placed.push_back(*local);
    divide({file, *local}, to, places, depth + 1, placed);
  }

  double cell_;
  std::size_t divided_ = 0;
};

/// Features of a vector file in the local frame of a terrain.
struct PlacedFeatures {
  MaskFeatures features;
  std::size_t areas = 0, lines = 0, points = 0;  ///< Parts of features; those on the terrain and others.
  std::size_t left = 0;                          ///< Parts without a place in the terrain's CRS.
  std::vector<Message> notes{};                  ///< What is left out, one line each.
};

/// Places the features of a file that was read with a VectorQuery. Edges that are straight in the CRS of
/// their layer are divided where they are curved on the terrain by more than a twentieth of a cell. `crs`: of
/// layers that state none, as a person writes it; empty: the terrain's. Polygons, lines and points with a
/// place that the terrain's CRS does not have, or one further than 1e9 m away, are left out. The error is the
/// reason alone: an unknown CRS, no layer that can be placed, cancelled. Any thread.
Result<PlacedFeatures> placedFeatures(const VectorFile& file, const std::string& crs, const GridFrame& frame,
                                      const GeoReference& reference, const Progress& progress) {
  const std::string stated = crs.empty() ? std::string() : wktOfCode(crs);
  if (!crs.empty() && stated.empty()) return Error{"\"%1\" is not a known CRS", crs};
  PlacedFeatures found;
  std::vector<std::optional<WorldPlaces>> places(file.layers.size());
  std::optional<Error> nowhere;
  bool anyPlaced = false;
  for (std::size_t i = 0; i < file.layers.size(); ++i) {
    const VectorFile::Layer& layer = file.layers[i];
    if (layer.chosen == 0) continue;
    auto way = WorldPlaces::create(frame, reference, layer.crsWkt.empty() ? stated : layer.crsWkt);
    if (way) {
      places[i].emplace(std::move(*way));
      anyPlaced = true;
      continue;
    }
    found.notes.push_back(Message("the layer \"%1\" left out: %2", layer.name, way.error().message));
    if (!nowhere) nowhere = way.error();
  }
  if (nowhere && !anyPlaced) return *nowhere;
  FeaturePlacer placer(frame);
  bool polygon = false;  // Whether the last outer border was placed, and takes holes.
  for (std::size_t i = 0; i < file.features.size(); ++i) {
    if (i % kFeaturesBetweenLooks == 0 && !keepGoing(progress, double(i) / double(file.features.size())))
      return Error::cancel();
    const VectorFile::Feature& part = file.features[i];
    if (!places[part.layer] || part.points.empty() || (part.hole && !polygon)) continue;
    auto placed = placer.place(part, *places[part.layer]);
    if (part.ring) polygon = placed.has_value();
    if (!placed) {
      ++found.left;
      if (part.hole) {  // Without one of its holes the polygon would cover what it does not.
        found.features.areas.pop_back();
        --found.areas;
        polygon = false;
      }
    } else if (part.hole) {
      found.features.areas.back().push_back(*std::move(placed));
    } else if (part.ring) {
      found.features.areas.push_back({*std::move(placed)});
      ++found.areas;
    } else {
      ++(part.point ? found.points : found.lines);
      found.features.lines.push_back(*std::move(placed));
    }
  }
  if (found.left > 0)
    found.notes.push_back(Message(found.left == 1
                                      ? "%1 part of a feature left out: the terrain's CRS has no such place"
                                      : "%1 parts of features left out: the terrain's CRS has no such place",
                                  groupedCount(found.left)));
  return found;
}

}  // namespace

Result<VectorMask> vectorMask(const VectorFile& file, const VectorMaskSettings& settings, const Terrain& onto,
                              const Progress& progress) {
  auto placed = placedFeatures(file, settings.crs, onto.frame, onto.georeference, partOf(progress, 0.0, 0.3));
  if (!placed) return placed.error();
  std::vector<Message> notes = std::move(placed->notes);
  const std::size_t thin = placed->lines + placed->points, parts = thin + placed->areas;
  if (parts == 0 && placed->left == 0)
    notes.push_back(Message(settings.where.empty() ? "it has no areas, lines or points"
                                                   : "no feature satisfies the condition"));
  else if (thin > 0 && settings.outline.buffer <= 0.0)
    notes.push_back(Message(thin == 1 ? "%1 line or point left out: set a buffer above %2 to select them"
                                      : "%1 lines and points left out: set a buffer above %2 to select them",
                            groupedCount(thin), metres(0.0)));
  const GridRect under = samplesUnder(onto.frame, placed->features, settings.outline);
  if (!under.empty())
    if (auto whole = checkWhole({under.width(), under.height(), 1.0, 1.0}); !whole) return whole.error();
  if (under.empty() && (placed->areas > 0 || (thin > 0 && settings.outline.buffer > 0.0)))
    notes.push_back(Message("all of its features are outside the terrain"));
  auto mask = maskOf(onto.frame, placed->features, settings.outline, partOf(progress, 0.3, 1.0));
  if (!mask) return Error::cancel();
  return VectorMask{*std::move(mask), std::move(notes), placed->areas, placed->lines, placed->points};
}

}  // namespace scarp
