#include "ui/render/TerrainBlock.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/brush/BrushKinds.h"
#include "core/terrain/Surface.h"
#include "core/visibility/GroundAnalysis.h"
#include "ui/render/ContourLabels.h"
#include "ui/render/MaterialColours.h"

namespace scarp {

bool brushReaches(const BrushMark& brush, const GridFrame& frame, const GridRect& cells,
                  const SceneView& view) {
  constexpr double kLinePixels = 8.0;
  // Seen at a low angle the line grows wider on the ground than a pixel there is.
  const Vec3 far(brush.centre.x(), brush.centre.y(), 0.0);
  const double line =
      std::max(0.25 * brush.settings.radius, kLinePixels * view.camera.metresPerPixel(far, view.size));
  const double dx =
      std::max({frame.x(cells.column0) - brush.centre.x(), 0.0, brush.centre.x() - frame.x(cells.column1)});
  const double dy =
      std::max({frame.y(cells.row1) - brush.centre.y(), 0.0, brush.centre.y() - frame.y(cells.row0)});
  return std::hypot(dx, dy) <= brush.settings.radius + line;
}

namespace {

/// Holds the heights of a rectangle of cells, by a few dozen of the pyramid's nodes.
HeightRange heightsOver(const HeightPyramid& pyramid, const GridRect& cells) {
  constexpr int kMostAcross = 6;
  HeightRange heights{std::numeric_limits<float>::infinity(), -std::numeric_limits<float>::infinity()};
  if (cells.empty()) return heights;
  int level = 0;
  while (level + 1 < pyramid.levels() &&
         std::max(cells.width(), cells.height()) > kMostAcross * HeightPyramid::nodeSpan(level))
    ++level;
  const int span = HeightPyramid::nodeSpan(level);
  for (int row = cells.row0 / span; row <= (cells.row1 - 1) / span; ++row)
    for (int column = cells.column0 / span; column <= (cells.column1 - 1) / span; ++column) {
      const HeightRange node = pyramid.range(level, column, row);
      if (!node.empty()) heights = {std::min(heights.low, node.low), std::max(heights.high, node.high)};
    }
  return heights;
}

/// The cells within so many metres of a place along both axes.
GridRect cellsAround(const GridFrame& frame, const Vec2& centre, double metres) {
  const auto whole = [](double at, int count) { return static_cast<int>(std::clamp(at, -1.0, count + 1.0)); };
  return GridRect{whole(std::floor(frame.column(centre.x() - metres)), frame.columns),
                  whole(std::floor(frame.row(centre.y() + metres)), frame.rows),
                  whole(std::floor(frame.column(centre.x() + metres)), frame.columns) + 1,
                  whole(std::floor(frame.row(centre.y() - metres)), frame.rows) + 1};
}

/// How far from its centre the brush may colour ground of those heights, metres.
double coloured(const BrushMark& brush, HeightRange heights, const SceneView& view) {
  // Half the rim's line by six pixels' worth of ground each, as ground-brush.glsl bounds them.
  constexpr double kLinePixels = 2.5 * 6.0;
  const Camera& camera = view.camera;
  double reach = brush.settings.radius;
  // Pixels cover the more ground the farther they are, and the line itself reaches out.
  for (int i = 0; i < 2; ++i) {
    double metres = 0.0;
    for (const float height : {heights.low, heights.high}) {
      const Vec3 middle(brush.centre.x(), brush.centre.y(), double(height));
      const Vec3 far = middle + camera.unstretched(std::sqrt(2.0) * reach * camera.forward());
      metres = std::max(metres, camera.metresPerPixel(far, view.size));
    }
    reach = brush.settings.radius + kLinePixels * metres;
  }
  return reach;
}

}  // namespace

GridRect brushPixels(const BrushMark& brush, const GridFrame& frame, const HeightPyramid& pyramid, int stride,
                     const SceneView& view) {
  const double reach = coloured(brush, pyramid.range(), view);
  const HeightRange heights = heightsOver(
      pyramid, cellsAround(frame, brush.centre, reach).grown(2 * stride).intersected(frame.cells()));
  if (heights.empty()) return {};
  const Camera& camera = view.camera;
  const GridRect all{0, 0, view.pixelWidth, view.pixelHeight};
  const double ratio = view.pixelWidth / view.size.width;
  Vec2 low(1e9, 1e9), high(-1e9, -1e9);
  for (int corner = 0; corner < 8; ++corner) {
    const Vec3 place(brush.centre.x() + (corner & 1 ? reach : -reach),
                     brush.centre.y() + (corner & 2 ? reach : -reach),
                     double(corner & 4 ? heights.high : heights.low));
    // What reaches behind the eye may appear anywhere.
    if (camera.projection == Camera::Projection::Perspective && camera.depth(place) < camera.nearPlane)
      return all;
    const auto pixel = camera.project(place, view.size);
    if (!pixel) return all;
    low = low.cwiseMin(*pixel * ratio);
    high = high.cwiseMax(*pixel * ratio);
  }
  const auto whole = [](double at) { return static_cast<int>(std::clamp(at, -1e6, 1e6)); };
  return GridRect{whole(std::floor(low.x())), whole(std::floor(view.pixelHeight - high.y())),
                  whole(std::ceil(high.x())), whole(std::ceil(view.pixelHeight - low.y()))}
      .grown(2)
      .intersected(all);
}

namespace {

constexpr double kFarBelow = 1e7;             ///< Metres; or far above: where there is nothing of a kind.
constexpr double kBareRelief = 400.0;         ///< And from which grass grows thin there.
constexpr double kHighestGrass = 4200.0;      ///< Metres.
constexpr double kUsualSteepness = 0.65;      ///< Of nine tenths of mountainous ground, rise a metre.
constexpr double kDetailCells = 64.0;         ///< Cells that the largest tile of detail covers.
constexpr double kDetailPeriod = 80.0;        ///< Of those tiles, after which all comes again; as there.
constexpr double kFiner = 13.0;               ///< Fine tiles for one of those; as in ground-natural.glsl.
constexpr double kTextureBendPeriod = 480.0;  ///< Metres; as in ground-materials.glsl.
constexpr double kTilePixels = 28.0;          ///< A tile that appears smaller is one tone.

/// Low country is lit as if it were steeper, or a map of 100 km would look like a plain.
double shadingRelief(const Box& terrain) {
  const Vec3 size = terrain.max - terrain.min;
  const double steepness = size.z() / std::max(size.head<2>().maxCoeff(), 1e-9);
  return steepness > 0.0 ? std::clamp(std::sqrt(0.10 / steepness), 1.0, 6.0) : 1.0;
}

float f(double x) { return static_cast<float>(x); }

/// What is left of a place beyond whole periods, which a float holds however far out the place is.
double within(double place, double period) { return place - period * std::floor(place / period); }

void setLines(TerrainBlock& block, const SceneView& view, const GroundFacts& facts) {
  const Vec3& eye = view.camera.position;
  const RenderSettings& settings = view.settings;
  const double interval = contourInterval(settings.contours, facts.heights);
  const int bold = std::max(1, settings.contours.indexEvery);
  block.contour = {f(interval), f(bold), f(within(eye.z(), bold * interval)), 0.0F};
  const double step = groundGridStep(settings.groundGrid, facts.frame);
  block.lines = {f(step), f(within(eye.x(), 10.0 * step)), f(within(eye.y(), 10.0 * step)), 0.0F};
}

/// Metres of ground a pixel of which no longer shows fine detail.
double coarsestPixel(const GridFrame& frame) {
  return frame.cellSize() * kDetailCells / (kFiner * kTilePixels);
}

/// Metres from the eye to where a pixel covers more than so many metres of ground.
double reachOf(const SceneView& view, double coarsest) {
  if (view.camera.projection == Camera::Projection::Perspective)
    return coarsest * view.pixelHeight / (2.0 * std::tan(0.5 * view.camera.fieldOfView));
  return view.camera.orthoHeight / view.pixelHeight < coarsest ? std::numeric_limits<double>::infinity()
                                                               : 0.0;
}

/// Water, and what natural ground is made of where.
void setNature(TerrainBlock& block, const SceneView& view, const GroundFacts& facts, const RampScale& ramp) {
  const Vec3& eye = view.camera.position;
  const RenderSettings& settings = view.settings;
  const double low = facts.heights.empty() ? 0.0 : double(ramp.shore), land = double(ramp.landSpan);
  const double deep = facts.heights.empty() ? 0.0 : settings.seaLevel - double(facts.heights.low);
  const double level = settings.water ? settings.seaLevel - eye.z() : -kFarBelow;
  const double murky = std::max(10.0, 0.5 * deep), beach = std::clamp(0.006 * land, 0.5, 6.0);
  block.water = {f(level), f(1.0 / murky), f(1.0 / beach), 0.0F};
  const double snow = snowLine(settings.shading, facts.heights, settings.seaLevel);
  const double grass = land > kBareRelief ? std::min(low + 0.60 * land, kHighestGrass) : kFarBelow;
  block.climate = {f(snow - eye.z()), f(grass - eye.z()), f(1.0 / std::max(0.12 * land, 20.0)), 0.0F};
  const double tile = kDetailCells * facts.frame.cellSize(), period = kDetailPeriod * tile;
  block.detail = {f(within(eye.x(), period)), f(within(eye.y(), period)), f(within(eye.z(), period)),
                  f(1.0 / tile)};
  // It fades in from there on to half of that.
  const bool perspective = view.camera.projection == Camera::Projection::Perspective;
  const double pixel = view.camera.orthoHeight / (view.pixelHeight * coarsestPixel(facts.frame));
  // Textures of materials fade in by metres from the eye for one of size, or without perspective at once.
  const double reach = textureReach(view, 1.0), bend = kTextureBendPeriod;
  block.textures = {
      perspective ? f(2.0 / reach) : 0.0F,
      perspective ? 0.0F : f(2.0 * kMaterialTilePixels * view.camera.orthoHeight / view.pixelHeight),
      f(within(eye.x(), bend)), f(within(eye.y(), bend))};
  // Steep country is green where gentle country would show its rock.
  const double bareness = std::clamp(kUsualSteepness / std::max(facts.steepness, 1e-6), 0.6, 1.2);
  block.nearby = {perspective ? 2.0F : f(2.0 - 2.0 * pixel),
                  perspective ? f(2.0 / detailReach(view, facts.frame)) : 0.0F, f(bareness),
                  f(1.0 / wideTiles(view).smallest)};
}

}  // namespace

WideTiles wideTiles(const SceneView& view) {
  if (!view.materials || view.materials->materials->empty()) return {};
  // Pictures without variation have no wide tiles.
  WideTiles own{0.0, 0.0}, pictures{0.0, 0.0};
  for (const Material& material : *view.materials->materials) {
    const bool wide = !hasPictures(material) || material.variation > 0.0;
    const double size = (wide ? kWiderTiles : 1.0) * material.size;
    WideTiles& tiles = wide ? own : pictures;
    tiles.smallest = tiles.largest > 0.0 ? std::min(tiles.smallest, size) : size;
    tiles.largest = std::max(tiles.largest, size);
  }
  return {own.largest > 0.0 ? own.smallest : pictures.smallest, std::max(own.largest, pictures.largest)};
}

double textureReach(const SceneView& view, double size) {
  return reachOf(view, size / kMaterialTilePixels);
}

double detailReach(const SceneView& view, const GridFrame& frame) {
  return reachOf(view, coarsestPixel(frame));
}

EyePlace eyePlace(const Vec3& eye, const SceneBounds& bounds, const GridFrame& frame,
                  const HeightRaster& heights) {
  const double ground = heightAt(heights, frame.column(eye.x()), frame.row(eye.y()));
  if (std::isnan(ground)) return eye.z() < bounds.base ? EyePlace::UnderGround : EyePlace::Beside;
  return eye.z() < ground ? EyePlace::UnderGround : EyePlace::OverGround;
}

void setBrush(TerrainBlock& block, const std::optional<BrushMark>& mark, const Vec3& eye) {
  block.brush = {};
  block.brushColour = {0.0F, 0.0F, 0.0F, -1.0F};
  if (!mark) return;
  const Vec2 centre = mark->centre - eye.head<2>();
  const auto [red, green, blue] = brushKindInfo(mark->settings.kind).tint;
  block.brush = {f(centre.x()), f(centre.y()), f(mark->settings.radius), f(mark->settings.innerRadius)};
  block.brushColour = {red, green, blue, static_cast<float>(mark->settings.falloff)};
  block.brushAlpha = {f(std::cos(mark->angle)), f(std::sin(mark->angle)), mark->settings.alpha ? 1.0F : 0.0F,
                      0.0F};
  for (int i = 0; i < kBrushCurveEntries; ++i)
    block.brushCurve[static_cast<std::size_t>(i)] =
        f(mark->settings.falloffCurve.at(double(i) / (kBrushCurveEntries - 1)));
}

TerrainBlock terrainBlock(const SceneView& view, const SceneBounds& bounds, const GroundFacts& facts,
                          const LodMetric& metric, EyePlace place, const std::array<int, 2>& anchor) {
  const Vec3& eye = view.camera.position;
  const GridFrame& frame = facts.frame;
  const RampScale ramp = rampScale(facts.heights, view.settings.seaLevel);
  const double whole = std::round(eye.z());
  TerrainBlock block{};
  block.cell = {f(frame.dx), f(-frame.dy), f(frame.x(anchor[0]) - eye.x()), f(frame.y(anchor[1]) - eye.y())};
  block.last = {frame.columns - 1 - anchor[0], frame.rows - 1 - anchor[1], 0, 0};
  block.lod = {f(metric.slope * metric.slope), f(metric.offset * metric.offset),
               f(shadingRelief(bounds.terrain) * view.camera.exaggeration),
               place == EyePlace::UnderGround ? 1.0F : 0.0F};
  block.height = {f(whole), f(eye.z() - whole), f(bounds.base - eye.z()),
                  f(1.0 / std::max(bounds.terrain.max.z() - bounds.base, 1e-6))};
  // Relief that single precision does not tell from level ground, from so far away, has one tint.
  const float least = f(2e-5 * std::abs(eye.z()));
  block.ramp = {ramp.shore, 1.0F / std::max(ramp.landSpan, least),
                ramp.seaSpan > 0.0F ? 1.0F / std::max(ramp.seaSpan, least) : 0.0F, kRampEntries / 2.0F};
  setBrush(block, view.brush, eye);
  if (view.fractions)
    block.fractions = {view.fractions->allOrNothing ? 1.0F : 0.0F,
                       view.fractions->kind == AnalysisKind::SkyView ? 1.0F : 0.0F, 0.0F, 0.0F};
  if (view.mask) {
    block.fractions[2] = f(view.mask->opacity);
    block.fractions[3] = view.mask->ofLayer ? 1.0F : 0.0F;
  }
  // Rock among the tints is for atlases: elsewhere they are those of the legend.
  const float rock = view.settings.shading.ramp == TintRamp::Atlas ? 0.75F : 0.0F;
  // A span that all but the sharpest crests keep to: a mean over samples is about half of what it is the mean
  // of.
  block.measure = {f(view.settings.shading.relief), f(frame.cellSize() / std::max(facts.roughness, 1e-6)),
                   rock, view.materials ? f(view.materials->variation) : 0.0F};
  setLines(block, view, facts);
  setNature(block, view, facts, ramp);
  return block;
}

}  // namespace scarp
