#include "core/edit/Replay.h"

#include <algorithm>
#include <cstdint>
#include <map>
#include <utility>
#include <vector>

#include "core/document/EditHistory.h"
#include "core/document/TerrainDocument.h"
#include "core/edit/OperationIds.h"
#include "core/edit/OperationInfo.h"

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

}  // namespace scarp
