#include "core/edit/TerrainEdits.h"

#include <algorithm>
#include <cmath>
#include <memory>
#include <numbers>
#include <optional>
#include <set>
#include <utility>

#include "core/base/ReproducibleMath.h"
#include "core/document/DocumentParts.h"
#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/document/TileParts.h"
#include "core/edit/AdjustmentLayers.h"
#include "core/edit/EditSession.h"
#include "core/edit/LayerUpdater.h"
#include "core/edit/LineLimits.h"
#include "core/edit/OperationInfo.h"
#include "core/line/StampShape.h"
#include "core/material/PaintRaster.h"
#include "core/operation/OperationSchema.h"
#include "core/operation/Reshape.h"
#include "core/terrain/WorkingRange.h"

namespace scarp {

Result<void> performByPlaces(const FilterOperation& operation, TerrainDocument& document,
                             const Progress& progress) {
  if (Message why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  const auto mask = document.editMask();
  const auto heights = filtered(document.snapshot(), operation.filter, mask ? &*mask : nullptr, progress);
  if (!heights) return heights.error();
  return commitFiltered(operation, *heights, document);
}

Result<void> commitFiltered(const FilterOperation& operation, const HeightRaster& heights,
                            TerrainDocument& document) {
  if (Message why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  EditSession session(document, Message(kindOf(operation.filter).title));
  if (kindOf(operation.filter).traits.deposits) session.recordDeposits();
  session.replace(kGround, heights);
  return session.keep(operation);
}

namespace {

using Tile = HeightRaster::Tile;

/// As DabMask lets a change through: holes open and close from ½ on.
void blend(Tile& heights, const Tile& earlier, const Tile& share) {
  for (std::size_t i = 0; i < heights.size(); ++i) {
    const float is = heights[i], was = earlier[i];
    if (std::isnan(is) || std::isnan(was))
      heights[i] = share[i] >= 0.5F ? was : is;
    else if (share[i] > 0.0F)
      heights[i] = share[i] >= 1.0F ? was : is + share[i] * (was - is);
  }
}

}  // namespace

Result<void> performByPlaces(const RevertOperation& operation, TerrainDocument& document, const Progress&) {
  if (Message why = document.whyNotEditable(); !why.empty()) return Error{std::move(why)};
  const EditHistory& history = document.history();
  if (operation.step > document.stepsBefore() + history.size())
    return Error{"there is no step %1 of the history to go back to", operation.step};
  const auto earlier = heightsAt(document, operation.step);
  if (!earlier.ok()) return earlier.error();
  HeightRaster heights = document.heights();
  if (!(earlier->rect() == heights.rect())) return Error{"the terrain had another size then"};
  const MaskRaster* const selection = document.selection();
  for (const int slot : earlier->unsharedSlots(heights)) {
    if (!selection) {
      heights.exchangeTile(slot, earlier->tile(slot));
    } else if (selection->holds(slot)) {
      const auto blended = heights.copyOfTile(slot);
      blend(*blended, *earlier->copyOfTile(slot), *selection->tile(slot));
      heights.exchangeTile(slot, blended);
    }
  }
  EditSession session(document, Message(selection ? "Revert selection" : "Revert ground"));
  session.replace(kGround, heights);
  const bool done = operation.step <= document.stepsBefore() + history.position();
  return session.keep(done ? std::make_shared<const Operation>(operation) : nullptr);
}

OperationParts RevertOperation::parts() { return {.step = &step, .stepOffset = 1}; }
std::optional<std::size_t> RevertOperation::earlierGround() const { return step.place; }

Result<void> performByPlaces(const UndoOperation&, TerrainDocument& document, const Progress&) {
  if (!document.history().canUndo()) return Error{"there is nothing to undo"};
  return document.undo();
}

Result<void> performByPlaces(const RedoOperation&, TerrainDocument& document, const Progress&) {
  if (!document.history().canRedo()) return Error{"there is nothing to redo"};
  return document.redo();
}

namespace {

/// Where heights are rescaled, so is what a layer adds to them; what it puts in their place moves as well.
Result<HeightRaster> reshapedLayer(const ReshapeTask::Part& part, const ReshapeTask& task,
                                   const Progress& progress) {
  auto raster = reshaped(part.raster, task.reshape, part.fill, progress);
  const auto* rescale = std::get_if<RescaleReshape>(&task.reshape);
  if (!raster || !rescale) return raster;
  const auto layer = std::ranges::find(task.state.layers, part.id.layer, &Layer::id);
  const bool adds = layer != task.state.layers.end() && layer->blend == LayerBlend::Add;
  return mappedHeights(*raster, rescale->scale, adds ? 0.0 : rescale->offset, progress);
}

/// As a mask of whole numbers. Rounding may leave a sample with a little more than 255 in all, which is cut
/// off where paint is laid over the rules.
Result<HeightRaster> reshapedPaint(const HeightRaster& paint, const ReshapeTask& task,
                                   const Progress& progress) {
  const auto mask = reshapedMask(paintAsMask(paint, task.state.frame), task.reshape, 0.0F, progress);
  if (!mask) return mask.error();
  return maskAsPaint(*mask, reshaped(task.state.frame, task.reshape));
}

/// Thicknesses, which grow with the heights; resampling may overshoot below 0.
Result<HeightRaster> reshapedDeposit(const ReshapeTask::Part& part, const ReshapeTask& task,
                                     const Progress& progress) {
  auto raster = reshaped(part.raster, task.reshape, part.fill, progress);
  const auto* rescale = std::get_if<RescaleReshape>(&task.reshape);
  if (raster && rescale) raster = mappedHeights(*raster, rescale->scale, 0.0, progress);
  if (!raster) return raster;
  for (const int slot : raster->heldSlots())
    raster->exchangeTile(slot, usableTile(RasterRole::Deposit, raster->tile(slot)));
  return raster;
}

Result<HeightRaster> reshapedPart(const ReshapeTask::Part& part, const ReshapeTask& task,
                                  const Progress& progress) {
  switch (part.id.role) {
    case RasterRole::LayerMask:
    case RasterRole::Selection:
    case RasterRole::NamedMask:
      return reshapedMask(part.raster, task.reshape, part.fill, progress);
    case RasterRole::Layer:
      return reshapedLayer(part, task, progress);
    case RasterRole::Paint:
      return reshapedPaint(part.raster, task, progress);
    case RasterRole::Deposit:
      return reshapedDeposit(part, task, progress);
    case RasterRole::Ground:
    case RasterRole::Base:
      break;
  }
  auto terrain =
      reshaped(Terrain{task.state.frame, task.state.georeference, part.raster}, task.reshape, progress);
  if (!terrain) return terrain.error();
  return std::move(terrain->heights);
}

/// The image with its left and right edges exchanged.
AlphaPtr mirroredImage(const Alpha& alpha) {
  Alpha mirrored = alpha;
  for (int row = 0; row < alpha.rows; ++row) {
    const auto begin = mirrored.values.begin() + static_cast<std::ptrdiff_t>(row) * alpha.columns;
    std::reverse(begin, begin + alpha.columns);
  }
  return std::make_shared<const Alpha>(std::move(mirrored));
}

/// A stamp whose edges across and along become these vectors, metres.
BrushSettings withStampAxes(BrushSettings brush, const Vec2& across, const Vec2& along) {
  brush = withStampSize(std::move(brush), {across.norm(), along.norm()});
  const double turn = reproducible::atan2(-along.x(), along.y());
  brush.alphaAngle = turn * 180.0 / std::numbers::pi;
  const bool mirrored = across.x() * along.y() - across.y() * along.x() < 0.0;
  if (mirrored && brush.alpha) brush.alpha = mirroredImage(*brush.alpha);
  return brush;
}

/// Lines keep their places on the ground, also those that are off the terrain now.
LineSet reshapedLines(std::vector<Line> lines, const GridFrame& frame, const Reshape& reshape) {
  const GridMap map = gridMapOf(reshape, frame);
  const GridFrame after = reshaped(frame, reshape);
  const auto* rescale = std::get_if<RescaleReshape>(&reshape);
  const auto move = [&](double& x, double& y) {
    const Vec2 place = map.toNew(frame.column(x), frame.row(y));
    x = after.x(place.x());
    y = after.y(place.y());
  };
  for (Line& line : lines) {
    if (line.kind == LineKind::Stamp) {
      const BrushSettings& brush = line.brush.settings();
      const StampSize size = stampSize(brush);
      const double angle = brush.alphaAngle * std::numbers::pi / 180.0;
      const Vec2 east(reproducible::cos(angle), reproducible::sin(angle));
      const Vec2 across = size.width * east, along = size.depth * Vec2(-east.y(), east.x());
      const auto moved = [&](const Vec2& by) {
        Vec2 from(line.points[0].x, line.points[0].y), to = from + by;
        move(from.x(), from.y());
        move(to.x(), to.y());
        return Vec2(to - from);
      };
      const Vec2 acrossAfter = moved(across), alongAfter = moved(along);
      const double change = (acrossAfter - across).norm() + (alongAfter - along).norm();
      if (change > 1e-9 * (size.width + size.depth))
        if (auto turned = lineBrushOf(withStampAxes(brush, acrossAfter, alongAfter)))
          line.brush = *std::move(turned);
    }
    for (LinePoint& point : line.points) {
      move(point.x, point.y);
      if (rescale && point.height)
        point.height = std::clamp(rescale->scale * *point.height + rescale->offset, -kHighest, kHighest);
    }
    if (!line.brush) continue;
    BrushSettings brush = line.brush.settings();
    const auto within = [](double place) { return std::clamp(place, -kLongestSide, kLongestSide); };
    const auto keep = [&](double& x, double& y) {
      move(x, y);
      x = within(x);
      y = within(y);
    };
    if (brush.kind == BrushKind::Clone) keep(brush.cloneX, brush.cloneY);
    if (brush.symmetry.kind != SymmetryKind::None) keep(brush.symmetry.x, brush.symmetry.y);
    if (rescale) {
      brush.strength = std::min(std::abs(rescale->scale) * brush.strength, kHighest);
      brush.rise = std::clamp(rescale->scale * brush.rise, -kHighest, kHighest);
      brush.targetHeight =
          std::clamp(rescale->scale * brush.targetHeight + rescale->offset, -kHighest, kHighest);
    }
    line.brush = LineBrush(std::move(brush));
  }
  return LineSet(std::move(lines));
}

/// Whether places on the ground keep their local coordinates.
bool keepsPlaces(const GridFrame& frame, const Reshape& reshape) {
  for (const GroundPlace& at : {GroundPlace{0.0, 0.0, 0.0}, GroundPlace{1.0, 2.0, 0.0}}) {
    const auto after = reshaped(at, frame, reshape);
    if (!after || after->x != at.x || after->y != at.y || after->yaw != at.yaw) return false;
  }
  return true;
}

}  // namespace

Result<ReshapeTask> reshapeTask(const TerrainDocument& document, const ReshapeOperation& operation) {
  if (auto valid = validate(operation.reshape, document.frame()); !valid) return valid.error();
  ReshapeTask task{operation.reshape, document.state(), {}};
  for (const RasterId& id : rastersOf(task.state)) {
    // Layers make the ground from the base.
    if (id == kGround && !task.state.layers.empty()) continue;
    if (const HeightRaster* raster = document.raster(id))
      task.parts.push_back({id, *raster, document.emptyRaster(id.role).fill()});
  }
  return task;
}

Result<ReshapedTerrain> ReshapeTask::run(const Progress& progress) const {
  ReshapedTerrain done{state, {}};
  done.state.frame = reshaped(state.frame, reshape);
  done.state.georeference = reshaped(state.georeference, state.frame, reshape);
  // The lattice of a scatter rule lies in the local frame: what was done at its places is of ground
  // elsewhere.
  if (!keepsPlaces(state.frame, reshape))
    for (ScatterRule& rule : done.state.scatterRules) {
      rule.without.clear();
      rule.clearings.clear();
    }
  std::set<RasterId> computed;
  for (Layer& layer : done.state.layers) {
    const Layer before = layer;
    if (layer.lines) layer.lines = reshapedLines(layer.lines.lines(), state.frame, reshape);
    if (layer.adjustment) setAdjustment(layer, reshapedFilter(*layer.adjustment, reshape), done.state.frame);
    // Also where edits no longer update it.
    if (!before.isUpdatedByEdits() && !layer.isUpdatedByEdits()) continue;
    computed.insert({RasterRole::Layer, layer.id});
    layer.outdated = false;
  }
  if (auto good = checkLineWork(done.state.layers, done.state.frame); !good) return good.error();
  const auto count = static_cast<double>(parts.size());
  for (std::size_t i = 0; i < parts.size(); ++i) {
    if (computed.contains(parts[i].id)) continue;
    const auto before = static_cast<double>(i);
    auto raster = reshapedPart(parts[i], *this, partOf(progress, before / count, (before + 1.0) / count));
    if (!raster) return raster.error();
    done.rasters.emplace(parts[i].id, *std::move(raster));
  }
  if (state.layers.empty()) return done;
  const auto ground = recomputedLayers(done.state, done.rasters, progress);
  if (!ground) return ground.error();
  done.rasters.emplace(kGround, *ground);
  return done;
}

Result<void> commitReshaped(TerrainDocument& document, ReshapedTerrain reshapedTo,
                            const ReshapeOperation& operation) {
  const GridFrame frame = document.frame();  // As it was: reframe() changes the document's own.
  const auto* rescale = std::get_if<RescaleReshape>(&operation.reshape);
  std::map<ObjectId, std::optional<Object>> objects;
  for (auto [id, object] : document.objects().all()) {
    const auto place = reshaped(GroundPlace{object.x, object.y, object.yaw}, frame, operation.reshape);
    if (place) {
      object.x = place->x;
      object.y = place->y;
      object.yaw = place->yaw;
      if (rescale && object.elevation)
        object.elevation =
            std::clamp(rescale->scale * *object.elevation + rescale->offset, -kHighest, kHighest);
    }
    objects.emplace(id, place ? std::optional(object) : std::nullopt);
  }
  EditSession session(document, Message(kindOf(operation.reshape).title));
  session.reframe(reshapedTo.state, std::move(reshapedTo.rasters));
  session.exchangeObjects(std::move(objects));
  return session.keep(operation);
}

Result<void> performByPlaces(const ReshapeOperation& operation, TerrainDocument& document,
                             const Progress& progress) {
  const auto task = reshapeTask(document, operation);
  if (!task) return task.error();
  auto done = task->run(progress);
  if (!done) return done.error();
  return commitReshaped(document, *std::move(done), operation);
}

}  // namespace scarp
