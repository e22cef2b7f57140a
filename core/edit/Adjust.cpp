#include "core/edit/Adjust.h"

#include <algorithm>

#include "core/document/EarlierGround.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/OperationInfo.h"
#include "core/edit/Replay.h"
#include "core/edit/StrokeOperations.h"
#include "core/terrain/SameTiles.h"

namespace scarp {

namespace {

/// Tiles of `present` where they hold the same bits, so that a record keeps what differs only.
HeightRaster sharingWith(const HeightRaster& present, HeightRaster raster) {
  for (const int slot : raster.unsharedSlots(present)) {
    const HeightRaster::TilePtr& other = present.tile(slot);
    if (sameTile(raster.tile(slot), other)) raster.exchangeTile(slot, other);
  }
  return raster;
}

const AdjustOperation* adjustmentOf(const EditRecord& record) {
  return record.operation ? record.operation->as<AdjustOperation>() : nullptr;
}

/// Where a step stands that an adjustment names.
std::size_t indexOf(const StepName& step, const EditHistory& history) {
  return history.indexOf(step.id).value_or(step.place);
}

/// A step as it is done in a document in which steps have other ids.
Operation elsewhere(Operation operation, const EditHistory& history) {
  const OperationParts parts = partsOf(operation);
  if (parts.step) {
    const auto last = history.indexOf(parts.step->id);
    *parts.step = last ? *last + parts.stepOffset : parts.step->place;
  }
  return operation;
}

}  // namespace

const StrokeOperation* strokeOfStep(const EditHistory& history, std::size_t step) {
  if (step >= history.position() || !history.record(step).operation) return nullptr;
  const auto* stroke = history.record(step).operation->as<StrokeOperation>();
  if (!stroke) return nullptr;
  for (std::size_t i = step + 1; i < history.position(); ++i)
    if (const AdjustOperation* later = adjustmentOf(history.record(i)); later && indexOf(later->step, history) == step)
      stroke = &later->stroke;
  return stroke;
}

Result<AdjustTask> adjustTask(const TerrainDocument& document, const AdjustOperation& operation) {
  const EditHistory& history = document.history();
  const std::size_t adjusted = indexOf(operation.step, history);
  if (!strokeOfStep(history, adjusted))
    return Error{"step %1 of the history is no stroke that is done", operation.step};
  // An earlier adjustment reaches back to its own stroke: the ground before that is the last that still
  // holds.
  std::size_t first = adjusted;
  for (std::size_t i = 0; i < history.position(); ++i)
    if (const AdjustOperation* earlier = adjustmentOf(history.record(i)))
      first = std::min(first, indexOf(earlier->step, history));
  auto start = partsAt(document, first);
  if (!start) return start.error();
  // Ids that were given since are free again, so that what is placed anew is what later steps mean by them.
  ObjectLayer objects;
  for (const auto& [id, object] : start->objects.all()) objects.exchange(id, object);
  start->objects = std::move(objects);
  AdjustTask task{*std::move(start), history.settings(), {}};
  for (std::size_t i = first; i < history.position(); ++i) {
    const EditRecord& record = history.record(i);
    if (!record.operation) return Error{"the step \"%1\" cannot be done anew", record.name};
    const StrokeOperation* stroke = i == adjusted ? &operation.stroke : strokeOfStep(history, i);
    Operation again = stroke ? Operation(*stroke) : elsewhere(*record.operation, history);
    if (const auto to = operationInfo(again).earlierGround(again);
        to && *to < first && !task.start.groundsBefore.contains(*to)) {
      auto ground = heightsAt(document, *to);
      if (!ground) return ground.error();
      task.start.groundsBefore.emplace(*to, *std::move(ground));
    }
    task.steps.push_back({std::move(again), record.active, record.name});
  }
  return task;
}

Result<DocumentParts> AdjustTask::run(const Progress& progress) const {
  TerrainDocument document(start);
  document.history().setSettings(history);
  std::vector<ReplayStep> replayed;
  // Earlier adjustments are already part of the strokes that they changed.
  for (const Step& step : steps)
    replayed.push_back({step.operation.is<AdjustOperation>() ? nullptr : &step.operation, step.active});
  const auto prefix = [this](std::size_t i) {
    return Message("the step \"%1\" cannot be done any more", steps[i].name);
  };
  const ReplayRules rules{.findsByPlace = true, .addsEmptySteps = true, .errorPrefix = prefix};
  if (const auto done = replaySteps(replayed, document, rules, progress); !done) return done.error();
  return partsAt(document, document.history().position());
}

Result<void> commitAdjusted(TerrainDocument& document, const DocumentParts& adjusted,
                            const AdjustOperation& operation) {
  EXPECTS(adjusted.state.frame.samples() == document.frame().samples() &&
          adjusted.state.layers.size() == document.layers().size());
  EditSession session(document, Message("Adjust %1", document.history().record(operation.step).name));
  const auto take = [&](RasterId id, RasterId from) {
    const auto found = adjusted.rasters.find(from);
    const HeightRaster* present = document.raster(id);
    if (found == adjusted.rasters.end() && !present) return;
    HeightRaster raster = found != adjusted.rasters.end() ? found->second : document.emptyRaster(id.role);
    if (present) raster = sharingWith(*present, std::move(raster));
    if (id == kGround)
      session.replace(kGround, raster);
    else
      session.replace(id, raster);
  };
  if (document.layers().empty()) {
    take(kGround, kGround);
  } else {
    take(kBase, kBase);
    for (std::size_t i = 0; i < document.layers().size(); ++i)
      for (const RasterRole role : {RasterRole::Layer, RasterRole::LayerMask})
        take({role, document.layers()[i].id}, {role, adjusted.state.layers[i].id});
  }
  take(kDeposit, kDeposit);
  return session.keep(std::make_shared<Operation>(operation));
}

OperationParts AdjustOperation::parts() {
  return {.step = &step, .brush = &stroke.brush, .samples = &stroke.samples};
}

Result<void> performByPlaces(const AdjustOperation& operation, TerrainDocument& document,
                             const Progress& progress) {
  const auto task = adjustTask(document, operation);
  if (!task) return task.error();
  const auto adjusted = task->run(progress);
  if (!adjusted) return adjusted.error();
  return commitAdjusted(document, *adjusted, operation);
}

}  // namespace scarp
