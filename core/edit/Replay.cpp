#include "core/edit/Replay.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>

#include "core/document/TerrainDocument.h"
#include "core/edit/EditSession.h"
#include "core/edit/OperationInfo.h"
#include "core/terrain/HeldSlots.h"

namespace scarp {

namespace {

bool containsLayer(const std::vector<Layer>& layers, LayerId id) {
  return std::ranges::find(layers, id, &Layer::id) != layers.end();
}

/// Returns the ids of the layers that an operation makes, in the order of the list of layers.
std::vector<LayerId> madeBy(const Operation& operation) {
  std::vector<LayerId> made;
  for (const LayerId* const id : partsOf(operation).made) made.push_back(*id);
  // OperationParts::made starts with the uppermost layer.
  if (!made.empty()) std::ranges::rotate(made, made.begin() + 1);
  return made;
}

/// Replay of steps on a document.
class StepReplay {
 public:
  StepReplay(TerrainDocument& document, const ReplayRules& rules) : document_(document), rules_(rules) {}

  Result<void> perform(std::size_t index, const ReplayStep& step, const Progress& progress) {
    if (step.active && !activate(*step.active)) return Error{"its layer is not there any more"};
    if (!step.operation) {
      if (rules_.withoutOperation) return rules_.withoutOperation(index);
      document_.addEmptyStep();
      return {};
    }
    std::optional<Operation> changed;
    OperationNotes notes;
    auto share = prepare(*step.operation, changed, notes, progress);
    if (!share) return share.error();
    const Operation& operation = changed ? *changed : *step.operation;
    const std::vector<Layer> before = rules_.followsMadeLayers ? document_.layers() : std::vector<Layer>();
    const std::uint64_t pushes = document_.history().pushes();
    if (auto done = scarp::perform(operation, document_, *share); !done) return done;
    const bool recorded = document_.history().pushes() != pushes;
    if (rules_.followsMadeLayers) follow(*step.operation, before);
    if (rules_.addsEmptySteps && !recorded) document_.addEmptyStep();
    if (rules_.performed) rules_.performed(index, operation, recorded, notes);
    return {};
  }

 private:
  /// Returns false if the layer is missing.
  bool activate(const LayerName& layer) {
    const auto& layers = document_.layers();
    if (const LayerId id = idHere(layer.id); containsLayer(layers, id)) {
      document_.activate(id);
    } else if (rules_.findsByPlace) {
      if (layer.place <= layers.size())
        document_.activate(layer.place == 0 ? kBaseLayer : layers[layer.place - 1].id);
    } else {
      if (id != kBaseLayer && !rules_.missingIsBase) return false;
      document_.activate(kBaseLayer);
    }
    return true;
  }

  /// Sets `changed` if a modified operation has to be performed. Returns the progress for performing it.
  Result<Progress> prepare(const Operation& operation, std::optional<Operation>& changed,
                           OperationNotes& notes, const Progress& progress) const {
    if (rules_.convert) {
      auto converted = rules_.convert(operation);
      if (!converted) return converted.error();
      changed = *std::move(converted);
    }
    const OperationInfo& info = operationInfo(operation);
    const bool reads = rules_.readsFiles && info.readFiles;
    if (!changed && (reads || rules_.followsMadeLayers || rules_.findsByPlace)) changed = operation;
    if (rules_.followsMadeLayers) renameLayers(*changed, [this](LayerId there) { return idHere(there); });
    if (rules_.findsByPlace && !withPlaces(*changed, document_))
      setIds(*changed, std::vector<std::uint64_t>(idsIn(*changed).size()));
    if (!reads) return progress;
    const auto read = info.readFiles(*changed, document_, partOf(progress, 0.0, 0.9), notes);
    if (!read) return read.error();
    if (*read) return partOf(progress, 0.9, 1.0);
    return progress;
  }

  void follow(const Operation& operation, const std::vector<Layer>& before) {
    const std::vector<LayerId> there = madeBy(operation);
    std::size_t next = 0;
    for (const Layer& layer : document_.layers()) {
      if (next == there.size()) return;
      if (containsLayer(before, layer.id)) continue;
      if (there[next] != 0) idsHere_[there[next]] = layer.id;
      ++next;
    }
  }

  [[nodiscard]] LayerId idHere(LayerId there) const {
    const auto found = idsHere_.find(there);
    return found == idsHere_.end() ? there : found->second;
  }

  TerrainDocument& document_;
  const ReplayRules& rules_;
  std::map<LayerId, LayerId> idsHere_;  ///< Ids of layers that the operations made, by recorded ids.
};

}  // namespace

Result<void> replaySteps(std::span<const ReplayStep> steps, TerrainDocument& document,
                         const ReplayRules& rules, const Progress& progress) {
  StepReplay replay(document, rules);
  for (std::size_t i = 0; i < steps.size(); ++i) {
    const double share = 1.0 / static_cast<double>(steps.size()), done = share * static_cast<double>(i);
    if (!keepGoing(progress, done)) return Error::cancel();
    const auto within = [&](double fraction) { return keepGoing(progress, done + share * fraction); };
    auto performed = replay.perform(i, steps[i], within);
    if (performed) continue;
    if (performed.error().cancelled || !rules.errorPrefix) return performed;
    return errorIn(rules.errorPrefix(i), performed.error());
  }
  return {};
}

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
    if (const AdjustOperation* later = adjustmentOf(history.record(i));
        later && indexOf(later->step, history) == step)
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
  return session.keep(operation);
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
