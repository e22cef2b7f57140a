#include "ui/render/TerrainRenderer.h"

#include <epoxy/gl.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <numbers>

#include "core/terrain/WorkingRange.h"
#include "ui/render/GlObjects.h"
#include "ui/render/LodSelection.h"
#include "ui/render/TerrainBlock.h"

namespace scarp {

namespace {

constexpr double kLeastCells = 0.05;      ///< Of ground that is all spikes.
constexpr double kMostCellPixels = 12.0;  ///< Coarser shows in the light, however smooth the ground.
constexpr double kFarMorph = 1e30;
constexpr double kTaller = 1.2;  ///< As far as a patch reaches, in its diagonals, but where it is all cliffs.
constexpr double kCoarser = 1.4;  ///< Where the ground is drawn more coarsely than asked for, by steps.

}  // namespace

void BrushAlpha::prepare(const AlphaPtr& alpha) {
  if (alpha == held_) return;
  held_ = alpha;
  texture_ = GlTexture();
  if (!alpha) return;
  texture_ = makeTexture(GL_TEXTURE_2D);
  const auto longest = static_cast<unsigned>(std::max(alpha->columns, alpha->rows));
  glTextureStorage2D(texture_.id(), std::bit_width(longest), GL_R8, alpha->columns, alpha->rows);
  glTextureSubImage2D(texture_.id(), 0, 0, 0, alpha->columns, alpha->rows, GL_RED, GL_FLOAT,
                      alpha->values.data());
  glGenerateTextureMipmap(texture_.id());
  setSampling(texture_, GL_LINEAR_MIPMAP_LINEAR, GL_LINEAR, GL_CLAMP_TO_EDGE);
}

void BrushAlpha::bind(unsigned unit) const { glBindTextureUnit(unit, texture_.id()); }

TerrainStats& TerrainStats::operator+=(const TerrainStats& more) {
  patches += more.patches;
  draws += more.draws;
  uploads += more.uploads;
  materialUploads += more.materialUploads;
  uploadedBytes += more.uploadedBytes;
  triangles += more.triangles;
  shadowMaps += more.shadowMaps;
  objectMeshes += more.objectMeshes;
  objectPoints += more.objectPoints;
  whole = whole && more.whole;
  return *this;
}

Result<std::unique_ptr<TerrainRenderer>> TerrainRenderer::create(const TerrainDetail& detail,
                                                                 long long pageBudget) {
  Result<GroundPrograms> programs = GroundPrograms::create(detail.patchCells, detail.fine);
  if (!programs) return programs.error();
  Result<GlProgram> shape = makeComputeProgram("page-shape");
  if (!shape) return shape.error();
  return std::unique_ptr<TerrainRenderer>(
      new TerrainRenderer(detail, std::move(programs.value()), std::move(shape.value()), pageBudget));
}

TerrainRenderer::TerrainRenderer(const TerrainDetail& detail, GroundPrograms programs, GlProgram shape,
                                 long long pageBudget)
    : detail_(detail),
      finer_(std::countr_zero(static_cast<unsigned>(kPageCells / detail.patchCells))),
      programs_(std::move(programs)),
      pages_(std::move(shape), pageBudget),
      batch_(detail.patchCells),
      block_(makeBuffer()),
      colours_(detail.fine),
      materialColours_(detail.fine),
      brushAlpha_() {}

void TerrainRenderer::invalidate(const GridRect& samples) {
  pages_.invalidate(samples);
  reshaped_ = reshaped_.united(samples);
  bound_.invalidate(samples);
}

double TerrainRenderer::finestCells(const SceneView& view, const HeightRaster& heights) {
  const RenderSettings& settings = view.settings;
  if (settings.cellPixels > 0.0) return settings.cellPixels;
  const bool asked = settings.pixelError > 0.0;
  const double pixels = asked ? settings.pixelError : detail_.pixelError;
  // What is asked for holds everywhere; what suits a slow machine nearly everywhere.
  // The bound looks at every sample, which is not worth reading a whole file for.
  bounded_ = (asked || detail_.everywhere) && heights.unreadTiles() == 0 && checkWhole(frame_).ok();
  straying_ = view.camera.exaggeration * (bounded_ ? bound_.cells(heights, frame_) : roughness_->roughness());
  return std::clamp(pixels / std::max(straying_, 1e-9), bounded_ ? kLeastCells : detail_.finestCells,
                    kMostCellPixels);
}

TerrainRenderer::Selection TerrainRenderer::select(const LodTree& tree, const SceneView& view,
                                                   const SceneBounds& bounds, double cellPixels) const {
  const Frustum frustum(cullMatrix(view, bounds));
  Selection selection;
  selection.cellPixels = cellPixels;
  selection.metric =
      lodMetric(view.camera, view.pixelHeight, tree.frame, tree.pyramid.range(), cellPixels, tree.patchCells);
  selection.nodes = selectNodes(tree, selection.metric, frustum, floor_);
  for (const LodNode& node : selection.nodes) selection.pages.push_back(pageOf(node));
  std::ranges::sort(selection.pages);
  selection.pages.erase(std::ranges::unique(selection.pages).begin(), selection.pages.end());
  for (const PageId& page : selection.pages) selection.lacking += pages_.lacking(page);
  return selection;
}

TerrainRenderer::Selection TerrainRenderer::choose(const LodTree& tree, const SceneView& view,
                                                   const SceneBounds& bounds, double cellPixels) {
  Selection wanted = select(tree, view, bounds, cellPixels);
  // All pages in sight must be resident at once: on a huge screen rather coarser than with holes.
  while (wanted.pages.size() > static_cast<std::size_t>(pages_.capacity()))
    wanted = select(tree, view, bounds, kCoarser * wanted.cellPixels);
  const long long budget = view.atOnce ? std::numeric_limits<long long>::max() : detail_.uploadBytes;
  wanted_.clear();
  if (wanted.lacking <= budget) return wanted;
  Selection drawn = select(tree, view, bounds, kCoarser * wanted.cellPixels);
  while (drawn.lacking > budget && drawn.nodes.size() > 1)
    drawn = select(tree, view, bounds, kCoarser * drawn.cellPixels);
  // Where not both fit, there is nothing to draw in the meantime.
  if (drawn.pages.size() + wanted.pages.size() > static_cast<std::size_t>(pages_.capacity())) return wanted;
  wanted_ = std::move(wanted.pages);
  return drawn;
}

void TerrainRenderer::bringMore(const HeightRaster& heights) {
  for (const PageId& page : wanted_) pages_.keep(page);
  for (const PageId& page : wanted_) {
    if (pages_.brought().bytes >= detail_.uploadBytes) break;
    pages_.bring({&page, 1}, heights);
  }
}

bool TerrainRenderer::layOut(const Selection& chosen, const LodTree& tree, const SceneView& view,
                             const HeightRaster& heights) {
  batch_.clear();
  drawn_.clear();
  bool holes = false;
  pages_.bring(chosen.pages, heights);
  for (const LodNode& node : chosen.nodes) {
    const std::optional<int> slot = pages_.slotOf(pageOf(node));
    if (!slot) continue;
    pages_.bringMarks(*slot);
    add(node, tree, chosen.metric, view, heights, *slot);
    holes |= pages_.slot(*slot).holes;
  }
  return holes;
}

PageId TerrainRenderer::pageOf(const LodNode& node) const {
  const int level = std::max(0, node.level - finer_);
  const int shift = std::countr_zero(static_cast<unsigned>(detail_.patchCells)) + node.level - 6 - level;
  // Patches of the finest levels share a page (shift < 0).
  return shift >= 0 ? PageId{level, node.column << shift, node.row << shift}
                    : PageId{level, node.column >> -shift, node.row >> -shift};
}

unsigned TerrainRenderer::variantOf(const LodNode& node, const LodTree& tree, const LodMetric& metric,
                                    const SceneView& view, bool holes) const {
  const GridRect cells = tree.cells(node.level, node.column, node.row);
  const bool root = node.level == tree.levels() - 1;
  const RenderSettings& settings = view.settings;
  unsigned variant = holes ? GroundPrograms::Holes : 0U;
  if (!root && metric.farthest(tree.frame, cells) > metric.morphStart(node.level))
    variant |= GroundPrograms::Morph;
  if (settings.water && double(tree.heights(node.level, node.column, node.row).low) < settings.seaLevel)
    variant |= GroundPrograms::Water;
  const ShadingMode mode = shadingOf(view);
  const bool textured = mode == ShadingMode::Materials && node.distance < textureReach_;
  if (textured) variant |= GroundPrograms::Textures;
  const double across = tree.frame.cellSize() * std::numbers::sqrt2 * std::max(cells.width(), cells.height());
  const bool whole = textured && node.distance + kTaller * across < wholeTextures_;
  if ((mode == ShadingMode::Natural || mode == ShadingMode::Materials) && !whole &&
      node.distance < detailReach(view, tree.frame))
    variant |= GroundPrograms::Detail;
  return variant;
}

void TerrainRenderer::add(const LodNode& node, const LodTree& tree, const LodMetric& metric,
                          const SceneView& view, const HeightRaster& heights, int slot) {
  const int column = node.column * (detail_.patchCells << node.level);
  const int row = node.row * (detail_.patchCells << node.level);
  const PageId& page = pages_.slot(slot).page;
  const bool root = node.level == tree.levels() - 1;
  const bool glides = !root && node.level >= finer_;
  PatchBatch::Patch patch{};
  patch.node = {column - anchor_[0], row - anchor_[1], 1 << node.level, slot};
  patch.page = {(column >> page.level) - page.column * kPageCells,
                (row >> page.level) - page.row * kPageCells, 1 << (node.level - page.level), glides ? 1 : 0};
  const double start = metric.morphStart(node.level), end = metric.morphEnd(node.level);
  patch.morph = root ? std::array{static_cast<float>(kFarMorph), 0.0F}
                     : std::array{static_cast<float>(start), static_cast<float>(1.0 / (end - start))};
  const GLuint number = batch_.add(patch);
  const Drawn drawn{node.quarters, variantOf(node, tree, metric, view, pages_.slot(slot).holes), number,
                    tree.cells(node.level, node.column, node.row), 1 << node.level};
  drawn_.push_back(drawn);
  const bool marked = view.brush && brushReaches(*view.brush, tree.frame, drawn.cells, view);
  batch_.drawGround(drawn.variant | (marked ? GroundPrograms::Brush : 0U), node.quarters, number);
  if (!view.settings.walls) return;
  batch_.drawWalls(drawn.variant, tree, node, number);
  if (pages_.slot(slot).holes) batch_.drawHoleWalls(drawn.variant, tree, node, heights, number);
}

TerrainStats TerrainRenderer::draw(const HeightRaster& heights, const HeightPyramid& pyramid,
                                   const GridFrame& frame, const SceneView& view, const SceneBounds& bounds) {
  if (frame_ != frame) {
    roughness_.reset();
    bound_.reset();
  }
  frame_ = frame;
  const ShadingMode mode = shadingOf(view);
  const bool byMaterial = byMaterials(mode);
  pages_.prepare(frame, view.fractions, view.mask, byMaterial ? view.materials : std::nullopt);
  pages_.prepareDrapes(showsDrapes(mode) ? view.drapes : std::vector<GroundDrape>());
  colours_.prepare(mode, view.settings.shading.ramp);
  if (byMaterial) {
    const WideTiles tiles = wideTiles(view);
    textureReach_ = textureReach(view, tiles.largest);
    wholeTextures_ = 0.75 * textureReach(view, tiles.smallest);
    materialColours_.prepare(*view.materials, view.camera.position, mode == ShadingMode::Materials);
  }
  if (roughness_)
    roughness_->refresh(heights, reshaped_);
  else
    roughness_.emplace(heights, frame);
  reshaped_ = {};
  const LodTree tree{frame, pyramid, detail_.patchCells};
  place_ = eyePlace(view.camera.position, bounds, frame, heights);
  // From over the ground no wall is to be seen but where there are holes.
  const bool open = view.settings.walls && (place_ != EyePlace::OverGround ||
                                            view.camera.projection == Camera::Projection::Orthographic);
  floor_ = open ? bounds.base : std::numeric_limits<double>::infinity();
  const double cellPixels = finestCells(view, heights);
  Selection chosen = choose(tree, view, bounds, cellPixels);
  const auto near = [](double at, int count) { return static_cast<int>(std::clamp(at, -1e6, count + 1e6)); };
  anchor_ = {near(frame.column(view.camera.position.x()), frame.columns),
             near(frame.row(view.camera.position.y()), frame.rows)};

  pages_.beginFrame();
  pages_.beginDrapes(view, bounds, tree);
  if (layOut(chosen, tree, view, heights) && view.settings.walls && !open) {
    floor_ = bounds.base;
    chosen = choose(tree, view, bounds, cellPixels);
    layOut(chosen, tree, view, heights);
  }
  bringMore(heights);
  pages_.endFrame();
  batch_.upload();
  shared_ =
      terrainBlock(view, bounds, {frame, pyramid.range(), roughness_->roughness(), roughness_->steepness()},
                   chosen.metric, place_, anchor_);
  submit(view);
  const PatchBatch::Totals totals = batch_.totals();
  TerrainStats stats;
  stats.patches = static_cast<int>(chosen.nodes.size());
  stats.uploads = pages_.brought().pages;
  stats.materialUploads = pages_.brought().materials;
  stats.uploadedBytes = pages_.brought().bytes;
  stats.whole = wanted_.empty() && pages_.drapesWhole();
  stats.cellPixels = chosen.cellPixels;
  stats.strayPixels = bounded_ ? straying_ * chosen.cellPixels : 0.0;
  stats.draws = totals.draws;
  stats.triangles = totals.triangles;
  return stats;
}

GridRect TerrainRenderer::brushPixels(const HeightPyramid& pyramid, const SceneView& view) const {
  if (!view.brush) return {};
  int stride = 0;
  for (const Drawn& drawn : drawn_)
    if (drawn.stride > stride && brushReaches(*view.brush, frame_, drawn.cells, view)) stride = drawn.stride;
  return stride > 0 ? scarp::brushPixels(*view.brush, frame_, pyramid, stride, view) : GridRect();
}

TerrainStats TerrainRenderer::drawBrush(const SceneView& view) {
  EXPECTS(view.brush);
  TerrainStats stats;
  batch_.clearDraws();
  for (const Drawn& drawn : drawn_) {
    if (!brushReaches(*view.brush, frame_, drawn.cells, view)) continue;
    batch_.drawGround(drawn.variant | GroundPrograms::Brush, drawn.quarters, drawn.number);
    ++stats.patches;
  }
  setBrush(shared_, view.brush, view.camera.position);
  submit(view);
  const PatchBatch::Totals totals = batch_.totals();
  stats.draws = totals.draws;
  stats.triangles = totals.triangles;
  return stats;
}

void TerrainRenderer::submit(const SceneView& view) {
  streamTo(block_, &shared_, sizeof shared_);
  glBindBufferBase(GL_UNIFORM_BUFFER, 1, block_.id());
  pages_.bind();
  colours_.bind(3, 7);
  const ShadingMode mode = shadingOf(view);
  if (byMaterials(mode)) materialColours_.bind(11);
  brushAlpha_.prepare(view.brush ? view.brush->settings.alpha : nullptr);
  brushAlpha_.bind(8);
  const RenderSettings& settings = view.settings;
  const FractionsAs fractions = !view.fractions           ? FractionsAs::Nothing
                                : view.fractions->asLight ? FractionsAs::Light
                                                          : FractionsAs::Colours;
  batch_.submit(
      programs_,
      {mode, fractions, view.mask.has_value(), settings.contours.shown, settings.groundGrid.shown,
       settings.wireframe, !view.drapes.empty() && showsDrapes(mode),
       mode == ShadingMode::Materials && view.materials->fine, settings.shadows != ShadowQuality::Off},
      place_ == EyePlace::OverGround);
}

}  // namespace scarp
