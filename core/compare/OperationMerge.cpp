#include "core/compare/OperationMerge.h"

#include <algorithm>
#include <map>
#include <set>
#include <utility>
#include <vector>

#include "core/compare/SharedGrid.h"
#include "core/compare/ThingDifference.h"
#include "core/edit/Operation.h"
#include "core/edit/OperationIds.h"
#include "core/edit/OperationInfo.h"
#include "core/project/ProjectContents.h"

namespace scarp {

namespace {

EditTopic topicOf(const Operation& operation) {
  return needsHistory(operation) ? EditTopic::Unmergeable : operationInfo(operation).traits.topic;
}

/// A version of the document as it was at the base, and what has been done to it since.
struct Branch {
  std::size_t first = 0;              ///< The first step since.
  std::vector<EditRecord> steps;      ///< Without tiles.
  std::set<EditTopic> topics;
};

bool isAsBase(const TerrainDocument& document, const DocumentParts& base) {
  const DocumentParts parts = contentsOf(document).document;
  return parts.state == base.state && sameSamples(parts.rasters.at(kGround), base.rasters.at(kGround)) &&
         parts.objects.all() == base.objects.all() && thingsBetween(base, parts).empty();
}

/// Where a history leads on from the base; nothing where it does not, or a step cannot be done again.
std::optional<Branch> branchFrom(const DocumentParts& base, const DocumentParts& side) {
  TerrainDocument document{DocumentParts(side)};
  const EditHistory& history = document.history();
  const std::size_t done = history.position();
  Branch branch;
  if (base.history.position > 0) {
    const auto& last = base.history.items[base.history.position - 1].record;
    const auto place = last ? history.indexOf(last->id) : std::nullopt;
    if (place) branch.first = *place + 1;
  }
  if (branch.first > done) return std::nullopt;
  for (std::size_t i = branch.first; i < done; ++i) {
    branch.steps.push_back(history.record(i));
    const EditRecord& step = branch.steps.back();
    if (!step.operation) return std::nullopt;
    branch.topics.insert(topicOf(*step.operation));
  }
  if (!document.goTo(branch.first) || !isAsBase(document, base)) return std::nullopt;
  return branch;
}

bool canFollow(const std::set<EditTopic>& theirs, const std::set<EditTopic>& ours) {
  if (theirs.contains(EditTopic::Unmergeable)) return false;
  // Everything goes through the selection.
  if (ours.contains(EditTopic::Selection) || ours.contains(EditTopic::Unmergeable)) return theirs.empty();
  return std::ranges::none_of(theirs, [&](EditTopic topic) {
    return topic != EditTopic::Ground && topic != EditTopic::Layers && ours.contains(topic);
  });
}

/// Their layers have other ids here where ours has used them since.
class LayerRenames {
 public:
  void made(LayerId there, LayerId here) {
    if (there != 0) ids_[there] = here;
  }
  [[nodiscard]] LayerId here(LayerId there) const {
    const auto found = ids_.find(there);
    return found == ids_.end() ? there : found->second;
  }

 private:
  std::map<LayerId, LayerId> ids_;
};

/// The layers that an operation makes, in the order of the list of layers.
std::vector<LayerId> madeBy(const Operation& operation) {
  std::vector<LayerId> made;
  for (const LayerId* const id : partsOf(operation).made) made.push_back(*id);
  // The uppermost is the first of them.
  if (!made.empty()) std::ranges::rotate(made, made.begin() + 1);
  return made;
}

std::vector<LayerId> newLayers(const std::vector<Layer>& before, const std::vector<Layer>& after) {
  std::vector<LayerId> made;
  for (const Layer& layer : after)
    if (std::ranges::find(before, layer.id, &Layer::id) == before.end()) made.push_back(layer.id);
  return made;
}

bool replayStep(const EditRecord& step, TerrainDocument& document, LayerRenames& renames,
             const Progress& progress) {
  const std::vector<Layer> before = document.layers();
  const LayerId active = renames.here(step.active.id);
  if (active != kBaseLayer && std::ranges::find(before, active, &Layer::id) == before.end()) return false;
  document.activate(active);
  Operation operation = *step.operation;
  renameLayers(operation, [&](LayerId there) { return renames.here(there); });
  if (!perform(operation, document, progress)) return false;
  const std::vector<LayerId> there = madeBy(*step.operation), here = newLayers(before, document.layers());
  for (std::size_t i = 0; i < std::min(there.size(), here.size()); ++i) renames.made(there[i], here[i]);
  return true;
}

}  // namespace

Result<std::optional<OperationMerge>> mergeByOperations(const DocumentParts& base, const DocumentParts& ours,
                                                        const DocumentParts& theirs,
                                                        const Progress& progress) {
  using Merge = std::optional<OperationMerge>;
  const auto our = branchFrom(base, ours), their = branchFrom(base, theirs);
  if (!our || !their || !canFollow(their->topics, our->topics)) return Merge();
  OperationMerge merge{std::make_unique<TerrainDocument>(DocumentParts(ours)), their->steps.size()};
  const LayerId active = merge.document->activatedLayer();
  LayerRenames renames;
  for (std::size_t i = 0; i < their->steps.size(); ++i) {
    if (progress && !progress(static_cast<double>(i) / static_cast<double>(their->steps.size())))
      return Error::cancel();
    if (!replayStep(their->steps[i], *merge.document, renames, {})) return Merge();
  }
  const auto& layers = merge.document->layers();
  merge.document->activate(std::ranges::find(layers, active, &Layer::id) != layers.end() ? active : kBaseLayer);
  return Merge(std::move(merge));
}

}  // namespace scarp
