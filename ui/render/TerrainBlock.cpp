#include "ui/render/TerrainBlock.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/brush/BrushKinds.h"
#include "core/terrain/Surface.h"
#include "core/visibility/GroundAnalysis.h"
#include "ui/render/GroundLines.h"
#include "ui/render/MaterialColours.h"
#include "ui/render/PictureLayer.h"

namespace scarp {

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
  const double coarsest = size / kMaterialTilePixels;
  if (view.camera.projection == Camera::Projection::Perspective)
    return coarsest * view.pixelHeight / (2.0 * std::tan(0.5 * view.camera.fieldOfView));
  return view.camera.orthoHeight / view.pixelHeight < coarsest ? std::numeric_limits<double>::infinity()
                                                               : 0.0;
}

double detailReach(const SceneView& view, const GridFrame& frame) {
  const double coarsest = coarsestPixel(frame);
  if (view.camera.projection == Camera::Projection::Perspective)
    return coarsest * view.pixelHeight / (2.0 * std::tan(0.5 * view.camera.fieldOfView));
  return view.camera.orthoHeight / view.pixelHeight < coarsest ? std::numeric_limits<double>::infinity()
                                                               : 0.0;
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
