#include "core/compare/OperationMerge.h"

#include <algorithm>
#include <set>
#include <utility>
#include <vector>

#include "core/compare/SharedGrid.h"
#include "core/compare/ThingDifference.h"
#include "core/document/EditHistory.h"
#include "core/edit/Operation.h"
#include "core/edit/OperationInfo.h"
#include "core/edit/Replay.h"
#include "core/project/ProjectFile.h"

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

}  // namespace

Result<std::optional<OperationMerge>> mergeByOperations(const DocumentParts& base, const DocumentParts& ours,
                                                        const DocumentParts& theirs,
                                                        const Progress& progress) {
  using Merge = std::optional<OperationMerge>;
  const auto our = branchFrom(base, ours), their = branchFrom(base, theirs);
  if (!our || !their || !canFollow(their->topics, our->topics)) return Merge();
  OperationMerge merge{std::make_unique<TerrainDocument>(DocumentParts(ours)), their->steps.size()};
  const LayerId active = merge.document->activatedLayer();
  std::vector<ReplayStep> steps;
  for (const EditRecord& step : their->steps) steps.push_back({step.operation.get(), step.active});
  const auto done = replaySteps(steps, *merge.document, {.followsMadeLayers = true}, progress);
  if (!done && done.error().cancelled) return done.error();
  if (!done) return Merge();
  const auto& layers = merge.document->layers();
  merge.document->activate(std::ranges::find(layers, active, &Layer::id) != layers.end() ? active : kBaseLayer);
  return Merge(std::move(merge));
}

}  // namespace scarp
